/** `azulejo replay`: a saved game, replayed and checked. */

import type { Command } from 'commander';
import { isError } from '../../../text/issue.js';
import { writeJson } from '../../../text/parsed.js';
import type { GameTypes } from '../../game/game.js';
import { commentsBy, type GameRecord } from '../../record/record.js';
import type { RecordIssue } from '../../record/record-issue.js';
import { replaySteps } from '../../record/replay.js';
import { type AnyGame, type Host, loadConsole } from '../console.js';
import { readFile } from '../files/file-access.js';
import { recordIssueLines } from '../issues.js';
import { linesOf, readSavedGame, type SavedGame } from '../play/saved-game.js';
import { answerWith, limitOf, textOf, write } from '../print/output.js';
import {
  addReportOptions,
  type Reporter,
  type ReportOptions,
  reporterFor,
} from '../print/report.js';
import { screenOn } from '../print/screen.js';
import { type CommentStep, followGame, type Step, type TextStep } from '../print/steps.js';

type AnyRecord = GameRecord<GameTypes>;
type Issues = readonly RecordIssue[];
type AnyStep = Step<GameTypes> | TextStep<GameTypes> | CommentStep;

/**
 * Replay a game.
 *
 * @returns a generator of its legal steps, which returns the issues of the rest
 */
function* stepsOf(game: AnyGame, record: AnyRecord, saved: SavedGame): Generator<AnyStep, Issues> {
  const states = replaySteps(game, record, linesOf(game, record, saved));
  const first = states.next();
  if (first.done === true) return first.value;
  const follower = followGame(game, first.value);
  const position = follower.position();
  yield position;
  let last = position.after;
  const comments = commentsBy(record.comments);
  let failures = 0;
  for (let count = 0; ; count++) {
    for (const text of comments(count)) yield { kind: 'comment', text };
    // They are in the order of the events.
    for (; saved.failed[failures]?.after === count; failures++) {
      const each = saved.failed[failures] as (typeof saved.failed)[number];
      yield 'move' in each ? follower.failure(each.move) : follower.text(each.player, each.text);
    }
    const next = states.next();
    const event = record.events[count];
    if (next.done === true || event === undefined) {
      const issues = next.done === true ? next.value : [];
      if (game.isOver(last)) {
        yield follower.end({ kind: 'finished', standings: game.standings(last) });
      } else if (issues.length === 0 && record.result !== undefined) {
        yield follower.end(record.result);
      }
      return issues;
    }
    last = next.value;
    yield follower.event(event, last);
  }
}

function reportStep(reporter: Reporter, step: AnyStep): string[] {
  if (step.kind === 'text') return reporter.text(step);
  return step.kind === 'comment' ? reporter.comment(step) : reporter.step(step);
}

/** Report a game, and return its issues. */
async function reportGame(
  game: AnyGame,
  record: AnyRecord,
  saved: SavedGame,
  reporter: Reporter,
): Promise<Issues> {
  const { rules, names, seed } = record;
  await write(textOf(reporter.heading({ rules, names, seed })));
  const steps = stepsOf(game, record, saved);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    await write(textOf(reportStep(reporter, step.value)));
  }
  return step.value;
}

/** Report issues: for programs among the events, for people next to them. */
async function reportIssues(issues: Issues, { json }: ReportOptions): Promise<void> {
  if (json) {
    await write(textOf(issues.map((issue) => writeJson({ kind: 'issue', ...issue }))));
    return;
  }
  process.stderr.write(textOf(recordIssueLines(issues, limitOf(process.stderr))));
}

async function replayFile({ entry, game }: Host, path: string, options: ReportOptions) {
  const gameConsole = await loadConsole(entry);
  const saved = readSavedGame(game, await readFile(path));
  const { record, issues } = saved;
  const names = record?.names ?? [];
  const screen = screenOn(process.stdout, game, gameConsole, names, false);
  const reporter = reporterFor(game, gameConsole, options, screen);
  const found = record === undefined ? [] : await reportGame(game, record, saved, reporter);
  const all = [...issues, ...found];
  await reportIssues(all, options);
  answerWith(!all.some(isError));
}

export function define(command: Command, host: Host): void {
  addReportOptions(command.argument('<file>', 'a record or a log; - for standard input'))
    .addHelpText('after', helpOf(host.call))
    .action((file: string, options: ReportOptions) => replayFile(host, file, options));
}

function helpOf(call: string): string {
  return `
Checks every event and the result. Of a game that was cut off or has an error, prints
what comes before that. Issues go to standard error.

Example:
  $ ${call} replay game.azulejo`;
}
