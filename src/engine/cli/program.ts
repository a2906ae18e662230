/** The command line: finds the game and the command that the arguments name, and runs it. */
// commander: arguments, help and suggestions, no dependencies, the most used of its kind.

import { Command, CommanderError, type ParseOptionsResult } from 'commander';
import { joinLines } from '../../text/lines.js';
import { shorten } from '../../text/message.js';
import { COMPLETE, candidatesFor, inAll, writeCandidates } from './completion.js';
import type { CommandEntry, GameEntry, Host } from './console.js';
import { Exit, shellWord, write } from './print/output.js';

/** An option: two dashes and a name, or one and a letter. The state of a finished game may also begin with a dash. */
const OPTION = /^-(-.|[^-]$)/s;

/** A command that takes states as arguments, those that begin with a dash included. */
class GameCommand extends Command {
  override parseOptions(words: string[]): ParseOptionsResult {
    const { operands, unknown } = super.parseOptions(words);
    const options = unknown.filter((word) => OPTION.test(word));
    const others = unknown.filter((word) => word !== '--');
    if (options.length === 0) return { operands: [...operands, ...others], unknown: [] };
    // The first one is complained about.
    return { operands, unknown: options };
  }
}

/** What the command line is made of. */
export interface Program {
  /** The games; commands without a game's name are those of the first. */
  readonly games: readonly [GameEntry, ...GameEntry[]];
  /** The version of the package. */
  readonly version: string;
  /** The module that worker threads run. */
  readonly workerFile: URL;
  /** The module that worker threads of self-play run. */
  readonly selfPlayWorkerFile: URL;
}

/** The commands of every game, in the order of the help. Only the one that is asked for is loaded. */
const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'validate',
    summary: 'list the issues of a state, or of many',
    load: () => import('./commands/validate.js'),
  },
  {
    name: 'show',
    summary: 'draw a state',
    load: () => import('./commands/show.js'),
  },
  {
    name: 'moves',
    summary: 'list the legal moves of a state, or of many',
    load: () => import('./commands/moves.js'),
  },
  {
    name: 'apply',
    summary: 'apply moves and other events to a state, or to many',
    load: () => import('./commands/apply.js'),
  },
  {
    name: 'play',
    summary: 'play a game and print it as it goes',
    load: () => import('./commands/play.js'),
  },
  {
    name: 'replay',
    summary: 'replay and check a saved game',
    load: () => import('./commands/replay.js'),
  },
  {
    name: 'review',
    summary: 'rate the moves of a saved game, and measure luck',
    load: () => import('./commands/review.js'),
  },
  {
    name: 'hint',
    summary: 'list the best moves of a state, or of many',
    load: () => import('./commands/hint.js'),
  },
  {
    name: 'simulate',
    summary: 'play many games between agents, and count wins',
    load: () => import('./commands/simulate.js'),
  },
  {
    name: 'worker',
    summary: 'play games of simulations and tournaments from a queue',
    load: () => import('./commands/worker.js'),
  },
  {
    name: 'ratings',
    summary: 'play a tournament between agents, and rate them',
    load: () => import('./commands/ratings.js'),
  },
  {
    name: 'selfplay',
    summary: 'play games of a search against itself, to train models',
    load: () => import('./commands/selfplay.js'),
  },
  {
    name: 'env',
    summary: 'play many games at once for a program that learns',
    load: () => import('./commands/env.js'),
  },
  {
    name: 'engine',
    summary: 'let an agent play in another program, by a line protocol',
    load: () => import('./commands/engine.js'),
  },
  {
    name: 'join',
    summary: 'play in a room of a server, by its link',
    load: () => import('./commands/join.js'),
  },
  {
    name: 'perft',
    summary: 'count the move sequences of a length',
    load: () => import('./commands/perft.js'),
  },
  {
    name: 'completion',
    summary: 'print a script that completes commands in a shell',
    load: () => import('./commands/completion.js'),
  },
];

/** The option that names the module of a game of the user's own. */
const GAME = '--game';

/** An option that may name a file of the user's own. */
const OWN = /^--(?:game|table|agents?|opponent)(?:=|$)/;

/** Longest complaint about arguments, which can be of any length. */
const LONGEST_COMPLAINT = 400;

/** A complaint, with the name that is nearest on a line of its own. */
const COMPLAINT = /^(.*?)(\n\(Did you mean [\w\s,-]*\?\))?$/s;

/** Fewest columns into which the descriptions of options are wrapped. */
const LEAST_WRAP_WIDTH = 16;

/** List the commands of a game: its own, and those of any game that have no other name. */
function commandsOf({ commands = [] }: GameEntry): readonly CommandEntry[] {
  const others = COMMANDS.filter((each) => !commands.some(({ name }) => name === each.name));
  return [...others, ...commands];
}

/** Run the command that the arguments name, and set the exit status. */
export async function run(args: readonly string[], program: Program): Promise<void> {
  if (args[0] === COMPLETE) return complete(args.slice(1), program);
  const read = args.some((arg) => OWN.test(arg)) ? readOwn : readArgs;
  const { words, host } = await read(args, program.games);
  const rest = withoutHelp(words, host.entry);
  const command = await commandFor(rest, host, program);
  try {
    await command.parseAsync(rest, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? Exit.Yes : Exit.Usage;
  }
}

/** The arguments of a command, and what it is given. */
interface Asked {
  readonly words: readonly string[];
  readonly host: Pick<Host, 'call' | 'entry' | 'typed'>;
}

/** Find the game that the arguments are about. */
function readArgs(args: readonly string[], games: Program['games']): Asked {
  const [named, words] = gameOf(args, games);
  return { words, host: { call: callOf(named), entry: named ?? games[0], typed: new Map() } };
}

/** Find the game that the arguments are about, and load the files of the user's own that they name. */
async function readOwn(args: readonly string[], games: Program['games']): Promise<Asked> {
  // Loaded only here: it knows all that searches and plays.
  const { fileOption, nameOwnAgents, ownGame, withTable } = await import('./own-files.js');
  const [file, given] = fileOption(GAME, 'one with a game', args);
  const own = file === undefined ? undefined : await ownGame(file);
  const [named, others] = own === undefined ? gameOf(given, games) : [own, given];
  const [rest, solved] = await withTable(others, named ?? games[0]);
  const { args: words, entry, typed } = await nameOwnAgents(rest, solved);
  return { words, host: { call: callOf(named, file), entry, typed } };
}

/** Return the words that call the commands of a game. */
function callOf(named: GameEntry | undefined, file?: string): string {
  if (file !== undefined) return `azulejo ${GAME} ${shellWord(file)}`;
  return named === undefined ? 'azulejo' : `azulejo ${named.name}`;
}

/** Find the game that the arguments begin with, also after `help`; return it with the other arguments. */
function gameOf(
  args: readonly string[],
  games: readonly GameEntry[],
): readonly [game: GameEntry | undefined, others: readonly string[]] {
  const [first, second, ...others] = args;
  const isHelp = first === 'help';
  const named = games.find(({ name }) => name === (isHelp ? second : first));
  if (named === undefined) return [undefined, args];
  return [named, isHelp ? ['help', ...others] : args.slice(1)];
}

/** Leave out `help` before an unknown command, which is then refused as one. */
function withoutHelp(words: readonly string[], entry: GameEntry): readonly string[] {
  const [first, second] = words;
  if (first !== 'help' || second === undefined || second.startsWith('-')) return words;
  const isCommand = commandsOf(entry).some(({ name }) => name === second);
  return isCommand ? words : words.slice(1);
}

/** Print what can be typed in the place of the last word, for the script of a shell. */
async function complete(words: readonly string[], program: Program): Promise<void> {
  const { fileOption, TABLE } = await import('./own-files.js');
  const { games } = program;
  if (words.at(-2) === GAME || words.at(-2) === TABLE)
    return write(joinLines(writeCandidates('files')));
  // The last word is still being typed.
  const [file, given] = fileOption(GAME, 'one with a game', words.slice(0, -1));
  const [named, before] = file === undefined ? gameOf(given, games) : [undefined, given];
  const rest = [...before, ...words.slice(-1)];
  const first = [
    ...games.map(({ name }) => ({ word: name, summary: 'commands of this game' })),
    { word: GAME, summary: 'commands of a game of your own, by its file' },
  ];
  const more = named === undefined && file === undefined ? first : [];
  // Only a command runs the code of a file. Until then, a game of the user's own has what every game has.
  const entries = file === undefined ? [named ?? games[0]] : games;
  const offers = await Promise.all(
    entries.map(async (entry) => {
      const host = { call: 'azulejo', entry, typed: new Map<string, string>() };
      return candidatesFor(await commandFor(rest, host, program), more, rest);
    }),
  );
  await write(joinLines(writeCandidates(inAll(offers))));
}

/** Make the command of a game. Its commands that the arguments do not name are for the help alone. */
async function commandFor(
  args: readonly string[],
  host: Pick<Host, 'call' | 'entry' | 'typed'>,
  { games, ...program }: Program,
): Promise<Command> {
  const { call, entry } = host;
  const commands = commandsOf(entry);
  const names = commands.map(({ name }) => name).join(', ');
  const gameNames = games.map(({ name }) => name).join(', ');
  const command = new Command(call)
    .description(`Check states, play moves and play whole games of ${entry.name}.`)
    .version(program.version)
    .exitOverride()
    .configureHelp({ minWidthToWrap: LEAST_WRAP_WIDTH })
    .configureOutput({
      outputError: (text, print) => {
        const [, complaint = '', hint = ''] = COMPLAINT.exec(text.trimEnd()) ?? [];
        print(`${shorten(complaint, LONGEST_COMPLAINT)}${hint}\n`);
      },
    })
    .showHelpAfterError(`Commands: ${names}. Games: ${gameNames}. See "${call} --help" for more.`)
    .addHelpText('after', helpOf(call, gameNames, games[0].name, entry));
  // The name of a command comes first, or after `help`.
  const asked = args.slice(0, 2);
  for (const { name, summary, load } of commands) {
    const subcommand = new GameCommand(name).copyInheritedSettings(command).description(summary);
    command.addCommand(subcommand);
    subcommand.showHelpAfterError(`See "${call} ${name} --help" for what is expected.`);
    if (!asked.includes(name)) continue;
    const [{ define }, game] = await Promise.all([load(), entry.load()]);
    await define(subcommand, { ...host, game, games, ...program });
  }
  return command;
}

function helpOf(call: string, games: string, first: string, { tableAgent }: GameEntry): string {
  const table =
    tableAgent === undefined
      ? ''
      : `With --table <file>, which solve --out writes, the agent "table" plays perfectly, and hints
and reviews are exact.

`;
  return `
Games: ${games}. Use "azulejo <game> <command>"; without a game, ${first} is meant.
With --game <file>, the game is your own: the default export of an ES module. An agent of your own is a
file, such as ./my-agent.js, in place of a name: its default export makes the agent.

${table}Exit status: 0 yes or done, 1 no (invalid, illegal, a file that cannot be used),
2 wrong usage; 129, 130 or 143 when stopped by SIGHUP, SIGINT (Ctrl-C) or SIGTERM.

Example:
  $ ${call} play --seed 1`;
}
