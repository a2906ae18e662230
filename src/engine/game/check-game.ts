/**
 * Checking that an argument is a game.
 *
 * @packageDocumentation
 */
import { reading, wrongType } from '../../boundary/arguments.js';

/** The functions that every game has. */
export const FUNCTIONS = [
  ...(['players', 'start', 'rulesOf', 'playerToMove', 'isOver', 'returns', 'standings'] as const),
  ...(['encode', 'decode', 'legalMoves', 'checkMove', 'explainMove', 'applyMove'] as const),
];

/**
 * Check that an argument is a game.
 *
 * @throws TypeError if it is something else
 */
export function checkGame(game: unknown): void {
  const isGame = reading('Game', game, (value) => {
    const { legalMoves } = Object(value) as { readonly legalMoves?: unknown };
    return typeof legalMoves === 'function';
  });
  if (!isGame) throw wrongType('Game', game, 'a game, such as azul');
}
