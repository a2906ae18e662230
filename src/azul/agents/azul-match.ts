/**
 * One game of Azul between agents, with its record.
 *
 * @packageDocumentation
 */

import type { Agent } from '../../engine/match/agent.js';
import { pause } from '../../engine/match/clock.js';
import type { Conditions, Means } from '../../engine/match/conditions.js';
import type { Forfeit } from '../../engine/match/forfeit.js';
import {
  type Ending,
  type GameEvent,
  type Outcome,
  playGame,
} from '../../engine/match/play-game.js';
import { pick } from '../../random/pick.js';
import { seededRng } from '../../random/seeded-rng.js';
import { chosenSeed, type SeedChoice } from '../../random/seeds.js';
import {
  type Deal,
  type Move,
  member,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../../state/vocabulary.js';
import { azul } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { standings } from '../api/score.js';
import { encodeState } from '../api/text.js';
import type { AzulRecord } from '../record/azul-record.js';
import { completeRules, freshState } from './fresh-state.js';

/** Say how a match is played; everything has a default. */
export interface MatchOptions extends SeedChoice, Conditions, Means {
  /** The rules that differ from the usual ones; as many players as agents by default. */
  readonly rules?: Partial<Rules> | undefined;
  /**
   * The state to play from, by its own rules; by default a fresh game, in which the first player is
   * drawn.
   */
  readonly start?: GameState | undefined;
  /** Hear of each event when it happens. A promise is waited for. */
  readonly onEvent?:
    | ((event: GameEvent<GameState, Deal | Move>) => void | PromiseLike<void>)
    | undefined;
}

/** Tell how a match went. Plain data. */
export interface MatchResult {
  /** How it ended: by the rules, at the limit of rounds, because an agent forfeited. */
  readonly ending: Ending;
  /** Points by player, in turn order. */
  readonly scores: readonly number[];
  /**
   * Each player's share of the win, together 1. At the limit as if the game ended there; after a
   * forfeit everybody else has an equal share, whatever the points.
   */
  readonly returns: readonly number[];
  /** Who forfeited, when and why; absent where nobody did. */
  readonly forfeit?: Omit<Forfeit, 'player'> & {
    /** Who. */
    readonly player: PlayerId;
  };
  /** Number of rounds ended. */
  readonly rounds: number;
  /** Number of moves played. */
  readonly moves: number;
  /** The whole game: rules, names, seed, first state, deals and moves, result. */
  readonly record: AzulRecord;
}

/**
 * Play one game between agents.
 *
 * An agent that throws, gives what is no legal move, or is late forfeits, and the game ends there:
 * everybody else shares the win. The same seed gives the same match, as long as the agents choose
 * by the state and their own random numbers; each agent has a stream of its own, and so have the
 * deals.
 *
 * @param agents - one for each player, in turn order
 * @param options - rules, seed, limit, budget
 * @returns how it went, with its record
 * @throws RangeError or TypeError if there is not one agent for each player, or an option is out
 * of range; whatever `onEvent` throws; the reason of the signal
 *
 * @example
 * ```ts
 * import { greedyAgent, playMatch, randomAgent } from 'azulejo/agents';
 *
 * const { record, scores } = await playMatch([greedyAgent(), randomAgent()], { seed: 1 });
 * scores.length; // 2
 * record.names; // ['greedy', 'random']
 * ```
 */
export async function playMatch(
  agents: readonly Agent<GameState, Move>[],
  options: MatchOptions = {},
): Promise<MatchResult> {
  const seed = chosenSeed(options);
  const start = options.start ?? drawnStart(completeRules(agents, options.rules), seed);
  const onEvent = listener(options);
  const outcome = await playGame({ ...options, onEvent, game: azul, start, agents, seed });
  const { ending, scores, returns, rounds, moves, events, forfeit } = outcome;
  const record = {
    game: 'azul',
    rules: start.rules,
    names: agents.map(({ name }) => name),
    seed,
    start: encodeState(start),
    events,
    result: resultOf(outcome),
  } as const;
  const loss = forfeit && { forfeit: { ...forfeit, player: member(PLAYER_IDS, forfeit.player) } };
  return { ending, scores, returns, ...loss, rounds, moves, record };
}

/** Give way after each event where a signal may come: agents that answer at once never do. */
function listener({ onEvent, signal }: MatchOptions): MatchOptions['onEvent'] {
  if (signal === undefined) return onEvent;
  return async (event) => {
    await onEvent?.(event);
    await pause();
  };
}

/** Make a fresh game, and draw who begins. */
function drawnStart(rules: Rules, seed: number): GameState {
  return freshState(rules, pick(seededRng(seed), rules.players));
}

function resultOf(outcome: Outcome<GameState, Deal | Move>): AzulRecord['result'] {
  const { forfeit, rounds } = outcome;
  if (forfeit !== undefined) {
    const player = member(PLAYER_IDS, forfeit.player);
    return { kind: 'forfeit', player, reason: forfeit.message };
  }
  if (outcome.ending === 'limit') return { kind: 'limit', reason: `${rounds} rounds were played.` };
  return { kind: 'finished', standings: standings(outcome.state) };
}
