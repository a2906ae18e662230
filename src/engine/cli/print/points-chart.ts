/** How the points of a game went, as a chart of plain text. */

/** The points at one moment of a game. */
export interface Points {
  /** The moment, in a few characters. */
  readonly label: string;
  /** Points by player, in turn order. */
  readonly scores: readonly number[];
}

/** Most lines between the lowest and the highest points. */
const MOST_LINES = 14;

/** Columns of the numbers at the left. */
const SCALE = 8;

/** Fewer moments are no course. */
const FEWEST = 3;

/** Return the smallest round number that parts a range into few steps: 1, 2, 5, 10, 20, and so on. */
function stepFor(range: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].find((factor) => range / (factor * power) <= MOST_LINES);
    if (step !== undefined) return step * power;
  }
}

/** Choose moments that are spread evenly, the last one among them. */
function spreadOut<Each>(list: readonly Each[], most: number): Each[] {
  if (list.length <= most) return [...list];
  const stride = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => list[Math.round(index * stride)] as Each);
}

/**
 * Draw the points of each player by their letters, so that no colour is needed, and write them below.
 *
 * @param letters - the players' letters, in turn order
 * @param course - the moments, in order
 * @param width - columns of the widest line
 * @returns lines; none for fewer than three moments
 */
export function pointsChart(
  letters: readonly string[],
  course: readonly Points[],
  width: number,
): string[] {
  if (course.length < FEWEST) return [];
  const texts = course.flatMap(({ label, scores }) => [label, ...scores.map(String)]);
  const cell = Math.max(5, letters.length + 1, ...texts.map(({ length }) => length + 1));
  const shown = spreadOut(course, Math.max(FEWEST, Math.floor((width - SCALE) / cell)));
  const all = shown.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = stepFor(high - low);
  const [bottom, top] = [Math.round(low / step), Math.round(high / step)];
  const lines: string[] = [];
  for (let level = top; level >= bottom; level--) {
    const cells = shown.map(({ scores }) =>
      letters
        .filter((_, player) => Math.round((scores[player] ?? 0) / step) === level)
        .join('')
        .padStart(cell),
    );
    lines.push(`${`${level * step}`.padStart(SCALE - 2)} |${cells.join('')}`.trimEnd());
  }
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(SCALE) + cells.map((text) => text.padStart(cell)).join('');
  return [
    ...lines,
    `${' '.repeat(SCALE - 1)}+${'-'.repeat(cell * shown.length)}`,
    row(
      '',
      shown.map(({ label }) => label),
    ),
    ...letters.map((letter, player) =>
      row(
        `  ${letter}`,
        shown.map(({ scores }) => `${scores[player]}`),
      ),
    ),
  ];
}
