/** Luck: what chance gave, against what it gives on average. */
import { describe, expect, test } from 'vitest';
import type { MoveRating } from '../../src/engine/agents/rating.js';
import { oneOf } from '../../src/engine/game/settings.js';
import { luckAtEnd, luckOf, meanReturns } from '../../src/engine/review/luck.js';
import { pick } from '../../src/random/rng.js';
import { smallGame } from '../support/small-game.js';
import { type Bet, bet } from '../support/small-games.js';

function rating(visits: number, returns: readonly number[]): MoveRating<'go'> {
  const [wins = 0] = returns;
  return {
    move: 'go',
    visits,
    value: wins,
    winShare: wins,
    returns,
    line: ['go'],
    exact: visits === 0,
  };
}

describe('what is expected whatever is played', () => {
  test('is the mean over all iterations', () => {
    const searched = [rating(30, [0.8, 0.2]), rating(10, [0.4, 0.6])];
    expect(meanReturns(searched)).toEqual([0.7, expect.closeTo(0.3, 12)]);
  });

  test('is that of the best move where the position is solved, without iterations', () => {
    expect(meanReturns([rating(0, [0.8, 0.2]), rating(0, [0.4, 0.6])])).toEqual([0.8, 0.2]);
  });

  test('is nothing where there is no move', () => {
    expect(meanReturns([])).toEqual([]);
  });
});

describe('luck of the event that ends the game', () => {
  const before: Bet = { dice: [6], sides: 6 };
  const drawn = { game: bet, before, event: 1, seed: 0 };

  test.each([
    ['won against odds', 0, 5 / 6],
    ['lost as expected', 1, -1 / 6],
  ])('a bet is %s', (_, winner, luck) => {
    const { change, standardError } = luckAtEnd({ ...drawn, after: { ...before, winner } }) ?? {};
    expect(change?.[0]).toBeCloseTo(luck, 1);
    expect(change?.[1]).toBeCloseTo(-luck, 1);
    // One of six sides wins, and 1000 throws are compared with.
    const error = Math.sqrt(((1 / 6) * (5 / 6)) / 1000);
    expect(standardError).toEqual([error, error].map((each) => expect.closeTo(each, 3)));
  });

  test('is unknown where other outcomes would not have ended it', () => {
    const game = { ...bet, isOver: ({ winner }: Bet) => winner === 0 };
    expect(luckAtEnd({ ...drawn, game, after: { ...before, winner: 0 } })).toBeUndefined();
  });
});

/** A door that chance opens or not, with a move behind it. */
interface Door {
  readonly isOpen: boolean | undefined;
}

const door = smallGame<Door, 'go', `S${number}`>({
  name: 'door',
  settings: { players: oneOf([2], 'number of players') },
  start: () => ({ isOpen: undefined }),
  rulesOf: () => ({ players: 2 }),
  playerToMove: ({ isOpen }) => (isOpen === undefined ? -1 : 0),
  legalMoves: ({ isOpen }) => (isOpen ? ['go'] : []),
  play: (state) => state,
  scores: () => [0, 0],
  chance: {
    letter: 'S',
    sample: (_, rng) => `S${pick(rng, 2)}`,
    play: (_, event) => ({ isOpen: event === 'S1' }),
  },
});

function chanceOf({ chance }: typeof door): NonNullable<(typeof door)['chance']> {
  if (chance === undefined) throw new Error('The door has chance events.');
  return chance;
}

describe('luck of an event after which the game goes on', () => {
  const drawn = { game: door, before: { isOpen: undefined }, after: { isOpen: true }, event: 0 };

  test('counts the outcomes in which there is something to expect', async () => {
    const searchFor = async ({ isOpen }: Door) => (isOpen ? [rating(5, [0.9, 0.1])] : []);
    expect(await luckOf({ ...drawn, seed: 1 }, searchFor, 80)).toEqual({
      change: [expect.closeTo(0, 12), expect.closeTo(0, 12)],
      standardError: [expect.closeTo(0, 12), expect.closeTo(0, 12)],
    });
  });

  test('has an error as large as the outcomes differ, and the smaller the more there are', async () => {
    const always = { ...door, chance: { ...chanceOf(door), apply: () => ({ isOpen: true }) } };
    let calls = 0;
    // The first is the actual one; the others are 0.2 and 0.8 in turns.
    const searchFor = async () => {
      const wins = calls === 0 ? 0.9 : calls % 2 === 1 ? 0.2 : 0.8;
      calls++;
      return [rating(5, [wins, 1 - wins])];
    };
    const luck = await luckOf({ ...drawn, game: always, seed: 1 }, searchFor, 80);
    const variance = (8 * 0.3 ** 2) / 7;
    const error = Math.sqrt(variance * (1 + 1 / 8));
    expect(luck).toEqual({
      change: [expect.closeTo(0.4, 12), expect.closeTo(-0.4, 12)],
      standardError: [expect.closeTo(error, 12), expect.closeTo(error, 12)],
    });
  });

  test('has the greatest error of all where one outcome alone is compared', async () => {
    let calls = 0;
    const searchFor = async () => (calls++ < 2 ? [rating(5, [0.9, 0.1])] : []);
    const luck = await luckOf({ ...drawn, seed: 1 }, searchFor, 80);
    expect(luck?.standardError[0]).toBeCloseTo(Math.sqrt(0.5), 12);
  });

  test('is unknown if there is none', async () => {
    let calls = 0;
    const searchFor = async () => (calls++ === 0 ? [rating(5, [0.9, 0.1])] : []);
    expect(await luckOf({ ...drawn, seed: 1 }, searchFor, 80)).toBeUndefined();
    expect(calls).toBe(9);
  });

  test('is unknown in a game whose search knows all outcomes', async () => {
    const known = { ...door, chance: { ...chanceOf(door), outcomes: () => [] } };
    const searchFor = async () => expect.fail('Nothing is searched.');
    expect(await luckOf({ ...drawn, game: known, seed: 1 }, searchFor, 80)).toBeUndefined();
  });
});
