/** What the solutions of puzzles do: facts of one move. */
import { decodeMove, type GameState, legalMoves, type Move, walks } from 'azulejo/tsuro';
import { afterMove } from './solve.js';

/** What a solution does, the most striking first. */
export const THEMES = ['out', 'trap', 'along', 'far', 'edge', 'step', 'short'] as const;

export type Theme = (typeof THEMES)[number];

/** Fewest tiles of a long walk. */
const FAR = 4;

/** Whether the player to move goes out, whatever it plays. */
function isTrapped(state: GameState): boolean {
  const { turn } = state;
  const isOut = (move: Move) =>
    walks(state, move).some(({ player, end }) => player === turn && end !== 'stays');
  return state.phase === 'turn' && legalMoves(state).every(isOut);
}

/** Return what a move does. */
export function themeOf(state: GameState, move: Move): Theme {
  const { player } = decodeMove(move);
  const all = walks(state, move);
  const others = all.filter((walk) => walk.player !== player);
  const [start, ...path] = all.find((walk) => walk.player === player)?.path ?? [];
  const end = path.at(-1) ?? start;
  const facts: Readonly<Record<Theme, boolean>> = {
    out: others.some(({ end }) => end !== 'stays'),
    trap: isTrapped(afterMove(state, move)),
    along: others.length > 0,
    far: path.length >= FAR,
    // A place begins with the column and the row of its square, from 0 to 9.
    edge: /^.?[09]/.test(end ?? ''),
    step: path.length === 1,
    short: true,
  };
  return THEMES.find((theme) => facts[theme]) ?? 'short';
}
