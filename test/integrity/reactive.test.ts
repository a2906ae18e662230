/** States and sessions in the stores of frameworks: the natural line keeps the value itself. */
import { reactive, ref, shallowRef } from '@vue/reactivity';
import { produce } from 'immer';
import { observable } from 'mobx';
import { proxy, snapshot, ref as valtioRef } from 'valtio/vanilla';
import { describe, expect, test } from 'vitest';
import * as cube from '../../src/cube-blokus.js';
import { azulRules, newGame, seededRng } from '../../src/index.js';
import { newSession } from '../../src/record.js';
import * as ur from '../../src/royal-ur.js';
import * as tsuro from '../../src/tsuro.js';

/** Makers of values: a new one for each line, as some of these libraries write marks into what they are given. */
const MADE: Readonly<Record<string, () => object>> = {
  'a state of Azul': () => newGame({ rng: seededRng(1) }),
  'a state of Ur': () => ur.newGame(),
  'a state of Tsuro': () => tsuro.newGame(),
  'a state of Cube Blokus': () => cube.newGame(),
  'a session': () => newSession(azulRules, { seed: 1 }),
};

/** The lines that people write, and what they read there again. */
const LINES: Readonly<Record<string, (value: object) => unknown>> = {
  'ref(value), of Vue': (value) => ref(value).value,
  'shallowRef(value)': (value) => shallowRef(value).value,
  'reactive({ value })': (value) => reactive({ value }).value,
  'reactive([value])': (value) => reactive([value])[0],
  'observable({ value }), of MobX': (value) => observable({ value }).value,
  'observable.box(value)': (value) => observable.box(value).get(),
  'produce(store, …), of Immer and Redux': (value) =>
    produce({ value: {} }, (store) => {
      store.value = value;
    }).value,
  'produce({ value }, …)': (value) =>
    produce({ value, count: 0 }, (store) => {
      store.count++;
    }).value,
  'proxy({ value }), of Valtio': (value) => proxy({ value }).value,
  'snapshot(proxy({ value }))': (value) => snapshot(proxy({ value })).value,
};

/** Valtio makes proxies of all objects but those with an iterator, as states have, and those that it is told to keep. */
const kept = (value: object) => proxy({ value: valtioRef(value) }).value;

describe.each(Object.entries(MADE))('%s', (name, make) => {
  test.each(Object.entries(LINES))('is itself in %s', (line, keep) => {
    const value = make();
    const isProxy = name === 'a session' && line.includes('proxy(');
    expect((isProxy ? kept : keep)(value) === value).toBe(true);
  });
});

describe('a session that is no session any more', () => {
  const made: Readonly<Record<string, (session: object) => object>> = {
    'proxy({ session }), of Valtio': (session) => proxy({ session }).session,
    'snapshot(proxy({ session }))': (session) => snapshot(proxy({ session })).session,
    'new Proxy(session, {})': (session) => new Proxy(session, {}),
    'Object.create(session)': (session) => Object.create(session),
  };
  /** Arguments that are right, where any are needed. */
  const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
    play: ['F'],
    at: [0],
    fork: [0],
    end: [{ kind: 'unfinished' }],
  };
  const { prototype } = newSession(azulRules).constructor;
  const members = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(
    // The events are those of the record, which every copy has.
    ([name]) => name !== 'constructor' && name !== 'events',
  );

  test.each(Object.entries(made))('says how to keep it: %s', (_, make) => {
    expect(members.length).toBeGreaterThan(10);
    for (const [name, { get, value }] of members) {
      const session = make(newSession(azulRules, { seed: 1 }));
      const use: unknown = get ?? value;
      if (typeof use !== 'function') throw new Error(name);
      expect(() => Reflect.apply(use, session, ARGUMENTS[name] ?? []), name).toThrow(
        /^Session: found a proxy or a copy, expected .* ref\(session\)\.$/,
      );
    }
  });
});
