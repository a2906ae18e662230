/** Rooms on the page: their addresses, and the game of a room as the table has it. */
import { seededRng } from 'azulejo';
import type { Game, GameTypes } from 'azulejo/game';
import { applyEntry, type Entry, type Room } from 'azulejo/online';
import { loadSession, newSession } from 'azulejo/record';
import { expect, test } from 'vitest';
import {
  clockOf,
  type Line,
  lineOf,
  namesIn,
  recordOf,
  shownMatch,
} from '../../playground/online/line.js';
import type { PlayedGame } from '../../playground/shell/played-game.js';
import { readAddress, writeAddress } from '../../playground/shell/sharing/address.js';
import { azulGame, cubeGame, tsuroGame, urGame } from './english.js';

test.each([
  ['#room=ab2c', 'ab2c', undefined],
  ['#room=ab2c.x-Y_9', 'ab2c', 'x-Y_9'],
])('%s leads to a room', (hash, id, secret) => {
  expect(readAddress(hash)).toEqual({ kind: 'room', id, secret });
  expect(writeAddress({ kind: 'room', id, secret })).toBe(hash);
});

test.each(['#room=', '#room=a.', '#room=a/b', '#room=a.b.c', `#room=${'a'.repeat(41)}`])(
  '%s leads to no room',
  (hash) => {
    expect(readAddress(hash)?.kind).not.toBe('room');
  },
);

/** A room in which a game has begun. */
function begun(rules: Game<GameTypes>): Room {
  const at = 1000;
  const { record, state } = newSession(rules, { seed: 1 });
  const given = record.rules;
  const settings = { game: rules.name, rules: given, clock: 900_000, leavers: 1 };
  const seats = rules.players(given).length;
  const entries: Entry[] = [
    { kind: 'room', at, settings: { ...settings, isPrivate: false, watchersChat: true } },
    { kind: 'join', at, person: 'p1', name: 'Ada', browser: 'x', watches: false },
    { kind: 'sit', at, seat: 0, occupant: { person: 'p1' } },
    ...Array.from({ length: seats - 1 }, (_, index): Entry => {
      return { kind: 'sit', at, seat: index + 1, occupant: { level: 1 } };
    }),
    {
      kind: 'start',
      at,
      start: rules.encode(state),
      rules: given,
      order: Array.from({ length: seats }, (_, index) => index),
      fairness: '',
    },
  ];
  let room: Room | undefined;
  for (const entry of entries) room = applyEntry(rules, room, entry);
  if (room === undefined) throw new Error('There is no room.');
  return room;
}

/** Play the first event that can happen. */
function played({ rules }: PlayedGame, room: Room): Room {
  const state = room.match?.state;
  const event = rules.chance?.isDue(state)
    ? rules.chance.sample(state, seededRng(room.entries))
    : (rules.legalMoves(state)[0] ?? '');
  return applyEntry(rules, room, { kind: 'play', at: 2000 + room.entries, event });
}

const ALL: readonly PlayedGame[] = [azulGame, urGame, tsuroGame, cubeGame];

test.each(ALL)('$board: the game of a room goes on and back', (game) => {
  let room = begun(game.rules);
  const names = namesIn(game, room);
  expect(new Set(names).size).toBe(names.length);
  let line: Line | undefined;
  for (let turn = 0; turn < 12; turn++) {
    room =
      turn === 7
        ? applyEntry(game.rules, room, { kind: 'undo', at: 9000, events: 3 })
        : played(game, room);
    const { match } = room;
    if (match === undefined) throw new Error('There is no game.');
    line = lineOf(game, match, names, line);
    expect(lineOf(game, match, names, line)).toBe(line);
    expect(line.session.record.events).toEqual(match.events);
    expect(game.rules.encode(line.session.state)).toEqual(game.rules.encode(match.state));
    const shown = shownMatch(game, 'room', room, match, line, [0]);
    expect(shown.seats.map((seat) => seat === 'human')).toEqual(names.map((_, seat) => seat === 0));
    const record = recordOf(shown);
    expect(record).not.toMatch(/^seed /m);
    expect(loadSession(game.rules, record).ok).toBe(true);
    expect(clockOf(game, room, 20_000)?.left).toEqual(match.left);
  }
});
