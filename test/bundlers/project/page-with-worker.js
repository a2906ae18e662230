/** On a page, in its own thread and in a web worker. */
import { play } from './program.js';

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const there = new Promise((resolve, reject) => {
  worker.addEventListener('message', ({ data }) => resolve(data));
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
});
Promise.all([play(), there]).then(
  ([here, there]) => Object.assign(globalThis, { results: { here, there } }),
  (error) => Object.assign(globalThis, { results: { error: String(error) } }),
);
