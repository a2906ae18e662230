/** Opening games: by the address of the page, from links, files and pasted texts. */
import type { EncodedState, GameTypes } from 'azulejo/game';
import { newSession, type Session } from 'azulejo/record';
import { GAMES, gameNamed } from '../../registry.js';
import type { Match } from '../model/match.js';
import { shownName } from '../model/outside.js';
import type { Page, Place } from '../model/page.js';
import { loadSaved } from '../model/saved.js';
import { readSettings } from '../model/setup.js';
import { withTimes } from '../model/timing.js';
import { inTime } from '../resource.js';
import { type Address, readAddress, writeAddress } from '../sharing/address.js';
import { loadGame } from '../storage/database.js';
import { leaveGame } from '../storage/tabs.js';
import { takeTimes } from '../storage/times.js';
import { newBirth, newSeed } from './birth.js';
import { storedEditing } from './editing.js';
import { loadPlayed } from './games.js';
import type { Saving } from './saving.js';
import { storedSetup } from './setups.js';
import { type Store, say } from './store.js';
import { showStyles } from './styles.js';

/** What is known of a game that is opened, besides its moves: who plays, from where it is viewed, and its link. */
interface Origin {
  readonly seats?: readonly string[];
  readonly view?: number | undefined;
  readonly link?: string | undefined;
}

type Leading<Kind extends Address['kind']> = Extract<Address, { readonly kind: Kind }>;

export class Opening {
  readonly #store: Store;
  readonly #saving: Saving;

  constructor(store: Store, saving: Saving) {
    this.#store = store;
    this.#saving = saving;
  }

  get #faults() {
    return this.#store.page.words.faults;
  }

  /** Begin: follow the address, now and whenever it changes. */
  async start(): Promise<void> {
    addEventListener('hashchange', () => void this.#follow());
    await this.#follow();
  }

  /** Go to a place, by the address, so that Back leads back. */
  go(place: Exclude<Place, 'room'>): void {
    const { match, game } = this.#store.page;
    if (place !== 'table') {
      location.hash = writeAddress({ kind: place, game: game.rules.name });
      scrollTo(0, 0);
    } else if (match !== undefined) location.hash = addressOf(match);
  }

  /** Open a saved game. */
  open(id: string): void {
    location.hash = writeAddress({ kind: 'saved', id });
  }

  /** Make the address that of the game on the table, and claim it. */
  showGame(): void {
    const { match, place } = this.#store.page;
    if (match === undefined || place !== 'table') return;
    const hash = addressOf(match);
    if (location.hash !== hash) history.pushState(null, '', hash);
    this.#saving.claim();
    scrollTo(0, 0);
  }

  /** Give a game of a link an address of its own, once it is played on and so is saved. */
  follow({ match: before }: Page): void {
    const { match } = this.#store.page;
    const isSaved = before?.link !== undefined && match?.link === undefined;
    if (!isSaved || match?.id !== before.id || location.hash !== before.link) return;
    history.replaceState(null, '', addressOf(match));
  }

  /** Begin a game in a state. */
  openState(state: unknown, origin: Origin & { readonly names?: readonly string[] } = {}): void {
    const { game } = this.#store.page;
    const { names, ...rest } = origin;
    const options = names === undefined ? {} : { names };
    this.#enter(newSession(game.rules, { start: state, seed: newSeed(), ...options }), rest);
  }

  async openFile(file: File): Promise<void> {
    const reader = await this.#load(import('../model/record-file.js'));
    if (reader === undefined) return;
    if (file.size > reader.LONGEST_RECORD) return say(this.#store, this.#faults.fileTooLong);
    const text = await this.#load(file.text());
    if (text !== undefined) await this.openText(text);
  }

  /** Open a text: a record, a link, or the two strings of a state. */
  async openText(text: string): Promise<void> {
    const { dispatch } = this.#store;
    const reader = await this.#load(import('../sharing/pasted.js'));
    if (reader === undefined) return;
    const pasted = reader.readPasted(text);
    switch (pasted.kind) {
      case 'address':
        location.hash = pasted.fragment;
        return;
      case 'record':
        return this.#openRecord(pasted.text, {});
      case 'state': {
        if (await this.#openStrings(pasted.encoded)) return;
        const [shared, players] = pasted.encoded;
        dispatch({ type: 'open-draft', change: { shared, players }, isTyped: true });
        return this.go('check');
      }
      case 'nothing':
        return say(this.#store, this.#faults.nothing);
    }
  }

  /** Go where the address leads. */
  async #follow(): Promise<void> {
    const address = readAddress(location.hash);
    switch (address?.kind) {
      case undefined:
        return say(this.#store, this.#faults.nowhere);
      case 'menu':
      case 'check':
      case 'puzzles':
      case 'learn':
        if (!(await this.choose(address.game ?? GAMES[0].name))) return;
        leaveGame();
        this.#store.dispatch({ type: 'go', place: address.kind });
        return this.#saving.list();
      case 'room':
        leaveGame();
        return this.#store.dispatch({ type: 'go', place: 'room' });
      case 'saved':
        return this.#openSaved(address);
      case 'shared':
        return this.#openShared(address);
      case 'position':
        return this.#openPosition(address);
    }
  }

  async #openSaved({ id }: Leading<'saved'>): Promise<void> {
    const { page, dispatch } = this.#store;
    if (page.match?.id !== id) {
      const { hash } = location;
      const found = await loadGame(id).then(
        (game) => ({ game }),
        () => undefined,
      );
      if (location.hash !== hash) return;
      if (found === undefined) {
        // The address stays, so that a reload tries again.
        dispatch({ type: 'go', place: 'menu' });
        return say(this.#store, this.#faults.noStorage);
      }
      const { game: saved } = found;
      if (saved !== undefined && !(await this.choose(saved.game))) return;
      const match = saved && loadSaved(this.#store.page.game, saved);
      if (match === undefined) {
        leaveAddress(location.hash);
        dispatch({ type: 'go', place: 'menu' });
        return say(this.#store, this.#faults.notSaved);
      }
      dispatch({ type: 'open', match: withTimes(match, takeTimes(id)) });
    } else if (page.place !== 'table') dispatch({ type: 'go', place: 'table' });
    this.showGame();
  }

  async #openShared({ game, packed, view }: Leading<'shared'>): Promise<void> {
    if (this.#showLinked()) return;
    const { hash: link } = location;
    const reader = await this.#load(import('../sharing/link.js'));
    // The address stays, so that a reload tries again.
    if (reader === undefined) return;
    if (!(await this.choose(game))) return leaveAddress(link);
    const shared = await reader.unpackGame(packed);
    if (shared === undefined) {
      leaveAddress(link);
      return say(this.#store, this.#faults.emptyLink);
    }
    await this.#saving.list();
    if (location.hash !== link) return;
    return this.#openRecord(shared.record, { seats: shared.seats, view, link });
  }

  async #openPosition({ values }: Leading<'position'>): Promise<void> {
    if (this.#showLinked()) return;
    const { hash: link } = location;
    const { shared = '', players = '', ...settings } = Object.fromEntries(values);
    const names = values.getAll('name');
    if (await this.#openStrings([shared, players], settings, { names, link })) return;
    leaveAddress(link);
    say(this.#store, this.#faults.noState);
  }

  /** Show the game of the link in the address, if it is still there. */
  #showLinked(): boolean {
    const { page, dispatch } = this.#store;
    if (page.match?.link === undefined || page.match.link !== location.hash) return false;
    if (page.place !== 'table') dispatch({ type: 'go', place: 'table' });
    this.showGame();
    return true;
  }

  /**
   * Open the two strings of a state: of the chosen game, if they can be, else of another one. Return
   * whether there is such a game.
   */
  async #openStrings(
    encoded: EncodedState,
    settings: Readonly<Record<string, string>> = {},
    { names = [], link }: { readonly names?: readonly string[] } & Origin = {},
  ): Promise<boolean> {
    const { language } = this.#store.page.words.forms;
    const chosen = gameNamed(this.#store.page.game.rules.name) ?? GAMES[0];
    for (const { name, load } of new Set([chosen, ...GAMES])) {
      const game = await load(language).catch(() => undefined);
      const decoded = game?.rules.decode(encoded, { rules: readSettings(game, settings) });
      if (game === undefined || decoded?.ok !== true || !(await this.choose(name))) continue;
      const players = game.rules.players(game.rules.rulesOf(decoded.state)).length;
      this.openState(decoded.state, { link, ...(names.length === players && { names }) });
      return true;
    }
    return false;
  }

  async #openRecord(text: string, { seats, view, link }: Origin): Promise<void> {
    const same = this.#store.page.saved.find(({ record }) => record === text);
    if (same !== undefined && view === undefined) {
      leaveAddress(link);
      this.open(same.id);
      return;
    }
    const reader = await this.#load(import('../model/record-file.js'));
    if (reader === undefined) return;
    if (!(await this.choose(reader.gameOfRecord(text) ?? this.#store.page.game.rules.name))) return;
    const loaded = reader.readRecordFile(this.#store.page, text);
    if (loaded.ok) {
      const isOver = loaded.line.record.result !== undefined;
      const from = view ?? (isOver ? 0 : undefined);
      this.#enter(loaded.line, { seats: seats ?? loaded.seats, view: from, link });
      if (loaded.isTorn) say(this.#store, this.#faults.torn);
    } else {
      leaveAddress(link);
      say(this.#store, this.#faults.recordRefused(loaded.reason));
    }
  }

  /** Load a part of the page that few visits need. Return it, unless the address has led elsewhere meanwhile. */
  async #load<Part>(part: Promise<Part>): Promise<Part | undefined> {
    const { hash } = location;
    const loaded = await inTime(part).catch(() => undefined);
    if (loaded === undefined) say(this.#store, this.#store.page.words.navigation.missing);
    return location.hash === hash ? loaded : undefined;
  }

  /** Choose a game. Return whether it is there, and the address has not led elsewhere meanwhile. */
  async choose(name: string): Promise<boolean> {
    const { page, dispatch } = this.#store;
    if (page.game.rules.name === name) return true;
    const { hash } = location;
    const listed = gameNamed(name);
    if (listed === undefined) {
      say(this.#store, this.#faults.noSuchGame(shownName(name)));
      return false;
    }
    const { language } = page.words.forms;
    const game = await inTime(loadPlayed(listed, language)).catch(() => undefined);
    if (game === undefined) say(this.#store, this.#faults.notLoaded(listed.title[language]));
    if (game === undefined || location.hash !== hash) return false;
    // Another language was chosen meanwhile.
    if (this.#store.page.words.forms.language !== language) return this.choose(name);
    showStyles(name);
    dispatch({ type: 'choose', game, editing: storedEditing(game), setup: storedSetup(game) });
    return true;
  }

  /** Put a session on the table, as a new game. */
  #enter(line: Session<GameTypes>, { view, ...origin }: Origin): void {
    const { dispatch } = this.#store;
    dispatch({ type: 'enter', line, ...origin, ...newBirth() });
    if (view !== undefined) dispatch({ type: 'view', events: view });
    this.showGame();
  }
}

/** Return the fragment that leads to a game: its link, as long as it is not saved. */
function addressOf({ id, link }: Match): string {
  return link ?? writeAddress({ kind: 'saved', id });
}

/** Leave the address of a link that leads nowhere, unless another one is there by now. */
function leaveAddress(link: string | undefined): void {
  if (location.hash !== link) return;
  history.replaceState(null, '', location.pathname + location.search);
}
