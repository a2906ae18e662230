/** Arguments and options that several commands take. */

import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { SEEDS, seededRng } from '../../random/seeds.js';
import type { EventOf, GameTypes } from '../game/game.js';
import { completeRules, type Setting } from '../game/settings.js';
import { isEvaluated, noEvaluation } from '../simulate/luck.js';
import { ChoiceOption } from './completion.js';
import type { AnyGame } from './console.js';
import { STANDARD_STREAM } from './files/file-access.js';
import { shellWord } from './print/output.js';

/** The values of options by name; those of the game's settings are among them. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** The options of a command that reads states. */
export interface StateOptions extends OptionValues {
  readonly json?: boolean;
  readonly lenient?: boolean;
}

/** List the settings of a game's rules with their names. */
export function namedSettings({
  settings,
}: Pick<AnyGame, 'settings'>): (readonly [string, Setting<unknown>])[] {
  // The type of all rules has no names; the table of a game has a setting for each.
  return Object.entries(settings as Readonly<Record<string, Setting<unknown>>>);
}

export function rulesFrom(
  game: Pick<AnyGame, 'settings'>,
  options: OptionValues,
): Partial<GameTypes['rules']> {
  return Object.fromEntries(
    namedSettings(game)
      .map(([name]) => [name, options[name]] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Return the flag of a setting: `--tiling-order` for `tilingOrder`. */
export function flagOf(setting: string): string {
  return `--${setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Add an option for each setting of a game's rules.
 *
 * @param usual - describes the default of a setting, by its name and default value
 */
function addSettingsOptions(
  command: Command,
  game: Pick<AnyGame, 'settings'>,
  usual: (name: string, value: string) => string,
): Command {
  for (const [name, setting] of namedSettings(game)) {
    const { summary, expected, choices = [] } = setting;
    const words = usual(name, setting.write(setting.usual));
    const option = new ChoiceOption(
      `${flagOf(name)} <value>`,
      `${summary}, ${expected} (default: ${words})`,
      choices,
    );
    command.addOption(
      option.argParser((text) => {
        const value = setting.read(text);
        if (value !== undefined) return value;
        throw new InvalidArgumentError(`Expected ${expected}.`);
      }),
    );
  }
  return command;
}

/** Add the rules of a new game. As many play as there are agents, in a game that settles that. */
export function addRulesOptions(command: Command, game: Pick<AnyGame, 'settings'>): Command {
  return addSettingsOptions(command, game, (name, value) =>
    name === 'players' ? 'as many as agents' : value,
  );
}

/** Add the options for the rules of games that no list of agents decides. */
export function addUsualRulesOptions(command: Command, game: Pick<AnyGame, 'settings'>): Command {
  return addSettingsOptions(command, game, (_, value) => value);
}

/** Add the two strings of a state; without them a command may read standard input. */
export function addStateArguments(command: Command, need: 'required' | 'optional'): Command {
  const name = (text: string) => (need === 'required' ? `<${text}>` : `[${text}]`);
  return command
    .addArgument(new Argument(name('shared'), 'the shared string of the state'))
    .addArgument(new Argument(name('players'), 'the players string of the state'));
}

/** Whether the strings of a state contain a setting: whether a value other than the default is read again. */
function isInStrings(game: AnyGame, name: string): boolean {
  const setting = new Map(namedSettings(game)).get(name);
  const usual = setting?.write(setting.usual);
  const other = setting?.choices?.find((choice) => choice !== usual);
  if (setting === undefined || other === undefined) return false;
  const value = setting.read(other);
  const first = game.start(completeRules(game.settings, rulesFrom(game, { [name]: value })));
  const decoded = game.decode(game.encode(first));
  return decoded.ok && Object(game.rulesOf(decoded.state))[name] === value;
}

export function addReadingOptions(command: Command, game: AnyGame): Command {
  return addSettingsOptions(command, game, (name, value) =>
    isInStrings(game, name) ? `as in the state, else ${value}` : value,
  ).option('--lenient', 'accept parts in the wrong order, with a warning');
}

/** Add the two strings of a state, and the options for reading states and printing answers. */
export function addStateOptions(
  command: Command,
  game: AnyGame,
  need: 'required' | 'optional',
): Command {
  const reading = addReadingOptions(addStateArguments(command, need), game);
  return reading.option('--json', 'answer with one JSON object on a line');
}

/** Make a parser of integers of a range. */
export function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Expected an integer from ${least} to ${most}.`);
  };
}

/** Read the path of a file to write; it is read again later, so standard output will not do. */
export function keptFile(path: string): string {
  if (path !== STANDARD_STREAM) return path;
  throw new InvalidArgumentError('Expected a file, not standard output.');
}

/** The first position of a game with a player to move, and the events that lead to it. */
export interface Example {
  /** The two strings of the first state, for a shell. */
  readonly start: string;
  /** The chance events before the first move. */
  readonly events: readonly EventOf<GameTypes>[];
  /** The two strings of the position, for a shell. */
  readonly position: string;
  /** A legal move. */
  readonly move: string;
}

/** Any seed gives an example. */
const EXAMPLE_SEED = 1;

/** Make the example that a command's help shows. */
export function exampleOf(game: AnyGame): Example {
  const { chance } = game;
  const rng = seededRng(EXAMPLE_SEED);
  const strings = (state: unknown) =>
    game
      .encode(state)
      .map((text) => shellWord(text))
      .join(' ');
  const first = game.start(completeRules(game.settings, {}));
  const events: string[] = [];
  let state = first;
  while (chance?.isDue(state)) {
    const event = chance.sample(state, rng);
    events.push(event);
    state = chance.apply(state, event);
  }
  const [move = ''] = game.legalMoves(state);
  return { start: strings(first), events, position: strings(state), move };
}

/**
 * Add the option of a time limit.
 *
 * @param usual - the default, in words
 */
export function addTimeLimitOption(command: Command, usual = '60000'): Command {
  return command.option(
    '--time-limit <ms>',
    `time for a move of an agent, which forfeits if it takes longer (default: ${usual})`,
    integer(1, Number.MAX_SAFE_INTEGER),
  );
}

/** The values of the options that limit agents. */
export interface LimitValues {
  readonly milliseconds?: number;
  readonly iterations?: number;
  readonly timeLimit?: number;
  readonly restarts?: number;
}

/** Add the options that limit agents: a budget for a move, a time limit, restarts. */
export function addLimitOptions(command: Command): Command {
  command
    .addOption(
      new Option('--milliseconds <n>', 'time for a move, for agents that search')
        .argParser(integer(1, Number.MAX_SAFE_INTEGER))
        .conflicts('iterations'),
    )
    .option(
      '--iterations <n>',
      'iterations for a move, for agents that search',
      integer(1, Number.MAX_SAFE_INTEGER),
    );
  const usual = 'a second more than --milliseconds, none with --iterations, else 60000';
  return addRestartsOption(addTimeLimitOption(command, usual));
}

export function addRestartsOption(command: Command): Command {
  return command.option(
    '--restarts <n>',
    'maximum number of restarts of a failed exec: program (default: 10)',
    integer(0, Number.MAX_SAFE_INTEGER),
  );
}

/** Add the options that settle whether results are corrected for luck. */
export function addLuckOption(command: Command, game: AnyGame, isUsual: boolean): Command {
  if (!isEvaluated(game)) {
    const refuse = () => command.error(`error: ${noEvaluation(game.name).message}`);
    return command.addOption(new Option('--luck').hideHelp()).on('option:luck', refuse);
  }
  return command
    .option('--luck', `correct results for luck${isUsual ? ' (default)' : ''}`)
    .option('--no-luck', `count results as they are${isUsual ? '' : ' (default)'}`);
}

export function addSeedOption(command: Command, verb: string): Command {
  const summary = `${verb} with this seed (default: drawn)`;
  return command.option('--seed <n>', summary, integer(0, SEEDS - 1));
}
