/** On a page, in its own thread, and in the package's own worker. */
import { play } from './program.js';
import { think } from './thinking.js';

Promise.all([play(), think()]).then(
  ([here, thought]) => Object.assign(globalThis, { results: { here, thought } }),
  (error) => Object.assign(globalThis, { results: { error: String(error) } }),
);
