/** The playground has the games of the package, in the same order, by the same usual rules. */
import { expect, test } from 'vitest';
import { GAMES as LISTED } from '../../playground/registry.js';
import { firstSetup } from '../../playground/shell/model/setup.js';
import { GAMES } from '../../src/games.js';

test('the menu lists the games of the package', () => {
  expect(LISTED.map(({ name }) => name)).toEqual(GAMES.map(({ name }) => name));
});

test.each(LISTED)('the menu begins with the usual rules of $name', async ({ load }) => {
  const game = await load('en');
  const { settings } = firstSetup(game);
  for (const { name, choices } of game.settings) {
    const { usual, write } = new Map(Object.entries(game.rules.settings)).get(name) ?? {};
    expect(settings[name]).toBe(write?.(usual));
    expect(choices.map(({ value }) => value)).toContain(settings[name]);
  }
});

/** Settings that the menu does not offer: the seats say how many play, the others are for programs. */
const NOT_OFFERED: Readonly<Record<string, readonly string[]>> = {
  azul: ['players', 'tilingOrder'],
  tsuro: ['players', 'legality'],
  'cube-blokus': ['rotateStart'],
};

test.each(LISTED)('the menu offers every other setting of $name', async ({ name, load }) => {
  const { settings, rules } = await load('en');
  const named = [...settings.map((each) => each.name), ...(NOT_OFFERED[name] ?? [])];
  expect(named.sort()).toEqual(Object.keys(rules.settings).sort());
});
