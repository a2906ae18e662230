/**
 * Playing a record again, whichever game it is of.
 *
 * @packageDocumentation
 */
import { quote } from '../issues/issue.js';
import { eventLine, headerLines, resultLines } from './frame-writer.js';
import type { GameRecord, RecordTypes } from './game-record.js';
import { makeRecordIssue, type RecordIssue } from './record-issue.js';
import type { Fault, RecordedGame } from './recorded-game.js';

/** What playing a record again gave. */
export interface Replay<State> {
  /** The first state, then that after each event, as far as the record can be played. */
  readonly states: readonly State[];
  /** Why it cannot be played further, or ends otherwise than it says. */
  readonly issues: readonly RecordIssue[];
}

/** Play a record again, checking every event and the result. */
export function replayFrame<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  record: GameRecord<Types>,
): Replay<State> {
  const header = headerLines(game, record).length;
  const begun = game.begin(record.start, record.rules);
  if (!begun.ok) {
    const about = { code: 'replay.start-impossible', line: header } as const;
    return { states: [], issues: begun.faults.map((fault) => makeRecordIssue(about, fault)) };
  }
  let state = begun.value;
  const states = [state];
  for (const [event, text] of record.events.entries()) {
    const played = game.play(state, text);
    if (!played.ok) {
      const line = header + event + 1;
      const about = { code: 'replay.event-impossible', line, event } as const;
      const faults = played.faults.map((fault) => faultAt(eventLine(game, text), fault));
      return { states, issues: faults.map((fault) => makeRecordIssue(about, fault)) };
    }
    state = played.value;
    states.push(state);
  }
  return { states, issues: checkResult(game, record, state, header + record.events.length + 1) };
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
