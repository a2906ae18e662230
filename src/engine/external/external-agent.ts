/** Agents that are other programs, in any language. */

import { listOf, textOf } from '../../boundary/values.js';
import { chosenSeed } from '../../random/seeds.js';
import { messageOf, quote } from '../../text/message.js';
import type { Fault } from '../../text/parsed.js';
import { type Agent, type AgentContext, rngOf } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { runtimeTimer } from '../match/options.js';
import { type EngineLine, type EngineOption, findOption, readOptionValue } from './engine-line.js';
import { EngineProcess, type ProcessOptions } from './engine-process.js';
import { type Go, newGameOf, positionOf } from './host-line.js';
import {
  type CompleteExternalOptions,
  completeExternalOptions,
  ExternalAgentError,
  type ExternalAgentOptions,
} from './options.js';
import type { Command } from './process-group.js';
import { PROTOCOL_VERSION } from './protocol-words.js';

/**
 * An agent that is another program. {@link externalAgent} makes one. It asks the program one question at a time. Its
 * errors have a `code` of {@link EXTERNAL_ERROR_CODES}.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface ExternalAgent<State, Move extends string = string> extends Agent<State, Move> {
  /**
   * Start the program if it is not running. Games do so by themselves; call this to learn early whether the program
   * works.
   *
   * @returns a promise that is fulfilled once the program has introduced itself
   * @throws {@link ExternalAgentError} if it does not start: with any code but `external.late`
   */
  start(): Promise<void>;
  /**
   * Start the program if it is not running, and send it the rules of a game.
   *
   * @param state - the state that the game begins with
   * @param context - the same object that {@link ExternalAgent.chooseMove} is given for each move of this game
   * @returns a promise that is fulfilled once the program is ready for the game
   * @throws {@link ExternalAgentError} if it does not get ready: with any code but `external.late`
   */
  beginGame(state: State, context: AgentContext): Promise<void>;
  /**
   * Ask the program for a move. If it does not answer with one, it is ended, and started again for the next game.
   *
   * @param state - a state with a player to move
   * @param context - random numbers, from which the program gets a seed; budget and time limit
   * @returns a promise of the move that the program wrote, legal or not
   * @throws {@link ExternalAgentError} if it does not answer with a move, with any code; TypeError if `context` has no
   * function `rng`
   */
  chooseMove(state: State, context: AgentContext): Promise<Move>;
  /**
   * End the program and everything that it started. Afterwards the agent rejects every request with `external.closed`.
   *
   * @returns a promise that is fulfilled once the program has ended
   */
  close(): Promise<void>;
}

/** What an engine says of itself before a game. */
interface Introduction {
  readonly games: string[];
  readonly options: EngineOption[];
  needsMoves: boolean;
}

/** A program that has introduced itself. */
interface Engine {
  readonly process: EngineProcess;
  readonly needsMoves: boolean;
}

/** The answer to `isready`. */
const READY = {
  expected: 'readyok',
  judge: ({ kind }: EngineLine) => kind === 'readyok' || undefined,
} as const;

class ProgramAgent<Types extends GameTypes>
  implements ExternalAgent<Types['state'], Types['move']>
{
  readonly name: string;
  readonly #game: Game<Types>;
  readonly #command: Command;
  readonly #options: CompleteExternalOptions;
  /** The engine that each game began with: with another one it does not continue. */
  readonly #games = new WeakMap<AgentContext, Engine>();
  #engine: Engine | undefined;
  #starts = 0;
  #isClosed = false;
  /** The question before: the program is asked one after the other. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(game: Game<Types>, command: Command, options: CompleteExternalOptions) {
    this.#game = game;
    this.#command = command;
    this.#options = options;
    this.name = options.name ?? (typeof command === 'string' ? command : command.join(' '));
  }

  start(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#running();
    });
  }

  beginGame(state: Types['state'], context: AgentContext): Promise<void> {
    return this.#inTurn(async () => {
      await this.#begin(state, context);
    });
  }

  chooseMove(state: Types['state'], context: AgentContext): Promise<Types['move']> {
    return this.#inTurn(async () => {
      const engine = this.#games.get(context) ?? (await this.#begin(state, context));
      return this.#choose(engine, state, context);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#engine?.process.end();
  }

  #inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const turn = this.#before.then(run);
    this.#before = turn.catch(() => {});
    return turn;
  }

  async #begin(state: Types['state'], context: AgentContext): Promise<Engine> {
    const engine = await this.#running();
    const rules = this.#game.rulesOf(state);
    await engine.process.ask({
      lines: [newGameOf(this.#game, rules), { kind: 'isready' }],
      ...READY,
      limit: this.#options.startTime,
      late: 'external.start',
    });
    this.#games.set(context, engine);
    return engine;
  }

  async #choose(
    { process, needsMoves }: Engine,
    state: Types['state'],
    context: AgentContext,
  ): Promise<Types['move']> {
    const game = this.#game;
    const go = this.#goFor(context, needsMoves ? game.legalMoves(state) : undefined);
    const within = { limit: go.limit, late: 'external.late' } as const;
    // A late second answer to the last `go` arrives before `readyok`, and is refused.
    await process.ask({
      lines: [positionOf(game.encode(state)), { kind: 'isready' }],
      ...READY,
      ...within,
    });
    // An engine that has thought as long as it may is asked for the best move so far.
    const cancel =
      go.time !== undefined && go.time < go.limit
        ? runtimeTimer(go.time, () => process.say({ kind: 'stop' }))
        : undefined;
    try {
      const line = await process.ask({
        lines: [{ kind: 'go', go }],
        ...within,
        expected: 'bestmove',
        judge: ({ kind }) => kind === 'bestmove' || undefined,
      });
      if (line.kind === 'bestmove' && line.move !== undefined) return line.move;
      throw process.giveUp('external.line', 'no move', 'one of the legal moves');
    } finally {
      cancel?.();
    }
  }

  #goFor(context: AgentContext, moves: readonly string[] | undefined) {
    const { iterations, milliseconds } = context.budget ?? {};
    const go = {
      time: milliseconds === undefined ? undefined : sendable(milliseconds),
      limit: sendable(context.timeLimit ?? this.#options.moveTime),
      iterations,
      seed: chosenSeed({ rng: rngOf(context) }),
      moves,
    };
    return go satisfies Go;
  }

  /** Return the engine, started if there is none that can continue. */
  async #running(): Promise<Engine> {
    if (this.#isClosed) throw errorOf('external.closed', 'a closed agent', 'an open one');
    const { failure } = this.#engine?.process ?? {};
    if (this.#engine !== undefined && failure === undefined) return this.#engine;
    const { restarts } = this.#options;
    if (this.#starts > restarts) {
      const found = `a program that failed ${this.#starts} times`;
      const expected = `at most ${restarts} restarts`;
      throw errorOf('external.restarts', found, expected, failure?.stderr);
    }
    this.#starts++;
    return this.#start();
  }

  async #start(): Promise<Engine> {
    const { onInfo = () => {}, outputLimit, startTime } = this.#options;
    const process = this.#spawn({ command: this.#command, outputLimit, onInfo });
    const introduction: Introduction = { games: [], options: [], needsMoves: false };
    // Known from the beginning, so that it can be closed while it starts.
    this.#engine = { process, needsMoves: false };
    const last = await process.ask({
      lines: [{ kind: 'azulejo', version: PROTOCOL_VERSION }],
      limit: startTime,
      late: 'external.start',
      expected: 'azulejook',
      judge: (line) => addToIntroduction(introduction, line),
    });
    const wrong = this.#faultOf(introduction, last);
    if (wrong !== undefined) throw process.giveUp('external.start', wrong.found, wrong.expected);
    for (const [name, value] of this.#options.options) {
      process.say({ kind: 'setoption', name, value: `${value}` });
    }
    this.#engine = { process, needsMoves: introduction.needsMoves };
    return this.#engine;
  }

  /** Start a process. If the system refuses, at once or later, that is the agent's failure. */
  #spawn(options: ProcessOptions): EngineProcess {
    try {
      return new EngineProcess(options);
    } catch (error) {
      const found = `the error ${messageOf(error)}`;
      throw errorOf('external.start', found, 'a program that waits for a line');
    }
  }

  /** Find what makes an engine unfit for this agent. */
  #faultOf({ games, options }: Introduction, last: EngineLine): Fault | undefined {
    const { name } = this.#game;
    const version = last.kind === 'azulejook' ? last.version : 0;
    if (version !== PROTOCOL_VERSION) {
      return { found: `version ${version}`, expected: `version ${PROTOCOL_VERSION}` };
    }
    if (games.length > 0 && !games.includes(name)) {
      return { found: `an engine of ${games.join(', ')}`, expected: `one of ${name}` };
    }
    for (const [option, value] of this.#options.options) {
      const found = findOption(options, option);
      const read = found.ok ? readOptionValue(found.value, `${value}`) : found;
      if (!read.ok) return read.faults[0];
    }
    return undefined;
  }
}

function errorOf(
  code: ExternalAgentError['code'],
  found: string,
  expected: string,
  stderr = '',
): ExternalAgentError {
  return new ExternalAgentError({ code, found, expected, stderr });
}

/** Return a number as a line can have it: an integer, the largest there is for no limit at all. */
function sendable(number: number): number {
  return Math.min(Math.ceil(number), Number.MAX_SAFE_INTEGER);
}

/** Add a line of the handshake; return whether it is the last, `undefined` if it is none. */
function addToIntroduction(introduction: Introduction, line: EngineLine): boolean | undefined {
  switch (line.kind) {
    case 'id':
      return false;
    case 'game':
      introduction.games.push(line.game);
      return false;
    case 'needs':
      introduction.needsMoves = true;
      return false;
    case 'option':
      introduction.options.push(line.option);
      return false;
    case 'azulejook':
      return true;
    default:
      return undefined;
  }
}

/**
 * Make an agent of another program, in any language, that speaks the line-based protocol of docs/protocol.md.
 *
 * The program is started for the first game, and again for the next one after a failure. A program that ends, hangs,
 * writes too much, or writes anything but the answer is killed with everything that it has started, and the agent's
 * promise is rejected with an {@link ExternalAgentError}: in a match the agent forfeits. The program runs with the
 * rights of this process.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param command - a program with its arguments, or a line for the system's shell
 * @param options - name, limits, options of the program
 * @returns an agent for any number of games; close it when you are done
 * @throws TypeError if `game` is not a game, the command is not a text or a list of texts, an option does not exist, or
 * a value has another type; RangeError if the command is empty or contains U+0000, a time is not above 0, `restarts` or
 * `outputLimit` is not an integer of its range, or an option of the program makes a line of more than 65,536 bytes
 *
 * @example
 * ```ts
 * import { AGENTS, azul } from 'azulejo';
 * import { externalAgent } from 'azulejo/external';
 * import { playMatch } from 'azulejo/agents';
 *
 * const bot = externalAgent(azul, ['python3', 'my_bot.py'], { startTime: 2000 });
 * await playMatch(azul, [bot, AGENTS.random()], { timeLimit: 1000 });
 * await bot.close();
 * ```
 */
export function externalAgent<Types extends GameTypes>(
  game: Game<Types>,
  command: Command,
  options?: ExternalAgentOptions,
): ExternalAgent<Types['state'], Types['move']> {
  checkGame(game);
  return new ProgramAgent(game, checkedCommand(command), completeExternalOptions(options));
}

function checkedCommand(given: Command): Command {
  if (typeof given === 'string') {
    if (given.trim() !== '') return withoutNul(given);
    throw new RangeError('Command: found an empty text, expected a line for the shell.');
  }
  const [program, ...args] = listOf<string>('Command', given, 'a text or a list of texts');
  if (program === undefined || program === '') {
    throw new RangeError('Command: found no program, expected its name and its arguments.');
  }
  const checked = (word: string) => withoutNul(textOf('Command', word));
  return [checked(program), ...args.map(checked)];
}

/** Refuse a word that no system can pass to a program. */
function withoutNul(word: string): string {
  if (!word.includes('\0')) return word;
  throw new RangeError(`Command: found ${quote(word)}, expected no character U+0000 in it.`);
}
