/** Edits of a position, each of which says what was done or why it cannot be. */

import { type Edited, editedIn, within } from '../../engine/board/edits.js';
import type { EncodedState } from '../../engine/game/game.js';
import type { StateView } from '../api/inspect.js';
import { writePosition as writeStrings } from '../codec/format.js';
import { HandBits, NOBODY } from '../state/position.js';
import { Cube, SQUARES } from '../state/surface.js';
import { PLAYER_IDS, type PlayerId, type Square } from '../state/vocabulary.js';
import { STARTS } from './seen.js';
import { besides } from './surface.js';
import { type CubeWords, squaresOf } from './words.js';

/** What the players string says of a player. */
export interface Seat {
  readonly player: PlayerId;
  /** Points of earlier games. */
  readonly carried: number;
  /** Whether the player is in the game, has dropped out, or has placed all pieces, I1 last. */
  readonly status: 'in' | 'out' | 'single-last';
}

/** What the two strings contain. */
export interface Position {
  readonly turn: PlayerId | null;
  /** Who has each square that is not free. */
  readonly owners: ReadonlyMap<Square, PlayerId>;
  readonly seats: readonly Seat[];
}

/** A change of a position. */
export type Edit =
  | { readonly type: 'lay'; readonly player: PlayerId; readonly squares: readonly Square[] }
  /** Take away the piece that covers a square, or give a start square to its owner. */
  | { readonly type: 'take'; readonly square: Square }
  /** Set whose turn it is; nobody's at the end. */
  | { readonly type: 'turn'; readonly player: PlayerId | null }
  | { readonly type: 'status'; readonly player: PlayerId; readonly status: Seat['status'] }
  | { readonly type: 'carried'; readonly player: PlayerId; readonly points: number }
  /** Take all pieces off the cube. */
  | { readonly type: 'clear' };

/** Why an edit cannot be done, as the words have it. */
type Fault = 'nothingThere' | 'startStays' | 'taken' | 'aroundCorner';

/** Bound of the format. */
export const MOST_POINTS = 99999;

/** Return the position of a state. */
export function positionOf({ turn, owners, players }: StateView): Position {
  return {
    turn,
    owners: new Map(
      SQUARES.flatMap((square, index) => {
        const owner = owners[index] ?? null;
        return owner === null ? [] : [[square, owner] as const];
      }),
    ),
    seats: players.map(({ player, carried, isOut, isSingleLast }) => ({
      player,
      carried,
      status: isOut ? 'out' : isSingleLast ? 'single-last' : 'in',
    })),
  };
}

/** List the squares of the piece that covers a square: those of its colour that are connected, without start squares. */
export function pieceAt({ owners }: Position, square: Square): readonly Square[] {
  const owner = owners.get(square);
  if (owner === undefined || STARTS.has(square)) return [];
  const found = [square];
  // The list grows while it is gone through.
  for (const each of found) {
    for (const next of besides(each)) {
      const isOfIt = owners.get(next) === owner && !STARTS.has(next);
      if (isOfIt && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

function laid(position: Position, player: PlayerId, squares: readonly Square[]): Position | Fault {
  if (new Set(squares).size < squares.length) return 'aroundCorner';
  if (squares.some((square) => STARTS.has(square))) return 'startStays';
  if (squares.some((square) => position.owners.has(square))) return 'taken';
  const added = squares.map((square) => [square, player] as const);
  return { ...position, owners: new Map([...position.owners, ...added]) };
}

function taken(position: Position, square: Square): Position | Fault {
  const { owners } = position;
  const start = STARTS.get(square);
  if (start !== undefined) {
    if (owners.get(square) === start) return 'startStays';
    return { ...position, owners: new Map([...owners, [square, start]]) };
  }
  const piece = new Set(pieceAt(position, square));
  if (piece.size === 0) return 'nothingThere';
  return { ...position, owners: new Map([...owners].filter(([each]) => !piece.has(each))) };
}

function withSeat(position: Position, player: PlayerId, change: Partial<Seat>): Position {
  const seats = position.seats.map((seat) =>
    seat.player === player ? { ...seat, ...change } : seat,
  );
  return { ...position, seats };
}

function cleared({ seats }: Position): Position {
  return { turn: 'A', owners: STARTS, seats: seats.map((seat) => ({ ...seat, status: 'in' })) };
}

/** Edit a position. */
export function editPosition(words: CubeWords, position: Position, edit: Edit): Edited<Position> {
  const { editor } = words;
  const result = editedIn<Position, Fault>(editor);
  switch (edit.type) {
    case 'lay': {
      const { player, squares } = edit;
      return result(laid(position, player, squares), editor.laid(player, squaresOf(squares)));
    }
    case 'take': {
      const { square } = edit;
      return result(taken(position, square), editor.removed(squaresOf([square])));
    }
    case 'turn': {
      const { player: turn } = edit;
      return result({ ...position, turn }, turn === null ? editor.isOver : editor.turn(turn));
    }
    case 'status': {
      const { player, status } = edit;
      const done = editor.statusIs(player, editor.status[status]);
      return result(withSeat(position, player, { status }), done);
    }
    case 'carried': {
      const { player } = edit;
      const carried = within(edit.points, 0, MOST_POINTS);
      return result(withSeat(position, player, { carried }), editor.carriedIs(player, carried));
    }
    case 'clear':
      return result(cleared(position), editor.cleared);
  }
}

/** The bit of each status. */
const MARKS = { in: 0, out: HandBits.Out, 'single-last': HandBits.SingleLast } as const;

/** Write a position as two strings, which are well-formed, whether or not they are valid. */
export function writePosition({ turn, owners, seats }: Position): EncodedState {
  const squares = new Uint16Array(Cube.Squares);
  for (const [square, owner] of owners) {
    squares[SQUARES.indexOf(square)] = 1 << PLAYER_IDS.indexOf(owner);
  }
  return writeStrings({
    turn: turn === null ? NOBODY : PLAYER_IDS.indexOf(turn),
    squares,
    hands: seats.map(({ status }) => MARKS[status]),
    carried: seats.map(({ carried }) => carried),
  });
}
