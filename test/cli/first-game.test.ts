/** The game that `npm start` shows, and the chart at the end of a game. */
import { describe, expect, test } from 'vitest';
import { scripts } from '../../package.json';
import { pointsChart } from '../../src/engine/cli/print/points-chart.js';
import { azulejo } from './command-run.js';

test('npm start shows a close game between two levels, and how it went', () => {
  const [node, file, ...args] = scripts.start.split(' ');
  expect([node, file]).toEqual(['node', 'dist/cli.js']);
  const { status, stdout, stderr } = azulejo(args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('\nPlayers: A level-2, B level-3\n');
  // A picture before each of five rounds, and one at the end.
  expect(stdout.match(/^ Centre /gm)).toHaveLength(6);
  expect(stdout.slice(stdout.indexOf('Points after'))).toBe(`Points after each round

    50 |                             B
    45 |                        B    A
    40 |
    35 |
    30 |                        A
    25 |                   B
    20 |                   A
    15 |              B
    10 |         A    A
     5 |         B
     0 |   AB
       +------------------------------
            0    1    2    3    4    5
  A         0    8   11   21   32   45
  B         0    6   15   26   45   48

`);
});

describe('the chart of points', () => {
  test('has a line for each round number, also below 0, and a letter for each player', () => {
    const course = [
      { label: '0', scores: [0, 0, 0] },
      { label: '1', scores: [-2, 3, 3] },
      { label: '2', scores: [-4, 8, 1] },
    ];
    expect(pointsChart(['A', 'B', 'C'], course, 80)).toEqual([
      '     8 |              B',
      '     7 |',
      '     6 |',
      '     5 |',
      '     4 |',
      '     3 |        BC',
      '     2 |',
      '     1 |              C',
      '     0 |  ABC',
      '    -1 |',
      '    -2 |         A',
      '    -3 |',
      '    -4 |              A',
      '       +---------------',
      '            0    1    2',
      '  A         0   -2   -4',
      '  B         0    3    8',
      '  C         0    3    1',
    ]);
  });

  test('fits, and shows the first and the last of many moments', () => {
    const course = Array.from({ length: 500 }, (_, index) => ({
      label: `${index}`,
      scores: [index, 2 * index],
    }));
    for (const width of [40, 60, 80, 120]) {
      const lines = pointsChart(['A', 'B'], course, width);
      expect(lines.length).toBeLessThan(20);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      expect(lines.at(-3)).toMatch(/^ +0 .* 499$/);
    }
  });

  test('is left out where there is no course, and flat where nobody has points', () => {
    const moment = { label: '1', scores: [0, 0] };
    expect(pointsChart(['A', 'B'], [moment, moment], 80)).toEqual([]);
    expect(pointsChart(['A', 'B'], [moment, moment, moment], 80)).toEqual([
      '     1 |',
      '     0 |   AB   AB   AB',
      '       +---------------',
      '            1    1    1',
      '  A         0    0    0',
      '  B         0    0    0',
    ]);
  });
});
