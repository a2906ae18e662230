/** The four dice: pyramids, each of which shows a dot or not. */

import { useWords } from '../../engine/board/words.js';
import type { GameState } from '../api/game-state.js';
import { encodeState } from '../api/text.js';
import type { Roll } from '../state/vocabulary.js';
import { rolled, UR, type UrEvent, type UrWords } from './words.js';

const DICE = [0, 1, 2, 3] as const;

/** What the dice show: the roll that waits, or the last one, which allowed no move. */
export interface Shown {
  readonly roll: number | undefined;
  readonly isPass: boolean;
}

/** Return what the dice show in a position. */
export function shownRoll(state: GameState, last: { readonly event: UrEvent } | undefined): Shown {
  const lastRoll = last && rolled(last.event);
  if (state.phase === 'move') return { roll: state.roll, isPass: false };
  return { roll: lastRoll, isPass: lastRoll !== undefined };
}

/** Choose which dice show a dot: the rules only count them. It is always the same in a position. */
function dotsOf(roll: Roll | undefined, state: GameState): ReadonlySet<number> {
  const text = encodeState(state).join('');
  const start = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const count = roll === undefined ? 0 : Number(roll.slice(1));
  const stride = start % 2 === 0 ? 1 : 3;
  return new Set(Array.from({ length: count }, (_, index) => (start + index * stride) % 4));
}

/** Describe what the dice show. */
function shownWords({ board }: UrWords, { roll, isPass }: Shown): string {
  if (roll === undefined) return board.noRoll;
  return isPass ? board.rolledInVain(roll) : board.rolled(roll);
}

/** The dice in their tray, with the number; a button, if a person rolls them. */
export function Dice({
  state,
  shown,
  roll: rollNow,
}: {
  readonly state: GameState;
  readonly shown: Shown;
  readonly roll: (() => void) | undefined;
}) {
  const { roll, isPass } = shown;
  const dots = dotsOf(roll === undefined ? undefined : (`R${roll}` as Roll), state);
  const words = useWords(UR);
  const dies = DICE.map((die) => <span key={die} class={dots.has(die) ? 'die dot' : 'die'} />);
  if (rollNow !== undefined) {
    return (
      <button type="button" class="dice" onClick={rollNow}>
        {dies}
        <span class="roll">{words.board.roll}</span>
      </button>
    );
  }
  return (
    <div
      class={`dice${roll === undefined ? ' due' : ''}`}
      role="img"
      aria-label={shownWords(words, shown)}
    >
      {dies}
      <strong class="sum">{roll ?? '–'}</strong>
      {isPass && <span class="pass">{words.board.noMove}</span>}
    </div>
  );
}
