/** Edits of a position, each of which says what was done or why it cannot be. */

import { type Edited, editedIn, within } from '../../engine/board/edits.js';
import type { EncodedState } from '../../engine/game/game.js';
import type { PlayerView, StateView, TileView } from '../api/inspect.js';
import { canonicalRotation } from '../api/wires.js';
import { playerLetter, writeBag, writeTile } from '../codec/notation.js';
import { HIGHEST_ROUND } from '../state/position.js';
import { EMPTY_BAG, TILES, withTile } from '../state/tiles.js';
import {
  type EliminationReason,
  PLAYER_COUNTS,
  type PlayerId,
  type Port,
  type Rotation,
  type Rules,
  type Square,
} from '../state/vocabulary.js';
import { playerWords, squareWords, startWords, type TsuroWords, tileName } from './words.js';

/** What the two strings contain, and where tiles come from. */
export interface Position
  extends Pick<StateView, 'turn' | 'round' | 'hand' | 'board' | 'bag' | 'players'> {
  readonly supply: Rules['supply'];
}

/** A change of a position. */
export type Edit =
  | {
      readonly type: 'tile';
      readonly square: Square;
      readonly tile: number;
      readonly rotation: Rotation;
    }
  /** Carry the tile of a square to another, or back to the bag. */
  | { readonly type: 'carry'; readonly from: Square; readonly to: Square | undefined }
  /** Take the stones off a square, or its tile if there are none. */
  | { readonly type: 'remove'; readonly square: Square }
  | {
      readonly type: 'stone';
      readonly player: PlayerId;
      readonly square: Square;
      readonly port: Port;
    }
  /** Take a player's stone off the board, for one who is not placed yet. */
  | { readonly type: 'lift'; readonly player: PlayerId }
  | {
      readonly type: 'left';
      readonly player: PlayerId;
      readonly reason: EliminationReason;
      readonly round: number;
    }
  /** Set whose turn it is; nobody's at the end. */
  | { readonly type: 'turn'; readonly player: PlayerId | null }
  | { readonly type: 'round'; readonly round: number }
  /** Put a tile at a place of the hand, or take away the one that is there. */
  | { readonly type: 'hand'; readonly index: number; readonly tile: number | undefined }
  /** Put a tile into the bag, or take it out. */
  | { readonly type: 'bag'; readonly tile: number }
  /** Put all tiles into the bag that are nowhere else. */
  | { readonly type: 'fill' }
  | { readonly type: 'players'; readonly count: number }
  /** An empty board, with all tiles in the bag. */
  | { readonly type: 'clear' };

/** Why an edit cannot be done, as the words have it. */
type Fault = 'nothingThere' | 'fullHand' | 'noBag';

/** Tiles on offer in the set-up, and in a turn. */
export function placesInHand({ round }: Pick<Position, 'round'>): number {
  return round === 0 ? 3 : 2;
}

const inOrder = (one: TileView, other: TileView) => Number(one.square) - Number(other.square);

/** Put tiles into the bag, which no tile is in twice, and which is empty where the supply has no end. */
function putBack(position: Position, tiles: readonly number[]): Position {
  if (position.supply === 'endless') return position;
  const bag = [...new Set([...position.bag, ...tiles])].sort((one, other) => one - other);
  return { ...position, bag };
}

/** Take a tile out of the bag, or from nowhere, which the validator reports where it cannot be. */
function takeOut(position: Position, tile: number): Position {
  return { ...position, bag: position.bag.filter((each) => each !== tile) };
}

function tileOn({ board }: Position, square: Square): TileView | undefined {
  return board.find((each) => each.square === square);
}

function withoutTileOn(position: Position, square: Square): Position {
  const lying = tileOn(position, square);
  if (lying === undefined) return position;
  const board = position.board.filter((each) => each !== lying);
  return putBack({ ...position, board }, [lying.tile]);
}

function withTileOn(position: Position, { square, tile, rotation }: TileView): Position {
  const laid = { square, tile, rotation: canonicalRotation(tile, rotation) };
  const freed = takeOut(withoutTileOn(position, square), tile);
  return { ...freed, board: [...freed.board, laid].sort(inOrder) };
}

function withPlayer(position: Position, changed: PlayerView): Position {
  const players = position.players.map((each) => (each.player === changed.player ? changed : each));
  return { ...position, players };
}

/** Take away what lies on top. */
function removeFrom(position: Position, square: Square): Position | Fault {
  const stones = position.players.filter(({ avatar }) => avatar?.square === square);
  if (stones.length > 0) {
    return stones.reduce(
      (now, { player }) => withPlayer(now, { player, avatar: null, left: null }),
      position,
    );
  }
  return tileOn(position, square) === undefined ? 'nothingThere' : withoutTileOn(position, square);
}

function withHand(position: Position, index: number, tile: number | undefined): Position | Fault {
  const { hand } = position;
  const held = hand[index];
  if (tile === undefined) {
    if (held === undefined) return 'nothingThere';
    return putBack({ ...position, hand: hand.filter((_, place) => place !== index) }, [held]);
  }
  if (held === undefined && hand.length >= placesInHand(position)) return 'fullHand';
  const freed = takeOut(held === undefined ? position : putBack(position, [held]), tile);
  const next = held === undefined ? [...hand, tile] : hand.with(index, tile);
  return { ...freed, hand: next };
}

function toggled(position: Position, tile: number): Position | Fault {
  if (position.supply === 'endless') return 'noBag';
  return position.bag.includes(tile) ? takeOut(position, tile) : putBack(position, [tile]);
}

function filled(position: Position): Position | Fault {
  if (position.supply === 'endless') return 'noBag';
  const used = new Set([...position.hand, ...position.board.map(({ tile }) => tile)]);
  const bag = [...TILES.keys()].filter((tile) => !used.has(tile));
  return { ...position, bag };
}

function withPlayers(position: Position, count: number): Position {
  const players = Array.from({ length: count }, (_, index): PlayerView => {
    const player = playerLetter(index);
    return position.players[index] ?? { player, avatar: null, left: null };
  });
  const isThere = players.some(({ player }) => player === position.turn);
  return { ...position, players, turn: isThere || position.turn === null ? position.turn : 'A' };
}

function cleared({ players, supply }: Position): Position {
  return putBack(
    {
      supply,
      turn: 'A',
      round: 0,
      hand: [],
      board: [],
      bag: [],
      players: players.map(({ player }) => ({ player, avatar: null, left: null })),
    },
    [...TILES.keys()],
  );
}

/** Edit a position. */
export function editPosition(words: TsuroWords, position: Position, edit: Edit): Edited<Position> {
  const { editor } = words;
  const result = editedIn<Position, Fault>(editor);
  switch (edit.type) {
    case 'tile': {
      const { square, tile, rotation } = edit;
      const name = tileName(words, tile, canonicalRotation(tile, rotation));
      return result(withTileOn(position, edit), editor.tileOn(name, squareWords(words, square)));
    }
    case 'carry': {
      const { from, to = from } = edit;
      const lying = tileOn(position, from);
      if (lying === undefined) return result('nothingThere', '');
      const lifted = withoutTileOn(position, from);
      if (edit.to === undefined) return result(lifted, editor.removed(squareWords(words, from)));
      if (to === from) return result(position, '');
      const name = tileName(words, lying.tile, lying.rotation);
      const carried = withTileOn(lifted, { ...lying, square: to });
      return result(carried, editor.tileOn(name, squareWords(words, to)));
    }
    case 'remove': {
      const { square } = edit;
      return result(removeFrom(position, square), editor.removed(squareWords(words, square)));
    }
    case 'stone': {
      const { player, square, port } = edit;
      const placed = withPlayer(position, { player, avatar: { square, port }, left: null });
      return result(placed, editor.stoneOn(player, startWords(words, square, port)));
    }
    case 'lift': {
      const { player } = edit;
      const lifted = withPlayer(position, { player, avatar: null, left: null });
      return result(lifted, editor.status(player, words.fates.notYet));
    }
    case 'left': {
      const { player, reason } = edit;
      const round = within(edit.round, 0, HIGHEST_ROUND);
      const left = withPlayer(position, { player, avatar: null, left: { round, reason } });
      return result(left, editor.status(player, playerWords(words, left, player)));
    }
    case 'turn': {
      const { player } = edit;
      const isThere = position.players.some((each) => each.player === player);
      const turn = isThere ? player : null;
      return result({ ...position, turn }, turn === null ? editor.isOver : editor.turn(turn));
    }
    case 'round': {
      const round = within(edit.round, 0, HIGHEST_ROUND);
      return result({ ...position, round }, editor.isRound(round));
    }
    case 'hand': {
      const hand = withHand(position, edit.index, edit.tile);
      return result(hand, editor.inHand(typeof hand === 'string' ? 0 : hand.hand.length));
    }
    case 'bag': {
      const bag = toggled(position, edit.tile);
      return result(bag, editor.inBag(typeof bag === 'string' ? 0 : bag.bag.length));
    }
    case 'fill':
      return result(filled(position), editor.filled);
    case 'players': {
      const [fewest, , most] = PLAYER_COUNTS;
      const count = within(edit.count, fewest, most);
      return result(withPlayers(position, count), editor.countPlayers(count));
    }
    case 'clear':
      return result(cleared(position), editor.cleared);
  }
}

function writeStatus({ avatar, left }: PlayerView): string {
  if (left !== null) return `${{ edge: 'X', loop: 'L', forfeit: 'F' }[left.reason]}${left.round}`;
  return avatar === null ? '-' : `${avatar.square}${avatar.port}`;
}

/** Write a position as two strings, which are well-formed, whether or not they are valid. */
export function writePosition({ turn, round, hand, board, bag, players }: Position): EncodedState {
  const laid = board.map(({ square, tile, rotation }) => `${square}${writeTile(tile)}${rotation}`);
  const rest = writeBag(bag.reduce(withTile, EMPTY_BAG));
  return [
    `${turn ?? '-'}${round}H${hand.map(writeTile).join('')}T${laid.join('')}B${rest}`,
    players.map((each) => `${each.player}${writeStatus(each)}`).join(''),
  ];
}
