/** Games so small that their best moves are known. */
import { oneOf } from '../../src/engine/game/settings.js';
import { pick } from '../../src/random/rng.js';
import { smallGame } from './small-game.js';

const TWO_PLAYERS = { players: oneOf([2], 'number of players') };

const numberOf = (event: string) => Number(event.slice(1));

/** A pile of stones, from which each takes 1 to 3 in turn; who takes the last has a point. */
export interface Pile {
  readonly stones: number;
  readonly turn: number;
  readonly players: number;
}

const TAKES = ['T1', 'T2', 'T3'] as const;

export const nim = smallGame<Pile, (typeof TAKES)[number]>({
  name: 'nim',
  settings: { players: oneOf([2, 3, 4], 'number of players') },
  start: ({ players }) => ({ stones: 12, turn: 0, players }),
  rulesOf: ({ players }) => ({ players }),
  playerToMove: ({ stones, turn }) => (stones > 0 ? turn : -1),
  legalMoves: ({ stones }) => TAKES.filter((take) => numberOf(take) <= stones),
  play: ({ stones, turn, players }, take) => ({
    stones: stones - numberOf(take),
    turn: (turn + 1) % players,
    players,
  }),
  // Who is next did not take the last stone; who was before did.
  scores: ({ stones, turn, players }) =>
    Array.from({ length: players }, (_, player) =>
      stones === 0 && (player + 1) % players === turn ? 1 : 0,
    ),
});

/** A bet by the first of two players: who chooses a die of so many sides wins with its 1. */
export interface Bet {
  readonly dice: readonly number[];
  readonly sides?: number;
  readonly winner?: number;
}

export const bet = smallGame<Bet, `D${number}`, `S${number}`>({
  name: 'bet',
  settings: TWO_PLAYERS,
  start: () => ({ dice: [6, 2, 3] }),
  rulesOf: () => ({ players: 2 }),
  playerToMove: ({ sides }) => (sides === undefined ? 0 : -1),
  legalMoves: ({ dice, sides }) =>
    sides === undefined ? dice.map((number) => `D${number}` as const) : [],
  play: (state, die) => ({ ...state, sides: numberOf(die) }),
  scores: ({ winner }) => [0, 1].map((player) => (player === winner ? 1 : 0)),
  chance: {
    letter: 'S',
    sample: ({ sides = 1 }, rng) => `S${pick(rng, sides) + 1}`,
    play: (state, side) => ({ ...state, winner: side === 'S1' ? 0 : 1 }),
  },
});

/** A game without an end: one move, for ever. */
export const treadmill = smallGame<number, 'step'>({
  name: 'treadmill',
  settings: TWO_PLAYERS,
  start: () => 0,
  rulesOf: () => ({ players: 2 }),
  playerToMove: (steps) => steps % 2,
  legalMoves: () => ['step'],
  play: (steps) => steps + 1,
  scores: () => [0, 0],
});
