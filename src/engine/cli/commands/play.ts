/** `azulejo play`: a game between agents and people, printed as it goes. */

import type { Command } from 'commander';
import { chosenSeed } from '../../../random/seeds.js';
import { type AgentRegistry, playersOf } from '../../agents/players.js';
import type { GameTypes } from '../../game/game.js';
import { MOST_MOVES } from '../../match/options.js';
import { type AnyGame, type GameConsole, type Host, loadConsole } from '../console.js';
import { areSame, attempt, targetOf } from '../files/file-access.js';
import {
  addRulesOptions,
  addSeedOption,
  addTimeLimitOption,
  flagOf,
  integer,
  keptFile,
  namedSettings,
  type OptionValues,
  rulesFrom,
} from '../options.js';
import { type GameWriter, lockGameFiles } from '../play/game-files.js';
import { LiveGame } from '../play/live-game.js';
import { howToPlay, howToResume } from '../play/notes.js';
import { isAtTerminal, offerAtTerminal, optionsOf } from '../play/offer.js';
import { playLive } from '../play/play-live.js';
import { resumeGame, type StartedGame, startGame } from '../play/saved-game.js';
import type { TypedLines } from '../play/typed-lines.js';
import { foldedText, textOf, write } from '../print/output.js';
import { addReportOptions, type ReportOptions, reporterFor } from '../print/report.js';
import { screenOn } from '../print/screen.js';
import { openPrograms } from '../programs.js';
import {
  addAgentsOption,
  addNamesOption,
  exampleSeats,
  HUMAN,
  nameSeats,
  seatAgents,
  seatByName,
  setTable,
  turnsOf,
} from '../seats.js';

interface PlayOptions extends OptionValues, ReportOptions {
  readonly agents?: readonly string[];
  readonly names?: readonly string[];
  readonly seed?: number;
  readonly maxMoves?: number;
  readonly timeLimit?: number;
  readonly askAlways?: boolean;
  readonly record?: string;
  readonly log?: string;
  readonly from?: string;
  readonly force?: boolean;
}

/** Everything that the command works with. */
interface Setup {
  /** The lines that people type, if they were asked for something already. */
  readonly lines?: TypedLines;
  readonly command: Command;
  readonly host: Host;
  readonly agents: AgentRegistry<GameTypes>;
  readonly gameConsole: GameConsole<GameTypes>;
  readonly options: PlayOptions;
}

/** Refuse options that a saved game has settled. */
function refuseSettled(command: Command, game: AnyGame, options: PlayOptions): void {
  const settled = ['seed', ...namedSettings(game).map(([name]) => name)];
  const given = settled.find((name) => options[name] !== undefined);
  if (given === undefined) return;
  command.error(
    `error: options '--from' and '${flagOf(given)}': found both, ` +
      `expected --from alone, as the saved game has its ${given === 'seed' ? 'seed' : 'rules'}`,
  );
}

/** Start or resume a game, and seat its agents. */
async function prepare(setup: Setup): Promise<[StartedGame, readonly string[]]> {
  const { command, host, agents, options } = setup;
  const { game } = host;
  if (options.from !== undefined) {
    refuseSettled(command, game, options);
    const started = await resumeGame(game, options.from);
    const { names } = started.record;
    const seats =
      options.agents === undefined
        ? seatByName(command, agents.names, names)
        : seatAgents(command, options.agents, names.length);
    return [started, seats];
  }
  const [usual = HUMAN] = agents.names;
  const { rules, seats } = setTable(command, game, options.agents, rulesFrom(game, options), [
    usual,
  ]);
  const seed = chosenSeed({ seed: options.seed, rng: Math.random });
  return [startGame(game, rules, nameSeats(command, options.names, seats), seed), seats];
}

/** Refuse files that a game cannot be saved in. */
function refuseFiles(command: Command, { record, log }: PlayOptions): void {
  if (record === undefined || log === undefined) return;
  const [first, second] = [record, log].map((path) =>
    attempt(path, 'written', () => targetOf(path)),
  );
  if (first !== undefined && second !== undefined && areSame(first, second)) {
    command.error("error: options '--record' and '--log': found one file, expected two");
  }
}

/** Whether no option is given. */
function isBare(command: Command): boolean {
  return Object.keys(command.opts()).every((name) => command.getOptionValueSource(name) !== 'cli');
}

/** Offer a game to the person at the terminal, and play it. */
async function playOffered(setup: Setup): Promise<void> {
  const { host, agents, gameConsole, options } = setup;
  const { game, call } = host;
  const chosen = await offerAtTerminal(game, agents.names, gameConsole.offer ?? {});
  if (chosen === undefined) return;
  const seats = chosen.agents;
  const people = seats.filter((agent) => agent === HUMAN).length;
  const lines = [
    '',
    `Without questions: ${call} play ${optionsOf(game, chosen)}`,
    ...(people > 0 ? ['Type help to see what can be typed, quit to stop.'] : []),
    '',
  ];
  await write(foldedText(lines, process.stdout));
  const names = seats.map((seat) => (seat === HUMAN && people === 1 ? 'You' : seat));
  const answers = { ...options, ...chosen.settings, agents: seats, names };
  await play({ ...setup, lines: chosen.lines, options: answers });
}

/** Play a game that is saved in its files, and print each event when it happens. */
async function play(setup: Setup): Promise<void> {
  const { command, host, options } = setup;
  refuseFiles(command, options);
  // A game is read after its file is locked, so that no other process adds to it in between.
  const locked = lockGameFiles(options);
  try {
    const [started, seats] = await prepare(setup);
    const files = locked.open(started, { game: host.game, force: options.force === true });
    await playSaved(setup, started, seats, files);
  } finally {
    locked.close();
  }
}

/** Play a game, and print each event when it happens. */
async function playSaved(
  setup: Setup,
  started: StartedGame,
  seats: readonly string[],
  files: GameWriter,
): Promise<void> {
  const { host, agents, gameConsole, options, lines } = setup;
  const { game } = host;
  const { maxMoves, timeLimit } = options;
  const programs = await openPrograms(game, seats);
  const turns = turnsOf(game, seats, options.askAlways === true);
  const { names } = started.record;
  const screen = screenOn(outputOf(options), game, gameConsole, names, turns.isForPeople);
  const reporter = reporterFor(game, gameConsole, options, {
    ...screen,
    // People see the position when they are asked for a move.
    draw: (state, recent) => (turns.isAsked(state) ? [] : screen.draw(state, recent)),
  });
  const live = new LiveGame(started, { game, files, reporter, turns });
  const result = await playLive(live, {
    players: { game, agents },
    gameConsole,
    seats,
    programs: programs.agents,
    turns,
    screen,
    isDrawn: options.pictures !== 'never',
    maxMoves,
    timeLimit,
    lines,
  }).finally(programs.close);
  if (screen.output.isTTY && !turns.isForPeople && result.kind === 'finished') {
    await write(foldedText([howToPlay(host)], screen.output));
  }
  if (result.kind === 'unfinished') process.stderr.write(textOf(howToResume(host, options, seats)));
}

/** Return the stream for people: standard output, unless programs read that. */
function outputOf({ json, states }: PlayOptions): NodeJS.WriteStream {
  return json || states ? process.stderr : process.stdout;
}

export async function define(command: Command, host: Host): Promise<void> {
  const { entry, game, call } = host;
  const { agents } = playersOf(host.game);
  const [usual = HUMAN] = agents.names;
  addAgentsOption(command, [HUMAN, ...agents.names], usual);
  addRulesOptions(command, game);
  addNamesOption(command);
  addSeedOption(command, 'repeat the game')
    .option(
      '--max-moves <n>',
      `maximum number of moves (default: ${MOST_MOVES})`,
      integer(1, Number.MAX_SAFE_INTEGER),
    )
    .option('--record <file>', 'write the record of the game, event by event', keptFile)
    .option('--log <file>', 'write a line for each move that is tried', keptFile)
    .option('--from <file>', 'resume the game of a record or a log; - for standard input')
    .option('--ask-always', 'ask people for a move even if only one is legal')
    .option('--force', 'replace the contents of the files of --record and --log');
  addTimeLimitOption(command);
  addReportOptions(command)
    .addHelpText('after', () => helpOf(call, exampleSeats(game, HUMAN, usual)))
    .action(async (options: PlayOptions) => {
      const setup = { command, host, agents, gameConsole: await loadConsole(entry), options };
      await (isAtTerminal() && isBare(command) ? playOffered(setup) : play(setup));
    });
}

function helpOf(call: string, seats: string): string {
  return `
On a terminal and without options, it asks for players, agents and rules.

The agent "human" is a person at the terminal, who types moves, or help. Several people
can share the terminal. With exec:<command>, another program plays: see docs/your-bot.md.
A file such as ./my-agent.js is an ES module whose default export makes an agent.

A record has every event so far, even after a crash; --from resumes its game. Without
--force, it only replaces a file that holds this game so far.

Exit status: 129, 130 or 143 for a game that was stopped by SIGHUP, SIGINT (Ctrl-C) or
SIGTERM, and is saved.

Examples:
  $ ${call} play --seed 7 --states | ${call} validate
  $ ${call} play --agents ${seats} --record game.azulejo
  $ ${call} play --agents ${seats} --from game.azulejo --record game.azulejo`;
}
