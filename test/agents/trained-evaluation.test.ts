/** The evaluation of boards that the search uses: its features, and the weights that are shipped. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExpectedPoints, MosaicProspects } from '../../src/azul/agents/expected-points.js';
import { searchAgent } from '../../src/azul/agents/search-agent.js';
import {
  evaluateBoards,
  expectedBy,
  Feature,
  phaseByRounds,
  roundsLeft,
  writeFeatures,
} from '../../src/azul/agents/trained-evaluation.js';
import { TRAINED_WEIGHTS } from '../../src/azul/agents/trained-weights.js';
import { cellsOf } from '../../src/azul/api/game-state.js';
import { decodeState, type GameState, inspect, type Rules, seededRng } from '../../src/index.js';
import { at, boardOf } from '../../src/state/cells.js';
import { Board } from '../../src/state/layout.js';
import { ALL_RULES, reachedStates } from '../support/games.js';

/** Read the features that are no expectation from what users can see. */
function plainFeatures(state: GameState, player: number): number[] {
  const { players } = inspect(state);
  const { storage, score } = players[player] as (typeof players)[number];
  const shares = [0, 1, 2, 3, 4].map((row) => (storage[row]?.number ?? 0) / (row + 1));
  return [score, state.turn === 'ABCD'.charAt(player) ? 1 : 0, ...shares];
}

test('features are what can be seen of a board, and what it can expect', () => {
  fc.assert(
    fc.property(reachedStates, (state) => {
      const cells = cellsOf(state);
      const rounds = roundsLeft(cells);
      state.scores.forEach((_, player) => {
        // What is left from another board must not remain.
        const features = new Float64Array(Feature.Count).fill(7);
        writeFeatures(cells, player, rounds, features);
        const expected: ExpectedPoints = { placing: 0, rows: 0, columns: 0, colours: 0 };
        const prospects = new MosaicProspects();
        prospects.read(cells, player);
        prospects.write(at(cells, boardOf(player) + Board.Storage), rounds, expected);
        const { placing, rows, columns, colours } = expected;
        const all = [...plainFeatures(state, player), placing, rows, columns, colours];
        expect([...features]).toEqual(all);
        expect(expectedBy(features)).toBeCloseTo(placing + rows + columns + colours, 9);
      });
    }),
  );
});

/** Boards by phase. */
const BOARDS = ['12Ma00b12S2c1F', '20Ma00b01c02S1b1F', '33Ma00b01c02d03SF'] as const;

/** A state in which all players have the same board; B begins. */
function equalBoards({ players, mosaic }: Rules, board: string): GameState {
  const boards = [...'ABCD'.slice(0, players)].map((player) => player + board).join('');
  return decodeState(['BFCfB2020202020D0000000000', boards], {
    rules: { mosaic },
    validate: false,
  });
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
      expect(phaseByRounds(roundsLeft(cells))).toBe(phase);
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
  expect(best?.winShare).toBe(1);
});

test.each([
  { tiles: 1, rounds: 4, phase: 0 },
  { tiles: 2, rounds: 3, phase: 0 },
  { tiles: 3, rounds: 2, phase: 1 },
  { tiles: 4, rounds: 1, phase: 2 },
  { tiles: 5, rounds: 0, phase: 2 },
])('a row of $tiles tiles leaves $rounds rounds: phase $phase', ({ tiles, rounds, phase }) => {
  const row = ['a20', 'b21', 'c22', 'd23', 'e24'].slice(0, tiles).join('');
  const boards = `A20Ma00SFB20M${row}SF`;
  const state = decodeState(['BFCfB2020202020D0000000000', boards], { validate: false });
  expect(roundsLeft(cellsOf(state))).toBe(rounds);
  expect(phaseByRounds(rounds)).toBe(phase);
});
