/** Steps of the build that change the text of what is built. */
import type { Options } from 'tsup';

/** A step, as tsup takes it. */
type Plugin = NonNullable<Options['plugins']>[number];

/** Do something to the text of every program that is built. */
export function textPlugin(name: string, change: (code: string) => string): Plugin {
  return {
    name,
    renderChunk: (code, { path }) => (/\.[cm]?js$/.test(path) ? { code: change(code) } : null),
  };
}
