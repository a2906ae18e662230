/**
 * Agents of any game that need no search: random play, greedy play by an evaluation, and levels of play made of other
 * agents.
 */

import { reading, wrongType } from '../../boundary/values.js';
import { draw, pick } from '../../random/rng.js';
import { showValue } from '../../text/message.js';
import { type AgentContext, noLegalMove, rngOf, type SyncAgent } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';

/** Make an agent of a function that chooses a move, or returns `undefined` if there is no legal one. */
export function agentThat<State, Move extends string>(
  name: string,
  choose: (state: State, context: AgentContext) => Move | undefined,
): SyncAgent<State, Move> {
  return {
    name,
    chooseMove: (state, context) => {
      const move = choose(state, context);
      if (move === undefined) throw noLegalMove();
      return move;
    },
  };
}

/**
 * Make an agent that chooses uniformly among the legal moves of a game.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 * @param game - the rules, such as `azul`; `{ legalMoves }` is enough, and with that of `azulejo` a bundle is smaller
 * @returns an agent that can play any number of games, also at the same time. Its `chooseMove` throws a RangeError for
 * a state without legal moves
 * @throws TypeError if `game` has no function `legalMoves`
 *
 * @example
 * ```ts
 * import { azul, isLegalMove, newGame, seededRng } from 'azulejo';
 * import { randomAgent } from 'azulejo/agents';
 *
 * const state = newGame({ rng: seededRng(1) });
 * const move = randomAgent(azul).chooseMove(state, { rng: seededRng(2) });
 * isLegalMove(state, move); // true
 * ```
 */
export function randomAgent<State, Move extends string>(game: {
  legalMoves(state: State): readonly Move[];
}): SyncAgent<State, Move> {
  const isPlayable = reading('Game', game, (given) => typeof given.legalMoves === 'function');
  if (!isPlayable) throw wrongType('Game', game, 'a game, such as azul');
  return agentThat('random', (state: State, context) => {
    const rng = rngOf(context);
    const moves = game.legalMoves(state);
    return moves[pick(rng, moves.length)];
  });
}

/**
 * Make an agent that looks one move ahead: it chooses the move after which the position is best for its player, at
 * random among equally good ones.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param evaluate - function of a state and a player's number in turn order, from 0, that returns how good the state is
 * for this player: any number but NaN, higher is better
 * @returns an agent that can play any number of games, also at the same time. Its `chooseMove` throws a RangeError for
 * a state without legal moves, and if `evaluate` does not return a number
 * @throws TypeError if `game` is not a game, or `evaluate` is not a function
 *
 * @example
 * ```ts
 * import { azul, inspect, isLegalMove, newGame, seededRng } from 'azulejo';
 * import { greedyAgent } from 'azulejo/agents';
 *
 * const agent = greedyAgent(azul, (state, player) => inspect(state).players[player]?.score ?? 0);
 * const state = newGame({ rng: seededRng(1) });
 * isLegalMove(state, agent.chooseMove(state, { rng: seededRng(2) })); // true
 * ```
 */
export function greedyAgent<Types extends GameTypes>(
  game: Game<Types>,
  evaluate: (state: Types['state'], player: number) => number,
): SyncAgent<Types['state'], Types['move']> {
  checkGame(game);
  if (typeof evaluate !== 'function') throw wrongType('Evaluation', evaluate, 'a function');
  return agentThat('greedy', (state: Types['state'], context) => {
    const rng = rngOf(context);
    const player = game.playerToMove(state);
    let best: Types['move'][] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const move of game.legalMoves(state)) {
      const value = comparable(evaluate(game.applyMove(state, move), player));
      if (value < most) continue;
      if (value > most) best = [];
      best.push(move);
      most = value;
    }
    return best[pick(rng, best.length)];
  });
}

/** Return a value that others can be compared with: NaN is neither less nor more than any. */
function comparable(value: number): number {
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  throw new RangeError(`Evaluation: found ${showValue(value)}, expected a number.`);
}

type AgentFor<Types extends GameTypes> = SyncAgent<Types['state'], Types['move']>;

/**
 * Make an agent that plays as another, but for random moves now and then.
 *
 * @param rate - how often it moves at random, 0 to 1
 */
export function withSlips<Types extends GameTypes>(
  game: Game<Types>,
  agent: AgentFor<Types>,
  rate: number,
): AgentFor<Types> {
  const random = randomAgent(game);
  return {
    name: agent.name,
    chooseMove: (state, context) =>
      (draw(rngOf(context)) < rate ? random : agent).chooseMove(state, context),
  };
}

/** Make an agent that plays as another by its own options, whatever the budget. */
export function withoutBudget<Types extends GameTypes>(agent: AgentFor<Types>): AgentFor<Types> {
  return {
    name: agent.name,
    chooseMove: (state, context) => agent.chooseMove(state, { rng: rngOf(context) }),
  };
}

/** Name an agent after its level. */
export function atLevel<Types extends GameTypes>(
  level: number,
  agent: AgentFor<Types>,
): AgentFor<Types> {
  return { ...agent, name: `level-${level}` };
}
