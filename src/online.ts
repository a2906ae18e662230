/**
 * Rooms in which people and programs play from many machines: what happens in one, and how a client is in one.
 *
 * @packageDocumentation
 */

export { applyEntry } from './engine/online/changes.js';
export {
  type ClientOptions,
  ConnectionError,
  type ConnectionStatus,
  RefusedError,
  RoomClient,
} from './engine/online/client.js';
export {
  CHAT_LINES,
  type ControlReason,
  type Entry,
  type EntryKind,
  type EntryKinds,
  type EntryOf,
  HIGHEST_LEVEL,
  type LeavingReason,
  LONGEST_CHAT,
  LONGEST_NAME,
  type Occupant,
  type RoomSettings,
  SHORTEST_CLOCK,
  TAKEN_OVER_AFTER,
  USUAL_CLOCK,
} from './engine/online/entries.js';
export {
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type Result,
  type ServerMessage,
  type WaitingRoom,
} from './engine/online/messages.js';
export { LONGEST_REQUEST, type ReadRequest, readRequest } from './engine/online/read-request.js';
export type {
  Asked,
  RequestKind,
  RequestOf,
  Requests,
  RoomRequest,
} from './engine/online/requests.js';
export {
  type ChatLine,
  deadlineOf,
  isPlaying,
  type Match,
  type Person,
  personOf,
  playerName,
  type Room,
  type Seat,
  seatsOf,
  seatToMove,
} from './engine/online/room.js';
export type { SocketLike } from './engine/online/socket.js';
