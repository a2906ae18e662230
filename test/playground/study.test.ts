/** The study tools of the shell: reviews and previews. */
import { type GameState, legalMoves } from 'azulejo';
import { type GameReview, reviewGame } from 'azulejo/agents';
import type { GameTypes } from 'azulejo/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../playground/registry.js';
import { reduce } from '../../playground/shell/actions/reduce.js';
import { ranked } from '../../playground/shell/model/analysis.js';
import { eventsOf, stateAt } from '../../playground/shell/model/match.js';
import { listLines } from '../../playground/shell/model/move-list.js';
import type { Page } from '../../playground/shell/model/page.js';
import { previewedEvent } from '../../playground/shell/model/preview.js';
import {
  biggestError,
  curveOf,
  isError,
  isOutdated,
  isOwn,
  knownReview,
  nextError,
  pointAt,
  reviewOf,
  saidShares,
} from '../../playground/shell/model/review.js';
import { loadSaved, saveMatch } from '../../playground/shell/model/saved.js';
import { nextStep, whyNoMove } from '../../playground/shell/model/turns.js';
import { azulGame } from './english.js';
import {
  branch,
  inEnglish,
  matchOf,
  pageWith,
  people,
  playOn,
  playUntil,
  positionOf,
} from './pages.js';

/** A game of first legal moves, which are bad ones. */
const PAGE = playOn(people(), 25);

/** A variation that begins after 20 events, with two moves. */
const VARIED = playOn(branch(PAGE, 20), 1);

let review: GameReview<GameTypes>;
let other: GameReview<GameTypes>;

/** Review the line on the table. */
async function reviewLine(page: Page): Promise<GameReview<GameTypes>> {
  const [azul] = GAMES;
  const { rules } = await azul.thinker();
  return reviewGame(rules, matchOf(page).line.record, { iterations: 12 });
}

beforeAll(async () => {
  review = await reviewLine(PAGE);
  other = await reviewLine(VARIED);
});

/** The page after the review. */
function reviewed(page: Page = PAGE): Page {
  return withReview(page, review);
}

function withReview(page: Page, review: GameReview<GameTypes>): Page {
  const { id } = matchOf(page);
  return reduce(reduce(page, { type: 'review', on: true }), { type: 'reviewed', id, review });
}

describe('a review', () => {
  test('has a point of the curve for each move, in the position after it', () => {
    const match = matchOf(reviewed());
    const curve = curveOf(match);
    const moves = eventsOf(match).filter((event) => !event.startsWith('F'));
    expect(curve.map(({ move }) => move.move)).toEqual(moves);
    for (const { events, move, shares } of curve) {
      expect(eventsOf(match)[events - 1]).toBe(move.move);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
    expect(isOutdated(azulGame, match)).toBe(false);
  });

  test('leads to the point of a position, and from error to error, around the end', () => {
    const curve = curveOf(matchOf(reviewed()));
    expect(pointAt(curve, 0)).toBe(-1);
    curve.forEach(({ events }, index) => {
      expect(pointAt(curve, events)).toBe(index);
    });
    const errors = curve.flatMap(({ move, events }) => (isError(move) ? [events] : []));
    expect(errors.length).toBeGreaterThan(1);
    const next = (events: number) => curve[nextError(curve, events)]?.events;
    expect([0, ...errors].map(next)).toEqual([...errors, errors[0]]);
  });

  test('leads to the biggest error from anywhere, and nowhere without errors', () => {
    const curve = curveOf(matchOf(reviewed()));
    const losses = curve.flatMap(({ move }) => (isError(move) ? [move.loss] : []));
    const found = curve[biggestError(curve)]?.move;
    expect(isError(found) && found.loss).toBe(Math.max(...losses));
    expect(biggestError(curve.filter(({ move }) => !isError(move)))).toBe(-1);
  });

  test('says of an error the difference of the two shares that it says in whole percent', () => {
    const { percent } = PAGE.words.forms;
    const errors = curveOf(matchOf(reviewed())).flatMap(({ move }) =>
      isError(move) ? [move] : [],
    );
    const [error] = errors;
    if (error === undefined) throw new Error('There is no error.');
    const finely = Array.from({ length: 400 }, (_, step) => {
      const winShare = step / 1000;
      const best = { ...error.best, winShare: winShare + 0.0554 + step / 2000 };
      return { ...error, winShare, best, loss: best.winShare - winShare };
    });
    for (const move of [...errors, ...finely]) {
      const said = saidShares(move);
      const [best, played, lost] = [said.best, said.played, said.lost].map((share) =>
        Number.parseInt(percent(share), 10),
      );
      expect(lost).toBe((best ?? 0) - (played ?? 0));
      expect(Math.abs(said.best - move.best.winShare)).toBeLessThan(0.00501);
      expect(Math.abs(said.played - move.winShare)).toBeLessThan(0.00501);
    }
  });

  test('holds for the moves that were reviewed, not for others that replace them', () => {
    const undone = reduce(reviewed(), { type: 'undo' });
    const { count } = matchOf(undone);
    const move = legalMoves(positionOf(undone)).at(-1) ?? '';
    const changed = matchOf(reduce(undone, { type: 'play', move }));
    const curve = curveOf(changed);
    expect(curve.length).toBeGreaterThan(5);
    expect(curve.at(-1)?.events).toBeLessThanOrEqual(count);
    expect(isOutdated(azulGame, changed)).toBe(true);
  });

  test('is kept with the game; damaged ones are left out, and the game is not', () => {
    const match = matchOf(reviewed());
    const saved = saveMatch(inEnglish(azulGame), match, 5);
    expect(loadSaved(azulGame, structuredClone(saved))?.reviews).toEqual([review]);
    const { reviews: _, ...old } = { ...saved, review };
    expect(loadSaved(azulGame, old)?.reviews).toEqual([review]);
    const [move] = review.moves;
    for (const damaged of [
      null,
      'x',
      {},
      { ...review, curve: [] },
      { ...review, moves: [{ ...move, mark: 'brilliant' }], curve: [[1, 0]] },
      { ...review, players: [{ name: 'Ada' }] },
    ]) {
      expect(knownReview(damaged)).toBeUndefined();
      const loaded = loadSaved(azulGame, { ...saved, reviews: [damaged as typeof review] });
      expect(loaded && eventsOf(loaded)).toEqual(eventsOf(match));
      expect(loaded?.reviews).toEqual([]);
    }
  });

  test('that was cancelled, or is of another game, is not taken over', () => {
    const begun = reduce(PAGE, { type: 'review', on: true });
    const { id } = matchOf(PAGE);
    const cancelled = reduce(begun, { type: 'review', on: false });
    expect(matchOf(reduce(cancelled, { type: 'reviewed', id, review })).reviews).toEqual([]);
    const foreign = reduce(begun, { type: 'reviewed', id: 'other', review });
    expect(matchOf(foreign).reviews).toEqual([]);
    const progress = { reviewed: 3, moves: 9 };
    const [late, on] = [cancelled, begun].map((page) =>
      reduce(page, { type: 'review-on', id, progress }),
    );
    expect(late?.reviewing).toBeUndefined();
    expect(on?.reviewing).toEqual(progress);
  });

  test('says why a move is better in words', () => {
    const parts = review.moves.flatMap((move) =>
      move.mark === 'forced' ? [] : move.reasons.map(({ part }) => part),
    );
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(azulGame.words.reason?.(part)).toMatch(/^[a-z -]+$/);
    expect(azulGame.words.reason?.('denial')).toBe('kept from others');
  });
});

describe('the reviews of a game with variations', () => {
  const both = () => withReview(reviewed(VARIED), other);
  const onMain = (page: Page) => reduce(page, { type: 'line', line: 0 });

  test('are kept, one for each line, and each line shows its own', () => {
    const page = both();
    expect(matchOf(page).reviews).toHaveLength(2);
    expect(reviewOf(matchOf(page))).toBe(other);
    expect(reviewOf(matchOf(onMain(page)))).toBe(review);
    const saved = saveMatch(inEnglish(azulGame), matchOf(page), 5);
    const loaded = loadSaved(azulGame, structuredClone(saved));
    expect(loaded?.reviews).toEqual([other, review]);
    expect(loaded && reviewOf(loaded)).toEqual(other);
  });

  test('let a variation without one show what is known of the moves that it shares', () => {
    const page = reviewed(VARIED);
    const match = matchOf(page);
    expect(reviewOf(match)).toBe(review);
    expect(isOwn(review, match)).toBe(false);
    expect(curveOf(match).at(-1)?.events).toBe(20);
    expect(isOutdated(azulGame, match)).toBe(true);
    expect(isOwn(review, matchOf(onMain(page)))).toBe(true);
  });

  test('mark the moves of each line; moves that they share as on the table', () => {
    const moves = other.moves.map((move) =>
      move.mark === 'forced' ? move : { ...move, mark: 'blunder' as const },
    );
    const harsh = { ...other, moves };
    const page = withReview(reviewed(VARIED), harsh);
    const listed = listLines(inEnglish(azulGame), matchOf(page));
    const marks = (of: GameReview<GameTypes>) =>
      new Map(
        of.moves.flatMap(({ event, mark }) => (mark === 'forced' ? [] : [[event + 1, mark]])),
      );
    const isShared = ([events]: readonly [number, string]) => events <= 20;
    const shared = [...marks(harsh)].filter(([events]) => isShared([Number(events), '']));
    expect(shared.length).toBeGreaterThan(5);
    expect(listed.marks).toEqual(new Map([...marks(review), ...shared]));
    expect(listed.branches[0]?.marks).toEqual(marks(harsh));
  });

  test('go with the last line that needs them', () => {
    const deleted = reduce(both(), { type: 'delete-line' });
    expect(matchOf(deleted).reviews).toEqual([review]);
    // A newer review of the same line replaces the one of before.
    const again = { ...review };
    expect(matchOf(withReview(reviewed(), again)).reviews).toEqual([again]);
  });
});

/** Return the first legal move. */
function firstMove(state: GameState) {
  const [move] = legalMoves(state);
  if (move === undefined) throw new Error('There is no move.');
  return move;
}

describe('a preview', () => {
  const state = positionOf(PAGE);
  const move = firstMove(state);
  const { count } = matchOf(PAGE);
  const line = { from: count, moves: [move, 'nonsense', move], steps: 9 };

  test('shows the legal moves of a line without playing them', () => {
    const page = reduce(PAGE, { type: 'preview', line });
    expect(page.preview).toEqual({ from: count, moves: [move], steps: 1 });
    expect(matchOf(page)).toBe(matchOf(PAGE));
    expect(whyNoMove(page)).toBe('This is a preview. Leave it to move.');
    expect(page.announcement).toMatch(/ takes \d /);
    if (page.preview === undefined) throw new Error('There is no preview.');
    const shown = previewedEvent(azulGame, matchOf(page), page.preview);
    expect(shown).toMatchObject({ before: state, event: move });
    expect(shown.state).toEqual(azulGame.rules.applyMove(state, move));
    const first = previewedEvent(azulGame, matchOf(page), { ...page.preview, steps: 0 });
    expect(first).toEqual({ state, before: state, event: undefined });
  });

  test('ends when it is left, and whenever the position changes', () => {
    const page = reduce(PAGE, { type: 'preview', line });
    expect(reduce(page, { type: 'preview', line: undefined }).preview).toBeUndefined();
    expect(reduce(page, { type: 'view', events: 3 }).preview).toBeUndefined();
    expect(reduce(page, { type: 'undo' }).preview).toBeUndefined();
    expect(reduce(page, { type: 'go', place: 'menu' }).preview).toBeUndefined();
    // The position that is viewed is the same, and the preview still ends.
    const viewed = reduce(PAGE, { type: 'view', events: 3 });
    const early = { from: 2, moves: [eventsOf(matchOf(PAGE))[2] ?? ''], steps: 1 };
    const previewing = reduce(viewed, { type: 'preview', line: early });
    expect(previewing.preview).toBeDefined();
    expect(reduce(previewing, { type: 'view', events: 3 }).preview).toBeUndefined();
  });

  test('of nothing that is legal does not begin', () => {
    const wrong = { from: count, moves: ['nonsense'], steps: 1 };
    expect(reduce(PAGE, { type: 'preview', line: wrong }).preview).toBeUndefined();
  });
});

test('agents go on while a game is studied', () => {
  const page = playUntil(pageWith(['human', 'level-1']), 'drafting');
  const [move = ''] = legalMoves(positionOf(page));
  const next = reduce(reduce(page, { type: 'review', on: true }), { type: 'play', move });
  expect(next.reviewing).toBeDefined();
  expect(nextStep(next)?.kind).toBe('agent');
  expect(stateAt(matchOf(next))).not.toBe(stateAt(matchOf(page)));
});

describe('the moves that a search has found', () => {
  const rating = (move: string, visits: number, winShare: number) => {
    return { move, visits, winShare, returns: [winShare, 1 - winShare], line: [move] };
  };

  test('are sorted by the win share that is shown, without those that were hardly looked at', () => {
    const found = [rating('a', 900, 0.61), rating('b', 400, 0.63), rating('c', 50, 0.53)];
    const few = rating('d', 3, 0.99);
    expect(ranked([...found, few]).map(({ move }) => move)).toEqual(['b', 'a', 'c']);
  });

  test('are all there where they are exact', () => {
    const all = [0.2, 0.9, 0.9].map((wins, index) => ({
      ...rating(`${index}`, 0, wins),
      exact: true,
    }));
    expect(ranked(all).map(({ move }) => move)).toEqual(['1', '2', '0']);
    expect(ranked([])).toEqual([]);
  });
});
