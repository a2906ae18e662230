/** docs/glossary.md has the colours' names that the code has. */
import { expect, test } from 'vitest';
import { COLOURS } from '../../src/index.js';
import { COLOUR_NAMES } from '../../src/state/colour-names.js';
import { tableUnder } from './pages.js';

test('the names of the colours are those of the glossary, in the order of their letters', () => {
  const [name] = tableUnder('docs/glossary.md', 'Things').find(([name]) =>
    name?.startsWith('colour: '),
  ) ?? [''];
  expect(`colour: ${COLOURS.map((colour) => COLOUR_NAMES[colour]).join(', ')}`).toBe(name);
});
