/**
 * The games of this package, each loaded when it is asked for. A new game is one more entry.
 *
 * @packageDocumentation
 */
import type { GameEntry } from './engine/cli/console.js';
import type { GameTypes } from './engine/game/game.js';
import type { Players } from './engine/simulate/shard.js';

/** The games, the first of which commands without a game's name are about. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [
  {
    name: 'azul',
    game: async () => (await import('./azul/api/azul.js')).azul,
    players: async () => (await import('./azul/agents/players.js')).AZUL_PLAYERS,
    console: async () => (await import('./azul/cli/console.js')).AZUL_CONSOLE,
  },
  {
    name: 'royal-ur',
    game: async () => (await import('./royal-ur/api/royal-ur.js')).royalUr,
    players: async () => (await import('./royal-ur/agents/players.js')).ROYAL_UR_PLAYERS,
    console: async () => (await import('./royal-ur/cli/console.js')).ROYAL_UR_CONSOLE,
    commands: [
      {
        name: 'solve',
        summary: 'compute the exact chances of a position with few tokens',
        load: () => import('./royal-ur/cli/solve.js'),
      },
    ],
  },
];

/**
 * Load a game with its agents.
 *
 * @throws RangeError if the game does not exist
 */
export async function loadPlayers(name: string): Promise<Players<GameTypes>> {
  const entry = GAMES.find((each) => each.name === name);
  if (entry === undefined) throw new RangeError(`Game: found no game of the name ${name}.`);
  return entry.players();
}
