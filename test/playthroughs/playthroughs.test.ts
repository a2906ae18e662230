/**
 * Whole games, committed event by event: a change of the rules shows as a readable diff.
 *
 * After a change that is meant, `npx vitest run test/playthroughs -u` writes the files anew.
 */
import { join } from 'node:path';
import { azul } from 'azulejo';
import { cubeBlokus, newGame } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import { expect, test } from 'vitest';
import { completeRules } from '../../src/engine/game/settings.js';
import { randomGame } from '../cube-blokus/games.js';
import { randomSteps } from '../support/contract.js';
import { play } from '../support/games.js';

/** A game, each event with the state after it. */
interface Course<State> {
  readonly first: State;
  readonly steps: Iterable<{ readonly event: string; readonly after: State }>;
}

/** Play at random. */
function atRandom<Types extends GameTypes>(
  game: Game<Types>,
  given: Partial<Types['rules']>,
  seed: number,
): Course<Types['state']> {
  const rules = completeRules(game.settings, given);
  return { first: game.start(rules), steps: randomSteps(game, rules, seed, 2000) };
}

/** Play Azul by people who like to store tiles, so that the game ends. */
function storing(players: 2 | 4, mosaic: 'variant' | 'fixed', seed: number) {
  const rules = { players, mosaic, tilingOrder: 'top-down' } as const;
  const [first, ...others] = play({ rules, style: 'store', seed });
  if (first === undefined) throw new Error('a game has events');
  return { first: first.before, steps: [first, ...others] };
}

/** Play Cube Blokus; now and then somebody drops out. */
function withForfeits(rules: Parameters<typeof newGame>[0], seed: number) {
  const first = newGame(rules);
  return { first, steps: randomGame(first, seed) };
}

/** Write the moves: all of them, or how many there are, with the first and the last. */
function listed(moves: readonly string[]): string {
  if (moves.length === 0) return '';
  return moves.length > 8
    ? `  ${moves.length} moves, ${moves[0]} to ${moves.at(-1)}`
    : `  ${moves.join(' ')}`;
}

function textOf<Types extends GameTypes>(
  game: Game<Types>,
  { first, steps }: Course<Types['state']>,
): string {
  const position = (state: Types['state']) =>
    `${game.encode(state).join(' ')}${listed(game.legalMoves(state))}`;
  const lines = [JSON.stringify(game.rulesOf(first)), position(first)];
  let last = first;
  for (const { event, after } of steps) {
    lines.push(`${event}: ${position(after)}`);
    last = after;
  }
  expect(game.isOver(last)).toBe(true);
  return [...lines, ...game.standings(last).map((each) => JSON.stringify(each)), ''].join('\n');
}

const REFERENCE = { players: 5, supply: 'endless', legality: 'reference' } as const;
const CAPTURES = { safeRosettes: false, capturesGrantRolls: true } as const;
const OTHER_BONUS = {
  first: 'C',
  rotateStart: true,
  bonus: { all: 15, allSingleLast: 20 },
} as const;

test.each<[name: string, text: () => string]>([
  ['azul, two players', () => textOf(azul, storing(2, 'variant', 1))],
  ['azul, four players, fixed mosaic', () => textOf(azul, storing(4, 'fixed', 2))],
  ['royal-ur, seven tokens', () => textOf(royalUr, atRandom(royalUr, {}, 1))],
  [
    'royal-ur, three tokens, other rules',
    () => textOf(royalUr, atRandom(royalUr, { ...CAPTURES, tokens: 3, zero: 'again' }, 2)),
  ],
  ['tsuro, three players', () => textOf(tsuro, atRandom(tsuro, {}, 1))],
  [
    'tsuro, five players, other rules',
    () => textOf(tsuro, atRandom(tsuro, { ...REFERENCE, end: 'immediate' }, 2)),
  ],
  ['cube-blokus', () => textOf(cubeBlokus, withForfeits({}, 1))],
  [
    'cube-blokus, other rules, with forfeits',
    () => textOf(cubeBlokus, withForfeits({ rules: OTHER_BONUS }, 5)),
  ],
])('a committed game of %s', async (name, text) => {
  const file = `${name.replace(/,? /g, '-')}.txt`;
  await expect(text()).toMatchFileSnapshot(join(import.meta.dirname, file));
});
