/**
 * The games of this package with their agents, each loaded when it is asked for.
 *
 * Worker threads need no more; `src/consoles.ts` adds what the command line has of each.
 *
 * @packageDocumentation
 */
import type { GameLoader, Players } from './engine/agents/players.js';
import type { GameTypes } from './engine/game/game.js';

export const AZUL: GameLoader = {
  name: 'azul',
  game: async () => (await import('./azul/api/azul.js')).azul,
  players: async () => (await import('./azul/agents/players.js')).AZUL_PLAYERS,
  searchAgent: async () => (await import('./azul/agents/search-agent.js')).searchAgent(),
  encoding: async () => (await import('./azul/learning/encoding.js')).AZUL_ENCODING,
};

export const ROYAL_UR: GameLoader = {
  name: 'royal-ur',
  game: async () => (await import('./royal-ur/api/royal-ur.js')).royalUr,
  players: async () => (await import('./royal-ur/agents/players.js')).ROYAL_UR_PLAYERS,
  searchAgent: async () => (await import('./royal-ur/agents/search-agent.js')).searchAgent(),
  encoding: async () => (await import('./royal-ur/learning/encoding.js')).encoding,
};

export const TSURO: GameLoader = {
  name: 'tsuro',
  game: async () => (await import('./tsuro/api/tsuro.js')).tsuro,
  players: async () => (await import('./tsuro/agents/players.js')).TSURO_PLAYERS,
  searchAgent: async () => (await import('./tsuro/agents/search-agent.js')).searchAgent(),
  encoding: async () => (await import('./tsuro/learning/encoding.js')).encoding,
};

export const CUBE_BLOKUS: GameLoader = {
  name: 'cube-blokus',
  game: async () => (await import('./cube-blokus/api/cube-blokus.js')).cubeBlokus,
  players: async () => (await import('./cube-blokus/agents/players.js')).CUBE_BLOKUS_PLAYERS,
  searchAgent: async () => (await import('./cube-blokus/agents/search-agent.js')).searchAgent(),
  encoding: async () => (await import('./cube-blokus/learning/encoding.js')).encoding,
};

/** All of them. A new game is one more. */
const GAMES: readonly GameLoader[] = [AZUL, ROYAL_UR, TSURO, CUBE_BLOKUS];

/**
 * Find a game.
 *
 * @throws RangeError if the game does not exist
 */
export function gameNamed(name: string): GameLoader {
  const entry = GAMES.find((each) => each.name === name);
  if (entry === undefined) throw new RangeError(`Game: found no game of the name ${name}.`);
  return entry;
}

/**
 * Load a game with its agents.
 *
 * @throws RangeError if the game does not exist
 */
export async function loadPlayers(name: string): Promise<Players<GameTypes>> {
  return gameNamed(name).players();
}
