/**
 * What the command line has of each game, loaded when a command needs it.
 *
 * It is apart from the list of games, as worker threads load that list alone.
 *
 * @packageDocumentation
 */
import type { GameEntry } from './engine/cli/console.js';
import { GAMES } from './games.js';

type ListedGame = (typeof GAMES)[number];

/** What a game adds to the command line, by its name; a game that adds nothing has the defaults. */
const ADDED: Readonly<
  Partial<Record<ListedGame['name'], Pick<GameEntry, 'console' | 'commands' | 'tableAgent'>>>
> = {
  azul: { console: async () => (await import('./azul/cli/console.js')).AZUL_CONSOLE },
  'royal-ur': {
    console: async () => (await import('./royal-ur/cli/console.js')).ROYAL_UR_CONSOLE,
    tableAgent: async (file) => (await import('./royal-ur/cli/table-maker.js')).tableMaker(file),
    commands: [
      {
        name: 'solve',
        summary: 'compute the exact win probabilities of a position, or of all',
        load: () => import('./royal-ur/cli/solve.js'),
      },
    ],
  },
  tsuro: {
    console: async () => (await import('./tsuro/cli/console.js')).TSURO_CONSOLE,
    commands: [
      {
        name: 'tournament',
        summary: 'play a tournament between many agents',
        load: () => import('./tsuro/cli/tournament.js'),
      },
      {
        name: 'serve',
        summary: 'play a tournament between players on other machines',
        load: () => import('./tsuro/cli/serve.js'),
      },
      {
        name: 'join',
        summary: 'let an agent play in a tournament on another machine',
        load: () => import('./tsuro/cli/join.js'),
      },
    ],
  },
  'cube-blokus': {
    console: async () => (await import('./cube-blokus/cli/console.js')).CUBE_BLOKUS_CONSOLE,
  },
};

const entryOf = (game: ListedGame): GameEntry => ({ ...game, ...ADDED[game.name] });
const [FIRST, ...OTHERS] = GAMES;

/** The games, the first of which commands without a game's name are about. */
export const CONSOLES: readonly [GameEntry, ...GameEntry[]] = [
  entryOf(FIRST),
  ...OTHERS.map(entryOf),
];
