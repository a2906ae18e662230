/**
 * Two whole games, committed line by line: a change of the rules shows as a readable diff.
 *
 * After a change that is meant, `npx vitest run test/playthroughs -u` writes the files anew.
 */
import {
  bonusPoints,
  encodeState,
  type GameState,
  legalMoves,
  type Rules,
  standings,
} from 'azulejo';
import { describe, expect, test } from 'vitest';
import { isDeal, play } from '../support/games.js';

const GAMES: readonly { file: string; rules: Rules; seed: number }[] = [
  {
    file: 'two-players-variant.txt',
    rules: { players: 2, mosaic: 'variant', tilingOrder: 'top-down' },
    seed: 1,
  },
  {
    file: 'four-players-fixed.txt',
    rules: { players: 4, mosaic: 'fixed', tilingOrder: 'top-down' },
    seed: 2,
  },
];

function position(state: GameState): string[] {
  return [`  ${encodeState(state).join(' ')}`, `  ${state.phase}, legal: ${listed(state)}`];
}

function listed(state: GameState): string {
  const moves = legalMoves(state);
  return moves.length > 8 ? `${moves.length} moves, ${moves[0]} to ${moves.at(-1)}` : `${moves}`;
}

function* lines(rules: Rules, seed: number): Generator<string> {
  yield `${rules.players} players, ${rules.mosaic} mosaic, ${rules.tilingOrder}, seed ${seed}`;
  let last: GameState | undefined;
  for (const { before, event, after } of play({ rules, style: 'store', seed })) {
    if (last === undefined) yield* position(before);
    yield isDeal(event) ? `round end, deal ${event}` : event;
    yield* position(after);
    last = after;
  }
  if (last === undefined) return;
  for (const { player, score, rows, winner } of standings(last)) {
    const { columns, colours } = bonusPoints(last, player);
    const bonuses = `${rows} rows, ${columns} for columns, ${colours} for colours`;
    yield `${player}: ${score} points, ${bonuses}${winner ? ', wins' : ''}`;
  }
}

describe('a committed game', () => {
  test.each(GAMES)('$file', async ({ file, rules, seed }) => {
    const text = `${[...lines(rules, seed)].join('\n')}\n`;
    expect(text).toContain('game-over');
    await expect(text).toMatchFileSnapshot(file);
  });
});
