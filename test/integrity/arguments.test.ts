/** Wrong arguments, anywhere: an error that says what was found and what was expected. */
import * as core from 'azulejo';
import { decodeState, nextRound } from 'azulejo';
import * as agents from 'azulejo/agents';
import * as record from 'azulejo/record';
import * as render from 'azulejo/render';
import { describe, expect, test } from 'vitest';
import { errorOf, OWN_CLASSES, WRONG_VALUES } from '../support/wrong-values.js';

// Every function is called with anything here, as programs without types do.
type AnyFunction = (...parameters: unknown[]) => unknown;

/** How a function is called rightly, and which of the wrong values each of its parameters takes. */
interface Case {
  readonly call: AnyFunction;
  readonly right: readonly unknown[];
  readonly takes: readonly (readonly string[])[];
}

/** Wrong values that are fine: any value, as the documentation says; options; what can be left out. */
const ANY = [...WRONG_VALUES.keys()];
const OPTIONS = ['undefined', 'null', '{}', '[]', '[7]', '[hostile]'];
const OPTIONAL = ['undefined'];
const NONE: readonly string[] = [];

/** Describe a call: its right arguments, each with what else it takes. */
function one(call: unknown, ...parameters: [right: unknown, takes: readonly string[]][]): Case {
  return {
    // Only functions are in the table, and they are called with anything.
    call: call as AnyFunction,
    right: parameters.map(([right]) => right),
    takes: parameters.map(([, takes]) => takes),
  };
}

const rng = () => 0.5;
const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
const deal = 'F0cdde1bbbe2abde3cdee4bcce';
const drafting = nextRound(fresh, deal);
const { rules } = fresh;
const game: record.AzulRecord = {
  game: 'azul',
  rules,
  names: ['Ada', 'Bob'],
  start: core.encodeState(fresh),
  events: [deal, 'A1b2'],
  result: { kind: 'unfinished', reason: 'tea' },
};
const undealt = { ...game, events: [] };
const review = await agents.reviewGame(game, { iterations: 2 });
const session = record.newSession({ seed: 1 });
const space = agents.actionSpace();
const searcher = agents.searchAgent({ iterations: 2 });
const context = { rng };
const pair = [agents.randomAgent(), agents.randomAgent()];
const few = { limit: { moves: 3 } };
const { azul } = agents;

const STATE = [fresh, NONE] as [unknown, readonly string[]];
const RNG = [rng, NONE] as [unknown, readonly string[]];
const RULES = [rules, OPTIONS] as [unknown, readonly string[]];
const CONTEXT = [context, NONE] as [unknown, readonly string[]];
const MOVE = ['A1b2', NONE] as [unknown, readonly string[]];

/** Every exported function, and those of exported objects and of results. */
const CASES: Readonly<Record<string, Case>> = {
  applyAll: one(core.applyAll, STATE, [[deal], ['[]']]),
  applyMove: one(core.applyMove, [drafting, NONE], MOVE),
  bonusPoints: one(core.bonusPoints, STATE, ['A', NONE]),
  decodeMove: one(core.decodeMove, MOVE),
  decodeState: one(core.decodeState, [core.encodeState(fresh), NONE], [{}, OPTIONS]),
  drawTile: one(core.drawTile, STATE, RNG),
  encodeMove: one(core.encodeMove, [core.decodeMove('A1b2'), NONE]),
  encodeState: one(core.encodeState, STATE),
  equalStates: one(core.equalStates, STATE, STATE),
  explainDeal: one(core.explainDeal, STATE, [deal, ANY]),
  explainMove: one(core.explainMove, STATE, ['A1b2', ANY]),
  floorPenalty: one(core.floorPenalty, [3, ['7']]),
  hashState: one(core.hashState, STATE),
  inspect: one(core.inspect, STATE),
  inspectEvent: one(core.inspectEvent, [drafting, NONE], MOVE),
  isDeal: one(core.isDeal, [deal, ANY]),
  isLegalMove: one(core.isLegalMove, STATE, ['A1b2', ANY]),
  isMove: one(core.isMove, ['A1b2', ANY]),
  isPlayersWellFormed: one(core.isPlayersWellFormed, ['A0MSFB0MSF', ANY]),
  isSharedWellFormed: one(core.isSharedWellFormed, ['E', ANY]),
  isStateValid: one(core.isStateValid, [core.encodeState(fresh), ANY], [{}, OPTIONS]),
  leaders: one(core.leaders, STATE),
  legalMoves: one(core.legalMoves, STATE),
  newGame: one(core.newGame, RNG, RULES),
  nextRound: one(core.nextRound, STATE, [deal, NONE]),
  perft: one(core.perft, STATE, [1, ['7']]),
  placementScore: one(core.placementScore, STATE, ['A', NONE], [0, NONE], [0, NONE]),
  playerToMove: one(core.playerToMove, STATE),
  refillFactories: one(core.refillFactories, STATE, [deal, NONE]),
  roundNumber: one(core.roundNumber, STATE, [[deal], ['[]', '[7]', '[hostile]']]),
  safeDecodeMove: one(core.safeDecodeMove, ['A1b2', ANY]),
  safeDecodeRules: one(core.safeDecodeRules, [rules, ANY]),
  safeDecodeState: one(core.safeDecodeState, [core.encodeState(fresh), ANY], [{}, OPTIONS]),
  sampleDeal: one(core.sampleDeal, STATE, RNG),
  seededRng: one(core.seededRng, [1, ['7']]),
  settleFloors: one(core.settleFloors, STATE),
  standings: one(core.standings, STATE),
  validateState: one(core.validateState, [core.encodeState(fresh), ANY], [{}, OPTIONS]),
  stateSchemaFor: one(core.stateSchemaFor, [{}, OPTIONS]),
  'stateSchema.validate': one(core.stateSchema['~standard'].validate, [fresh, ANY]),

  actionSpace: one(agents.actionSpace, RULES),
  'actionSpace.indexOf': one(space.indexOf, MOVE),
  'actionSpace.moveAt': one(space.moveAt, [1, ['7']], ['A', NONE]),
  'actionSpace.mask': one(space.mask, STATE),
  evaluateBoard: one(agents.evaluateBoard, STATE, ['A', NONE]),
  solveEndgame: one(agents.solveEndgame, STATE, [{ positions: 9 }, OPTIONS]),
  greedyAgent: one(agents.greedyAgent),
  levelAgent: one(agents.levelAgent, [1, ['7']]),
  randomAgent: one(agents.randomAgent),
  searchAgent: one(agents.searchAgent, [{}, OPTIONS]),
  searchAgentFor: one(agents.searchAgentFor, [azul, NONE], [{}, OPTIONS]),
  'agent.chooseMove': one(agents.greedyAgent().chooseMove, [drafting, NONE], CONTEXT),
  'random.chooseMove': one(agents.randomAgent().chooseMove, [drafting, NONE], CONTEXT),
  'level.chooseMove': one(agents.levelAgent(1).chooseMove, [drafting, NONE], CONTEXT),
  'search.chooseMove': one(searcher.chooseMove, [drafting, NONE], CONTEXT),
  'search.analyse': one(searcher.analyse, [drafting, NONE], CONTEXT),
  'search.search': one(searcher.search, [drafting, NONE], RNG),
  'search.run': one(
    (iterations: number) => searcher.search(drafting, rng).run(iterations),
    [1, ['7']],
  ),
  observationLayout: one(agents.observationLayout, RULES),
  observe: one(agents.observe, STATE, ['A', NONE]),
  playMatch: one(agents.playMatch, [pair, NONE], [few, [...OPTIONS]]),
  rollout: one(agents.rollout, [drafting, NONE], RNG, [{ moves: 3 }, OPTIONAL]),
  reasonsFor: one(
    agents.reasonsFor,
    [{ parts: { gold: [2, 1] } }, OPTIONS],
    [{ parts: { gold: [1, 1] } }, OPTIONS],
    [0, NONE],
  ),
  annotateRecord: one(agents.annotateRecord, [game, NONE], [review, NONE]),
  reviewGame: one(agents.reviewGame, [undealt, NONE], [{}, OPTIONS]),
  reviewGameOf: one(agents.reviewGameOf, [azul, NONE], [undealt, NONE], [{}, OPTIONS]),
  simulate: one(agents.simulate, [{ agents: ['random', 'random'], games: 1, ...few }, NONE]),

  'azul.players': one(azul.players, RULES),
  'azul.start': one(azul.start, RULES, [rng, OPTIONAL]),
  'azul.rulesOf': one(azul.rulesOf, STATE),
  'azul.playerToMove': one(azul.playerToMove, STATE),
  'azul.isOver': one(azul.isOver, STATE),
  'azul.returns': one(azul.returns, STATE),
  'azul.scores': one(azul.scores, STATE),
  'azul.decode': one(azul.decode, [core.encodeState(fresh), ANY], [{}, OPTIONS]),
  'azul.checkMove': one(azul.checkMove, ['A1b2', ANY]),
  'azul.chance.isDue': one(azul.chance?.isDue, STATE),
  'azul.chance.isEvent': one(azul.chance?.isEvent, [deal, ANY]),
  'azul.chance.check': one(azul.chance?.check, [deal, ANY]),
  'azul.chance.explain': one(azul.chance?.explain, STATE, [deal, ANY]),

  loadSession: one(record.loadSession, ['', ANY]),
  narrateEvent: one(record.narrateEvent, [drafting, NONE], MOVE, [{}, OPTIONS]),
  newSession: one(record.newSession, [{}, OPTIONS]),
  readHumanMove: one(record.readHumanMove, ['1', ANY], STATE),
  readLog: one(record.readLog, ['', ANY]),
  readRecord: one(record.readRecord, ['', ANY]),
  replay: one(record.replay, [game, NONE]),
  writeHumanMove: one(record.writeHumanMove, MOVE, [fresh, OPTIONAL]),
  writeLog: one(record.writeLog, [game, NONE], [[], ['undefined', '[]']]),
  writeRecord: one(record.writeRecord, [game, NONE]),
  'session.play': one((event: core.Deal) => session.play(event), [deal, NONE]),
  'session.undo': one((count: number) => session.draw().undo(count), [1, OPTIONAL]),
  'session.redo': one((count: number) => session.draw().undo().redo(count), [1, OPTIONAL]),
  'session.at': one((count: number) => session.at(count), [0, NONE]),
  'session.fork': one((count: number) => session.fork(count), [0, OPTIONAL]),
  'session.end': one(
    (result: Parameters<typeof session.end>[0]) => session.end(result),
    [{ kind: 'limit', reason: 'tea' }, NONE],
  ),

  renderSvg: one(render.renderSvg, STATE, [{}, OPTIONS]),
  renderText: one(render.renderText, STATE, [{}, OPTIONS]),
};

const CALLS = Object.entries(CASES).flatMap(([name, { call, right, takes }]) =>
  right.flatMap((_, position) =>
    [...WRONG_VALUES].map(([label, value]) => ({
      title: `${name}, argument ${position}: ${label}`,
      call: () => call(...right.map((each, index) => (index === position ? value : each))),
      isFine: takes[position]?.includes(label) === true,
    })),
  ),
);

/** Exported classes: they are for `instanceof`, and made by the library alone. */
const ERRORS = ['DecodeError', 'IllegalChanceError', 'IllegalDealError', 'IllegalMoveError'];

test('the table has every exported function', () => {
  const exported = Object.entries({ ...core, ...agents, ...record, ...render }).flatMap(
    ([name, value]) => (typeof value === 'function' && !ERRORS.includes(name) ? [name] : []),
  );
  expect(exported.filter((name) => CASES[name] === undefined)).toEqual([]);
});

test.each(Object.keys(CASES))('%s takes its right arguments', async (name) => {
  const { call, right } = CASES[name] ?? one(() => {});
  expect(await errorOf(() => call(...right))).toBeUndefined();
});

describe('a wrong argument', () => {
  test.each(CALLS.filter(({ isFine }) => isFine))('is none: $title', async ({ call }) => {
    expect(await errorOf(call)).toBeUndefined();
  });

  test.each(CALLS.filter(({ isFine }) => !isFine))('is refused: $title', async ({ call }) => {
    const error = await errorOf(call);
    expect(OWN_CLASSES.map((each) => error instanceof each)).toContain(true);
    // The pattern does not cross lines: of many issues, the first.
    expect(error instanceof Error ? error.message : error).toMatch(/found .*expected/);
  });
});

/** Lists that seem to have so many elements that nothing could be done with all of them. */
const ENDLESS: readonly (readonly [string, unknown[]])[] = [
  ['a sparse array', new Array(2 ** 32 - 1)],
  [
    'a proxy',
    new Proxy([], {
      get: (target, key) => (key === 'length' ? 2 ** 53 - 1 : Reflect.get(target, key)),
    }),
  ],
];

test.each(ENDLESS)('a list without an end is refused at once: %s', async (_, list) => {
  // Programs without types can pass anything.
  const endless = list as never[];
  const calls = {
    'a list of agents': () => agents.playMatch(endless),
    'a list of texts': () => record.writeRecord({ ...game, names: endless }),
    'two strings': () => record.replay({ ...game, start: endless as never }),
    'a list of moves': () => render.renderSvg(fresh, { highlight: endless }),
  };
  for (const [expected, call] of Object.entries(calls)) {
    const error = await errorOf(call);
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(`found a value of type object, expected ${expected}.`);
  }
});

test('no argument at all is refused as undefined is', async () => {
  for (const [name, { call, takes }] of Object.entries(CASES)) {
    if (takes.every((each) => each.includes('undefined'))) continue;
    expect(String(await errorOf(() => call())), name).toMatch(/found .*expected/);
  }
});
