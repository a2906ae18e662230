/** The tiles on offer: which one a person chooses, and what is done with it. */
import { inspect, PLAYER_IDS, type Square, type TsuroTypes } from 'azulejo/tsuro';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../shell/played-game.js';
import { Group } from '../../shell/view/group.js';
import { useWords } from '../../shell/view/language.js';
import {
  type Choice,
  choiceOf,
  chooseSquare,
  chosenSquare,
  FIRST_CHOICE,
  moveOf,
  refusalOf,
  rotated,
  seenHand,
} from './input.js';
import { TilePicture } from './picture.js';
import { adviceWords, TSURO } from './words.js';

type Props = BoardProps<TsuroTypes>;

/** Make what a person can do. */
export function useInput({ state, refusal, names, marked, play, say, refuse }: Props) {
  const words = useWords(TSURO);
  const { refusals } = words;
  const [held, setHeld] = useState({ state, marked, choice: FIRST_CHOICE });
  const isOpen = refusal === undefined && (state.phase === 'turn' || state.phase === 'setup');
  const isHeld = held.state === state;
  // A hint is chosen until the person chooses something else.
  const isMarked = isOpen && marked !== undefined && !(isHeld && held.marked === marked);
  const own = isHeld ? held.choice : FIRST_CHOICE;
  const choice = isMarked ? choiceOf(state, marked) : own;
  const choose = (next: Choice) => {
    if (refusal !== undefined) return refuse(refusal);
    setHeld({ state, marked, choice: next });
    const move = moveOf(state, next);
    const illegal = move && refusalOf(words, state, next);
    return say(move === undefined ? '' : (illegal ?? adviceWords(words, state, move, names)));
  };
  const rotate = () => {
    const next = rotated(state, choice);
    choose(next);
    if (isOpen && next === choice) say(refusals.sameRotation);
  };
  const place = () => {
    if (refusal !== undefined) return refuse(refusal);
    const move = moveOf(state, choice);
    const illegal = refusalOf(words, state, choice);
    if (illegal !== undefined || move === undefined) return refuse(illegal ?? '');
    return play(move);
  };
  return {
    choice,
    isOpen,
    rotate,
    place,
    pick: (index: number) => (index === choice.index ? rotate() : choose({ ...choice, index })),
    choosePlace(square: Square) {
      if (refusal !== undefined) return refuse(refusal);
      if (state.phase === 'turn') {
        if (square === chosenSquare(state, choice)) return place();
        return refuse(refusals.marked);
      }
      const chosen = chooseSquare(words, state, choice, square);
      return chosen.ok ? choose(chosen.choice) : refuse(chosen.reason);
    },
    nextStart() {
      const { square } = choice;
      if (square === undefined) return refuse(refusals.chooseSquare);
      const chosen = chooseSquare(words, state, choice, square);
      return chosen.ok ? choose(chosen.choice) : refuse(chosen.reason);
    },
  };
}

/** The tiles on offer, and what can be done with the chosen one. */
export function Hand({
  props,
  input,
}: {
  readonly props: Props;
  input: ReturnType<typeof useInput>;
}) {
  const { state, names, home } = props;
  const words = useWords(TSURO);
  const { board } = words;
  const { choice, isOpen } = input;
  const { hand } = inspect(state);
  // On the page that checks states nobody sits at the table, so that nothing is hidden.
  const seen = seenHand(state, names.length === 0 ? undefined : PLAYER_IDS[home]);
  const isSetup = state.phase === 'setup';
  if (state.phase === 'game-over') return undefined;
  return (
    <div class="hand">
      <Group label={board.tiles} look="tiles">
        {seen.map((tile, index) => {
          const isPicked = isOpen && index === choice.index;
          return (
            <button
              type="button"
              key={index}
              class={isPicked ? 'tile picked' : 'tile'}
              data-item={index}
              aria-pressed={isPicked}
              aria-disabled={!isOpen}
              aria-label={isPicked ? board.chosenTile(tile + 1) : board.tile(tile + 1)}
              onClick={() => input.pick(index)}
            >
              <svg viewBox="0 0 60 60" aria-hidden="true">
                <TilePicture tile={tile} rotation={isPicked ? choice.rotation : 'n'} />
              </svg>
            </button>
          );
        })}
        {seen.length === 0 &&
          hand.map((_, index) => <span key={index} class="tile back" aria-hidden="true" />)}
      </Group>
      <Group label={board.controls} look="controls">
        <button
          type="button"
          data-item="rotate"
          aria-disabled={!isOpen}
          aria-keyshortcuts="R"
          onClick={input.rotate}
        >
          {board.rotate}
        </button>
        {isSetup && (
          <button
            type="button"
            data-item="start"
            aria-disabled={!isOpen || choice.square === undefined}
            onClick={input.nextStart}
          >
            {board.otherStart}
          </button>
        )}
        <button
          type="button"
          class="primary"
          data-item="place"
          aria-disabled={!isOpen || refusalOf(words, state, choice) !== undefined}
          onClick={input.place}
        >
          {board.place}
        </button>
      </Group>
    </div>
  );
}
