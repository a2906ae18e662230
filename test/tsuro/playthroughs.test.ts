/**
 * Whole games, committed event by event: a change of the rules shows as a readable diff.
 *
 * After a change that is meant, `npx vitest run test/tsuro/playthroughs -u` writes the files anew.
 */
import { join } from 'node:path';
import { encodeState, legalMoves, newGame, type Rules, standings } from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { tsuro } from '../../src/tsuro.js';
import { randomSteps } from '../support/contract.js';

const GAMES: readonly { file: string; rules: Partial<Rules>; seed: number }[] = [
  { file: 'three-players.txt', rules: {}, seed: 1 },
  {
    file: 'five-players-other-rules.txt',
    rules: { players: 5, supply: 'endless', legality: 'reference', end: 'immediate' },
    seed: 2,
  },
];

/** The longest list of moves that is shown: that of a turn. */
const MOST = 8;

function* lines(partial: Partial<Rules>, seed: number): Generator<string> {
  const first = newGame({ rules: partial });
  yield JSON.stringify(first.rules);
  yield encodeState(first).join(' ');
  let last = first;
  for (const { event, after } of randomSteps(tsuro, first.rules, seed, 2000)) {
    const legal = legalMoves(after);
    const moves = legal.length > MOST ? `${legal.length} moves` : legal.join(' ');
    yield `${event.padEnd(7)}  ${encodeState(after).join(' ')}${moves && `  ${moves}`}`;
    last = after;
  }
  for (const { player, rank, winner, left, reason } of standings(last)) {
    const end = left === undefined ? '' : `, ${reason} in round ${left}`;
    yield `${player}: rank ${rank}${end}${winner ? ', wins' : ''}`;
  }
}

describe('a committed game', () => {
  test.each(GAMES)('$file', async ({ file, rules, seed }) => {
    const text = `${[...lines(rules, seed)].join('\n')}\n`;
    expect(text).toContain(', wins');
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'playthroughs', file));
  });
});
