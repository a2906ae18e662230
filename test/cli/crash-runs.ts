/** Resuming saved games while the process is killed, or the disk fills, at one call after another. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { azul } from '../../src/index.js';
import { readLog, readRecord } from '../../src/record.js';
import { azulejo } from './command-run.js';
import { azulejoWithFault, countCalls, type Fault } from './faults.js';

/** A way to resume a game of a record and a log. */
export interface Scenario {
  readonly name: string;
  readonly args: (record: string, log: string) => readonly string[];
  /** How the files are before. */
  readonly record: (text: string) => string;
  readonly log: (text: string) => string;
  /** The lines that a person types. */
  readonly typed?: string;
}

const PLAY = ['play', '--agents', 'random,random', '--pictures', 'never', '--max-moves', '3'];
const whole = (text: string) => text;

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'a record into itself',
    args: (record) => [...PLAY, '--from', record, '--record', record],
    record: whole,
    log: whole,
  },
  {
    name: 'record and log, with lines of another system and a torn end',
    args: (record, log) => [...PLAY, '--from', record, '--record', record, '--log', log],
    record: (text) => text.replaceAll('\n', '\r\n'),
    log: (text) => text.slice(0, -20),
  },
  {
    name: 'a log into itself, and its record after that',
    args: (record, log) => [...PLAY, '--from', log, '--log', log, '--record', record],
    record: (text) => text.replace('seed 7', 'seed 07'),
    log: (text) => text.replaceAll('\n', '\r\n'),
  },
  {
    name: 'a record and its log, to take back a move',
    args: (record, log) => [
      ...['play', '--agents', 'human,human', '--pictures', 'never'],
      ...['--from', record, '--record', record, '--log', log],
    ],
    record: whole,
    log: whole,
    typed: 'undo\nundo\n',
  },
];

/** Return the events of a saved game; throw if it cannot be read. */
function eventsIn(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const read = text.startsWith('#') ? readLog(azul, text) : readRecord(azul, text);
  if (!read.ok) throw new Error(`${path}: ${read.issues[0]?.message}`);
  return read.record.events;
}

function startsWith(events: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((event, index) => events[index] === event);
}

/** Runs of a scenario with faults. */
export interface CrashRuns {
  /** Number of calls of the file system while nothing goes wrong. */
  readonly calls: number;
  /**
   * Resume the game with a fault, and once more without one.
   *
   * @returns what is wrong with the files after each
   */
  run(fault: Fault): string[];
}

/** Make an incomplete lock old enough to be stale. */
function age(folder: string): void {
  for (const file of readdirSync(folder)) utimesSync(join(folder, file), 0, 0);
}

/** Prepare to resume a game again and again. */
export function crashRuns(root: string, scenario: Scenario): CrashRuns {
  const { typed = '' } = scenario;
  const folder = mkdtempSync(join(root, 'games-'));
  const paths = [join(folder, 'g'), join(folder, 'g.log')] as const;
  const [record, log] = paths;
  const start = ['play', '--agents', 'random,random', '--seed', '7', '--max-moves', '20'];
  azulejo([...start, '--record', record, '--log', log]);
  const texts = [
    scenario.record(readFileSync(record, 'utf8')),
    scenario.log(readFileSync(log, 'utf8')),
  ] as const;
  const restore = () => {
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    writeFileSync(record, texts[0]);
    writeFileSync(log, texts[1]);
  };
  const args = scenario.args(record, log);
  restore();
  const before = paths.map(eventsIn);
  const calls = countCalls(args, folder, join(root, 'calls'), typed);
  const after = paths.map(eventsIn);

  /** List what is wrong: a file is to hold what it held, what it is to hold, or what is between. */
  const faultsOf = (when: string) =>
    paths.flatMap((path, index) => {
      const [old = [], played = []] = [before[index], after[index]];
      try {
        const events = eventsIn(path);
        const least = old.length < played.length ? old : played;
        const isOne = startsWith(old, events) || startsWith(played, events);
        return isOne && startsWith(events, least) ? [] : [`${when}: ${path} lost events`];
      } catch (error) {
        return [`${when}: ${String(error)}`];
      }
    });

  return {
    calls,
    run: (fault) => {
      restore();
      azulejoWithFault(args, folder, fault, typed);
      const wrong = faultsOf('after the fault');
      age(folder);
      if (typed === '') {
        // The record has each event first.
        const again = ['--from', record, '--record', record, '--log', log];
        const { status, stderr } = azulejo([...PLAY, ...again]);
        if (status !== 0) wrong.push(`resumed: ${stderr}`);
        for (const [index, path] of paths.entries()) {
          if (!startsWith(eventsIn(path), before[index] ?? [])) wrong.push(`resumed: ${path}`);
        }
        const others = readdirSync(folder).filter((file) => file.includes('azulejo'));
        if (others.length > 0) wrong.push(`resumed: ${others} is left`);
      }
      return wrong;
    },
  };
}
