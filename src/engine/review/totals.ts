/**
 * The totals of a review by player.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';
import type { Course } from './course.js';
import type { ChosenMove, PlayerReview } from './game-review.js';
import { accuracyOf, MARKS, type Mark } from './marks.js';

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
        accuracy: sum(rated.map(({ loss }) => accuracyOf(loss))) / rated.length,
      }),
      loss: sum(rated.map(({ loss }) => loss)),
      luck: sum(chance.map(({ change }) => change[index] ?? 0)),
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
  return { luckError: Math.sqrt(sum(errors.map((error) => error ** 2))) };
}

function countMarks<Types extends GameTypes>(
  moves: readonly ChosenMove<Types>[],
): Record<Mark, number> {
  const counts = MARKS.map((mark) => [mark, moves.filter((move) => move.mark === mark).length]);
  // Every mark has its count.
  return Object.fromEntries(counts) as Record<Mark, number>;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
