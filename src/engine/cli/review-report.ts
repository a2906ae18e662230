/**
 * Reviews of games as text: the moves, the course of the game, the totals of the players.
 *
 * @packageDocumentation
 */

import { percent, signedPercent } from '../../text/percent.js';
import { writeQuoted } from '../../text/quoted-text.js';
import type { GameTypes } from '../game/game.js';
import type { GameReview, MoveReview } from '../review/game-review.js';
import { MARKS } from '../review/marks.js';
import { reasonWords } from '../search/reasons.js';
import type { AnyGame, GameConsole } from './console.js';
import { columns, wrap } from './output.js';
import { pointsChart } from './play/points-chart.js';
import { describeRules } from './play/report.js';

type AnyReview = GameReview<GameTypes>;

function moveRow(review: MoveReview<GameTypes>): string[] {
  const { number, player, move, mark } = review;
  const about = [`${number}`, player, move];
  if (review.mark === 'forced') return [...about, mark, '', ''];
  const { loss, best, uncertain, exact } = review;
  const verdict = uncertain ? `${mark} ?` : exact ? `${mark} =` : mark;
  const lost = percent(loss);
  return [...about, verdict, ...(lost === percent(0) ? ['', ''] : [lost, best.move])];
}

/** What the sign after a mark means. */
const UNCERTAIN = '?  Too few iterations for so many moves: --iterations takes more.';

/** What the sign after an exact mark means. */
const EXACT = '=  Exact: the rest of the game is solved.';

/** The heading of the reasons. */
const REASONS = 'Expected points that better moves would have gained, by what for';

/** The heading of the chart. */
const CHART = 'Expected share of the win after each move, in %';

/** List why better moves would have been better, for moves that are worse than good. */
function reasonLines(
  moves: readonly MoveReview<GameTypes>[],
  words: Readonly<Record<string, string>> | undefined,
): string[] {
  return moves.flatMap((review) => {
    if (review.mark === 'forced' || review.mark === 'best' || review.mark === 'good') return [];
    const { number, move, best, reasons } = review;
    const written = reasonWords(reasons, words);
    return written === undefined ? [] : [`${number}  ${best.move} rather than ${move}: ${written}`];
  });
}

/** List the rows of the players' totals: one for each kind, with a column for each player. */
function totalRows({ players }: AnyReview): string[][] {
  const row = (name: string, write: (player: AnyReview['players'][number]) => string) => [
    name,
    ...players.map(write),
  ];
  return [
    row('', ({ player }) => player),
    row('accuracy', ({ accuracy }) => accuracy?.toFixed(1) ?? 'none'),
    row('lost', ({ loss }) => percent(loss)),
    row('luck', ({ luck }) => signedPercent(luck)),
    ...(players.some(({ luckError }) => luckError !== undefined)
      ? [row('its error', ({ luckError }) => (luckError === undefined ? '' : percent(luckError)))]
      : []),
    ...MARKS.map((mark) => row(mark, ({ marks }) => `${marks[mark]}`)),
    row('forced', ({ forced }) => `${forced}`),
  ];
}

/**
 * List the lines of a review.
 *
 * @param width - columns of the terminal
 */
export function reviewLines(
  game: AnyGame,
  gameConsole: GameConsole<GameTypes>,
  review: AnyReview,
  width: number,
): string[] {
  const { rules, iterations, seed, moves, curve, players } = review;
  const letters = players.map(({ player }) => player);
  const points = curve.map((shares, index) => ({
    label: `${index + 1}`,
    scores: shares.map((share) => Math.round(100 * share)),
  }));
  const chart = pointsChart(letters, points, width);
  const names = players.map(({ player, name }) => `${player} ${writeQuoted(name)}`);
  const fold = (line: string) => wrap(line, width);
  const why = reasonLines(moves, gameConsole.reasons);
  const isAnyUncertain = moves.some((move) => move.mark !== 'forced' && move.uncertain);
  const isAnyExact = moves.some((move) => move.mark !== 'forced' && move.exact);
  return [
    ...fold(`${game.title}: ${describeRules(game, gameConsole, rules)}`),
    ...fold(`Players: ${names.join(', ')}`),
    ...fold(`Searches: ${iterations} iterations for each position, seed ${seed}`),
    '',
    ...columns([['', '', 'move', 'mark', 'loss', 'best'], ...moves.map(moveRow)]),
    '',
    ...(isAnyExact ? [...fold(EXACT), ''] : []),
    ...(isAnyUncertain ? [...fold(UNCERTAIN), ''] : []),
    ...(why.length > 0 ? [...fold(REASONS), '', ...why.flatMap(fold), ''] : []),
    ...(chart.length > 0 ? [...fold(CHART), '', ...chart, ''] : []),
    ...columns(totalRows(review)),
  ];
}
