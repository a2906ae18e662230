/**
 * Hints: the best moves of a position, and what they lead to.
 *
 * @packageDocumentation
 */
import { seededRng } from '../../random/seeded-rng.js';
import type { GameTypes } from '../game/game.js';
import { FEWEST_VISITS } from '../search/rating.js';
import type { SearchAgent } from '../search/search-agent.js';
import type { AnyGame, GameConsole } from './console.js';
import { followGame } from './play/steps.js';

/** How a position is searched for hints. */
export interface HintOptions {
  /** Iterations of the search. */
  readonly iterations: number;
  /** Seed of the search. */
  readonly seed: number;
  /** Number of moves at most. */
  readonly count: number;
}

/** What a person at the terminal is given. */
export const HINT_DEFAULTS: HintOptions = { iterations: 4000, seed: 0, count: 3 };

/** A good move, and what its player can expect. */
export interface Hint {
  readonly move: string;
  /** Share of the win that the player to move can expect, from 0 to 1. */
  readonly wins: number;
  /** Points that the player to move can expect, in a game that has points. */
  readonly points?: number | undefined;
  /** Number of visits of the search. */
  readonly visits: number;
}

/** Find the best moves of a position, best first; none without a player to move. */
export function hintsFor(
  game: AnyGame,
  agent: SearchAgent<unknown>,
  state: unknown,
  { iterations, seed, count }: HintOptions,
): Hint[] {
  const search = agent.search(state, seededRng(seed));
  search.run(iterations);
  const player = game.playerToMove(state);
  return search
    .moves()
    .filter(({ visits }) => visits > 0)
    .slice(0, count)
    .map(({ move, wins, scores, visits }) => {
      const points = game.scores === undefined ? undefined : scores?.[player];
      return { move, wins, ...(points === undefined ? {} : { points }), visits };
    });
}

/** Describe hints in lines: what each move does, and what its player can expect. */
export function hintLines(
  game: AnyGame,
  { narrate, notation }: GameConsole<GameTypes>,
  state: unknown,
  hints: readonly Hint[],
  isForPeople: boolean,
): string[] {
  const describe = (move: string): string => {
    const step = followGame(game, state).event(move, game.applyMove(state, move));
    const told = narrate?.(step, isForPeople).lines.find((line) => line.trim() !== '');
    return (
      told?.trim().replace(/ {2,}/g, '  ') ??
      (isForPeople ? (notation?.writeMove?.(move) ?? move) : move)
    );
  };
  const lines = hints.map(({ move, wins, points }) => {
    const expected = points === undefined ? '' : `, ${points.toFixed(1)} points`;
    return `  ${describe(move)}; wins ${(100 * wins).toFixed(0)} %${expected}`;
  });
  const isShort = hints.length > 0 && (hints[0]?.visits ?? 0) < FEWEST_VISITS;
  return [
    ...lines,
    ...(isShort ? ['  There are very many moves: a longer search may find better ones.'] : []),
  ];
}
