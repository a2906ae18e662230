/** The evaluation of boards that the search uses: its features, and the weights that are shipped. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyFeatures, Feature, writeFeatures } from '../../src/azul/agents/board-features.js';
import { searchAgent } from '../../src/azul/agents/search-agent.js';
import { evaluateBoards, phaseOf } from '../../src/azul/agents/trained-evaluation.js';
import { TRAINED_WEIGHTS } from '../../src/azul/agents/trained-weights.js';
import { cellsOf } from '../../src/azul/api/game-state.js';
import {
  COLOURS,
  type Colour,
  decodeState,
  type GameState,
  inspect,
  type Rules,
  seededRng,
} from '../../src/index.js';
import { ALL_RULES, reachedStates } from '../support/games.js';

type Grid = readonly (readonly (string | null)[])[];

/** The colour in a cell of a mosaic, `null` beyond its edges. */
function colourAt(mosaic: Grid, row: number, column: number): string | null {
  return mosaic[row]?.[column] ?? null;
}

/** Count the tiles beyond a cell in one direction. */
function tilesBeyond(
  mosaic: Grid,
  row: number,
  column: number,
  down: number,
  right: number,
): number {
  return colourAt(mosaic, row + down, column + right) === null
    ? 0
    : 1 + tilesBeyond(mosaic, row + down, column + right, down, right);
}

function pointsAt(mosaic: Grid, row: number, column: number): number {
  const beyond = (down: number, right: number) => tilesBeyond(mosaic, row, column, down, right);
  const across = beyond(0, 1) + beyond(0, -1);
  const down = beyond(1, 0) + beyond(-1, 0);
  return across + down === 0 ? 1 : (across && across + 1) + (down && down + 1);
}

/** Count lines by their number of tiles, from 1 to 5. */
function tally(lines: readonly number[]): number[] {
  return [1, 2, 3, 4, 5].map((tiles) => lines.filter((line) => line === tiles).length);
}

/** Compute the features again, from what users can see. */
function plainFeatures(state: GameState, player: number): number[] {
  const { players, rules } = inspect(state);
  const { mosaic, storage, score } = players[player] as (typeof players)[number];
  const places = [0, 1, 2, 3, 4];
  const tilesOf = (line: readonly unknown[]) => line.filter((tile) => tile !== null).length;
  const rows = places.map((row) => tilesOf(mosaic[row] ?? []));
  const freeColumns = (row: number) =>
    places.filter((column) => colourAt(mosaic, row, column) === null);
  const most = (row: number, columns: readonly number[]) =>
    Math.max(0, ...columns.map((column) => pointsAt(mosaic, row, column)));
  const columnsFor = (row: number, colour: Colour) =>
    freeColumns(row).filter((column) =>
      rules.mosaic === 'fixed'
        ? column === (row + COLOURS.indexOf(colour)) % 5
        : places.every((other) => colourAt(mosaic, other, column) !== colour),
    );
  const shares = places.map((row) => (storage[row]?.number ?? 0) / (row + 1));
  return [
    score,
    state.turn === 'ABCD'.charAt(player) ? 1 : 0,
    ...tally(rows),
    ...tally(places.map((column) => tilesOf(mosaic.map((row) => row[column] ?? null)))),
    ...tally(COLOURS.map((colour) => mosaic.flat().filter((tile) => tile === colour).length)),
    ...rows,
    ...shares,
    ...places.map((row) => {
      const line = storage[row];
      return line ? (shares[row] ?? 0) * most(row, columnsFor(row, line.colour)) : 0;
    }),
    ...places.map((row) => most(row, freeColumns(row))),
  ];
}

test('features are what counting by hand gives', () => {
  fc.assert(
    fc.property(reachedStates, (state) => {
      state.scores.forEach((_, player) => {
        // What is left from another board must not remain.
        const features = emptyFeatures().fill(7);
        writeFeatures(cellsOf(state), player, features);
        expect([...features]).toEqual(plainFeatures(state, player));
      });
    }),
  );
});

/** Boards by phase. */
const BOARDS = ['12Ma00b12S2c1F', '20Ma00b01c02S1b1F', '33Ma00b01c02d03SF'] as const;

/** A state in which all players have the same board; B begins. */
function equalBoards({ players, mosaic }: Rules, board: string): GameState {
  const boards = [...'ABCD'.slice(0, players)].map((player) => player + board).join('');
  return decodeState(['BFCfB2020202020D0000000000', boards], { mosaic, validate: false });
}

describe.each(ALL_RULES)('the evaluation for $players players, $mosaic, $tilingOrder', (rules) => {
  test.each([0, 1, 2] as const)('has weights for phase %i', (phase) => {
    const { lead, weights } = TRAINED_WEIGHTS[rules.mosaic][rules.players]?.[phase] ?? {};
    expect(lead).toBeGreaterThan(0);
    expect(weights).toHaveLength(Feature.Count);
    expect(weights?.every(Number.isFinite)).toBe(true);
  });

  test.each([0, 1, 2] as const)(
    'of equal boards differs for who begins alone: phase %i',
    (phase) => {
      const cells = cellsOf(equalBoards(rules, BOARDS[phase]));
      expect(phaseOf(cells)).toBe(phase);
      const { returns, scores = [] } = evaluateBoards(cells, TRAINED_WEIGHTS);
      const [shareA = 0, shareB = 0, ...others] = returns;
      const [scoreA = 0, scoreB = 0] = scores;
      expect(others.every((share) => share === shareA)).toBe(true);
      expect(returns.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      const begins = TRAINED_WEIGHTS[rules.mosaic][rules.players]?.[phase].weights[Feature.Begins];
      expect(scoreB - scoreA).toBeCloseTo(begins ?? 0, 9);
      expect(Math.sign(shareB - shareA)).toBe(Math.sign(begins ?? 0));
    },
  );
});

test('of two boards the one with more points is better', () => {
  const texts = ['BFCfB1820202020D0000000000', 'A30Ma00SFB20Ma00SF'] as const;
  const { returns, scores } = evaluateBoards(cellsOf(decodeState(texts)), TRAINED_WEIGHTS);
  expect(returns[0]).toBeGreaterThan(0.7);
  expect(scores?.[0]).toBeGreaterThan(scores?.[1] ?? 0);
});

test('a lone board, of which only unchecked texts tell, is searched, too', () => {
  const texts = ['AFCaabB1820202020D0000000000', 'A0MSF'] as const;
  const state = decodeState(texts, { validate: false });
  const [best] = searchAgent({ iterations: 20 }).analyse(state, { rng: seededRng(1) });
  expect(best?.wins).toBe(1);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 2],
])('a row of %i tiles makes it phase %i', (tiles, phase) => {
  const row = ['a20', 'b21', 'c22', 'd23', 'e24'].slice(0, tiles).join('');
  const boards = `A20Ma00SFB20M${row}SF`;
  const state = decodeState(['BFCfB2020202020D0000000000', boards], { validate: false });
  expect(phaseOf(cellsOf(state))).toBe(phase);
});
