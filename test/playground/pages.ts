/** Pages of the playground to test, with games of Azul. */
import { type GameState, legalMoves } from 'azulejo';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Action, reduce } from '../../playground/shell/actions/reduce.js';
import type { GameInWords } from '../../playground/shell/model/ending.js';
import { type Match, stateAt } from '../../playground/shell/model/match.js';
import { firstPage, type Page } from '../../playground/shell/model/page.js';
import { nextStep } from '../../playground/shell/model/turns.js';
import type { PlayedGame } from '../../playground/shell/played-game.js';
import { azulGame, ENGLISH_SHELL } from './english.js';

export const FIRST_PAGE: Page = firstPage(azulGame, ENGLISH_SHELL);

/** Return a map that has what the browser keeps, in place of its storage: nothing when a test begins. */
export function keptInMap(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return kept;
}

/** A game with the words of the shell, in English. */
export function inEnglish(game: PlayedGame): GameInWords {
  return { game, words: ENGLISH_SHELL };
}

/** Apply actions to the first page. */
export function pageAfter(...actions: readonly Action[]): Page {
  return actions.reduce(reduce, FIRST_PAGE);
}

/** A page with a game between these players on the fixed mosaic, where every tiling is forced, after what happens by itself. */
export function pageWith(seats: readonly string[], seed = 7): Page {
  const settings = { mosaic: 'fixed' };
  const all = [...seats, 'human', 'human'];
  const page = pageAfter(
    { type: 'setup', change: { players: seats.length, seats: all, settings } },
    { type: 'start', id: 'test', now: 1000, seed },
  );
  return settle(page);
}

/** A page with a game between people. */
export function people(players = 2, seed = 7): Page {
  return pageWith(new Array<string>(players).fill('human'), seed);
}

/** Return the game of a page. */
export function matchOf({ match }: Page): Match {
  if (match === undefined) throw new Error('There is no game.');
  return match;
}

/** Return the position after a number of events. */
export function positionAt(page: Page, events: number): GameState {
  // The game is Azul.
  return stateAt(matchOf(page), events) as GameState;
}

/** Return the position of the game of a page. */
export function positionOf(page: Page): GameState {
  // The game is Azul.
  return stateAt(matchOf(page)) as GameState;
}

/** Let happen what happens by itself; an agent plays its first legal move. */
export function settle(page: Page): Page {
  let now = page;
  for (let step = nextStep(now); step !== undefined; step = nextStep(now)) {
    const { turn } = now;
    const [move = ''] = legalMoves(positionOf(now));
    if (step.kind === 'agent') now = reduce(now, { type: 'play', turn, move });
    else now = reduce(now, { type: step.kind, turn });
  }
  return now;
}

/** Play first legal moves and deals, a number of them. */
export function playOn(page: Page, times: number): Page {
  let now = page;
  for (let step = 0; step < times && positionOf(now).phase !== 'game-over'; step++) {
    const [move] = legalMoves(positionOf(now));
    now = settle(reduce(now, move === undefined ? { type: 'chance' } : { type: 'play', move }));
  }
  return now;
}

/** Go back to a position, and play the last legal move there. */
export function branch(page: Page, events: number, index = -1): Page {
  const move = legalMoves(positionAt(page, events)).at(index) ?? '';
  return reduce(reduce(page, { type: 'view', events }), { type: 'play', move });
}

/** Play until a phase. */
export function playUntil(page: Page, phase: GameState['phase']): Page {
  let now = page;
  while (positionOf(now).phase !== phase) now = playOn(now, 1);
  return now;
}
