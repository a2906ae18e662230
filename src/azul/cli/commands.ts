/**
 * The commands. A new one is a file in this folder's `commands`, and a line here.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';

/** What a command's file holds. */
export interface CommandModule {
  /** Add arguments, options, an example and the action to the command. */
  readonly define: (command: Command) => void;
}

/** What is known of a command before its file is loaded. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** Load the file. Only a command that is asked for costs the time. */
  readonly load: () => Promise<CommandModule>;
}

/** List the commands in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'validate',
    summary: 'say what is wrong with a state, or with many',
    load: () => import('./commands/validate.js'),
  },
  {
    name: 'show',
    summary: 'draw a state, as text or SVG',
    load: () => import('./commands/show.js'),
  },
  {
    name: 'moves',
    summary: 'list the legal moves of a state, or of many',
    load: () => import('./commands/moves.js'),
  },
  {
    name: 'apply',
    summary: 'play moves and deals from a state, or from many',
    load: () => import('./commands/apply.js'),
  },
  {
    name: 'play',
    summary: 'play a game and print it as it goes',
    load: () => import('./commands/play.js'),
  },
  {
    name: 'replay',
    summary: 'play a saved game again, and check it',
    load: () => import('./commands/replay.js'),
  },
  {
    name: 'simulate',
    summary: 'play many games between agents, and say how they went',
    load: () => import('./commands/simulate.js'),
  },
  {
    name: 'perft',
    summary: 'count the move sequences of a length',
    load: () => import('./commands/perft.js'),
  },
];
