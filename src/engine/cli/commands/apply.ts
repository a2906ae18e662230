/** `azulejo apply`: the state that events lead to. */

import type { Command } from 'commander';
import { type Issue, issueAt } from '../../../text/issue.js';
import { kindOf, quote } from '../../../text/message.js';
import { applyEvent, eventWords, explainEvent } from '../../game/events.js';
import type { AnyGame, Host } from '../console.js';
import { issueLines } from '../issues.js';
import { addStateOptions, exampleOf, type StateOptions } from '../options.js';
import { limitOf } from '../print/output.js';
import { stateFields } from '../print/steps.js';
import { type Answer, answerQuestion, askWithEvents } from '../questions.js';

/** Return the issue of a value that should be an event, but is not even a text. */
function notText(value: unknown): Issue {
  const facts = { found: kindOf(value), expected: 'a move or another event, as a text' };
  return issueAt({ code: 'event.not-a-text', part: 'event', path: [], ...facts }, 'event');
}

/** Apply the events up to the first that is illegal. */
function applyAll(game: AnyGame, start: unknown, events: readonly unknown[]): Answer {
  let state = start;
  for (const [index, event] of events.entries()) {
    const text = typeof event === 'string' ? event : '';
    const issue = typeof event === 'string' ? explainEvent(game, state, event) : notText(event);
    if (issue !== undefined) {
      const heading = `event ${index + 1} of ${events.length}, ${quote(text)}, cannot be applied`;
      return {
        yes: false,
        json: { error: issue, event: index + 1 },
        complaint: () => [heading, ...issueLines('', text, issue, limitOf(process.stderr))],
      };
    }
    state = applyEvent(game, state, text);
  }
  return { yes: true, json: stateFields(game, state), output: () => game.encode(state) };
}

/** Ask where events lead. */
export const askForResult = askWithEvents('some', applyAll);

export function define(command: Command, host: Host): void {
  addStateOptions(command, host.game, 'optional')
    .argument('[events...]', `what happens, each one of: ${eventWords(host.game).join(', ')}`)
    .addHelpText('after', () => helpOf(host))
    .action(
      (
        shared: string | undefined,
        players: string | undefined,
        given: string[],
        options: StateOptions,
      ) => {
        if (players !== undefined && given.length === 0) {
          command.error("error: missing argument 'events': found none, expected at least one move");
        }
        return answerQuestion(command, host, askForResult, [shared, players, ...given], options);
      },
    );
}

function helpOf({ call, game }: Host): string {
  const { start, events, move } = exampleOf(game);
  return `
Prints the two strings of the state that the events lead to.

Without a state, reads states from standard input, on each line a JSON array
["shared","players","${move}"], and answers each with a line
{"state":["shared","players"]}, with the phase and the player to move, or
{"error":{"code":"…"},"event":1} with the whole issue and the number, from 1,
of the event that cannot be applied.

Example:
  $ ${call} apply ${[start, ...events, move].join(' ')}`;
}
