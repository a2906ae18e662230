/** Reports say by which rules a game is played: every setting changes the words. */
import { expect, test } from 'vitest';
import { CONSOLES } from '../../src/consoles.js';
import { loadConsole } from '../../src/engine/cli/console.js';
import { describeRules } from '../../src/engine/cli/print/report.js';
import type { Setting } from '../../src/engine/game/settings.js';

/** What is seen in other words of a report: the list of the players. */
const SEEN = ['players'];

test.each(CONSOLES)('each value of each setting of $name is described', async (entry) => {
  const [game, gameConsole] = [await entry.load(), await loadConsole(entry)];
  const settings = Object.entries<Setting<unknown>>({ ...game.settings });
  const usual = Object.fromEntries(settings.map(([name, { usual }]) => [name, usual]));
  for (const [name, setting] of settings) {
    if (SEEN.includes(name)) continue;
    const described = (setting.choices ?? []).map((text) =>
      describeRules(game, gameConsole, { ...usual, [name]: setting.read(text) }),
    );
    expect(new Set(described).size, name).toBe(described.length);
  }
});
