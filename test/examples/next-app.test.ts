/** The product with Next.js, without Next.js: what its server lets a request do, and the games in the database. */
import { encodeState, legalMoves } from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('a request', () => {
  const game = startGame();
  const number = game.events.length;
  const [legal = ''] = legalMoves(game.state);
  const other = game.state.turn === 'A' ? 'B' : 'A';

  test('with a legal move plays it', () => {
    const result = playSent(game, { number, move: legal });
    expect(isRefused(result) || result.events.slice(number)).toEqual([legal]);
  });

  test.each([
    [{ number: number - 1, move: legal }, 409, 'game.changed'],
    [{ number: number + 1, move: legal }, 409, 'game.changed'],
    [{ number: String(number), move: legal }, 409, 'game.changed'],
    [{ number: undefined, move: legal }, 409, 'game.changed'],
    [{ number, move: undefined }, 422, 'move.malformed'],
    [{ number, move: [legal] }, 422, 'move.malformed'],
    [{ number, move: { toString: () => legal } }, 422, 'move.malformed'],
    [{ number, move: `${other}${legal.slice(1)}` }, 422, 'move.not-your-turn'],
    [{ number, move: `${game.state.turn}!` }, 422, 'move.malformed'],
    [{ number, move: game.events[0] }, 422, 'move.malformed'],
    [{ number, move: `${game.state.turn}00` }, 422, 'move.wrong-phase'],
  ])('with %j is refused: %i %s', (sent, status, code) => {
    expect(playSent(game, sent)).toMatchObject({ status, code });
  });

  test('is never answered with a game that waits for a deal, and never ends a game wrongly', () => {
    const choices = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(choices, (stream) => {
        let session = startGame();
        for (const choice of stream) {
          if (session.state.phase === 'game-over' || session.events.length > 300) break;
          session = played(session, choice);
          expect(session.state.phase).not.toBe('round-end');
          expect(encodeState(readGame(session.save()).state)).toEqual(encodeState(session.state));
        }
        const result = playSent(session, { number: session.events.length, move: 'A0a0' });
        if (session.state.phase === 'game-over') expect(result).toMatchObject({ status: 422 });
      }),
      { numRuns: 3 },
    );
  });
});

test('deals do not follow from the seed that is saved', () => {
  const deals = [startGame(), startGame(), startGame()].map(({ events }) => events.join());
  expect(new Set(deals).size).toBe(3);
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
