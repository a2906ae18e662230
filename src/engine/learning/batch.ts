/** Many games at once, as arrays of numbers: what a program that learns plays in. */
import { integerInRange } from '../../boundary/values.js';
import { chanceRng, checkedSeed, derivedSeed } from '../../random/seeds.js';
import type { Agent } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { type ActionSpace, observationLength } from '../game/tensors.js';
import { drawChance } from '../match/run-match.js';
import { type Oppose, prepareOpponent } from './opponent.js';

export const MOST_GAMES_OF_BATCH = 65_536;

/** Most bytes of all arrays: more cannot be written at once. */
const MOST_BYTES = 2 ** 31 - 1;

/** Games in a row that may end in a place before a move from outside is due. */
const MOST_UNPLAYED = 1000;

/** How a game of the last step ended. */
export enum Ending {
  /** It is in progress. */
  None,
  /** It is over by its rules. */
  Over,
  /** It has reached the move limit. */
  Limit,
}

/** The tensors of a game that has them. */
export type TensorsOf<Types extends GameTypes> = NonNullable<Game<Types>['tensors']>;

/** What is played. */
export interface BatchOptions<Types extends GameTypes> {
  /** Number of games at once, from 1. */
  readonly games: number;
  /** The seed of all games, an integer. */
  readonly seed: number;
  /** Most moves of a game by all players, from 1. */
  readonly mostMoves: number;
  /** Plays all seats but one, which changes from game to game; without it, all seats are played from outside. */
  readonly opponent?: Agent<Types['state'], Types['move']> | undefined;
}

/** The sizes of the arrays, in numbers for each game. */
interface Sizes {
  readonly observation: number;
  readonly actions: number;
  readonly players: number;
}

function sizesOf<Types extends GameTypes>(
  game: Game<Types>,
  tensors: TensorsOf<Types>,
  rules: Types['rules'],
): Sizes {
  return {
    observation: observationLength(tensors.layout(rules)),
    actions: tensors.actionSpace(rules).size,
    players: game.players(rules).length,
  };
}

/** Return the bytes of a game in all arrays. */
function bytesOf({ observation, actions, players }: Sizes): number {
  return 4 * (observation + players + 1) + actions + 1;
}

/** Return the most games that a batch of a game can have. */
export function mostGames<Types extends GameTypes>(
  game: Game<Types>,
  tensors: TensorsOf<Types>,
  rules: Types['rules'],
): number {
  const bytes = bytesOf(sizesOf(game, tensors, rules));
  return Math.min(MOST_GAMES_OF_BATCH, Math.floor(MOST_BYTES / bytes));
}

/** A game of a batch, in its place. */
interface Place<State> {
  /** The seed of the game. */
  seed: number;
  /** The seat that is played from outside, if there is an opponent. */
  seat: number;
  state: State;
  /** Events so far, on which chance depends. */
  events: number;
  moves: number;
  /** Plays a move of the opponent, if there is one. */
  oppose: Oppose<State> | undefined;
  readonly observation: Float32Array;
  readonly mask: Uint8Array;
}

/**
 * Games side by side. A game that ends is followed by another one in its place, the next in which a move from outside is
 * due. The games of place `i` have the numbers `i`, `i + games`, `i + 2 × games` and so on, and the seed of a game depends
 * on the seed of all and on its number alone.
 */
export class Batch<Types extends GameTypes> {
  readonly #game: Game<Types>;
  readonly #rules: Types['rules'];
  readonly #tensors: TensorsOf<Types>;
  readonly #actions: ActionSpace<Types['state'], Types['move']>;
  readonly #mostMoves: number;
  readonly #opponent: Agent<Types['state'], Types['move']> | undefined;
  readonly #places: Place<Types['state']>[];
  #seed: number;
  /** The number of the next game in each place. */
  readonly #numbers: number[];
  /** All arrays below, in their order, each row after the other. */
  readonly bytes: Uint8Array;
  /** What the player to move sees, a row for each game. */
  readonly observations: Float32Array;
  /** Each player's win share of the game that ended with the last step, a row for each game; 0 where none did. */
  readonly returns: Float32Array;
  /** The number of the player to move in each game. */
  readonly players: Int32Array;
  /** The legal moves of that player, a row for each game: 1 for a legal one. */
  readonly masks: Uint8Array;
  /** What ended with the last step: an `Ending` for each game. */
  readonly endings: Uint8Array;

  constructor(
    game: Game<Types>,
    tensors: TensorsOf<Types>,
    rules: Types['rules'],
    { games, seed, mostMoves, opponent }: BatchOptions<Types>,
  ) {
    integerInRange('Games', games, 1, mostGames(game, tensors, rules));
    this.#game = game;
    this.#tensors = tensors;
    this.#rules = rules;
    this.#mostMoves = integerInRange('Moves', mostMoves, 1);
    this.#opponent = opponent;
    this.#actions = tensors.actionSpace(rules);
    const sizes = sizesOf(game, tensors, rules);
    const { observation: length, actions: size, players: shares } = sizes;
    // Numbers of four bytes first, so that each array begins where it may.
    const buffer = new ArrayBuffer(games * bytesOf(sizes));
    let end = 0;
    const next = (bytes: number) => {
      end += games * bytes;
      return end - games * bytes;
    };
    this.bytes = new Uint8Array(buffer);
    this.observations = new Float32Array(buffer, next(4 * length), games * length);
    this.returns = new Float32Array(buffer, next(4 * shares), games * shares);
    this.players = new Int32Array(buffer, next(4), games);
    this.masks = new Uint8Array(buffer, next(size), games * size);
    this.endings = new Uint8Array(buffer, next(1), games);
    this.#seed = checkedSeed(seed);
    this.#numbers = Array.from({ length: games }, (_, place) => place);
    this.#places = this.#numbers.map((place) => ({
      seed: 0,
      seat: 0,
      state: game.start(rules),
      events: 0,
      moves: 0,
      oppose: undefined,
      // Parts of the whole arrays: nothing has to be copied.
      observation: this.observations.subarray(place * length, (place + 1) * length),
      mask: this.masks.subarray(place * size, (place + 1) * size),
    }));
    this.reset(seed);
  }

  /** Begin all games from the first number on. */
  reset(seed: number): void {
    this.#seed = checkedSeed(seed);
    this.returns.fill(0);
    this.endings.fill(Ending.None);
    for (const [index, place] of this.#places.entries()) {
      this.#numbers[index] = index;
      this.#begin(index, place);
      this.#show(index, place);
    }
  }

  /**
   * Play a move in each game.
   *
   * @param actions - the index of a legal move for each game
   * @throws RangeError for actions that {@link explain} explains: then nothing has changed; OpponentError if the opponent
   * fails
   */
  step(actions: Int32Array): void {
    const places = this.#places;
    const refusal = this.explain(actions);
    if (refusal !== undefined) throw new RangeError(refusal);
    this.returns.fill(0);
    for (const [index, place] of places.entries()) {
      const move = this.#actions.moveAt(place.state, actions[index] ?? -1);
      place.state = this.#game.applyMove(place.state, move);
      place.events += 1;
      place.moves += 1;
      this.#playOn(place);
      const ending = this.#endingOf(place);
      this.endings[index] = ending;
      if (ending !== Ending.None) {
        this.returns.set(this.#game.returns(place.state), index * this.#shares);
        this.#begin(index, place);
      }
      this.#show(index, place);
    }
  }

  /** Explain why actions cannot be played: there is not one for each game, or one is not that of a legal move. */
  explain(actions: Int32Array): string | undefined {
    const places = this.#places;
    if (actions.length !== places.length) {
      return `Actions: found ${actions.length}, expected ${places.length}.`;
    }
    const index = places.findIndex(({ mask }, each) => mask[actions[each] ?? -1] !== 1);
    if (index < 0) return undefined;
    return `Action of game ${index}: found ${actions[index]}, expected the index of a legal move.`;
  }

  get #shares(): number {
    return this.returns.length / this.#places.length;
  }

  #endingOf({ state, moves }: Place<Types['state']>): Ending {
    if (this.#game.isOver(state)) return Ending.Over;
    return moves >= this.#mostMoves ? Ending.Limit : Ending.None;
  }

  /** Begin the next game of a place, the first in which a move from outside is due. */
  #begin(index: number, place: Place<Types['state']>): void {
    const games = this.#places.length;
    for (let tries = 0; tries < MOST_UNPLAYED; tries++) {
      const number = this.#numbers[index] ?? 0;
      this.#numbers[index] = number + games;
      place.seed = derivedSeed(this.#seed, number);
      place.seat = (index + Math.floor(number / games)) % this.#shares;
      place.state = this.#game.start(this.#rules);
      place.events = 0;
      place.moves = 0;
      const { seed, seat, state: start } = place;
      place.oppose =
        this.#opponent && prepareOpponent(this.#game, this.#opponent, { start, seed, seat });
      this.#playOn(place);
      if (this.#endingOf(place) === Ending.None) return;
    }
    throw new Error(
      `Game ${this.#game.name}: found ${MOST_UNPLAYED} games without a move from outside, expected one with a move.`,
    );
  }

  /** Play on by itself until a move from outside is due, or the game is over. */
  #playOn(place: Place<Types['state']>): void {
    for (;;) {
      const next = this.#following(place);
      if (next === undefined) return;
      place.state = next;
      place.events += 1;
    }
  }

  /** Return the state after what happens by itself: chance, a player who has no move drops out, the opponent moves. */
  #following(place: Place<Types['state']>): Types['state'] | undefined {
    const { state, seed, seat, events, oppose } = place;
    const game = this.#game;
    const { chance, forfeits } = game;
    if (chance?.isDue(state) === true) {
      return drawChance(chance, state, chanceRng(seed, events)).state;
    }
    const player = game.playerToMove(state);
    if (player < 0 || place.moves >= this.#mostMoves) return undefined;
    // Only where players can drop out may one have no move.
    if (forfeits !== undefined && game.legalMoves(state).length === 0) {
      return forfeits.apply(state, player);
    }
    if (oppose === undefined || player === seat) return undefined;
    place.moves += 1;
    return oppose(state, player, events);
  }

  #show(index: number, { state, observation, mask }: Place<Types['state']>): void {
    const player = this.#game.playerToMove(state);
    this.players[index] = player;
    const seen = this.#tensors.observe(state, player, observation);
    if (seen !== observation) observation.set(seen);
    const legal = this.#actions.mask(state, mask);
    if (legal !== mask) mask.set(legal);
  }
}
