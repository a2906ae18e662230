/** The page's Python trains on real data, and the example's model plays: NumPy and ONNX Runtime, not our reader. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMAND } from '../cli/command-run.js';
import { ROOT, read } from '../docs/pages.js';
import { temporaryFolder } from '../support/folders.js';

const folder = temporaryFolder();

const GAMES = ['azul', 'royal-ur', 'tsuro', 'cube-blokus'];

/** Run a program in a folder; fail with what it says if it fails. */
function run(where: string, program: string, ...args: readonly string[]): string {
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' };
  const options = { cwd: where, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
}

/** Play into the folder `data` of a folder. */
function play(where: string, game: string, ...options: readonly string[]): void {
  run(
    where,
    process.execPath,
    COMMAND,
    game,
    'selfplay',
    '--out',
    'data',
    '--seed',
    '1',
    ...options,
  );
}

beforeAll(() => {
  const { status } = spawnSync('python3', ['-c', 'import numpy']);
  if (status === 0) return;
  throw new Error('Found no python3 with NumPy; on Debian: apt-get install python3-numpy.');
});

test.each(GAMES)('NumPy reads every column of %s, as the manifest describes it', (game) => {
  const where = mkdtempSync(join(folder, `${game}-`));
  play(where, game, '--games', '3', '--shard-games', '2', '--iterations', '10');
  const program = `
import glob, json
import numpy as np
manifest = json.load(open("data/manifest.json"))
for entry in manifest["shards"]:
    shard = np.load("data/" + entry["file"], allow_pickle=False)
    assert shard.files == [column["name"] for column in manifest["columns"]]
    lengths = {"rows": entry["rows"], "rows + 1": entry["rows"] + 1, "legal moves": len(shard["legal_index"])}
    for column in manifest["columns"]:
        array = shard[column["name"]]
        assert array.shape == tuple(lengths.get(axis, axis) for axis in column["shape"]), column
        found = "bytes" if array.dtype.kind == "S" else array.dtype.name
        assert found == column["type"], column
    visits = np.add.reduceat(shard["legal_visits"], shard["legal_start"][:-1])
    assert (visits == manifest["agent"]["iterations"]).all()
    assert np.allclose(shard["returns"].sum(1), 1)
    assert shard["legal_index"].max() < manifest["moves"]
print(len(manifest["shards"]))
`;
  writeFileSync(join(where, 'check.py'), program);
  expect(run(where, 'python3', 'check.py')).toBe('2\n');
});

describe('models of Azul', () => {
  const where = join(folder, 'models');

  beforeAll(() => {
    cpSync(`${ROOT}examples/learned-agent`, where, { recursive: true });
    play(where, 'azul', '--games', '80', '--iterations', '100');
  });

  test('the program of the page trains one that is better than the mean', () => {
    const [, code = ''] = /^```python\n([\s\S]*?)^```$/m.exec(read('docs/self-play.md')) ?? [];
    writeFileSync(join(where, 'page.py'), code);
    const [, error, variance, found] =
      /value ([\d.]+) of its mean ([\d.]+)\nbest moves found ([\d.]+)/.exec(
        run(where, 'python3', 'page.py'),
      ) ?? [];
    expect(Number(error)).toBeLessThan(0.7 * Number(variance));
    expect(Number(found)).toBeGreaterThan(0.4);
  });

  test('the one of the example plays by ONNX Runtime, and beats a search without a model', () => {
    expect(run(where, 'python3', 'train.py', 'data', 'model.onnx')).toMatch(
      /^\d+ rows: error .+\n\d+ rows of other games: error of the value [\d.]+, .+ of the mean value [\d.]+\n$/,
    );
    writeFileSync(join(where, 'package.json'), '{ "private": true, "type": "module" }');
    run(where, 'npm', 'install', '--no-audit', '--no-fund', 'onnxruntime-node@1');
    symlinkSync(ROOT, join(where, 'node_modules', 'azulejo'), 'junction');
    const report = run(where, process.execPath, 'play.js', 'model.onnx', '12');
    // A shared win is half of one.
    const wins = [...report.matchAll(/^learned against (\w+): ([\d.]+) wins, 0 forfeits$/gm)];
    expect(wins.map(([, opponent]) => opponent)).toEqual(['random', 'search', 'greedy']);
    const [random, search] = wins.map(([, , number]) => Number(number));
    expect(random).toBeGreaterThanOrEqual(11);
    expect(search).toBeGreaterThan(6);

    // The commands play with it as well, in threads, and so it makes the data of the next model.
    const options = ['--agents', './learned.js,random', '--games', '8', '--json', '--workers', '2'];
    const simulated = run(where, process.execPath, COMMAND, 'simulate', ...options);
    expect(JSON.parse(simulated)).toMatchObject({ endings: { over: 8, forfeit: 0 } });
    const more = [
      '--agent',
      './learned.js',
      '--games',
      '4',
      '--shard-games',
      '2',
      '--workers',
      '2',
    ];
    run(where, process.execPath, COMMAND, 'selfplay', '--out', 'next', ...more);
    expect(JSON.parse(readFileSync(join(where, 'next/manifest.json'), 'utf8'))).toMatchObject({
      agent: { name: 'learned' },
      shards: [{ games: 2 }, { games: 2 }],
    });
  });
});
