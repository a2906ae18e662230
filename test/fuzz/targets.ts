/** The targets of fuzzing: for each, how an input is made, and which check it must pass. */

import type { DecodeOptions } from '../../src/game.js';
import {
  type AzulTypes,
  applyChance,
  applyMove,
  azul,
  type Deal,
  encodeState,
  type GameState,
  legalMoves,
  type Move,
  type Rules,
  standings,
} from '../../src/index.js';
import type { Rng } from '../../src/random/rng.js';
import { type GameRecord, readRecord, replay, writeLog, writeRecord } from '../../src/record.js';
import {
  dealProblem,
  foreignProblem,
  hostileProblem,
  moveProblem,
  READERS,
  recordProblem,
  stateProblem,
  type TextInput,
  trailingProblem,
} from './checks.js';
import { below, oneOf } from './choose.js';
import { anyOptions, hostile } from './hostile.js';
import type { Material } from './material.js';
import { mutate, noise } from './mutate.js';

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

function finding(input: unknown, problem: string | undefined): Finding | undefined {
  return problem === undefined ? undefined : { input, problem };
}

/** A finding that can be added to corpus.ts as it is printed. */
function textFinding(input: TextInput, problem: string | undefined): Finding | undefined {
  return finding(input, problem);
}

/** The two strings of a state, and the rules that they do not contain. */
function textsOf(state: GameState) {
  return { encoded: encodeState(state), options: { rules: state.rules } };
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

function decodeOptionsOf(rng: Rng): DecodeOptions<Rules> | undefined {
  if (rng() < 0.6) return undefined;
  return {
    rules: {
      mosaic: oneOf(rng, ['fixed', 'variant'] as const),
      tilingOrder: oneOf(rng, ['any', 'top-down'] as const),
    },
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
      return textFinding(
        { check: 'state', encoded: mutated, options },
        stateProblem(mutated, options),
      );
    },
  },
  {
    name: 'states, noise',
    share: 60,
    try: (rng) => {
      const encoded = [noise(rng, 60), noise(rng, 120)] as const;
      const options = decodeOptionsOf(rng);
      return textFinding({ check: 'state', encoded, options }, stateProblem(encoded, options));
    },
  },
  {
    name: 'moves',
    share: 160,
    try: (rng, { states, events }) => {
      const text =
        rng() < 0.9 ? mutate(rng, oneOf(rng, events), oneOf(rng, events)) : noise(rng, 8);
      const state = oneOf(rng, states);
      return textFinding({ check: 'move', ...textsOf(state), text }, moveProblem(state, text));
    },
  },
  {
    name: 'deals',
    share: 80,
    try: (rng, { states, events }) => {
      const text = mutate(rng, oneOf(rng, events), oneOf(rng, events));
      const state = oneOf(rng, states);
      return textFinding({ check: 'deal', ...textsOf(state), text }, dealProblem(state, text));
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
      return textFinding({ check: 'record', text }, recordProblem(text, READERS.record));
    },
  },
  {
    name: 'logs',
    share: 10,
    try: (rng, { logs, records }) => {
      const text = mutate(rng, oneOf(rng, logs), oneOf(rng, below(rng, 2) === 0 ? logs : records));
      return textFinding({ check: 'log', text }, recordProblem(text, READERS.log));
    },
  },
  {
    name: 'trailing text',
    share: 10,
    try: (rng, { finished, logs }) => {
      const kind = oneOf(rng, ['record', 'log'] as const);
      const text = kind === 'log' ? oneOf(rng, logs) : oneOf(rng, finished);
      const behind = oneOf(rng, ['garbage', '\n', ' ', '\u0000', noise(rng, 30)]);
      const problem = trailingProblem(text, behind, READERS[kind]);
      return textFinding({ check: 'end', kind, text, behind }, problem);
    },
  },
  {
    name: 'JSON records',
    share: 10,
    try: (rng, { records }) => {
      const read = readRecord(azul, oneOf(rng, records));
      if (!read.ok) return finding(read, 'refused its own record');
      const record = damage(rng, read.record, hostile(rng, 'AFC', 'A0MSF'));
      // Programs without types can pass anything.
      const given = record as GameRecord<AzulTypes>;
      const actions = [
        () => replay(azul, given),
        () => writeRecord(azul, given),
        () => writeLog(azul, given),
      ];
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
        () => applyChance(clone, event as Deal),
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
