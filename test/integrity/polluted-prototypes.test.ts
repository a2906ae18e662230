/** Properties of Object.prototype have no effect as options. */
import {
  AGENTS,
  azul,
  bonusPoints,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  newGame,
  renderSvg,
  renderText,
  rollout,
  safeDecodeState,
  seededRng,
  tensors,
  validateState,
} from 'azulejo';
import { playMatch, searchAgent, simulate } from 'azulejo/agents';
import { schemaOf } from 'azulejo/game';
import { newSession, readLog, readRecord, replay, writeLog, writeRecord } from 'azulejo/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARGUMENT_NAMES } from '../support/wrong-values.js';

const state = newGame({ rng: seededRng(1) });
const invalid = ['AFCfB2020202019D0000000000', 'A0MSFB0MSF'] as const;
const unsorted = ['AF0baCfB1919202020D0000000000', 'A0MSFB0MSF'] as const;
const pair = [AGENTS.random(), AGENTS.random()];
const short = { limit: { moves: 4 } };
const record = {
  game: 'azul' as const,
  rules: state.rules,
  names: ['Ada', 'Bob'],
  start: encodeState(state),
  events: [],
};
const text = writeRecord(azul, record);
const log = writeLog(azul, record);

/** Everything that takes options, or data with parts that can be missing; each result as text. */
const CALLS: Readonly<Record<string, () => unknown>> = {
  isStateValid: () => [isStateValid(invalid), isStateValid(unsorted), isStateValid(invalid, {})],
  validateState: () => [validateState(invalid), validateState(unsorted, {})],
  safeDecodeState: () => [safeDecodeState(invalid), safeDecodeState(unsorted, {})],
  decodeState: () => decodeState(encodeState(state), {}).rules,
  stateSchema: () => schemaOf(azul)['~standard'].validate(unsorted),
  wellFormed: () => [isSharedWellFormed(unsorted[0]), isPlayersWellFormed('A0MS1a1S0a1FB0MSF')],
  newGame: () => [
    newGame({ rng: seededRng(1) }).rules,
    newGame({ rules: {}, rng: seededRng(1) }).rules,
  ],
  encodeMove: () => encodeMove(decodeMove('A31')),
  bonusPoints: () => bonusPoints(state, 'A'),
  tensors: () => [tensors.actionSpace(state.rules).size, tensors.layout(state.rules)],
  rollout: () => rollout(state, seededRng(1)),
  azul: () => [azul.decode(unsorted, {}), azul.decode(encodeState(state), { rules: {} })],
  playMatch: () => playMatch(azul, pair, short),
  'playMatch with a budget': () =>
    playMatch(azul, [AGENTS.search(), pair[1] ?? AGENTS.random()], {
      budget: { iterations: 4 },
      ...short,
    }),
  simulate: () =>
    simulate(azul, { agents: ['random', { name: 'greedy' }], games: 2, workers: 0, ...short }),
  'AGENTS.search': () => AGENTS.search({ iterations: 4 }).analyse(state, { rng: seededRng(1) }),
  searchAgent: () => searchAgent(azul, { iterations: 4 }).analyse(state, { rng: seededRng(1) }),
  newSession: () => [newSession(azul).record, newSession(azul, {}).draw().save()],
  replay: () => replay(azul, record),
  writeRecord: () => [writeRecord(azul, record), writeLog(azul, record)],
  readRecord: () => [readRecord(azul, text), readLog(azul, log)],
  renderText: () => [renderText(state), renderText(state, {})],
  renderSvg: () => [renderSvg(state), renderSvg(state, {})],
};

/** Names of options, and of what is read of errors and events. */
const NAMES = [...ARGUMENT_NAMES, 'code', 'text', 'stop', 'message'];

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
      fc.asyncProperty(fc.constantFrom(...NAMES), values, async (option, value) => {
        expect(await polluted(option, value, call)).toBe(expected);
      }),
      { numRuns: 100 },
    );
  },
);

test.each(['stop', 'code', 'message', 'text'])(
  'a session is played and saved alike although Object.prototype.%s is a text',
  async (name) => {
    const play = () => {
      const session = newSession(azul, { seed: 3 }).draw();
      const [move] = azul.legalMoves(session.state);
      const played = move === undefined ? session : session.play(move);
      const cut = writeRecord(azul, played.record).slice(0, -3);
      return [played.undo().save(), readRecord(azul, cut)];
    };
    const expected = JSON.stringify(play());
    for (const value of ['x', 5]) expect(await polluted(name, value, play)).toBe(expected);
  },
);

test.each(['0', '1', '2'])(
  'no agent forfeits because arrays inherit the index %s',
  async (index) => {
    const play = async () => (await playMatch(azul, pair, { seed: 1 })).record;
    const expected = JSON.stringify(await play());
    for (const value of ['zero', 5]) expect(await polluted(index, value, play)).toBe(expected);
  },
);

test('an invalid state stays one although Object.prototype.validate is false', async () => {
  expect(await polluted('validate', false, () => isStateValid(invalid))).toBe('false');
});

test('an invalid record stays one although Object.prototype.severity is a warning', async () => {
  const read = () => [readRecord(azul, `${text}nonsense\n`), readLog(azul, `${log}nonsense\n`)];
  const expected = JSON.stringify(read());
  expect(expected).toContain('"ok":false');
  expect(await polluted('severity', 'warning', read)).toBe(expected);
});
