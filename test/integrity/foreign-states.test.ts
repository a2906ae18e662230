/** What looks like a state and is none: clones, proxies, states of another copy of the package. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as core from 'azulejo';
import { encodeState, type GameState, newGame, seededRng } from 'azulejo';
import * as agents from 'azulejo/agents';
import * as anyGame from 'azulejo/game';
import * as record from 'azulejo/record';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../support/wrong-values.js';

type TakesState = (state: GameState) => unknown;

const rng = () => 0.5;
const state = newGame({ rng: seededRng(1) });
const deal = 'F0cdde1bbbe2abde3cdee4bcce';
const pair = [core.AGENTS.random(), core.AGENTS.random()];
const { azul } = core;
const space = core.tensors.actionSpace(core.newGame().rules);

/** Every public function that takes a state, of the four entry points. */
function functionsOf(
  agent: Pick<typeof agents, 'playMatch'>,
  rules: typeof core,
  any: typeof anyGame,
): Readonly<Record<string, TakesState>> {
  const { azul: game } = rules;
  return {
    applyAll: (given) => any.applyAll(game, given, []),
    applyMove: (given) => rules.applyMove(given, 'A0a0'),
    'applyMove, malformed': (given) => rules.applyMove(given, 'A0a9' as core.Move),
    bonusPoints: (given) => rules.bonusPoints(given, 'A'),
    drawTile: (given) => rules.drawTile(given, rng),
    encodeState: (given) => rules.encodeState(given),
    'equalStates, first': (given) => rules.equalStates(given, rules.newGame({ rng })),
    'equalStates, second': (given) => rules.equalStates(rules.newGame({ rng }), given),
    explainMove: (given) => rules.explainMove(given, 'x'),
    hashState: (given) => rules.hashState(given),
    inspect: (given) => rules.inspect(given),
    isLegalMove: (given) => rules.isLegalMove(given, 'x'),
    leaders: (given) => any.leaders(game, given),
    legalMoves: (given) => rules.legalMoves(given),
    'applyChance by deal': (given) => rules.applyChance(given, deal),
    'applyChance at random': (given) => rules.applyChance(given, rng),
    perft: (given) => rules.perft(given, 0),
    placementScore: (given) => rules.placementScore(given, 'A', 0, 0),
    playerToMove: (given) => rules.playerToMove(given),
    'refillFactories by deal': (given) => rules.refillFactories(given, deal),
    'refillFactories at random': (given) => rules.refillFactories(given, rng),
    sampleChance: (given) => rules.sampleChance(given, rng),
    standings: (given) => rules.standings(given),
    observe: (given) => rules.tensors.observe(given, 0),
    rollout: (given) => rules.rollout(given, rng),
    playMatch: (given) => agent.playMatch(game, pair, { start: given }),
    'azul.rulesOf': (given) => game.rulesOf(given),
    'azul.isOver': (given) => game.isOver(given),
    'azul.returns': (given) => game.returns(given),
    'azul.scores': (given) => game.scores?.(given),
    'azul.chance.isDue': (given) => game.chance?.isDue(given),
    'azul.chance.explain': (given) => game.chance?.explain(given, deal),
  };
}

/** Those of the other entry points, which come after the rules. */
const OTHERS: Readonly<Record<string, TakesState>> = {
  'actionSpace.mask': (given) => space.mask(given),
  chooseMove: (given) => core.AGENTS.greedy().chooseMove(given, { rng }),
  'random chooseMove': (given) => core.AGENTS.random().chooseMove(given, { rng }),
  'level chooseMove': (given) => core.AGENTS['level-1']().chooseMove(given, { rng }),
  analyse: (given) => core.AGENTS.search({ iterations: 1 }).analyse(given, { rng }),
  search: (given) => core.AGENTS.search().search(given, rng),
  'search of any game': (given) => agents.searchAgent(azul).search(given, rng),
  newSession: (given) => record.newSession(azul, { start: given }),
  readHumanMove: (given) => core.readHumanMove('1', given),
  'writeHumanMove, drafting': (given) => core.writeHumanMove('A2c3', given),
  'writeHumanMove, tiling': (given) => core.writeHumanMove('A31', given),
  renderSvg: (given) => core.renderSvg(given),
  renderText: (given) => core.renderText(given),
};

const LIKE_STATES: Readonly<Record<string, unknown>> = {
  'a clone': structuredClone(state),
  'a proxy': new Proxy(state, {}),
  'an object that inherits from a state': Object.create(state),
  'an object of the same prototype': Object.create(Object.getPrototypeOf(state)),
  'a copy by spreading': { ...state },
  'a plain object': { cells: new Array(44).fill(1), phase: 'drafting', turn: 'A', scores: [0, 0] },
  'two strings': encodeState(state),
  'a text of JSON': JSON.stringify(state),
  null: null,
  undefined: undefined,
};

/** What no state is needed for: without one, a game is new. */
const CAN_DO_WITHOUT: ReadonlySet<string> = new Set([
  'playMatch null',
  'playMatch undefined',
  'newSession undefined',
  'writeHumanMove, drafting undefined',
  'writeHumanMove, tiling undefined',
]);

function expectRefused(error: unknown, isObject: boolean, what?: string): void {
  expect(error, what).toBeInstanceOf(TypeError);
  const message = error instanceof Error ? error.message : '';
  expect(message).toMatch(/^State: found .*, expected a GameState/);
  // How to send one instead.
  if (isObject) expect(message).toMatch(/send the two strings, or keep the state itself/);
}

test.each(Object.entries({ ...functionsOf(agents, core, anyGame), ...OTHERS }))(
  '%s takes a state, refuses what is like one, and says how to send a state',
  async (name, call) => {
    expect((await errorOf(() => call(state))) instanceof TypeError).toBe(false);
    for (const [like, value] of Object.entries(LIKE_STATES)) {
      if (CAN_DO_WITHOUT.has(`${name} ${like}`)) continue;
      // Callers without types can give anything.
      const error = await errorOf(() => call(value as GameState));
      expectRefused(error, typeof value === 'object' && value !== null, like);
    }
  },
);

const dist = new URL('../../dist/', import.meta.url);

describe.skipIf(!existsSync(dist))('of the two module formats of the built package', () => {
  const load = createRequire(import.meta.url);
  const common: typeof core = load('../../dist/index.cjs');
  const commonAgents: typeof agents = load('../../dist/agents.cjs');
  const commonGame: typeof anyGame = load('../../dist/game.cjs');

  test('each refuses the states of the other, and says that this may be the cause', async () => {
    const esm: typeof core = await import(new URL('index.js', dist).href);
    const esmAgents: typeof agents = await import(new URL('agents.js', dist).href);
    const esmGame: typeof anyGame = await import(new URL('game.js', dist).href);
    const formats = [
      [functionsOf(esmAgents, esm, esmGame), common.newGame({ rng })],
      [functionsOf(commonAgents, common, commonGame), esm.newGame({ rng })],
    ] as const;
    for (const [functions, foreign] of formats) {
      for (const call of Object.values(functions)) {
        const error = await errorOf(() => call(foreign));
        expectRefused(error, true);
        expect(String(error)).toMatch(/another game or copy of the package/);
      }
    }
    const sent = esm.decodeState(common.encodeState(common.newGame({ rng })));
    expect(esm.encodeState(sent)).toEqual(common.encodeState(common.newGame({ rng })));
  });

  test('states cross the entry points of one format', async () => {
    const esm: typeof core = await import(new URL('index.js', dist).href);
    expect(esm.renderText(esm.newGame({ rng }))).toBe(common.renderText(common.newGame({ rng })));
  });
});
