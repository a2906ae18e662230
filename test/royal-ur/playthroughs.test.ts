/**
 * Whole games, committed event by event: a change of the rules shows as a readable diff.
 *
 * After a change that is meant, `npx vitest run test/royal-ur/playthroughs -u` writes the files anew.
 */
import { join } from 'node:path';
import { encodeState, legalMoves, newGame, type Rules, standings } from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { royalUr } from '../../src/royal-ur.js';
import { randomSteps } from '../support/contract.js';

const GAMES: readonly { file: string; rules: Partial<Rules>; seed: number }[] = [
  { file: 'seven-tokens.txt', rules: {}, seed: 1 },
  {
    file: 'three-tokens-other-rules.txt',
    rules: { tokens: 3, safeRosettes: false, capturesGrantRolls: true, zero: 'again' },
    seed: 2,
  },
];

function* lines(partial: Partial<Rules>, seed: number): Generator<string> {
  const first = newGame({ rules: partial });
  yield JSON.stringify(first.rules);
  yield encodeState(first).join(' ');
  let last = first;
  for (const { event, after } of randomSteps(royalUr, first.rules, seed, 2000)) {
    const legal = legalMoves(after);
    const moves = legal.length === 0 ? '' : `  ${legal.join(' ')}`;
    yield `${event.padEnd(5)}  ${encodeState(after).join(' ')}${moves}`;
    last = after;
  }
  for (const { player, home, progress, winner } of standings(last)) {
    yield `${player}: ${home} home, progress ${progress}${winner ? ', wins' : ''}`;
  }
}

describe('a committed game', () => {
  test.each(GAMES)('$file', async ({ file, rules, seed }) => {
    const text = `${[...lines(rules, seed)].join('\n')}\n`;
    expect(text).toContain(', wins');
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'playthroughs', file));
  });
});
