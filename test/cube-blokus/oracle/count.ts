import { present, type Square } from './types.js';

/** A set of squares, and how many of the sets counted come down to it. */
type Choice = { squares: Square[]; ways: number };

function squaresOf(choices: Choice[]): Set<Square> {
  return new Set(choices.flatMap((choice) => choice.squares));
}

/** The choices without the squares that do not matter; those that are then equal are added up. */
function reducedTo(matters: Set<Square>, choices: Choice[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const squares = choice.squares.filter((square) => matters.has(square));
    const name = squares.join(' ');
    found.set(name, { squares, ways: (found.get(name)?.ways ?? 0) + choice.ways });
  }
  return [...found.values()];
}

function sumOfWays(choices: Choice[]): number {
  return choices.reduce((sum, { ways }) => sum + ways, 0);
}

type Overlaps = Map<Choice, Set<Choice>>;

function findOverlaps(choices: Choice[]): Overlaps {
  return new Map(
    choices.map((one) => [
      one,
      new Set(choices.filter((other) => one.squares.some((own) => other.squares.includes(own)))),
    ]),
  );
}

function countDisjoint(lists: Choice[][], overlaps: Overlaps): number {
  const [first, second, ...rest] = lists;
  if (first === undefined) return 1;
  if (second === undefined) return sumOfWays(first);
  let count = 0;
  if (rest.length === 0) {
    // All pairs but those that overlap, which are few.
    count = sumOfWays(first) * sumOfWays(second);
    const others = new Set(second);
    for (const choice of first) {
      const overlapping = [...present(overlaps.get(choice))].filter((other) => others.has(other));
      count -= choice.ways * sumOfWays(overlapping);
    }
    return count;
  }
  for (const choice of first) {
    const overlapping = present(overlaps.get(choice));
    const free = [second, ...rest].map((list) => list.filter((other) => !overlapping.has(other)));
    count += choice.ways * countDisjoint(free, overlaps);
  }
  return count;
}

/**
 * In how many ways one set of squares can be chosen from each list so that no two overlap. That is
 * the number of ways to play the first round, in which one player hinders another only by squares
 * that are covered. Squares that only one list covers cannot overlap, so they are left out.
 */
export function countDisjointChoices(lists: Square[][][]): number {
  const all = lists.map((list) => list.map((squares) => ({ squares, ways: 1 })));
  const choices = all.map((own) =>
    reducedTo(squaresOf(all.filter((other) => other !== own).flat()), own),
  );
  return countDisjoint(choices, findOverlaps(choices.flat()));
}
