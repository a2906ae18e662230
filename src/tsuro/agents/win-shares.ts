/** How likely each player is to win, by the room that they have: what results are corrected for luck by. */
import { softmax } from '../../engine/agents/evaluation.js';
import { equalShares } from '../../engine/game/playouts.js';
import { type GameState, phaseOf, positionOf } from '../api/game-state.js';
import { tsuroRules } from '../api/tsuro.js';
import { roomOf } from './room.js';

/** Room that makes a win e times as likely. */
const ROOM_TEMPERATURE = 30;

/** Share the win by the room of those who are still on the board; as the game does once it is over. */
function sharesByRoom(state: GameState): readonly number[] {
  if (tsuroRules.isOver(state)) return tsuroRules.returns(state);
  const position = positionOf(state);
  const rooms = position.players.map((_, player) => {
    const room = roomOf(position, player);
    return room < 0 ? Number.NEGATIVE_INFINITY : room;
  });
  return softmax(rooms, ROOM_TEMPERATURE);
}

/**
 * List how likely each player is to win: after the move that gives the player to move most, if there is one. In the
 * set-up all are equal, as there are up to 2,496 moves.
 */
export function likelyShares(state: GameState): readonly number[] {
  if (phaseOf(state) !== 'turn') return equalShares(positionOf(state).players.map(() => 1));
  const player = tsuroRules.playerToMove(state);
  const shares = tsuroRules
    .legalMoves(state)
    .map((move) => sharesByRoom(tsuroRules.applyMove(state, move)));
  const [first = sharesByRoom(state), ...others] = shares;
  return others.reduce(
    (best, each) => ((each[player] ?? 0) > (best[player] ?? 0) ? each : best),
    first,
  );
}
