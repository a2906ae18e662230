/**
 * One game between agents, event by event.
 *
 * @packageDocumentation
 */
import { chanceRng, derivedSeed, eventRng } from '../../random/seeds.js';
import { ownProperties } from '../../text/arguments.js';
import { integerInRange } from '../../text/number-in-range.js';
import type { EventOf, Game, GameTypes } from '../game/game.js';
import { type Agent, checkAgents } from './agent.js';
import { ask, type Reply, type Seat, unlessAborted } from './ask.js';
import {
  type Forfeit,
  type ForfeitCause,
  forfeitByError,
  forfeitByIllegalMove,
  forfeitByTime,
  forfeitByValue,
} from './forfeit.js';
import {
  checkFunction,
  checkLimits,
  checkRuntime,
  type Limits,
  mostMoves,
  type Runtime,
  timeLimitOf,
} from './options.js';
import { giveWay } from './timer.js';

/** An event of a match, when it happens. */
export interface MatchEvent<Types extends GameTypes> {
  /** The event. */
  readonly event: EventOf<Types>;
  /** The player, by number in turn order; -1 for chance. */
  readonly player: number;
  /** The state after it. */
  readonly state: Types['state'];
}

/** Hear of each event of a match. A promise is awaited, until the signal is aborted. */
export type MatchListener<Types extends GameTypes> = (
  event: MatchEvent<Types>,
) => void | PromiseLike<void>;

/** Everything that a match consists of. */
export interface Match<Types extends GameTypes> extends Limits, Runtime {
  readonly game: Game<Types>;
  /** The first state. */
  readonly start: Types['state'];
  /** One for each player, in turn order. */
  readonly agents: readonly Agent<Types['state'], Types['move']>[];
  /** What all random numbers depend on, an integer. */
  readonly seed: number;
  /** Number of events before the first state, in a game that is resumed; 0 by default. */
  readonly earlier?: number | undefined;
  /** Players without a time limit, by number in turn order; none by default. */
  readonly untimed?: readonly number[] | undefined;
  /** Listener to every event. */
  readonly onEvent?: MatchListener<Types> | undefined;
}

/** How a game ended: by its rules, at the limit of moves, because an agent forfeited. */
export type Ending = 'over' | 'limit' | 'forfeit';

/** How a match went. */
export interface Outcome<Types extends GameTypes> {
  /** How it ended. */
  readonly ending: Ending;
  /** The last state. */
  readonly state: Types['state'];
  /** Each player's share of the win, in turn order: together 1. */
  readonly returns: readonly number[];
  /** Forfeits, in order. */
  readonly forfeits: readonly Forfeit[];
  /** Number of moves played. */
  readonly moves: number;
  /** All events, in order. */
  readonly events: readonly EventOf<Types>[];
}

/** The number of chance among the players. */
const CHANCE = -1;

/** Events between which a match that can be stopped gives way to the rest of its thread. */
const STRETCH = 64;

/** Return the seed of a player's random numbers: nobody draws from another's, or from chance's. */
function streamSeed(seed: number, player: number): number {
  return derivedSeed(seed, player + 1);
}

function takeSeats<Types extends GameTypes>(
  match: Match<Types>,
): Seat<Types['state'], Types['move']>[] {
  const { agents, game, now, seed, start, earlier = 0 } = match;
  integerInRange('Earlier events', earlier, 0, Number.MAX_SAFE_INTEGER);
  checkAgents(agents, game.players(game.rulesOf(start)).length);
  // All agents are given the same budget: none may change it for the others.
  const budget = match.budget && Object.freeze(ownProperties('Budget', match.budget));
  return agents.map((agent, player) => {
    const rng = eventRng(streamSeed(seed, player), earlier);
    return { agent, context: Object.freeze({ rng, budget, now }) };
  });
}

/**
 * Play a match.
 *
 * An agent that throws, returns something other than a legal move, or is late forfeits. The others
 * go on without it where the game allows that; else the game ends there, and they share the win.
 *
 * @throws RangeError or TypeError if there is not one agent for each player, or a limit is out of
 * range; whatever `onEvent` throws; the reason of the signal
 */
export async function runMatch<Types extends GameTypes>(
  given: Match<Types>,
): Promise<Outcome<Types>> {
  const match = ownProperties('Match', given);
  checkLimits(match);
  checkRuntime(match);
  checkFunction('Listener', match.onEvent);
  const { game, now, timer, signal, onEvent, earlier = 0 } = match;
  const { chance } = game;
  const waiting = { timeLimit: timeLimitOf(match), now, timer, signal };
  const waitingForever = { now, timer, signal };
  const seats = takeSeats(match);
  const most = mostMoves(match);
  const events: EventOf<Types>[] = [];
  const forfeits: Forfeit[] = [];
  let state = match.start;
  let moves = 0;

  while (!game.isOver(state)) {
    signal?.throwIfAborted();
    let player = CHANCE;
    let event: EventOf<Types>;
    if (chance?.isDue(state)) {
      const drawn = chance.sample(state, chanceRng(match.seed, earlier + events.length));
      state = chance.apply(state, drawn);
      event = drawn;
    } else if (moves >= most) {
      // Only here: chance events do not count, and one of them may end the game.
      break;
    } else {
      player = game.playerToMove(state);
      const seat = seats[player];
      if (seat === undefined) throw new Error(`Game ${game.name}: found no player to move.`);
      const seen = game.view === undefined ? state : game.view(state, player);
      const isTimed = !match.untimed?.includes(player);
      // Listeners and other agents may hold the same object.
      const asked = ask(seat, Object.freeze(seen), isTimed ? waiting : waitingForever);
      // Synchronous answers are not awaited.
      const reply = asked instanceof Promise ? await asked : asked;
      const played = playReply(game, state, reply, waiting.timeLimit);
      if (!played.ok) {
        forfeits.push({ player, event: events.length, ...played.cause });
        if (game.forfeits === undefined) {
          const returns = shareWithout(player, seats.length);
          return { ending: 'forfeit', state, returns, forfeits, moves, events };
        }
        state = game.forfeits.apply(state, player);
        event = forfeitOf(game, state, player);
      } else {
        state = played.state;
        event = played.move;
        moves++;
      }
    }
    events.push(event);
    // Listeners that return nothing are not awaited.
    const heard = onEvent?.({ event, player, state });
    if (heard !== undefined) await (signal === undefined ? heard : unlessAborted(heard, signal));
    if (signal !== undefined && events.length % STRETCH === 0) await giveWay();
  }
  const ending = game.isOver(state) ? 'over' : 'limit';
  return { ending, state, returns: [...game.returns(state)], forfeits, moves, events };
}

/** A move with the state after it, or why there is none. */
type Played<Types extends GameTypes> =
  | { readonly ok: true; readonly move: Types['move']; readonly state: Types['state'] }
  | { readonly ok: false; readonly cause: ForfeitCause };

/** Play the move of a reply, or return why it is a forfeit. */
function playReply<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  reply: Reply,
  timeLimit: number | undefined,
): Played<Types> {
  if (reply.kind === 'threw') return { ok: false, cause: forfeitByError(reply.error) };
  if (reply.kind === 'late') return { ok: false, cause: forfeitByTime(timeLimit ?? 0) };
  const { value } = reply;
  if (typeof value !== 'string') return { ok: false, cause: forfeitByValue(value) };
  try {
    // A text that the game can apply is a move.
    const move = value as Types['move'];
    return { ok: true, move, state: game.applyMove(state, move) };
  } catch (error) {
    const issue = game.explainMove(state, value);
    if (issue === undefined) throw error;
    return { ok: false, cause: forfeitByIllegalMove(value, issue.message) };
  }
}

function forfeitOf<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  player: number,
): Types['forfeit'] {
  // The player has just been asked, and so is in the game.
  const letter = game.players(game.rulesOf(state))[player] as Types['player'];
  return `${letter}!`;
}

/** Share the win among all players but one. */
function shareWithout(absent: number, players: number): number[] {
  return Array.from({ length: players }, (_, player) =>
    player === absent ? 0 : 1 / (players - 1),
  );
}
