/** No text from outside is run: as code, as a pattern, as markup, or as a module that it names. */
import { expect, test } from 'vitest';
import { filesIn, read } from '../docs/pages.js';

/** What runs any text: a literal after it is one that was written there. */
const RUNNING: Readonly<Record<string, RegExp>> = {
  code: /\beval\b(?! "\$)|\bnew Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/,
  pattern: /\bRegExp\(/,
  markup: /\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b/i,
  module: /\b(?:import|require)\((?!\s*['"])/,
};

/** Where one of these stands all the same, and which texts it gets. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // A program that is written there.
  'src/engine/tasks/awake.ts': ['code'],
  // Names that are written there.
  'src/engine/record/log-lines.ts': ['pattern'],
  'src/engine/simulate/redis.ts': ['pattern'],
  // Files that a command names. Those who write to a queue name none: test/queue/attacks.check.ts.
  'src/engine/tasks/own-modules.ts': ['module'],
  'server/src/cli.ts': ['module'],
  // A variable of the shell whose name ends with the number of a process.
  'src/engine/external/process-group.ts': ['code'],
  // Scripts for Redis that are written there.
  'server/src/store/redis.ts': ['code'],
};

/** List what a program runs, apart from its comments. */
function runIn(text: string): string[] {
  const code = text.replace(/^ *(?:\/\*|\*|\/\/).*$/gm, '');
  return Object.entries(RUNNING).flatMap(([what, pattern]) => (pattern.test(code) ? [what] : []));
}

test('what runs a text is found', () => {
  expect(runIn('eval(text); new RegExp(text); node.innerHTML = text; import(text);')).toEqual(
    Object.keys(RUNNING),
  );
  expect(runIn("// eval\nimport('./file.js'); typeof import('node:fs');")).toEqual([]);
});

test('no program runs a text, but for those that are known', () => {
  const files = ['src', 'server/src', 'playground'].flatMap((folder) =>
    ['.ts', '.tsx'].flatMap((ending) => filesIn(folder, ending)),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const running = runIn(read(file));
    return running.length === 0 ? [] : [[file, running] as const];
  });
  expect(Object.fromEntries(found)).toEqual(KNOWN);
});
