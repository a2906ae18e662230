/**
 * Whole games, committed event by event: a change of the rules shows as a readable diff.
 *
 * After a change that is meant, `npx vitest run test/cube-blokus/playthroughs -u` writes the files anew.
 */
import { join } from 'node:path';
import { encodeState, legalMoves, newGame, type Rules, standings } from 'azulejo/cube-blokus';
import { describe, expect, test } from 'vitest';
import { randomGame } from './games.js';

const GAMES: readonly { file: string; rules: Partial<Rules>; seed: number }[] = [
  { file: 'usual-rules.txt', rules: {}, seed: 1 },
  {
    file: 'other-rules-with-forfeits.txt',
    rules: { first: 'C', rotateStart: true, bonus: { all: 15, allSingleLast: 20 } },
    seed: 5,
  },
];

function* lines(rules: Partial<Rules>, seed: number): Generator<string> {
  let last = newGame({ rules });
  yield JSON.stringify(last.rules);
  yield encodeState(last).join(' ');
  for (const { event, after } of randomGame(last, seed)) {
    const moves = legalMoves(after);
    const some = moves.length < 5 ? moves : [...moves.slice(0, 2), '…', ...moves.slice(-2)];
    yield `${event}: ${moves.length} moves ${some.join(' ')}`;
    yield `  ${encodeState(after).join(' ')}`;
    last = after;
  }
  for (const { player, rank, score, total, winner } of standings(last)) {
    yield `${rank}. ${player}: ${score} points, ${total} in all${winner ? ', wins' : ''}`;
  }
}

describe('a committed game', () => {
  test.each(GAMES)('$file', async ({ file, rules, seed }) => {
    const text = `${[...lines(rules, seed)].join('\n')}\n`;
    expect(text).toContain(', wins');
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'playthroughs', file));
  });
});
