/**
 * `azulejo replay`: a saved game, played again and checked.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { AZUL, type AzulRecord } from '../../record/azul-record.js';
import { canonicalLines, replaySteps } from '../../record/frame-replay.js';
import type { RecordIssue } from '../../record/record-issue.js';
import { NOTATION } from '../counting.js';
import { answerWith } from '../exit.js';
import { firstRound, follow, type GameEvent } from '../game-events.js';
import { textOf, write } from '../output.js';
import { drawPosition } from '../picture.js';
import { readSavedGame, readText, type SavedGame } from '../saved-game.js';
import { addTellingOptions, type Telling, type TellingOptions, tellingFor } from '../telling.js';

/** What is wrong with a game. */
type Issues = readonly RecordIssue[];

/** Number the lines of the text that a game was read from. */
function linesOf(record: AzulRecord, { eventLines, failed }: SavedGame) {
  const canonical = canonicalLines(AZUL, record);
  if (eventLines === undefined) return canonical;
  return {
    start: canonical.start,
    event: (place: number) => eventLines[place] ?? canonical.event(place),
    result: canonical.result + failed.length,
  };
}

/**
 * Play a game again.
 *
 * @returns what happens in it, as far as it can; behind that, what is impossible
 */
function* eventsOf(record: AzulRecord, saved: SavedGame): Generator<GameEvent, Issues> {
  const steps = replaySteps(AZUL, record, linesOf(record, saved));
  const first = steps.next();
  if (first.done) return first.value;
  const follower = follow({ state: first.value, round: firstRound(first.value) });
  const begin = follower.position();
  if (begin.round > 0) yield begin;
  const failed = saved.failed.values();
  let failure = failed.next();
  for (let count = 0; ; count++) {
    for (; !failure.done && failure.value.after === count; failure = failed.next()) {
      yield follower.failure(failure.value.move);
    }
    const step = steps.next();
    const event = record.events[count];
    if (step.done || event === undefined) {
      const issues = step.done ? step.value : [];
      const { result } = record;
      const isStopped = issues.length === 0 && result !== undefined && result.kind !== 'finished';
      if (isStopped) yield follower.stop(result);
      return issues;
    }
    yield follower.event(event, step.value);
  }
}

/** Tell a game; answer what is impossible in it. */
async function tellGame(record: AzulRecord, saved: SavedGame, telling: Telling): Promise<Issues> {
  const { rules, names, seed } = record;
  await write(textOf(telling.head({ rules, names, seed })));
  const events = eventsOf(record, saved);
  let event = events.next();
  for (; !event.done; event = events.next()) await write(textOf(telling.event(event.value)));
  return event.value;
}

/** Tell what is wrong: for programs among the events, for people beside them. */
async function tellIssues(issues: Issues, { json }: TellingOptions): Promise<void> {
  if (json) {
    await write(textOf(issues.map((issue) => JSON.stringify({ kind: 'issue', ...issue }))));
    return;
  }
  const lines = issues.map(({ severity, message, code, cause }) => {
    const codes = cause === undefined ? code : `${code}, ${cause}`;
    return `${severity.padEnd(9)}${message} [${codes}]`;
  });
  process.stderr.write(textOf(lines));
}

function tellingOf({ names }: AzulRecord, options: TellingOptions): Telling {
  const { countFrom } = NOTATION;
  const pictures = { names, countFrom, isTerminal: process.stdout.isTTY };
  return tellingFor(options, NOTATION, (state) => drawPosition(state, pictures));
}

/** Play the game of a file again. */
async function replayFile(path: string, options: TellingOptions): Promise<void> {
  const saved = readSavedGame(readText(path));
  const { record, issues } = saved;
  const impossible =
    record === undefined ? [] : await tellGame(record, saved, tellingOf(record, options));
  const all = [...issues, ...impossible];
  await tellIssues(all, options);
  answerWith(!all.some(({ severity }) => severity === 'error'));
}

/** Define the command. */
export function define(command: Command): void {
  addTellingOptions(command.argument('<file>', 'a record or a log; - for standard input'))
    .addHelpText('after', HELP)
    .action((file: string, options: TellingOptions) => replayFile(file, options));
}

const HELP = `
Checks every deal, every move and the result. Of a game that was cut off or has a
fault, prints what comes before that. What is wrong goes to standard error.

Example:
  $ azulejo replay game.azul`;
