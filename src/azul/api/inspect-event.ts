/** What an event does, as readable data. */
import { type DraftParts, decodeMove, type TilingParts } from '../../codec/move.js';
import type { BonusPoints } from '../../scoring/bonus.js';
import { type Colour, member, PLAYER_IDS, type PlayerId } from '../../state/vocabulary.js';

import type { GameState } from './game-state.js';
import { type ColourCounts, inspect, type PlayerView, type StateView, tilesIn } from './inspect.js';
import { applyMove, playerToMove } from './play.js';
import { applyChance, isDealEvent, isFresh } from './rounds.js';
import { bonusPoints, type FloorSettlement, settleFloors } from './score.js';

/** The effect of a drafting move, as {@link inspectEvent} returns it. */
export interface DraftView extends DraftParts {
  /** Number of tiles that are taken, 1 or more, without the token. */
  readonly tiles: number;
  /** Whether the first-player token is taken with them. */
  readonly token: boolean;
  /** Number of tiles that go to the storage row. */
  readonly toRow: number;
  /** Number of tiles that go to the floor, including those that it has no room for; the token does not count. */
  readonly toFloor: number;
  /** Number of those tiles that the floor has no room for: they go to the discard. */
  readonly toDiscard: number;
  /** The other tiles of the factory, which go to the centre, by colour; all 0 for a move from the centre. */
  readonly toCentre: ColourCounts;
}

/** The effect of a tiling move, as {@link inspectEvent} returns it. */
export interface TilingView extends TilingParts {
  /** Colour of the row's tiles, `a` to `e`. */
  readonly colour: Colour;
  /** Points that the tile scores, 0 or more. */
  readonly points: number;
  /** The player's score after the move. */
  readonly score: number;
  /** Number of tiles that go to the floor: those of a row for which no cell is allowed, else 0. */
  readonly toFloor: number;
  /** Number of those tiles that the floor has no room for: they go to the discard. */
  readonly toDiscard: number;
}

/** A player's bonus points, as {@link DealView} lists them once the game is over. */
export interface PlayerBonus extends BonusPoints {
  /** The player's letter, `A` to `D`. */
  readonly player: PlayerId;
}

/**
 * The effect of a deal, which ends a round and begins the next, or ends the game. {@link inspectEvent}
 * returns it.
 */
export interface DealView {
  /** The kind of the event: `deal`. */
  readonly kind: 'deal';
  /** The cost of each floor, in turn order; empty for the first deal of a game. */
  readonly settlements: readonly FloorSettlement[];
  /** Number of tiles of each colour on each factory, in the order of their numbers. */
  readonly factories: readonly ColourCounts[];
  /** The player who begins the round; `null` if the game is over. */
  readonly begins: PlayerId | null;
  /** Each player's bonus points, in turn order; empty unless the game is over. */
  readonly bonuses: readonly PlayerBonus[];
  /** Whether the game is over because a mosaic row is complete, not because no tile is left to deal. */
  readonly isRowComplete: boolean;
}

/**
 * The effect of an event: of a drafting move if its `kind` is `draft`, of a tiling move if it is `tiling`, of a deal if
 * it is `deal`. {@link inspectEvent} returns it.
 */
export type EventView = DraftView | TilingView | DealView;

/**
 * Inspect an event: the tiles that move, where they go, and the points.
 *
 * @param state - the state in which it happens
 * @param event - a legal {@link Move}, or a {@link Deal} that {@link applyChance} accepts; any text is safe
 *   to pass, as it is checked
 * @returns plain data, whose `kind` is `draft`, `tiling` or `deal`
 * @throws {@link IllegalChanceError} if the text begins with `F` and cannot be the next event, with the codes of
 *   {@link applyChance}; {@link IllegalMoveError} if any other text is not a legal move, with the codes of
 *   {@link explainMove}; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState(['AFCB1820202020D0000000000', 'A3Ma00S1a2FB0MSFf'], { validate: false });
 * const view = inspectEvent(state, 'A11');
 * view.kind === 'tiling' && [view.colour, view.points, view.score]; // ['a', 1, 4]
 * ```
 */
export function inspectEvent(state: GameState, event: string): EventView {
  if (isDealEvent(event)) return dealView(state, applyChance(state, event));
  const after = inspect(applyMove(state, event));
  const before = inspect(state);
  const parts = decodeMove(event);
  return parts.kind === 'draft'
    ? draftView(parts, before, after)
    : tilingView(parts, before, after);
}

/** List every player's bonus points, in turn order. */
export function bonusesOf(state: GameState): PlayerBonus[] {
  return inspect(state).players.map(({ player }) => ({ player, ...bonusPoints(state, player) }));
}

function dealView(before: GameState, after: GameState): DealView {
  const isOver = after.phase === 'game-over';
  const bonuses = isOver ? bonusesOf(after) : [];
  return {
    kind: 'deal',
    settlements: isFresh(before) ? [] : settleFloors(before),
    factories: inspect(after).factories,
    begins: playerToMove(after) ?? null,
    bonuses,
    isRowComplete: bonuses.some(({ rows }) => rows > 0),
  };
}

function draftView(parts: DraftParts, before: StateView, after: StateView): DraftView {
  const { player, source, colour, target } = parts;
  const isCentre = source === 'C';
  const offer = isCentre ? before.centre.tiles : member(before.factories, source);
  const tiles = offer[colour];
  const toRow =
    target === 'F' ? 0 : storedIn(after, player, target) - storedIn(before, player, target);
  return {
    ...parts,
    tiles,
    token: isCentre && before.centre.token,
    toRow,
    toFloor: tiles - toRow,
    toDiscard: tilesIn(after.discard) - tilesIn(before.discard),
    toCentre: { ...(isCentre ? NO_TILES : offer), [colour]: 0 },
  };
}

function tilingView(parts: TilingParts, before: StateView, after: StateView): TilingView {
  const { player, row, column } = parts;
  const { score } = viewOf(after, player);
  const toDiscard = tilesIn(after.discard) - tilesIn(before.discard);
  return {
    ...parts,
    // A legal tiling move is of a row that holds tiles.
    colour: viewOf(before, player).storage[row]?.colour ?? 'a',
    points: score - viewOf(before, player).score,
    score,
    toFloor: column === 'F' ? row + 1 : 0,
    // A tile that is placed leaves the others of its row to the discard.
    toDiscard: column === 'F' ? toDiscard : 0,
  };
}

const NO_TILES: ColourCounts = { a: 0, b: 0, c: 0, d: 0, e: 0 };

function viewOf({ players }: StateView, player: PlayerId): PlayerView {
  const index = PLAYER_IDS.indexOf(player);
  return member(players, index);
}

/** Return the number of tiles in a storage row. */
function storedIn(view: StateView, player: PlayerId, row: number): number {
  return viewOf(view, player).storage[row]?.number ?? 0;
}
