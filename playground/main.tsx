/** The start of the page: load the game, and draw whatever changes. */
import { render } from 'preact';
import { GAMES } from './registry.js';
import { Runner } from './shell/runner.js';
import { App } from './shell/view/app.js';

async function start(root: HTMLElement): Promise<void> {
  const [listed] = GAMES;
  if (listed === undefined) throw new Error('Found no game in the registry.');
  const game = await listed.load();
  const runner: Runner = new Runner(game, () => {
    render(<App page={runner.page} runner={runner} />, root);
  });
  await runner.start();
}

const root = document.getElementById('page');
if (root !== null) void start(root);
