/** Azul as a `Game`. */
import { deepFreeze } from '../../boundary/values.js';
import { checkNotation } from '../../codec/move.js';
import type { Game, GameTypes } from '../../engine/game/game.js';
import { playerToMove } from '../../moves/legal.js';
import {
  type Deal,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../../state/vocabulary.js';

import { cellsOf, type GameState, phaseOf, rulesOf, scoresOf, stateOf } from './game-state.js';
import { inspectEvent } from './inspect-event.js';
import { applyMove, explainMove, legalMoves, perft } from './play.js';
import { rollout } from './rollout.js';
import {
  applyChance,
  checkDeal,
  drawRound,
  explainChance,
  isDealEvent,
  startGame,
} from './rounds.js';
import { type Standing, standings, winShares } from './score.js';
import { completeRules, SETTINGS } from './settings.js';
import { encodeState, safeDecodeState } from './text.js';

/**
 * The types of Azul's states, moves and other values, for type parameters: {@link azul} is a
 * `Game` of them.
 */
export interface AzulTypes extends GameTypes {
  /** The game's name, `'azul'`. */
  readonly name: 'azul';
  /** An immutable state, as {@link newGame} and {@link decodeState} make it. */
  readonly state: GameState;
  /** A drafting or tiling move in its notation, such as `A0c2`. */
  readonly move: Move;
  /** A deal in its notation, such as `F0cdde1bbbe`, which {@link applyChance} takes. */
  readonly chance: Deal;
  /** No event: a forfeit ends the game. */
  readonly forfeit: never;
  /** The rules in force, with every setting. */
  readonly rules: Rules;
  /** A player's letter, `A` to `D`. */
  readonly player: PlayerId;
  /** A player's place in the standings, as {@link standings} returns it. */
  readonly standing: Standing;
}

/** The rules without what plays or counts whole games, and describes events: boards do without. */
export const azulTable: Game<AzulTypes> = /* @__PURE__ */ deepFreeze<Game<AzulTypes>>({
  name: 'azul',
  title: 'Azul',
  settings: SETTINGS,
  standingFields: { score: 'number', rows: 'number', winner: 'flag' },
  players: (rules) => PLAYER_IDS.slice(0, completeRules(rules).players),
  start: (rules, rng) => stateOf(startGame(rules, rng)),
  rulesOf,
  playerToMove: (state) => playerToMove(cellsOf(state)),
  isOver: (state) => phaseOf(state) === 'game-over',
  returns: (state) => winShares(cellsOf(state)),
  scores: scoresOf,
  standings,
  encode: encodeState,
  decode: safeDecodeState,
  legalMoves,
  checkMove: checkNotation,
  explainMove,
  applyMove,
  chance: {
    word: 'deal',
    isDue: (state) => phaseOf(state) === 'round-end',
    isEvent: isDealEvent,
    sample: (state, rng) => drawRound(state, rng).event,
    draw: drawRound,
    check: checkDeal,
    explain: explainChance,
    apply: applyChance,
  },
});

/**
 * Azul as a `Game` without its agents and tensors, for small bundles: enough to play, record and draw games.
 * {@link azul} has both; without them, hints and reviews search by random playouts alone.
 *
 * @example
 * ```ts
 * azulRules.name; // 'azul'
 * ```
 */
export const azulRules: Game<AzulTypes> = /* @__PURE__ */ deepFreeze<Game<AzulTypes>>(
  /* @__PURE__ */ Object.assign({}, azulTable, { rollout, inspectEvent, perft }),
);
