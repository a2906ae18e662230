/**
 * The first state, and deals: the game's chance events.
 *
 * @packageDocumentation
 */
import type { DrawnEvent } from '../../engine/game/game.js';
import { checkedRng, type Rng } from '../../random/rng.js';
import { IllegalDealError } from '../codec/errors.js';
import type { Issue } from '../codec/issue.js';
import { writeDeal } from '../codec/notation.js';
import { readTiles } from '../codec/read-move.js';
import type { RulesOptions } from '../codec/read-state.js';
import { judgeDeal, untimelyDeal } from '../codec/refusal.js';
import { deal as dealOn } from '../moves/play.js';
import { firstPosition } from '../moves/start.js';
import { type Drawn, drawOffer } from '../moves/supply.js';
import { isDealDue, type Position } from '../state/position.js';
import type { Deal } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';
import { completeRules } from './settings.js';

/**
 * Start a game: an empty board, and a deal for player A is due.
 *
 * @param rules - the rules that differ from 3 players, a bag, total legality and an end after a round
 * @returns the state before the first deal
 * @throws RangeError if a setting has a value that does not exist
 *
 * @example
 * ```ts
 * encodeState(newGame()); // ['A0HTB00-34', 'A-B-C-']
 * ```
 */
export function newGame(rules?: RulesOptions): GameState {
  return stateOf(firstPosition(completeRules(rules)));
}

/** Draw the offer that is due; throw where none is. */
function drawnFor(position: Position, rng: Rng): Drawn {
  if (!isDealDue(position)) throw new IllegalDealError(untimelyDeal(position));
  return drawOffer(position, checkedRng(rng));
}

/**
 * Draw a deal, without applying it: three tiles in the set-up, else two.
 *
 * @param state - a state of the phase `deal`
 * @param rng - one number for each tile; none is used where the supply is `cycle`
 * @returns the deal, for {@link applyDeal}
 * @throws {@link IllegalDealError} if no deal is due; RangeError if a random number is out of range
 *
 * @example
 * ```ts
 * sampleDeal(newGame(), () => 0); // 'D000102'
 * ```
 */
export function sampleDeal(state: GameState, rng: Rng): Deal {
  return writeDeal(drawnFor(positionOf(state), rng).hand);
}

/**
 * Apply a deal: its tiles are on offer to the player whose turn it is.
 *
 * @param state - a state of the phase `deal`
 * @param source - the deal, or the random numbers to draw it with
 * @returns the state of the phase `setup` or `turn`
 * @throws {@link IllegalDealError} if the deal is malformed, cannot be drawn, or none is due
 *
 * @example
 * ```ts
 * applyDeal(newGame(), 'D000102').hand; // [0, 1, 2]
 * applyDeal(newGame(), seededRng(1)).phase; // 'setup'
 * ```
 */
export function applyDeal(state: GameState, source: string | Rng): GameState {
  const position = positionOf(state);
  if (typeof source === 'function') return stateOf(dealOn(position, drawnFor(position, source)));
  const hand = readTiles(source);
  if (!Array.isArray(hand)) throw new IllegalDealError(hand);
  const bag = judgeDeal(position, hand);
  if ('code' in bag) throw new IllegalDealError(bag);
  return stateOf(dealOn(position, { hand, bag }));
}

/** Draw a deal that is due, and apply it. */
export function drawDeal(state: GameState, rng: Rng): DrawnEvent<GameState, Deal> {
  const position = positionOf(state);
  const drawn = drawnFor(position, rng);
  return { event: writeDeal(drawn.hand), state: stateOf(dealOn(position, drawn)) };
}

/** Return why a deal cannot be the next event of a state; `undefined` when it can. */
export function explainDeal(state: GameState, text: unknown): Issue | undefined {
  const position = positionOf(state);
  const hand = readTiles(text);
  if (!Array.isArray(hand)) return hand;
  const bag = judgeDeal(position, hand);
  return 'code' in bag ? bag : undefined;
}
