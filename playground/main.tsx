/** The start of the page: load the game, and draw whatever changes. */
import { render } from 'preact';
import { Runner } from './shell/runner.js';
import { firstGame, loadPlayed } from './shell/running/games.js';
import { App } from './shell/view/app.js';

async function start(root: HTMLElement): Promise<void> {
  const game = await loadPlayed(await firstGame());
  const runner: Runner = new Runner(game, () => {
    render(<App page={runner.page} runner={runner} />, root);
  });
  await runner.start();
}

const root = document.getElementById('page');
if (root !== null) void start(root);
