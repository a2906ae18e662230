/** Properties of Object.prototype have no effect as options. */
import {
  bonusPoints,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  newGame,
  safeDecodeState,
  seededRng,
  stateSchema,
  validateState,
} from 'azulejo';
import {
  actionSpace,
  azul,
  observationLayout,
  playMatch,
  randomAgent,
  rollout,
  searchAgent,
  searchAgentFor,
  simulate,
} from 'azulejo/agents';
import { newSession, readLog, readRecord, replay, writeLog, writeRecord } from 'azulejo/record';
import { renderSvg, renderText } from 'azulejo/render';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARGUMENT_NAMES } from '../support/wrong-values.js';

const state = newGame(seededRng(1));
const invalid = ['AFCfB2020202019D0000000000', 'A0MSFB0MSF'] as const;
const unsorted = ['AF0baCfB1919202020D0000000000', 'A0MSFB0MSF'] as const;
const pair = [randomAgent(), randomAgent()];
const short = { limit: { moves: 4 } };
const record = {
  game: 'azul' as const,
  rules: state.rules,
  names: ['Ada', 'Bob'],
  start: encodeState(state),
  events: [],
};
const text = writeRecord(record);
const log = writeLog(record);

/** Everything that takes options, or data with parts that can be missing; each result as text. */
const CALLS: Readonly<Record<string, () => unknown>> = {
  isStateValid: () => [isStateValid(invalid), isStateValid(unsorted), isStateValid(invalid, {})],
  validateState: () => [validateState(invalid), validateState(unsorted, {})],
  safeDecodeState: () => [safeDecodeState(invalid), safeDecodeState(unsorted, {})],
  decodeState: () => decodeState(encodeState(state), {}).rules,
  stateSchema: () => stateSchema['~standard'].validate(unsorted),
  wellFormed: () => [isSharedWellFormed(unsorted[0]), isPlayersWellFormed('A0MS1a1S0a1FB0MSF')],
  newGame: () => [newGame(seededRng(1)).rules, newGame(seededRng(1), {}).rules],
  encodeMove: () => encodeMove(decodeMove('A31')),
  bonusPoints: () => bonusPoints(state, 'A'),
  actionSpace: () => [actionSpace().size, actionSpace({}).size],
  observationLayout: () => [observationLayout(), observationLayout({})],
  rollout: () => rollout(state, seededRng(1)),
  azul: () => [azul.decode(unsorted, {}), azul.decode(encodeState(state), { rules: {} })],
  playMatch: () => playMatch(pair, short),
  'playMatch with a budget': () =>
    playMatch([searchAgent(), pair[1] ?? randomAgent()], {
      budget: { iterations: 4 },
      ...short,
    }),
  simulate: () =>
    simulate({ agents: ['random', { name: 'greedy' }], games: 2, workers: 0, ...short }),
  searchAgent: () => searchAgent({ iterations: 4 }).analyse(state, { rng: seededRng(1) }),
  searchAgentFor: () =>
    searchAgentFor(azul, { iterations: 4 }).analyse(state, { rng: seededRng(1) }),
  newSession: () => [newSession().record, newSession({}).draw().save()],
  replay: () => replay(record),
  writeRecord: () => [writeRecord(record), writeLog(record)],
  readRecord: () => [readRecord(text), readLog(log)],
  renderText: () => [renderText(state), renderText(state, {})],
  renderSvg: () => [renderSvg(state), renderSvg(state, {})],
};

/** Run something while Object.prototype has a property. */
async function polluted(name: string, value: unknown, run: () => unknown): Promise<unknown> {
  // Writable, as code may set a property of the same name.
  const property = { value, configurable: true, writable: true };
  Object.defineProperty(Object.prototype, name, property);
  try {
    return JSON.stringify(await run());
  } finally {
    Reflect.deleteProperty(Object.prototype, name);
  }
}

/** Values that options of any kind have, and some that none has. */
const values = fc.constantFrom<unknown>(
  ...[true, false, 0, 1, 3, 4, 0.5, 'fixed', 'any', 'dark', 'x', null],
  ...[['Eve', 'Eve'], { moves: 1, iterations: 1, players: 4 }, () => 0.25, () => {}],
);

test.each(Object.keys(CALLS))(
  '%s gives the same with any property of Object.prototype',
  async (name) => {
    const call = CALLS[name] ?? (() => undefined);
    const expected = JSON.stringify(await call());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ARGUMENT_NAMES), values, async (option, value) => {
        expect(await polluted(option, value, call)).toBe(expected);
      }),
      { numRuns: 150 },
    );
  },
);

test('an invalid state stays one although Object.prototype.validate is false', async () => {
  expect(await polluted('validate', false, () => isStateValid(invalid))).toBe('false');
});
