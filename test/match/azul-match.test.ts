import { describe, expect, test } from 'vitest';
import { playMatch } from '../../src/agents.js';
import type { GameState } from '../../src/azul/api/game-state.js';
import { applyMove, legalMoves } from '../../src/azul/api/play.js';
import { applyChance, newGame } from '../../src/azul/api/rounds.js';
import { standings } from '../../src/azul/api/score.js';
import { decodeState } from '../../src/azul/api/text.js';
import type { Agent } from '../../src/engine/game/agent.js';
import { type AzulTypes, azul, seededRng } from '../../src/index.js';
import { type GameRecord, readRecord, replay, writeRecord } from '../../src/record.js';
import type { Move } from '../../src/state/vocabulary.js';
import { ALL_RULES } from '../support/games.js';

type Player = Agent<GameState, Move>;

function player(name: string, chooseMove: Player['chooseMove']): Player {
  return { name, chooseMove };
}

function moveAt(state: GameState, share: number): Move {
  const moves = legalMoves(state);
  const move = moves[Math.floor(share * moves.length)];
  if (move === undefined) throw new Error('There is a move whenever an agent is asked.');
  return move;
}

const random = player('random', (state, { rng }) => moveAt(state, rng()));
/** Puts everything on the floor, where it can: with two of them, a game does not end. */
const dropper = player('dropper', (state) => {
  const moves = legalMoves(state);
  return moves.find((move) => move.endsWith('F')) ?? moveAt(state, 0);
});

function table(count: number, ...players: readonly Player[]): Player[] {
  return Array.from({ length: count }, (_, index) => players[index % players.length] ?? random);
}

/** Write a record, read it back and play it again. */
function played(record: GameRecord<AzulTypes>): GameState {
  const read = readRecord(azul, writeRecord(azul, record));
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join('\n'));
  expect(read.warnings).toEqual([]);
  expect(read.record).toEqual(record);
  const replayed = replay(azul, read.record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed));
  const last = replayed.states.at(-1);
  if (last === undefined) throw new Error('A replay has states.');
  return last;
}

describe.each(ALL_RULES)('$players players, $mosaic mosaic, tiling $tilingOrder', (rules) => {
  test('a match leaves a record that can be replayed, to the same scores', async () => {
    const match = await playMatch(azul, table(rules.players, random, async(random)), {
      rules,
      seed: 5,
    });
    const last = played(match.record);
    expect(match.record.rules).toEqual(rules);
    expect(last.phase).toBe('game-over');
    expect(match.scores).toEqual(last.scores);
    expect(match.returns).toEqual(azul.returns(last));
    expect(match.ending).toBe('over');
    const deals = match.record.events.filter((event) => event.startsWith('F'));
    // A deal before the first round, one at the end of each.
    expect(deals.length).toBeGreaterThan(5);
    expect(match.forfeits).toEqual([]);
    expect(match.moves).toBe(match.record.events.length - deals.length);
    expect(match.record.result).toEqual({ kind: 'finished', standings: standings(last) });
    expect(structuredClone(match)).toEqual(match);
  });
});

/** Let an agent answer with promises. */
function async(agent: Player): Player {
  return player(agent.name, async (...given) => agent.chooseMove(...given));
}

test('promises make no difference to a match', async () => {
  const match = await playMatch(azul, [random, random], { seed: 9 });
  expect(await playMatch(azul, [async(random), async(random)], { seed: 9 })).toEqual(match);
});

test('the seed decides: given, drawn, or 0', async () => {
  const match = (options: Parameters<typeof playMatch<AzulTypes>>[2]) =>
    playMatch(azul, [random, random], options);
  expect(await match({ rng: () => 0.5 })).toEqual(await match({ seed: 2 ** 31 }));
  expect(await match({})).toEqual(await match({ seed: 0 }));
  expect((await match({ seed: 1 })).record.events).not.toEqual((await match({})).record.events);
  expect(played((await match({ seed: -1 })).record).phase).toBe('game-over');
});

test('each player begins as often as any other', async () => {
  const begins = { A: 0, B: 0, C: 0 };
  for (let seed = 0; seed < 60; seed++) {
    const { record } = await playMatch(azul, [random, random, random], {
      seed,
      limit: { moves: 1 },
    });
    begins[record.start[0].charAt(0) as 'A']++;
  }
  expect(Math.min(...Object.values(begins))).toBeGreaterThan(10);
});

test('as many play as there are agents, where the rules say nothing else', async () => {
  for (const players of [2, 3, 4]) {
    expect((await playMatch(azul, table(players, random))).record.rules.players).toBe(players);
  }
  await expect(playMatch(azul, [random])).rejects.toThrow('Players: found 1, expected 2, 3 or 4.');
  await expect(playMatch(azul, [random, random], { rules: { players: 3 } })).rejects.toThrow(
    'Agents: found 2, expected 3',
  );
});

test('a match can begin anywhere, and its record there', async () => {
  const start = newGame({ rules: { players: 3, mosaic: 'fixed' }, rng: seededRng(3) });
  const match = await playMatch(azul, [random, random, random], { start, seed: 1 });
  expect(match.record.rules).toEqual(start.rules);
  expect(match.record.start).toEqual(start.toJSON());
  expect(played(match.record).scores).toEqual(match.scores);
});

/** A round end that is read as the end of the game: the token is in the centre, and a row is complete. */
function ambiguousRoundEnd(): GameState {
  const shared = 'AFCfB1919191919D0000000000';
  return applyMove(decodeState([shared, 'A5Mb00c01d02e03S0a1FB0MSF']), 'A04');
}

test('a match begins with what the two strings say of the first state, as its record does', async () => {
  const start = ambiguousRoundEnd();
  expect(start.phase).toBe('round-end');
  const match = await playMatch(azul, [random, random], { start });
  expect(match).toMatchObject({ ending: 'over', moves: 0, record: { events: [] } });
  expect(played(match.record).scores).toEqual(match.scores);
});

test('a game that is resumed goes on from the state itself', async () => {
  const start = ambiguousRoundEnd();
  const match = await playMatch(azul, [random, random], { start, earlier: 1, seed: 1 });
  expect(match.record.events).toEqual(['F']);
  expect(match.scores).toEqual(applyChance(start, 'F').scores);
});

test('a match from a state that is not valid is played, and its record begins there', async () => {
  const fresh = ['AFCfB2020202019D0000000000', 'A0MSFB0MSF'] as const;
  const start = decodeState(fresh, { validate: false });
  const match = await playMatch(azul, [random, random], { start, seed: 1 });
  expect(match).toMatchObject({ ending: 'over', record: { start: fresh } });
  expect(match.moves).toBeGreaterThan(0);
});

test('a match that does not end stops at the limit', async () => {
  const match = await playMatch(azul, [dropper, dropper], { seed: 1 });
  expect(match).toMatchObject({ ending: 'limit', moves: 5000, returns: [1 / 2, 1 / 2] });
  expect(match.record.result).toEqual({ kind: 'limit', reason: '5000 moves played.' });
  expect(played(match.record).scores).toEqual(match.scores);
});

test('a signal from outside stops even synchronous agents that play for ever', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  setImmediate(() => controller.abort(reason));
  const options = { signal: controller.signal, limit: { moves: 1e6 } };
  await expect(playMatch(azul, [dropper, dropper], options)).rejects.toBe(reason);
});
