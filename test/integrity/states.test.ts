/** Nothing that is handed a state can change it, whatever it tries. What states have: state-values.test.ts. */
import {
  AGENTS,
  azul,
  encodeState,
  type GameState,
  inspect,
  legalMoves,
  type Move,
  newGame,
  seededRng,
} from 'azulejo';
import { type Agent, playMatch } from 'azulejo/agents';
import { replay } from 'azulejo/record';
import { describe, expect, test } from 'vitest';

/** What programs without types can do to a state. */
interface Anything {
  [name: string | symbol]: unknown;
  constructor: new (...parameters: unknown[]) => object;
}

function untyped(state: GameState): Anything {
  // Programs without types see nothing else.
  return state as unknown as Anything;
}

/** List everything that can be read of an object, as far as its prototypes go. */
function namesOf(value: object): (string | symbol)[] {
  const names: (string | symbol)[] = [];
  for (
    let holder: unknown = value;
    typeof holder === 'object' && holder !== null && holder !== Object.prototype;
    holder = Object.getPrototypeOf(holder)
  ) {
    names.push(...Reflect.ownKeys(holder));
  }
  return names;
}

/** Try to overwrite all that is within reach of a state. What throws has failed. */
function vandalize(state: GameState): void {
  const tries: (() => unknown)[] = [];
  const target = untyped(state);
  const tamper = (holder: object) => {
    for (const name of [...namesOf(holder), 'cells', 'phase', 'scores']) {
      tries.push(
        () => Reflect.set(holder, name, 999),
        () => Object.defineProperty(holder, name, { value: 999, configurable: true }),
        () => Reflect.deleteProperty(holder, name),
      );
    }
  };
  tamper(state);
  for (const name of namesOf(target)) {
    const value = target[name];
    if (typeof value !== 'object' || value === null) continue;
    tamper(value);
    tries.push(() => Array.isArray(value) && value.fill(999));
  }
  tamper(Object.getPrototypeOf(state));
  tamper(target.constructor);
  for (const attempt of tries) {
    try {
      attempt();
    } catch {
      // Refused, as it should be.
    }
  }
}

const vandal: Agent<GameState, Move> = {
  name: 'vandal',
  chooseMove: (state, context) => {
    vandalize(state);
    const { cells } = untyped(state);
    // The second board's first cell, where points used to be in reach.
    if (Array.isArray(cells)) cells[35] = 999;
    return AGENTS.random().chooseMove(state, context);
  },
};

describe('a state', () => {
  test('cannot be changed, whatever is written to it', () => {
    const state = newGame({ rng: seededRng(1) });
    const before = JSON.stringify([state, inspect(state), state.scores]);
    const other = JSON.stringify(inspect(newGame({ rng: seededRng(2) })));
    const [move] = legalMoves(state);
    vandalize(newGame({ rng: seededRng(3) }));
    vandalize(state);
    expect(JSON.stringify([encodeState(state), inspect(state), [0, 0]])).toBe(before);
    expect(JSON.stringify(inspect(newGame({ rng: seededRng(2) })))).toBe(other);
    expect(legalMoves(state)[0]).toBe(move);
    expect(newGame({ rng: seededRng(3) }).phase).toBe('drafting');
  });

  test('leads to the same game whatever agents try to do to it', async () => {
    for (let seed = 0; seed < 2; seed++) {
      const match = await playMatch(azul, [vandal, AGENTS.random()], { seed });
      const fair = await playMatch(azul, [AGENTS.random(), AGENTS.random()], { seed });
      expect(match.scores).toEqual(fair.scores);
      expect(replay(azul, match.record).ok).toBe(true);
    }
  });

  test('is the same object for listeners as agents left it', async () => {
    const shadow: Agent<GameState, Move> = {
      name: 'shadow',
      chooseMove: (state, context) => {
        Object.defineProperty(state, 'phase', { value: 'game-over' });
        return AGENTS.random().chooseMove(state, context);
      },
    };
    const match = await playMatch(azul, [shadow, AGENTS.random()], { seed: 1, onEvent: () => {} });
    expect(match.ending).toBe('forfeit');
    expect(match.forfeits[0]?.reason).toBe('error');
  });

  test('is read past whatever an agent defines on it', async () => {
    const shadow: Agent<GameState, Move> = {
      name: 'shadow',
      chooseMove: (state, context) => {
        const move = AGENTS.random().chooseMove(state, context);
        if (Object.isExtensible(state))
          Object.defineProperty(state, 'phase', { value: 'game-over' });
        return move;
      },
    };
    const match = await playMatch(azul, [shadow, AGENTS.random()], { seed: 1 });
    expect(match).toEqual(
      await playMatch(azul, [{ ...AGENTS.random(), name: 'shadow' }, AGENTS.random()], { seed: 1 }),
    );
  });
});
