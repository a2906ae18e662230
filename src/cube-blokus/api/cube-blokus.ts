/** Cube Blokus as a `Game`. */
import { deepFreeze } from '../../boundary/values.js';
import type { Game, GameTypes } from '../../engine/game/game.js';
import { checkMove } from '../codec/moves.js';
import { canonicalMove } from '../codec/notation.js';
import { NOBODY } from '../state/position.js';
import { SETTINGS } from '../state/settings.js';
import {
  type Forfeit,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../state/vocabulary.js';
import { type GameState, phaseOf, positionOf, rulesOf } from './game-state.js';
import { type Standing, scores, standings, winShares } from './inspect.js';
import {
  applyMove,
  dropOutOf,
  explainForfeit,
  explainMove,
  inspectEvent,
  legalMoves,
  newGame,
  perft,
  rollout,
} from './play.js';
import { encodeState, safeDecodeState } from './text.js';

/**
 * The types of Cube Blokus's states, moves and other values, for type parameters:
 * {@link cubeBlokus} is a `Game` of them.
 */
export interface CubeBlokusTypes extends GameTypes {
  /** The game's name in commands and records. */
  readonly name: 'cube-blokus';
  /** An immutable state, as {@link newGame} makes it. */
  readonly state: GameState;
  /** A move: the player and the squares that a piece covers, such as `AUa7b7b8Lg1g2`. */
  readonly move: Move;
  /** No text: the game has no chance events. */
  readonly chance: never;
  /** The event of a player who drops out, such as `B!`; the others continue. */
  readonly forfeit: Forfeit;
  /** The rules in force, with a value for every setting. */
  readonly rules: Rules;
  /** A player's letter, `A` to `D`. */
  readonly player: PlayerId;
  /** A player's place in the standings, as {@link standings} returns it. */
  readonly standing: Standing;
}

/**
 * Cube Blokus as a `Game` without its agents and tensors, for small bundles: enough to play, record and draw games.
 * {@link cubeBlokus} has both; without them, hints and reviews search by random playouts alone.
 *
 * @example
 * ```ts
 * cubeBlokusRules.name; // 'cube-blokus'
 * cubeBlokusRules.playerToMove(newGame()); // 0
 * ```
 */
export const cubeBlokusRules: Game<CubeBlokusTypes> = /* @__PURE__ */ deepFreeze<
  Game<CubeBlokusTypes>
>({
  name: 'cube-blokus',
  title: 'Cube Blokus',
  settings: SETTINGS,
  standingFields: {
    rank: 'number',
    score: 'number',
    carried: 'number',
    total: 'number',
    winner: 'flag',
  },
  players: () => [...PLAYER_IDS],
  start: (rules) => newGame({ rules }),
  rulesOf,
  playerToMove: (state) => {
    const { turn } = positionOf(state);
    return turn === NOBODY ? -1 : turn;
  },
  isOver: (state) => phaseOf(state) === 'game-over',
  returns: winShares,
  scores,
  standings,
  encode: encodeState,
  decode: safeDecodeState,
  legalMoves,
  checkMove,
  canonicalMove,
  explainMove,
  applyMove,
  forfeits: { explain: explainForfeit, apply: dropOutOf },
  rollout,
  inspectEvent,
  perft,
});
