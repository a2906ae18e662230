/**
 * What the command line has of each game, loaded when a command needs it.
 *
 * @packageDocumentation
 */
import type { GameEntry } from './engine/cli/console.js';
import { GAMES } from './games.js';

const [AZUL, ROYAL_UR, TSURO, CUBE_BLOKUS] = GAMES;

/** The games, the first of which commands without a game's name are about. */
export const CONSOLES: readonly [GameEntry, ...GameEntry[]] = [
  {
    ...AZUL,
    console: async () => (await import('./azul/cli/console.js')).AZUL_CONSOLE,
  },
  {
    ...ROYAL_UR,
    console: async () => (await import('./royal-ur/cli/console.js')).ROYAL_UR_CONSOLE,
    commands: [
      {
        name: 'solve',
        summary: 'compute the exact chances of a position with few tokens',
        load: () => import('./royal-ur/cli/solve.js'),
      },
    ],
  },
  {
    ...TSURO,
    console: async () => (await import('./tsuro/cli/console.js')).TSURO_CONSOLE,
    commands: [
      {
        name: 'tournament',
        summary: 'play a tournament between many agents',
        load: () => import('./tsuro/cli/tournament.js'),
      },
    ],
  },
  {
    ...CUBE_BLOKUS,
    console: async () => (await import('./cube-blokus/cli/console.js')).CUBE_BLOKUS_CONSOLE,
  },
];
