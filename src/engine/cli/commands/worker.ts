/** `azulejo worker`: play the games of simulations and tournaments that others put into a queue. */

import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { countOf, shorten } from '../../../text/message.js';
import { playersOf } from '../../agents/players.js';
import { MOST_THREADS, threadDataOf } from '../../tasks/worker-pool.js';
import type { Host } from '../console.js';
import { integer } from '../options.js';
import { exitAfter, onStopSignal, type StopSignal } from '../print/output.js';
import { connectTo, LONGEST_REASON } from '../runners.js';
import { addOwnAgentsOption } from '../seats.js';

interface WorkOptions {
  readonly queue: string;
  readonly concurrency: number;
  readonly quiet?: boolean;
}

/** Play what comes until a signal stops the command. */
async function work(
  command: Command,
  host: Host,
  { queue: url, concurrency, quiet = false }: WorkOptions,
): Promise<void> {
  const { startWorker } = await import('../../simulate/queue-worker.js');
  const stopped = new Promise<StopSignal>((resolve) => onStopSignal(resolve));
  const queue = await connectTo(command, url, host);
  const say = (line: string) => {
    if (!quiet) process.stderr.write(`${shorten(line, LONGEST_REASON)}\n`);
  };
  let tasks = 0;
  let games = 0;
  const worker = await startWorker(queue, {
    concurrency,
    workerFile: host.workerFile,
    threadData: threadDataOf(host.game),
    onDone: (count) => {
      tasks++;
      games += count;
    },
    onFail: (reason) => say(`A task failed: ${reason}`),
  });
  say(`Waiting for tasks on the queue ${queue.name}, ${concurrency} at a time. Ctrl-C to end.`);
  const signal = await stopped;
  await worker.close();
  exitAfter(signal);
  say(`Played ${countOf(games, 'game')} in ${countOf(tasks, 'task')}.`);
}

export function define(command: Command, host: Host): void {
  command.requiredOption('--queue <url>', 'the Redis server of the queue: redis://host:6379');
  addOwnAgentsOption(command, playersOf(host.game).agents.names)
    .option(
      '--concurrency <n>',
      'tasks at a time, each in its own thread',
      integer(1, MOST_THREADS),
      availableParallelism(),
    )
    .option('--quiet', 'print nothing')
    .addHelpText('after', HELP)
    .action((options: WorkOptions) => work(command, host, options));
}

const HELP = `
Plays the games of every "simulate", "ratings" and "tsuro tournament" with --queue <url> on the same
Redis, of any game, by the same version of azulejo. Start any number of workers on any number of
machines. If a worker dies, another one plays its tasks.

Tasks contain names of games and agents, not files. A game of your own needs its own workers, which
play no other: azulejo --game ./kalah.js worker. For agents of your own, start every worker of that
Redis with the same files: azulejo tsuro worker --agents ./my-agent.js.

Needs two more packages: npm install bullmq ioredis

Ends at SIGHUP, SIGINT (Ctrl-C) or SIGTERM, after the tasks that it is playing, with exit
status 129, 130 or 143; a second signal ends it at once.

Example:
  $ azulejo worker --queue redis://localhost:6379 --concurrency 4`;
