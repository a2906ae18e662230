/** Tsuro as a `Game`. */
import { deepFreeze } from '../../boundary/values.js';
import type { Game, GameTypes } from '../../engine/game/game.js';
import { completeRules } from '../../engine/game/settings.js';
import { checkDeal, checkMove } from '../codec/moves.js';
import { canonicalMove, isDeal } from '../codec/notation.js';
import { isMoveDue } from '../state/position.js';
import { SETTINGS } from '../state/settings.js';
import {
  type Deal,
  type Forfeit,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../state/vocabulary.js';
import { applyChance, drawDeal, explainChance, newGame, sampleChance } from './deals.js';
import { type GameState, phaseOf, positionOf, rulesOf } from './game-state.js';
import { type Standing, standings, winShares } from './inspect.js';
import { inspectEvent } from './inspect-event.js';
import {
  applyMove,
  explainForfeit,
  explainMove,
  forfeitNumber,
  legalMoves,
  perft,
} from './play.js';
import { encodeState, safeDecodeState } from './text.js';

/**
 * The types of Tsuro's states, moves and other values, for type parameters: {@link tsuro} is a
 * `Game` of them.
 */
export interface TsuroTypes extends GameTypes {
  /** The game's name in commands and records. */
  readonly name: 'tsuro';
  /** An immutable state, as {@link newGame} makes it. */
  readonly state: GameState;
  /** A move: 4 characters for a turn, such as `B11n`, and 7 for the set-up, such as `A02n10c`. */
  readonly move: Move;
  /** An offer of tiles, such as `D000102`, which {@link applyChance} takes. */
  readonly chance: Deal;
  /** The event of a player who drops out, such as `B!`. */
  readonly forfeit: Forfeit;
  /** The rules in force, with a value for every setting. */
  readonly rules: Rules;
  /** A player's letter, `A` to `E`. */
  readonly player: PlayerId;
  /** A player's place in the standings, as {@link standings} returns it. */
  readonly standing: Standing;
}

/**
 * Tsuro as a `Game` without its agents and tensors, for small bundles: enough to play, record and draw
 * games. {@link tsuro} has both; without them, hints and reviews search by random playouts alone.
 *
 * @example
 * ```ts
 * tsuroRules.name; // 'tsuro'
 * tsuroRules.playerToMove(applyChance(newGame(), 'D000102')); // 0
 * ```
 */
export const tsuroRules: Game<TsuroTypes> = /* @__PURE__ */ deepFreeze<Game<TsuroTypes>>({
  name: 'tsuro',
  title: 'Tsuro',
  settings: SETTINGS,
  standingFields: {
    rank: 'number',
    left: 'optional number',
    reason: 'optional word',
    winner: 'flag',
  },
  players: (rules) => PLAYER_IDS.slice(0, completeRules(SETTINGS, rules).players),
  start: (rules) => newGame({ rules }),
  rulesOf,
  playerToMove: (state) => {
    const position = positionOf(state);
    return isMoveDue(position) ? position.turn : -1;
  },
  isOver: (state) => phaseOf(state) === 'game-over',
  returns: winShares,
  standings,
  encode: encodeState,
  decode: safeDecodeState,
  legalMoves,
  checkMove,
  canonicalMove,
  explainMove,
  applyMove,
  chance: {
    word: 'deal',
    isDue: (state) => phaseOf(state) === 'deal',
    isEvent: isDeal,
    sample: sampleChance,
    draw: drawDeal,
    check: checkDeal,
    explain: explainChance,
    apply: applyChance,
  },
  forfeits: { explain: explainForfeit, apply: forfeitNumber },
  inspectEvent,
  perft,
});
