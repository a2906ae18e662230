/** The points that boards can expect: by another way to count them, and in examples. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExpectedPoints, MosaicProspects } from '../../src/azul/agents/expected-points.js';
import { chanceOfCompletion, chanceOfFills } from '../../src/azul/agents/fill-chances.js';
import { cellsOf } from '../../src/azul/api/game-state.js';
import { COLOURS, type Colour, decodeState, type GameState, inspect } from '../../src/index.js';
import { at, boardOf } from '../../src/state/cells.js';
import { Board } from '../../src/state/layout.js';
import { reachedStates } from '../support/games.js';

const PLACES = [0, 1, 2, 3, 4];

/** A tile that a row lacks, which belongs to a line. */
interface Need {
  readonly row: number;
  /** Whether the row collects it. */
  readonly isCollected: boolean;
  /** Whether a tile can still be placed there. */
  readonly isOpen: boolean;
}

type View = ReturnType<typeof inspect>;
type Player = View['players'][number];

function colourAt({ mosaic }: Player, row: number, column: number): Colour | null {
  return mosaic[row]?.[column] ?? null;
}

/** List the columns in which a row can take a colour. */
function columnsFor(player: Player, rules: View['rules'], row: number, colour: Colour): number[] {
  if (player.mosaic[row]?.includes(colour)) return [];
  return PLACES.filter(
    (column) =>
      colourAt(player, row, column) === null &&
      (rules.mosaic === 'fixed'
        ? column === (row + COLOURS.indexOf(colour)) % 5
        : PLACES.every((other) => colourAt(player, other, column) !== colour)),
  );
}

/** Count the tiles linked with a cell in a direction. */
function beyond(player: Player, row: number, column: number, down: number, right: number): number {
  const next = [row + down, column + right] as const;
  return colourAt(player, ...next) === null ? 0 : 1 + beyond(player, ...next, down, right);
}

function pointsAt(player: Player, row: number, column: number): number {
  const across = beyond(player, row, column, 0, 1) + beyond(player, row, column, 0, -1);
  const down = beyond(player, row, column, 1, 0) + beyond(player, row, column, -1, 0);
  return across + down === 0 ? 1 : (across && across + 1) + (down && down + 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Count the points again, from what users can see. */
function plainPoints({ rules, players }: View, seat: number, rounds: number): ExpectedPoints {
  const player = players[seat] as Player;
  const collected = (row: number) => player.storage[row]?.colour;
  const targets = (row: number): number[] => {
    const colour = collected(row);
    return colour === undefined ? [] : columnsFor(player, rules, row, colour);
  };
  const free = (row: number) => PLACES.filter((column) => colourAt(player, row, column) === null);
  const isOpen = (row: number, column: number) =>
    COLOURS.some((colour) => columnsFor(player, rules, row, colour).includes(column));
  const completion = (row: number) => {
    const line = player.storage[row];
    return line ? chanceOfCompletion(rounds, row + 1 - line.number) : 1;
  };
  const others = (row: number, fills: number) =>
    collected(row) === undefined
      ? chanceOfFills(rounds, row, fills)
      : completion(row) * chanceOfFills(Math.max(0, rounds - 1), row, fills);
  const cellsToFill = (row: number) => free(row).length - (targets(row).length > 0 ? 1 : 0);

  const placing = PLACES.map((row) => {
    const points = free(row).map((column) =>
      isOpen(row, column) ? pointsAt(player, row, column) : 0,
    );
    if (points.length === 0) return 0;
    const own = targets(row).map((column) => pointsAt(player, row, column));
    const each = (Math.max(...points) + sum(points) / points.length) / 2;
    const fills = PLACES.slice(0, cellsToFill(row)).map((fill) => others(row, fill + 1));
    return completion(row) * Math.max(0, ...own) + sum(fills) * each;
  });
  const rows = PLACES.map((row) => (free(row).length === 0 ? 1 : others(row, cellsToFill(row))));

  /** Add up the chances of lines, those that need least first. */
  const chances = (lines: readonly (readonly Need[])[]): number => {
    const counted = new Map<number, number>();
    const given = new Set<number>();
    const inOrder = lines
      .filter((needs) => needs.every((need) => need.isOpen))
      .sort((one, other) => one.length - other.length);
    const chanceOf = ({ row, isCollected }: Need) => {
      if (isCollected && !given.has(row)) {
        given.add(row);
        return completion(row);
      }
      counted.set(row, (counted.get(row) ?? 0) + 1);
      const next = others(row, counted.get(row) ?? 0);
      const cells = cellsToFill(row);
      const any = sum(PLACES.slice(0, cells).map((fill) => others(row, fill + 1))) / cells;
      return (next + any) / 2;
    };
    return sum(
      inOrder.map((needs) => needs.reduce((product, need) => product * chanceOf(need), 1)),
    );
  };
  const columns = PLACES.map((column) =>
    PLACES.filter((row) => colourAt(player, row, column) === null).map((row) => ({
      row,
      isCollected: targets(row).includes(column),
      isOpen: isOpen(row, column),
    })),
  );
  const colours = COLOURS.map((colour) =>
    PLACES.filter((row) => !player.mosaic[row]?.includes(colour)).map((row) => ({
      row,
      isCollected: collected(row) === colour,
      isOpen: columnsFor(player, rules, row, colour).length > 0,
    })),
  );
  return {
    placing: sum(placing),
    rows: 2 * sum(rows),
    columns: 7 * chances(columns),
    colours: 10 * chances(colours),
  };
}

/** All boards are read into this, one after the other: what is left from another must not remain. */
const PROSPECTS = new MosaicProspects();

function pointsOf(state: GameState, player: number, rounds: number): ExpectedPoints {
  const expected = { placing: 7, rows: 7, columns: 7, colours: 7 };
  const cells = cellsOf(state);
  PROSPECTS.read(cells, player);
  PROSPECTS.write(at(cells, boardOf(player) + Board.Storage), rounds, expected);
  return expected;
}

/** Expect that the points of all players are what counting in another way gives. */
function expectPlain(state: GameState, rounds: number): void {
  const view = inspect(state);
  state.scores.forEach((_, player) => {
    const plain = plainPoints(view, player, rounds);
    const { placing, rows, columns, colours } = pointsOf(state, player, rounds);
    expect(placing).toBeCloseTo(plain.placing, 9);
    expect(rows).toBeCloseTo(plain.rows, 9);
    expect(columns).toBeCloseTo(plain.columns, 9);
    expect(colours).toBeCloseTo(plain.colours, 9);
  });
}

const anyRounds = fc.integer({ min: 0, max: 5 });

test('they are what counting in another way gives, with any number of rounds', () => {
  fc.assert(fc.property(reachedStates, anyRounds, expectPlain));
});

/** Any tiles, in any order: each is placed if nothing is in its way. */
const anyTiles = fc.array(fc.record({ colour: fc.nat(4), row: fc.nat(4), column: fc.nat(4) }), {
  maxLength: 60,
  size: 'max',
});

/** For each storage row: a colour, and how many tiles. */
const anyStorage = fc.tuple(
  ...PLACES.map((row) => fc.record({ colour: fc.nat(4), number: fc.nat(row) })),
);

test('that also holds of mosaics on which some lines cannot be complete', () => {
  fc.assert(
    fc.property(anyTiles, anyStorage, anyRounds, (tiles, storage, rounds) => {
      const placed: typeof tiles = [];
      for (const tile of tiles) {
        const isFree = placed.every(({ colour, row, column }) =>
          tile.row === row
            ? tile.colour !== colour && tile.column !== column
            : tile.colour !== colour || tile.column !== column,
        );
        if (isFree) placed.push(tile);
      }
      const mosaic = [...placed]
        .sort((one, other) => one.row - other.row || one.column - other.column)
        .map(({ colour, row, column }) => `${COLOURS[colour]}${row}${column}`);
      const lines = storage.flatMap(({ colour, number }, row) =>
        number === 0 || placed.some((tile) => tile.row === row && tile.colour === colour)
          ? []
          : `${row}${COLOURS[colour]}${number}`,
      );
      const boards = `A0M${mosaic.join('')}S${lines.join('')}FB0MSF`;
      const state = decodeState(['AFCfB2020202020D0000000000', boards], {
        rules: { mosaic: 'variant' },
        validate: false,
      });
      expectPlain(state, rounds);
    }),
  );
});

/** A board of the fixed mosaic with two rounds to come, alone in its game but for an empty one. */
function pointsOfBoard(board: string, rounds = 2): ExpectedPoints {
  const boards = `A${board}B0MSF`;
  const state = decodeState(['AFCfB2020202020D0000000000', boards], {
    rules: { mosaic: 'fixed' },
    validate: false,
  });
  return pointsOf(state, 0, rounds);
}

/** The column of the first cells of all rows, but for one row. */
const COLUMN = ['a00', 'e10', 'd20', 'c30', 'b40'];

/** A board with the first row and the first column. */
const ROW_AND_COLUMN = '40Ma00b01c02d03e04e10d20c30b40';

describe('with the fixed mosaic and two rounds to come', () => {
  test.each([1, 2, 3, 4])(
    'a column that lacks row %i is worth more than one that lacks the next',
    (row) => {
      const without = (place: number) =>
        pointsOfBoard(`20M${COLUMN.filter((_, other) => other !== place).join('')}SF`).columns;
      expect(without(row - 1)).toBeGreaterThan(without(row));
    },
  );

  test('tiles that are collected for a column make it more likely, the more they are', () => {
    const boards = ['', '4b1', '4b2', '4b3', '4b4'].map(
      (storage) => pointsOfBoard(`20M${COLUMN.slice(0, 4).join('')}S${storage}F`).columns,
    );
    for (const [number, columns] of boards.entries()) {
      if (number > 0) expect(columns).toBeGreaterThan(boards[number - 1] ?? 0);
    }
    // The other columns have nearly no chance.
    expect(Math.abs((boards[4] ?? 0) - 7 * chanceOfCompletion(2, 1))).toBeLessThan(0.2);
  });

  test('complete lines count as bonuses do', () => {
    const { columns, rows } = pointsOfBoard(`${ROW_AND_COLUMN}SF`);
    expect(columns).toBeGreaterThan(7);
    expect(columns).toBeLessThan(7.5);
    // The others lack four tiles each, more than two rounds bring.
    expect(rows).toBe(2);
  });
});

test('with no round to come, only complete lines are expected', () => {
  expect(pointsOfBoard(`${ROW_AND_COLUMN}S1a1F`, 0)).toEqual({
    placing: 0,
    rows: 2,
    columns: 7,
    colours: 0,
  });
});
