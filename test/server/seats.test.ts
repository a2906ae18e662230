/** Seats stay in play when a player is gone, at every phase of every game. */
import { describe, expect, test } from 'vitest';
import { cubeBlokus } from '../../src/cube-blokus.js';
import { type Game, type GameTypes, safeDecodeRules } from '../../src/game.js';
import { azul } from '../../src/index.js';
import {
  applyEntry,
  type Entry,
  isPlaying,
  type Room,
  seatsOf,
  seatToMove,
  TAKEN_OVER_AFTER,
} from '../../src/online.js';
import { royalUr } from '../../src/royal-ur.js';
import { tsuro } from '../../src/tsuro.js';
import { Tabletop } from './tabletop.js';

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dilan', 'Elif'];

function rulesOf(game: Game<GameTypes>, given: object): object {
  const read = safeDecodeRules(game, given);
  if (!read.ok) throw new RangeError(read.issues[0]?.message);
  return read.rules;
}

/** Games by their rules, with people at all seats. */
const TABLES: readonly (readonly [name: string, game: Game<GameTypes>, rules: object])[] = [
  ['Azul for two', azul, rulesOf(azul, {})],
  ['Azul for four', azul, rulesOf(azul, { players: 4, mosaic: 'fixed' })],
  ['the Royal Game of Ur', royalUr, rulesOf(royalUr, {})],
  ['Tsuro for five', tsuro, rulesOf(tsuro, { players: 5 })],
  ['Tsuro with suicides', tsuro, rulesOf(tsuro, { players: 3, legality: 'reference' })],
  ['Cube Blokus', cubeBlokus, rulesOf(cubeBlokus, {})],
];

/** Parts of a game after which somebody is gone, in moves. */
const PHASES = [0, 1, 20];

function seated(game: Game<GameTypes>, rules: object, clock = 0): Tabletop {
  const table = new Tabletop(game, { rules, clock });
  for (const [seat] of table.room.seats.entries()) {
    const person = table.come(NAMES[seat] ?? '');
    table.ask(person, 'sit', { seat });
  }
  table.begin();
  return table;
}

/** The person whose turn it is. */
function mover(table: Tabletop): { id: string; seat: number } {
  const seat = seatToMove(table.game, table.room);
  const person = table.room.people.find(({ id }) => seatsOf(table.room, id).includes(seat));
  return { id: person?.id ?? '', seat };
}

/** Find a part of a room that can be changed; states are the game's. */
function openPart(value: unknown, path = 'room'): string | undefined {
  if (typeof value !== 'object' || value === null || /\.(?:state|before)$/.test(path)) return;
  if (!Object.isFrozen(value)) return path;
  const found = Object.entries(value).map(([name, part]) => openPart(part, `${path}.${name}`));
  return found.find((each) => each !== undefined);
}

/** A client that was there from the beginning has the same room, which nobody can change. */
function expectAgreed(table: Tabletop): void {
  expect(openPart(table.room)).toBeUndefined();
  expect(table.entries.some((entry) => Object.isFrozen(entry))).toBe(false);
  const room = table.entries.reduce<Room | undefined>(
    (sum, entry) => applyEntry(table.game, sum, entry),
    undefined,
  );
  expect(room && { ...room, match: undefined }).toEqual({ ...table.room, match: undefined });
  expect(room?.match?.events).toEqual(table.room.match?.events);
}

function expectEnds(table: Tabletop): void {
  table.play(2000);
  expect(isPlaying(table.room)).toBe(false);
  expect(table.room.match?.over).toBeDefined();
  expectAgreed(table);
}

/** How somebody whose turn it is goes, and whether the seat is given back. */
const FATES: Readonly<Record<string, (table: Tabletop, person: string, seat: number) => boolean>> =
  {
    leaves: (table, person) => {
      expect(table.ask(person, 'leave', {})).toBe('done');
      return true;
    },
    'is lost': (table, person, seat) => {
      table.lose(person);
      table.pass(59_000);
      expect(table.room.seats[seat]?.control).toBeUndefined();
      table.pass(1000);
      expect(table.room.seats[seat]?.control?.why).toBe('lost');
      return true;
    },
    'is kicked': (table, person, seat) => {
      const host = table.room.host === person ? '' : table.room.host;
      if (host === '') table.ask(table.room.host, 'replace', { seat, level: 1 });
      else expect(table.ask(host, 'kick', { person })).toBe('done');
      return false;
    },
    'runs out of time': (table, _, seat) => {
      table.pass(200_000);
      const { entries, game, room } = table;
      if (game.forfeits === undefined) expect(room.seats[seat]?.control?.why).toBe('time');
      else expect(entries).toContainEqual(expect.objectContaining({ kind: 'play', why: 'time' }));
      return false;
    },
    resigns: (table, person, seat) => {
      expect(['done', 'move.illegal']).toContain(table.ask(person, 'resign', { seat }));
      return false;
    },
  };

describe.each(TABLES)('%s', (_, game, rules) => {
  test.each(Object.entries(FATES))('somebody %s, at each phase', (_fate, go) => {
    for (const phase of PHASES) {
      const table = seated(game, rules, 180_000);
      table.play(phase);
      if (!isPlaying(table.room)) continue;
      const { id, seat } = mover(table);
      const wasHost = table.room.host === id;
      const isGivenBack = go(table, id, seat);
      if (isPlaying(table.room) && table.room.seats[seat]?.control !== undefined) {
        // A level plays, at once: the seat has no clock any more.
        expect(table.room.seats[seat]?.control?.level).toBe(1);
        if (seatToMove(game, table.room) === seat) expect(table.step()).toBe('level');
      }
      const isGone = table.room.people.find((each) => each.id === id)?.presence !== 'here';
      if (wasHost && isGone) {
        const next = table.room.people.find((each) => each.id === table.room.host);
        expect(next?.presence).toBe('here');
        expect(seatsOf(table.room, table.room.host).length).toBe(1);
      }
      if (isGivenBack && isPlaying(table.room)) {
        table.comeBack(id);
        while (isPlaying(table.room) && seatToMove(game, table.room) === seat) table.step();
        if (isPlaying(table.room)) expect(table.room.seats[seat]?.control).toBeUndefined();
      }
      expectEnds(table);
    }
  });

  test('all leave one after the other, and all but one come back', () => {
    const table = seated(game, rules);
    const people = table.room.people.map(({ id }) => id);
    for (const person of people) {
      table.play(3);
      table.ask(person, 'leave', {});
    }
    table.play(2);
    for (const person of people.slice(1)) {
      table.comeBack(person);
      table.play(3);
    }
    if (isPlaying(table.room)) {
      expect(table.room.host).not.toBe(people[0]);
      expect(table.room.people.find(({ id }) => id === table.room.host)?.presence).toBe('here');
    }
    expectEnds(table);
  });

  test('all agree to go back, or one does not', () => {
    const table = seated(game, rules);
    table.play(6);
    const { events = [] } = table.room.match ?? {};
    const [first = '', ...others] = table.room.people.map(({ id }) => id);
    expect(table.ask(first, 'undo', { events: events.length - 2 })).toBe('done');
    expect(table.ask(others[0] ?? '', 'agree', { yes: false })).toBe('done');
    expect(table.room.match?.events).toEqual(events);
    expect(table.ask(first, 'undo', { events: events.length - 2 })).toBe('done');
    for (const other of others) expect(table.ask(other, 'agree', { yes: true })).toBe('done');
    expect(table.room.match?.events.slice(0, events.length - 2)).toEqual(events.slice(0, -2));
    expectEnds(table);
  });

  test('a game does not go back while somebody is away for a moment, unless a level plays', () => {
    const table = seated(game, rules);
    table.play(6);
    const { events = [] } = table.room.match ?? {};
    const [first = '', ...others] = table.room.people.map(({ id }) => id);
    const goBack = () => {
      expect(table.ask(first, 'undo', { events: 0 })).toBe('done');
      for (const other of others.slice(1)) table.ask(other, 'agree', { yes: true });
    };
    table.lose(others[0] ?? '');
    goBack();
    expect(table.room.match?.events).toEqual(events);
    table.pass(TAKEN_OVER_AFTER);
    goBack();
    expect(table.room.match?.events.length).toBeLessThan(events.length);
  });
});

test.each(['replaced', 'out of time', 'giving up'])(
  'a level that plays to the end, since somebody was %s, stays when they leave and come back',
  (why) => {
    // For three, as a game of two ends when one gives up.
    const table = seated(azul, rulesOf(azul, { players: 3 }), 180_000);
    table.play(4);
    const { id, seat } = mover(table);
    if (why === 'replaced') table.ask(table.room.host, 'replace', { seat, level: 2 });
    else if (why === 'giving up') table.ask(id, 'resign', { seat });
    else table.pass(200_000);
    const { control } = table.room.seats[seat] ?? {};
    expect(control?.level).toBe(why === 'replaced' ? 2 : 1);
    table.ask(id, 'leave', {});
    table.comeBack(id);
    table.play(4);
    expect(table.room.seats[seat]?.control).toEqual(control);
    expectEnds(table);
  },
);

test('an entry of no known kind is refused, whatever stands in its place', () => {
  const { game, room } = seated(royalUr, rulesOf(royalUr, {}));
  for (const before of [room, undefined]) {
    for (const kind of ['mix', 'toString', 7, null, undefined, ['join'], Symbol('join')]) {
      const entry = { kind, at: 0 } as unknown as Entry;
      expect(() => applyEntry(game, before, entry)).toThrow(RangeError);
    }
  }
});

test('a move is played once, however often it is asked for', () => {
  const table = seated(royalUr, rulesOf(royalUr, {}));
  const { id } = mover(table);
  const { events = [], state } = table.room.match ?? {};
  const [text = ''] = table.game.legalMoves(state);
  expect(table.ask(id, 'move', { event: events.length, text })).toBe('done');
  const { entries } = table.room;
  expect(table.ask(id, 'move', { event: events.length, text })).toBe('done');
  expect(table.room.entries).toBe(entries);
  expect(table.ask(id, 'move', { event: events.length + 5, text })).toBe('move.stale');
});
