/** Rules from outside: accepted and completed, or refused with everything that is wrong. */
import { azul, safeDecodeState } from 'azulejo';
import * as cubeBlokus from 'azulejo/cube-blokus';
import { RULES_ISSUE_CODES, safeDecodeRules } from 'azulejo/game';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heaps } from '../support/heaps.js';

function issuesOf(given: unknown): string[] {
  const result = safeDecodeRules(azul, given);
  return result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path.join('.')}`);
}

describe('rules from outside', () => {
  test('are completed with the defaults', () => {
    const rules = { players: 2, mosaic: 'variant', tilingOrder: 'top-down' };
    expect(safeDecodeRules(azul, undefined)).toEqual({ ok: true, rules });
    expect(safeDecodeRules(azul, JSON.parse('{"mosaic":"fixed"}'))).toEqual({
      ok: true,
      rules: { ...rules, mosaic: 'fixed' },
    });
  });

  test('are refused with every wrong value and every unknown setting', () => {
    expect(issuesOf({ colour: 1, tilingOrder: 'y', players: '2', mosaic: 'x' })).toEqual([
      'rules.unknown-value rules.players',
      'rules.unknown-value rules.mosaic',
      'rules.unknown-value rules.tilingOrder',
      'rules.unknown-setting rules.colour',
    ]);
    expect(issuesOf(JSON.parse('{"__proto__":{"players":3}}'))).toEqual([
      'rules.unknown-setting rules.__proto__',
    ]);
  });

  test('say what was found and what was expected', () => {
    const result = safeDecodeRules(azul, { players: 9, colour: 'blue' });
    expect(result.ok || result.issues.map(({ message }) => message)).toEqual([
      'Rules, players: found 9, expected 2, 3 or 4.',
      'Rules, colour: found "colour", expected players, mosaic or tilingOrder.',
    ]);
  });

  test.each([[null], [[]], ['fixed'], [7], [() => 0], [Symbol('rules')], [3n]])(
    'are an object, not %s',
    (given) => expect(issuesOf(given)).toEqual(['rules.not-an-object rules']),
  );

  test('are refused if they cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(issuesOf(proxy)).toEqual(['rules.not-an-object rules']);
  });

  test('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const result = safeDecodeRules(azul, given);
        if (result.ok) return;
        for (const { code } of result.issues) expect(RULES_ISSUE_CODES).toContain(code);
      }),
    );
  });

  test('are those of any game', () => {
    const result = safeDecodeRules(heaps, { mosaic: 'fixed' });
    expect(result.ok || result.issues[0]?.code).toBe('rules.unknown-setting');
    expect(safeDecodeRules(heaps, {}).ok).toBe(true);
  });
});

describe('wrong settings of a state to decode', () => {
  // The types forbid them; programs without types do not.
  const wrong = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, 'wrong'])) as object;
  const inRules = (names: readonly string[]) => ({ rules: wrong(names) });
  const tiled = ['mosaic', 'tilingOrder'];
  const [ur, tiles, cube] = [royalUr.royalUr, tsuro.tsuro, cubeBlokus.cubeBlokus].map(
    ({ settings }) => Object.keys(settings),
  ) as [string[], string[], string[]];

  test.each([
    ['Azul', tiled, safeDecodeState(['?', '?'], inRules(tiled))],
    ['the Royal Game of Ur', ur, royalUr.safeDecodeState(['?', '?'], inRules(ur))],
    ['Tsuro', tiles, tsuro.safeDecodeState(['?', '?'], inRules(tiles))],
    ['Cube Blokus', cube, cubeBlokus.safeDecodeState(['?', '?'], inRules(cube))],
  ])('are all reported, before what is wrong with the texts: %s', (_, names, result) => {
    const issues = result.ok ? [] : result.issues;
    const rules = names.map((name) => `shared rules ${name}`);
    const found = issues.map(({ part, path }) => [part, ...path].join(' '));
    expect(found.slice(0, names.length)).toEqual(rules);
    expect(issues.slice(names.length).map(({ part }) => part)).toEqual(
      expect.arrayContaining(['shared', 'players']),
    );
  });
});
