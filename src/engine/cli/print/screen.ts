/** The stream that people see, and the pictures of positions on it. */

import type { GameTypes } from '../../game/game.js';
import type { AnyGame, DrawOptions, GameConsole } from '../console.js';
import { hasColours, markColours, widthOf } from './output.js';

export function drawState(
  game: AnyGame,
  gameConsole: GameConsole<GameTypes>,
  state: unknown,
  options: DrawOptions,
): readonly string[] {
  const picture = gameConsole.draw?.(state, options).split('\n');
  if (picture === undefined) return game.encode(state);
  return options.colour ? picture.map(markColours) : picture;
}

/** What people see. */
export interface Screen {
  readonly output: NodeJS.WriteStream;
  /** Whether people play, who may have other names for places than the notation. */
  readonly isForPeople: boolean;
  /** Draw a position between empty lines, with the events that led to it since the last picture. */
  draw(state: unknown, recent: readonly string[]): readonly string[];
}

/**
 * Make the screen of a game.
 *
 * @param names - the players' names, in turn order
 */
export function screenOn(
  output: NodeJS.WriteStream,
  game: AnyGame,
  gameConsole: GameConsole<GameTypes>,
  names: readonly string[],
  isForPeople: boolean,
): Screen {
  const colour = hasColours(output);
  return {
    output,
    isForPeople,
    draw: (state, recent) => {
      const options = { names, colour, width: widthOf(output), isForPeople, recent };
      return ['', ...drawState(game, gameConsole, state, options), ''];
    },
  };
}
