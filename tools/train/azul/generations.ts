/**
 * Train a network that corrects the values of boards of Azul, from nothing: `npm run train -- generations --out variant`.
 * Games are played with the networks of the last two generations or with none, and each network learns from all games
 * so far. What is there already is not made again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberFrom } from '../options.js';

const { values } = parseArgs({
  options: {
    /** Players of the games; `3,4` plays half of them with three. */
    players: { type: 'string', default: '2' },
    mosaic: { type: 'string', default: 'variant' },
    /** Generations, and games of each. */
    generations: { type: 'string', default: '9' },
    games: { type: 'string', default: '14000' },
    positions: { type: 'string', default: '300' },
    tiling: { type: 'string', default: '0.03,0.25' },
    units: { type: 'string', default: '64' },
    share: { type: 'string', default: '0.6' },
    /** A folder for games and networks. */
    out: { type: 'string', default: 'networks' },
  },
});

/** The parts of a generation, each played by a process of its own. */
const PARTS = [1, 2] as const;

const { mosaic, positions, tiling, units, share, out } = values;
const counts = values.players.split(',');
const games = String(Math.ceil(numberFrom(values, 'games', 1) / PARTS.length));

function networkOf(generation: number): string {
  return join(out, `${generation}.json`);
}

/** List the games so far. */
function listGames(): string[] {
  const files = readdirSync(out).filter((name) => name.endsWith('.boards'));
  return files.sort().map((name) => join(out, name));
}

/** Run a program to its end. */
async function run(command: string, args: readonly string[]): Promise<void> {
  const program = spawn(command, args, { stdio: 'inherit' });
  const [status] = await once(program, 'close');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

/** Play a part of the games. */
async function play(generation: number, part: number): Promise<void> {
  const networks = [generation - 2, generation - 1].filter((each) => each > 0).map(networkOf);
  const players = counts[part % counts.length];
  const options = { players, mosaic, games, positions, tiling, networks: networks.join() };
  const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const seed = `--seed=${generation}${part}`;
  const file = `--out=${join(out, `${generation}-${part}.boards`)}`;
  await run(process.execPath, [process.argv[1] ?? '', 'train', 'boards', ...given, seed, file]);
}

async function learn(generation: number): Promise<void> {
  const given = [`--mosaic=${mosaic}`, `--units=${units}`, `--share=${share}`];
  const file = `--out=${networkOf(generation)}`;
  await run('python3', ['tools/train/azul/board_network.py', ...given, file, ...listGames()]);
}

mkdirSync(out, { recursive: true });
for (let generation = 1; generation <= numberFrom(values, 'generations', 1); generation++) {
  if (existsSync(networkOf(generation))) continue;
  await Promise.all(PARTS.map((each) => play(generation, each)));
  await learn(generation);
}
