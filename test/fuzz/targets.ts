/**
 * The targets of fuzzing: for each, how an input is made, and what must hold for it.
 *
 * A check returns what is wrong, or `undefined`. An error that it throws is a finding, too.
 */

import {
  applyMove,
  type Deal,
  DecodeError,
  type DecodeOptions,
  decodeMove,
  decodeState,
  type EncodedState,
  encodeState,
  explainMove,
  type GameState,
  hashState,
  IllegalDealError,
  IllegalMoveError,
  type Issue,
  inspect,
  isMove,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  legalMoves,
  type Move,
  nextRound,
  refillFactories,
  safeDecodeMove,
  safeDecodeState,
  standings,
  stateSchema,
  validateState,
} from '../../src/index.js';
import type { Rng } from '../../src/random/rng.js';
import {
  type AzulRecord,
  readHumanMove,
  readLog,
  readRecord,
  replay,
  writeLog,
  writeRecord,
} from '../../src/record.js';
import { below, oneOf } from './choose.js';
import { anyOptions, hostile } from './hostile.js';
import type { Material } from './material.js';
import { mutate, noise } from './mutate.js';
import { isPrintable } from './printable.js';

/** A target. */
export interface Target {
  readonly name: string;
  /** Number of inputs out of a thousand. */
  readonly share: number;
  /** Make an input and check it, and return what is wrong, or `undefined`. */
  readonly try: (rng: Rng, material: Material) => Finding | undefined;
}

/** A violation. */
export interface Finding {
  readonly input: unknown;
  readonly problem: string;
}

/** Return what is wrong with an issue itself. */
function issueProblem(issue: Issue, parts: readonly unknown[]): string | undefined {
  const { message, found, expected, index, part, code } = issue;
  if (![message, found, expected].every(isPrintable)) return `${code} prints control characters`;
  if (message.length > 2000) return `${code} is too long: ${message.length} characters`;
  if (index === undefined) return undefined;
  const text = part === 'players' ? parts[1] : parts[0];
  const isInside = typeof text === 'string' && index >= 0 && index <= text.length;
  return isInside ? undefined : `${code} points outside of its text: ${index}`;
}

function firstProblem(issues: readonly Issue[], parts: readonly unknown[]): string | undefined {
  for (const issue of issues) {
    const problem = issueProblem(issue, parts);
    if (problem !== undefined) return problem;
  }
  return issues.length > 1000 ? `${issues.length} issues` : undefined;
}

/** Call the functions on a state: none may throw. */
function useState(state: GameState): void {
  for (const move of legalMoves(state).slice(0, 3)) applyMove(state, move);
  inspect(state);
  hashState(state);
  standings(state);
  JSON.stringify(state);
}

/** Run an action that may throw one kind of error, and return that error. */
function errorOf<Kind extends Error>(
  action: () => unknown,
  kind: new (...parameters: never[]) => Kind,
): Kind | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
}

/** Check everything that decoding guarantees for two texts. */
function stateProblem(encoded: EncodedState, options: DecodeOptions | undefined) {
  const issues = validateState(encoded, options);
  const problem = firstProblem(issues, encoded);
  if (problem !== undefined) return problem;
  const errors = issues.filter(({ severity }) => severity === 'error');
  const result = safeDecodeState(encoded, options);
  if (isStateValid(encoded, options) !== (errors.length === 0)) return 'valid with errors';
  if (options?.validate !== false && result.ok !== (errors.length === 0)) return 'read with errors';
  if (!result.ok) {
    const error = errorOf(() => decodeState(encoded, options), DecodeError);
    return JSON.stringify(error?.issues) === JSON.stringify(result.issues)
      ? undefined
      : 'another result the second time';
  }
  useState(result.state);
  if (options?.validate === false || options?.lenient === true) return undefined;
  if (!isSharedWellFormed(encoded[0]) || !isPlayersWellFormed(encoded[1])) return 'not well-formed';
  const again = encodeState(result.state);
  if (validateState(again, options).length > 0) return 'not canonical when encoded';
  return JSON.stringify(encodeState(decodeState(again, options))) === JSON.stringify(again)
    ? undefined
    : 'another text when encoded again';
}

function finding(input: unknown, problem: string | undefined): Finding | undefined {
  return problem === undefined ? undefined : { input, problem };
}

/** Check that an action throws nothing, or one kind of error, and check its issue. */
function refusalProblem(
  action: () => unknown,
  kind: typeof IllegalMoveError | typeof IllegalDealError,
  text: unknown,
) {
  const error = errorOf<IllegalMoveError | IllegalDealError>(action, kind);
  return error === undefined ? undefined : issueProblem(error.issue, [text, text]);
}

function moveProblem(state: GameState, text: string): string | undefined {
  // Only texts that are moves have the type; here any text is tried.
  const move = text as Move;
  const parts = safeDecodeMove(text);
  if (parts.ok !== isMove(text)) return 'isMove and safeDecodeMove disagree';
  if ((errorOf(() => decodeMove(text), DecodeError) === undefined) !== parts.ok)
    return 'decodeMove disagrees';
  const issue = explainMove(state, move);
  if ((issue === undefined) !== legalMoves(state).includes(move))
    return 'explainMove disagrees with legalMoves';
  const human = readHumanMove(text, state);
  if (!human.ok && !isPrintable(human.issue.message))
    return 'readHumanMove prints control characters';
  return refusalProblem(() => applyMove(state, move), IllegalMoveError, text);
}

function dealProblem(state: GameState, text: string): string | undefined {
  const deal = text as Deal;
  return (
    refusalProblem(() => nextRound(state, deal), IllegalDealError, text) ??
    refusalProblem(() => refillFactories(state, deal), IllegalDealError, text)
  );
}

type Read = typeof readRecord | typeof readLog;

function recordProblem(text: string, read: Read): string | undefined {
  const result = read(text);
  const issues = result.ok ? result.warnings : result.issues;
  const lines = text.split('\n').length;
  for (const { message, line, code } of issues) {
    if (!isPrintable(message)) return `${code} prints control characters`;
    if (line < 1 || line > lines + 1) return `${code} is at line ${line} of ${lines}`;
  }
  if (!result.ok)
    return issues.some(({ severity }) => severity === 'error')
      ? undefined
      : 'refused without an error';
  const played = replay(result.record);
  if (!played.ok) return played.issues.length > 0 ? undefined : 'not replayed, without an issue';
  const again = readRecord(writeRecord(result.record));
  return again.ok && JSON.stringify(again.record) === JSON.stringify(result.record)
    ? undefined
    : 'another record when written and read';
}

function hostileProblem(value: unknown, options: object | undefined, state: GameState) {
  // Callers without types can pass anything.
  const encoded = value as EncodedState;
  const decodeOptions = options as DecodeOptions | undefined;
  const text = value as string;
  // Options are the program's own: wrong ones are errors.
  const refused = foreignProblem(() => validateState(['', ''], decodeOptions));
  if (refused !== undefined) return refused;
  const isAccepted = errorOf(() => validateState(['', ''], decodeOptions), TypeError) === undefined;
  if (isAccepted) {
    const problem = firstProblem(validateState(encoded, decodeOptions), ['', '']);
    if (problem !== undefined && !problem.includes('points')) return problem;
    isStateValid(encoded, decodeOptions);
    safeDecodeState(encoded, decodeOptions);
    errorOf(() => decodeState(encoded, decodeOptions), DecodeError);
  }
  stateSchema['~standard'].validate(value);
  const answers = [isSharedWellFormed(text), isPlayersWellFormed(text), isMove(text)];
  safeDecodeMove(text);
  errorOf(() => decodeMove(text), DecodeError);
  const record = readRecord(text);
  const log = readLog(text);
  if (record.ok || log.ok) return 'read a record';
  if (typeof value !== 'string' && answers.includes(true))
    return 'well-formed without being a text';
  errorOf(() => applyMove(state, text as Move), IllegalMoveError);
  explainMove(state, text as Move);
  readHumanMove(text, state);
  // A function would be used as a random number generator, and may throw anything.
  if (typeof value !== 'function') errorOf(() => nextRound(state, text as Deal), IllegalDealError);
  return undefined;
}

/** Text behind the last line of a record is never passed over in silence. */
function trailingProblem(text: string, trailing: string, read: Read): string | undefined {
  const result = read(`${text}${trailing}`);
  const issues = result.ok ? result.warnings : result.issues;
  const isSilent = result.ok && result.complete && issues.length === 0;
  return isSilent && trailing !== '' ? 'complete, with text behind the end' : undefined;
}

/** Run an action on values that are none of ours: it may throw errors that say what was found. */
function foreignProblem(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    const isClear =
      (error instanceof TypeError || error instanceof RangeError) &&
      /found .*expected/s.test(error.message) &&
      isPrintable(error.message.replaceAll('\n', ' '));
    return isClear ? undefined : `threw ${String(error)}`;
  }
}

/** Replace one value in plain data by another. */
function damage(rng: Rng, value: unknown, other: unknown): unknown {
  if (typeof value !== 'object' || value === null || rng() < 0.2) return other;
  const entries = Object.entries(value);
  const chosen = below(rng, entries.length);
  const damaged = entries.map(([name, part], index) => [
    name,
    index === chosen ? damage(rng, part, other) : part,
  ]);
  return Array.isArray(value)
    ? damaged.map(([, part]) => part)
    : (Object.fromEntries(damaged) as unknown);
}

function decodeOptionsOf(rng: Rng): DecodeOptions | undefined {
  if (rng() < 0.6) return undefined;
  return {
    mosaic: oneOf(rng, ['fixed', 'variant'] as const),
    tilingOrder: oneOf(rng, ['any', 'top-down'] as const),
    lenient: rng() < 0.3,
    validate: rng() < 0.8,
  };
}

/** All targets. */
export const TARGETS: readonly Target[] = [
  {
    name: 'states, mutated',
    share: 570,
    try: (rng, { encoded }) => {
      const [shared, players] = oneOf(rng, encoded);
      const [otherShared, otherPlayers] = oneOf(rng, encoded);
      const mutated = [
        rng() < 0.7 ? mutate(rng, shared, otherShared) : shared,
        rng() < 0.7 ? mutate(rng, players, otherPlayers) : players,
      ] as const;
      const options = decodeOptionsOf(rng);
      return finding([mutated, options], stateProblem(mutated, options));
    },
  },
  {
    name: 'states, noise',
    share: 60,
    try: (rng) => {
      const encoded = [noise(rng, 60), noise(rng, 120)] as const;
      const options = decodeOptionsOf(rng);
      return finding([encoded, options], stateProblem(encoded, options));
    },
  },
  {
    name: 'moves',
    share: 160,
    try: (rng, { states, events }) => {
      const text =
        rng() < 0.9 ? mutate(rng, oneOf(rng, events), oneOf(rng, events)) : noise(rng, 8);
      const state = oneOf(rng, states);
      return finding([encodeState(state), text], moveProblem(state, text));
    },
  },
  {
    name: 'deals',
    share: 80,
    try: (rng, { states, events }) => {
      const text = mutate(rng, oneOf(rng, events), oneOf(rng, events));
      const state = oneOf(rng, states);
      return finding([encodeState(state), text], dealProblem(state, text));
    },
  },
  {
    name: 'wrong types',
    share: 80,
    try: (rng, { encoded, states }) => {
      const [shared, players] = oneOf(rng, encoded);
      const value = hostile(rng, shared, players);
      const options = anyOptions(rng);
      return finding(typeof value, hostileProblem(value, options, oneOf(rng, states)));
    },
  },
  {
    name: 'records',
    share: 10,
    try: (rng, { records }) => {
      const text = mutate(rng, oneOf(rng, records), oneOf(rng, records));
      return finding(text, recordProblem(text, readRecord));
    },
  },
  {
    name: 'logs',
    share: 10,
    try: (rng, { logs, records }) => {
      const text = mutate(rng, oneOf(rng, logs), oneOf(rng, below(rng, 2) === 0 ? logs : records));
      return finding(text, recordProblem(text, readLog));
    },
  },
  {
    name: 'trailing text',
    share: 10,
    try: (rng, { finished, logs }) => {
      const isLog = rng() < 0.5;
      const text = isLog ? oneOf(rng, logs) : oneOf(rng, finished);
      const trailing = oneOf(rng, ['garbage', '\n', ' ', '\u0000', noise(rng, 30)]);
      const problem = trailingProblem(text, trailing, isLog ? readLog : readRecord);
      return finding([text, trailing], problem);
    },
  },
  {
    name: 'JSON records',
    share: 10,
    try: (rng, { records }) => {
      const read = readRecord(oneOf(rng, records));
      if (!read.ok) return finding(read, 'refused its own record');
      const record = damage(rng, read.record, hostile(rng, 'AFC', 'A0MSF'));
      // Programs without types can pass anything.
      const given = record as AzulRecord;
      const actions = [() => replay(given), () => writeRecord(given), () => writeLog(given)];
      return finding(
        typeof record,
        actions.map(foreignProblem).find((problem) => problem),
      );
    },
  },
  {
    name: 'clones',
    share: 10,
    try: (rng, { states, events }) => {
      const state = oneOf(rng, states);
      // Neither is a state, whatever its type says.
      const clone = (
        rng() < 0.5 ? structuredClone({ ...state }) : new Proxy(state, {})
      ) as GameState;
      const event = oneOf(rng, events);
      const actions = [
        () => legalMoves(clone),
        () => applyMove(clone, event as Move),
        () => nextRound(clone, event as Deal),
        () => standings(clone),
        () => encodeState(clone),
      ];
      const problem = actions.map(foreignProblem).find((each) => each);
      const isTaken = foreignProblem(() => {
        legalMoves(clone);
        throw new Error('took a clone');
      });
      return finding(encodeState(state), problem ?? isTaken);
    },
  },
];
