/** The page as it runs: its state, and all side effects: address, storage, workers, time. */
import type { GameTypes } from 'azulejo/agents';
import type { Session } from 'azulejo/record';
import { ANALYSIS_ITERATIONS, HINT_ITERATIONS } from './model/analysis.js';
import { type Match, namesOf, stateAt } from './model/match.js';
import {
  type Action,
  firstPage,
  nextStep,
  type Page,
  type Place,
  reduce,
  type Step,
  shownAt,
} from './model/page.js';
import { readPreferences, SPEEDS } from './model/preferences.js';
import {
  knownSeat,
  LONGEST_RECORD,
  loadSaved,
  readRecordFile,
  saveMatch,
  writeRecordFile,
} from './model/saved.js';
import { settingsOf } from './model/setup.js';
import type { PlayedGame } from './played-game.js';
import { readAddress, writeAddress } from './sharing/address.js';
import { packGame, unpackGame } from './sharing/link.js';
import { readPasted } from './sharing/pasted.js';
import { deleteGame, listGames, loadGame, saveGame } from './storage/database.js';
import { claimGame, leaveGame, onOtherTab, tellTabs } from './storage/tabs.js';
import type { Answer, Request } from './thinking/protocol.js';

const PREFERENCES = 'azulejo-preferences';

/** Milliseconds between one thing that happens by itself and the next. */
const PAUSES: Readonly<Record<Step['kind'], number>> = { agent: 500, forced: 180, chance: 250 };

function newId(): string {
  return `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`;
}

function newSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}

/** The page, and what can be done to it from outside its state. */
export class Runner {
  #page: Page;
  readonly #render: () => void;
  readonly #agents = this.#startWorker();
  readonly #analyst = this.#startWorker();
  /** The position that lies still on the board. */
  #still: unknown;
  /** The turns in which an agent was asked, and a pause began and ended. */
  #asked = -1;
  #pausing = -1;
  #paused = -1;
  #chosen: { readonly turn: number; readonly move: string } | undefined;
  /** The game as it is to be saved. */
  #unsaved: Match | undefined;

  constructor(game: PlayedGame, render: () => void) {
    this.#page = { ...firstPage(game), preferences: readPreferences(this.#stored()) };
    this.#render = render;
  }

  get page(): Page {
    return this.#page;
  }

  /** Begin: follow the address, and listen to the browser. */
  async start(): Promise<void> {
    this.#applyPreferences();
    onOtherTab((id) => void this.#follow(id));
    addEventListener('hashchange', () => void this.#goToAddress());
    addEventListener('pagehide', () => this.#keep());
    await this.#goToAddress();
    this.#render();
    await this.#list();
  }

  /** Change the page by an action, with everything that follows from it. */
  readonly dispatch = (action: Action): void => {
    const before = this.#page;
    this.#page = reduce(before, action);
    if (this.#page === before) return;
    this.#render();
    const { match, elsewhere } = this.#page;
    if (match !== undefined && match !== before.match && !elsewhere) this.#keepSoon(match);
    this.#ask(before);
    if (before.preferences !== this.#page.preferences) this.#applyPreferences();
    this.#advance();
  };

  /** Go to a place, by the address, so that Back leads back. */
  readonly go = (place: Place): void => {
    const { match } = this.#page;
    if (place === 'table' && match === undefined) return;
    location.hash =
      place === 'table' && match !== undefined
        ? writeAddress({ kind: 'saved', id: match.id })
        : writeAddress({ kind: place === 'check' ? 'check' : 'menu' });
  };

  /** Begin a new game by the settings of the menu. */
  readonly play = (): void => {
    this.dispatch({ type: 'start', ...this.#birth() });
    this.#showGame();
  };

  /** Begin a new game with the players and rules of the one on the table. */
  readonly playAgain = (): void => {
    const { match, setup, game } = this.#page;
    if (match === undefined) return;
    const { rules, names } = match.line.record;
    this.dispatch({
      type: 'setup',
      change: {
        players: names.length,
        names: setup.names.map((name, index) => names[index] ?? name),
        seats: setup.seats.map((seat, index) => match.seats[index] ?? seat),
        settings: settingsOf(game, rules),
        seed: '',
      },
    });
    this.play();
  };

  /** Continue the position that is shown as a new game. */
  readonly fork = (): void => {
    this.dispatch({ type: 'fork', ...this.#birth() });
    this.#showGame();
  };

  /** Play the checked state. */
  readonly playState = (state: unknown): void => {
    const { game } = this.#page;
    this.#enter(game.newSession({ start: state, seed: newSeed() }));
  };

  /** Play a game here that is played in another tab. */
  readonly playHere = (): void => {
    const { match } = this.#page;
    if (match !== undefined) claimGame(match.id, this.#hold, true);
  };

  /** The board lies still in a position. */
  readonly settled = (state: unknown): void => {
    this.#still = state;
    this.#advance();
  };

  /** Look deeper into the position that is analysed. */
  readonly deepen = (): void => {
    const { turn } = this.#page;
    this.#send(this.#analyst, { kind: 'deepen', turn, iterations: ANALYSIS_ITERATIONS });
  };

  readonly open = (id: string): void => {
    location.hash = writeAddress({ kind: 'saved', id });
  };

  readonly forget = async (id: string): Promise<void> => {
    await deleteGame(id);
    tellTabs(id);
    await this.#list();
  };

  /** Return the link to the whole game, at the position that is shown. */
  readonly link = async (): Promise<string> => {
    const { match, view, game } = this.#page;
    if (match === undefined) return location.href;
    const { seats } = match;
    const record = match.line.fork(match.count).save();
    const packed = await packGame({ record, seats });
    const hash = writeAddress({ kind: 'shared', game: game.rules.name, packed, view });
    return new URL(hash, location.href).href;
  };

  /** Save the game as a file. */
  readonly download = (): void => {
    const { match, game } = this.#page;
    if (match === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeRecordFile(match)], { type: 'text/plain' }));
    link.download = `${game.rules.name}-${namesOf(match)
      .join('-')
      .replace(/[^\p{L}\p{N}-]+/gu, '')}.record`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  /** Open a file. */
  readonly upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > LONGEST_RECORD) this.#say('The file is too long.');
    else await this.openText(await file.text());
  };

  /** Open a text: a record, a link, or the two strings of a state. */
  readonly openText = async (text: string): Promise<void> => {
    const pasted = readPasted(text);
    switch (pasted.kind) {
      case 'address':
        location.hash = pasted.fragment;
        return;
      case 'record':
        return this.#openRecord(pasted.text);
      case 'state': {
        const decoded = this.#page.game.rules.decode(pasted.encoded);
        if (decoded.ok) return this.playState(decoded.state);
        const [shared, players] = pasted.encoded;
        this.dispatch({ type: 'draft', change: { shared, players } });
        return this.go('check');
      }
      case 'nothing':
        return this.#say('This is no record, no link, and no state.');
    }
  };

  #birth() {
    return { id: newId(), now: Date.now(), seed: newSeed() };
  }

  #say(notice: string): void {
    this.dispatch({ type: 'say', notice });
  }

  /** Make the address that of the game on the table, and claim it. */
  #showGame(): void {
    const { match, place } = this.#page;
    if (match === undefined || place !== 'table') return;
    const hash = writeAddress({ kind: 'saved', id: match.id });
    if (location.hash !== hash) history.pushState(null, '', hash);
    claimGame(match.id, this.#hold);
    scrollTo(0, 0);
  }

  #enter(line: Session<GameTypes>, seats: readonly string[] = [], view?: number): void {
    const { game } = this.#page;
    this.dispatch({ type: 'enter', line, ...this.#birth() });
    seats.forEach((seat, index) => {
      this.dispatch({ type: 'change-seat', index, seat: knownSeat(game, seat) });
    });
    if (view !== undefined) this.dispatch({ type: 'view', events: view });
    this.#showGame();
  }

  #openRecord(text: string, seats?: readonly string[], view?: number): void {
    const { game, saved } = this.#page;
    const same = saved.find(({ record }) => record === text);
    if (same !== undefined && view === undefined) {
      this.open(same.id);
      return;
    }
    const loaded = readRecordFile(game, text);
    if (loaded.ok) {
      const isOver = game.rules.isOver(loaded.line.state);
      this.#enter(loaded.line, seats ?? loaded.seats, view ?? (isOver ? 0 : undefined));
    } else this.#say(`This record cannot be opened. ${loaded.reason}`);
  }

  async #goToAddress(): Promise<void> {
    const address = readAddress(location.hash);
    const { match, place, game } = this.#page;
    switch (address?.kind) {
      case undefined:
        return this.#say('This link leads nowhere.');
      case 'menu':
      case 'check':
        leaveGame();
        this.dispatch({ type: 'go', place: address.kind });
        return this.#list();
      case 'saved': {
        const { id } = address;
        if (match?.id === id && place !== 'table') this.dispatch({ type: 'go', place: 'table' });
        if (match?.id !== id) await this.#openSaved(id);
        return this.#showGame();
      }
      case 'shared': {
        const shared =
          address.game === game.rules.name ? await unpackGame(address.packed) : undefined;
        this.#replaceAddress();
        if (shared === undefined) return this.#say('The link contains no game.');
        await this.#list();
        return this.#openRecord(shared.record, shared.seats, address.view);
      }
      case 'position': {
        const { values } = address;
        this.#replaceAddress();
        const rules = Object.fromEntries(values);
        const strings = [values.get('shared') ?? '', values.get('players') ?? ''];
        const decoded = game.rules.decode(strings, { rules });
        if (!decoded.ok) return this.#say('The link contains no valid state.');
        const names = values.getAll('name');
        const players = game.rules.players(game.rules.rulesOf(decoded.state)).length;
        const named = names.length === players ? { names } : {};
        return this.#enter(game.newSession({ start: decoded.state, seed: newSeed(), ...named }));
      }
    }
  }

  /** Leave the address of a link, so that a reload does not open it again. */
  #replaceAddress(): void {
    history.replaceState(null, '', location.pathname + location.search);
  }

  async #openSaved(id: string): Promise<void> {
    const saved = await loadGame(id).catch(() => undefined);
    const match = saved && loadSaved(this.#page.game, saved);
    if (match !== undefined) return this.dispatch({ type: 'open', match });
    this.#replaceAddress();
    this.dispatch({ type: 'go', place: 'menu' });
    this.#say('This game is not saved in this browser.');
  }

  async #list(): Promise<void> {
    const saved = await listGames().catch(() => []);
    this.dispatch({ type: 'list', saved });
  }

  /** Save the game in the next task, so that the page answers first. */
  #keepSoon(match: Match): void {
    if (this.#unsaved?.id !== match.id) this.#keep();
    if (this.#unsaved === undefined) setTimeout(() => this.#keep());
    this.#unsaved = match;
  }

  /** Save the game if it is not saved yet. */
  #keep(): void {
    const { game } = this.#page;
    const match = this.#unsaved;
    if (match === undefined) return;
    this.#unsaved = undefined;
    saveGame(saveMatch(game, match, Date.now())).then(
      () => tellTabs(match.id),
      () => this.#say('This browser cannot save the game. Copy the link to keep it.'),
    );
  }

  /** Show what another tab has played. */
  async #follow(id: string): Promise<void> {
    const { match, elsewhere, place, game } = this.#page;
    if (place === 'menu') await this.#list();
    if (match?.id !== id || !elsewhere) return;
    const saved = await loadGame(id);
    const newer = saved && loadSaved(game, saved);
    if (newer !== undefined) this.dispatch({ type: 'follow', match: newer });
  }

  readonly #hold = async (elsewhere: boolean): Promise<void> => {
    const { match } = this.#page;
    // What the other tab has played last.
    if (!elsewhere && this.#page.elsewhere && match !== undefined) await this.#follow(match.id);
    if (this.#page.elsewhere !== elsewhere) this.dispatch({ type: 'hold', elsewhere });
  };

  #stored(): string | null {
    try {
      return localStorage.getItem(PREFERENCES);
    } catch {
      return null;
    }
  }

  #applyPreferences(): void {
    const { preferences } = this.#page;
    document.documentElement.dataset.theme = preferences.theme;
    try {
      localStorage.setItem(PREFERENCES, JSON.stringify(preferences));
    } catch {
      // Then they are those of this visit.
    }
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#receive(data);
    return worker;
  }

  #receive(answer: Answer): void {
    const { turn, hinting, analysing } = this.#page;
    if (answer.turn !== turn) return;
    switch (answer.kind) {
      case 'failed':
        this.#say(`The agent failed. ${answer.reason}`);
        break;
      case 'chosen':
        this.#chosen = answer;
        this.#advance();
        break;
      case 'found': {
        const { analysis } = answer;
        if (hinting && (analysis.done || analysis.iterations >= HINT_ITERATIONS)) {
          this.dispatch({ type: 'hinted', turn, move: analysis.ratings[0]?.move });
        }
        if (analysing) this.dispatch({ type: 'analysed', turn, analysis });
      }
    }
  }

  #send(worker: Worker, request: Request): void {
    worker.postMessage(request);
  }

  /** Describe the position that is shown for a worker. */
  #position() {
    const { match, game } = this.#page;
    if (match === undefined) return undefined;
    const state = stateAt(match, shownAt(this.#page));
    const seed = ((match.line.record.seed ?? 0) + shownAt(this.#page)) >>> 0;
    const rules = game.rules.rulesOf(state);
    return { game: game.rules.name, state: game.rules.encode(state), rules, seed };
  }

  /** Ask for the analysis or the hint that the page needs now. */
  #ask(before: Page): void {
    const { turn, place, hinting, analysing, game, match } = this.#page;
    const wanted = place === 'table' && (hinting || analysing);
    const was = before.place === 'table' && (before.hinting || before.analysing);
    if (wanted === was && before.turn === turn && before.analysing === analysing) return;
    if (!wanted && !was) return;
    const position = this.#position();
    const isMove =
      match !== undefined && game.rules.playerToMove(stateAt(match, shownAt(this.#page))) >= 0;
    const iterations = analysing ? ANALYSIS_ITERATIONS : HINT_ITERATIONS;
    const request: Request =
      wanted && isMove && position !== undefined
        ? { kind: 'search', turn, iterations, ...position }
        : { kind: 'stop' };
    this.#send(this.#analyst, request);
  }

  /** Let happen what happens by itself, once its time has come. */
  #advance(): void {
    const page = this.#page;
    const { turn, match, hurried } = page;
    const step = nextStep(page);
    if (step === undefined || match === undefined) return;
    const position = this.#position();
    if (step.kind === 'agent' && this.#asked !== turn && position !== undefined) {
      this.#asked = turn;
      this.#send(this.#agents, { kind: 'choose', turn, seat: step.seat, ...position });
    }
    if (this.#still !== stateAt(match)) return;
    if (this.#paused !== turn && !hurried) this.#pause(turn, step);
    else if (step.kind !== 'agent') this.dispatch({ type: step.kind, turn });
    else if (this.#chosen?.turn === turn) this.dispatch({ type: 'answer', ...this.#chosen });
  }

  #pause(turn: number, { kind }: Step): void {
    if (this.#pausing === turn) return;
    this.#pausing = turn;
    const { factor } = SPEEDS[this.#page.preferences.speed];
    setTimeout(() => {
      this.#paused = turn;
      this.#advance();
    }, PAUSES[kind] * factor);
  }
}
