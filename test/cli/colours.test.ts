/** When output is coloured: every combination of the environment's words and the kind of stream. */
import { afterEach, expect, test, vi } from 'vitest';
import { hasColours } from '../../src/engine/cli/print/output.js';
import { azulejo, COMMAND, runHere } from './command-run.js';

/** `FORCE_COLOR`, and whether it asks for colours; `undefined` where it does not count. */
const FORCED = [
  [undefined, undefined],
  ['', true],
  ['1', true],
  ['2', true],
  ['3', true],
  ['true', true],
  ['0', false],
  ['false', false],
] as const;

/** `NO_COLOR`, and whether it refuses colours. */
const REFUSED = [
  [undefined, false],
  ['', false],
  ['1', true],
  ['0', true],
] as const;

/** `TERM`, and whether such a terminal has colours. */
const TERMINALS = [
  ['xterm', true],
  ['xterm-256color', true],
  ['screen', true],
  ['linux', true],
  ['dumb', false],
] as const;

/** What says where the command runs, and whether colours are seen there. */
const PLACES = [
  [{}, true],
  [{ CI: 'true', GITHUB_ACTIONS: 'true' }, true],
  [{ CI: 'true' }, false],
] as const;

const CASES = FORCED.flatMap(([force, forced]) =>
  REFUSED.flatMap(([no, isRefused]) =>
    TERMINALS.flatMap(([terminal, hasAny]) =>
      PLACES.flatMap(([place, isSeen]) =>
        [true, false].map((isTTY) => ({
          env: { ...place, FORCE_COLOR: force, NO_COLOR: no, TERM: terminal },
          isTTY,
          expected: forced ?? (isTTY && !isRefused && hasAny && isSeen),
        })),
      ),
    ),
  ),
);

test('colours are where they are asked for, or seen and not refused', () => {
  expect(CASES.length).toBe(8 * 4 * 5 * 3 * 2);
  const found = CASES.map((each) => ({ ...each, expected: hasColours(each, each.env) }));
  expect(found).toEqual(CASES);
});

const STATE = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'];
const ESCAPE = '\u001b';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['1', [], true],
  ['0', ['--colour'], true],
  ['3', ['--no-colour'], false],
  [undefined, [], false],
])('in a pipe, with FORCE_COLOR=%s and %j', async (force, options, isColoured) => {
  vi.stubEnv('FORCE_COLOR', force);
  const { stdout } = await runHere(['show', ...STATE, ...options]);
  expect(stdout.includes(ESCAPE)).toBe(isColoured);
});

test('Node does not warn of variables that contradict each other', () => {
  const environment = { FORCE_COLOR: 'true', NO_COLOR: '1' };
  const { stdout, stderr } = azulejo(['show', ...STATE], '', COMMAND, environment);
  expect(stdout).toContain(ESCAPE);
  expect(stderr).toBe('');
});
