/** One game between agents, event by event. */

import { checkedFunction, integerInRange, listOf, ownProperties } from '../../boundary/values.js';
import type { Rng } from '../../random/rng.js';
import { chanceRng, GETTING_READY, type TurnRng, turnRng } from '../../random/seeds.js';
import { LONGEST_MESSAGE, quote, shorten } from '../../text/message.js';
import { checkAgents } from '../game/agent.js';
import type { ChanceEvents, DrawnEvent, EventOf, Game, GameTypes } from '../game/game.js';
import { viewOf } from '../game/game-value.js';
import { winShares } from '../game/playouts.js';
import {
  ask,
  begin,
  forfeitByReply,
  type Reply,
  type Seat,
  unlessAborted,
  type Waiting,
} from './ask.js';
import type { ForfeitCause, Match, MatchListener, Outcome, SeatForfeit } from './match.js';
import {
  type AbortSignalLike,
  checkPlaying,
  givingWay,
  mostMoves,
  timeLimitOf,
} from './options.js';

/** The player number of chance events. */
const CHANCE = -1;

/** An agent in its seat, with random numbers that begin again with each turn. */
interface Place<State, Move extends string> extends Seat<State, Move> {
  readonly turns: TurnRng;
  readonly waiting: Waiting;
}

function placesOf<Types extends GameTypes>(
  match: Match<Types>,
): Place<Types['state'], Types['move']>[] {
  const { agents, game, now, timer, signal, seed, start } = match;
  checkAgents(agents, game.players(game.rulesOf(start)).length);
  const untimed = listOf('Untimed players', match.untimed ?? [], 'a list of numbers');
  for (const each of untimed) integerInRange('Untimed player', each, 0, agents.length - 1);
  // Agents share one budget object, so it is frozen: none may change it for the others.
  const budget = match.budget && Object.freeze(ownProperties('Budget', match.budget));
  return agents.map((agent, player) => {
    const timeLimit = untimed.includes(player) ? undefined : timeLimitOf(match);
    const turns = turnRng(seed, player);
    const context = Object.freeze({ rng: turns.rng, budget, timeLimit, now });
    return { agent, context, turns, waiting: { timeLimit, now, timer, signal } };
  });
}

/**
 * Play a match.
 *
 * An agent that throws, returns something other than a legal move, or is late forfeits. The others
 * play on without it if the game allows that; otherwise the game ends, and they share the win.
 *
 * @throws RangeError or TypeError if there is not one agent for each player, a limit is out of range, or there is no
 * player without a time limit of that number; any error of `onEvent`; the signal's reason if it is aborted
 */
export async function runMatch<Types extends GameTypes>(
  given: Match<Types>,
): Promise<Outcome<Types>> {
  // Callers need not list what they leave out: what a changed prototype of all objects has is not read.
  const match = ownProperties('Match', given);
  checkPlaying(match);
  checkedFunction('onEvent', match.onEvent);
  match.signal?.throwIfAborted();
  const run = new MatchRun(match);
  const beginning = run.begin();
  if (beginning !== undefined) await beginning;
  // Synchronous answers are not awaited: a match between such agents runs without a pause.
  for (let pending = run.playOn(); pending !== undefined; pending = run.playOn()) await pending;
  match.signal?.throwIfAborted();
  return run.outcome();
}

/** A match in progress. */
class MatchRun<Types extends GameTypes> {
  readonly #game: Game<Types>;
  readonly #seats: readonly Place<Types['state'], Types['move']>[];
  /** What became of players who could not get ready, by number in turn order. */
  readonly #failures = new Map<number, Reply | undefined>();
  readonly #onEvent: MatchListener<Types> | undefined;
  readonly #signal: AbortSignalLike | undefined;
  /** Gives way at times, in a match with a signal, so that it can be aborted. */
  readonly #giveWay: (() => Promise<void> | undefined) | undefined;
  readonly #seed: number;
  readonly #earlier: number;
  readonly #most: number;
  readonly #events: EventOf<Types>[] = [];
  readonly #forfeits: SeatForfeit[] = [];
  #state: Types['state'];
  #moves = 0;
  /** How the match ended; absent while it is in progress. */
  #end: Pick<Outcome<Types>, 'ending' | 'returns'> | undefined;

  constructor(match: Match<Types>) {
    const { game, start, now, signal } = match;
    this.#game = game;
    this.#earlier = integerInRange(
      'Earlier events',
      match.earlier ?? 0,
      0,
      Number.MAX_SAFE_INTEGER,
    );
    this.#seats = placesOf(match);
    this.#onEvent = match.onEvent;
    this.#signal = signal;
    this.#giveWay = signal && givingWay(now);
    this.#seed = match.seed;
    this.#most = mostMoves(match);
    // The caller has the same object, and must not change it during the match.
    this.#state = Object.freeze(start);
  }

  /** Return the outcome, once the match has ended. */
  outcome(): Outcome<Types> {
    const state = this.#state;
    const { ending, returns } = this.#end ?? {
      ending: this.#game.isOver(state) ? 'over' : 'limit',
      returns: winShares(this.#game, state),
    };
    const [forfeits, moves, events] = [this.#forfeits, this.#moves, this.#events];
    return { ending, state, returns, forfeits, moves, events };
  }

  /** Let the agents get ready; return the promise to await, if any. */
  begin(): Promise<unknown> | undefined {
    const pending = this.#seats.flatMap((seat, player) => {
      if (seat.agent.beginGame === undefined) return [];
      seat.turns.begin(GETTING_READY);
      return begin(seat, this.#seenBy(player)).then((failure) => {
        this.#failures.set(player, failure);
      });
    });
    if (pending.length === 0) return undefined;
    return unlessAborted(Promise.all(pending), this.#signal);
  }

  /** Return the state as a player may see it. */
  #seenBy(player: number): Types['state'] {
    const seen = viewOf(this.#game, this.#state, player);
    // The listener gets the same object, so the agent must not be able to change it.
    if (this.#onEvent !== undefined) Object.freeze(seen);
    return seen;
  }

  /** Play on to the end, or until there is a promise to await, which is returned. */
  playOn(): Promise<void> | undefined {
    const game = this.#game;
    while (this.#end === undefined) {
      this.#signal?.throwIfAborted();
      const state = this.#state;
      const player = game.playerToMove(state);
      let pending: Promise<void> | undefined;
      if (player < 0) {
        if (game.isOver(state)) break;
        pending = this.#draw(state);
      } else if (this.#moves >= this.#most) {
        // Checked only when a player is to move: a chance event at the limit may still end the game.
        break;
      } else {
        pending = this.#ask(player);
      }
      if (pending !== undefined) return pending;
    }
    return undefined;
  }

  /** Return the number of events so far, those before the first state among them. */
  #eventNumber(): number {
    return this.#earlier + this.#events.length;
  }

  #draw(state: Types['state']): Promise<void> | undefined {
    const { chance, name } = this.#game;
    if (chance?.isDue(state) !== true) throw new Error(`Game ${name}: found no player to move.`);
    const rng = chanceRng(this.#seed, this.#eventNumber());
    const drawn = drawChance(chance, state, rng);
    return this.#addEvent(drawn.event, CHANCE, drawn.state);
  }

  #ask(player: number): Promise<void> | undefined {
    const game = this.#game;
    const seat = this.#seats[player];
    if (seat === undefined) throw new Error(`Game ${game.name}: found no player to move.`);
    const { waiting } = seat;
    const failure = this.#failures.get(player);
    if (failure !== undefined) return this.#handle(player, failure, waiting);
    const seen = this.#seenBy(player);
    seat.turns.begin(this.#eventNumber());
    const asked = ask(seat, seen, waiting);
    return asked instanceof Promise
      ? asked.then((reply) => this.#handle(player, reply, waiting))
      : this.#handle(player, asked, waiting);
  }

  /** Play the move that a player replied with, or let the player forfeit. */
  #handle(player: number, reply: Reply, { timeLimit }: Waiting): Promise<void> | undefined {
    return typeof reply === 'string'
      ? this.#play(player, reply)
      : this.#forfeit(player, forfeitByReply(reply, timeLimit));
  }

  #play(player: number, text: string): Promise<void> | undefined {
    // `applyMove` throws if the text is not a legal move.
    const move = text as Types['move'];
    let state: Types['state'];
    try {
      state = this.#game.applyMove(this.#state, move);
    } catch (error) {
      const issue = this.#game.explainMove(this.#state, text);
      if (issue === undefined) throw error;
      // A game of one's own may repeat all of a very long move.
      const message = shorten(`Illegal move ${quote(text)}: ${issue.message}`, LONGEST_MESSAGE);
      return this.#forfeit(player, { reason: 'illegal-move', message });
    }
    this.#moves++;
    return this.#addEvent(this.#game.canonicalMove?.(move) ?? move, player, state);
  }

  #forfeit(player: number, cause: ForfeitCause): Promise<void> | undefined {
    const game = this.#game;
    this.#forfeits.push({ player, event: this.#events.length, ...cause });
    if (game.forfeits === undefined) {
      const others = this.#seats.length - 1;
      const returns = this.#seats.map((_, each) => (each === player ? 0 : 1 / others));
      this.#end = { ending: 'forfeit', returns };
      return undefined;
    }
    const letter = game.players(game.rulesOf(this.#state))[player];
    const after = game.forfeits.apply(this.#state, player);
    return this.#addEvent(`${letter}!`, player, after, cause);
  }

  /** Add an event, and return the promise to await before the next one, if any. */
  #addEvent(
    event: EventOf<Types>,
    player: number,
    state: Types['state'],
    forfeit?: ForfeitCause,
  ): Promise<void> | undefined {
    this.#state = state;
    this.#events.push(event);
    // Listeners that return nothing are not awaited.
    const listening = this.#onEvent?.({ event, player, state, ...(forfeit && { forfeit }) });
    if (listening !== undefined) return unlessAborted(listening, this.#signal);
    return this.#giveWay?.();
  }
}

/** Draw the chance event that is due, and apply it. */
export function drawChance<State, Event extends string>(
  chance: ChanceEvents<State, Event>,
  state: State,
  rng: Rng,
): DrawnEvent<State, Event> {
  if (chance.draw !== undefined) return chance.draw(state, rng);
  const event = chance.sample(state, rng);
  return { event, state: chance.apply(state, event) };
}
