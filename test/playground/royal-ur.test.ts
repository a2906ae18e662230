/** The Royal Game of Ur on the page without a browser: words, places, and a game by the shell. */
import { decodeState, legalMoves, type Move, newGame, type Rules } from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { urThinker } from '../../playground/games/royal-ur/thinker.js';
import { reduce } from '../../playground/shell/actions/reduce.js';
import { homeOf, stateAt, undoTarget } from '../../playground/shell/model/match.js';
import { currentSection, listLines, moveList } from '../../playground/shell/model/move-list.js';
import { firstPage, type Page } from '../../playground/shell/model/page.js';
import { readRecordFile } from '../../playground/shell/model/record-file.js';
import { loadSaved, saveMatch } from '../../playground/shell/model/saved.js';
import { nextStep } from '../../playground/shell/model/turns.js';
import { allPlaces, placeKey } from '../../src/royal-ur/board/places.js';
import { adviceWords, placeWords, refusalWords, UR } from '../../src/royal-ur/board/words.js';
import { ENGLISH_SHELL, urGame } from './english.js';
import { inEnglish, matchOf } from './pages.js';

const ENGLISH = UR.in('en');
const NAMES = ['Ada', 'Bruno'];
const state = decodeState(['B2', 'A3P020409H1B3P030710H1']);

/** Begin a game between people. */
function begin(settings: Readonly<Record<string, string>> = {}): Page {
  const page = reduce(firstPage(urGame, ENGLISH_SHELL), {
    type: 'setup',
    change: {
      seats: ['human', 'human'],
      settings: { ...firstPage(urGame, ENGLISH_SHELL).setup.settings, ...settings },
    },
  });
  return reduce(page, { type: 'start', id: 'ur', now: 1, seed: 5 });
}

/** Roll, and play the first legal moves, until there was a number of events or the game is over. */
function playOn(page: Page, events = 5000): Page {
  let now = page;
  for (let count = 0; count < events; count++) {
    if (now.match === undefined) throw new Error('There is no game.');
    // The game is Ur.
    const position = stateAt(now.match) as ReturnType<typeof newGame>;
    if (position.phase === 'game-over') return now;
    const [move] = legalMoves(position);
    now = reduce(now, move === undefined ? { type: 'chance' } : { type: 'play', move });
  }
  return now;
}

describe('a game', () => {
  test('has the rules that the menu asks for', () => {
    const { match } = begin({ tokens: '2', safeRosettes: 'false', zero: 'again' });
    const asked = { tokens: 2, safeRosettes: false, zero: 'again' };
    expect(match?.line.record.rules).toEqual({ ...newGame().rules, ...asked });
  });

  test('waits for the rolls of people where they want to roll, not for those of agents', () => {
    const page = reduce(begin(), { type: 'prefer', change: { rolls: 'hand' } });
    const withSeats = (seats: readonly string[]): Page => ({
      ...page,
      match: { ...matchOf(page), seats },
    });
    // Player A rolls first.
    expect(nextStep(page)).toBeUndefined();
    expect(nextStep(withSeats(['human', 'level-1']))).toBeUndefined();
    expect(nextStep(withSeats(['level-1', 'human']))).toEqual({ kind: 'chance' });
    expect(nextStep(reduce(page, { type: 'prefer', change: { rolls: 'auto' } }))).toEqual({
      kind: 'chance',
    });
  });

  test('rolls by itself, and waits for a person to move', () => {
    const page = begin();
    expect(nextStep(page)).toEqual({ kind: 'chance' });
    let rolled = page;
    while (nextStep(rolled) !== undefined) rolled = reduce(rolled, { type: 'chance' });
    expect(rolled.match && stateAt(rolled.match)).toMatchObject({ phase: 'move' });
  });

  test('comes to its end, in sections by the tokens at home, and is saved with all of them', () => {
    const { match } = playOn(begin({ tokens: '3' }));
    if (match === undefined) throw new Error('There is no game.');
    const titles = moveList(urGame, match).map(({ title }) => title);
    expect(titles[0]).toBe('0 : 0 at home');
    expect(titles.length).toBeGreaterThan(2);
    expect(new Set(titles).size).toBe(titles.length);
    const { lines } = urGame.ranking(stateAt(match) as ReturnType<typeof newGame>);
    expect(lines[0]).toMatchObject({ winner: true, cells: ['3', '45'] });
    const saved = saveMatch(inEnglish(urGame), match, 2);
    expect(saved).toMatchObject({ game: 'royal-ur', progress: expect.stringMatching(/ wins$/) });
    expect(loadSaved(urGame, saved)?.count).toBe(match.count);
  });

  test('is undone to the last choice, not to a roll', () => {
    const { match } = playOn(begin(), 12);
    if (match === undefined) throw new Error('There is no game.');
    const target = undoTarget(urGame, match);
    expect(stateAt(match, target)).toMatchObject({ phase: 'move' });
  });
});

describe('words', () => {
  const { words } = urGame;

  test.each([
    [
      'B0709',
      'Square 7 → 9, captures',
      'Bruno moves from square 7 to square 9, captures a token of Ada.',
    ],
    ['B0002', 'Hand → 2', 'Bruno moves from the hand to square 2.'],
    ['B1012', 'Square 10 → 12', 'Bruno moves from square 10 to square 12.'],
  ] as const)('say what %s does', (move, entry, sentence) => {
    expect(words.entry(state, move)).toBe(entry);
    expect(words.event(state, move, NAMES)).toBe(sentence);
  });

  test('say what a roll does', () => {
    expect(words.event(newGame(), 'R3', NAMES)).toBe('Ada rolls 3.');
    expect(words.event(newGame(), 'R0', NAMES)).toBe('Ada rolls 0 and cannot move.');
    expect(words.entry(newGame(), 'R0')).toBe('Roll of 0, no move');
    const home = decodeState(['A1', 'A0P14H6B7PH0']);
    expect(words.event(home, 'A1415', NAMES)).toBe('Ada moves from square 14 to home.');
    const rosette = decodeState(['A1', 'A6P07H0B7PH0']);
    expect(words.entry(rosette, 'A0708')).toBe('Square 7 → 8, rosette');
  });

  test.each<[string, Move, Partial<Rules>, string]>([
    ['A6P07H0B7PH0', 'A0708', {}, 'Moves to square 8, another roll'],
    ['A6P07H0B7PH0', 'A0708', { rosettesGrantRolls: false }, 'Moves to square 8'],
    ['A6P08H0B6P09H0', 'A0809', {}, 'Moves to square 9, captures a token'],
    [
      'A6P08H0B6P09H0',
      'A0809',
      { capturesGrantRolls: true },
      'Moves to square 9, captures a token, another roll',
    ],
    ['A0P14H6B7PH0', 'A1415', {}, 'Brings the token home'],
  ])(
    'say before a move whether it gives another roll: %s %s %o',
    (players, move, rules, advice) => {
      expect(adviceWords(ENGLISH, decodeState(['A1', players], { rules }), move)).toBe(advice);
    },
  );

  test('name every place and what is there, for either player', () => {
    const texts = allPlaces('A').map((place) => placeWords(ENGLISH, state, place, NAMES));
    expect(texts).toHaveLength(24);
    expect(new Set(texts).size).toBe(24);
    expect(texts).toContain('Hand of Ada, 3 tokens');
    expect(texts).toContain('Home of Bruno, 1 token');
    expect(texts).toContain('Square 4 of Ada, rosette, token of Ada');
    expect(texts).toContain('Square 4 of Bruno, rosette, empty');
    expect(texts).toContain('Square 8, rosette, empty');
    expect(texts).toContain('Square 9, token of Ada');
  });

  test.each([
    ['B2', 'A6P08H0B6P06H0', 'B0608', 'The other player’s token is safe on the rosette.'],
    ['B2', 'A7PH0B5P0204H0', 'B0204', 'Your own token is in the way.'],
    ['B2', 'A7PH0B6P14H0', 'B1415', 'Reaching home takes the exact roll.'],
  ])('say why a move is illegal: %s %s', (shared, players, move, reason) => {
    expect(refusalWords(ENGLISH, decodeState([shared, players]), move)).toBe(reason);
  });
});

test('each square of the middle is one place for both, and all others are two', () => {
  expect(placeKey('A', 8)).toBe(placeKey('B', 8));
  expect(placeKey('A', 4)).not.toBe(placeKey('B', 4));
});

test('the chances are exact with two tokens, nearly so with more, and searched for by unusual rules', async () => {
  const small = decodeState(['A2', 'A1P05H0B1P07H0']);
  const exact = await urThinker.search(small, 1);
  expect(exact.exact).toBe(true);
  expect(exact.moves().map(({ move }) => move)).toContain('A0507' satisfies Move);
  expect(exact.moves()[0]?.nearly).toBe(false);
  const nearly = await urThinker.search(state, 1);
  expect(nearly.exact).toBe(true);
  expect(nearly.moves()[0]?.nearly).toBe(true);
  const rules = { capturesGrantRolls: true };
  const search = await urThinker.search(
    decodeState(['B2', 'A3P020409H1B3P030710H1'], { rules }),
    1,
  );
  search.run(10);
  expect(search.exact).not.toBe(true);
  expect(search.iterations).toBe(10);
});

describe('a game of very many events, as a short link can have', () => {
  const EVENTS = 9000;
  const rolls = (events: number): Page => {
    const page = begin();
    const [head = ''] = matchOf(page)
      .line.save()
      .split(/^(?:roll|move) /m);
    const read = readRecordFile(inEnglish(urGame), `${head}${'roll R0\n'.repeat(events)}`);
    if (!read.ok) throw new Error(read.reason);
    return reduce(page, { type: 'enter', line: read.line, id: 'long', now: 1 });
  };

  // Where each event takes a walk through all, this takes minutes.
  test('is opened, saved and listed in time that grows as its length does', {
    timeout: 30_000,
  }, () => {
    const match = matchOf(rolls(EVENTS));
    expect(currentSection(urGame, match)).toBe('0 : 0 at home');
    expect([undoTarget(urGame, match), homeOf(urGame, match)]).toEqual([undefined, 0]);
    const saved = saveMatch(inEnglish(urGame), match, 2);
    expect(loadSaved(urGame, saved)?.count).toBe(EVENTS);
    expect(listLines(inEnglish(urGame), match).length).toBe(EVENTS);
  });

  test('is listed near the position that is shown, and each listed end leads on', () => {
    const match = matchOf(rolls(EVENTS));
    const near = (shown: number) => {
      const { sections } = listLines(inEnglish(urGame), match, shown);
      const all = sections.flatMap(({ entries }) => entries);
      const cuts = all.flatMap(({ events, text }) => (text.startsWith('…') ? [events] : []));
      return { events: all.map(({ events }) => events), cuts };
    };
    for (const shown of [0, 1, 499, 500, 1234, 4500, 8499, EVENTS]) {
      const { events, cuts } = near(shown);
      expect(events.length).toBeLessThan(2100);
      if (shown > 0) expect(events).toContain(shown);
      for (const cut of cuts) {
        expect([events[0], events.at(-1)]).toContain(cut);
        // Whoever goes there sees what was left out.
        expect(near(cut).events).toEqual(expect.arrayContaining([cut - 1, cut + 1]));
      }
      expect(events[0] === 1 || cuts.includes(events[0] ?? 0)).toBe(true);
      expect(events.at(-1) === EVENTS || cuts.includes(events.at(-1) ?? 0)).toBe(true);
    }
    const usual = listLines(inEnglish(urGame), matchOf(rolls(900)), 450);
    const all = usual.sections.flatMap(({ entries }) => entries);
    expect(all).toHaveLength(900);
    expect(all.filter(({ text }) => text.startsWith('…'))).toEqual([]);
  });
});
