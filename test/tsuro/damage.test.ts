/** What is said of texts with one character missing, wrong or too many, and of JSON with one value wrong. */
import { join } from 'node:path';
import type { EncodedState } from 'azulejo/game';
import {
  readCs4500Action,
  readCs4500Board,
  safeDecodeMove,
  safeDecodeState,
  type TsuroIssue,
  validateState,
} from 'azulejo/tsuro';
import { expect, test } from 'vitest';

const BOARD = [
  [[34, 0], 'red', 'C', 0, 0],
  [[3, 90], 0, 1],
];
/** An action in each of the course's forms. */
const ACTIONS = [
  [34, 90],
  [[34, 90], 'C', 0, 0],
  ['red', [34, 90]],
  ['red', 34, 90, 3, 0],
  [34, 90, 'red', 'C', 3, 0],
];

const SMALL: EncodedState = ['A1H0407T0134n1034nB09,12-14', 'A01cB10eCX0'];

/** Every way to damage a text at one place. */
function damaged(text: string): string[] {
  return Array.from({ length: text.length + 1 }, (_, index) => [
    text.slice(0, index) + text.slice(index + 1),
    `${text.slice(0, index)}x${text.slice(index)}`,
    `${text.slice(0, index)}9${text.slice(index + 1)}`,
    text.slice(0, index),
  ]).flat();
}

/** Write issues on one line: code, place and parameters. */
function lineOf(given: string, issues: readonly TsuroIssue[]): string {
  const parts = issues.map(({ code, severity, part, index, path, parameters }) =>
    [severity === 'error' ? '' : 'warning', code, part, index, path.join('/')]
      .concat(JSON.stringify(parameters))
      .filter((word) => word !== '' && word !== undefined)
      .join(' '),
  );
  return `${given}: ${parts.join('; ')}`;
}

function stateLines(state: EncodedState): string[] {
  const [shared, players] = state;
  const texts = [
    ...damaged(shared).map((each): EncodedState => [each, players]),
    ...damaged(players).map((each): EncodedState => [shared, each]),
  ];
  const unique = [...new Map(texts.map((each) => [each.join(' '), each])).values()];
  return unique.flatMap((each) => {
    const strict = lineOf(each.join(' '), validateState(each));
    const lenient = lineOf(each.join(' '), lenientIssues(each));
    return strict === lenient
      ? [strict]
      : [strict, `  lenient${lenient.slice(lenient.indexOf(':'))}`];
  });
}

function lenientIssues(state: EncodedState): readonly TsuroIssue[] {
  const result = safeDecodeState(state, { lenient: true });
  return result.ok ? result.warnings : result.issues;
}

function moveLines(move: string): string[] {
  return [...new Set(damaged(move))].map((each) => {
    const result = safeDecodeMove(each);
    return lineOf(each, result.ok ? [] : result.issues);
  });
}

/** Every way to put a wrong value into JSON at one place, with where that is. */
function* wrongValues(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  for (const wrong of [null, -1, 360, 'zz', [], {}])
    yield [`${path} ${JSON.stringify(wrong)}`, wrong];
  if (!Array.isArray(value)) return;
  for (const index of value.keys()) {
    for (const [where, wrong] of wrongValues(value[index], `${path}/${index}`)) {
      yield [where, value.with(index, wrong)];
    }
  }
}

function jsonLines(name: string, value: unknown, read: (value: unknown) => readonly TsuroIssue[]) {
  return [...wrongValues(value)].map(([where, wrong]) => lineOf(`${name}${where}`, read(wrong)));
}

/** Return what reads JSON and answers its issues. */
function issuesOf(
  read: (value: unknown) => { ok: boolean; issues?: readonly TsuroIssue[] },
): (value: unknown) => readonly TsuroIssue[] {
  return (value) => read(value).issues ?? [];
}

test('every damage of a text, or of JSON, is reported as before', async () => {
  const lines = [
    ...stateLines(SMALL),
    ...['A02n10c', 'B34w'].flatMap(moveLines),
    ...jsonLines('board', BOARD, issuesOf(readCs4500Board)),
    ...ACTIONS.flatMap((action) => jsonLines('action', action, issuesOf(readCs4500Action))),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'damage.txt'),
  );
});
