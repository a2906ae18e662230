// The signals and URLs of a program that knows Node, or a browser.
import { azul } from 'azulejo';
import { simulate } from 'azulejo/agents';

const { signal } = new AbortController();
const workerFile = new URL('file:///worker.js');
simulate(azul, { agents: ['greedy', 'random'], games: 2, signal, workerFile });
