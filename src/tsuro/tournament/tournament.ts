/**
 * Tournaments: rounds of games between any number of entrants, and a final.
 *
 * @packageDocumentation
 */
import { unlessAborted } from '../../engine/match/ask.js';
import {
  checkFunction,
  checkLimits,
  checkRuntime,
  type Limits,
  type Runtime,
  usualTimeLimit,
} from '../../engine/match/options.js';
import { chosenSeed, derivedSeed, type SeedChoice } from '../../random/seeds.js';
import { ownProperties } from '../../text/arguments.js';
import { playMatch } from '../agents/match.js';
import type { GameState } from '../api/game-state.js';
import { completeRules } from '../api/settings.js';
import type { RulesOptions } from '../codec/read-state.js';
import type { Deal, Forfeit, Move } from '../state/vocabulary.js';
import { type Entrant, entrantsByName } from './entrants.js';
import { type Pairing, pairBy, pairNeighbours, Table } from './pairing.js';
import { gameOf, type TournamentGame, type TournamentResult, winnersOf } from './result.js';

/** What an observer of a tournament is told. Rounds and their games are numbered from 1. */
export type TournamentEvent =
  | {
      /** A round begins. */
      readonly kind: 'round';
      /** Number of the round. */
      readonly round: number;
      /** The names of the players of each game, in turn order. */
      readonly games: readonly (readonly string[])[];
    }
  | {
      /** Something happens in a game. */
      readonly kind: 'event';
      /** Number of the round. */
      readonly round: number;
      /** Number of the game in its round. */
      readonly game: number;
      /** The deal, the move or the forfeit. */
      readonly event: Deal | Move | Forfeit;
      /** The name of the player; absent for a deal. */
      readonly name?: string | undefined;
      /** The state after it. */
      readonly state: GameState;
    }
  | {
      /** A game is over. */
      readonly kind: 'game';
      /** Number of the round. */
      readonly round: number;
      /** Number of the game in its round. */
      readonly game: number;
      /** The game. */
      readonly result: TournamentGame;
    };

/** Listener to a tournament. A promise is awaited, until the signal is aborted. */
export type TournamentListener = (event: TournamentEvent) => void | PromiseLike<void>;

/** The options of a tournament; everything has a default. */
export interface TournamentOptions
  extends SeedChoice,
    Omit<Limits, 'limit' | 'timeLimit'>,
    Runtime {
  /**
   * Time limit per move in milliseconds. By default a second more than the budget; a minute without
   * a budget; none where the budget is a number of iterations alone.
   */
  readonly timeLimit?: number | undefined;
  /** The rules that differ from the defaults. Each game has its own number of players, whatever they say. */
  readonly rules?: RulesOptions | undefined;
  /** Who plays whom; {@link pairNeighbours} by default. */
  readonly pairing?: Pairing | undefined;
  /** Listener to every round, every event and every result. */
  readonly onEvent?: TournamentListener | undefined;
}

/** A tournament in progress. */
class TournamentRun {
  readonly #entrants: ReadonlyMap<string, Entrant>;
  readonly #options: TournamentOptions;
  readonly #seed: number;
  readonly #rounds: TournamentGame[][] = [];
  #games = 0;

  constructor(entrants: ReadonlyMap<string, Entrant>, options: TournamentOptions, seed: number) {
    this.#entrants = entrants;
    this.#options = options;
    this.#seed = seed;
  }

  async play(): Promise<TournamentResult> {
    const { pairing = pairNeighbours } = this.#options;
    const entered = [...this.#entrants.keys()];
    let left = entered;
    let isShrinking = true;
    while (left.length > Table.Most && isShrinking) {
      const games = pairBy(pairing, left, this.#rounds.length + 1);
      const winners = new Set((await this.#playRound(games)).flatMap(winnersOf));
      isShrinking = winners.size < left.length;
      left = entered.filter((name) => winners.has(name));
    }
    const isFinal = left.length >= Table.Fewest && left.length <= Table.Most;
    const [final] = isFinal ? await this.#playRound([left]) : [];
    return {
      ranking: final?.ranking ?? (left.length === 0 ? [] : [left]),
      forfeits: this.#rounds.flat().flatMap(({ forfeits }) => forfeits.map(({ name }) => name)),
      rounds: this.#rounds,
      seed: this.#seed,
    };
  }

  async #playRound(games: readonly (readonly string[])[]): Promise<TournamentGame[]> {
    const played: TournamentGame[] = [];
    this.#rounds.push(played);
    const round = this.#rounds.length;
    await this.#tell({ kind: 'round', round, games });
    // One after the other: of games side by side, one would cost the players of another their time.
    for (const [index, names] of games.entries()) {
      const result = await this.#playGame(names, round, index + 1);
      played.push(result);
      await this.#tell({ kind: 'game', round, game: index + 1, result });
    }
    return played;
  }

  async #playGame(names: readonly string[], round: number, game: number): Promise<TournamentGame> {
    const { rules, budget, timeLimit, now, timer, signal, onEvent } = this.#options;
    signal?.throwIfAborted();
    // Names of games come from the map.
    const agents = names.map((name) => this.#entrants.get(name) as Entrant);
    const match = await playMatch(agents, {
      ...{ budget, timeLimit, now, timer, signal },
      rules: { ...rules, players: undefined },
      seed: derivedSeed(this.#seed, this.#games++),
      onEvent:
        onEvent &&
        (({ event, player, state }) =>
          onEvent({ kind: 'event', round, game, event, name: names[player], state })),
    });
    return gameOf(match);
  }

  async #tell(event: TournamentEvent): Promise<void> {
    const { onEvent, signal } = this.#options;
    const listening = onEvent?.(event);
    if (listening !== undefined) await unlessAborted(listening, signal);
  }
}

/**
 * Play a tournament.
 *
 * While more than five are left, a round is played: the pairing cuts them into games of three to five, and the
 * first two ranks of each game play on. The last three to five play a final. There is none if a round eliminates
 * nobody, or fewer than three are left.
 *
 * An entrant that throws, returns something other than a legal move, or is late forfeits: its avatar is taken off,
 * the others play on, and it plays no more games. The same seed gives the same tournament, however long entrants
 * take within the time limit, as long as they choose by the state and their own random numbers.
 *
 * @param entrants - three or more agents, with or without promises. In each game the earlier in the list has the
 * earlier turn. Names that come again are numbered: `second`, `second-2`
 * @param options - rules, seed, pairing, limits, runtime, listener
 * @returns names of the final's players by rank, best first; names of those who forfeited; every game
 * @throws RangeError or TypeError if there are fewer than three entrants, one is not an agent, an option is out of
 * range, or the pairing leaves anyone out; whatever `pairing` or `onEvent` throws; the reason of the signal
 *
 * @example
 * ```ts
 * const entrants = ['Ada', 'Ben', 'Cas'].map((name) => ({ ...referenceAgent('second'), name }));
 * const { ranking } = await runTournament(entrants, { rules: { supply: 'cycle' } });
 * ranking; // [['Ben'], ['Ada'], ['Cas']]
 * ```
 */
export async function runTournament(
  entrants: readonly Entrant[],
  options?: TournamentOptions,
): Promise<TournamentResult> {
  const own = ownProperties('Options', options);
  checkLimits(own);
  checkRuntime(own);
  checkFunction('Pairing', own.pairing);
  checkFunction('Listener', own.onEvent);
  const seed = chosenSeed(own);
  const rules = completeRules({ ...ownProperties('Rules', own.rules), players: undefined });
  own.signal?.throwIfAborted();
  const complete = { ...own, rules, timeLimit: usualTimeLimit(own) };
  return new TournamentRun(entrantsByName(entrants), complete, seed).play();
}
