/**
 * The words of a picture: what happens next, the rules, where the tokens are.
 *
 * @packageDocumentation
 */
import { labelOf, nameAt } from '../../engine/render/names.js';
import { listWords } from '../../engine/render/words.js';
import { countOf } from '../../text/message.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import { PATHS } from '../state/path.js';
import { PLAYER_IDS, type Rules } from '../state/vocabulary.js';

/** Describe what happens next, and which player acts. */
export function headline({ phase, turn, roll }: StateView): string {
  switch (phase) {
    case 'roll':
      return `${turn} to roll`;
    case 'move':
      return `${turn} to move a roll of ${roll}`;
    case 'game-over':
      return `Game over: ${turn} wins`;
  }
}

/** Describe the rules in force, in two lines. */
export function rulesLines(rules: Rules): readonly [string, string] {
  const again = [
    ...(rules.rosettesGrantRolls ? ['rosettes'] : []),
    ...(rules.capturesGrantRolls ? ['captures'] : []),
    ...(rules.zero === 'again' ? ['zeros'] : []),
  ];
  const safe = rules.safeRosettes ? 'safe' : 'not safe';
  return [
    `${countOf(rules.tokens, 'token')} each, rosettes are ${safe}`,
    again.length === 0 ? 'nobody rolls twice' : `roll again on ${again.join(', ')}`,
  ];
}

/** Describe in words what the picture shows. */
export function describe(view: StateView, names?: readonly string[]): string {
  const [tokens, again] = rulesLines(view.rules);
  const sides = view.players.map((side) => describeSide(side, names));
  return [`${tokens}; ${again}.`, ...sides].join(' ');
}

function describeSide({ player, hand, steps, home }: PlayerView, names?: readonly string[]) {
  const squares = steps.map((step) => `${step}${PATHS[player][step]?.rosette ? ' (rosette)' : ''}`);
  const board =
    squares.length === 0
      ? 'none on the board'
      : `on ${squares.length === 1 ? 'step' : 'steps'} ${listWords(squares)}`;
  const who = labelOf(player, nameAt(PLAYER_IDS.indexOf(player), names));
  return `${who}: ${hand} in hand, ${board}, ${home} at home.`;
}
