/** Replaying records: every event and the result are checked. */

import { ownProperty } from '../../boundary/values.js';
import { kindOf, quote } from '../../text/message.js';
import type { Fault } from '../../text/parsed.js';
import { applyEvent, explainEvent } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkedRecord, type GameRecord } from './record.js';
import { makeRecordIssue, type RecordIssue } from './record-issue.js';
import { eventLine, firstState, headerLines, resultLines } from './record-lines.js';

/**
 * The result of {@link replay}: the states of a game, and the issues if it breaks the rules.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type ReplayResult<Types extends GameTypes> =
  | {
      /** The first state is valid, every event is legal, and the record's result, if it has one, is right. */
      readonly ok: true;
      /** The first state, then the state after each event. */
      readonly states: readonly [Types['state'], ...Types['state'][]];
    }
  | {
      /** The first state is invalid, an event is illegal, or the result is wrong. */
      readonly ok: false;
      /**
       * The first state and the states after the legal events before the first illegal one: every state if only the
       * result is wrong, none if the first state is invalid.
       */
      readonly states: readonly Types['state'][];
      /**
       * At least one issue, with a code that begins with `replay.` and a line of the text that {@link writeRecord}
       * writes of the record.
       */
      readonly issues: readonly RecordIssue[];
    };

/** The line numbers of a record's parts in its text. */
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
  const comments = ownProperty(record, 'comments') ?? [];
  const event = (index: number) =>
    start + index + 1 + comments.filter(({ after }) => after <= index).length;
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
  // `eventLine` accepts any text, but is typed for events.
  const line = eventLine(game, event as Types['move']);
  return { ...fault, message: `${quote(line)} is impossible. ${message}` };
}

/**
 * Replay a record step by step, checking every event and the result.
 *
 * @param game - the rules
 * @param record - a game, finished or not
 * @param lines - the line numbers for issues; those of the canonical text by default
 * @returns a generator of the first state and the state after each legal event, which returns the
 * issues of the rest
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
 * Replay a record: check the first state, every event and the result, and list the states.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param record - a game, finished or not
 * @returns `{ ok: true, states }` with the first state and the state after each event, or
 * `{ ok: false, states, issues }` with the states before the first illegal event
 * @throws TypeError if `game` is not a game, the record is not an object, or a part of it has another type, such as
 * events that are not a list; RangeError if a part has an invalid value: another game, a setting without a valid value,
 * a seed that is not an integer, a name, comment or reason that is not a text or is too long, a comment after more
 * events than there are, an unknown kind of result. Events that are not texts are issues
 *
 * @example
 * ```ts
 * import { AGENTS, azul } from 'azulejo';
 * import { playMatch } from 'azulejo/agents';
 * import { replay } from 'azulejo/record';
 *
 * const agents = [AGENTS.greedy(), AGENTS.random()];
 * const { record } = await playMatch(azul, agents, { seed: 1 });
 * const { ok, states } = replay(azul, record);
 * ok; // true
 * states.length === record.events.length + 1; // true
 * ```
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

/** Check that the game ended as its record says. A game without a result may be in any state. */
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
