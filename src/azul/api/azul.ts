/**
 * Azul as a `Game`.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import { deepFreeze } from '../../boundary/freeze.js';
import { checkNotation } from '../../codec/read-move.js';
import type { Game, GameTypes } from '../../engine/game/game.js';
import { playerToMove } from '../../moves/legal.js';
import { freshGame } from '../../moves/start.js';
import { pick } from '../../random/pick.js';
import { checkedRng } from '../../random/rng.js';
import { settingsOf } from '../../state/rules.js';
import {
  type Deal,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../../state/vocabulary.js';
import { isDealEvent } from './events.js';
import { cellsOf, type GameState, phaseOf, rulesOf, scoresOf, stateOf } from './game-state.js';
import { applyMove, explainMove, legalMoves, perft } from './play.js';
import { rollout } from './rollout.js';
import { checkDeal, drawRound, explainDeal, nextRound, sampleDeal } from './rounds.js';
import { type Standing, standings, winShares } from './score.js';
import { completeRules, SETTINGS } from './settings.js';
import { encodeState, safeDecodeState } from './text.js';

/** The types of Azul. */
export interface AzulTypes extends GameTypes {
  /** The game's name. */
  readonly name: 'azul';
  /** An immutable state. */
  readonly state: GameState;
  /** A drafting or tiling move. */
  readonly move: Move;
  /** A deal, which `nextRound` takes. */
  readonly chance: Deal;
  /** A forfeit ends the game. */
  readonly forfeit: never;
  /** The rules in force. */
  readonly rules: Rules;
  /** A player's letter. */
  readonly player: PlayerId;
  /** A player's place in the standings. */
  readonly standing: Standing;
}

/**
 * Azul's implementation of the interface that matches, simulations, searches and records use.
 *
 * Chance events are deals. One is due before the first round and at the end of every round. At the end
 * of the last round, it is the empty deal, `'F'`.
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo/agents';
 *
 * const state = azul.start({ players: 3, mosaic: 'fixed', tilingOrder: 'any' });
 * azul.chance?.isDue(state); // true
 * azul.returns(state); // [1 / 3, 1 / 3, 1 / 3]
 * ```
 */
export const azul: Game<AzulTypes> = /* @__PURE__ */ deepFreeze<Game<AzulTypes>>({
  name: 'azul',
  title: 'Azul',
  settings: SETTINGS,
  standingFields: { score: 'number', rows: 'number', winner: 'flag' },
  players: (rules) => PLAYER_IDS.slice(0, completeRules(rules).players),
  start: (given, rng) => {
    const rules = completeRules(given);
    const first = rng === undefined ? 0 : pick(checkedRng(rng), rules.players);
    return stateOf(freshGame(settingsOf(rules, rules.players), first));
  },
  rulesOf,
  playerToMove: (state) => playerToMove(cellsOf(state)),
  isOver: (state) => phaseOf(state) === 'game-over',
  returns: (state) => winShares(cellsOf(state)),
  scores: scoresOf,
  standings,
  encode: encodeState,
  decode: (encoded, settings) => {
    const { rules, lenient } = ownProperties('Settings', settings);
    const { mosaic, tilingOrder } = ownProperties('Rules', rules);
    return safeDecodeState(encoded, { mosaic, tilingOrder, lenient });
  },
  legalMoves,
  checkMove: checkNotation,
  explainMove,
  applyMove,
  chance: {
    word: 'deal',
    isDue: (state) => phaseOf(state) === 'round-end',
    isEvent: isDealEvent,
    sample: sampleDeal,
    draw: drawRound,
    check: checkDeal,
    explain: explainDeal,
    apply: nextRound,
  },
  rollout,
  perft,
});
