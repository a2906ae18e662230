/** Tsuro on the page without a browser: words, and a game by the shell. */
import {
  applyChance,
  decodeState,
  type GameState,
  legalMoves,
  newGame,
  seededRng,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { reduce } from '../../playground/shell/actions/reduce.js';
import { stateAt } from '../../playground/shell/model/match.js';
import { moveList } from '../../playground/shell/model/move-list.js';
import { firstPage, type Page } from '../../playground/shell/model/page.js';
import { loadSaved, saveMatch } from '../../playground/shell/model/saved.js';
import { nextStep } from '../../playground/shell/model/turns.js';
import { ENGLISH_SHELL, tsuroGame } from './english.js';
import { inEnglish, matchOf } from './pages.js';

const NAMES = ['Ada', 'Bruno', 'Clara'];
const dealt = applyChance(newGame(), 'D000102');
const turn = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
const trapped = decodeState(['A1H0734T0021n5034nB', 'A00eB50eCF1']);

/** Begin a game between people, and let tiles be dealt. */
function begin(players = 3): Page {
  const first = firstPage(tsuroGame, ENGLISH_SHELL);
  const seats = first.setup.seats.map(() => 'human');
  const page = reduce(first, { type: 'setup', change: { players, seats } });
  return reduce(page, { type: 'start', id: 'tsuro', now: 1, seed: 5 });
}

// The game is Tsuro.
const positionOf = (page: Page) => stateAt(matchOf(page)) as GameState;

/** Play moves at random to the end. */
function playOn(page: Page): Page {
  const rng = seededRng(3);
  let now = page;
  while (positionOf(now).phase !== 'game-over') {
    const moves = legalMoves(positionOf(now));
    const move = moves[Math.floor(rng() * moves.length)];
    now = reduce(now, move === undefined ? { type: 'chance' } : { type: 'play', move });
  }
  return now;
}

describe('a game', () => {
  test('deals by itself, and waits for a person', () => {
    const page = begin(5);
    expect(nextStep(page)).toEqual({ kind: 'chance' });
    const next = reduce(page, { type: 'chance' });
    expect(positionOf(next)).toMatchObject({ phase: 'setup', rules: { players: 5 } });
    expect(nextStep(next)).toBeUndefined();
  });

  test('comes to its end in rounds, and is saved with all of them', () => {
    const match = matchOf(playOn(begin(4)));
    const titles = moveList(tsuroGame, match).map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['Set-up', 'Round 1']);
    expect(new Set(titles).size).toBe(titles.length);
    // The game is Tsuro.
    const { lines } = tsuroGame.ranking(stateAt(match) as GameState);
    expect(lines).toHaveLength(4);
    expect(lines[0]?.winner).toBe(true);
    expect(lines.at(-1)?.cells[1]).toMatch(/^(left the board|looped), round \d+$/);
    expect(loadSaved(tsuroGame, saveMatch(inEnglish(tsuroGame), match, 2))?.count).toBe(
      match.count,
    );
  });
});

describe('words', () => {
  const { words } = tsuroGame;

  test('say what events do', () => {
    expect(words.event(newGame(), 'D000102', NAMES)).toBe('Ada gets 3 tiles.');
    expect(words.event(dealt, 'A02n10c', NAMES)).toBe(
      'Ada places tile 3 (0°) on column 2, row 1, the stone on its east side, top.',
    );
    expect(words.entry(turn, 'A04n')).toBe('Tile 5 (0°) on column 2, row 2');
    expect(words.entry(trapped, 'A34n')).toBe('Tile 35 (0°) on column 1, row 2, leaves the board');
    expect(words.event(trapped, 'A34n', NAMES)).toBe(
      'Ada places tile 35 (0°) on column 1, row 2; Ada leaves the board.',
    );
  });

  test('say who wins', () => {
    const over = decodeState(['-6HT3013nB', 'AX6B30fCX5']);
    expect(words.status(over, NAMES)).toBe('Bruno wins');
    expect(words.status(dealt, NAMES)).toBe('Ada starts');
  });
});
