/** The start of the page: load the game and the language, and draw whatever changes. */
import { render } from 'preact';
import type { InEach, Language } from './shell/language/languages.js';
import { inTime } from './shell/resource.js';
import { Runner } from './shell/runner.js';
import { firstGame, loadPlayed } from './shell/running/games.js';
import { storedPreferences, wantedLanguage } from './shell/running/preferences.js';
import { App } from './shell/view/app.js';
import { SHELL } from './shell/words.js';

/** What is said where not even the words can be loaded. */
const MISSING: InEach<string> = {
  en: 'The page cannot be loaded now. Load it again.',
  de: 'Die Seite lässt sich gerade nicht laden. Lade sie noch einmal.',
  es: 'La página no se puede cargar en este momento. Cárgala de nuevo.',
  pt: 'Agora não é possível carregar a página. Carregue-a de novo.',
};

async function start(root: HTMLElement): Promise<void> {
  const first = firstGame();
  const load = async (language: Language) =>
    inTime(Promise.all([loadPlayed(await first, language), SHELL.load(language)]));
  // A language that cannot be loaded is no reason to show nothing.
  const [game, words] = await load(wantedLanguage(storedPreferences())).catch(() => load('en'));
  const runner: Runner = new Runner(game, words, () => {
    render(<App page={runner.page} runner={runner} />, root);
  });
  await runner.start();
}

const root = document.getElementById('page');
if (root !== null) {
  start(root).catch(() => {
    const language = wantedLanguage(storedPreferences());
    document.documentElement.lang = language;
    render(<p class="notice">{MISSING[language]}</p>, root);
  });
}
