/** Games so small that their best moves are known. */

import type { GameRules, Playout } from '../../../src/engine/game/game.js';
import { pick } from '../../../src/random/pick.js';
import type { Rng } from '../../../src/random/rng.js';

/** What differs from game to game; the rest follows. */
type Rules<State, Move extends string, Chance extends string> = Pick<
  GameRules<State, Move, Chance>,
  'players' | 'mover' | 'legalMoves' | 'apply' | 'sampleChance' | 'applyChance' | 'scores'
>;

function share(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const winners = scores.filter((score) => score === most).length;
  return scores.map((score) => (score === most ? 1 / winners : 0));
}

/** Make a game in which somebody moves, or chance decides, until somebody has a point. */
function smallGame<State, Move extends string, Chance extends string>(
  name: string,
  rules: Rules<State, Move, Chance>,
): GameRules<State, Move, Chance> {
  const isOver = (state: State) => rules.scores(state).some((score) => score > 0);
  const rollout = (start: State, rng: Rng): Playout => {
    let state = start;
    let moves = 0;
    for (; !isOver(state); moves++) {
      const list = rules.legalMoves(state);
      const move = list[pick(rng, list.length)];
      state =
        move === undefined
          ? rules.applyChance(state, rules.sampleChance(state, rng))
          : rules.apply(state, move);
    }
    return { scores: rules.scores(state), moves, rounds: 1 };
  };
  return {
    ...rules,
    name,
    explain: () => undefined,
    isChance: (state) => rules.mover(state) < 0 && !isOver(state),
    isOver,
    returns: (state) => share(rules.scores(state)),
    hash: () => 0,
    encode: (state) => JSON.stringify(state),
    rollout,
  };
}

/** A pile of stones, from which each takes 1 to 3 in turn; who takes the last has a point. */
export interface Pile {
  readonly stones: number;
  readonly mover: number;
  readonly players: number;
}

const TAKES = ['T1', 'T2', 'T3'] as const;

const stonesOf = (event: string) => Number(event.slice(1));

export const nim = smallGame<Pile, (typeof TAKES)[number], 'none'>('nim', {
  players: ({ players }) => players,
  mover: ({ stones, mover }) => (stones > 0 ? mover : -1),
  legalMoves: ({ stones }) => TAKES.filter((take) => stonesOf(take) <= stones),
  apply: ({ stones, mover, players }, take) => ({
    stones: stones - stonesOf(take),
    mover: (mover + 1) % players,
    players,
  }),
  sampleChance: () => 'none',
  applyChance: (pile) => pile,
  // Who is next did not take the last stone; who was before did.
  scores: ({ stones, mover, players }) =>
    Array.from({ length: players }, (_, player) =>
      stones === 0 && (player + 1) % players === mover ? 1 : 0,
    ),
});

/** A bet by the first of two players: who chooses a die of so many sides wins with its 1. */
export interface Bet {
  readonly dice: readonly number[];
  readonly sides?: number;
  readonly winner?: number;
}

export const bet = smallGame<Bet, `D${number}`, `S${number}`>('bet', {
  players: () => 2,
  mover: ({ sides }) => (sides === undefined ? 0 : -1),
  legalMoves: ({ dice, sides }) =>
    sides === undefined ? dice.map((number) => `D${number}` as const) : [],
  apply: (state, die) => ({ ...state, sides: stonesOf(die) }),
  sampleChance: ({ sides = 1 }, rng) => `S${pick(rng, sides) + 1}`,
  applyChance: (state, side) => ({ ...state, winner: side === 'S1' ? 0 : 1 }),
  scores: ({ winner }) => [0, 1].map((player) => (player === winner ? 1 : 0)),
});

/** A game without an end: one move, for ever. */
export const treadmill: GameRules<number, 'step'> = {
  ...smallGame<number, 'step', string>('treadmill', {
    players: () => 2,
    mover: (steps) => steps % 2,
    legalMoves: () => ['step'],
    apply: (steps) => steps + 1,
    sampleChance: () => '',
    applyChance: (steps) => steps,
    scores: () => [0, 0],
  }),
  rollout: () => ({ scores: [0, 0], moves: 0, rounds: 1 }),
};
