/** Giving up, and the hand-over between people at one device. */
import { azul } from 'azulejo';
import { loadSession, newSession } from 'azulejo/record';
import * as ur from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { reduce } from '../../playground/shell/actions/reduce.js';
import { rankingOf, statusOf } from '../../playground/shell/model/ending.js';
import { countedLine, eventsOf, isOver, stateAt } from '../../playground/shell/model/match.js';
import { firstPage, type Page } from '../../playground/shell/model/page.js';
import { readRecordFile, writeRecordFile } from '../../playground/shell/model/record-file.js';
import { loadSaved, saveMatch } from '../../playground/shell/model/saved.js';
import { coveredFor, nextStep, whyNoMove } from '../../playground/shell/model/turns.js';
import type { PlayedGame } from '../../playground/shell/played-game.js';
import { ENGLISH_SHELL, tsuroGame, urGame } from './english.js';
import { FIRST_PAGE, inEnglish, matchOf, pageWith, people, playOn } from './pages.js';

const giveUp = (page: Page) => reduce(page, { type: 'give-up', reason: 'gave up' });

/** Begin a game of any kind between people. */
function begin(game: PlayedGame, players: number): Page {
  const seats = new Array<string>(5).fill('human');
  const setup = reduce(firstPage(game, ENGLISH_SHELL), {
    type: 'setup',
    change: { players, seats },
  });
  return chance(reduce(setup, { type: 'start', id: 'test', now: 1, seed: 7 }));
}

/** Let chance events happen. */
function chance(page: Page): Page {
  let now = page;
  while (nextStep(now)?.kind === 'chance') now = reduce(now, { type: 'chance' });
  return now;
}

describe('a win', () => {
  /** A game of Ur that is over, between these. */
  function over(seats: readonly string[]): Page {
    let line = newSession(ur.royalUr, { seed: 3, names: ['Ada', 'Bruno'] });
    while (!ur.royalUr.isOver(line.state)) {
      const [move] = ur.royalUr.legalMoves(line.state);
      line = move === undefined ? line.draw() : line.play(move);
    }
    const page = reduce(firstPage(urGame, ENGLISH_SHELL), {
      type: 'enter',
      line,
      id: 'won',
      now: 1,
    });
    return seats.reduce(
      (now, seat, index) => reduce(now, { type: 'change-seat', index, seat }),
      page,
    );
  }

  test.each([
    [['human', 'level-1'], 0],
    [['level-1', 'human'], 1],
    [['human', 'human'], undefined],
    [['level-1', 'level-1'], undefined],
  ] as const)('of %j is told to the one person at the device alone', (seats, own) => {
    const page = over(seats);
    const match = matchOf(page);
    const winner = rankingOf(page.game, match)?.lines.find((line) => line.winner)?.player;
    const byName = `${['Ada', 'Bruno'][winner ?? -1]} wins`;
    const said = statusOf(page, match);
    expect(said).toBe(own === winner ? 'You win' : byName);
    expect(statusOf(page, match, 0)).not.toMatch(/win/);
  });

  test('that is shared names all, and one by a forfeit says why', () => {
    const page = reduce(giveUp(playOn(people(), 4)), {
      type: 'change-seat',
      index: 1,
      seat: 'level-1',
    });
    expect(statusOf(page, matchOf(page))).toBe('You win: Bruno gives up');
    const three = [0, 2].reduce(
      (now, index) => reduce(now, { type: 'change-seat', index, seat: 'level-1' }),
      giveUp(playOn(people(3), 4)),
    );
    expect(statusOf(three, matchOf(three))).toBe('Bruno and Clara win: Ada gives up');
  });
});

describe('giving up', () => {
  test('ends a game whose rules do not go on: the others win', () => {
    const page = giveUp(playOn(people(3), 4));
    const match = matchOf(page);
    expect(statusOf(page, match)).toBe('Bruno and Clara win: Ada gives up');
    expect(page.announcement).toBe('Bruno and Clara win: Ada gives up.');
    expect(isOver(page.game, match)).toBe(true);
    expect(whyNoMove(page)).toBe('The game is over.');
    expect(nextStep(page)).toBeUndefined();
    const winners = rankingOf(page.game, match)?.lines.map(({ player, winner }) => [
      player,
      winner,
    ]);
    expect(winners?.toSorted()).toEqual([
      [0, false],
      [1, true],
      [2, true],
    ]);
    expect(winners?.at(-1)).toEqual([0, false]);
    // An earlier position is not the end.
    expect(isOver(page.game, match, 2)).toBe(false);
    expect(rankingOf(page.game, match, 2)).toBeUndefined();
  });

  test('can be undone, and no move can be played until then', () => {
    const before = playOn(people(), 2);
    const page = giveUp(before);
    expect(reduce(page, { type: 'play', move: 'A0a1' })).toMatchObject({ match: page.match });
    const back = reduce(page, { type: 'undo' });
    expect(whyNoMove(back)).toBeUndefined();
    expect(matchOf(back).count).toBe(matchOf(before).count);
    expect(back.announcement).toMatch(/^Undone\. /);
  });

  test('is for the person to move only', () => {
    const page = pageWith(['human', 'level-1']);
    const paused = reduce(page, { type: 'view', events: 0 });
    expect(giveUp(paused)).toBe(paused);
    const menu = reduce(page, { type: 'go', place: 'menu' });
    expect(giveUp(menu)).toBe(menu);
    const agents = reduce(page, { type: 'change-seat', index: 0, seat: 'level-1' });
    expect(giveUp(agents)).toBe(agents);
  });

  test('is saved, shared and written to files with the game', () => {
    const page = giveUp(playOn(people(), 2));
    const match = matchOf(page);
    const saved = loadSaved(page.game, saveMatch(page, match, 1));
    expect(saved && statusOf(page, saved)).toBe(statusOf(page, match));
    const text = writeRecordFile(match);
    expect(text).toMatch(/^result forfeit [AB] "gave up"$/m);
    expect(loadSession(azul, text).ok).toBe(true);
    expect(countedLine(match).save()).toBe(text);
    const read = readRecordFile(page, text);
    if (!read.ok) throw new Error(read.reason);
    expect(read.line.record.result?.kind).toBe('forfeit');
  });

  test('ends Ur, too', () => {
    const page = giveUp(begin(urGame, 2));
    expect(matchOf(page).line.record.result).toMatchObject({ kind: 'forfeit' });
    expect(statusOf(page, matchOf(page))).toMatch(/^\w+ wins: \w+ gives up$/);
    const { events } = matchOf(page).line.record;
    expect(ur.royalUr.isOver(stateAt(matchOf(page), events.length) as ur.GameState)).toBe(false);
  });

  test('is an event of Tsuro, in which the others play on', () => {
    const begun = reduce(begin(tsuroGame, 3), { type: 'cover', on: false });
    const page = chance(giveUp(begun));
    const match = matchOf(page);
    expect(eventsOf(match)).toContain('A!');
    expect(isOver(page.game, match)).toBe(false);
    expect(statusOf(page, match)).toBe('Bruno starts');
  });

  test('happens by itself where a player of Tsuro has no legal move, and that is said', () => {
    const read = tsuro.readCs4500Board(
      [
        [[22, 0], 'red', 'E', 0, 0],
        [[34, 0], 'white', 'E', 5, 0],
      ],
      { player: 'C', legality: 'reference' },
    );
    if (!read.ok) throw new Error('This is no board.');
    const line = newSession(tsuro.tsuro, {
      start: tsuro.applyChance(read.state, 'D0734'),
      seed: 1,
    });
    const page = reduce(firstPage(tsuroGame, ENGLISH_SHELL), {
      type: 'enter',
      line,
      id: 'stuck',
      now: 1,
    });
    expect(nextStep(page)).toEqual({ kind: 'forced' });
    const next = reduce(page, { type: 'forced', turn: page.turn });
    expect(eventsOf(matchOf(next))).toEqual(['C!']);
    expect(next.announcement).toBe('C has no legal move, and drops out. A wins.');
    expect(tsuroGame.words.entry(line.state, 'C!')).toBe('No legal move, drops out');
  });
});

describe('the board between the turns of two people', () => {
  const move = (page: Page) => page.game.rules.legalMoves(stateAt(matchOf(page)))[0] ?? '';
  const play = (page: Page) => chance(reduce(page, { type: 'play', move: move(page) }));

  test('is covered by default in games that hide something only', () => {
    expect(matchOf(begin(tsuroGame, 3)).covers).toBe(true);
    expect(matchOf(begin(urGame, 2)).covers).toBe(false);
    expect(matchOf(people()).covers).toBe(false);
  });

  test('is covered until the next person is ready', () => {
    const covered = begin(tsuroGame, 3);
    expect(coveredFor(covered)).toBe(0);
    expect(whyNoMove(covered)).toBe('The board is covered.');
    const ready = reduce(covered, { type: 'ready' });
    expect(coveredFor(ready)).toBeUndefined();
    const next = play(ready);
    expect(coveredFor(next)).toBe(1);
    // Whoever takes a move back is still there.
    expect(coveredFor(reduce(next, { type: 'undo' }))).toBeUndefined();
  });

  test('is not covered for agents, nor for one person among them', () => {
    const page = reduce(begin(tsuroGame, 3), { type: 'ready' });
    const second = reduce(page, { type: 'change-seat', index: 1, seat: 'random' });
    expect(coveredFor(play(second))).toBeUndefined();
    const alone = reduce(second, { type: 'change-seat', index: 2, seat: 'random' });
    expect(coveredFor({ ...alone, holder: undefined })).toBeUndefined();
  });

  test('is covered again when the game is opened, and can be left uncovered', () => {
    const page = reduce(begin(tsuroGame, 3), { type: 'ready' });
    const match = loadSaved(tsuroGame, saveMatch(inEnglish(tsuroGame), matchOf(page), 1));
    if (match === undefined) throw new Error('It was not saved.');
    const opened = reduce(FIRST_PAGE, { type: 'choose', game: tsuroGame });
    const reopened = reduce(opened, { type: 'open', match });
    expect(coveredFor(reopened)).toBe(0);
    const open = reduce(reopened, { type: 'cover', on: false });
    expect(coveredFor(open)).toBeUndefined();
  });
});
