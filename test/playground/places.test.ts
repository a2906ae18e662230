/** The names of places that boards export, in every language. */
import { decodeState } from 'azulejo';
import { type AzulPlace, azulWords } from 'azulejo/board/azul';
import { cubeBlokusWords } from 'azulejo/board/cube-blokus';
import { royalUrWords } from 'azulejo/board/royal-ur';
import { type TsuroPlace, tsuroWords } from 'azulejo/board/tsuro';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/engine/board/language/languages.js';

const AZUL: readonly AzulPlace[] = [
  { kind: 'factory', factory: 8 },
  { kind: 'centre' },
  { kind: 'row', row: 2 },
  { kind: 'cell', row: 0, column: 4 },
  { kind: 'floor' },
];

const TSURO: readonly TsuroPlace[] = ['04', '04a', '04g'];

/** Name places of all games in a language. */
async function namesIn(language: Language, options: { readonly countFrom?: 0 | 1 } = {}) {
  const [azul, tsuro, ur, cube] = await Promise.all([
    azulWords(language, options),
    tsuroWords(language, options),
    royalUrWords(language),
    cubeBlokusWords(language),
  ]);
  return [
    ...AZUL.map((place) => azul.place(place)),
    ...TSURO.map((place) => tsuro.place(place)),
    ...[0, 5, 15].map((place) => ur.place(place)),
    ...(['U', 'Ub8', 'Di1'] as const).map((place) => cube.place(place)),
  ];
}

test('a place has a name, counted from 1', async () => {
  expect(await namesIn('en')).toEqual([
    ...['factory 9', 'the centre', 'row 3', 'mosaic row 1, column 5', 'the floor'],
    ...[
      'column 1, row 5',
      'column 1, row 5, north side, left',
      'column 1, row 5, west side, bottom',
    ],
    ...['hand', 'square 5', 'home'],
    ...['top', 'top b8', 'bottom i1'],
  ]);
});

test('in each language, the names have the same numbers, and differ', async () => {
  const numbers = (names: readonly string[]) => names.map((name) => name.match(/\d+/g));
  const english = await namesIn('en');
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const names = await namesIn(language);
    expect(new Set(names).size).toBe(names.length);
    expect(names.map((name) => name.match(/\d+/g)?.toSorted())).toEqual(
      english.map((name) => name.match(/\d+/g)?.toSorted()),
    );
    // Squares of Ur and Cube Blokus have names of their own.
    const zero = await namesIn(language, { countFrom: 0 });
    expect(numbers(zero.slice(0, 8))).toEqual(
      numbers(names.slice(0, 8)).map((all) => all?.map((each) => `${Number(each) - 1}`) ?? null),
    );
    expect(zero.slice(8)).toEqual(names.slice(8));
  }
});

test('a wrong option is refused', async () => {
  for (const load of [azulWords, tsuroWords]) {
    for (const options of [{ countFrom: 2 }, { countfrom: 0 }]) {
      await expect(Reflect.apply(load, undefined, ['en', options])).rejects.toThrow(
        /^(countFrom: found 2|Options)/,
      );
    }
  }
});

test('a language that boards do not speak is refused', async () => {
  const expected = 'Language: found "fr", expected en, de, es or pt.';
  for (const load of [azulWords, tsuroWords, royalUrWords, cubeBlokusWords]) {
    await expect(Reflect.apply(load, undefined, ['fr'])).rejects.toThrow(new TypeError(expected));
    // It is no property of an object either.
    await expect(Reflect.apply(load, undefined, ['toString'])).rejects.toThrow(/^Language: found/);
  }
});

test('a status names the player whose turn it is who is not in a game that was not validated', async () => {
  const words = await azulWords('en');
  const strings = ['CFCcccB1715171615D0000000000', 'A0MSFB0MSFf'] as const;
  const state = decodeState(strings, { validate: false });
  expect(words.status(state, ['Ada', 'Bruno'])).toBe('Player C to draft');
});
