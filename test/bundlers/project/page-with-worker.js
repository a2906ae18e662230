/** On a page, in its own thread, in a web worker, and in the package's own worker. */
import { play } from './program.js';
import { think } from './thinking.js';

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const there = new Promise((resolve, reject) => {
  worker.addEventListener('message', ({ data }) => resolve(data));
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
});
Promise.all([play(), there, think()]).then(
  ([here, there, thought]) => Object.assign(globalThis, { results: { here, there, thought } }),
  (error) => Object.assign(globalThis, { results: { error: String(error) } }),
);
