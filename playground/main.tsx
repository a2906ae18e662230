/** The start of the page: load the game and the language, and draw whatever changes. */
import { render } from 'preact';
import type { Language } from '../src/engine/board/language/languages.js';
import { inTime } from './shell/resource.js';
import { Runner } from './shell/runner.js';
import { firstGame, loadPlayed } from './shell/running/games.js';
import { storedPreferences, wantedLanguage } from './shell/running/preferences.js';
import { App } from './shell/view/app.js';
import { SHELL } from './shell/words.js';

async function start(root: HTMLElement): Promise<void> {
  const first = firstGame();
  const load = async (language: Language) =>
    inTime(Promise.all([loadPlayed(await first, language), SHELL.load(language)]));
  // A language that cannot be loaded is no reason to show nothing.
  const [game, words] = await load(wantedLanguage(storedPreferences())).catch(() => load('en'));
  root.replaceChildren();
  const runner: Runner = new Runner(game, words, () => {
    render(<App page={runner.page} runner={runner} />, root);
  });
  await runner.start();
}

const root = document.getElementById('page');
// Where not even the words can be loaded, the document itself says so after a while.
if (root !== null) start(root).catch(() => undefined);
