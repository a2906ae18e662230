/** The rules of the Royal Game of Ur as a `Game`. */

import { deepFreeze } from '../../boundary/values.js';
import type { Game, GameTypes } from '../../engine/game/game.js';
import { checkMove, checkRoll, OUTCOMES, ROLL_WEIGHTS, writeRoll } from '../codec/notation.js';
import { isMoveDue } from '../state/position.js';
import {
  type Move,
  PLAYER_IDS,
  type PlayerId,
  type Roll,
  type Rules,
  SETTINGS,
} from '../state/vocabulary.js';
import {
  applyChance,
  drawRoll,
  explainChance,
  isRollEvent,
  newGame,
  sampleRoll,
} from './chance.js';
import { type GameState, phaseOf, positionOf, rulesOf } from './game-state.js';
import { inspectEvent, type Standing, standings, winShares } from './inspect.js';
import { applyMove, explainMove, legalMoves, perft } from './play.js';
import { encodeState, safeDecodeState } from './text.js';

/**
 * The types of the states, moves and other values of the Royal Game of Ur, for type parameters:
 * {@link royalUr} is a `Game` of them.
 */
export interface RoyalUrTypes extends GameTypes {
  /** The game's name in commands and records. */
  readonly name: 'royal-ur';
  /** An immutable state, as {@link newGame} makes it. */
  readonly state: GameState;
  /** A move in 5 characters: player, step that a token leaves, step that it goes to. */
  readonly move: Move;
  /** A roll, `R0` to `R4`, which {@link applyChance} takes. */
  readonly chance: Roll;
  /** No text: a forfeit is not an event of this game, but ends it. */
  readonly forfeit: never;
  /** The rules in force, with a value for every setting. */
  readonly rules: Rules;
  /** A player's letter, `A` or `B`. */
  readonly player: PlayerId;
  /** A player's place in the standings, as {@link standings} returns it. */
  readonly standing: Standing;
}

/**
 * The Royal Game of Ur as a `Game` without its agents and tensors, for small bundles: enough to play, record and draw
 * games. {@link royalUr} has both; without them, hints and reviews search by random playouts alone.
 *
 * @example
 * ```ts
 * royalUrRules.name; // 'royal-ur'
 * royalUrRules.legalMoves(applyChance(newGame(), 'R3')); // ['A0003']
 * ```
 */
export const royalUrRules: Game<RoyalUrTypes> = /* @__PURE__ */ deepFreeze<Game<RoyalUrTypes>>({
  name: 'royal-ur',
  title: 'The Royal Game of Ur',
  settings: SETTINGS,
  standingFields: { home: 'number', progress: 'number', winner: 'flag' },
  players: () => [...PLAYER_IDS],
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
  explainMove,
  applyMove,
  chance: {
    word: 'roll',
    isDue: (state) => phaseOf(state) === 'roll',
    isEvent: isRollEvent,
    sample: sampleRoll,
    draw: drawRoll,
    outcomes: () =>
      ROLL_WEIGHTS.map((weight, roll) => ({
        event: writeRoll(roll),
        probability: weight / OUTCOMES,
      })),
    check: checkRoll,
    explain: explainChance,
    apply: applyChance,
  },
  inspectEvent,
  perft,
});
