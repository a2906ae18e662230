/** Records, logs and sessions of every game of the package: whole games. */
import { describe, expect, test } from 'vitest';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { GAMES } from '../../src/games.js';
import {
  loadSession,
  newSession,
  readLog,
  readRecord,
  replay,
  type Session,
  writeLog,
  writeRecord,
} from '../../src/record.js';

/** Play on with the first move, or draw the event that is due. */
function step(game: Game<GameTypes>, session: Session<GameTypes>): Session<GameTypes> {
  const [move] = game.legalMoves(session.state);
  return move === undefined ? session.draw() : session.play(move);
}

describe.each(GAMES)('$name', ({ load }) => {
  test('a match is written, read, replayed and logged', async () => {
    const game: Game<GameTypes> = await load();
    const agents = game.players(completeRules(game.settings, {})).map(() => randomAgent(game));
    const { record } = await playMatch(game, agents, { seed: 3 });
    expect(record.result?.kind).toBe('finished');
    const text = writeRecord(game, record);
    const read = readRecord(game, text);
    expect(read).toEqual({ ok: true, record, complete: true, warnings: [] });
    expect(writeRecord(game, record)).toBe(text);
    const { ok, states } = replay(game, record);
    expect([ok, states.length]).toEqual([true, record.events.length + 1]);
    expect(game.isOver(states.at(-1))).toBe(true);
    const move = record.events.find((event) => game.chance?.isEvent(event) !== true) ?? '';
    const failed = [{ move, after: 0 }];
    expect(readLog(game, writeLog(game, record, failed))).toMatchObject({
      ...{ ok: true, record, failed },
    });
    const wrong = replay(game, { ...record, events: [...record.events.slice(0, 2), move] });
    expect(wrong.ok || wrong.issues.map(({ code, event }) => [code, event])).toEqual([
      ['replay.event-impossible', 2],
    ]);
  });

  test('a session is undone, saved, and loaded with the same chance', async () => {
    const game: Game<GameTypes> = await load();
    const first = newSession(game, { seed: 5 });
    let session = first;
    for (let count = 0; count < 30; count++) session = step(game, session);
    const loaded = loadSession(game, session.save());
    if (!loaded.ok) throw new Error('a saved session is loaded');
    expect(loaded.session.events).toEqual(session.events);
    expect(step(game, loaded.session).events).toEqual(step(game, session).events);
    const strings = ({ state }: Session<GameTypes>) => game.encode(state);
    expect(strings(session.undo().redo())).toEqual(strings(session));
    expect(strings(session.undo(30))).toEqual(strings(first));
  });
});
