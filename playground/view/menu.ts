/** The start menu. */
import type { Action, Page } from '../model/page.js';
import { LONGEST_NAME, readSeed } from '../model/setup.js';
import { type Description, h } from './html.js';
import { inputOf, seatSelect } from './table.js';

type Dispatch = (action: Action) => void;

const PLAYERS = [2, 3, 4] as const;

/** One of several choices. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly text?: string;
}

/** Describe radio buttons. */
export function choices<Value extends string | number>(
  legend: string,
  name: string,
  list: readonly Choice<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): Description {
  return h(
    'fieldset',
    { class: 'choices' },
    h('legend', {}, legend),
    ...list.map(({ value, label, text }) =>
      h(
        'label',
        {},
        h('input', {
          type: 'radio',
          name,
          value: `${value}`,
          checked: value === chosen,
          onchange: () => choose(value),
        }),
        h('span', {}, label, text !== undefined && h('small', {}, text)),
      ),
    ),
  );
}

export const MOSAIC_CHOICES = [
  { value: 'variant', label: 'Variant', text: 'you choose the column' },
  { value: 'fixed', label: 'Fixed', text: 'every cell has its own colour' },
] as const;

/** Describe the menu. */
export function menuView(
  { setup }: Page,
  dispatch: Dispatch,
  newSeed: () => number,
  load: Description,
): Description {
  const change = (part: Partial<typeof setup>) => dispatch({ type: 'setup', change: part });
  const start = (event: Event) => {
    event.preventDefault();
    dispatch({ type: 'start' });
  };
  const players = setup.names.slice(0, setup.players).map((name, index) =>
    h(
      'li',
      {},
      h('input', {
        'aria-label': `Name of player ${index + 1}`,
        value: name,
        maxlength: LONGEST_NAME,
        autocomplete: 'off',
        oninput: (event) => dispatch({ type: 'name-player', index, name: inputOf(event).value }),
      }),
      seatSelect(`Who plays for player ${index + 1}`, setup.seats[index] ?? 'human', (seat) =>
        dispatch({ type: 'seat-player', index, seat }),
      ),
    ),
  );
  return h(
    'div',
    { class: 'menu' },
    h(
      'form',
      { class: 'panel', onsubmit: start },
      h('h2', {}, 'New game'),
      choices(
        'Players',
        'players',
        PLAYERS.map((value) => ({ value, label: `${value}` })),
        setup.players,
        (value) => change({ players: value }),
      ),
      h('ol', { class: 'names' }, ...players),
      choices('Mosaic', 'mosaic', MOSAIC_CHOICES, setup.mosaic, (mosaic) => change({ mosaic })),
      h(
        'div',
        { class: 'line' },
        h('label', { for: 'seed' }, 'Seed'),
        h('input', {
          id: 'seed',
          inputmode: 'numeric',
          value: setup.seed,
          maxlength: 10,
          'aria-invalid': readSeed(setup.seed) === undefined ? 'true' : undefined,
          oninput: (event) => change({ seed: inputOf(event).value }),
        }),
        h('button', { type: 'button', onclick: () => change({ seed: `${newSeed()}` }) }, 'Another'),
      ),
      h('p', { class: 'aside' }, 'The same seed deals the same tiles.'),
      h('button', { type: 'submit', class: 'primary large' }, 'Play'),
    ),
    h(
      'section',
      { class: 'panel', 'aria-label': 'Other ways to start' },
      h('h2', {}, 'Or'),
      h('p', {}, 'Resume a saved game, or step through it.'),
      load,
      h('p', {}, 'Paste the two strings of a state.'),
      h(
        'button',
        { type: 'button', onclick: () => dispatch({ type: 'go', place: 'check' }) },
        'Check a state',
      ),
    ),
  );
}
