/** Records of what only this game has: forfeits, rotations that look the same, players without a legal move. */
import { playMatch, type SyncAgent } from 'azulejo/agents';
import {
  type GameRecord,
  readLog,
  readRecord,
  replay,
  writeLog,
  writeRecord,
} from 'azulejo/record';
import {
  AGENTS,
  applyChance,
  newGame,
  readCs4500Board,
  seededRng,
  standings,
  type TsuroTypes,
  tsuro,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { humanAgent } from '../../src/engine/cli/play/human.js';
import { rolloutGame } from '../../src/engine/game/playouts.js';
import { TSURO_CONSOLE } from '../../src/tsuro/cli/console.js';
import { scriptedConversation } from '../cli/scripted-conversation.js';

/** An agent that answers no move in its third turn. */
function quitter(): SyncAgent<TsuroTypes['state'], TsuroTypes['move']> {
  const agent = AGENTS.random();
  return {
    name: 'quitter',
    chooseMove: (state, context) =>
      state.round === 3 ? ('x' as 'A00n') : agent.chooseMove(state, context),
  };
}

describe('a match', () => {
  test('goes on without a player who forfeits, and its record is replayed', async () => {
    const match = await playMatch(
      tsuro,
      [AGENTS.random(), quitter(), AGENTS.random(), AGENTS.random()],
      {
        seed: 5,
      },
    );
    expect(match.forfeits).toMatchObject([{ player: 'B', reason: 'illegal-move' }]);
    expect(match.record.events).toContain('B!');
    const text = writeRecord(tsuro, match.record);
    expect(text).toContain('\nforfeit B!\n');
    expect(text).toMatch(/\nstanding B rank=4 left=3 reason=forfeit\n/);
    const read = readRecord(tsuro, text);
    if (!read.ok) throw new Error(read.issues[0]?.message);
    const replayed = replay(tsuro, read.record);
    if (!replayed.ok) throw new Error(replayed.issues[0]?.message);
    expect(replayed.states.at(-1)?.phase).toBe('game-over');
    const log = readLog(tsuro, writeLog(tsuro, match.record));
    expect(log.ok && log.record.events).toEqual(match.record.events);
  });
});

describe('a rotation that is not the first that looks the same', () => {
  const text = (move: string) =>
    [
      ...['azulejo-record 1', 'game tsuro', 'rules players=3 supply=bag legality=total end=round'],
      ...['player A "a"', 'player B "b"', 'player C "c"', 'start A0HTB00-34 A-B-C-'],
      ...['deal D340102', `move ${move}`, 'result unfinished "tea"', 'end', ''],
    ].join('\n');

  test('is read as the first, with a warning', () => {
    const read = readRecord(tsuro, text('A34w10c'));
    if (!read.ok) throw new Error(read.issues[0]?.message);
    expect(read.record.events).toEqual(['D340102', 'A34n10c']);
    expect(read.warnings).toMatchObject([
      { code: 'record.not-canonical', line: 9, expected: '"move A34n10c"' },
    ]);
    expect(writeRecord(tsuro, read.record)).toBe(text('A34n10c'));
    expect(readRecord(tsuro, text('A34n10c'))).toMatchObject({ ok: true, warnings: [] });
  });

  test('has a canonical text in a turn, too; a text that is not a move is returned as it is', () => {
    expect(tsuro.canonicalMove?.('B34s')).toBe('B34n');
    expect(tsuro.canonicalMove?.('B99s' as 'B34s')).toBe('B99s');
  });
});

describe('where a player has no legal move', () => {
  const read = readCs4500Board(
    [
      [[22, 0], 'red', 'E', 0, 0],
      [[34, 0], 'white', 'E', 5, 0],
    ],
    { player: 'C', legality: 'reference' },
  );
  if (!read.ok) throw new Error('refused');
  const stuck = applyChance(read.state, 'D0734');

  test('a playout lets the player drop out', () => {
    expect(tsuro.legalMoves(stuck)).toEqual([]);
    const playout = rolloutGame(tsuro, stuck, seededRng(1), { moves: 1000 });
    expect(playout).toEqual({ returns: [1, 0, 0], moves: 0 });
  });

  test('a search has nothing to rate, and passes such states', async () => {
    const agent = AGENTS.search({ iterations: 40 });
    expect(agent.analyse(stuck, { rng: seededRng(1) })).toEqual([]);
    const before = applyChance(newGame({ rules: { legality: 'reference' } }), 'D000102');
    expect(agent.analyse(before, { rng: seededRng(1) }).length).toBeGreaterThan(0);
  });

  test('a person is not asked', async () => {
    const { conversation, prompts } = scriptedConversation(['quit']);
    const person = humanAgent(tsuro, TSURO_CONSOLE, 'Ada', conversation);
    const asked = Promise.resolve(person.chooseMove(stuck, { rng: seededRng(1) }));
    await expect(asked).rejects.toThrow('There is no legal move.');
    expect(prompts).toEqual([]);
  });

  test('an agent forfeits in a match, and the others win', async () => {
    const agents = [AGENTS.random(), AGENTS.random(), AGENTS.random()];
    const match = await playMatch(tsuro, agents, { start: stuck, seed: 1 });
    expect(match.forfeits).toMatchObject([{ player: 'C' }]);
    expect(match.record.events).toEqual(['C!']);
    expect(standings(replayed(match.record))[0]).toMatchObject({ player: 'A', winner: true });
  });
});

/** Return the last state of a record. */
function replayed(record: GameRecord<TsuroTypes>) {
  const result = replay(tsuro, record);
  const last = result.states.at(-1);
  if (!result.ok || last === undefined) throw new Error('refused');
  return last;
}
