/** All states that a game reaches, and all that are accepted. */
import { applyAll } from 'azulejo/game';
import {
  decodeState,
  encodeState,
  type GameState,
  isStateValid,
  legalMoves,
  newGame,
  ROLLS,
  type Rules,
  royalUr,
} from 'azulejo/royal-ur';
import { sidesOf } from './positions.js';

function statesAfter(state: GameState): GameState[] {
  const events = state.phase === 'roll' ? ROLLS : legalMoves(state);
  return events.map((event) => applyAll(royalUr, state, [event]));
}

/** Return the texts of all states that games by some rules reach. */
export function reachedTexts(rules: Rules): Set<string> {
  const start = newGame({ rules });
  const texts = new Set([encodeState(start).join(' ')]);
  const states = [start];
  // The list grows while it is gone through.
  for (const state of states) {
    for (const after of statesAfter(state)) {
      const text = encodeState(after).join(' ');
      if (texts.has(text)) continue;
      texts.add(text);
      states.push(decodeState(encodeState(after), { rules }));
    }
  }
  return texts;
}

/** Return the texts of all states that are accepted, of all that can be written with a number of tokens. */
export function acceptedTexts(rules: Rules): Set<string> {
  const sides = sidesOf(rules.tokens).map(({ text }) => text);
  const texts = new Set<string>();
  for (const turn of ['A', 'B']) {
    for (const waits of '-1234#') {
      for (const light of sides) {
        for (const dark of sides) {
          const state = [`${turn}${waits}`, `A${light}B${dark}`] as const;
          if (isStateValid(state, { rules })) texts.add(state.join(' '));
        }
      }
    }
  }
  return texts;
}
