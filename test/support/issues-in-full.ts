/** What is said of everything that is wrong, in full, and alike by each function that is asked. */
import { join } from 'node:path';
import { type EncodedState, type Game, type GameTypes, type Issue, schemaOf } from 'azulejo/game';
import { newSession } from 'azulejo/record';
import { describe, expect, test } from 'vitest';
import { thrownBy } from './errors.js';
import type { Decoded, IssueExample } from './issue-tables.js';

/** An example, and what is said of it. */
export type Told = readonly [example: string, issues: readonly (Issue | undefined)[]];

/** The functions of every game that read texts. */
export interface Readers {
  decodeState(encoded: EncodedState, options?: object): unknown;
  decodeMove(text: string): object;
  encodeMove(parts: object): string;
  isLegalMove(state: unknown, text: unknown): boolean;
  isMove(text: unknown): boolean;
  isStateValid(encoded: unknown, options?: object): boolean;
  safeDecodeMove(text: unknown): { readonly ok: boolean; readonly issues?: readonly Issue[] };
  safeDecodeState(encoded: unknown, options?: object): unknown;
  validateState(encoded: unknown, options?: object): readonly Issue[];
}

/** What is wrong in other ways than the documented examples. */
export interface OtherExamples {
  /** What is decoded as a state, each with a title. */
  readonly states: readonly (readonly [example: string, ...decoded: Decoded])[];
  /** Texts and other values that are no moves, in any state. */
  readonly malformedMoves: readonly unknown[];
  /** Texts and other values that are no chance events, in any state. */
  readonly malformedChance?: readonly unknown[];
  /** Everything else. */
  readonly others: () => readonly Told[];
}

function linesOf(issue: Issue | undefined): string[] {
  if (issue === undefined) return ['  nothing'];
  const { code, part, index, path, parameters, message, severity } = issue;
  const kind = severity === 'error' ? code : `${severity} ${code}`;
  return [`  ${message}`, `  ${kind} ${part} ${JSON.stringify([index, path, parameters])}`];
}

/** Return a value as people would write it. */
export function shown(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'what cannot be read';
  }
}

/** Compare all that is said of what is wrong with the file `issues-in-full.txt` in a folder. */
export function describeIssues<Types extends GameTypes>(
  folder: string,
  game: Game<Types>,
  readers: Readers,
  documented: readonly IssueExample<Issue>[],
  { states, malformedMoves, malformedChance = [], others }: OtherExamples,
): void {
  const all = [
    ...documented.flatMap(({ example, decoded }) =>
      decoded === undefined ? [] : [[example, ...decoded] as const],
    ),
    ...states,
  ].map(([example, encoded, options]) => ({ example, encoded, options }));
  const warnings = documented.filter(({ lenient }) => lenient === 'warning');
  const warned = new Set(warnings.map(({ code }) => code));

  /** Write an example with whether it is well-formed, at least, and with what lenient decoding takes it for. */
  function decodedLines({ example, encoded, options }: (typeof all)[number]): string[] {
    const issues = readers.validateState(encoded, options).flatMap(linesOf);
    if (game.decode(encoded, options).ok) return [example, ...issues];
    const lenient = game.decode(encoded, { ...options, lenient: true });
    const unchecked = game.decode(encoded, { ...options, validate: false });
    return [
      unchecked.ok ? `${example} (well-formed)` : example,
      ...issues,
      ...(lenient.ok ? [`  taken for ${game.encode(lenient.state).join(' ')}`] : []),
    ];
  }

  test('every issue says the same as before, in words and as data', async () => {
    const lines = [
      ...all.flatMap(decodedLines),
      ...documented
        .filter((each) => each.decoded === undefined)
        .flatMap(({ example, judge }) => [example, ...judge(example, false).flatMap(linesOf)]),
      ...malformedMoves.flatMap((move) => [
        `move ${shown(move)}`,
        ...(readers.safeDecodeMove(move).issues ?? []).flatMap(linesOf),
      ]),
      ...malformedChance.flatMap((event) => [
        `${game.chance?.word} ${shown(event)}`,
        // Programs without types can give anything.
        ...linesOf(game.chance?.check(event as string)),
      ]),
      ...others().flatMap(([example, issues]) => [example, ...issues.flatMap(linesOf)]),
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(folder, 'issues-in-full.txt'));
  });

  describe.each(all)('a state that is wrong, $example,', ({ encoded, options }) => {
    // Not before the tests, of which a mutant would stop all.
    const issuesOf = () => readers.validateState(encoded, options);

    test('has the same issues by every function', () => {
      const issues = issuesOf();
      const isError = issues.some(({ severity }) => severity === 'error');
      expect(readers.isStateValid(encoded, options)).toBe(!isError);
      if (!isError) return;
      expect(readers.safeDecodeState(encoded, options)).toEqual({ ok: false, issues });
      expect(game.decode(encoded, options)).toEqual({ ok: false, issues });
      const message = issues.map((issue) => issue.message).join('\n');
      // Anything can be given as a state.
      const decode = () => readers.decodeState(encoded as EncodedState, options);
      expect(thrownBy(decode)).toMatchObject({ name: 'DecodeError', issues, message });
      if (options !== undefined) return;
      expect(schemaOf(game)['~standard'].validate(encoded)).toEqual({ issues });
    });

    test('has the same issues in lenient decoding, some of them as warnings', () => {
      expect(readers.validateState(encoded, { ...options, lenient: true })).toEqual(
        issuesOf().map((issue) => {
          return warned.has(issue.code) ? { ...issue, severity: 'warning' } : issue;
        }),
      );
    });

    test('is a state like others if it is not checked as a whole', () => {
      const decoded = game.decode(encoded, { ...options, validate: false });
      if (!decoded.ok) return;
      const { state, warnings } = decoded;
      if (warnings.length === 0) expect(game.encode(state)).toEqual(encoded);
      // Whatever is asked of it, it answers.
      for (const move of game.legalMoves(state).slice(0, 2)) game.applyMove(state, move);
      expect(game.standings(state)).not.toEqual([]);
    });
  });

  test('nothing else is a state or a move, and only options that are none are an error', () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    for (const value of [undefined, null, 7, {}, [], [[], {}], proxy, Symbol('state')]) {
      expect(readers.isStateValid(value)).toBe(false);
      expect(game.decode(value).ok).toBe(false);
    }
    const unreadable = Object.defineProperty({}, 'rules', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    // Programs without types can give anything.
    const given = [
      7,
      unreadable,
      { colour: 1 },
      { rules: 'A' },
      { rules: { colour: 1 } },
    ] as object[];
    const calls = [
      ...given.map((options) => () => readers.validateState(['', ''], options)),
      () => readers.encodeMove(7 as never),
    ];
    expect(calls.map((call) => String(thrownBy(call)).split(', expected ')[0])).toEqual([
      'TypeError: Options: found 7',
      'TypeError: Options: found a value of type object that cannot be read',
      'TypeError: Options: found "colour"',
      'TypeError: Rules: found "A"',
      'TypeError: Rules: found "colour"',
      'TypeError: Move: found 7',
    ]);
  });

  /** Return a state in which a move is due. */
  function moving(): Types['state'] {
    const session = newSession(game, { seed: 1 });
    return (game.chance?.isDue(session.state) ? session.draw() : session).state;
  }

  test('a legal move is one for every function, and comes back from its parts', () => {
    const state = moving();
    const [move = ''] = game.legalMoves(state);
    expect([readers.isMove(move), readers.isLegalMove(state, move)]).toEqual([true, true]);
    expect([game.checkMove(move), game.explainMove(state, move)]).toEqual([undefined, undefined]);
    expect(readers.safeDecodeMove(move)).toEqual({ ok: true, move: readers.decodeMove(move) });
    expect(readers.encodeMove(readers.decodeMove(move))).toBe(move);
  });

  // In lists of one, as a list would be taken for arguments.
  test.each(malformedMoves.map((move) => [move]))('%j is no move for any function', (move) => {
    // Programs without types can give anything.
    const text = move as string;
    const issue = game.checkMove(text);
    expect(readers.safeDecodeMove(move)).toEqual({ ok: false, issues: [issue] });
    expect(thrownBy(() => readers.decodeMove(text))).toMatchObject({
      ...{ name: 'DecodeError', issues: [issue] },
    });
    const state = moving();
    expect([readers.isMove(move), readers.isLegalMove(state, move)]).toEqual([false, false]);
    expect(game.explainMove(state, text)).toEqual(issue);
  });

  test.each(malformedChance.map((event) => [event]))('%j is nothing that chance does', (event) => {
    const { chance } = game;
    // Programs without types can give anything.
    const text = event as string;
    expect(chance?.explain(newSession(game).state, text)).toEqual(chance?.check(text));
  });
}
