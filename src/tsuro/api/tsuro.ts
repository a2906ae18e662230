/**
 * Tsuro as a `Game`.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import { deepFreeze } from '../../boundary/freeze.js';
import type { Game, GameTypes } from '../../engine/game/game.js';
import { canonicalMove, isDeal } from '../codec/notation.js';
import { checkDeal, checkMove } from '../codec/read-move.js';
import { isMoveDue } from '../state/position.js';
import {
  type Deal,
  type Forfeit,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../state/vocabulary.js';
import { applyDeal, drawDeal, explainDeal, newGame, sampleDeal } from './deals.js';
import { explainForfeit, forfeitNumber } from './forfeits.js';
import { type GameState, phaseOf, positionOf, rulesOf } from './game-state.js';
import { applyMove, explainMove, legalMoves, perft } from './play.js';
import { SETTINGS } from './settings.js';
import { type Standing, standings, winShares } from './standings.js';
import { encodeState, safeDecodeState } from './text.js';

/** The types of Tsuro. */
export interface TsuroTypes extends GameTypes {
  /** The game's name. */
  readonly name: 'tsuro';
  /** An immutable state. */
  readonly state: GameState;
  /** A tile that is put down, in the set-up with an avatar. */
  readonly move: Move;
  /** An offer of tiles, which `applyDeal` takes. */
  readonly chance: Deal;
  /** A player who drops out. */
  readonly forfeit: Forfeit;
  /** The rules in force. */
  readonly rules: Rules;
  /** A player's letter. */
  readonly player: PlayerId;
  /** A player's place in the standings. */
  readonly standing: Standing;
}

/**
 * Tsuro by the interface that matches, simulations, searches and records use.
 *
 * Chance events are deals. By the rule `reference` a player can be without a legal move, and can only
 * forfeit then.
 *
 * @example
 * ```ts
 * tsuro.chance?.isDue(newGame()); // true
 * tsuro.playerToMove(applyDeal(newGame(), 'D000102')); // 0
 * ```
 */
export const tsuro: Game<TsuroTypes> = /* @__PURE__ */ deepFreeze<Game<TsuroTypes>>({
  name: 'tsuro',
  title: 'Tsuro',
  settings: SETTINGS,
  standingFields: {
    rank: 'number',
    left: 'optional number',
    reason: 'optional word',
    winner: 'flag',
  },
  players: ({ players }) => PLAYER_IDS.slice(0, players),
  start: (rules) => newGame(rules),
  rulesOf,
  playerToMove: (state) => {
    const position = positionOf(state);
    return isMoveDue(position) ? position.turn : -1;
  },
  isOver: (state) => phaseOf(state) === 'game-over',
  returns: winShares,
  standings,
  encode: encodeState,
  decode: (encoded, settings) => {
    const { rules, lenient } = ownProperties('Settings', settings);
    return safeDecodeState(encoded, { rules, lenient });
  },
  legalMoves,
  checkMove,
  canonicalMove,
  explainMove,
  applyMove,
  chance: {
    word: 'deal',
    isDue: (state) => phaseOf(state) === 'deal',
    isEvent: isDeal,
    sample: sampleDeal,
    draw: drawDeal,
    check: checkDeal,
    explain: explainDeal,
    apply: applyDeal,
  },
  forfeits: { explain: explainForfeit, apply: forfeitNumber },
  perft,
});
