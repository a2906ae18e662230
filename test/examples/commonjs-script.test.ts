/** The CommonJS script, run by Node as its readers run it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newGame, rollout, seededRng } from 'azulejo';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(
  new URL('../../examples/commonjs-script/average.cjs', import.meta.url),
);

test('the script prints the averages of the games that its seed gives', () => {
  const args = [SCRIPT, '2', '7'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const rng = seededRng(7);
  const [first, second] = [0, 1].map(
    () => rollout(newGame({ rules: { mosaic: 'fixed' }, rng }), rng).scores,
  );
  const average = (player: number) =>
    (((first?.[player] ?? 0) + (second?.[player] ?? 0)) / 2).toFixed(2);
  expect(stderr).toBe('');
  expect(stdout).toBe(`A ${average(0)}\nB ${average(1)}\n`);
});
