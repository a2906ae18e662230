/**
 * The clock of games: it does not count how long this process was stopped (by Ctrl-Z, in a container that is frozen, with a
 * laptop that sleeps), so that no agent forfeits by that.
 *
 * An agent that computes keeps its thread from noticing anything. So a thread of its own ticks, and others read the ticks.
 */

import { awakeTimer, type Runtime } from '../match/options.js';
import { nodeModule, nodeProcess } from './node-module.js';

/** Milliseconds between two ticks. */
const TICK = 5;

/** Milliseconds after a tick beyond which the process was stopped. So much of each stop counts: some stop it again and again. */
const LONGEST_TICK = 10;

/**
 * The ticks so far: their number, and then two pairs of times: that of a tick, and how long the process had been stopped
 * until then. The pairs are written by turns, so that one of them is always whole.
 */
export type Ticks = SharedArrayBuffer;

const TIMES_AT = 8;
const PAIR = 2;

/** What the thread runs. */
const TICKING = `
  const { workerData: ticks } = require('node:worker_threads');
  const number = new Int32Array(ticks, 0, 1);
  const times = new Float64Array(ticks, ${TIMES_AT});
  const now = () => Number(process.hrtime.bigint()) / 1e6;
  let last = times[0];
  let stopped = 0;
  setInterval(() => {
    const time = now();
    stopped += Math.max(0, time - last - ${LONGEST_TICK});
    last = time;
    const next = number[0] + 1;
    times.set([last, stopped], ${PAIR} * (next % 2));
    Atomics.store(number, 0, next);
  }, ${TICK});`;

/** The ticks of this process, once something has asked for them. */
const watched: { ticks: Ticks | undefined } = { ticks: undefined };

/** Return the ticks of this process. The first call starts what makes them, which keeps no program running. */
function ticksOfProcess(): Ticks {
  watched.ticks ??= givenTicks() ?? startTicking();
  return watched.ticks;
}

/** Return the ticks of this process, where something has asked for them: threads that are started now share them. */
export function ticksSoFar(): Ticks | undefined {
  return watched.ticks ?? givenTicks();
}

/** Return the ticks that this thread was started with. */
function givenTicks(): Ticks | undefined {
  const { ticks }: { readonly ticks?: unknown } = Object(
    nodeModule('node:worker_threads')?.workerData,
  );
  return ticks instanceof SharedArrayBuffer ? ticks : undefined;
}

function startTicking(): Ticks {
  const ticks = new SharedArrayBuffer(TIMES_AT + 2 * PAIR * Float64Array.BYTES_PER_ELEMENT);
  const times = new Float64Array(ticks, TIMES_AT);
  const giveUp = () => times.fill(Number.POSITIVE_INFINITY, 0, 1);
  const node = nodeModule('node:worker_threads');
  // The thread takes a while to begin.
  times.fill(node === undefined ? Number.POSITIVE_INFINITY : timeNow(), 0, 1);
  try {
    const options = { eval: true, workerData: ticks, execArgv: [] };
    if (node !== undefined) new node.Worker(TICKING, options).on('error', giveUp).unref();
  } catch {
    // Where no thread may be started, all time counts.
    giveUp();
  }
  return ticks;
}

/** Return the time by the clock that all threads have in common, in milliseconds. */
function timeNow(): number {
  const [seconds, nanoseconds] = nodeProcess()?.hrtime?.() ?? [0, 1e6 * performance.now()];
  return 1e3 * seconds + nanoseconds / 1e6;
}

/**
 * Return the time in milliseconds for which a process has not been stopped.
 *
 * @param now - the clock of the ticks
 */
export function awakeTime(now: () => number, ticks: Ticks): number {
  const number = new Int32Array(ticks, 0, 1);
  for (;;) {
    const current = Atomics.load(number, 0);
    const at = TIMES_AT + PAIR * (current % 2) * Float64Array.BYTES_PER_ELEMENT;
    const [last = 0, stopped = 0] = new Float64Array(ticks, at, PAIR);
    const time = now();
    // The process may have been stopped just now, and have ticked since. If it has not, it will.
    if (Atomics.load(number, 0) !== current) continue;
    return time - stopped - Math.max(0, time - last - LONGEST_TICK);
  }
}

/** The clock and the timer of games. */
export const AWAKE = {
  now: () => awakeTime(timeNow, ticksOfProcess()),
  timer: awakeTimer,
} as const satisfies Runtime;

/** Return the clock and the timer, also for games that are played in threads: they tick by one thread. */
export function awakeInThreads(): typeof AWAKE {
  ticksOfProcess();
  return AWAKE;
}
