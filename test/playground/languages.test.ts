/** The languages of the playground: whole catalogues, and a page that changes its language. */
import { legalMoves } from 'azulejo';
import { LESSONS } from 'azulejo/cube-blokus';
import { describe, expect, test } from 'vitest';
import { AZUL_GAME } from '../../playground/games/azul/azul.js';
import { AZUL_PAGE, AZUL_TEACHING } from '../../playground/games/azul/words.js';
import { CUBE_PAGE } from '../../playground/games/cube-blokus/words.js';
import { UR_PAGE, UR_TEACHING } from '../../playground/games/royal-ur/words.js';
import { TSURO_PAGE, TSURO_TEACHING } from '../../playground/games/tsuro/words.js';
import { ROOM_WORDS } from '../../playground/online/words.js';
import { GAMES } from '../../playground/registry.js';
import { reduce } from '../../playground/shell/actions/reduce.js';
import { TEACHING } from '../../playground/shell/lesson-words.js';
import { FIRST_DRAFT, firstPosition, judge } from '../../playground/shell/model/check.js';
import { moveList } from '../../playground/shell/model/move-list.js';
import { readPreferences } from '../../playground/shell/model/preferences.js';
import { readRecordFile } from '../../playground/shell/model/record-file.js';
import { saveMatch } from '../../playground/shell/model/saved.js';
import { PUZZLE_WORDS } from '../../playground/shell/puzzle-words.js';
import { translateProgress } from '../../playground/shell/running/translating.js';
import { SHELL } from '../../playground/shell/words.js';
import { AZUL } from '../../src/azul/board/words.js';
import { CUBE } from '../../src/cube-blokus/board/words.js';
import type { Catalogue } from '../../src/engine/board/language/catalogue.js';
import { formsOf } from '../../src/engine/board/language/forms.js';
import {
  LANGUAGES,
  type Language,
  preferredLanguage,
} from '../../src/engine/board/language/languages.js';
import { UR } from '../../src/royal-ur/board/words.js';
import { TSURO } from '../../src/tsuro/board/words.js';
import { matchOf, pageWith, people, playOn, positionOf } from './pages.js';
import { SAMPLES } from './samples.js';

const CATALOGUES = {
  shell: SHELL,
  puzzles: PUZZLE_WORDS,
  rooms: ROOM_WORDS,
  azul: AZUL,
  azulPage: AZUL_PAGE,
  ur: UR,
  urPage: UR_PAGE,
  tsuro: TSURO,
  tsuroPage: TSURO_PAGE,
  cube: CUBE,
  cubePage: CUBE_PAGE,
  lessons: TEACHING,
  azulTeaching: AZUL_TEACHING,
  urTeaching: UR_TEACHING,
  tsuroTeaching: TSURO_TEACHING,
} as const;

const OTHERS = ['de', 'es', 'pt'] as const;

/** Words that are the same in another language as in English, and a sentence of names and numbers only. */
const NAMES_ONLY = 'Ada, x: Ada 5, Bruno 6';
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: ['Chat', 'Editor', 'Normal', 'Pause', 'Training', NAMES_ONLY],
  es: ['Chat', 'Editor', 'Normal', NAMES_ONLY],
  pt: ['Chat', 'Editor', 'Menu', 'Normal', NAMES_ONLY],
};

/** A text of a catalogue, by its place there. */
type Said = readonly [path: string, text: string];

/** List all texts of a catalogue; functions are called with the samples at their place. */
function textsOf(words: unknown, samples: unknown, path: string): Said[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    if (!Array.isArray(samples)) throw new Error(`There is no sample for ${path}.`);
    return samples.map((args, index): Said => [`${path}#${index}`, String(words(...args))]);
  }
  return Object.entries(Object(words)).flatMap(([key, value]) =>
    key === 'forms' ? [] : textsOf(value, Object(samples)[key], `${path}.${key}`),
  );
}

/** List what a text has of its parameters: numbers and names. */
function factsOf(text: string): string[] {
  return [...text.matchAll(/\d+|Ada|Bruno|Zoë|[A-Z]\d\b/g)].map(([fact]) => fact).toSorted();
}

describe.each(OTHERS)('the words in %s', (language) => {
  test.each(Object.entries(CATALOGUES))('of %s say all that English does', async (name, all) => {
    const catalogue: Catalogue<unknown> = all;
    const samples = SAMPLES[name as keyof typeof SAMPLES];
    const english = textsOf(await catalogue.load('en'), samples, name);
    const texts = textsOf(await catalogue.load(language), samples, name);
    expect(texts.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect(english.length).toBeGreaterThan(10);
    const untranslated = texts.filter(
      ([, text], index) =>
        /\p{L}{3}/u.test(text) && text === english[index]?.[1] && !SAME[language].includes(text),
    );
    expect(untranslated).toEqual([]);
    texts.forEach(([path, text], index) => {
      const [, original = ''] = english[index] ?? [];
      expect(text === '', path).toBe(original === '');
      expect(text, path).not.toMatch(/undefined|NaN|\[object|null|\s{2}| [.,;:!?]$/);
      expect(factsOf(text), `${path}: ${text}`).toEqual(factsOf(original));
      expect(/[.!?]$/.test(text), `${path}: ${text}`).toBe(/[.!?]$/.test(original));
    });
  });
});

test('the games have a title and a line about them in every language', () => {
  for (const { title, summary } of GAMES) {
    for (const language of OTHERS) {
      expect(title[language]).toMatch(/\p{L}/u);
      expect(summary[language]).toMatch(/\.$/);
      expect(summary[language]).not.toBe(summary.en);
    }
  }
});

test('every lesson has words', async () => {
  for (const language of OTHERS) {
    const { lessons } = await CUBE_PAGE.load(language);
    expect(Object.entries(lessons).map(([name, { why }]) => [name, why.length])).toEqual(
      LESSONS.map(({ name, steps }) => [name, steps.length]),
    );
  }
});

describe('the language at first', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'PT-br', 'de'], 'pt'],
    [['es-419'], 'es'],
    [['fr', 'ja'], 'en'],
    [[], 'en'],
  ] as const)('is the first that is spoken of %s: %s', (wanted, language) => {
    expect(preferredLanguage(wanted)).toBe(language);
  });

  test('is the one that was chosen before', () => {
    expect(readPreferences({ language: 'pt' }).language).toBe('pt');
    for (const value of [{}, { language: 'fr' }, { language: 'toString' }, undefined]) {
      expect(readPreferences(value)).not.toHaveProperty('language');
    }
  });
});

describe('forms', () => {
  test.each([
    ['en', '1,234.5', '53%', '+1.5', '−0.3', 'a, b and c', '0 points'],
    ['de', '1.234,5', '53\u00a0%', '+1,5', '−0,3', 'a, b und c', '0 points'],
    ['es', '1234,5', '53\u00a0%', '+1,5', '−0,3', 'a, b y c', '0 points'],
    ['pt', '1234,5', '53%', '+1,5', '−0,3', 'a, b e c', '0 points'],
  ] as const)('of %s', (language, number, percent, gain, loss, list, none) => {
    const forms = formsOf(language);
    expect(forms.number(1234.5, 1)).toBe(number);
    expect(forms.percent(0.531)).toBe(percent);
    expect(forms.signed(1.5)).toBe(gain);
    expect(forms.signed(-0.3)).toBe(loss);
    expect(forms.signed(-0.04)).toBe(forms.number(0, 1));
    expect(forms.listed(['a', 'b', 'c'])).toBe(list);
    expect(forms.counted(0, 'point', 'points')).toBe(none);
    expect(forms.counted(1, 'point', 'points')).toBe('1 point');
  });
});

describe('a page that changes its language', () => {
  const speak = async (language: Language) => {
    const [words, game] = await Promise.all([SHELL.load(language), AZUL_GAME.load(language)]);
    return { type: 'speak', words, game } as const;
  };

  test('keeps the game and all that was chosen', async () => {
    const before = reduce(playOn(people(), 5), { type: 'view', events: 2 });
    const { words, game, notice, announcement, ...rest } = reduce(before, await speak('de'));
    expect(before).toMatchObject(rest);
    expect(words.forms.language).toBe('de');
    expect(notice + announcement).toBe('');
    expect(game.words.status(positionOf(before), ['Ada', 'Bruno'])).toMatch(/ ist am Zug$/);
  });

  test('says everything in it from then on', async () => {
    const german = reduce(playOn(people(), 5), await speak('de'));
    const [move = ''] = legalMoves(positionOf(german));
    const played = reduce(german, { type: 'play', move });
    expect(played.announcement).toMatch(/^\w+ nimmt \d \p{L}+ .* aus .* ist am Zug\.$/u);
    const titles = moveList(played.game, matchOf(played)).map(({ title }) => title);
    expect(titles).toEqual(['Runde 1']);
    expect(reduce(played, { type: 'play', move }).notice).toMatch(/ ist am Zug\.$/);
    const back = reduce(played, await speak('en'));
    expect(moveList(back.game, matchOf(back)).map(({ title }) => title)).toEqual(['Round 1']);
  });

  test('says what is wrong with a position', async () => {
    const game = await AZUL_GAME.load('de');
    const say = await game.findings();
    const draft = { ...FIRST_DRAFT, ...firstPosition(game, {}, 5) };
    const found = (shared: string) => judge(game, { ...draft, shared }).issues.map(say);
    expect(found(draft.shared.replace(/B\d\d/, 'B00'))).toContainEqual(
      expect.stringMatching(/^Insgesamt gibt es \d+ blaue Fliesen, und es müssen 20 sein\.$/),
    );
    expect(found(draft.shared.replace('f', ''))).toContain('Es gibt keinen Startspielerstein.');
    expect(found('x')).toContain('Zug: „x“ gefunden, ein Spieler von A bis D erwartet.');
  });

  test.each([
    ['en', 'Line 3: found the end of the text, expected more lines, the last being "end".'],
    ['de', 'Zeile 3: Hier bricht die Aufzeichnung ab.'],
    ['es', 'Línea 3: El registro se interrumpe aquí.'],
    ['pt', 'Linha 3: O registro é interrompido aqui.'],
  ] as const)('says what is wrong with a record in %s', async (language, reason) => {
    const { words, game } = await speak(language);
    const read = readRecordFile({ words, game }, 'azulejo-record 1\ngame azul\n');
    expect(read).toEqual({ ok: false, reason });
  });

  test('tells how far saved games are, of all games and languages', async () => {
    const page = playOn(pageWith(['human', 'level-1']), 3);
    const saved = saveMatch(page, matchOf(page), 5);
    expect(saved).toMatchObject({ progress: 'Round 1, your turn', language: 'en' });
    const { language: _, ...old } = saved;
    const broken = { ...old, record: 'nonsense' };
    const spanish = await SHELL.load('es');
    const translated = await translateProgress(spanish, [
      saved,
      old,
      broken,
      { ...saved, language: 'es' },
    ]);
    expect(translated.map(({ progress }) => progress)).toEqual([
      'Ronda 1, te toca a ti',
      'Ronda 1, te toca a ti',
      'Round 1, your turn',
      'Round 1, your turn',
    ]);
  });
});

test('every language is named in itself', () => {
  expect(LANGUAGES).toEqual({ en: 'English', de: 'Deutsch', es: 'Español', pt: 'Português' });
});

test.each(GAMES)('words of $name are their own, whatever text asks for them', async ({ load }) => {
  const { words } = await load('en');
  for (const text of ['toString', '__proto__', 'constructor', '']) {
    expect(words.theme?.(text) ?? '').toBe('');
    expect(words.reason?.(text) ?? text).toBe(text);
  }
});
