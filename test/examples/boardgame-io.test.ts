/** The game of boardgame.io: its real server and real clients on this machine. */
import { decodeState, encodeState, legalMoves, newGame } from 'azulejo';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type AzulClient,
  joinMatch,
  playToTheEnd,
  waitUntil,
} from '../../examples/boardgame-io/client.js';
import { Azul } from '../../examples/boardgame-io/game.js';
import { startServer } from '../../examples/boardgame-io/server.js';

// boardgame.io logs rejected moves to the console.
const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

let server: Awaited<ReturnType<typeof startServer>>;
let clients: AzulClient[] = [];

/** Join both players to a match. */
async function join(matchID: string): Promise<[AzulClient, AzulClient]> {
  const both: [AzulClient, AzulClient] = [
    joinMatch(server.url, matchID, '0'),
    joinMatch(server.url, matchID, '1'),
  ];
  clients = both;
  await Promise.all(both.map((client) => waitUntil(client, () => true)));
  return both;
}

beforeAll(async () => {
  server = await startServer(0, { ...Azul, seed: 'azulejo' });
});

afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
  errors.mockClear();
});

afterAll(async () => {
  await server.close();
  log.mockRestore();
  errors.mockRestore();
});

describe('two clients of one match', () => {
  test('play a whole game, see the same, and no move is rejected', async () => {
    const both = await join('game');
    const [one, other] = await Promise.all(both.map(playToTheEnd));
    expect(one?.G).toEqual(other?.G);
    expect(one?.G.standings).toHaveLength(2);
    expect(one?.ctx.gameover).toEqual({ standings: one?.G.standings });
    expect(errors).not.toHaveBeenCalled();
  });

  test('take turns as the library says, even twice in a row', async () => {
    const both = await join('turns');
    let [turns, seats] = ['', ''];
    both[0].subscribe((seen) => {
      if (seen === null || seen.ctx.gameover) return;
      turns += decodeState(seen.G.state).turn;
      seats += 'AB'.charAt(Number(seen.ctx.currentPlayer));
    });
    await Promise.all(both.map(playToTheEnd));
    expect(seats).toBe(turns);
    expect(seats).toMatch(/AA.*BB|BB.*AA/);
  });

  test('do not see the seed of the deals', async () => {
    const [one] = await join('seed');
    expect(JSON.stringify(one.getState())).not.toContain('azulejo');
  });
});

describe('the server rejects', () => {
  const refusal = () => vi.waitUntil(() => errors.mock.lastCall?.join(' '));

  test.each([
    ['a move that the rules forbid', 0, 'A9a9', 'invalid move: play'],
    ['an argument that is not a text', 0, ['A0a0', 1], 'invalid move: play'],
    ['a move of the player whose turn it is not', 1, 'legal', 'player not active'],
  ])('%s', async (name, seat, move, reason) => {
    const both = await join(name);
    const before = both[0].getState();
    if (before === null) throw new Error('the match has started already');
    const turn = Number(before.ctx.currentPlayer);
    const [legal] = legalMoves(decodeState(before.G.state));
    both[(turn + seat) % 2]?.moves.play?.(move === 'legal' ? legal : move);
    expect(await refusal()).toContain(reason);

    // The next legal move follows the previous state.
    both[turn]?.moves.play?.(legal);
    const seen = await Promise.all(
      both.map((client) => waitUntil(client, ({ _stateID }) => _stateID > before._stateID)),
    );
    for (const { _stateID } of seen) expect(_stateID).toBe(before._stateID + 1);
    expect(seen[0]?.G).toEqual(seen[1]?.G);
  });
});

test('the first state is a new game, dealt with random numbers of boardgame.io', () => {
  const draw = () => 0.5;
  // `setup` only uses these parts of its context.
  const context = { ctx: { numPlayers: 3 }, random: { Number: draw } } as Parameters<
    NonNullable<typeof Azul.setup>
  >[0];
  expect(Azul.setup?.(context).state).toEqual(encodeState(newGame(draw, { players: 3 })));
});
