/**
 * One game between agents.
 *
 * @packageDocumentation
 */
import { seededRng } from '../chance/seeded-rng.js';
import type { GameRules } from '../contract/game-rules.js';
import { type Agent, checkAgent, checkNumber } from './agent.js';
import { ask, type Seat } from './ask.js';
import {
  type Conditions,
  checkConditions,
  type Means,
  mostRounds,
  patienceOf,
} from './conditions.js';
import type { Forfeit } from './forfeit.js';
import { derivedSeed } from './seeds.js';

/** Tell what happened in a game. */
export interface GameEvent<State, Event extends string = string> {
  /** The move or chance event. */
  readonly event: Event;
  /** Who moved, by number in turn order; -1 for chance. */
  readonly player: number;
  /** The state that it led to. */
  readonly state: State;
}

/** Everything that a game is made of. */
export interface Table<State, Move extends string, Chance extends string>
  extends Conditions,
    Means {
  readonly game: GameRules<State, Move, Chance>;
  /** The first state. */
  readonly start: State;
  /** One for each player, in turn order. */
  readonly agents: readonly Agent<State, Move>[];
  /** What all random numbers depend on, an integer. */
  readonly seed: number;
  /** Hear of each event. A promise is waited for. */
  readonly onEvent?:
    | ((event: GameEvent<State, Move | Chance>) => void | PromiseLike<void>)
    | undefined;
}

/** Name how a game ended: by its rules, at the limit of rounds, because an agent forfeited. */
export type Ending = 'over' | 'limit' | 'forfeit';

/** Tell how a game went. */
export interface Outcome<State, Event extends string> {
  /** How it ended. */
  readonly ending: Ending;
  /** The last state. */
  readonly state: State;
  /** Points by player, in turn order. */
  readonly scores: readonly number[];
  /**
   * Each player's share of the win, together 1. At the limit as if the game ended there; after a
   * forfeit everybody else has an equal share, whatever the points.
   */
  readonly returns: readonly number[];
  /** Who forfeited, when and why; absent where nobody did. */
  readonly forfeit?: Forfeit;
  /** Number of rounds ended. */
  readonly rounds: number;
  /** Number of moves played. */
  readonly moves: number;
  /** Moves and chance events, in order. */
  readonly events: readonly Event[];
}

/** The number of chance among the players, and of its stream of random numbers. */
const CHANCE = -1;

/**
 * Make a player's random numbers, or chance's. Each has its own: an agent that draws more, or
 * draws when its time is over, changes nothing for anybody else.
 */
function streamOf(seed: number, player: number) {
  return seededRng(derivedSeed(seed, player + 1));
}

function takeSeats<State, Move extends string, Chance extends string>(
  table: Table<State, Move, Chance>,
): Seat<State, Move>[] {
  const { agents, now, seed } = table;
  checkNumber(agents, table.game.players(table.start));
  // All agents are given the same: none may change it for the others.
  const budget = table.budget && Object.freeze({ ...table.budget });
  return agents.map((agent, player) => {
    checkAgent(agent, player);
    return { agent, context: Object.freeze({ rng: streamOf(seed, player), budget, now }) };
  });
}

/**
 * Play a game.
 *
 * A round ends with the chance event that follows a move, or with the game. An agent that throws,
 * gives what is no legal move, or is late forfeits, and the game ends there.
 *
 * @throws RangeError or TypeError if there is not one agent for each player, or a condition is out
 * of range; whatever `onEvent` throws; the reason of the signal
 */
export async function playGame<State, Move extends string, Chance extends string>(
  table: Table<State, Move, Chance>,
): Promise<Outcome<State, Move | Chance>> {
  checkConditions(table);
  const { game, now, timer, signal, onEvent } = table;
  const waiting = { patience: patienceOf(table), now, timer, signal };
  const seats = takeSeats(table);
  const chance = streamOf(table.seed, CHANCE);
  const events: (Move | Chance)[] = [];
  let state = table.start;
  let moves = 0;
  let rounds = 0;
  let isRoundOpen = false;
  const end = (ending: Ending, returns: readonly number[]): Outcome<State, Move | Chance> => {
    const scores = [...game.scores(state)];
    return { ending, state, scores, returns: [...returns], rounds, moves, events };
  };

  while (!game.isOver(state) && rounds < mostRounds(table)) {
    signal?.throwIfAborted();
    const isChance = game.isChance(state);
    const player = isChance ? CHANCE : game.mover(state);
    let event: Move | Chance;
    if (isChance) {
      const drawn = game.sampleChance(state, chance);
      state = game.applyChance(state, drawn);
      event = drawn;
      if (isRoundOpen) rounds++;
    } else {
      const seat = seats[player];
      if (seat === undefined) throw new Error(`Game ${game.name}: found nobody to move.`);
      const asked = ask(game, state, seat, waiting);
      // What is there already is not waited for: in most matches, every move is.
      const answer = asked instanceof Promise ? await asked : asked;
      if (!('move' in answer)) {
        const forfeit = { player, event: events.length, ...answer };
        return { ...end('forfeit', shareWithout(player, seats.length)), forfeit };
      }
      state = game.apply(state, answer.move);
      event = answer.move;
      moves++;
    }
    isRoundOpen = !isChance;
    events.push(event);
    if (onEvent !== undefined) await onEvent({ event, player, state });
  }
  if (isRoundOpen) rounds++;
  return end(game.isOver(state) ? 'over' : 'limit', game.returns(state));
}

/** Share the win among all players but one. */
function shareWithout(absent: number, players: number): number[] {
  return Array.from({ length: players }, (_, player) =>
    player === absent ? 0 : 1 / (players - 1),
  );
}
