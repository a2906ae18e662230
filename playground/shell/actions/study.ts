/** Actions that ask for hints, analyses and reviews, and that bring their answers. */
import { type Analysis, HINT_ITERATIONS } from '../model/analysis.js';
import { namesOf, stateAt } from '../model/match.js';
import type { Page, Study } from '../model/page.js';
import { type Preview, previewedEvent, previewOf } from '../model/preview.js';
import { type Review, type ReviewProgress, withReviews } from '../model/review.js';
import type { ReducersOf } from './reducers.js';

/** Their names and parameters. */
export interface StudyActions {
  hint: object;
  /** Show the moves, the analysis or the review next to the board. */
  study: { readonly study: Study };
  analyse: { readonly on: boolean };
  analysed: { readonly turn: number; readonly analysis: Analysis };
  point: { readonly move: string | undefined };
  preview: { readonly line: Preview | undefined };
  review: { readonly on: boolean };
  'review-on': { readonly id: string; readonly progress: ReviewProgress };
  reviewed: { readonly id: string; readonly review: Review };
  say: { readonly notice: string; readonly isRefusal?: boolean };
  /** The agent that was asked in a turn does not answer. */
  unanswered: { readonly turn: number; readonly notice: string };
  /** Ask it again. */
  'ask-again': object;
  /** A hint or an analysis does not come. */
  unstudied: { readonly notice: string };
}

/** Answer the hint that was asked for, once a search has found enough. */
function answered(page: Page, analysis: Analysis | undefined): Page {
  const { match, game, words, hinting } = page;
  const isEnough = analysis?.done || (analysis?.iterations ?? 0) >= HINT_ITERATIONS;
  if (!hinting || !isEnough || match === undefined) return page;
  const { hint, noHint } = words.said;
  const move = analysis?.ratings[0]?.move;
  const notice = move === undefined ? noHint : hint(game.words.entry(stateAt(match), move));
  return { ...page, hinting: false, hint: move, notice };
}

export const STUDY: ReducersOf<StudyActions> = {
  hint: (page) =>
    answered(
      { ...page, hinting: true, hint: undefined, notice: page.words.said.searching },
      // One that has ended finds nothing more.
      page.analysis,
    ),
  study: (page, { study }) => ({ ...page, study }),
  analyse: (page, { on }) => ({
    ...page,
    analysing: on,
    analysis: undefined,
    pointed: undefined,
    study: on ? 'analysis' : page.study,
  }),
  analysed: (page, { turn, analysis }) =>
    turn === page.turn ? answered(page.analysing ? { ...page, analysis } : page, analysis) : page,
  point: (page, { move }) => (page.pointed === move ? page : { ...page, pointed: move }),
  preview: (page, { line }) => {
    const { match, game } = page;
    if (match === undefined) return page;
    const preview = line && previewOf(game, match, line);
    if (preview === page.preview) return page;
    const { before, event } = preview ? previewedEvent(game, match, preview) : {};
    const announcement = event === undefined ? '' : game.words.event(before, event, namesOf(match));
    return { ...page, preview, announcement };
  },
  review: (page, { on }) => ({
    ...page,
    reviewing: on && page.match !== undefined ? { reviewed: 0, moves: 0 } : undefined,
    study: on ? 'review' : page.study,
  }),
  'review-on': (page, { id, progress }) =>
    page.match?.id === id && page.reviewing !== undefined ? { ...page, reviewing: progress } : page,
  reviewed: (page, { id, review }) =>
    page.match?.id === id && page.reviewing !== undefined
      ? {
          ...page,
          match: withReviews(page.match, [review, ...page.match.reviews]),
          reviewing: undefined,
        }
      : page,
  unanswered: (page, { turn, notice }) =>
    turn === page.turn ? { ...page, unanswered: turn, notice } : page,
  'ask-again': (page) => ({ ...page, unanswered: undefined, notice: '' }),
  unstudied: (page, { notice }) =>
    page.hinting || page.analysing
      ? { ...page, hinting: false, analysing: false, analysis: undefined, notice }
      : page,
  // Silence after silence is nothing to draw.
  say: (page, { notice }) => (notice === '' && page.notice === '' ? page : { ...page, notice }),
};
