/**
 * `require` in modules.
 *
 * The packages that the command contains are CommonJS: bundled in modules they still ask for the
 * modules of Node by `require`, which a module has to make for itself.
 */
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/** What the bundler writes where it asks whether there is a `require`. */
const ASKED = 'typeof require !== "undefined"';

const MADE = `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
`;

/** Make a `require` in each file that asks for one. */
export function requireInModulesPlugin(): Plugin {
  return {
    name: 'require-in-modules',
    renderChunk: (code) => (code.includes(ASKED) ? { code: withRequire(code) } : null),
  };
}

/** The first line of a program may name its interpreter, and has to stay the first. */
export function withRequire(code: string): string {
  const [interpreter = ''] = /^#!.*\n/.exec(code) ?? [];
  return `${interpreter}${MADE}${code.slice(interpreter.length)}`;
}
