/** What moves on the table when something happens: plain data, which the board animates. */
import type { GameState } from '../api/game-state.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import type { DealView, DraftView, TilingView } from '../api/inspect-event.js';
import { COLOURS } from '../api/vocabulary.js';
import { newPieces, type Piece } from './floor.js';
import {
  cellPlace,
  floorPlace,
  type Place,
  pilePlace,
  scorePlace,
  sourcePlace,
  storagePlace,
  TOKEN_PLACE,
} from './places.js';
import { eventViewOf, viewOf } from './view.js';
import { numberOf } from './words.js';

/** A piece that moves from one place to another. */
export interface Flight {
  readonly piece: Piece;
  /** Where it was; of several tiles at the place, the one of this number. */
  readonly from: Place;
  readonly index: number;
  readonly to: Place;
  /** When it starts, in steps of an animation. */
  readonly start: number;
}

/** Points that appear at a place. */
export interface Pop {
  readonly points: number;
  readonly at: Place;
  readonly start: number;
}

/** A piece that comes to a place from nowhere, or leaves it for nowhere. */
export interface Change {
  readonly piece: Piece;
  readonly at: Place;
  readonly index: number;
  readonly start: number;
}

export interface Motion {
  readonly flights: readonly Flight[];
  readonly pops: readonly Pop[];
  readonly arrivals: readonly Change[];
  readonly departures: readonly Change[];
}

/** Find what moves when an event happens. */
export function motionOf(before: GameState, event: string): Motion {
  const view = eventViewOf(before, event);
  switch (view.kind) {
    case 'draft':
      return draftMotion(view, viewOf(before));
    case 'tiling':
      return tilingMotion(view);
    case 'deal':
      return dealMotion(view, viewOf(before));
  }
}

function boardOf({ players }: StateView, view: DraftView): PlayerView | undefined {
  return players[numberOf(view.player)];
}

function draftMotion(view: DraftView, before: StateView): Motion {
  const { player, source, colour, target, tiles, token, toRow, toCentre } = view;
  const from = pilePlace(source, colour);
  const held = target === 'F' ? 0 : (boardOf(before, view)?.storage[target]?.number ?? 0);
  const flights: Flight[] = [];
  const add = (to: Place) => {
    const index = flights.length;
    flights.push({ piece: colour, from, index, to, start: index * 0.35 });
  };
  for (let tile = 0; tile < toRow; tile++) add(storagePlace(player, Number(target), held + tile));
  const board = boardOf(before, view);
  const after = board && withFloor(board, view, tiles - toRow);
  const fallen = board && after ? newPieces(board, after) : [];
  for (const { piece, place } of fallen) {
    if (piece === 'token') continue;
    add(floorPlace(player, place));
  }
  const marker = fallen.find(({ piece }) => piece === 'token');
  if (token && marker !== undefined) {
    const to = floorPlace(player, marker.place);
    flights.push({ piece: 'token', from: TOKEN_PLACE, index: 0, to, start: 0 });
  }
  const rest = COLOURS.flatMap((each) =>
    Array.from({ length: toCentre[each] }, (_, index): Flight => {
      const to = pilePlace('C', each);
      return { piece: each, from: pilePlace(source, each), index, to, start: 0.4 + index * 0.2 };
    }),
  );
  return { ...STILL, flights: [...flights, ...rest] };
}

/** Add the pieces that fall to a floor, as many as there is room for. */
function withFloor(board: PlayerView, view: DraftView, fallen: number): PlayerView {
  const { colour, token, toDiscard } = view;
  const { floor } = board;
  const tiles = { ...floor.tiles, [colour]: floor.tiles[colour] + fallen - toDiscard };
  return { ...board, floor: { tiles, token: floor.token || token } };
}

const STILL: Motion = { flights: [], pops: [], arrivals: [], departures: [] };

function tilingMotion({ player, row, column, colour, points, toFloor }: TilingView): Motion {
  const from = storagePlace(player, row, row);
  const departures = Array.from({ length: row }, (_, place): Change => {
    return { piece: colour, at: storagePlace(player, row, place), index: 0, start: 0.3 };
  });
  if (column === 'F') {
    const all = Array.from({ length: toFloor }, (_, place): Change => {
      return { piece: colour, at: storagePlace(player, row, place), index: 0, start: 0 };
    });
    return { flights: [], pops: [], arrivals: [], departures: all };
  }
  const to = cellPlace(player, row, column);
  return {
    flights: [{ piece: colour, from, index: 0, to, start: 0 }],
    // The tile has landed by then.
    pops: [{ points, at: to, start: 2.1 }],
    arrivals: [],
    departures,
  };
}

function dealMotion({ settlements, factories, bonuses }: DealView, before: StateView): Motion {
  const departures = before.players.flatMap((board) =>
    newPieces(
      { ...board, floor: { tiles: { a: 0, b: 0, c: 0, d: 0, e: 0 }, token: false } },
      board,
    ).map(({ piece, place }): Change => {
      return { piece, at: floorPlace(board.player, place), index: 0, start: place * 0.2 };
    }),
  );
  const lost = settlements
    .filter(({ penalty }) => penalty > 0)
    .map(({ player, penalty }): Pop => ({ points: -penalty, at: scorePlace(player), start: 0.5 }));
  const won = bonuses
    .filter(({ total }) => total > 0)
    .map(({ player, total }): Pop => ({ points: total, at: scorePlace(player), start: 2 }));
  const wait = departures.length > 0 ? 1 : 0;
  const arrivals = factories.flatMap((tiles, source) => {
    let index = 0;
    return COLOURS.flatMap((colour) =>
      Array.from({ length: tiles[colour] }, (_, tile): Change => {
        const start = wait + source * 0.25 + 0.12 * index++;
        // Factories are numbered as sources are.
        return { piece: colour, at: pilePlace(source as 0, colour), index: tile, start };
      }),
    );
  });
  return { flights: [], pops: [...lost, ...won], arrivals, departures };
}

/** The places that an event is about: they are marked until the next one. */
export function markedPlaces(before: GameState, event: string): ReadonlySet<Place> {
  const view = eventViewOf(before, event);
  if (view.kind === 'deal') return new Set();
  if (view.kind === 'tiling') {
    const { player, row, column } = view;
    return new Set(column === 'F' ? [`${player}-floor`] : [cellPlace(player, row, column)]);
  }
  const { player, source, target } = view;
  const to = target === 'F' ? `${player}-floor` : `${player}-row-${target}`;
  return new Set([sourcePlace(source), to]);
}
