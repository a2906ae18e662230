/** The course of a game: what the players could expect from event to event; and the totals of a review by player. */

import { FEWEST_VISITS } from '../agents/rating.js';
import { reasonsFor } from '../agents/reasons.js';
import { eventKind } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { sumOf } from '../game/numbers.js';
import type { GameRecord } from '../record/record.js';
import { type Assessment, isForced, isForcedOut } from './assess.js';
import {
  accuracyOf,
  type ChanceReview,
  type ChosenMove,
  MARKS,
  type Mark,
  type MoveReview,
  markOf,
  type PlayerReview,
} from './game-review.js';
import type { Luck } from './luck.js';

/**
 * What is known of a game so far.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface Course<Types extends GameTypes> {
  readonly moves: MoveReview<Types>[];
  readonly chance: ChanceReview<Types>[];
  readonly curve: (readonly number[])[];
}

/** Chance events that have happened since a player last could decide something. */
interface Draws<Types extends GameTypes> {
  readonly event: number;
  readonly events: Types['chance'][];
  /** What the players could expect before; absent if that is unknown. */
  readonly before: readonly number[] | undefined;
}

/** Follow a game, event by event. */
export class CourseFollower<Types extends GameTypes> {
  readonly course: Course<Types> = { moves: [], chance: [], curve: [] };
  readonly #game: Game<Types>;
  readonly #players: readonly Types['player'][];
  readonly #record: GameRecord<Types>;
  /** What the players can expect; absent if it is unknown. */
  #expected: readonly number[] | undefined;
  #draws: Draws<Types> | undefined;

  constructor(game: Game<Types>, record: GameRecord<Types>) {
    this.#game = game;
    this.#players = game.players(record.rules);
    this.#record = record;
  }

  /**
   * Follow an event.
   *
   * @param event - the event's number
   * @param text - the event
   * @param before - the state before it
   * @param after - the state after it
   * @param assessment - that of a move; none for one that changes nothing that is expected
   */
  add(
    event: number,
    text: string,
    before: Types['state'],
    after: Types['state'],
    assessment: Assessment<Types['move']> | undefined,
  ): void {
    const game = this.#game;
    // The event is what its kind says.
    switch (eventKind(game, text)) {
      case 'chance':
        this.#draws ??= { event, events: [], before: this.#expected };
        this.#draws.events.push(text as Types['chance']);
        return;
      case 'move':
        this.#addMove(event, text as Types['move'], before, assessment);
        // Moves that are forced change nothing that is expected, but the last of them makes it certain.
        if (game.isOver(after)) this.#expected = game.returns(after);
        this.course.curve.push(this.#expected ?? []);
        return;
      case 'forfeit':
        // A player who cannot move has to drop out. Any other forfeit has reasons outside the game.
        if (isForcedOut(game, this.#record, text, before)) return;
        this.#expected = undefined;
        this.#draws = undefined;
    }
  }

  /** Finish with the state after the last event, and what chance gave if it came last. */
  end(state: Types['state'], luck: Luck | undefined): void {
    if (this.#game.isOver(state)) this.#settleDraws(this.#game.returns(state), luck);
  }

  #addMove(
    event: number,
    move: Types['move'],
    state: Types['state'],
    assessment: Assessment<Types['move']> | undefined,
  ): void {
    if (assessment !== undefined) {
      this.#settleDraws(assessment.expected, assessment.luck);
      this.#expected = assessment.played.returns;
    }
    const isRated = !isForced(this.#game, state);
    this.course.moves.push(this.#review(event, move, state, isRated ? assessment : undefined));
  }

  #review(
    event: number,
    move: Types['move'],
    state: Types['state'],
    assessment: Assessment<Types['move']> | undefined,
  ): MoveReview<Types> {
    const index = this.#game.playerToMove(state);
    // The player to move is one of the game.
    const player = this.#players[index] as Types['player'];
    const about = { number: this.course.moves.length + 1, event, player, move };
    if (assessment === undefined) return { ...about, mark: 'forced' };
    const { played, best, visits } = assessment;
    const loss = best.winShare - played.winShare;
    return {
      ...about,
      mark: markOf(loss),
      loss,
      winShare: played.winShare,
      best: { move: best.move, winShare: best.winShare },
      reasons: best.move === played.move ? [] : reasonsFor(best, played, index),
      uncertain: !best.exact && visits < FEWEST_VISITS,
      exact: best.exact,
    };
  }

  /** Attribute to chance events what they gave, if that is known, or else what changed with them. */
  #settleDraws(after: readonly number[], luck: Luck | undefined): void {
    const draws = this.#draws;
    this.#draws = undefined;
    if (draws?.before === undefined) return;
    const { event, events, before } = draws;
    const change = after.map((share, player) => share - (before[player] ?? 0));
    this.course.chance.push({ event, events, ...(luck ?? { change }) });
  }
}

/** Add up what each player did, in turn order. */
export function totalsOf<Types extends GameTypes>(
  game: Game<Types>,
  { rules, names }: GameRecord<Types>,
  { moves, chance }: Course<Types>,
): PlayerReview<Types>[] {
  return game.players(rules).map((player, index) => {
    const own = moves.filter((move) => move.player === player);
    const rated = own.filter((move): move is ChosenMove<Types> => move.mark !== 'forced');
    return {
      player,
      name: names[index] ?? player,
      ...(rated.length > 0 && {
        accuracy: sumOf(rated.map(({ loss }) => accuracyOf(loss))) / rated.length,
      }),
      loss: sumOf(rated.map(({ loss }) => loss)),
      luck: sumOf(chance.map(({ change }) => change[index] ?? 0)),
      ...luckErrorOf(chance, index),
      marks: countMarks(rated),
      forced: own.length - rated.length,
    };
  });
}

/**
 * Return the standard error of a player's luck; none if that of a chance event is unknown. Those of different
 * events are independent.
 */
function luckErrorOf<Types extends GameTypes>(
  chance: Course<Types>['chance'],
  player: number,
): Pick<PlayerReview<Types>, 'luckError'> {
  const errors = chance.flatMap(({ standardError }) => standardError?.[player] ?? []);
  if (errors.length === 0 || errors.length < chance.length) return {};
  return { luckError: Math.sqrt(sumOf(errors.map((error) => error ** 2))) };
}

function countMarks<Types extends GameTypes>(
  moves: readonly ChosenMove<Types>[],
): Record<Mark, number> {
  const counts = MARKS.map((mark) => [mark, moves.filter((move) => move.mark === mark).length]);
  // Every mark has its count.
  return Object.fromEntries(counts) as Record<Mark, number>;
}
