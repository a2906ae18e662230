/** Every snippet in the pages and the doc comments runs, and has the values that it shows. */
import { describe, expect, test } from 'vitest';
import { failuresOf, SNIPPETS, snippetOfPage, snippetsOfComments } from './snippets.js';

describe('the snippet runner', () => {
  const failures = (...lines: string[]) =>
    Promise.all(
      snippetOfPage('page.md', ['Text', '```ts', ...lines, '```'].join('\n')).map(failuresOf),
    ).then((all) => all.flat());

  test('accepts a true value, of one line or several', async () => {
    expect(await failures('1 + 1; // 2', '[', '  1,', ']; // [1]')).toEqual([]);
  });

  test('names file and line of a wrong value, and continues', async () => {
    expect(await failures('1 + 1; // 3', '', '({ a: 1 }); // { a: 2 }')).toEqual([
      'page.md:3: documented 3, but it is 2',
      'page.md:5: documented { a: 2 }, but it is { a: 1 }',
    ]);
  });

  test('checks values inside loops and blocks', async () => {
    expect(await failures('for (const one of [1]) {', '  one; // 2', '}')).toEqual([
      'page.md:4: documented 2, but it is 1',
    ]);
  });

  test('names file and line of an error', async () => {
    expect(await failures('const one = 1;', "throw new Error('no');")).toEqual([
      'page.md:4: Error: no',
    ]);
  });

  test('rejects a comment that is not a value', async () => {
    expect(await failures('1 + 1; // it is two')).toContain("page.md:3: ')' expected.");
    expect(await failures('1 + 1; // two')).toEqual([
      'page.md:3: ReferenceError: two is not defined',
    ]);
  });

  test('gives a page only the names that it imports', async () => {
    expect(await failures('floorPenalty(1); // 1')).toEqual([
      'page.md:3: ReferenceError: floorPenalty is not defined',
    ]);
    expect(
      await failures("import { floorPenalty } from 'azulejo';", 'floorPenalty(1); // 1'),
    ).toEqual([]);
  });

  test('runs the blocks of a page as one program', async () => {
    expect(await failures('const one = 1;', '```', 'More text', '```ts', 'one; // 2')).toEqual([
      'page.md:7: documented 2, but it is 1',
    ]);
  });

  test('gives a doc comment all public names', async () => {
    const text = ['/**', ' * ```ts', ' * floorPenalty(3); // 5', ' * ```', ' */'].join('\n');
    expect(await Promise.all(snippetsOfComments('file.ts', text).map(failuresOf))).toEqual([
      ['file.ts:3: documented 5, but it is 4'],
    ]);
  });

  test('gives a doc comment that imports names no others', async () => {
    const failuresWith = (names: string) => {
      const code = [`import { ${names} } from 'azulejo';`, 'floorPenalty(3); // 4', 'newGame();'];
      const text = ['/**', '```ts', ...code, '```', '/'].map((line) => ` * ${line}`).join('\n');
      return Promise.all(snippetsOfComments('file.ts', text).map(failuresOf));
    };
    expect(await failuresWith('floorPenalty')).toEqual([
      ['file.ts:5: ReferenceError: newGame is not defined'],
    ]);
    expect(await failuresWith('floorPenalty, newGame')).toEqual([[]]);
  });
});

describe('snippets', () => {
  test('are found in the README and in the doc comments', () => {
    expect(SNIPPETS.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['README.md', 'src/azul/api/play.ts']),
    );
  });

  test.each(SNIPPETS)('$file:$line runs and has the values it shows', async (snippet) => {
    expect(await failuresOf(snippet)).toEqual([]);
  });
});
