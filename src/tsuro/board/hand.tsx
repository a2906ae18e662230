/** The tiles on offer: which one a person chooses, and what is done with it. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../engine/board/board.js';
import { Group } from '../../engine/board/group.js';
import { prefersStillness } from '../../engine/board/motion.js';
import { useWords } from '../../engine/board/words.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { canonicalRotation } from '../api/wires.js';
import type { Point } from '../render/ports.js';
import { PLAYER_IDS, type Square } from '../state/vocabulary.js';
import { angleOf } from './geometry.js';
import {
  type Choice,
  choiceOf,
  choiceWords,
  chooseSquare,
  chosenSquare,
  comingOffers,
  FIRST_CHOICE,
  issueOf,
  moveOf,
  type Offer,
  refusalOf,
  rotated,
  seenHand,
  textOf,
} from './input.js';
import { BackPicture, StonePicture, TilePicture } from './picture.js';
import { nameOf, outNames, TSURO, tileName } from './words.js';

type Props = BoardProps<TsuroTypes>;

/** What a person has chosen in a state, besides a hint; without a state, it was taken back. */
interface Held extends Pick<Props, 'hint'> {
  readonly state: GameState | undefined;
  readonly choice: Choice;
}

/** Make what a person can do. */
export function useInput(props: Props) {
  const { state, refusal, names, marked, hint, play, say, refuse, select } = props;
  const words = useWords(TSURO);
  const { refusals } = words;
  const [held, setHeld] = useState<Held>({ state: undefined, hint, choice: FIRST_CHOICE });
  const isOpen = refusal === undefined && (state.phase === 'turn' || state.phase === 'setup');
  const isHeld = held.state === state;
  // What is marked is chosen until the person chooses something else; then a new hint is, but no line of an analysis.
  const isChosen = isHeld && (marked !== hint || held.hint === hint);
  const own = isHeld ? held.choice : FIRST_CHOICE;
  const offered = isOpen && marked !== undefined && !isChosen ? choiceOf(state, marked) : undefined;
  const choice = offered ?? own;
  const choose = (next: Choice) => {
    if (refusal !== undefined) return refuse(refusal);
    setHeld({ state, hint, choice: next });
    select(textOf(state, next));
    return say(choiceWords(words, state, next, names));
  };
  const chooseOn = (square: Square, at?: Point) => {
    const chosen = chooseSquare(words, state, choice, square, at);
    return chosen.ok ? choose(chosen.choice) : refuse(chosen.reason, chosen.issue);
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
    if (illegal === undefined && move !== undefined) return play(move);
    return refuse(illegal ?? '', issueOf(state, choice));
  };
  return {
    choice,
    isOpen,
    rotate,
    place,
    /** Take back what was chosen. */
    cancel() {
      if (!isHeld || held.choice === FIRST_CHOICE) return;
      setHeld({ state: undefined, hint, choice: FIRST_CHOICE });
      select(undefined);
    },
    pick: (index: number) => (index === choice.index ? rotate() : choose({ ...choice, index })),
    choosePlace(square: Square, at: Point | undefined) {
      if (refusal !== undefined) return refuse(refusal);
      if (state.phase === 'turn') {
        if (square === chosenSquare(state, choice)) return place();
        return refuse(refusals.marked);
      }
      return chooseOn(square, at);
    },
    nextStart() {
      const { square } = choice;
      return square === undefined ? refuse(refusals.chooseSquare) : chooseOn(square);
    },
  };
}

/** Milliseconds that a quarter turn takes. */
const TURN = 150;

/** Let the chosen tile be seen to turn when it is rotated. */
function useTurning(
  root: { readonly current: HTMLElement | null },
  { state, pace }: Props,
  { index, rotation }: Choice,
): void {
  const shown = useRef({ state, index, rotation });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { state, index, rotation };
    const turned = (angleOf(rotation) - angleOf(before.rotation) + 360) % 360;
    const isOther = before.state !== state || before.index !== index;
    if (turned === 0 || isOther || pace === 0 || prefersStillness()) return;
    const frames = [{ rotate: `${-turned}deg` }, { rotate: '0deg' }];
    const tile = root.current?.querySelector('.picked svg');
    tile?.animate(frames, { duration: TURN * pace, easing: 'ease-out' });
  });
}

/** The sign of a hint, in the corner of a tile. */
function Bulb() {
  return (
    <g class="bulb" transform="translate(47 13)">
      <circle r={11} />
      <path d="M-2.500 3.500C-2.500 1.500-5.500 0-5.500-3A5.500 5.500 0 0 1 5.500-3C5.500 0 2.500 1.500 2.500 3.500ZM-2 7H2" />
    </g>
  );
}

/** The next tiles, where everybody knows them. */
function Coming({
  offers,
  names,
}: {
  readonly offers: readonly Offer[];
  readonly names: Props['names'];
}) {
  const words = useWords(TSURO);
  const { board } = words;
  return (
    <div class="coming">
      <h3>{board.coming}</h3>
      <ol aria-label={board.coming}>
        {offers.map(({ player, tiles }, index) => (
          <li key={index}>
            <span class="unseen">
              {board.comingFor(
                nameOf(words, player, names),
                tiles.map((tile) => board.tile(`${tile + words.countFrom}`)),
              )}
            </span>
            <svg class="who" viewBox="-16 -16 32 32" aria-hidden="true">
              <StonePicture player={player} point={[0, 0]} />
            </svg>
            {tiles.map((tile, place) => (
              <svg class="next-tile" key={place} viewBox="0 0 60 60" aria-hidden="true">
                <TilePicture tile={tile} rotation="n" />
              </svg>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The tiles on offer, and what can be done with the chosen one. */
export function Hand({
  props,
  input,
}: {
  readonly props: Props;
  input: ReturnType<typeof useInput>;
}) {
  const { state, names, home, marked } = props;
  const words = useWords(TSURO);
  const { board } = words;
  const { choice, isOpen } = input;
  const { hand } = inspect(state);
  // Where nobody is named nobody sits at the table, so that nothing is hidden.
  const seen = seenHand(state, names.length === 0 ? undefined : PLAYER_IDS[home]);
  const isSetup = state.phase === 'setup';
  const suggested = marked === undefined ? undefined : choiceOf(state, marked);
  const coming = comingOffers(state);
  const move = isOpen ? moveOf(state, choice) : undefined;
  const outs = move === undefined ? [] : outNames(words, state, move, names);
  const root = useRef<HTMLDivElement>(null);
  useTurning(root, props, choice);
  if (state.phase === 'game-over') return undefined;
  return (
    <div class={coming.length === 0 ? 'hand' : 'hand known'} ref={root}>
      <Group label={board.tiles} look="tiles">
        {seen.map((tile, index) => {
          const isPicked = isOpen && index === choice.index;
          const isMarked = index === suggested?.index;
          const own = isPicked ? choice.rotation : 'n';
          const rotation = isMarked && !isPicked ? suggested.rotation : own;
          const name = tileName(words, tile, canonicalRotation(tile, rotation));
          const label = isPicked ? board.chosenTile(name) : board.tile(name);
          return (
            <button
              type="button"
              key={index}
              class={`tile${isPicked ? ' picked' : ''}${isMarked ? ' marked' : ''}`}
              data-item={index}
              aria-pressed={isPicked}
              aria-disabled={!isOpen}
              aria-label={isMarked ? board.suggested(label) : label}
              onClick={() => input.pick(index)}
            >
              <svg viewBox="0 0 60 60" aria-hidden="true">
                <TilePicture tile={tile} rotation={rotation} />
                {isMarked && <Bulb />}
              </svg>
              <span class="turned">{name}</span>
            </button>
          );
        })}
        {seen.length === 0 &&
          hand.map((_, index) => (
            <span key={index} class="tile back" aria-hidden="true">
              <svg viewBox="0 0 60 60" aria-hidden="true">
                <BackPicture />
              </svg>
              <span class="turned">{'\u00a0'}</span>
            </span>
          ))}
        {hand.length === 0 && (
          <span class="tile none" aria-hidden="true">
            <svg viewBox="0 0 60 60" />
            <span class="turned">{'\u00a0'}</span>
          </span>
        )}
      </Group>
      <p class="outs">{outs.length > 0 && `✕ ${board.outs(outs)}`}</p>
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
      {coming.length > 0 && <Coming offers={coming} names={names} />}
    </div>
  );
}
