/** On a page, in its own thread. */
import { play } from './program.js';

play().then(
  (here) => Object.assign(globalThis, { results: { here } }),
  (error) => Object.assign(globalThis, { results: { error: String(error) } }),
);
