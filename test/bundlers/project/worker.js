/** In a web worker. */
import { play } from './program.js';

play().then((there) => postMessage(there));
