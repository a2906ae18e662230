/** The picture on the page is the one that its example draws. */
import { expect, test } from 'vitest';
import { decodeState } from '../../src/index.js';
import { renderText } from '../../src/render.js';
import { read } from '../docs/pages.js';

test('the page shows the picture of its example', () => {
  const page = read('docs/pictures.md');
  const [, shared = '', players = ''] = /decodeState\(\s*\[\s*'(.*)',\s*'(.*)',/.exec(page) ?? [];
  const [, shown] = /```text\n([\s\S]*?)\n```/.exec(page) ?? [];
  expect(renderText(decodeState([shared, players]), { names: ['Ada', 'Bob'] })).toBe(shown);
});
