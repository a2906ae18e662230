/** The programs of this folder, each by two words: `npm run puzzles -- tsuro --count 24`. */

/** What starts each program, which reads its options itself. */
const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  'train evaluation': () => import('./azul/evaluation.js'),
  'train boards': () => import('./azul/boards.js'),
  'train generations': () => import('./azul/generations.js'),
  'train policy': () => import('./azul/policy.js'),
  'train royal-ur': () => import('./royal-ur/network.js'),
  'train royal-ur-reach': () => import('./royal-ur/measure.js'),
  'train royal-ur-regret': () => import('./royal-ur/measure.js'),
  'train royal-ur-sample': () => import('./royal-ur/sample.js'),
  'train royal-ur-play': () => import('./royal-ur/play.js'),
  'puzzles azul': () => import('./azul/puzzles.js'),
  'puzzles royal-ur': () => import('./royal-ur/puzzles.js'),
  'puzzles tsuro': () => import('./tsuro/puzzles.js'),
  'puzzles cube-blokus': () => import('./cube-blokus/puzzles.js'),
  'puzzles rate': () => import('./rating/puzzles.js'),
  'match builds': () => import('./matches/match-builds.js'),
};

const name = process.argv.splice(2, 2).join(' ');
const start = PROGRAMS[name];
if (start === undefined) {
  throw new RangeError(`Found "${name}", expected ${Object.keys(PROGRAMS).join(', ')}.`);
}
start();
