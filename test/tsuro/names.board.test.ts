/** The names of Tsuro's moves: no two moves of a position have the same one, in any language. */

import { applyAll } from 'azulejo/game';
import {
  applyChance,
  type GameState,
  legalMoves,
  newGame,
  PORTS,
  seededRng,
  tsuro,
} from 'azulejo/tsuro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGES } from '../../src/engine/board/language/languages.js';
import { choiceOf, choiceWords, FIRST_CHOICE, rotated } from '../../src/tsuro/board/input.js';
import { eventEntry, eventSentence, TSURO, tileName } from '../../src/tsuro/board/words.js';

const WORDS = await Promise.all(
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .map((language) => TSURO.load(language)),
);
const SUPPLIES = ['bag', 'cycle', 'endless'] as const;
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil'];

/** Play a number of events at random. */
function reached(seed: number, supply: (typeof SUPPLIES)[number], events: number): GameState {
  const rng = seededRng(seed);
  let state = newGame({ rules: { supply } });
  for (let event = 0; event < events && state.phase !== 'game-over'; event++) {
    if (state.phase === 'deal') state = applyChance(state, rng);
    else {
      const moves = legalMoves(state);
      const move = moves[Math.floor(rng() * moves.length)];
      if (move === undefined) break;
      state = applyAll(tsuro, state, [move]);
    }
  }
  return state;
}

const states = fc
  .tuple(fc.nat(), fc.constantFrom(...SUPPLIES), fc.nat(120))
  .map((parts) => reached(...parts));

describe('the names of moves', () => {
  test('differ in every position and language: in the list, as sentences, and in notices', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...WORDS), (state, words) => {
        const moves = legalMoves(state);
        const ways = [
          (move: (typeof moves)[number]) => eventEntry(words, state, move),
          (move: (typeof moves)[number]) => eventSentence(words, state, move, NAMES),
          (move: (typeof moves)[number]) =>
            choiceWords(words, state, choiceOf(state, move) ?? FIRST_CHOICE, NAMES),
        ];
        for (const name of ways) {
          const names = moves.map(name);
          expect(new Set(names).size).toBe(moves.length);
          for (const each of names) expect(each).toMatch(/ \d+ \((?:0|90|180|270)°\)/);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('say the new rotation each time that a tile is rotated, also one that cannot be played', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...WORDS), (state, words) => {
        if (state.phase !== 'turn' && state.phase !== 'setup') return;
        const next = rotated(state, FIRST_CHOICE);
        const said = [FIRST_CHOICE, next].map((choice) => choiceWords(words, state, choice, NAMES));
        expect(said[0] === said[1]).toBe(next === FIRST_CHOICE);
      }),
    );
  });

  test('tell the two ports of a side apart', () => {
    for (const words of WORDS) {
      const names = PORTS.map((port) => words.board.chosen(port));
      expect(new Set(names).size).toBe(PORTS.length);
      expect(tileName(words, 21, 'e')).toBe('22 (90°)');
    }
  });
});
