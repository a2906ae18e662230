/** In Node: `node node.js [workers] [worker file]`. Prints the results, and the number of threads. */
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { play } from './program.js';

const [, program, workers, file] = process.argv;
const options = {
  ...(workers && { workers: Number(workers) }),
  ...(file && { workerFile: pathToFileURL(resolve(dirname(program), file)) }),
};
let threads = 0;
process.on('worker', () => threads++);
play(options).then((results) => console.log(JSON.stringify({ threads, results })));
