/**
 * Replaying records: every event and the result are checked.
 *
 * @packageDocumentation
 */
import { ownProperty } from '../../text/arguments.js';
import { kindOf, quote } from '../../text/message.js';
import type { Fault } from '../../text/parsed.js';
import { applyEvent, explainEvent } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkedRecord } from './check-record.js';
import { firstState } from './line-parts.js';
import type { GameRecord } from './record.js';
import { makeRecordIssue, type RecordIssue } from './record-issue.js';
import { eventLine, headerLines, resultLines } from './record-lines.js';

/** The result of replaying a record: every state, or where it went wrong. */
export type ReplayResult<Types extends GameTypes> =
  | {
      /** Every event is legal, and the result is as the record says. */
      readonly ok: true;
      /** The first state, then that after each event. */
      readonly states: readonly [Types['state'], ...Types['state'][]];
    }
  | {
      /** The game is not one by the rules. */
      readonly ok: false;
      /** The states up to where it went wrong; none where the first is invalid. */
      readonly states: readonly Types['state'][];
      /** What is wrong, by the line of the text that `writeRecord` writes. */
      readonly issues: readonly RecordIssue[];
    };

/** The lines of a text on which a record stands. */
export interface RecordLines {
  /** The line of the first state. */
  readonly start: number;
  /** Return the line of an event, by its index among the events. */
  readonly event: (index: number) => number;
  /** The line of the result. */
  readonly result: number;
}

/** Number the lines of the canonical text. */
export function canonicalLines<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
): RecordLines {
  const start = headerLines(game, record).length;
  const event = (index: number) => start + index + 1;
  return { start, event, result: event(record.events.length) };
}

/** Return why an event cannot happen in a state, even if it is not a text at all. */
function explain<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  event: unknown,
): Fault | undefined {
  if (typeof event !== 'string') return { found: kindOf(event), expected: 'an event' };
  const fault: Fault | undefined = explainEvent(game, state, event);
  if (fault === undefined) return undefined;
  const { found, expected, message = `Found ${found}, expected ${expected}.` } = fault;
  return { ...fault, message: `${quote(eventText(game, event))} is impossible. ${message}` };
}

function eventText<Types extends GameTypes>(game: Game<Types>, event: string): string {
  // A line can be written for any text.
  return eventLine(game, event as Types['move']);
}

/**
 * Replay a record step by step, checking every event and the result.
 *
 * @param game - the rules
 * @param record - a game, whole or not
 * @param lines - the lines that issues name; those of the canonical text by default
 * @returns the first state, then that after each event, as far as they are legal; behind the last
 * of them what is wrong with the rest
 */
export function* replaySteps<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  lines: RecordLines = canonicalLines(game, record),
): Generator<Types['state'], readonly RecordIssue[]> {
  const first = firstState(game, record);
  if (!first.ok) {
    const about = { code: 'replay.start-impossible', line: lines.start } as const;
    return first.faults.map((fault) => makeRecordIssue(about, fault));
  }
  let state = first.value;
  yield state;
  for (const [event, text] of record.events.entries()) {
    const fault = explain(game, state, text);
    if (fault !== undefined) {
      const about = { code: 'replay.event-impossible', line: lines.event(event), event } as const;
      return [makeRecordIssue(about, fault)];
    }
    state = applyEvent(game, state, text);
    yield state;
  }
  return checkResult(game, record, state, lines.result);
}

/**
 * Replay a record, checking the first state, every event and the result.
 *
 * @param game - the rules
 * @param record - a game, whole or not
 * @returns `{ ok: true, states }` with one state more than there are events, or
 * `{ ok: false, states, issues }`
 * @throws TypeError or RangeError for what is no record: a part that is missing, or of another type
 */
export function replay<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
): ReplayResult<Types> {
  const steps = replaySteps(game, checkedRecord(game, record));
  const states: Types['state'][] = [];
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) states.push(step.value);
  const issues = step.value;
  const [first, ...more] = states;
  return states.length === 0 || issues.length > 0
    ? { ok: false, states, issues }
    : { ok: true, states: [first, ...more] };
}

/** Check that the game ended as its record says; a game without a result may stand anywhere. */
function checkResult<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  state: Types['state'],
  line: number,
): RecordIssue[] {
  const result = ownProperty(record, 'result');
  if (result === undefined) return [];
  if (game.isOver(state) !== (result.kind === 'finished')) {
    const found = quote(result.kind);
    const expected = game.isOver(state)
      ? '"finished", as the game is over'
      : 'why the game stopped, as it is not over';
    return [makeRecordIssue({ code: 'replay.result-wrong', line }, { found, expected })];
  }
  if (result.kind !== 'finished') return [];
  const recorded = resultLines(game, result);
  const played = resultLines(game, { kind: 'finished', standings: game.standings(state) });
  const wrong = played.findIndex((text, index) => text !== recorded[index]);
  if (wrong < 0) return [];
  const fault = { found: quote(recorded[wrong] ?? ''), expected: quote(played[wrong] ?? '') };
  return [makeRecordIssue({ code: 'replay.result-wrong', line: line + wrong }, fault)];
}
