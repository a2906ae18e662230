/** Tournaments: cycles of games between any number of entrants, and a final. */
import { checkedFunction, knownOptions, ownProperties } from '../../boundary/values.js';
import type { Agent } from '../../engine/game/agent.js';
import { completeRules, type RulesOptionsOf, rulesForAgents } from '../../engine/game/settings.js';
import { unlessAborted } from '../../engine/match/ask.js';
import {
  checkPlaying,
  type Limits,
  type Runtime,
  usualTimeLimit,
} from '../../engine/match/options.js';
import type { MatchResult } from '../../engine/match/play-match.js';
import { type MatchTask, playNamedMatch } from '../../engine/simulate/shard.js';
import {
  localRunner,
  type OpenRunner,
  playInOrder,
  type Runner,
  type RunnerOptions,
} from '../../engine/tasks/runners.js';
import type { ThreadData } from '../../engine/tasks/worker-pool.js';
import { chosenSeed, derivedSeed, type SeedChoice } from '../../random/seeds.js';
import type { GameState } from '../api/game-state.js';
import { type TsuroTypes, tsuroRules } from '../api/tsuro.js';
import { SETTINGS } from '../state/settings.js';
import type { Move, Rules } from '../state/vocabulary.js';
import {
  type Entrant,
  entrantsByName,
  gameOf,
  type Pairing,
  pairBy,
  pairNeighbours,
  Table,
  type TournamentEvent,
  type TournamentGame,
  type TournamentListener,
  type TournamentResult,
  winnersOf,
} from './games.js';

/** Options of {@link runTournament}; all have defaults. */
export interface TournamentOptions
  extends SeedChoice,
    Omit<Limits, 'limit' | 'timeLimit'>,
    Runtime {
  /**
   * Time limit per move in milliseconds, above 0. By default a second more than the budget; a minute without
   * a budget; none where the budget is a number of iterations alone.
   */
  readonly timeLimit?: number | undefined;
  /** The rules that differ from the defaults. `players` is ignored: each game has its own number of players. */
  readonly rules?: RulesOptionsOf<Rules> | undefined;
  /** Function that cuts the players of each cycle into games; {@link pairNeighbours} by default. */
  readonly pairing?: Pairing | undefined;
  /** Listener to the beginning of every cycle, and to every event and the result of every game. */
  readonly onEvent?: TournamentListener | undefined;
}

/** The names of these options. */
const OPTIONS = [
  ...(['seed', 'rng', 'rules', 'pairing', 'onEvent', 'budget', 'timeLimit'] as const),
  ...(['now', 'timer', 'signal'] as const),
] as const;

/** A player of games. */
type MatchRunner = Runner<MatchTask<TsuroTypes>, MatchResult<TsuroTypes>>;

/** Where and by whom the games of a tournament are played. */
export interface TournamentPlay {
  /** Returns the agent of an entrant, for a game that is played in this thread. */
  readonly make: (entrant: unknown) => Agent<GameState, Move>;
  /** What threads are started with; nothing where all agents are ready-made. */
  readonly threadData?: ThreadData | undefined;
  /** Where games are played. */
  readonly open: OpenRunner<MatchTask<TsuroTypes>, MatchResult<TsuroTypes>>;
}

/** The options of a tournament that is played anywhere. Events are told of games in this thread alone. */
export interface TournamentRunOptions extends TournamentOptions, RunnerOptions {
  /** Called whenever games have been played, with the number of those that are known of. */
  readonly onProgress?: ((played: number, games: number) => void) | undefined;
  /** Listener to the result so far, without a ranking, called before the signal's reason is thrown. */
  readonly onStop?: ((partial: TournamentResult) => void) | undefined;
}

/** What a tournament is: who plays, how, where, and with which random numbers. */
interface Plan {
  readonly entrants: ReadonlyMap<string, unknown>;
  readonly options: TournamentRunOptions;
  readonly play: TournamentPlay;
  readonly seed: number;
}

/** A tournament in progress. */
class TournamentRun {
  readonly #plan: Plan;
  readonly #cycles: TournamentGame[][] = [];
  /** Number of the cycle's first game, from 0. */
  #first = 0;
  /** Number of games that are known of. */
  #games = 0;
  #played = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  async play(): Promise<TournamentResult> {
    const { entrants, options, play } = this.#plan;
    const runner = play.open(
      {
        agents: [...entrants.values()],
        threadData: play.threadData,
        // No cycle has more games.
        tasks: Math.ceil(entrants.size / Table.Fewest),
        play: (task) => this.#playHere(task),
        describe: ({ number }) => `game ${number}`,
      },
      options,
    );
    try {
      return await this.#playCycles(runner);
    } finally {
      await runner.stop();
    }
  }

  async #playCycles(runner: MatchRunner): Promise<TournamentResult> {
    const { entrants, options } = this.#plan;
    const { pairing = pairNeighbours } = options;
    const entered = [...entrants.keys()];
    let left = entered;
    let isShrinking = true;
    while (left.length > Table.Most && isShrinking) {
      const games = pairBy(pairing, left, this.#cycles.length + 1);
      const winners = new Set((await this.#playCycle(runner, games)).flatMap(winnersOf));
      isShrinking = winners.size < left.length;
      left = entered.filter((name) => winners.has(name));
    }
    const isFinal = left.length >= Table.Fewest && left.length <= Table.Most;
    const [final] = isFinal ? await this.#playCycle(runner, [left]) : [];
    return this.resultOf(final?.ranking ?? (left.length === 0 ? [] : [left]));
  }

  /** Return the result of what has been played. */
  resultOf(ranking: TournamentResult['ranking']): TournamentResult {
    return {
      ranking,
      forfeits: this.#cycles.flat().flatMap(({ forfeits }) => forfeits.map(({ name }) => name)),
      cycles: this.#cycles,
      seed: this.#plan.seed,
    };
  }

  async #playCycle(
    runner: MatchRunner,
    games: readonly (readonly string[])[],
  ): Promise<TournamentGame[]> {
    const { signal, onProgress } = this.#plan.options;
    const played: TournamentGame[] = [];
    this.#cycles.push(played);
    const first = this.#games;
    this.#first = first;
    this.#games += games.length;
    await this.#tell({ kind: 'cycle', cycle: this.#cycles.length, games });
    await playInOrder(runner, {
      tasks: games.length,
      signal,
      // There are names for each game.
      taskAt: (index) => this.#taskOf(games[index] as readonly string[], first + index),
      onPlayed: () => onProgress?.(++this.#played, this.#games),
      take: (match) => {
        played.push(gameOf(match));
        return false;
      },
    });
    return played;
  }

  #taskOf(names: readonly string[], number: number): MatchTask<TsuroTypes> {
    const { entrants, options, seed } = this.#plan;
    const { rules, budget, timeLimit, now } = options;
    return {
      kind: 'match',
      game: tsuroRules.name,
      isTimed: now !== undefined,
      number,
      match: {
        rules: rulesForAgents(tsuroRules.settings, names.length, { ...rules, players: undefined }),
        agents: names.map((name) => entrants.get(name)),
        names,
        budget,
        timeLimit,
        seed: derivedSeed(seed, number),
      },
    };
  }

  /** Play in this thread, one after the other: of games side by side, one would cost the players of another their time. */
  async #playHere({ match, number }: MatchTask<TsuroTypes>): Promise<MatchResult<TsuroTypes>> {
    const cycle = this.#cycles.length;
    const game = number - this.#first + 1;
    const { now, timer, signal, onEvent } = this.#plan.options;
    const result = await playNamedMatch(tsuroRules, this.#plan.play.make, match, {
      now,
      timer,
      signal,
      onEvent:
        onEvent &&
        (({ event, player, state }) =>
          onEvent({ kind: 'event', cycle, game, event, name: match.names[player], state })),
    });
    await this.#tell({ kind: 'game', cycle, game, result: gameOf(result) });
    return result;
  }

  async #tell(event: TournamentEvent): Promise<void> {
    const { onEvent, signal } = this.#plan.options;
    const listening = onEvent?.(event);
    if (listening !== undefined) await unlessAborted(listening, signal);
  }
}

/**
 * Play a tournament anywhere.
 *
 * @param entrants - three or more agents, or their descriptions, by names that differ
 */
export async function playTournament(
  entrants: ReadonlyMap<string, unknown>,
  options: TournamentRunOptions,
  play: TournamentPlay,
): Promise<TournamentResult> {
  const own = ownProperties('Options', options);
  checkPlaying(own);
  checkedFunction('Pairing', own.pairing);
  checkedFunction('onEvent', own.onEvent);
  const seed = chosenSeed(own);
  const rules = completeRules(SETTINGS, own.rules);
  own.signal?.throwIfAborted();
  const complete = { ...own, rules, timeLimit: usualTimeLimit(own) };
  const run = new TournamentRun({ entrants, options: complete, play, seed });
  try {
    return await run.play();
  } catch (error) {
    if (own.signal?.aborted) await own.onStop?.(run.resultOf([]));
    throw error;
  }
}

/** Play in this thread, by agents that are objects. */
const HERE: TournamentPlay = {
  // The map has entrants that were checked.
  make: (entrant) => entrant as Entrant,
  open: localRunner,
};

/**
 * Play a tournament of agents: cycles of games, and a final.
 *
 * While more than five are left, a cycle is played: the pairing cuts them into games of three to
 * five, and the players of the first two ranks of each game play in the next cycle. The last three
 * to five play a final. There is none if a cycle eliminates
 * nobody, or fewer than three are left.
 *
 * An entrant that throws, returns something other than a legal move, or is late forfeits: its
 * avatar is taken off the board, the others continue, and it plays no more games. The same seed
 * gives the same tournament, however long entrants
 * take within the time limit, as long as they choose by the state and their own random numbers.
 *
 * @param entrants - three or more agents, which may return promises. In each game, agents have turns in the order of
 *   this list unless `pairing` orders them otherwise. Duplicate names are numbered: `second`, `second-2`
 * @param options - rules, seed, pairing, limits of moves, runtime, listener
 * @returns a promise of the result: the names of the final's players by rank, best first; the names of those who
 *   forfeited; every game; the seed
 * @throws RangeError if there are fewer than three entrants, a rule has an unknown value, the seed, the budget or the
 *   time limit is out of range, or the pairing does not put each player into one game of three to five; TypeError if
 *   the entrants are not a list of agents, the options are not an object, an option or a rule is unknown, `pairing`,
 *   `onEvent`, `now` or `timer` is not a function, the signal is not an `AbortSignal`, or the pairing does not return
 *   lists; any error of `pairing` or `onEvent`; the signal's reason if it is aborted. The promise is rejected with it
 *
 * @example
 * ```ts
 * const entrants = ['Ada', 'Ben', 'Cas'].map((name) => ({ ...AGENTS.second(), name }));
 * const { ranking } = await runTournament(entrants, { rules: { supply: 'cycle' } });
 * ranking; // [['Ben'], ['Ada'], ['Cas']]
 * ```
 */
export async function runTournament(
  entrants: readonly Entrant[],
  options?: TournamentOptions,
): Promise<TournamentResult> {
  const own = knownOptions('Options', options, OPTIONS);
  return playTournament(entrantsByName(entrants), { ...own, workerFile: undefined }, HERE);
}
