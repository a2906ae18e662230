/**
 * Series of games.
 *
 * @packageDocumentation
 */
import { HIGHEST_TOTAL } from '../codec/format.js';
import { firstPosition } from '../moves/start.js';
import { PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';
import { scoresOf } from './standings.js';

/** Return the player after another in turn order. */
function playerAfter(player: PlayerId): PlayerId {
  return PLAYER_IDS[(PLAYER_IDS.indexOf(player) + 1) % PLAYER_IDS.length] ?? 'A';
}

/**
 * Start the next game of a series: the points of this game are added to those of the earlier ones.
 *
 * @param state - a state, as a rule the last one of a game; of a game that is not over, the points of the
 * moment count
 * @returns the first state of the next game, by the same rules. Player A begins, or with the rule
 * `rotateStart` the player after the one who began this game
 * @throws RangeError if the total of a player would be above 99,999
 *
 * @example
 * ```ts
 * const next = nextGame(applyMove(newGame({ rules: { rotateStart: true } }), 'AFb2b3'));
 * next.turn; // 'B'
 * encodeState(next)[1]; // 'A2B0C0D0'
 * ```
 */
export function nextGame(state: GameState): GameState {
  const position = positionOf(state);
  const { rules, carried } = position;
  const totals = scoresOf(position).map((score, player) => score + (carried[player] ?? 0));
  const most = Math.max(...totals);
  if (most > HIGHEST_TOTAL) {
    throw new RangeError(`Total: found ${most}, expected 0 to ${HIGHEST_TOTAL}.`);
  }
  const first = rules.rotateStart ? playerAfter(rules.first) : 'A';
  const next: Rules = Object.freeze({ ...rules, first });
  return stateOf(firstPosition(next, totals));
}
