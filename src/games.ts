/**
 * The games of this package, each loaded when it is asked for. A new game is one more line.
 *
 * @packageDocumentation
 */
import type { GameTypes } from './engine/game/game.js';
import type { Players } from './engine/simulate/shard.js';

/** What is known of a game before it is loaded. */
export interface GameEntry {
  /** The game's name in lower case, as commands and records have it. */
  readonly name: string;
  /** Load the game with its agents. */
  readonly players: () => Promise<Players<GameTypes>>;
}

/** The games, the first of which commands without a game's name are about. */
export const GAMES: readonly GameEntry[] = [
  {
    name: 'azul',
    players: async () => (await import('./azul/agents/players.js')).AZUL_PLAYERS,
  },
];

/**
 * Load a game with its agents.
 *
 * @throws RangeError if there is no game of that name
 */
export async function loadPlayers(name: string): Promise<Players<GameTypes>> {
  const entry = GAMES.find((each) => each.name === name);
  if (entry === undefined) throw new RangeError(`Game: found no game of the name ${name}.`);
  return entry.players();
}
