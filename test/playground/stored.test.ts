/** What the browser says and keeps is data: it is checked, and one bad entry costs one entry. */
import { cubeBlokusRules } from 'azulejo/cube-blokus';
import { newSession } from 'azulejo/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCourse, settled } from '../../playground/games/cube-blokus/course.js';
import { reduce } from '../../playground/shell/actions/reduce.js';
import { knownEditing } from '../../playground/shell/model/editing.js';
import { firstPage } from '../../playground/shell/model/page.js';
import { readPreferences } from '../../playground/shell/model/preferences.js';
import { readSolved } from '../../playground/shell/model/puzzles.js';
import {
  knownSaved,
  loadSaved,
  progressOf,
  saveMatch,
} from '../../playground/shell/model/saved.js';
import { firstSetup, readSetup } from '../../playground/shell/model/setup.js';
import { withTimes } from '../../playground/shell/model/timing.js';
import {
  LANGUAGES,
  type Language,
  preferredLanguage,
  timeIn,
} from '../../src/engine/board/language/languages.js';
import { azulGame, cubeGame, ENGLISH_SHELL, tsuroGame, urGame } from './english.js';
import { inEnglish, matchOf, people, playOn } from './pages.js';

/** What browsers and systems have called their languages. */
const SAID: readonly (readonly [said: unknown, language: Language])[] = [
  [['en-US@posix'], 'en'],
  [['de_AT.UTF-8', 'en'], 'de'],
  [['es-419', 'es'], 'es'],
  [['x-klingon', 'pt-BR'], 'pt'],
  [['*'], 'en'],
  [[''], 'en'],
  [[null, 5, 'de'], 'de'],
  [[], 'en'],
  [undefined, 'en'],
  [null, 'en'],
  ['de', 'en'],
];

/** The language tags of a browser that may say anything. */
const said = fc.oneof(
  fc.anything(),
  fc.array(fc.oneof(fc.string(), fc.constantFrom('de', 'en-US', 'C', 'C.UTF-8', 'en-US@posix'))),
);

describe('the languages that a browser says', () => {
  test.each(SAID)('%j', (wanted, language) => {
    expect(preferredLanguage(wanted)).toBe(language);
    expect(timeIn(language, 0, wanted)).toContain('1970');
  });

  test('may be anything', () => {
    fc.assert(
      fc.property(said, fc.double(), (wanted, time) => {
        expect(Object.keys(LANGUAGES)).toContain(preferredLanguage(wanted));
        for (const language of ['en', 'de', 'es', 'pt'] as const) {
          expect(timeIn(language, time, wanted)).not.toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });
});

const SAVED = saveMatch(inEnglish(azulGame), matchOf(playOn(people(), 9)), 5);

/** A saved game with any value in the place of one or more of its own, or without them. */
const damaged = fc
  .dictionary(fc.constantFrom(...Object.keys(SAVED)), fc.anything(), { maxKeys: 3 })
  .chain((values) =>
    fc.subarray(Object.keys(SAVED), { maxLength: 3 }).map((missing) => {
      const all = Object.entries({ ...SAVED, ...values });
      return Object.fromEntries(all.filter(([name]) => !missing.includes(name)));
    }),
  );

describe('a saved game', () => {
  test('is listed and loaded whatever one of its values is, as long as it has a record', () => {
    fc.assert(
      fc.property(damaged, (value) => {
        const known = knownSaved(value);
        if (known === undefined) {
          const { id, game, record } = value;
          const isGame = [id, game, record].every((text) => typeof text === 'string');
          expect(isGame && /^[\w-]+$/.test(`${id}`)).toBe(false);
          return;
        }
        // What the list shows.
        expect(known.names.every((name) => typeof name === 'string')).toBe(true);
        expect(known.scores.every((score) => Number.isFinite(score))).toBe(true);
        expect(typeof known.progress).toBe('string');
        expect(timeIn('en', known.updated, [])).not.toBe('');
        const match = loadSaved(azulGame, known);
        if (match === undefined) return;
        expect(match.seats.length).toBe(2);
        expect(progressOf(inEnglish(azulGame), match)).not.toBe('');
        expect(saveMatch(inEnglish(azulGame), match, 5).record).toBe(known.record);
      }),
      { numRuns: 500 },
    );
  });

  test('that is none is left out, and the others are listed', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(typeof Object(value).record !== 'string');
        expect([value, SAVED].flatMap((each) => knownSaved(each) ?? [])).toHaveLength(1);
      }),
    );
  });

  test('keeps all that it has when it is read', () => {
    expect(knownSaved(structuredClone(SAVED))).toEqual(SAVED);
  });
});

test.each([-1, 1.5, 99, Number.NaN, '2', undefined])(
  'a training game whose count is %s is not an error of the menu',
  (count) => {
    const record = newSession(cubeBlokusRules, { seed: 1 }).save();
    const kept = knownSaved({ ...SAVED, id: 'training', game: 'cube-blokus', record, count });
    if (kept === undefined) throw new Error('It is a saved game.');
    const course = { ...readCourse(undefined), game: 'training' };
    expect(settled(course, [kept])).toBe(course);
  },
);

describe('what is kept beside the games', () => {
  test('may be any value', () => {
    const match = matchOf(people());
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof knownEditing(azulGame, value).draft.shared).toBe('string');
        expect(withTimes(match, value)).toBe(match);
        expect(readPreferences(value).speed).toMatch(/^\w+$/);
        expect([...readSolved(value)].every((id) => typeof id === 'string')).toBe(true);
        expect(settled(readCourse(value), [])).toBeDefined();
      }),
    );
  });
});

describe('what was last chosen for a new game', () => {
  /** Choices that may have been kept by anybody: those of the menu, and others in their places. */
  const kept = fc.record(
    {
      players: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.anything()),
      names: fc.oneof(fc.array(fc.oneof(fc.string(), fc.anything())), fc.anything()),
      seats: fc.oneof(fc.array(fc.constantFrom('human', 'level-1', 'level-99')), fc.anything()),
      settings: fc.oneof(
        fc.dictionary(fc.constantFrom('mosaic', 'tokens', '__proto__'), fc.string()),
        fc.anything(),
      ),
      covers: fc.anything(),
      clock: fc.oneof(
        fc.record({ minutes: fc.constantFrom(0, 5, 7, -1), increment: fc.constantFrom(0, 2, 3) }),
        fc.anything(),
      ),
    },
    { requiredKeys: [] },
  );

  test('begins a game, whatever was kept', () => {
    const games = fc.constantFrom(azulGame, urGame, tsuroGame, cubeGame);
    fc.assert(
      fc.property(games, fc.oneof(kept, fc.anything()), (game, value) => {
        const setup = readSetup(game, value);
        const page = { ...firstPage(game, ENGLISH_SHELL), setup };
        const { match } = reduce(page, { type: 'start', id: 'x', now: 0, seed: 1 });
        expect(match?.seats.length).toBe(setup.players);
        expect(readSetup(game, setup)).toEqual(setup);
      }),
    );
  });

  test('is read as it was kept', () => {
    const setup = {
      ...firstSetup(azulGame),
      players: 3,
      names: ['Zoë', 'Ben', 'Caro', 'Dan'],
      seats: ['level-3', 'human', 'level-1', 'human'],
      settings: { mosaic: 'fixed' },
      clock: { minutes: 5, increment: 10, forfeits: false },
    };
    expect(readSetup(azulGame, JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  });
});
