/**
 * The editor of positions: two strings with the errors at their places, and the board, on which positions of
 * a game that has an editor are changed, too.
 */
import { useEffect } from 'preact/hooks';
import {
  type Draft,
  type DraftPart,
  firstPosition,
  judge,
  LONGEST_TEXT,
  markedPieces,
  pasteInto,
  settingsOfDraft,
  type Verdict,
} from '../model/check.js';
import type { Page } from '../model/page.js';
import type { Issue } from '../played-game.js';
import type { Runner } from '../runner.js';
import { newSeed } from '../running/birth.js';
import { counted } from '../words.js';
import { Checkbox, Choices } from './choices.js';
import { IconButton } from './icon.js';
import { Later } from './later.js';
import { useRoving } from './roving.js';

const LABELS: Readonly<Record<DraftPart, string>> = {
  shared: 'Shared string',
  players: 'Players string',
};

/** The same in a sentence. */
const LABELS_IN_TEXT: Readonly<Record<string, string>> = {
  shared: 'shared string',
  players: 'players string',
};

interface CheckProps {
  readonly page: Page;
  readonly runner: Runner;
}

function Text({
  part,
  text,
  issues,
  runner,
}: {
  readonly part: DraftPart;
  readonly text: string;
  readonly issues: readonly Issue[];
  readonly runner: Runner;
}) {
  const hasMarks = issues.some((issue) => issue.part === part && issue.index !== undefined);
  return (
    <div class="string">
      <label class="field">
        <span>{LABELS[part]}</span>
        <textarea
          id={`text-${part}`}
          rows={part === 'shared' ? 2 : 4}
          maxLength={2 * LONGEST_TEXT}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          value={text}
          aria-describedby="verdict"
          onInput={({ currentTarget }) =>
            runner.dispatch({ type: 'draft', change: pasteInto(part, currentTarget.value) })
          }
        />
      </label>
      {hasMarks && (
        <code class="text marked" data-text={part}>
          {markedPieces(part, text, issues).map(({ text: piece, issue }, index) =>
            issue === undefined ? (
              piece
            ) : (
              <mark key={index} class={issues[issue]?.severity}>
                {piece}
                <sup>{issue + 1}</sup>
              </mark>
            ),
          )}
        </code>
      )}
    </div>
  );
}

function verdictOf(state: unknown, issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  if (state === undefined) return `Not a valid state: ${counted(errors, 'error')}.`;
  return issues.length === 0 ? 'A valid state.' : 'A valid state, with warnings.';
}

/** Bring back the position before the last change. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      const isUndo = (event.ctrlKey || event.metaKey) && !shiftKey && key.toLowerCase() === 'z';
      // Fields have an undo of their own.
      const isField = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (!isUndo || isField) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The verdict, and what can be done with the position. */
function CheckBar({
  page,
  runner,
  verdict,
  issues,
  state,
}: CheckProps &
  Verdict & {
    readonly verdict: string;
  }) {
  const actions = useRoving();
  const undo = () => runner.dispatch({ type: 'undo-draft' });
  useUndoKey(undo);
  const status = state === undefined ? '' : `${page.game.words.status(state, [])}.`;
  const hasErrors = issues.some(({ severity }) => severity === 'error');
  const look = hasErrors ? 'bad' : state === undefined ? undefined : 'good';
  const more = state === undefined ? (issues[0]?.message ?? '') : status;
  return (
    <div class="bar">
      <div class="says" aria-live="polite">
        <h2 id="verdict" class={look}>
          {verdict}
        </h2>
        {more !== '' && <p class="more">{more}</p>}
      </div>
      <div class="actions" role="group" aria-label="Actions" tabIndex={-1} ref={actions.ref}>
        <IconButton icon="undo" label="Undo" disabled={page.drafts.length === 0} onClick={undo} />
        <button
          type="button"
          data-item="analyse"
          disabled={state === undefined}
          onClick={() => runner.analyseState(state)}
        >
          Analyse
        </button>
        <button
          type="button"
          data-item="play"
          class="primary"
          disabled={state === undefined}
          onClick={() => runner.playState(state)}
        >
          Play from here
        </button>
      </div>
    </div>
  );
}

/** The board: to be changed in a game that has an editor, else to look at. */
function Picture({
  page,
  runner,
  shown,
  issues,
}: CheckProps & {
  readonly shown: unknown;
  readonly issues: readonly Issue[];
}) {
  const { game, draft } = page;
  const change = (strings: Partial<Draft>) => runner.dispatch({ type: 'draft', change: strings });
  if (shown === undefined) {
    return (
      <div class="nothing">
        <p>The board is drawn as soon as the strings can be read.</p>
        <button
          type="button"
          onClick={() => change(firstPosition(game, draft.settings, newSeed()))}
        >
          Begin with a first position
        </button>
      </div>
    );
  }
  const { Board, editor } = game;
  if (editor !== undefined) {
    return (
      <Later
        key={game.rules.name}
        load={async () => (await editor()).Editor}
        props={{
          state: shown,
          issues,
          change: ([shared, players]) => change({ shared, players }),
        }}
      />
    );
  }
  return (
    <Board
      state={shown}
      names={[]}
      last={undefined}
      past={() => []}
      home={0}
      first={0}
      refusal="This position is being edited. Play from here to move."
      marked={undefined}
      pace={0}
      play={() => undefined}
      say={(notice) => runner.dispatch({ type: 'say', notice })}
      refuse={(notice) => runner.dispatch({ type: 'say', notice })}
      advise={() => undefined}
      settled={() => undefined}
    />
  );
}

/** What is wrong: where, in which words, and the code. */
function Issues({ issues }: { readonly issues: readonly Issue[] }) {
  if (issues.length === 0) return undefined;
  return (
    <ol class="issues">
      {issues.map(({ severity, message, code, part, index }, number) => (
        <li key={number} class={severity}>
          {message}
          <small>
            <code>{code}</code>
            {index !== undefined && ` · ${LABELS_IN_TEXT[part] ?? part}, character ${index + 1}`}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** The whole editor. */
export function Check({ page, runner }: CheckProps) {
  const { draft, game } = page;
  const { dispatch } = runner;
  const isEmpty = draft.shared === '' && draft.players === '';
  const { issues, state } = isEmpty ? { issues: [], state: undefined } : judge(game, draft);
  const settings = settingsOfDraft(game, draft);
  const shown = state ?? game.sketch([draft.shared, draft.players], settings);
  const verdict = isEmpty ? 'Paste the two strings of a state.' : verdictOf(state, issues);
  return (
    <>
      <section class="stage" aria-label="Board">
        <CheckBar page={page} runner={runner} verdict={verdict} issues={issues} state={state} />
        <Picture page={page} runner={runner} shown={shown} issues={issues} />
      </section>
      <div class="side">
        <section class="panel" aria-label="The two strings">
          <Text part="shared" text={draft.shared} issues={issues} runner={runner} />
          <Text part="players" text={draft.players} issues={issues} runner={runner} />
          <Issues issues={issues} />
        </section>
        <section class="panel" aria-label="Options">
          {game.settings.map(({ name, legend, choices }) => (
            <Choices
              key={name}
              legend={legend}
              name={`draft-${name}`}
              list={choices}
              chosen={settings[name] ?? ''}
              choose={(value) =>
                dispatch({
                  type: 'draft',
                  change: { settings: { ...draft.settings, [name]: value } },
                })
              }
            />
          ))}
          <Checkbox
            label="Accept parts that are out of order"
            checked={draft.lenient}
            change={(lenient) => dispatch({ type: 'draft', change: { lenient } })}
          />
        </section>
      </div>
    </>
  );
}
