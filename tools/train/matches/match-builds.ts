/**
 * Let two builds of the library play Azul at equal processor time:
 * `npm run match:builds -- dist ../former/dist --players 3 --games 402`.
 *
 * One search of the first build sits among those of the second, on each deal in each seat in turn. With `--results`,
 * a file has a line of JSON about the match and one for each game, and a match that was stopped is resumed from it.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wilsonRate } from '../../../src/engine/simulate/statistics.js';
import { derivedSeed } from '../../../src/random/seeds.js';
import { MOSAICS } from '../../../src/state/vocabulary.js';
import { KINDS, type Kind } from '../azul/training.js';
import { numberFrom } from '../options.js';
import { type BuildsGame, loadBuild, playBuilds } from './builds.js';

/** Games after which the table has another line. */
const STEP = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    mosaic: { type: 'string', default: 'variant' },
    milliseconds: { type: 'string', default: '50' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    results: { type: 'string' },
  },
});

function readKind(): Kind {
  const kind = KINDS.find(
    ({ players, mosaic }) => String(players) === values.players && mosaic === values.mosaic,
  );
  if (kind !== undefined) return kind;
  const found = `${values.players} players, ${values.mosaic}`;
  throw new RangeError(`Found ${found}; expected 2 to 4 players, and ${MOSAICS.join(' or ')}.`);
}

/** Read the games that the same match has had, from a file that is begun where there is none. */
function readGames(file: string, match: object): BuildsGame[] {
  const first = `${JSON.stringify(match)}\n`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A last line that was cut off is played again; the first one is written again.
  const whole = first.startsWith(text) ? first : text.slice(0, text.lastIndexOf('\n') + 1);
  if (!whole.startsWith(first)) {
    const [found] = whole.split('\n', 1);
    throw new RangeError(`${file}: found ${found}, expected ${first.trimEnd()}.`);
  }
  writeFileSync(file, whole);
  const lines = whole.slice(first.length).split('\n').slice(0, -1);
  // This program wrote them.
  return lines.map((line) => JSON.parse(line) as BuildsGame);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}

/** Whether the new build won, alone or with others. */
function isWon({ shares, seat }: BuildsGame): boolean {
  return (shares[seat] ?? 0) > 0;
}

/** Write what the new build had of something on average, against each of the others. */
function compare(
  games: readonly BuildsGame[],
  of: (game: BuildsGame) => readonly number[],
): string {
  const own = mean(games.map((game) => of(game)[game.seat] ?? 0));
  const other = mean(games.flatMap((game) => of(game).filter((_, seat) => seat !== game.seat)));
  return `${own.toFixed(1)} against ${other.toFixed(1)}`;
}

/** Write the bonuses and first-player tokens that the new build had in some games, on average. */
function describeOwn(games: readonly BuildsGame[]): string {
  const own = [
    games.map(({ bonuses, seat }) => bonuses[seat] ?? 0),
    games.map(({ tokens, seat }) => tokens[seat] ?? 0),
  ];
  return games.length === 0 ? 'none' : own.map((each) => mean(each).toFixed(1)).join(', ');
}

function textOf(games: readonly BuildsGame[]): string {
  const won = games.reduce((total, { shares, seat }) => total + (shares[seat] ?? 0), 0);
  const { value, low, high } = wilsonRate(won, games.length);
  const [rate, from, to] = [value, low, high].map((part) => (100 * part).toFixed(1));
  return [
    `${games.length} games: ${rate} % (${from} to ${to})`,
    `points ${compare(games, ({ scores }) => scores)}`,
    `bonuses ${compare(games, ({ bonuses }) => bonuses)}`,
    `first-player tokens ${compare(games, ({ tokens }) => tokens)}`,
    `bonuses and tokens in won games ${describeOwn(games.filter(isWon))}`,
    `in lost games ${describeOwn(games.filter((game) => !isWon(game)))}`,
  ].join('; ');
}

const [fresh, former] = positionals;
if (fresh === undefined || former === undefined) {
  throw new RangeError('Expected the folders of two builds, such as: dist ../former/dist');
}
const builds = [await loadBuild(fresh), await loadBuild(former)] as const;
const kind = readKind();
const budget = { milliseconds: numberFrom(values, 'milliseconds', 1) };
const number = numberFrom(values, 'games', 1);
const seed = numberFrom(values, 'seed', 0);
const { results } = values;
const games =
  results === undefined
    ? []
    : readGames(results, { builds: [fresh, former], ...kind, ...budget, seed });
if (games.length >= number) console.log(textOf(games));
while (games.length < number) {
  const deal = Math.trunc(games.length / kind.players);
  const seat = games.length % kind.players;
  const game = playBuilds(builds, kind, seat, derivedSeed(seed, deal), budget);
  if (results !== undefined) appendFileSync(results, `${JSON.stringify(game)}\n`);
  games.push(game);
  if (games.length % STEP === 0 || games.length === number) console.log(textOf(games));
}
