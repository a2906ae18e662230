/** What a tournament prints: its table, and a second one that is corrected for luck. */
import { expect, test } from 'vitest';
import { playersOf } from '../../src/engine/agents/players.js';
import { ratingCsv, ratingLines, resultOf } from '../../src/engine/cli/print/ratings-report.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import type { PairResult } from '../../src/engine/simulate/pair-results.js';
import { heaps } from '../support/heaps.js';
import { nim } from '../support/small-games.js';

const results = [
  [1, 0.5],
  [0, 0.5],
  [1, 1],
].map((scores): PairResult => ({ pairing: [0, 1], scores, forfeits: [0, 0] }));
const tournament = { names: ['one', 'other'], rules: { players: 2 }, seed: 7 };
const plain = resultOf(tournament, results, undefined, undefined);
const corrected = resultOf(tournament, results, [0.7, 0.5, 0.75], undefined);

function linesOf(game: Game<GameTypes>, result: typeof plain): string[] {
  return ratingLines(playersOf(game), { describeRules: () => 'by these rules' }, result);
}

const TABLE = [
  '3 pairs of games, by these rules, seed 7',
  '',
  'agent  Elo  +/-  score  games  wins  draws  losses  forfeits',
  'one    51   134  66.7%  6      3     2      1       0',
  'other  -51  134  33.3%  6      1     2      3       0',
];

test('there is a second table for what is corrected for luck', () => {
  expect(linesOf(heaps, corrected)).toEqual([
    ...TABLE,
    '',
    'Corrected for luck, as with 8.3 times the games:',
    '',
    'agent  Elo  +/-  score',
    'one    46   83   65.0%',
    'other  -46  83   35.0%',
  ]);
});

test('without it, a game with chance that has no evaluation says why', () => {
  const noEvaluation = 'Not corrected for luck: heaps has no evaluation.';
  expect(linesOf(heaps, plain)).toEqual([...TABLE, '', noEvaluation]);
  const evaluated = { ...heaps, evaluate: () => [0.5, 0.5] };
  expect(linesOf(evaluated, plain)).toEqual(TABLE);
  expect(linesOf(nim, plain)).toEqual(TABLE);
});

test('a table with commas has the corrected numbers of each agent in its row', () => {
  const [header, ...rows] = ratingCsv(corrected);
  expect(header).toBe(`${ratingCsv(plain)[0]},corrected_elo,corrected_error,corrected_score`);
  expect(rows.map((row) => row.split(',').slice(9).map(Number))).toEqual(
    corrected.corrected?.agents.map(({ elo, error, score }) => [elo, error, score]),
  );
});
