/**
 * `azulejo apply`: the state that moves and deals lead to.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { IllegalDealError, IllegalMoveError } from '../../../codec/errors.js';
import type { Issue } from '../../../codec/issue.js';
import type { Move } from '../../../state/vocabulary.js';
import { quote } from '../../../text/message.js';
import type { GameState } from '../../api/game-state.js';
import { applyAll } from '../../api/rounds.js';
import { encodeState } from '../../api/text.js';
import { decode, isError } from '../decode.js';
import { issueLines, reportLines } from '../issue-lines.js';
import { addStateArguments, addStateOptions, type StateOptions } from '../options.js';
import { answerStates, type StateQuestion } from '../state-question.js';

/** How far the events went: to the end, or to the one (counted from 1) that cannot be. */
type Course =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly event: number; readonly issue: Issue };

function playEvents(start: GameState, events: readonly unknown[]): Course {
  let state = start;
  for (const [index, event] of events.entries()) {
    try {
      // What is neither a move nor a deal is refused like any move that is not legal.
      state = applyAll(state, [event as Move]);
    } catch (error) {
      const isRefusal = error instanceof IllegalMoveError || error instanceof IllegalDealError;
      if (!isRefusal) throw error;
      return { ok: false, event: index + 1, issue: error.issue };
    }
  }
  return { ok: true, state };
}

/** Ask where events lead. */
export const APPLY: StateQuestion = {
  answerer: (options) => ({
    answer: (value) => {
      const [encoded, events] = Array.isArray(value)
        ? [value.slice(0, 2), value.slice(2)]
        : [value, []];
      const result = decode(encoded, options);
      if (!result.ok) return { yes: false, json: { error: result.issues.find(isError) } };
      const course = playEvents(result.state, events);
      if (!course.ok) return { yes: false, json: { error: course.issue, event: course.event } };
      const { phase, turn } = course.state;
      return { yes: true, json: { state: encodeState(course.state), phase, turn } };
    },
    refuse: (issue) => ({ error: issue }),
  }),
  tell: ([shared, players, ...events], options) => {
    const result = decode([shared, players], options);
    if (!result.ok) {
      return { yes: false, complaint: reportLines([shared, players], result.issues) };
    }
    const course = playEvents(result.state, events);
    if (course.ok) return { yes: true, output: encodeState(course.state) };
    const { event, issue } = course;
    const text = events[event - 1] ?? '';
    const heading = `event ${event} of ${events.length}, ${quote(text)}, cannot be played`;
    return { yes: false, complaint: [heading, ...issueLines('', text, issue)] };
  },
};

/** Define the command. */
export function define(command: Command): void {
  addStateOptions(addStateArguments(command, 'optional'))
    .argument('[events...]', 'moves such as A1b2, and deals such as F0cdde1bbbe')
    .addHelpText('after', HELP)
    .action(
      (
        shared: string | undefined,
        players: string | undefined,
        events: string[],
        options: StateOptions,
      ) => {
        if (players !== undefined && events.length === 0) {
          command.error("error: missing argument 'events': found none, expected at least one move");
        }
        return answerStates(command, APPLY, [shared, players, ...events], options);
      },
    );
}

const HELP = `
Prints the two strings of the state that the events lead to. A deal ends the round before it.

Without a state, reads states from standard input, on each line a JSON array
["shared","players","A1b2"], and answers each with a line
{"state":["shared","players"],"phase":"drafting","turn":"B"}, or
{"error":{"code":"move.wrong-phase"},"event":1} with the whole first error, and
the number of the event, from 1, that cannot be played.

Example:
  $ azulejo apply AFCfB2020202020D0000000000 A0MSFB0MSF F0cdde1bbbe2abde3cdee4bcce A1b2`;
