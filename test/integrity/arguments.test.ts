/** Wrong arguments, anywhere: an error that says what was found and what was expected. */
import * as core from 'azulejo';
import { applyChance, decodeState } from 'azulejo';
import * as agents from 'azulejo/agents';
import * as anyGame from 'azulejo/game';
import * as record from 'azulejo/record';
import * as testing from 'azulejo/testing';
import { expect, test } from 'vitest';
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
/** Options and rules whose names are checked. */
const NAMED = ['undefined', 'null', '{}', '[]'];
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
const { azul } = core;
const GAME = [azul, NONE] as [unknown, readonly string[]];
const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
const deal = 'F0cdde1bbbe2abde3cdee4bcce';
const drafting = applyChance(fresh, deal);
const { rules } = fresh;
const game: record.GameRecord<core.AzulTypes> = {
  game: 'azul',
  rules,
  names: ['Ada', 'Bob'],
  start: core.encodeState(fresh),
  events: [deal, 'A1b2'],
  result: { kind: 'unfinished', reason: 'tea' },
};
const undealt = { ...game, events: [] };
const review = await agents.reviewGame(azul, game, { iterations: 2 });
const session = record.newSession(azul, { seed: 1 });
const space = core.tensors.actionSpace(fresh.rules);
const [firstMove = 'A0a0'] = core.legalMoves(drafting);
const searcher = core.AGENTS.search({ iterations: 2 });
const context = { rng };
const pair = [core.AGENTS.random(), core.AGENTS.random()];
const few = { limit: { moves: 3 } };

const STATE = [fresh, NONE] as [unknown, readonly string[]];
const RNG = [rng, NONE] as [unknown, readonly string[]];
const RULES = [rules, NAMED] as [unknown, readonly string[]];
const CONTEXT = [context, NONE] as [unknown, readonly string[]];
const MOVE = ['A1b2', NONE] as [unknown, readonly string[]];

/** Every exported function, and those of exported objects and of results. */
const CASES: Readonly<Record<string, Case>> = {
  applyAll: one(anyGame.applyAll, GAME, STATE, [[deal], ['[]']]),
  applyMove: one(core.applyMove, [drafting, NONE], MOVE),
  bonusPoints: one(core.bonusPoints, STATE, ['A', NONE]),
  decodeMove: one(core.decodeMove, MOVE),
  decodeState: one(core.decodeState, [core.encodeState(fresh), NONE], [{}, NAMED]),
  // Of no game, so that no games are played: a minute, by the default options.
  checkContract: one(testing.checkContract, [{}, ANY], [{ rules: [{}], games: 1 }, NAMED]),
  drawTile: one(core.drawTile, STATE, RNG),
  encodeMove: one(core.encodeMove, [core.decodeMove('A1b2'), NONE]),
  encodeState: one(core.encodeState, STATE),
  equalStates: one(core.equalStates, STATE, STATE),
  explainChance: one(core.explainChance, STATE, [deal, ANY]),
  explainMove: one(core.explainMove, STATE, ['A1b2', ANY]),
  floorPenalty: one(core.floorPenalty, [3, ['7']]),
  hashState: one(core.hashState, STATE),
  inspect: one(core.inspect, STATE),
  inspectEvent: one(core.inspectEvent, [drafting, NONE], MOVE),
  isChance: one(core.isChance, [deal, ANY]),
  isLegalMove: one(core.isLegalMove, STATE, ['A1b2', ANY]),
  isMove: one(core.isMove, ['A1b2', ANY]),
  isPlayersWellFormed: one(core.isPlayersWellFormed, ['A0MSFB0MSF', ANY]),
  isSharedWellFormed: one(core.isSharedWellFormed, ['E', ANY]),
  isStateValid: one(core.isStateValid, [core.encodeState(fresh), ANY], [{}, NAMED]),
  leaders: one(anyGame.leaders, GAME, STATE),
  legalMoves: one(core.legalMoves, STATE),
  newGame: one(core.newGame, [{ rng }, NAMED]),
  applyChance: one(core.applyChance, STATE, [deal, NONE]),
  perft: one(core.perft, STATE, [1, ['7']]),
  placementScore: one(core.placementScore, STATE, ['A', NONE], [0, NONE], [0, NONE]),
  playerToMove: one(core.playerToMove, STATE),
  refillFactories: one(core.refillFactories, STATE, [deal, NONE]),
  roundNumber: one(core.roundNumber, STATE, [[deal], ['[]', '[7]', '[hostile]']]),
  safeDecodeMove: one(core.safeDecodeMove, ['A1b2', ANY]),
  safeDecodeRules: one(anyGame.safeDecodeRules, GAME, [rules, ANY]),
  safeDecodeState: one(core.safeDecodeState, [core.encodeState(fresh), ANY], [{}, NAMED]),
  sampleChance: one(core.sampleChance, STATE, RNG),
  seededRng: one(core.seededRng, [1, ['7']]),
  settleFloors: one(core.settleFloors, STATE),
  standings: one(core.standings, STATE),
  validateState: one(core.validateState, [core.encodeState(fresh), ANY], [{}, NAMED]),
  schemaOf: one(anyGame.schemaOf, GAME, [{}, NAMED]),
  'schema.validate': one(anyGame.schemaOf(azul)['~standard'].validate, [fresh, ANY]),

  'tensors.actionSpace': one(core.tensors.actionSpace, RULES),
  'actionSpace.indexOf': one(space.indexOf, MOVE),
  'actionSpace.moveAt': one(space.moveAt, [drafting, NONE], [space.indexOf(firstMove), NONE]),
  'actionSpace.mask': one(space.mask, STATE),
  evaluateBoard: one(core.evaluateBoard, STATE, ['A', NONE]),
  solveEndgame: one(core.solveEndgame, STATE, [{ positions: 9 }, NAMED]),
  'AGENTS.search': one(core.AGENTS.search, [{}, NAMED]),
  'AGENTS.minimax': one(core.AGENTS.minimax, [{}, NAMED]),
  greedyAgent: one(agents.greedyAgent, GAME, [() => 0, NONE]),
  randomAgent: one(agents.randomAgent, GAME),
  searchAgent: one(agents.searchAgent, [azul, NONE], [{}, NAMED]),
  'agent.chooseMove': one(core.AGENTS.greedy().chooseMove, [drafting, NONE], CONTEXT),
  'random.chooseMove': one(core.AGENTS.random().chooseMove, [drafting, NONE], CONTEXT),
  'level.chooseMove': one(core.AGENTS['level-1']().chooseMove, [drafting, NONE], CONTEXT),
  'search.chooseMove': one(searcher.chooseMove, [drafting, NONE], CONTEXT),
  'search.analyse': one(searcher.analyse, [drafting, NONE], CONTEXT),
  'search.search': one(searcher.search, [drafting, NONE], RNG),
  'search.run': one(
    (iterations: number) => searcher.search(drafting, rng).run(iterations),
    [1, ['7']],
  ),
  'tensors.layout': one(core.tensors.layout, RULES),
  'tensors.observe': one(core.tensors.observe, STATE, [0, NONE]),
  playMatch: one(agents.playMatch, GAME, [pair, NONE], [few, NAMED]),
  rollout: one(core.rollout, [drafting, NONE], RNG, [{ moves: 3 }, OPTIONAL]),
  reasonsFor: one(
    agents.reasonsFor,
    [{ parts: { gold: [2, 1] } }, OPTIONS],
    [{ parts: { gold: [1, 1] } }, OPTIONS],
    [0, NONE],
  ),
  annotateRecord: one(agents.annotateRecord, [game, NONE], [review, NONE]),
  reviewGame: one(agents.reviewGame, GAME, [undealt, NONE], [{}, NAMED]),
  simulate: one(agents.simulate, GAME, [{ agents: ['random', 'random'], games: 1, ...few }, NONE]),

  'azul.players': one(azul.players, RULES),
  'azul.start': one(azul.start, RULES, [rng, OPTIONAL]),
  'azul.rulesOf': one(azul.rulesOf, STATE),
  'azul.playerToMove': one(azul.playerToMove, STATE),
  'azul.isOver': one(azul.isOver, STATE),
  'azul.returns': one(azul.returns, STATE),
  'azul.scores': one(azul.scores, STATE),
  'azul.decode': one(azul.decode, [core.encodeState(fresh), ANY], [{}, NAMED]),
  'azul.checkMove': one(azul.checkMove, ['A1b2', ANY]),
  'azul.chance.isDue': one(azul.chance?.isDue, STATE),
  'azul.chance.isEvent': one(azul.chance?.isEvent, [deal, ANY]),
  'azul.chance.check': one(azul.chance?.check, [deal, ANY]),
  'azul.chance.explain': one(azul.chance?.explain, STATE, [deal, ANY]),

  loadSession: one(record.loadSession, GAME, ['', ANY]),
  narrateEvent: one(core.narrateEvent, [drafting, NONE], MOVE, [{}, NAMED]),
  newSession: one(record.newSession, GAME, [{}, NAMED]),
  readHumanMove: one(core.readHumanMove, ['1', ANY], STATE),
  readLog: one(record.readLog, GAME, ['', ANY]),
  readRecord: one(record.readRecord, GAME, ['', ANY]),
  replay: one(record.replay, GAME, [game, NONE]),
  writeHumanMove: one(core.writeHumanMove, MOVE, [fresh, OPTIONAL]),
  writeLog: one(record.writeLog, GAME, [game, NONE], [[], ['undefined', '[]']]),
  writeRecord: one(record.writeRecord, GAME, [game, NONE]),
  'session.play': one((event: core.Deal) => session.play(event), [deal, NONE]),
  'session.undo': one((count: number) => session.draw().undo(count), [1, OPTIONAL]),
  'session.redo': one((count: number) => session.draw().undo().redo(count), [1, OPTIONAL]),
  'session.at': one((count: number) => session.at(count), [0, NONE]),
  'session.fork': one((count: number) => session.fork(count), [0, OPTIONAL]),
  'session.end': one(
    (result: Parameters<typeof session.end>[0]) => session.end(result),
    [{ kind: 'limit', reason: 'tea' }, NONE],
  ),

  renderSvg: one(core.renderSvg, STATE, [{}, NAMED]),
  renderText: one(core.renderText, STATE, [{}, NAMED]),
};

/** List the calls with one wrong argument each. */
function wrongCallsOf({ call, right, takes }: Case) {
  return right.flatMap((_, position) =>
    [...WRONG_VALUES].map(([label, value]) => ({
      title: `argument ${position}: ${label}`,
      call: () => call(...right.map((each, index) => (index === position ? value : each))),
      isFine: takes[position]?.includes(label) === true,
    })),
  );
}

/** Exported classes: they are for `instanceof`, and made by the library alone. */
const ERRORS = [
  'DecodeError',
  'IllegalChanceError',
  'IllegalEventError',
  'IllegalForfeitError',
  'IllegalMoveError',
];

/** What authors of games build them of, in their own code: nothing that comes from outside. */
const PARTS = ['actionSpaceOf', 'oneOf', 'equalShares', 'pick', 'issueAt'];

test('the table has every exported function', () => {
  const exported = Object.entries({
    ...core,
    ...anyGame,
    ...agents,
    ...record,
    ...testing,
  }).flatMap(([name, value]) =>
    typeof value === 'function' && ![...ERRORS, ...PARTS].includes(name) ? [name] : [],
  );
  expect(exported.filter((name) => CASES[name] === undefined)).toEqual([]);
});

test.each(Object.keys(CASES))('%s takes right arguments, and refuses wrong ones', async (name) => {
  const each = CASES[name] ?? one(() => {});
  expect(await errorOf(() => each.call(...each.right))).toBeUndefined();
  for (const { title, call, isFine } of wrongCallsOf(each)) {
    const error = await errorOf(call);
    if (isFine) expect(error, title).toBeUndefined();
    else {
      const isOwn = OWN_CLASSES.some((type) => error instanceof type);
      // The pattern does not cross lines: of many issues, the first.
      const isSaid = error instanceof Error && /found .*expected/.test(error.message);
      expect(isOwn && isSaid, `${title}: ${error}`).toBe(true);
    }
  }
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
    'a list of agents': () => agents.playMatch(azul, endless),
    'a list of texts': () => record.writeRecord(azul, { ...game, names: endless }),
    'two strings': () => record.replay(azul, { ...game, start: endless as never }),
    'a list of moves': () => core.renderSvg(fresh, { highlight: endless }),
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
