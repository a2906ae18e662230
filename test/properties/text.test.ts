/** Properties of all texts. */
import {
  type AzulIssue,
  decodeState,
  encodeState,
  equalStates,
  type GameState,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  safeDecodeMove,
  safeDecodeState,
  validateState,
} from 'azulejo';
import type { EncodedState } from 'azulejo/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Area,
  oraclePlayersWellFormed,
  oracleSharedWellFormed,
  oracleViolations,
} from '../oracle/index.js';
import { anyText } from '../support/any-text.js';
import { reachedStates } from '../support/games.js';
import { shuffled } from '../support/shuffles.js';

/** Characters to insert: those of the format, and some others. */
const CHARACTERS = [...'ABCDFMSabcdef0123456789', ...'EXz -\u0000é\ud800'];

/** List the texts that differ in one character: replaced, deleted or inserted. */
function neighbours(text: string): string[] {
  return [...text, ''].flatMap((_, index) => [
    text.slice(0, index) + text.slice(index + 1),
    ...CHARACTERS.flatMap((character) => [
      text.slice(0, index) + character + text.slice(index + 1),
      text.slice(0, index) + character + text.slice(index),
    ]),
  ]);
}

function optionsOf({ rules }: GameState) {
  return { rules };
}

function equal(one: EncodedState, other: EncodedState): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Check that the places of issues are within their texts, and in order. */
function checkPlaces(issues: readonly AzulIssue[], [shared, players]: EncodedState): void {
  const places = issues
    .filter(({ index }) => index !== undefined)
    .map(({ part, index = 0 }) => (part === 'shared' ? index : shared.length + 1 + index));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(issues.slice(places.length).every(({ index }) => index === undefined)).toBe(true);
  for (const { index, part, message } of issues) {
    const { length } = part === 'shared' ? shared : players;
    if (index !== undefined && !(index >= 0 && index <= length)) {
      throw new Error(`index ${index} outside ${length}: ${message}`);
    }
  }
}

describe('of a canonical text', () => {
  test('every change of one character is rejected or reads as another state', () => {
    fc.assert(
      fc.property(reachedStates, fc.boolean(), (state, validate) => {
        const [shared, players] = encodeState(state);
        const options = { ...optionsOf(state), validate };
        const changed: EncodedState[] = [
          ...neighbours(shared).map((text): EncodedState => [text, players]),
          ...neighbours(players).map((text): EncodedState => [shared, text]),
        ];
        for (const encoded of changed) {
          if (equal(encoded, [shared, players])) continue;
          const result = safeDecodeState(encoded, options);
          if (!result.ok) {
            checkPlaces(result.issues, encoded);
            continue;
          }
          // A leading zero is ignored, with a warning.
          const isZero = result.warnings.some(({ code }) => code === 'score.leading-zero');
          if (!isZero) expect(equalStates(result.state, state), encoded.join(' ')).toBe(false);
          if (equal(encodeState(result.state), encoded) === isZero) expect.fail(`${encoded}`);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('every shuffle is rejected in strict decoding, and the same state in lenient decoding', () => {
    fc.assert(
      fc.property(reachedStates, fc.nat(), (state, seed) => {
        const encoded = encodeState(state);
        const mixed = shuffled(encoded, seed);
        const options = optionsOf(state);
        if (equal(mixed, encoded)) return;
        expect(isStateValid(mixed, options)).toBe(false);
        const result = safeDecodeState(mixed, { ...options, lenient: true });
        if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join('\n'));
        expect(equalStates(result.state, decodeState(encoded, options))).toBe(true);
        expect(result.warnings.length).toBeGreaterThan(0);
        expect(result.warnings.every(({ severity }) => severity === 'warning')).toBe(true);
        checkPlaces(result.warnings, mixed);
      }),
      { numRuns: 170 },
    );
  });
});

/** The conditions over the whole state, by the codes that report them. */
const AREAS: readonly (readonly [Area, RegExp])[] = [
  ['players', /^players\.too-few|^turn\.unknown|^factory\.not-in-game/],
  ['tiles', /^tiles\./],
  ['token', /^token\./],
  ['mosaic', /^mosaic\./],
  ['storage', /^storage\./],
  ['centre', /^centre\./],
  ['factories', /^factory\.(partly|too-few)/],
];

describe('of two well-formed texts', () => {
  test('the reported conditions are those that the oracle finds violated', () => {
    fc.assert(
      fc.property(reachedStates, reachedStates, fc.nat(), fc.nat(), (one, other, at, put) => {
        const [shared, players] = encodeState(one);
        const changes = neighbours(put % 2 === 0 ? shared : players);
        const changed = changes[at % changes.length] ?? '';
        const crossed: EncodedState[] = [
          [shared, encodeState(other)[1]],
          put % 2 === 0 ? [changed, players] : [shared, changed],
        ];
        for (const encoded of crossed) {
          if (!isSharedWellFormed(encoded[0]) || !isPlayersWellFormed(encoded[1])) continue;
          const codes = validateState(encoded, { rules: { mosaic: other.rules.mosaic } })
            .filter(({ severity }) => severity === 'error')
            .map(({ code }) => code);
          const found = AREAS.filter(([, pattern]) => codes.some((code) => pattern.test(code)));
          expect(found.map(([area]) => area)).toEqual(oracleViolations(encoded, other.rules));
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** Texts similar to the format: parts of it in any order, and canonical texts with a part replaced. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...['A', 'B', 'C', 'D', 'F', 'M', 'S', 'f', 'a', 'aab', '0', '0cdde', '4bcc', '00', '20'],
      ...['99', 'a00', 'b13', 'e44', '0a1', '4e5', '2a0', 'A0MSF', 'B20MSF', '2020202020', 'x'],
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

const spliced = fc
  .tuple(reachedStates, fc.constantFrom(0, 1), fc.nat(100), fc.nat(100), pieces)
  .map(([state, part, from, to, piece]) => {
    const text = encodeState(state)[part] ?? '';
    return text.slice(0, from) + piece + text.slice(to);
  });

const texts = fc.oneof(pieces, spliced, anyText(120));

describe('of any text', () => {
  test('it is well-formed exactly if the oracle says so', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(isSharedWellFormed(text)).toBe(oracleSharedWellFormed(text));
        expect(isPlayersWellFormed(text)).toBe(oraclePlayersWellFormed(text));
      }),
      { numRuns: 1000 },
    );
  });

  test('if it is accepted, it encodes canonically, and again to the same text', () => {
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (shared, players, lenient) => {
        const result = safeDecodeState([shared, players], { lenient, validate: false });
        if (!result.ok) return;
        const encoded = encodeState(result.state);
        const again = safeDecodeState(encoded, { validate: false });
        if (!again.ok) throw new Error(`${encoded} is not well-formed`);
        expect(again.warnings).toEqual([]);
        expect(encodeState(again.state)).toEqual(encoded);
        if (result.warnings.length === 0) expect(encoded).toEqual([shared, players]);
      }),
      { numRuns: 1000 },
    );
  });

  test('issues contain what, where and why, and no control characters', () => {
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (shared, players, lenient) => {
        const issues = validateState([shared, players], { lenient });
        checkPlaces(issues, [shared, players]);
        const incomplete = issues.filter(
          ({ message, found, expected }) =>
            !/^[ -~…]+\.$/.test(message) || found === '' || expected === '',
        );
        expect(incomplete).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('of any value at all', () => {
  test('the result is issues, never an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        for (const value of [one, [one, other], [one], { 0: one, 1: other, length: 2 }]) {
          // Untyped callers can pass anything.
          const encoded = value as EncodedState;
          const result = safeDecodeState(encoded);
          if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
          expect(validateState(encoded).length).toBeGreaterThan(0);
          expect(isStateValid(encoded)).toBe(false);
        }
        const text = one as string;
        expect(isSharedWellFormed(text)).toBe(false);
        expect(isPlayersWellFormed(text)).toBe(false);
        expect(safeDecodeMove(text).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
