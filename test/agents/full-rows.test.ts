/** Full rows tiled to see what the end of a round is worth, beside the rules. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoardValues, TIE_BREAK } from '../../src/azul/agents/minimax/board-values.js';
import { chooseTiling } from '../../src/azul/agents/minimax/choose-tiling.js';
import {
  bareBoard,
  fullLanes,
  laneOf,
  type Selection,
  type TiledBoard,
  tileRow,
} from '../../src/azul/agents/minimax/full-rows.js';
import { EVALUATION } from '../../src/azul/agents/minimax/outlook-weights.js';
import { roundsLeft } from '../../src/azul/agents/trained-evaluation.js';
import { cellsOf } from '../../src/azul/api/game-state.js';
import { applyMove, legalMoves } from '../../src/azul/api/play.js';
import { numberOf } from '../../src/codec/notation.js';
import { playerToMove, playTiling } from '../../src/moves/legal.js';
import { listMoves } from '../../src/moves/list.js';
import { pick, type Rng } from '../../src/random/rng.js';
import { seededRng } from '../../src/random/seeds.js';
import { bonusOf, completeRows } from '../../src/scoring/bonus.js';
import { penaltyOf } from '../../src/scoring/points.js';
import { countBits, fullRows } from '../../src/state/board.js';
import { at, boardOf, type Cells, playerCount } from '../../src/state/cells.js';
import { Board, Cell, FloorBits, PhaseIndex } from '../../src/state/layout.js';
import { MOSAICS, type Rules } from '../../src/state/vocabulary.js';
import { drawn, randomUntil } from './random-rounds.js';
import { valueOfBoard } from './value-of-board.js';

const ROWS = [0, 1, 2, 3, 4];

/** Boards to keep, where none is left out. */
const ALL = { most: Number.POSITIVE_INFINITY, within: Number.POSITIVE_INFINITY };

/** Draft at random until somebody tiles. */
function tilingCells(mosaic: Rules['mosaic'], rng: Rng): Cells {
  const players = ([2, 3, 4] as const)[pick(rng, 3)];
  for (;;) {
    let state = randomUntil({ mosaic, players }, rng, () => rng() < 0.03);
    while (state.phase === 'drafting') state = applyMove(state, drawn(legalMoves(state), rng));
    if (state.phase === 'tiling') return cellsOf(state).slice();
  }
}

/** Count the pieces on a floor. */
function piecesOn(cells: Readonly<Cells>, board: number): number {
  return at(cells, board + Board.Floor) >> FloorBits.PiecesShift;
}

/** Describe a board: its mosaic, points and dropped tiles. */
function describeBoard(cells: Readonly<Cells>, board: number, points: number): string {
  const mosaic = cells.slice(board + Board.Mosaic, board + Board.Cells);
  return `${mosaic.join()}: ${points}, ${piecesOn(cells, board)}`;
}

/** List what a player's board can become by tiling its rows from the top. */
function plainTilings(cells: Readonly<Cells>, player: number): string[] {
  const board = boardOf(player);
  if (fullRows(cells, board) === 0) {
    return [describeBoard(cells, board, at(cells, board + Board.Score))];
  }
  const moves = listMoves(cells);
  const [top] = moves.map((move) => move[1]).sort();
  return moves
    .filter((move) => move[1] === top)
    .flatMap((move) => {
      const after = cells.slice();
      playTiling(after, numberOf(move));
      return plainTilings(after, player);
    });
}

/** Tile all full rows, and keep all boards. */
function tileAll(
  values: BoardValues,
  cells: Readonly<Cells>,
  player: number,
): readonly TiledBoard[] {
  const storage = at(cells, boardOf(player) + Board.Storage);
  const full = fullLanes(storage);
  return ROWS.map((row) => laneOf(full, row))
    .filter((lane) => lane !== 0)
    .reduce<readonly TiledBoard[]>(
      (boards, lane) => tileRow(values, boards, player, (storage & ~full) | lane, ALL),
      [bareBoard(values, cells, player)],
    );
}

test.each(MOSAICS)(
  'on the %s mosaic, full rows are tiled in all ways that the rules allow',
  (mosaic) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const cells = tilingCells(mosaic, seededRng(seed));
        const player = playerToMove(cells);
        const values = new BoardValues(EVALUATION, cells);
        const tiled = tileAll(values, cells, player);
        const board = boardOf(player);
        const found = tiled.map(({ cells: after, points, dropped }) => {
          expect(dropped).toBe(piecesOn(after, board));
          return describeBoard(after, board, points);
        });
        cells[board + Board.Floor] = 0;
        cells[board + Board.Score] = 0;
        expect(found.sort()).toEqual(plainTilings(cells, player).sort());
      }),
    );
  },
);

test('the best boards are kept, within some points, the best first', () => {
  const most = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(
      fc.nat(),
      most,
      fc.double({ min: 0, max: 4, noNaN: true }),
      (seed, most, within) => {
        const cells = tilingCells('variant', seededRng(seed));
        const player = playerToMove(cells);
        const values = new BoardValues(EVALUATION, cells);
        const board = boardOf(player);
        const storage = at(cells, board + Board.Storage);
        const full = fullLanes(storage);
        const lane = ROWS.map((row) => laneOf(full, row)).find((each) => each !== 0) ?? 0;
        const rest = (storage & ~full) | lane;
        const worth = ({
          cells: after,
          points,
          fullest,
        }: Pick<TiledBoard, 'cells' | 'fullest' | 'points'>) =>
          points + valueOfBoard(values.newMosaic(), after, player, 5 - fullest);
        const tile = (selection: Selection) =>
          tileRow(values, [bareBoard(values, cells, player)], player, rest, selection);
        const sorted = tile(ALL)
          .map(worth)
          .sort((one, other) => other - one);
        const good = sorted.filter((value) => value >= (sorted[0] ?? 0) - within);
        const kept = tile({ most, within });
        expect(kept.map(worth)).toEqual(good.slice(0, most));
        // Each is its own: what is asked of one does not change another.
        for (const { cells: after, fullest, points, values: own } of kept) {
          const value = points + own.of(at(after, board + Board.Storage), 5 - fullest);
          expect(value).toBe(worth({ cells: after, fullest, points }));
        }
      },
    ),
  );
});

/** Return the most that a player's board can be worth once all full rows are tiled, in points. */
function plainWorth(
  values: BoardValues,
  cells: Readonly<Cells>,
  player: number,
  rounds: number,
): number {
  const board = boardOf(player);
  if (fullRows(cells, board) !== 0) return Math.max(...plainWorths(values, cells, player, rounds));
  const score = at(cells, board + Board.Score) - penaltyOf(piecesOn(cells, board));
  return Math.max(0, score) + valueOfBoard(values.newMosaic(), cells, player, rounds);
}

/** Return the same after each tiling move. */
function plainWorths(
  values: BoardValues,
  cells: Readonly<Cells>,
  player: number,
  rounds: number,
): number[] {
  return listMoves(cells).map((move) => {
    const after = cells.slice();
    playTiling(after, numberOf(move));
    return plainWorth(values, after, player, rounds);
  });
}

test.each(MOSAICS)('on the %s mosaic, a player tiles where the board comes out best', (mosaic) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const rng = seededRng(seed);
      const cells = tilingCells(mosaic, rng);
      const player = playerToMove(cells);
      // Of more rows, not all ways to tile are looked at.
      fc.pre(countBits(fullRows(cells, boardOf(player))) <= 2);
      const end = cells.slice();
      while (at(end, Cell.Phase) === PhaseIndex.Tiling) {
        playTiling(end, numberOf(drawn(listMoves(end), rng)));
      }
      const values = new BoardValues(EVALUATION, cells);
      const moves = listMoves(cells);
      const chosen = chooseTiling(cells, moves, EVALUATION);
      const worths = plainWorths(values, cells, player, roundsLeft(end));
      expect(chosen && worths[moves.indexOf(chosen)]).toBeCloseTo(Math.max(...worths), 9);
    }),
  );
});

test('at the end of the game, a mosaic is worth its bonuses, and a little for each complete row', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const cells = tilingCells('fixed', seededRng(seed));
      // Everybody has the tiles of one more row.
      for (let player = 0; player < playerCount(cells); player++) {
        const board = boardOf(player) + Board.Mosaic;
        ROWS.forEach((colour) => {
          cells[board + colour] =
            at(cells, board + colour) | (1 << (5 * player + ((player + colour) % 5)));
        });
      }
      const mosaic = new BoardValues(EVALUATION, cells).newMosaic();
      for (let player = 0; player < playerCount(cells); player++) {
        const board = boardOf(player);
        const value = bonusOf(cells, board).total + TIE_BREAK * completeRows(cells, board);
        expect(valueOfBoard(mosaic, cells, player, 0)).toBeCloseTo(value, 9);
      }
    }),
  );
});
