/** What a function returns is its caller's own: two results of a call share nothing that can be changed. */
import * as azul from 'azulejo';
import * as cubeBlokus from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { loadSession, newSession, readLog, readRecord, replay, writeLog } from 'azulejo/record';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';

type AnyFunction = (...parameters: unknown[]) => unknown;

/** What searches or plays for long, or returns agents, which have their own tests. */
const LEFT_OUT =
  /^(?:bestMove|expectiminimax|loadCompactTable|rateMoves|rollout|runTournament|solve|solveEndgame|tableAgent)$/;

/** Most positions of a game that are looked at, and the events between two of them. */
const POSITIONS = 6;
const EVENTS_BETWEEN = 9;

/** Add an object, and all that it leads to and that can be changed. States have nothing to change. */
function collect(value: unknown, found: Set<object>): void {
  if (typeof value !== 'object' || value === null || found.has(value)) return;
  const parts: unknown[] = ArrayBuffer.isView(value) ? [] : Object.values(value);
  const isState = parts.length === 0 && 'toJSON' in value;
  if (!Object.isFrozen(value) && !isState) found.add(value);
  for (const part of parts) collect(part, found);
}

function partsOf(value: unknown): Set<object> {
  const found = new Set<object>();
  collect(value, found);
  return found;
}

/** Call a function; what it refuses returns nothing. */
function resultOf(call: AnyFunction, parameters: readonly unknown[]): unknown {
  try {
    return call(...parameters);
  } catch {
    return undefined;
  }
}

/** List the parts that two results of the same call have in common, and that are none of its arguments. */
function sharedParts(call: AnyFunction, parameters: readonly unknown[]): object[] {
  const one = partsOf(resultOf(call, parameters));
  if (one.size === 0) return [];
  const given = partsOf(parameters);
  const other = partsOf(resultOf(call, parameters));
  return [...one].filter((part) => other.has(part) && !given.has(part));
}

/** List the functions of a module or a game, and of what it has, by their names. */
function functionsOf(holder: object, depth = 1): { name: string; call: AnyFunction }[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]) => {
    if (LEFT_OUT.test(name) || /^[A-Z]/.test(name)) return [];
    // They are called with anything, and refuse what is wrong.
    if (typeof value === 'function') return [{ name, call: value as AnyFunction }];
    if (typeof value !== 'object' || value === null || depth === 0) return [];
    return functionsOf(value, depth - 1).map((each) => ({ ...each, name: `${name}.${each.name}` }));
  });
}

/** A position, and an event that can follow. */
interface Position {
  readonly state: unknown;
  readonly event: string;
}

/** Play a game; return some of its positions, the last one among them. */
function positionsOf(game: Game<GameTypes>): Position[] {
  let session = newSession(game, { seed: 1 });
  const positions: Position[] = [];
  for (let number = 0; positions.length < POSITIONS; number++) {
    const moves = game.legalMoves(session.state);
    const move = moves[(number * 7) % moves.length];
    const isOver = game.isOver(session.state);
    const next = isOver ? session : move === undefined ? session.draw() : session.play(move);
    if (number % EVENTS_BETWEEN === 0 || isOver) {
      positions.push({ state: session.state, event: next.events.at(-1) ?? '' });
    }
    if (isOver) break;
    session = next;
  }
  return positions;
}

describe.each([
  { module: azul, game: azul.azul },
  { module: royalUr, game: royalUr.royalUr },
  { module: tsuro, game: tsuro.tsuro },
  { module: cubeBlokus, game: cubeBlokus.cubeBlokus },
])('$game.name', ({ module, game: typed }) => {
  // Of any game, as its states and moves only go from one function to another.
  const game = typed as unknown as Game<GameTypes>;

  test('no function returns what it returns to others', () => {
    const problems = new Set<string>();
    const functions = [...functionsOf(module), ...functionsOf(game)];
    for (const { state, event } of positionsOf(game)) {
      const rules = game.rulesOf(state);
      const calls = [
        [],
        [state],
        [state, event],
        [state, 'A'],
        [state, 0],
        [event],
        [rules],
        [game.encode(state)],
        [game.encode(state), { rules }],
        [['', '']],
        ['x'],
        [state, 'x'],
      ];
      for (const { name, call } of functions) {
        for (const parameters of calls) {
          for (const part of sharedParts(call, parameters)) {
            problems.add(`${name}: ${JSON.stringify(part)}`);
          }
        }
      }
    }
    expect([...problems]).toEqual([]);
  });

  test('nor do those of records and sessions', () => {
    let session = newSession(game, { seed: 1 });
    for (let count = 0; count < 20; count++) {
      const [move] = game.legalMoves(session.state);
      session = move === undefined ? session.draw() : session.play(move);
    }
    const text = session.save();
    const log = writeLog(game, session.record, []);
    const calls: Readonly<Record<string, AnyFunction>> = {
      readRecord: () => readRecord(game, text),
      'readRecord, cut': () => readRecord(game, text.slice(0, 90)),
      readLog: () => readLog(game, log),
      replay: () => replay(game, session.record),
      loadSession: () => {
        const loaded = loadSession(game, text);
        return loaded.ok ? loaded.session.record : loaded;
      },
    };
    const given = partsOf(session.record);
    for (const [name, call] of Object.entries(calls)) {
      expect(
        sharedParts(call, []).filter((part) => !given.has(part)),
        name,
      ).toEqual([]);
    }
  });
});
