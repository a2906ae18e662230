/** The check of two strings: the errors at their places, and the picture if they can be read. */
import { type DraftPart, judge, LONGEST_TEXT, markedPieces } from '../model/check.js';
import type { Action, Page } from '../model/page.js';
import { type Description, h, type Tree } from './html.js';
import { choices, MOSAIC_CHOICES } from './menu.js';
import { inputOf } from './table.js';

type Dispatch = (action: Action) => void;

const LABELS: Readonly<Record<DraftPart, string>> = {
  shared: 'Shared string',
  players: 'Players string',
};

/** Describe the check, with the picture. */
export function checkView(page: Page, board: Node, dispatch: Dispatch): Tree[] {
  const { draft } = page;
  const { issues, state, shown } = judge(draft);
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const verdict =
    state === undefined
      ? `Not a valid state: ${errors} ${errors === 1 ? 'error' : 'errors'}.`
      : issues.length === 0
        ? 'A valid state.'
        : 'A valid state, with warnings.';
  const part = (name: DraftPart): Description =>
    h(
      'div',
      { class: 'string' },
      h('label', { for: `text-${name}` }, LABELS[name]),
      h('textarea', {
        id: `text-${name}`,
        rows: name === 'shared' ? 2 : 4,
        maxlength: 2 * LONGEST_TEXT,
        spellcheck: 'false',
        autocomplete: 'off',
        autocapitalize: 'off',
        value: draft[name],
        'aria-describedby': 'verdict',
        oninput: (event) => dispatch({ type: 'paste', part: name, text: inputOf(event).value }),
      }),
      issues.some((issue) => issue.part === name && issue.index !== undefined) &&
        h(
          'code',
          { class: 'text marked', 'data-text': name },
          ...markedPieces(name, draft[name], issues).map(({ text, issue }) =>
            issue === undefined
              ? text
              : h('mark', { class: issues[issue]?.severity }, text, h('sup', {}, `${issue + 1}`)),
          ),
        ),
    );
  return [
    h(
      'section',
      { class: 'stage', 'aria-label': 'Picture' },
      h(
        'div',
        { class: 'status' },
        h('h2', { id: 'verdict', class: state === undefined ? 'bad' : 'good' }, verdict),
        h('p', { class: 'aside' }, state === undefined ? '' : `Phase: ${state.phase}.`),
      ),
      shown === undefined
        ? h('p', { class: 'nothing' }, 'No picture, as the strings are not readable.')
        : board,
    ),
    h(
      'div',
      { class: 'side' },
      h(
        'section',
        { class: 'panel', 'aria-label': 'The two strings' },
        part('shared'),
        part('players'),
        issues.length > 0 &&
          h(
            'ol',
            { class: 'issues' },
            ...issues.map(({ severity, message, code }) =>
              h('li', { class: severity }, message, h('code', {}, code)),
            ),
          ),
        h(
          'button',
          {
            type: 'button',
            class: 'primary',
            disabled: state === undefined,
            onclick: () => dispatch({ type: 'play-draft' }),
          },
          'Play from here',
        ),
      ),
      h(
        'section',
        { class: 'panel', 'aria-label': 'Options' },
        choices('Mosaic', 'draft-mosaic', MOSAIC_CHOICES, draft.mosaic, (mosaic) =>
          dispatch({ type: 'read-as', change: { mosaic } }),
        ),
        h(
          'label',
          { class: 'check' },
          h('input', {
            type: 'checkbox',
            checked: draft.tilingOrder === 'any',
            onchange: (event) => {
              const tilingOrder = inputOf(event).checked ? 'any' : 'top-down';
              dispatch({ type: 'read-as', change: { tilingOrder } });
            },
          }),
          'Full rows may be tiled in any order',
        ),
        h(
          'label',
          { class: 'check' },
          h('input', {
            type: 'checkbox',
            checked: draft.lenient,
            onchange: (event) =>
              dispatch({ type: 'read-as', change: { lenient: inputOf(event).checked } }),
          }),
          'Accept parts that are out of order',
        ),
      ),
    ),
  ];
}
