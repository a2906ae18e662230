/**
 * A tiny game for two to four players, which has everything that a match has to deal with.
 *
 * Chance lays a heap of 1 to 9 stones ('H7'). In turn the players take 1 to 3 stones ('T2'); who
 * takes the last has a point and is next. So often, then the game is over: with the last move, or
 * with an empty heap ('H0') where it `closes` by chance, as some games do.
 */
import { oneOf, type Setting } from '../../src/engine/game/settings.js';
import { pick } from '../../src/random/rng.js';
import { type SmallRules, type SmallTypes, smallGame } from './small-game.js';

export interface HeapsRules extends SmallRules {
  readonly heaps: number;
  readonly closes: boolean;
}

export interface Heaps {
  readonly rules: HeapsRules;
  readonly turn: number;
  readonly heap: number;
  readonly scores: readonly number[];
}

export type Take = `T${number}`;
export type Lay = `H${number}`;
export type HeapsTypes = SmallTypes<Heaps, Take, Lay, HeapsRules>;

const HEAPS: Setting<number> = {
  summary: 'number of heaps',
  usual: 3,
  expected: 'a number of heaps',
  isValid: (value) => Number.isInteger(value),
  read: (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined),
  write: String,
};

const stones = (event: string) => Number(event.slice(1));
const laid = ({ scores }: Heaps) => scores.reduce((sum, score) => sum + score, 0);

export const heaps = smallGame<Heaps, Take, Lay, HeapsRules>({
  name: 'heaps',
  settings: {
    players: oneOf([2, 3, 4], 'number of players'),
    heaps: HEAPS,
    closes: oneOf([false, true], 'whether chance closes the game'),
  },
  start: (rules) => ({ rules, turn: 0, heap: 0, scores: Array<number>(rules.players).fill(0) }),
  rulesOf: ({ rules }) => rules,
  playerToMove: ({ heap, turn }) => (heap > 0 ? turn : -1),
  legalMoves: ({ heap }) =>
    ([1, 2, 3] as const).filter((number) => number <= heap).map((number) => `T${number}` as const),
  play: (state, move) => {
    const heap = state.heap - stones(move);
    if (heap > 0) return { ...state, heap, turn: (state.turn + 1) % state.rules.players };
    const scores = state.scores.map((score, player) => score + (player === state.turn ? 1 : 0));
    return { ...state, heap, scores };
  },
  scores: ({ scores }) => scores,
  isOver: (state) => laid(state) >= state.rules.heaps && (!state.rules.closes || state.heap < 0),
  chance: {
    letter: 'H',
    sample: (state, rng) => (laid(state) < state.rules.heaps ? `H${pick(rng, 9) + 1}` : 'H0'),
    play: (state, event) => ({ ...state, heap: stones(event) || -1 }),
  },
});

/** Return the first state of a game of heaps. */
export function startHeaps(rules: Partial<HeapsRules> = {}): Heaps {
  return heaps.start({ players: 2, heaps: 3, closes: false, ...rules });
}
