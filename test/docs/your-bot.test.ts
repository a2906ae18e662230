/** The bots of docs/your-bot.md play. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playersOf } from '../../src/engine/agents/players.js';
import { simulateGames } from '../../src/engine/simulate/simulate.js';
import { externalAgent } from '../../src/external.js';
import { azul } from '../../src/index.js';
import { temporaryFolder } from '../support/folders.js';
import { read } from './pages.js';

const folder = temporaryFolder();

const BOTS = [...read('docs/your-bot.md').matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(
  ([, code = ''], index) => ({ code, file: join(folder, `bot_${index}.py`) }),
);

test.each(BOTS)(
  'bot $file plays without a forfeit, by the interpreter python3',
  async ({ code, file }) => {
    writeFileSync(file, code);
    const bot = externalAgent(azul, ['python3', file]);
    const { agents } = await simulateGames(playersOf(azul), {
      ...{ agents: [bot, 'random'], games: 4, seed: 1, workerFile: undefined, timeLimit: 60_000 },
    });
    await bot.close();
    expect(agents[0]?.firstForfeit).toBeUndefined();
    // The second one thinks.
    if (file === BOTS[1]?.file) expect(agents[0]?.wins).toBeGreaterThanOrEqual(3);
  },
);

test('there are two', () => {
  expect(BOTS).toHaveLength(2);
});
