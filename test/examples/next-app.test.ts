/** The product with Next.js, without Next.js: what its server lets a request do, and the games in the database. */
import { legalMoves, seededRng } from 'azulejo';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type AzulSession,
  playSent,
  type Refusal,
  readGame,
  startGame,
} from '../../examples/next-app/lib/game.js';
import {
  findGame,
  gamesOf,
  insertGame,
  type SavedGame,
  saveGame,
} from '../../examples/next-app/lib/store.js';

const isRefused = (result: AzulSession | Refusal): result is Refusal => 'status' in result;

/** Play what is legal; the number chooses among it. */
function played(session: AzulSession, choice: number): AzulSession {
  const moves = legalMoves(session.state);
  const number = session.events.length;
  const result = playSent(session, { number, move: moves[choice % moves.length] });
  if (isRefused(result)) throw new Error(result.message);
  return result;
}

describe('a move', () => {
  const game = startGame();
  const number = game.events.length;
  const [legal = ''] = legalMoves(game.state);
  const other = game.state.turn === 'A' ? 'B' : 'A';

  test('that is legal is played', () => {
    const result = playSent(game, { number, move: legal });
    expect(isRefused(result) || result.events.slice(number)).toEqual([legal]);
  });

  test.each([
    ['made before', { number: number - 1, move: legal }, 409, 'game.changed'],
    ['made too early', { number: number + 1, move: legal }, 409, 'game.changed'],
    ['with its number as text', { number: `${number}`, move: legal }, 409, 'game.changed'],
    ['without a number', { number: undefined, move: legal }, 409, 'game.changed'],
    ['without a move', { number, move: undefined }, 422, 'move.malformed'],
    ['in a list', { number, move: [legal] }, 422, 'move.malformed'],
    ['that says its text', { number, move: { toString: () => legal } }, 422, 'move.malformed'],
    ['of the other', { number, move: `${other}${legal.slice(1)}` }, 422, 'move.not-your-turn'],
    ['to drop out', { number, move: `${game.state.turn}!` }, 422, 'move.malformed'],
    ['to deal', { number, move: game.events[0] }, 422, 'move.malformed'],
    ['to tile', { number, move: `${game.state.turn}00` }, 422, 'move.wrong-phase'],
  ])('%s is refused', (_, sent, status, code) => {
    expect(playSent(game, sent)).toMatchObject({ status, code });
  });
});

/** Draw the numbers of `crypto` from a seed. */
function seedCrypto(seed: number): void {
  const rng = seededRng(seed);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(Math.floor(rng() * 2 ** 32));
    return array;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('games never wait for a deal, are loaded as they were saved, and end', () => {
  fc.assert(
    fc.property(fc.nat(), fc.infiniteStream(fc.nat()), (seed, choices) => {
      seedCrypto(seed);
      let session = startGame();
      for (const choice of choices) {
        if (session.state.phase === 'game-over' || session.events.length > 300) break;
        session = played(session, choice);
        expect(session.state.phase).not.toBe('round-end');
        expect(readGame(session.save()).save()).toBe(session.save());
      }
      const over = playSent(session, { number: session.events.length, move: 'A0a0' });
      if (session.state.phase === 'game-over') expect(over).toMatchObject({ status: 422 });
    }),
    { numRuns: 3 },
  );
});

test('deals do not follow from the seed that is saved', () => {
  const [one, same, other] = [1, 1, 2].map((seed) => {
    seedCrypto(seed);
    return startGame().save();
  });
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

describe('the database', () => {
  process.env.DATABASE = ':memory:';
  const game: SavedGame = {
    id: 'one',
    person: 'Ada',
    level: 'level-4',
    place: 'server',
    record: startGame().save(),
  };

  test('keeps games by their ids, and lists those of a person, the latest first', () => {
    insertGame(game);
    insertGame({ ...game, id: 'two' });
    insertGame({ ...game, id: 'three', person: 'Bob' });
    expect(findGame('one')).toMatchObject(game);
    expect(findGame('none')).toBeUndefined();
    expect(gamesOf('Ada').map(({ id }) => id)).toEqual(['two', 'one']);
    expect(gamesOf("' OR 1 --")).toEqual([]);
  });

  test('saves one of two moves that were made from the same game', () => {
    const [one, other] = [0, 1].map((choice) => played(readGame(game.record), choice).save());
    expect(saveGame(game, one ?? '')).toBe(true);
    expect(saveGame(game, other ?? '')).toBe(false);
    expect(findGame('one')?.record).toBe(one);
    expect(findGame('two')?.record).toBe(game.record);
  });
});
