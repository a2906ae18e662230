/**
 * An engine: ready-made agents of a game, by the lines of the protocol. It neither reads nor writes itself, and continues
 * listening while an agent thinks about a move.
 */

import { chosenSeed, seededRng } from '../../random/seeds.js';
import { messageOf } from '../../text/message.js';
import type { Parsed } from '../../text/parsed.js';
import { MOST_ITERATIONS } from '../agents/budget.js';
import type { Players } from '../agents/players.js';
import type { Search } from '../agents/rating.js';
import { isSearchAgent, type SearchAgent } from '../agents/search-agent.js';
import {
  type EngineLine,
  type EngineOption,
  findOption,
  type OptionValue,
  readOptionValue,
  writeEngineLine,
} from '../external/engine-line.js';
import {
  type Go,
  type HostLine,
  readHostLine,
  rulesOfLine,
  stateOfLine,
} from '../external/host-line.js';
import {
  LONGEST_LINE,
  PROTOCOL_VERSION,
  refuseLine,
  sentenceOf,
} from '../external/protocol-words.js';
import type { Agent, AgentContext, Budget } from '../game/agent.js';
import type { GameTypes } from '../game/game.js';
import { completeRules } from '../game/settings.js';
import { giveWay } from '../match/options.js';

/** Milliseconds between two reports of a search. */
const REPORT_EVERY = 1000;

/** Digits of a score. */
const DIGITS = 4;

/** What an engine is made of. */
export interface EngineParts {
  readonly players: Players<GameTypes>;
  /** The version of the package. */
  readonly version: string;
  /** The agent that plays unless the host asks for another. */
  readonly agent: string;
  /** Clock in milliseconds. */
  readonly now: () => number;
  /** Write a line, without its end. */
  readonly write: (line: string) => void;
}

/** Iterations of a search by default. */
const ITERATIONS = 1000;

/** Part of the time to a forfeit that a search uses at most. */
const PART_OF_LIMIT = 0.8;

/** An agent that has got ready for a game. */
interface ReadyAgent {
  readonly agent: Agent<unknown>;
  readonly depth: number | undefined;
  /** The same object in all of the game; each `go` has its own budget and random numbers. */
  readonly context: Writable<AgentContext>;
}

type Writable<Parts> = { -readonly [Name in keyof Parts]: Parts[Name] };

/** An engine in conversation with its host. */
export class EngineSession {
  readonly #parts: EngineParts;
  readonly #options: readonly EngineOption[];
  readonly #values = new Map<string, OptionValue>();
  #rules: GameTypes['rules'];
  #state: unknown;
  #hasState = false;
  /** The agent that plays, once it has got ready for the game; absent after `newgame` and `setoption`. */
  #ready: ReadyAgent | undefined;
  /** The move that is being thought about; absent between moves. */
  #thinking: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: EngineParts) {
    const { names } = parts.players.agents;
    this.#parts = parts;
    this.#options = [
      { name: 'agent', type: 'choice', usual: parts.agent, choices: names },
      { name: 'iterations', type: 'integer', usual: ITERATIONS, least: 1, most: MOST_ITERATIONS },
    ];
    this.#rules = completeRules(parts.players.game.settings, {});
  }

  /** Follow a line; return whether the host wants no more. `undefined` is a line that is too long. */
  receive(text: string | undefined): boolean {
    if (text === undefined) {
      const expected = `at most ${LONGEST_LINE} bytes`;
      this.#explain(refuseLine('protocol.line-too-long', 'a longer line', expected));
      return false;
    }
    if (text.trim() === '') return false;
    const read = readHostLine(text);
    if (!read.ok) this.#explain(read);
    else if (read.value.kind === 'quit') return true;
    else this.#follow(read.value);
    return false;
  }

  /** Stop thinking, and wait for the answer. */
  async end(): Promise<void> {
    this.#isStopped = true;
    await this.#thinking;
  }

  #say(line: EngineLine): void {
    this.#parts.write(writeEngineLine(line));
  }

  #explain(read: Parsed<unknown>): void {
    if (!read.ok) this.#say({ kind: 'error', text: sentenceOf(read.faults) });
  }

  #follow(line: Exclude<HostLine, { readonly kind: 'quit' }>): void {
    if (line.kind === 'isready') this.#say({ kind: 'readyok' });
    else if (line.kind === 'stop') this.#isStopped = true;
    else if (this.#thinking === undefined) this.#explain(this.#obey(line));
    else {
      const expected = 'isready, stop or quit until bestmove';
      this.#explain(refuseLine('protocol.untimely', `"${line.kind}"`, expected));
    }
  }

  #obey(line: Exclude<HostLine, { readonly kind: 'quit' | 'isready' | 'stop' }>): Parsed<unknown> {
    switch (line.kind) {
      case 'azulejo':
        return this.#introduce();
      case 'setoption':
        return this.#setOption(line.name, line.value);
      case 'newgame': {
        const read = rulesOfLine(this.#parts.players.game, line);
        if (read.ok) this.#rules = read.value;
        // A position of another game is none of this one.
        this.#hasState = false;
        this.#ready = undefined;
        return read;
      }
      case 'position': {
        const read = stateOfLine(this.#parts.players.game, this.#rules, line);
        this.#hasState = read.ok;
        if (read.ok) this.#state = read.value;
        return read;
      }
      case 'go':
        return this.#go(line.go);
    }
  }

  /** Introduce the engine. A host that speaks a later version also speaks this one. */
  #introduce(): Parsed<unknown> {
    const { players, version } = this.#parts;
    this.#say({ kind: 'id', field: 'name', text: 'azulejo' });
    this.#say({ kind: 'id', field: 'version', text: version });
    this.#say({ kind: 'game', game: players.game.name });
    for (const option of this.#options) this.#say({ kind: 'option', option });
    this.#say({ kind: 'azulejook', version: PROTOCOL_VERSION });
    return DONE;
  }

  #setOption(name: string, text: string): Parsed<unknown> {
    const found = findOption(this.#options, name);
    if (!found.ok) return found;
    const read = readOptionValue(found.value, text);
    if (read.ok) this.#values.set(name, read.value);
    this.#ready = undefined;
    return read;
  }

  #go(go: Go): Parsed<unknown> {
    if (!this.#hasState) return refuseLine('protocol.untimely', '"go"', 'a position before it');
    this.#isStopped = false;
    this.#thinking = this.#choose(go).then((answer) => {
      // The host may continue as soon as it has the answer.
      this.#thinking = undefined;
      this.#say(answer);
    });
    return DONE;
  }

  async #choose(go: Go): Promise<EngineLine> {
    const { now } = this.#parts;
    const seed = chosenSeed({ seed: go.seed, rng: Math.random });
    const budget = this.#budgetFor(go);
    try {
      const { agent, context } = await this.#readyFor(go, { rng: seededRng(seed), budget, now });
      Object.assign(context, { rng: seededRng(seed), budget });
      return { kind: 'bestmove', move: await this.#think(agent, context) };
    } catch (error) {
      return { kind: 'error', text: messageOf(error) };
    }
  }

  /**
   * Choose a move.
   *
   * A search can be stopped, and then answers with the best move so far. Any other agent is asked once, and
   * nothing is read until it answers.
   *
   * @returns the move; `undefined` where there is none
   * @throws Error if the agent answers with anything but a legal move
   */
  async #think(agent: Agent<unknown>, context: AgentContext): Promise<string | undefined> {
    const { game } = this.#parts.players;
    const state = this.#state;
    if (game.legalMoves(state).length === 0) return undefined;
    const move: string = isSearchAgent(agent)
      ? await this.#search(agent, context)
      : await agent.chooseMove(state, context);
    const issue = game.explainMove(state, move);
    if (issue === undefined) return move;
    throw new Error(`Agent ${agent.name}: ${issue.message}`);
  }

  /** Search in slices, so that lines of the host are read in between. */
  async #search(agent: SearchAgent<unknown>, context: AgentContext): Promise<string> {
    const { now } = this.#parts;
    let reported = now();
    let last: Search | undefined;
    const slices = agent.chooseInSlices(this.#state, context);
    for (;;) {
      const slice = slices.next();
      if (slice.done === true) {
        if (last !== undefined) this.#report(last);
        return slice.value;
      }
      last = slice.value;
      await giveWay();
      const best = this.#isStopped ? this.#report(last) : undefined;
      if (best !== undefined) return best;
      if (now() - reported < REPORT_EVERY) continue;
      reported = now();
      this.#report(last);
    }
  }

  /** Say what a search has found so far; return its best move. */
  #report(search: Search): string | undefined {
    const [best] = search.moves();
    if (best === undefined) return undefined;
    const { winShare, visits, line } = best;
    const share = Number(winShare.toFixed(DIGITS));
    const { iterations } = search;
    this.#say({ kind: 'info', info: { winShare: share, visits, iterations, line } });
    return best.move;
  }

  /** Return the agent that plays, which gets ready for each game once. */
  async #readyFor({ depth }: Go, context: AgentContext): Promise<ReadyAgent> {
    if (this.#ready === undefined || this.#ready.depth !== depth) {
      this.#ready = undefined;
      const agent = this.#newAgent(depth);
      await agent.beginGame?.(this.#state, context);
      this.#ready = { agent, depth, context };
    }
    return this.#ready;
  }

  #newAgent(depth: number | undefined): Agent<unknown> {
    const name = this.#values.get('agent') ?? this.#parts.agent;
    const { agents } = this.#parts.players;
    if (depth === undefined) return agents.make(name);
    try {
      return agents.make({ name, options: { depth } });
    } catch (error) {
      // Agents that do not look a number of events ahead have no such option.
      if (error instanceof TypeError) return agents.make(name);
      throw error;
    }
  }

  #budgetFor({ time, limit, iterations }: Go): Budget {
    const isFree = time === undefined && iterations === undefined;
    const usual = Number(this.#values.get('iterations') ?? ITERATIONS);
    const times = [time, limit && limit * PART_OF_LIMIT].filter((each) => each !== undefined);
    return {
      iterations: isFree ? usual : iterations,
      milliseconds: times.length === 0 ? undefined : Math.min(...times),
    };
  }
}

/** The result of a line that was followed. */
const DONE: Parsed<undefined> = { ok: true, value: undefined };
