/**
 * What worker threads are started with, so that they know the games and agents that are not of this package.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../game/game.js';

/** An agent of the user's own: the name that it is made by, and the URL of its module. */
export interface OwnAgent {
  readonly name: string;
  readonly module: string;
}

/** What threads are started with. Plain data. */
export interface ThreadData {
  /** The name of the game that the rest is about. */
  readonly game?: string | undefined;
  /** The module of the game. */
  readonly module?: string | undefined;
  /** The agents that the game has beyond its own. */
  readonly agents?: readonly OwnAgent[] | undefined;
}

/** Return what threads need to play a game: where it is loaded from, and those of its agents that have a module. */
export function threadDataOf<Types extends GameTypes>({
  name: game,
  module,
  agents = {},
}: Pick<Game<Types>, 'name' | 'module' | 'agents'>): ThreadData {
  const own = Object.entries(agents).flatMap(([name, make]) =>
    'module' in make && typeof make.module === 'string' ? [{ name, module: make.module }] : [],
  );
  return { game, module, agents: own };
}
