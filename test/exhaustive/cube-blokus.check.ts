/** Cube Blokus: sequences of three moves, and 2,000 random games beside the oracle. */
import { newGame, perft } from 'azulejo/cube-blokus';
import { describe, expect, test } from 'vitest';
import { compareGame, RULES } from '../cube-blokus/games.js';

test('three moves can be played in 420,489,006 ways', () => {
  expect(perft(newGame(), 3)).toBe(420_489_006);
});

/** Games of each setting: 2,000 in all. */
const GAMES = 125;

describe('random games are those of the oracle: events, moves, texts, standings', () => {
  test.each(RULES)('%j', (rules) => {
    for (let seed = 0; seed < GAMES; seed++) compareGame(rules, seed);
  });
});
