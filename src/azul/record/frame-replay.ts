/**
 * Playing a record again, whichever game it is of.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import type { Fault } from '../../text/parsed.js';
import { eventLine, headerLines, resultLines } from './frame-writer.js';
import type { GameRecord, RecordTypes } from './game-record.js';
import { makeRecordIssue, type RecordIssue } from './record-issue.js';
import type { RecordedGame } from './recorded-game.js';

/** What playing a record again gave. */
export interface Replay<State> {
  /** The first state, then that after each event, as far as the record can be played. */
  readonly states: readonly State[];
  /** Why it cannot be played further, or ends otherwise than it says. */
  readonly issues: readonly RecordIssue[];
}

/** Know on which lines of a text a record stands. */
export interface RecordLines {
  readonly start: number;
  /** Find the line of an event, by its place among the events. */
  readonly event: (place: number) => number;
  readonly result: number;
}

/** Number the lines of the canonical text. */
export function canonicalLines<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  record: GameRecord<Types>,
): RecordLines {
  const start = headerLines(game, record).length;
  const event = (place: number) => start + place + 1;
  return { start, event, result: event(record.events.length) };
}

/**
 * Play a record again step by step, checking every event and the result.
 *
 * @returns the first state, then that after each event, as far as the record can be played; behind
 * the last of them why it cannot be played further, or ends otherwise than it says
 */
export function* replaySteps<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  record: GameRecord<Types>,
  lines: RecordLines = canonicalLines(game, record),
): Generator<State, readonly RecordIssue[]> {
  const begun = game.begin(record.start, record.rules);
  if (!begun.ok) {
    const about = { code: 'replay.start-impossible', line: lines.start } as const;
    return begun.faults.map((fault) => makeRecordIssue(about, fault));
  }
  let state = begun.value;
  yield state;
  for (const [event, text] of record.events.entries()) {
    const played = game.play(state, text);
    if (!played.ok) {
      const about = { code: 'replay.event-impossible', line: lines.event(event), event } as const;
      const faults = played.faults.map((fault) => faultAt(eventLine(game, text), fault));
      return faults.map((fault) => makeRecordIssue(about, fault));
    }
    state = played.value;
    yield state;
  }
  return checkResult(game, record, state, lines.result);
}

/** Play a record again, and keep every state. */
export function replayFrame<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  record: GameRecord<Types>,
): Replay<State> {
  const steps = replaySteps(game, record);
  const states: State[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) states.push(step.value);
  return { states, issues: step.value };
}

/** Say at the beginning of a fault's sentence which event it is about. */
function faultAt(text: string, fault: Fault): Fault {
  const { found, expected, message = `Found ${found}, expected ${expected}.` } = fault;
  return { ...fault, message: `${quote(text)} cannot be. ${message}` };
}

/** Check that the game ended as its record says; a game without a result may stand anywhere. */
function checkResult<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  { result }: GameRecord<Types>,
  state: State,
  line: number,
): RecordIssue[] {
  if (result === undefined) return [];
  if (game.isOver(state) !== (result.kind === 'finished')) {
    const found = quote(result.kind);
    const expected = game.isOver(state)
      ? '"finished", as the game is over'
      : 'why the game stopped, as it is not over';
    return [makeRecordIssue({ code: 'replay.result-wrong', line }, { found, expected })];
  }
  if (result.kind !== 'finished') return [];
  const told = resultLines(game, result);
  const played = resultLines(game, { kind: 'finished', standings: game.standings(state) });
  const wrong = played.findIndex((text, index) => text !== told[index]);
  if (wrong < 0) return [];
  const fault = { found: quote(told[wrong] ?? ''), expected: quote(played[wrong] ?? '') };
  return [makeRecordIssue({ code: 'replay.result-wrong', line: line + wrong }, fault)];
}
