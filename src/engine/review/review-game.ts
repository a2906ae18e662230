/**
 * Reviews of games: in this thread, or in worker threads, which assess many moves at a time; and as comments of
 * records.
 */

import {
  integerInRange,
  knownOptions,
  listOf,
  ownProperties,
  reading,
} from '../../boundary/values.js';
import { percent, showValue, signedPercent } from '../../text/message.js';
import { searcherOf } from '../agents/players.js';
import { reasonWords } from '../agents/reasons.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { checkedComments, type GameRecord, type RecordComment } from '../record/record.js';
import { openRunner } from '../tasks/runners.js';
import { workerFileOf } from '../tasks/worker-file.js';
import { MOST_THREADS } from '../tasks/worker-pool.js';
import {
  type ChanceReview,
  type GameReview,
  MARKS,
  type MoveReview,
  type PlayerReview,
} from './game-review.js';
import type { ReviewChoices } from './review.js';

/**
 * Options of {@link reviewGame}; all have defaults.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface ReviewOptions<Types extends GameTypes> extends ReviewChoices<Types> {
  /**
   * Number of worker threads, from 0 to 256, in a runtime that has them; 0 by default: the calling thread searches.
   * Threads search with the default agent.
   */
  readonly workers?: number | undefined;
  /**
   * The URL of the package's module `simulation-worker.js`, which worker threads run: needed only if a bundler moves
   * it.
   */
  readonly workerFile?: Readonly<Record<'href', string>> | undefined;
}

const OPTIONS = [
  ...(['iterations', 'seed', 'agent', 'workers', 'workerFile'] as const),
  ...(['onProgress', 'onStop', 'signal'] as const),
] as const;

/**
 * Review a game: mark each move by the win share that it loses, and measure the luck of each player.
 *
 * The same record, iterations, seed and agent give the same review.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`; the game's agent `search` searches unless another one is given
 * @param record - a game, finished or not
 * @param options - iterations, seed and agent of the searches; worker threads, progress, signal
 * @returns a promise of the review: the moves with their marks, the luck, and each player's accuracy
 * @throws RangeError if an option is out of its range, a part of the record has an invalid value, or an event or the
 * result is against the rules; TypeError if `game` is not a game, the value is not a record, an option does not exist
 * or has another type, or `agent` is given with more than one worker; Error if a worker thread ends in the middle; any
 * error of a listener; the signal's reason if it is aborted
 *
 * @example
 * ```ts
 * import { AGENTS, azul } from 'azulejo';
 * import { playMatch, reviewGame } from 'azulejo/agents';
 *
 * const random = AGENTS.random();
 * const { record } = await playMatch(azul, [random, random], { seed: 1, limit: { moves: 4 } });
 * const { moves, players } = await reviewGame(azul, record, { iterations: 50 });
 * moves[0]?.move === record.events[1]; // true
 * players.map(({ name }) => name); // ['random', 'random']
 * ```
 */
export async function reviewGame<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  options?: ReviewOptions<Types>,
): Promise<GameReview<Types>> {
  checkGame(game);
  const own = knownOptions('Options', options, OPTIONS);
  const { workers = 0, workerFile, agent } = own;
  if (integerInRange('Workers', workers, 0, MOST_THREADS) > 1 && agent !== undefined) {
    throw new TypeError(
      'Agent: found an object, expected no agent, as worker threads make their own.',
    );
  }
  const choices = Object.assign(own, { agent: agent === undefined ? searcherOf(game) : agent });
  const threads = { workers, workerFile: workerFileOf(workerFile, game) };
  // Most who play or search never review: what reviews is loaded when it is needed.
  const { reviewBy } = await import('./review.js');
  return reviewBy(openRunner, threads, game, record, choices);
}

/** What the comments of a review begin with. */
const REVIEW = 'review: ';

/** Write how good a move was, and what would have been better. */
function verdict(review: MoveReview<GameTypes>): string {
  if (review.mark === 'forced') return review.mark;
  const { mark, move, loss, best, reasons, uncertain, exact } = review;
  const sure = uncertain ? ' (uncertain)' : exact ? ' (exact)' : '';
  if (best.move === move) return `${mark}${sure}`;
  const words = reasonWords(reasons);
  const why = words === undefined ? '' : `, which gains ${words}`;
  return `${mark}${sure}, loses ${percent(loss)} against ${best.move}${why}`;
}

/** Write what each player has, with the player's letter. */
function byPlayer(
  players: readonly PlayerReview<GameTypes>[],
  shares: readonly number[],
  write: (share: number) => string,
): string {
  return players.map(({ player }, index) => `${player} ${write(shares[index] ?? 0)}`).join(', ');
}

function moveText(move: MoveReview<GameTypes>, { curve, players }: GameReview<GameTypes>): string {
  const shares = curve[move.number - 1] ?? [];
  // Before anything is searched, nothing is expected.
  if (shares.length === 0) return verdict(move);
  return `${verdict(move)}; win share ${byPlayer(players, shares, percent)}`;
}

function chanceText(
  { change, standardError }: ChanceReview<GameTypes>,
  { players }: GameReview<GameTypes>,
): string {
  const error =
    standardError === undefined
      ? ''
      : `; standard error ${byPlayer(players, standardError, percent)}`;
  return `luck ${byPlayer(players, change, signedPercent)}${error}`;
}

function playerText(review: PlayerReview<GameTypes>): string {
  const { player, accuracy, loss, luck, luckError, marks, forced } = review;
  const error = luckError === undefined ? '' : ` (standard error ${percent(luckError)})`;
  const counts = [...MARKS.map((mark) => `${mark} ${marks[mark]}`), `forced ${forced}`];
  const mean = accuracy === undefined ? '' : ` accuracy ${accuracy.toFixed(1)},`;
  return `${player}${mean} loses ${percent(loss)}, luck ${signedPercent(luck)}${error}; ${counts.join(', ')}`;
}

function commentsOf(review: GameReview<GameTypes>, events: number): RecordComment[] {
  const { iterations, seed, moves, chance, players } = review;
  const about = { after: 0, text: `${iterations} iterations for each position, seed ${seed}` };
  return [
    about,
    ...moves.map((move) => ({ after: move.event + 1, text: moveText(move, review) })),
    ...chance.map((draws) => ({
      after: draws.event + draws.events.length,
      text: chanceText(draws, review),
    })),
    ...players.map((player) => ({ after: events, text: playerText(player) })),
  ].map(({ after, text }) => ({ after, text: `${REVIEW}${text}` }));
}

/**
 * Add a review to the record of the game, as comments that begin with `review: `.
 *
 * The first comment has the iterations and the seed. There is one for each move, with its mark, its loss against the
 * best move, and each player's win share after it; one for each chance event whose luck is known; and at the end one
 * for each player. Other comments are kept; those of an earlier review are replaced.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param record - the game that was reviewed
 * @param review - its review, whole or partial
 * @returns a copy of the record with the comments, which `writeRecord` of `azulejo/record` writes
 * @throws RangeError if the review is of another game or of one with more events, or a comment of the record is
 * invalid; TypeError if `record` is not a record, or `review` not a review
 *
 * @example
 * ```ts
 * import { AGENTS, azul } from 'azulejo';
 * import { playMatch, annotateRecord, reviewGame } from 'azulejo/agents';
 *
 * const { record } = await playMatch(azul, [AGENTS.random(), AGENTS.random()], { seed: 1, limit: { moves: 2 } });
 * const annotated = annotateRecord(record, await reviewGame(azul, record, { iterations: 50 }));
 * annotated.comments?.[0]; // { after: 0, text: 'review: 50 iterations for each position, seed 0' }
 * annotated.comments?.filter(({ after }) => after === 2).length; // 1
 * ```
 */
export function annotateRecord<Types extends GameTypes>(
  record: GameRecord<Types>,
  review: GameReview<Types>,
): GameRecord<Types> {
  const own = ownProperties('Record', record);
  const given = ownProperties('Review', review);
  const { length } = listOf('Events', own.events, 'a list of texts');
  const last = listOf('Moves', given.moves, 'a list of moves').at(-1)?.event ?? -1;
  if (own.game !== given.game || last >= length) {
    const found = `${showValue(given.game)} with an event ${last}`;
    const expected = `${showValue(own.game)} with ${length} events`;
    throw new RangeError(`Review: found ${found}, expected ${expected}.`);
  }
  const comments = own.comments === undefined ? [] : checkedComments(own.comments, length);
  const kept = comments.filter(({ text }) => !text.startsWith(REVIEW));
  const added = reading('Review', given, () => commentsOf(given, length));
  const all = [...kept, ...added];
  return Object.assign(own, { comments: all.sort((one, other) => one.after - other.after) });
}
