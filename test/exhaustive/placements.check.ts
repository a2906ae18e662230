/**
 * All placements of tiles on a board, by the library and by hand (rules: "Drafting", "Corner cases").
 *
 * The count by hand only uses lists of numbers: a floor, a discard.
 */
import { expect, test } from 'vitest';
import { clearFloor, draft, dropTiles, dropToken } from '../../src/moves/play.js';
import { floorTiles, lineOf, setLine } from '../../src/state/board.js';
import { at, boardOf, type Cells, emptyCells } from '../../src/state/cells.js';
import { Board, Cell, FloorBits, Place, StorageBits } from '../../src/state/layout.js';
import { fillSource } from '../../src/state/offers.js';

const COLOURS = [0, 1, 2, 3, 4] as const;
const ROWS = [0, 1, 2, 3, 4] as const;
const FLOOR_PLACES = 7;
const MOST_TILES = 20;
/** Two players: the number of players is above two bits of settings. */
const TWO_PLAYERS = 2 << 2;
const board = boardOf(0);

/** A floor by hand: the number of tiles of each colour, and whether it has the token. */
interface HandFloor {
  readonly tiles: readonly number[];
  readonly token: boolean;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function sizeOf({ tiles, token }: HandFloor): number {
  return sum(tiles) + (token ? 1 : 0);
}

/** List all combinations of numbers of five colours, up to a total. */
function tilesUpTo(most: number, colours: number = COLOURS.length): number[][] {
  if (colours === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, number) => number).flatMap((number) =>
    tilesUpTo(most - number, colours - 1).map((rest) => [number, ...rest]),
  );
}

const FLOORS: readonly HandFloor[] = [
  ...tilesUpTo(FLOOR_PLACES).map((tiles) => ({ tiles, token: false })),
  ...tilesUpTo(FLOOR_PLACES - 1).map((tiles) => ({ tiles, token: true })),
];

/** Drop tiles by hand, one by one: those that do not fit go to the discard. */
function dropByHand(floor: HandFloor, discard: number[], colour: number, number: number) {
  const tiles = [...floor.tiles];
  const result = { tiles, token: floor.token };
  for (let tile = 0; tile < number; tile++) {
    const place = sizeOf(result) < FLOOR_PLACES ? tiles : discard;
    place[colour] = (place[colour] ?? 0) + 1;
  }
  return result;
}

/** Drop the token by hand: on a full floor, the last tile in order makes room. */
function dropTokenByHand(floor: HandFloor, discard: number[]): HandFloor {
  const tiles = [...floor.tiles];
  if (sizeOf(floor) === FLOOR_PLACES) {
    const last = tiles.findLastIndex((number) => number > 0);
    tiles[last] = (tiles[last] ?? 0) - 1;
    discard[last] = (discard[last] ?? 0) + 1;
  }
  return { tiles, token: true };
}

function cellOf(floor: HandFloor): number {
  const tiles = floor.tiles.reduce(
    (cell, number, colour) => cell + (number << (FloorBits.CountWidth * colour)),
    0,
  );
  return tiles + (floor.token ? FloorBits.Token : 0) + sizeOf(floor) * FloorBits.OnePiece;
}

function discardOf(cells: Readonly<Cells>): number[] {
  return COLOURS.map((colour) => at(cells, Cell.Discard + colour));
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((number, index) => number === other[index]);
}

test('every drop on every floor has the same result as dropping one by one', () => {
  let checked = 0;
  let wrong = 0;
  for (const floor of FLOORS) {
    for (const colour of COLOURS) {
      for (let number = 0; number <= MOST_TILES; number++) {
        const cells = emptyCells();
        cells[board + Board.Floor] = cellOf(floor);
        dropTiles(cells, board, colour, number);
        const discard = [0, 0, 0, 0, 0];
        const expected = dropByHand(floor, discard, colour, number);
        const isRight = at(cells, board + Board.Floor) === cellOf(expected);
        if (!isRight || !isSame(discardOf(cells), discard)) wrong++;
        checked++;
      }
    }
  }
  expect(wrong).toBe(0);
  expect(FLOORS).toHaveLength(792 + 462);
  console.log(`${FLOORS.length} floors, ${checked} drops`);
});

test('the token fits on every floor, and every floor can be cleared', () => {
  for (const floor of FLOORS) {
    const cells = emptyCells();
    cells[board + Board.Floor] = cellOf(floor);
    clearFloor(cells, board);
    expect([at(cells, board + Board.Floor), discardOf(cells)]).toEqual([0, floor.tiles]);
    if (floor.token) continue;

    const discard = [0, 0, 0, 0, 0];
    const expected = dropTokenByHand(floor, discard);
    const dropped = emptyCells();
    dropped[board + Board.Floor] = cellOf(floor);
    dropToken(dropped, board);
    const left = at(dropped, board + Board.Floor);
    expect(left).toBe(cellOf(expected));
    expect(COLOURS.map((colour) => floorTiles(left, colour))).toEqual(expected.tiles);
    expect(discardOf(dropped)).toEqual(discard);
  }
});

/** Make a position with tiles of one colour in the centre, perhaps with the token. */
function prepare(colour: number, number: number, token: boolean, floor: HandFloor): Cells {
  const cells = emptyCells();
  cells[Cell.Settings] = TWO_PLAYERS;
  fillSource(cells, Place.Centre, number << (6 * colour));
  cells[Cell.Token] = token ? 1 : 0;
  cells[board + Board.Floor] = cellOf(floor);
  return cells;
}

test('every number of tiles goes to every row, with every floor, as by hand', () => {
  let checked = 0;
  let wrong = 0;
  for (const floor of FLOORS) {
    for (const token of floor.token ? [false] : [false, true]) {
      for (const colour of COLOURS) {
        for (let number = 1; number <= MOST_TILES; number++) {
          const discard = [0, 0, 0, 0, 0];
          const taken = token ? dropTokenByHand(floor, discard) : floor;
          for (const row of ROWS) {
            for (let held = 0; held <= row; held++) {
              const cells = prepare(colour, number, token, floor);
              if (held > 0) setLine(cells, board, row, colour, held);
              draft(cells, Place.Centre, colour, row);

              const thrown = [...discard];
              const stored = Math.min(held + number, row + 1);
              const left = dropByHand(taken, thrown, colour, held + number - stored);
              const isRight =
                lineOf(cells, board, row) === ((colour << StorageBits.ColourShift) | stored) &&
                at(cells, board + Board.Floor) === cellOf(left) &&
                at(cells, Cell.Token) === 0 &&
                at(cells, Cell.Sources + Place.Centre) === 0;
              if (!isRight || !isSame(discardOf(cells), thrown)) wrong++;
              checked++;
            }
          }
        }
      }
    }
  }
  expect(wrong).toBe(0);
  console.log(`${checked} placements`);
});
