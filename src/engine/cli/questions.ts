/** Questions about states: one from the arguments, or many from standard input, a line each. */
import type { Command } from 'commander';
import { type Issue, isError, issueAt } from '../../text/issue.js';
import { textSplitter } from '../../text/lines.js';
import { quote } from '../../text/message.js';
import { readJson, writeJson } from '../../text/parsed.js';
import type { DecodedState, Game, GameTypes } from '../game/game.js';
import { differentSettings } from '../game/settings.js';
import type { Host } from './console.js';
import { reportLines } from './issues.js';
import { addStateOptions, rulesFrom, type StateOptions } from './options.js';
import { answerWith, limitOf, textOf, write } from './print/output.js';

/** Define a command that answers a question about a state, or about each of many. */
export function defineQuestion(
  command: Command,
  host: Host,
  question: Question,
  helpOf: (host: Host) => string,
): void {
  addStateOptions(command, host.game, 'optional')
    .addHelpText('after', () => helpOf(host))
    .action((shared: string | undefined, players: string | undefined, options: StateOptions) =>
      answerQuestion(command, host, question, [shared, players], options),
    );
}

/** Longest line that is answered, in UTF-16 code units: room for a game of thousands of rounds. */
export const LONGEST_LINE = 2 ** 18;

export interface Answer {
  readonly yes: boolean;
  /** The answer for programs: plain data. */
  readonly json: object;
  /** List the lines for people that go to standard output. */
  readonly output?: () => readonly string[];
  /** List the lines for people that go to standard error. */
  readonly complaint?: () => readonly string[];
}

/** Functions that answer a question. */
export interface Answerer {
  /** Return the answer about a JSON value that should be a state, perhaps followed by events. */
  answer(value: unknown): Answer;
  /** Return the JSON answer for a line that cannot be read. */
  refuse(issue: Issue): object;
}

/** A question about states, in a game. */
export type Question<Types extends GameTypes = GameTypes> = (
  game: Game<Types>,
  options: StateOptions,
) => Answerer;

/** Make a decoder of states, which must have the rules that the options ask for. */
export function decoderFor<Types extends GameTypes>(
  game: Game<Types>,
  options: StateOptions,
): (value: unknown) => DecodedState<Types['state']> {
  const rules = rulesFrom(game, options);
  const given = { rules, lenient: options.lenient };
  return (value) => {
    const decoded = game.decode(value, given);
    if (!decoded.ok) return decoded;
    // A setting in the strings may differ from the option.
    const different = differentSettings(game.settings, game.rulesOf(decoded.state), rules);
    if (different.length === 0) return decoded;
    const code = 'rules.different';
    const issues = different.map(({ name, found, expected }) =>
      issueAt({ code, part: 'rules', path: ['rules', name], found, expected }, `rules, ${name}`),
    );
    return { ok: false, issues: [...decoded.warnings, ...issues] };
  };
}

/** Return the texts among values that should be two, to show where an issue is. */
function stringsOf(value: unknown): readonly [string, string] {
  const [shared, players] = Array.isArray(value) ? value : [];
  return [String(shared), String(players)];
}

export const askForIssues: Question = (game, options) => {
  const decode = decoderFor(game, options);
  return {
    answer: (value) => {
      const decoded = decode(value);
      const issues = decoded.ok ? decoded.warnings : decoded.issues;
      return {
        yes: decoded.ok,
        json: { valid: decoded.ok, issues },
        output: () => reportLines(stringsOf(value), issues, limitOf(process.stdout)),
      };
    },
    refuse: (issue) => ({ valid: false, issues: [issue] }),
  };
};

/** Make a question about a valid state. */
export function askAboutState<Types extends GameTypes>(
  ask: (game: Game<Types>, state: Types['state']) => Answer,
): Question<Types> {
  return askWithEvents('none', ask);
}

/** Make a question about a state and what follows it. */
export function askWithEvents<Types extends GameTypes>(
  events: 'none' | 'some',
  ask: (game: Game<Types>, state: Types['state'], events: readonly unknown[]) => Answer,
): Question<Types> {
  return (game, options) => {
    const decode = decoderFor(game, options);
    return {
      answer: (value) => {
        const isSplit = events === 'some' && Array.isArray(value);
        const [encoded, rest] = isSplit ? [value.slice(0, 2), value.slice(2)] : [value, []];
        const decoded = decode(encoded);
        if (decoded.ok) return ask(game, decoded.state, rest);
        return {
          yes: false,
          json: { error: decoded.issues.find(isError) },
          complaint: () => reportLines(stringsOf(encoded), decoded.issues, limitOf(process.stderr)),
        };
      },
      refuse: (issue) => ({ error: issue }),
    };
  };
}

/** Print the answer about the state in the arguments or, without one, about those on standard input. */
export async function answerQuestion<Types extends GameTypes>(
  command: Command,
  { game }: { readonly game: Game<Types> },
  question: Question<Types>,
  values: readonly (string | undefined)[],
  options: StateOptions,
): Promise<void> {
  const answerer = question(game, options);
  const [shared, players] = values;
  if (shared === undefined) {
    await answerStandardInput(command, answerer);
    return;
  }
  if (players === undefined) {
    command.error(
      "error: missing argument 'players': found one argument, expected both strings of a state",
    );
  }
  const { yes, json, output, complaint } = answerer.answer(values);
  answerWith(yes);
  if (options.json) {
    await write(textOf([writeJson(json)]));
    return;
  }
  if (complaint !== undefined) process.stderr.write(textOf(complaint()));
  if (output !== undefined) await write(textOf(output()));
}

/** Print an answer for each line. Memory use does not grow with the number of lines. */
async function answerStandardInput(command: Command, answerer: Answerer): Promise<void> {
  if (process.stdin.isTTY) {
    command.error(
      "error: missing arguments 'shared' and 'players': found none, expected a state there, " +
        'or states on standard input',
    );
  }
  process.stdin.setEncoding('utf8');
  let yes = true;
  for await (const lines of batchesOfLines(process.stdin)) {
    const answers = answerLines(lines, answerer);
    yes = yes && answers.every((answer) => answer.yes);
    await write(textOf(answers.map(({ json }) => writeJson(json))));
  }
  answerWith(yes);
}

/**
 * Cut a text that comes in pieces into lines. Unlike `node:readline`, keep no line of any length.
 *
 * @param chunks - the pieces
 * @returns for each piece, the lines that it completes; of a line longer than
 * {@link LONGEST_LINE} one character too many, and not what follows
 */
export async function* batchesOfLines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  const lines = textSplitter(LONGEST_LINE);
  for await (const chunk of chunks) yield lines.add(chunk);
  yield [lines.rest()];
}

/** Return the answer to each line that is not blank. */
export function answerLines(lines: readonly string[], answerer: Answerer): Answer[] {
  return lines.filter((line) => line.trim() !== '').map((line) => answerLine(line, answerer));
}

function answerLine(line: string, { answer, refuse }: Answerer): Answer {
  if (line.length > LONGEST_LINE) {
    const expected = `at most ${LONGEST_LINE} characters`;
    return { yes: false, json: refuse(lineIssue('line.too-long', line, expected)) };
  }
  // A file may begin with a byte order mark, which counts as white space, but not for JSON.
  const value = readJson(line.trim());
  if (value !== undefined) return answer(value);
  return { yes: false, json: refuse(lineIssue('line.not-json', line, 'a JSON array')) };
}

function lineIssue(code: string, line: string, expected: string): Issue {
  return issueAt({ code, part: 'line', path: [], found: quote(line), expected }, 'line');
}
