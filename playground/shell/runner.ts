/** The page as it runs: its state, and what people do with it that has side effects. */

import type { Language } from '../../src/engine/board/language/languages.js';
import { type Action, reduce } from './actions/reduce.js';
import { soundOf } from './actions/sound.js';
import { namesOf, stateAt } from './model/match.js';
import { firstPage, type Page, type Place, shownAt } from './model/page.js';
import { previewedEvent } from './model/preview.js';
import { settingsOf } from './model/setup.js';
import { timed } from './model/timing.js';
import type { PlayedGame } from './played-game.js';
import { newBirth } from './running/birth.js';
import { Clocks } from './running/clocks.js';
import { keepEditing, storedEditing } from './running/editing.js';
import { Opening } from './running/opening.js';
import { applyPreferences, keepPreferences, storedPreferences } from './running/preferences.js';
import { Reviewing } from './running/reviewing.js';
import { Saving } from './running/saving.js';
import { keepSetup, storedSetup } from './running/setups.js';
import { playSound } from './running/sounds.js';
import { Speaking, showLanguage } from './running/speaking.js';
import { Steps } from './running/steps.js';
import type { Store } from './running/store.js';
import { Thinking } from './running/thinking.js';
import type { ShellWords } from './words.js';

/** The page, and what can be done to it from outside its state. */
export class Runner implements Store {
  #page: Page;
  readonly #render: () => void;
  readonly #saving = new Saving(this);
  readonly #opening = new Opening(this, this.#saving);
  readonly #thinking: Thinking = new Thinking(this, () => this.#steps.advance());
  readonly #reviewing = new Reviewing(this);
  readonly #steps = new Steps(this, this.#thinking);
  readonly #clocks = new Clocks(this);
  readonly #speaking = new Speaking(this);

  constructor(game: PlayedGame, words: ShellWords, render: () => void) {
    const preferences = storedPreferences();
    this.#page = {
      ...firstPage(game, words),
      ...storedEditing(game),
      setup: storedSetup(game),
      preferences,
    };
    this.#render = render;
  }

  get page(): Page {
    return this.#page;
  }

  /** Begin: follow the address, and listen to the browser. */
  async start(): Promise<void> {
    applyPreferences(this.#page.preferences);
    showLanguage(this.#page.words);
    // The time is taken off the clock before the game is saved.
    this.#clocks.start();
    this.#saving.start();
    // The games are seen where the one of the address does not come soon.
    const late = setTimeout(this.#render, 1000);
    await this.#opening.start();
    clearTimeout(late);
    this.#render();
    await this.#saving.list();
  }

  /** Change the page by an action, with everything that follows from it. */
  readonly dispatch = (action: Action): void => {
    const before = this.#page;
    this.#page = timed(before, reduce(before, action), performance.now());
    if (this.#page === before) return;
    this.#render();
    const sound = soundOf(before, this.#page, action);
    if (sound !== undefined) playSound(sound);
    const { match, elsewhere, preferences, words } = this.#page;
    const isNew = match !== before.match && match?.link === undefined;
    if (match !== undefined && isNew && !elsewhere) this.#saving.keepSoon(match);
    this.#opening.follow(before);
    keepEditing(before, this.#page);
    this.#thinking.study(before);
    this.#reviewing.follow(before);
    if (before.preferences !== preferences) applyPreferences(preferences);
    if (action.type === 'prefer') keepPreferences(action.change);
    if (before.words !== words) showLanguage(words);
    this.#clocks.follow();
    this.#steps.advance();
  };

  /** Go to a place. */
  readonly go = (place: Exclude<Place, 'room'>): void => this.#opening.go(place);

  /** Choose the game that the page is about. */
  readonly choose = (name: string): Promise<boolean> => this.#opening.choose(name);

  /** Speak a language from now on. */
  readonly speak = async (language: Language): Promise<void> => {
    const isSpoken = await this.#speaking.speak(language);
    if (isSpoken && this.#page.place === 'menu') await this.#saving.list();
  };

  /** Begin a new game by the settings of the menu. */
  readonly play = (): void => {
    keepSetup(this.#page.game, this.#page.setup);
    this.dispatch({ type: 'start', ...newBirth() });
    this.#opening.showGame();
  };

  /** Begin a new game between these players, and return its id. */
  readonly begin = (seats: readonly string[]): string => {
    this.dispatch({ type: 'setup', change: { seats, seed: '' } });
    this.play();
    return this.#page.match?.id ?? '';
  };

  /** Begin a new game with the players and rules of the one on the table. */
  readonly playAgain = (): void => {
    const { match, setup, game } = this.#page;
    if (match === undefined) return;
    const { rules } = match.line.record;
    const names = namesOf(match);
    this.dispatch({
      type: 'setup',
      change: {
        players: names.length,
        names: setup.names.map((name, index) => names[index] ?? name),
        seats: setup.seats.map((seat, index) => match.seats[index] ?? seat),
        settings: settingsOf(game, rules),
        covers: match.covers,
        clock: match.clock?.control ?? { ...setup.clock, minutes: 0 },
        seed: '',
      },
    });
    this.play();
  };

  /** Continue the position that is shown as a new game. */
  readonly fork = (): void => {
    this.dispatch({ type: 'fork', ...newBirth() });
    this.#opening.showGame();
  };

  /** Play the position that was edited. */
  readonly playState = (state: unknown): void => {
    this.dispatch({ type: 'played-draft' });
    this.#opening.openState(state);
  };

  /** Play it with the analysis at hand. */
  readonly analyseState = (state: unknown): void => {
    this.playState(state);
    this.dispatch({ type: 'analyse', on: true });
  };

  /** Edit the position that is shown. */
  readonly edit = (): void => {
    const { match, game, preview } = this.#page;
    if (match === undefined) return;
    const state =
      preview === undefined
        ? stateAt(match, shownAt(this.#page))
        : previewedEvent(game, match, preview).state;
    const [shared, players] = game.rules.encode(state);
    const settings = settingsOf(game, game.rules.rulesOf(state));
    this.dispatch({ type: 'open-draft', change: { shared, players, settings } });
    this.go('check');
  };

  /** Play a game here that is played in another tab. */
  readonly playHere = (): void => this.#saving.claim(true);

  /** The board lies still in a position. */
  readonly settled = (state: unknown): void => this.#steps.settle(state);

  /** Ask an agent again that does not answer. */
  readonly askAgain = (): void => {
    this.#thinking.forgetAgent();
    this.dispatch({ type: 'ask-again' });
  };

  /** Look deeper into the position that is analysed. */
  readonly deepen = (): void => this.#thinking.deepen();

  /** Open a saved game. */
  readonly open = (id: string): void => this.#opening.open(id);

  /** Delete a saved game. */
  readonly forget = (id: string): Promise<void> => this.#saving.forget(id);

  /** Open a file. */
  readonly upload = (file: File): Promise<void> => this.#opening.openFile(file);

  /** Open a text: a record, a link, or the two strings of a state. */
  readonly openText = (text: string): Promise<void> => this.#opening.openText(text);
}
