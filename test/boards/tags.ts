/** The types of tags for frameworks: what templates can set compiles, and nothing else. The compiler alone reads this. */
import { type Move, newGame } from 'azulejo';
import type { BoardTags } from 'azulejo/board';
import type {} from 'azulejo/board/azul';
import type {} from 'azulejo/board/royal-ur';
import type {} from 'azulejo/board/royal-ur-editor';

/** What a framework lets set on any element, with a listener of its own. */
interface Base {
  readonly id?: string;
  readonly onchange?: (event: Event) => string;
}

type React = BoardTags<Base>;

export const set: readonly React['azulejo-azul'][] = [
  {},
  { id: 'a', state: newGame(), movable: 0, seat: 1, theme: 'dark', names: ['Ada'] },
  { state: ['A', 'B'], rules: { players: 3 }, countFrom: 0, marked: undefined, pace: 0 },
  // The texts of attributes.
  { state: 'A B', rules: 'players=3', movable: '0', seat: '1', names: 'Ada, Bob' },
  { onmove: ({ detail: { move } }) => ((each: Move) => each)(move) },
  { onsettled: ({ detail: { state } }) => state.phase },
  // @ts-expect-error: there is no such theme
  { theme: 'blue' },
  // @ts-expect-error: no number is a state
  { state: 3 },
  // @ts-expect-error: the property of another board
  { roll: () => 3 },
  // @ts-expect-error: a method
  { cancel: () => {} },
  // @ts-expect-error: nothing else is told of a move
  { onmove: ({ detail }) => detail.text },
];

export const ur: React['azulejo-royal-ur'] = { roll: () => 3, onmove: () => {} };

export const editor: React['azulejo-royal-ur-editor'] = {
  issues: [],
  onchange: ({ detail: { encoded } }) => encoded,
};

export const styles: readonly [
  BoardTags<Base, 'on:move'>['azulejo-azul'],
  BoardTags<Base, 'onMove'>['azulejo-azul'],
] = [{ 'on:move': ({ detail }) => detail.move }, { onMove: ({ detail }) => detail.move }];
