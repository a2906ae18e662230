/** Games that are saved, shared and opened again. */
import { newSession } from 'azulejo/record';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Action, reduce } from '../../playground/shell/actions/reduce.js';
import { eventsOf, namesOf } from '../../playground/shell/model/match.js';
import type { Page } from '../../playground/shell/model/page.js';
import {
  gameOfRecord,
  readRecordFile,
  writeRecordFile,
} from '../../playground/shell/model/record-file.js';
import {
  dispensable,
  knownSaved,
  loadSaved,
  MOST_SAVED,
  type SavedGame,
  saveMatch,
} from '../../playground/shell/model/saved.js';
import { nextStep } from '../../playground/shell/model/turns.js';
import { Opening } from '../../playground/shell/running/opening.js';
import { Saving } from '../../playground/shell/running/saving.js';
import { readAddress, writeAddress } from '../../playground/shell/sharing/address.js';
import { packGame, unpackGame } from '../../playground/shell/sharing/link.js';
import { readPasted } from '../../playground/shell/sharing/pasted.js';
import { anyText } from '../support/any-text.js';
import { azulGame } from './english.js';
import { FIRST_PAGE, inEnglish, matchOf, pageWith, people, playOn, settle } from './pages.js';

/** Save a game, turn it into text and back as a database does, and load it. */
function reload(saved: SavedGame) {
  const match = loadSaved(azulGame, structuredClone(saved));
  if (match === undefined) throw new Error('The game was not loaded.');
  return match;
}

describe('a saved game', () => {
  test.each([0, 1, 7, 30, 1000])('is the same after a reload, %s moves on', (moves) => {
    const match = matchOf(playOn(people(3), moves));
    const loaded = reload(saveMatch(inEnglish(azulGame), match, 5));
    expect(eventsOf(loaded)).toEqual(eventsOf(match));
    expect({ ...loaded, line: 0 }).toEqual({ ...match, line: 0 });
    expect(loaded.line.record).toEqual(match.line.record);
  });

  test('keeps agents as agents, in the middle of their turn', () => {
    const page = reduce(people(), { type: 'change-seat', index: 0, seat: 'level-3' });
    const both = reduce(page, { type: 'change-seat', index: 1, seat: 'level-4' });
    const loaded = reload(saveMatch(inEnglish(azulGame), matchOf(both), 5));
    expect(loaded.seats).toEqual(['level-3', 'level-4']);
    const opened = reduce(FIRST_PAGE, { type: 'open', match: loaded });
    expect(nextStep(opened)?.kind).toBe('agent');
  });

  test('keeps what was undone, to be redone', () => {
    const undone = reduce(playOn(people(), 6), { type: 'undo' });
    const loaded = reload(saveMatch(inEnglish(azulGame), matchOf(undone), 5));
    expect([loaded.count, eventsOf(loaded).length]).toEqual([6, 7]);
  });

  test('says who plays, the points, and how far it is', () => {
    const saved = saveMatch(
      inEnglish(azulGame),
      matchOf(playOn(pageWith(['human', 'level-1']), 3)),
      5,
    );
    expect(saved).toMatchObject({ names: ['Ada', 'Bruno'], scores: [0, 0], updated: 5 });
    expect(saved.progress).toBe('Round 1, your turn');
    const over = saveMatch(inEnglish(azulGame), matchOf(pageWith(['level-1', 'random'])), 5);
    expect(over.progress).toMatch(/ wins$| share the win$/);
  });

  test('that is damaged is not loaded, and one with an unknown agent gets a person', () => {
    const saved = saveMatch(inEnglish(azulGame), matchOf(playOn(people(), 3)), 5);
    expect(loadSaved(azulGame, { ...saved, record: saved.record.slice(40) })).toBeUndefined();
    expect(reload({ ...saved, seats: ['level-9', 'level-2'] }).seats).toEqual(['human', 'level-2']);
    expect(reload({ ...saved, count: 77 }).count).toBe(4);
  });
});

/** A page on which a link has put the game of another, as a person who follows it sees it. */
function linked(page: Page, seats: readonly string[]): Page {
  const { line } = matchOf(page);
  return reduce(FIRST_PAGE, { type: 'enter', line, seats, link: '#play/x', id: 'l', now: 1 });
}

describe('the game of a link', () => {
  test('is kept once a person plays on, and not by what agents do', () => {
    const opened = linked(playOn(people(), 3), ['human', 'level-1']);
    expect(matchOf(opened)).toMatchObject({ link: '#play/x', isPlayed: false });
    const page = settle(opened);
    expect(matchOf(page)).toMatchObject({ link: '#play/x', isPlayed: false });
    expect(matchOf(playOn(page, 1)).isPlayed).toBe(true);
    expect(matchOf(playOn(page, 1)).link).toBeUndefined();
  });

  test('between agents is played to its end, and is not kept', () => {
    const over = settle(linked(people(), ['level-1', 'level-1']));
    expect(eventsOf(matchOf(over)).length).toBeGreaterThan(20);
    expect(matchOf(over)).toMatchObject({ link: '#play/x', isPlayed: false });
  });

  test('that is looked through is not kept', () => {
    const page = linked(playOn(people(), 9), []);
    const viewed = reduce(reduce(page, { type: 'view', events: 4 }), { type: 'go', place: 'menu' });
    expect(matchOf(viewed).link).toBe('#play/x');
    const forked = matchOf(reduce(viewed, { type: 'fork', id: 'f', now: 2 }));
    expect([forked.link, forked.isPlayed]).toEqual([undefined, true]);
  });
});

test('a full list loses nothing that a person has played, nor the latest game', () => {
  const saved = saveMatch(inEnglish(azulGame), matchOf(people()), 5);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(true, false, undefined), { maxLength: MOST_SAVED + 30 }),
      (played) => {
        const all = played.map((isPlayed, index): SavedGame => {
          const { isPlayed: _, ...rest } = saved;
          return { ...rest, id: `${index}`, ...(isPlayed !== undefined && { isPlayed }) };
        });
        const gone = dispensable(all);
        expect(gone.every(({ isPlayed }) => isPlayed === false)).toBe(true);
        expect(gone).not.toContain(all[0]);
        const left = all.filter((each) => !gone.includes(each));
        // No more are deleted than must be.
        expect(left.length).toBeGreaterThanOrEqual(Math.min(all.length, MOST_SAVED));
        if (left.length <= MOST_SAVED) return;
        expect(left.slice(1).every(({ isPlayed }) => isPlayed !== false)).toBe(true);
      },
    ),
  );
});

describe('a record as a file', () => {
  test('has the whole game, and who plays on', () => {
    const match = matchOf(playOn(pageWith(['human', 'level-3']), 5));
    const read = readRecordFile(inEnglish(azulGame), writeRecordFile(match));
    if (!read.ok) throw new Error(read.reason);
    expect(read.line.events).toEqual(eventsOf(match));
    expect(read.seats).toEqual(['human', 'level-3']);
  });

  test('does not have what was undone', () => {
    const match = matchOf(reduce(playOn(people(), 5), { type: 'undo' }));
    const read = readRecordFile(inEnglish(azulGame), writeRecordFile(match));
    expect(read.ok && read.line.events).toEqual(eventsOf(match).slice(0, match.count));
  });

  test('of a game that is over has its standings', () => {
    const match = matchOf(pageWith(['level-1', 'random']));
    expect(writeRecordFile(match)).toMatch(/^result finished$/m);
    expect(readRecordFile(inEnglish(azulGame), writeRecordFile(match)).ok).toBe(true);
  });

  test('can be continued even if it has no seed', () => {
    const text = writeRecordFile(matchOf(playOn(people(), 5))).replace(/^seed .*\n/m, '');
    const read = readRecordFile(inEnglish(azulGame), text);
    expect(read.ok && read.line.record.seed).toBe(1);
  });

  test.each(['', 'azulejo-record 1\ngame chess\n', 'x'.repeat(600_000)])(
    'that is invalid is refused with a reason: %.20s',
    (text) => {
      const read = readRecordFile(inEnglish(azulGame), text);
      expect(read.ok ? '' : read.reason).toMatch(/^\w.*\.$/);
    },
  );

  test('with an illegal move is refused', () => {
    const text = writeRecordFile(matchOf(playOn(people(), 2)));
    expect(readRecordFile(inEnglish(azulGame), text.replace(/(move .*\n)/, '$1$1')).ok).toBe(false);
  });
});

describe('a link', () => {
  test('has the whole game in few letters', async () => {
    const match = matchOf(playOn(people(4), 1000));
    const shared = { record: match.line.save(), seats: match.seats };
    const packed = await packGame(shared);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(2500);
    expect(await unpackGame(packed)).toEqual(shared);
  });

  test('of any text does not throw', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(10), async (text) => {
        expect(await unpackGame(text)).toBeUndefined();
      }),
      { numRuns: 30 },
    );
    const packed = await packGame({ record: 'x', seats: [] });
    expect(await unpackGame(packed.slice(0, -3))).toBeUndefined();
  });

  test('that unpacks to a very long text is refused', async () => {
    const packed = await packGame({ record: 'x'.repeat(5_000_000), seats: [] });
    expect(packed.length).toBeLessThan(100_000);
    expect(await unpackGame(packed)).toBeUndefined();
  });
});

describe('an address', () => {
  test.each([
    { kind: 'menu', game: undefined },
    { kind: 'menu', game: 'azul' },
    { kind: 'check', game: undefined },
    { kind: 'check', game: 'azul' },
    { kind: 'saved', id: 'k3-abc' },
    { kind: 'shared', game: 'azul', packed: 'ab-_9', view: undefined },
    { kind: 'shared', game: 'azul', packed: 'ab-_9', view: 12 },
  ] as const)('is read as it is written: $kind', (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  test('of earlier versions has a position', () => {
    expect(readAddress('#shared=AFCfB&players=A0')?.kind).toBe('position');
    expect(readAddress('#nothing')).toBeUndefined();
    expect(readAddress(`#a=${'x'.repeat(5000)}`)).toBeUndefined();
  });
});

describe('a pasted text', () => {
  const record = writeRecordFile(matchOf(playOn(people(), 3)));

  test('is a record, even if it is quoted', () => {
    const quoted = `On Monday, Ada wrote:\n${record.replace(/^/gm, '> ')}`;
    const fenced = `Look:\n\`\`\`\n${record}\`\`\`\nShe won.\n`;
    const windows = record.replaceAll('\n', '\r\n');
    for (const text of [record, `\n${record}\n\n`, quoted, windows, fenced, fenced.slice(0, -9)]) {
      const pasted = readPasted(text);
      expect(pasted.kind === 'record' && readRecordFile(inEnglish(azulGame), pasted.text).ok).toBe(
        true,
      );
    }
  });

  test('names its game, if it is a record', () => {
    expect(gameOfRecord(record)).toBe('azul');
    expect(gameOfRecord('azulejo-record 1\nplayer A "game chess"\n')).toBeUndefined();
  });

  test.each([
    '#play/azul/ab-_9/12',
    '#game/ab-_9',
    '#room=abcd2345ef.s-Ec_ReT',
    '#room=abcd2345ef',
  ])('is a link, with or without its server: %s', (fragment) => {
    expect(readPasted(`Come and play: https://example.org/playground/${fragment}.`)).toEqual({
      kind: 'address',
      fragment,
    });
    for (const text of [`https://example.org/playground/${fragment}`, fragment, ` ${fragment} `]) {
      expect(readPasted(text)).toEqual({ kind: 'address', fragment });
    }
  });

  test.each(['AF B', 'AF\nB\n', '["AF","B"]', '“AF”, “B”', "'AF' 'B'  "])(
    'is the two strings of a state: %s',
    (text) => {
      expect(readPasted(text)).toEqual({ kind: 'state', encoded: ['AF', 'B'] });
    },
  );

  test('can be nothing', () => {
    fc.assert(fc.property(fc.string(), (text) => readPasted(text).kind.length > 0));
    expect(readPasted('hello')).toEqual({ kind: 'nothing' });
  });
});

test('names may be any text', () => {
  const page = reduce(
    reduce(FIRST_PAGE, { type: 'name-player', index: 0, name: '<b>"Ada" & co' }),
    { type: 'start', id: 'n', now: 1, seed: 1 },
  );
  expect(namesOf(reload(saveMatch(inEnglish(azulGame), matchOf(page), 2)))[0]).toBe(
    '<b>"Ada" & co',
  );
});

describe('text from outside', () => {
  const LONG = 'x'.repeat(99_000);

  /** A game whose players have these names in its record. */
  function named(names: readonly string[]): Page {
    const line = newSession(azulGame.rules, { names, seed: 1 });
    return reduce(FIRST_PAGE, { type: 'enter', line, link: '#play/x', id: 'l', now: 1 });
  }

  test.each([
    ['Ada', 'Ada'],
    // A full name that nobody could type into the menu.
    ['Maria Fernanda de Oliveira Santos', 'Maria Fernanda de Oliveira Santos'],
    [LONG, `${LONG.slice(0, 60)}…`],
    [`\u202e${LONG}`, `${LONG.slice(0, 60)}…`],
    ['A\u0007B\u2028C', 'ABC'],
  ])('is cut where it names a player, and stays as it is in the record', (name, shown) => {
    const match = matchOf(named([name, 'Bruno']));
    expect(namesOf(match)).toEqual([shown, 'Bruno']);
    // What shows it need not be drawn anew.
    expect(namesOf({ ...match })).toBe(namesOf(match));
    expect(match.line.record.names).toEqual([name, 'Bruno']);
    expect(saveMatch(inEnglish(azulGame), match, 5).names).toEqual([shown, 'Bruno']);
  });

  test('is cut in all that is said of a game, also of one that another program has saved', () => {
    const page = named([LONG, LONG]);
    const saved = saveMatch(inEnglish(azulGame), matchOf(page), 5);
    const foreign = knownSaved({ ...saved, names: [LONG, LONG], progress: LONG });
    for (const said of [page.announcement, saved.progress, ...(foreign?.names ?? [])]) {
      expect(said.length).toBeLessThan(200);
    }
    expect(foreign?.progress.length).toBeLessThan(6000);
  });

  test('is cut where it names a game that there is not', async () => {
    const said: string[] = [];
    const store = {
      page: FIRST_PAGE,
      dispatch: (action: Action) => void (action.type === 'say' && said.push(action.notice)),
    };
    const text = `azulejo-record 1\ngame ${LONG}\n`;
    vi.stubGlobal('location', { hash: '' });
    await new Opening(store, new Saving(store)).openText(text);
    vi.unstubAllGlobals();
    expect(said).toEqual([`This page has no game called ${LONG.slice(0, 60)}….`]);
  });
});
