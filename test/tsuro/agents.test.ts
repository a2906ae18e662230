/** The strategies of the course, greedy play, levels. */

import { playMatch, simulate } from 'azulejo/agents';
import { applyAll } from 'azulejo/game';
import {
  AGENTS,
  applyMove,
  decodeState,
  evaluateRoom,
  LEVELS,
  legalMoves,
  newGame,
  type PlayerId,
  seededRng,
  tsuro,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { STRATEGIES as ORACLES, playGame } from './oracle/players.js';
import { PUBLIC_GAME } from './public-game.js';

/** The strategies of the course. */
const STRATEGIES = ['first', 'second', 'third'] as const;

const context = { rng: seededRng(1) };

describe('the strategies of the course', () => {
  test('play the whole game of the public results: B before A before C', async () => {
    const three = [1, 2, 3].map(() => AGENTS.second());
    const { record } = await playMatch(tsuro, three, { rules: { supply: 'cycle' } });
    expect(record.events).toEqual(PUBLIC_GAME);
    expect(record.result).toMatchObject({
      standings: [
        { player: 'B', rank: 1, winner: true },
        { player: 'A', rank: 2, winner: false, left: 6, reason: 'edge' },
        { player: 'C', rank: 3, winner: false, left: 5, reason: 'edge' },
      ],
    });
  });

  const tables = [
    ['first', 'second', 'reference'],
    ['second', 'third', 'total'],
    ['third', 'second', 'reference'],
    ['second', 'second', 'reference'],
  ] as const;
  test.each(tables)('%s and %s play as those of the oracle: %s', async (one, other, legality) => {
    const rules = { supply: 'cycle', legality } as const;
    const names = [one, other, one, other, other];
    const { record } = await playMatch(
      tsuro,
      names.map((name) => AGENTS[name]()),
      { rules },
    );
    const agents = names.map((name) => ORACLES[name]);
    expect(record.events).toEqual(playGame(agents, { legality }).events);
  });

  test('go round the board, the third the other way, to the last open squares', () => {
    const taken = ['01', '03', '05', '07', '09', '29', '49', '69', '89', '91', '93', '95', '97'];
    const board = taken.map((square) => `${square}34n`).join('');
    const state = decodeState([`A0H000102T${board}B`, 'A-B-C-'], { validate: false });
    const moves = STRATEGIES.map((name) => AGENTS[name]().chooseMove(state, context));
    expect(moves).toEqual(['A02n10c', 'A02n10c', 'A02n80h']);
  });

  test('without a legal move try what is illegal, and without a turn nothing', () => {
    const stuck = decodeState(['A1H0734T0022nB', 'A00eBX0CX0'], {
      rules: { legality: 'reference' },
      validate: false,
    });
    expect(legalMoves(stuck)).toEqual([]);
    const moves = STRATEGIES.map((name) => AGENTS[name]().chooseMove(stuck, context));
    expect(moves).toEqual(['A07n', 'A07n', 'A34n']);
    expect(() => AGENTS.second().chooseMove(newGame(), context)).toThrow(
      'State: found no legal move',
    );
  });
});

describe('room', () => {
  test('is nearer squares, shared ones in part, and ways on', () => {
    const room = (players: string, player: PlayerId) =>
      evaluateRoom(decodeState(['A1HT0034n8034nB00-34', players], { validate: false }), player);
    // All but two squares; two ways off (1,0) lead over the northern edge.
    expect(room('A00cBX0CX0', 'A')).toBe(98 + 3 * 5);
    // Nearer to A: columns 0 to 3 without (0,0), and half of column 4. Two ways lead over the western edge.
    expect(room('A00eB80eCX0', 'A')).toBe(39 + 10 / 2 + 3 * 5);
    expect(room('A00eB80eCX0', 'B')).toBe(49 + 10 / 2 + 3 * 7);
    expect(room('A00eB80eCX0', 'C')).toBe(-1);
    expect(() => room('A00eB80eCX0', 'D' as 'C')).toThrow('Player: found "D", expected A, B or C.');
  });

  test('is what greedy play has most of after its move', () => {
    const begin = ['D000102', 'A02n10c', 'D030405', 'B05n30c', 'D060708', 'C08n50c'] as const;
    const chosen = new Set<number>();
    for (const deal of ['D0910', 'D1213', 'D2324', 'D2930'] as const) {
      const state = applyAll(tsuro, newGame(), [...begin, deal]);
      const moves = legalMoves(state);
      const rooms = moves.map((move) => evaluateRoom(applyMove(state, move), 'A'));
      const index = moves.indexOf(AGENTS.greedy().chooseMove(state, context));
      expect(rooms[index]).toBe(Math.max(...rooms));
      chosen.add(index);
    }
    expect(chosen.size).toBeGreaterThan(1);
  });
});

describe('agents', () => {
  test('all have their names, and play whole games', async () => {
    const levels = LEVELS.map((level) => `level-${level}`);
    expect(Object.keys(AGENTS)).toEqual(['random', 'greedy', 'search', ...STRATEGIES, ...levels]);
    const agents = [AGENTS.random(), AGENTS.greedy(), AGENTS.search({ iterations: 5 })];
    expect(agents.map(({ name }) => name)).toEqual(['random', 'greedy', 'search']);
    const { record, forfeits } = await playMatch(
      tsuro,
      [...agents, AGENTS['level-2'](), AGENTS['level-3']()],
      {
        seed: 3,
      },
    );
    expect(record.result?.kind).toBe('finished');
    expect(forfeits).toEqual([]);
    expect(record.names.slice(3)).toEqual(['level-2', 'level-3']);
  });

  test('of a level play the same for the same random numbers', () => {
    const state = applyAll(tsuro, newGame(), [
      'D000102',
      'A02n10c',
      'D030405',
      'B05n30c',
      'D060708',
    ]);
    const turn = applyAll(tsuro, state, ['C08n50c', 'D0910']);
    for (const level of LEVELS) {
      const moves = [1, 1].map((seed) =>
        AGENTS[`level-${level}`]().chooseMove(turn, {
          rng: seededRng(seed),
          budget: { iterations: 1 },
        }),
      );
      expect(moves[0]).toBe(moves[1]);
    }
  });

  test('search begins as greedy play does', () => {
    const state = applyAll(tsuro, newGame(), ['D000102', 'A02n10c', 'D030405']);
    const moveOf = (agent: ReturnType<typeof AGENTS.greedy>) =>
      agent.chooseMove(state, { rng: seededRng(7) });
    expect(moveOf(AGENTS.search({ iterations: 10 }))).toBe(moveOf(AGENTS.greedy()));
  });

  test('greedy play wins more than its share against random play', async () => {
    const { agents } = await simulate(tsuro, {
      agents: ['greedy', 'random', 'random'],
      games: 8,
      seed: 1,
      workers: 0,
    });
    expect(agents[0]?.winRate?.value).toBeGreaterThan(0.45);
  });
});
