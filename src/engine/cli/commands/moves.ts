/** `azulejo moves`: the legal moves of a state. */

import type { Command } from 'commander';
import type { AnyGame, Host } from '../console.js';
import { exampleOf } from '../options.js';
import { type Answer, askAboutState, defineQuestion } from '../questions.js';

/** Say why there are no legal moves. */
export function whyNone(game: AnyGame, state: unknown): string {
  const { chance } = game;
  if (game.isOver(state)) return 'no moves: the game is over';
  return chance?.isDue(state) ? `no moves: a ${chance.word} is due` : 'no moves';
}

function movesOf(game: AnyGame, state: unknown): Answer {
  const moves = game.legalMoves(state);
  return {
    yes: true,
    json: { moves },
    output: () => moves,
    complaint: () => (moves.length === 0 ? [whyNone(game, state)] : []),
  };
}

export const askForMoves = askAboutState(movesOf);

export function define(command: Command, host: Host): void {
  defineQuestion(command, host, askForMoves, helpOf);
}

function helpOf({ call, game }: Host): string {
  const { position, move } = exampleOf(game);
  return `
Without a state, reads states from standard input, on each line a JSON array
["shared","players"], and answers each with a line {"moves":["${move}"]}, or
{"error":{"code":"…"}} with the whole first error of the state.

Example:
  $ ${call} moves ${position}`;
}
