/** The first state, and deals: the game's chance events. */
import type { DrawnEvent } from '../../engine/game/game.js';
import { completeRules, type NewGameOptions, newGameOptions } from '../../engine/game/settings.js';
import { checkedRng, type Rng } from '../../random/rng.js';
import { IllegalChanceError } from '../../text/issue.js';
import type { TsuroIssue } from '../codec/issues.js';
import { readDeal, writeDeal } from '../codec/notation.js';
import { readOffer, untimelyDeal } from '../codec/refusal.js';
import { type Drawn, deal as dealOn, drawOffer, firstPosition } from '../moves/play.js';
import { isDealDue, type Position } from '../state/position.js';
import { SETTINGS } from '../state/settings.js';
import type { Deal, Rules } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/**
 * Start a game: an empty board, and a deal for player A is due.
 *
 * @param options - `rules`, those that differ from the defaults, which {@link Rules} has; `rng`, random numbers with
 *   which the first offer is drawn
 * @returns the state before the first deal; with `rng`, that before the first move
 * @throws TypeError if the options or the rules are not an object, an option or a setting is unknown, or `rng` is not a
 *   function; RangeError if a setting has an unknown value, or a random number is not from 0 up to but not including 1
 *
 * @example
 * ```ts
 * encodeState(newGame()); // ['A0HTB00-34', 'A-B-C-']
 * ```
 */
export function newGame(options?: NewGameOptions<Rules>): GameState {
  const { rules, rng } = newGameOptions(options);
  const start = stateOf(firstPosition(completeRules(SETTINGS, rules)));
  return rng === undefined ? start : applyChance(start, rng);
}

/** Draw the offer that is due; throw where none is. */
function drawnFor(position: Position, rng: Rng): Drawn {
  if (!isDealDue(position)) throw new IllegalChanceError(untimelyDeal(position));
  return drawOffer(position, checkedRng(rng));
}

/**
 * Draw a deal, without applying it: three tiles in the set-up, else two.
 *
 * @param state - a state of the phase `deal`
 * @param rng - random numbers from 0 up to but not including 1, one for each tile; none is used where the supply is
 *   `cycle`
 * @returns the deal, for {@link applyChance}
 * @throws {@link IllegalChanceError} if no deal is due (`deal.wrong-phase`); RangeError if a random number is out of
 *   that range; TypeError if `state` is not a {@link GameState}, or `rng` is not a function
 *
 * @example
 * ```ts
 * sampleChance(newGame(), () => 0); // 'D000102'
 * ```
 */
export function sampleChance(state: GameState, rng: Rng): Deal {
  return writeDeal(drawnFor(positionOf(state), rng).hand);
}

/**
 * Apply a deal: its tiles are on offer to the player whose turn it is.
 *
 * @param state - a state of the phase `deal`
 * @param source - a {@link Deal} (any text is safe to pass, as it is checked), or a source of random numbers from 0 up
 *   to but not including 1, with which one is drawn
 * @returns the state in which the player chooses one of the tiles, of the phase `setup` or `turn`
 * @throws {@link IllegalChanceError} if no deal is due (`deal.wrong-phase`), or the deal is malformed
 *   (`deal.malformed`), has the wrong number of tiles (`deal.wrong-size`), or has a tile that cannot be drawn
 *   (`deal.impossible`); RangeError if a random number is out of that range; TypeError if `state` is not a
 *   {@link GameState}
 *
 * @example
 * ```ts
 * applyChance(newGame(), 'D000102').hand; // [0, 1, 2]
 * applyChance(newGame(), seededRng(1)).phase; // 'setup'
 * ```
 */
export function applyChance(state: GameState, source: string | Rng): GameState {
  const position = positionOf(state);
  if (typeof source === 'function') return stateOf(dealOn(position, drawnFor(position, source)));
  const drawn = readOffer(position, source);
  if ('code' in drawn) throw new IllegalChanceError(drawn);
  return stateOf(dealOn(position, drawn));
}

/** Draw a deal that is due, and apply it. */
export function drawDeal(state: GameState, rng: Rng): DrawnEvent<GameState, Deal> {
  const position = positionOf(state);
  const drawn = drawnFor(position, rng);
  return { event: writeDeal(drawn.hand), state: stateOf(dealOn(position, drawn)) };
}

/**
 * Explain why a deal cannot be the next event of a state.
 *
 * @param state - any state
 * @param text - any value; only the notation of a {@link Deal} can be accepted
 * @returns `undefined` if {@link applyChance} accepts the deal; else the issue: `deal.malformed`, `deal.wrong-phase`,
 *   `deal.wrong-size` or `deal.impossible`
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * explainChance(newGame(), 'D000102'); // undefined
 * explainChance(newGame(), 'D0001')?.code; // 'deal.wrong-size'
 * ```
 */
export function explainChance(state: GameState, text: unknown): TsuroIssue | undefined {
  const drawn = readOffer(positionOf(state), text);
  return 'code' in drawn ? drawn : undefined;
}

/**
 * Return whether a value is the notation of a {@link Deal}, `D` and two or three tiles in two digits, whatever the
 * state. {@link explainChance} says whether a state accepts it.
 *
 * @param text - any value
 * @returns `true` if the value is written as a deal; its type is then narrowed to `Deal`
 *
 * @example
 * ```ts
 * isChance('D000102'); // true
 * // There is no tile 99.
 * isChance('D99'); // false
 * ```
 */
export function isChance(text: unknown): text is Deal {
  return readDeal(text) !== undefined;
}
