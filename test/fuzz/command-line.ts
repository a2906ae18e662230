/** The standard input of the command line: each line gets one line of output, safe to print. */
import { spawnSync } from 'node:child_process';
import type { Rng } from '../../src/random/rng.js';
import { below, oneOf } from './choose.js';
import type { Material } from './material.js';
import { mutate, noise } from './mutate.js';
import { isPrintable } from './printable.js';

const LINES = 2000;

/** Make a line: two mutated texts, with events for `apply`, in JSON that may be mutated as well. */
function lineOf(rng: Rng, { encoded, events }: Material): string {
  if (rng() < 0.1) return noise(rng, 200).replaceAll('\n', ' ');
  const [shared, players] = oneOf(rng, encoded);
  const [otherShared, otherPlayers] = oneOf(rng, encoded);
  const parts = [mutate(rng, shared, otherShared), mutate(rng, players, otherPlayers)];
  const more = Array.from({ length: below(rng, 4) }, () => oneOf(rng, events));
  const line = JSON.stringify(rng() < 0.5 ? parts : [...parts, ...more]);
  return (rng() < 0.8 ? line : mutate(rng, line, line)).replaceAll('\n', ' ');
}

/** Run one command on many lines, and return their number and what is wrong with the output. */
export function tryCommand(rng: Rng, material: Material, cli: string) {
  const command = oneOf(rng, ['validate', 'moves', 'apply']);
  const lines = Array.from({ length: LINES }, () => lineOf(rng, material));
  const input = `${lines.join('\n')}\n`;
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [cli, command], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    timeout: 60_000,
  });
  const asked = lines.filter((line) => line.trim() !== '').length;
  const answers = stdout.split('\n').filter((line) => line !== '');
  const problem =
    error?.message ??
    (status !== 0 && status !== 1 ? `exit ${status}: ${stderr.slice(0, 500)}` : undefined) ??
    (answers.length !== asked ? `${asked} lines in, ${answers.length} lines out` : undefined) ??
    (![...answers, ...stderr.split('\n')].every(isPrintable)
      ? 'prints control characters'
      : undefined);
  return {
    inputs: LINES,
    finding: problem === undefined ? undefined : { input: command, problem },
  };
}
