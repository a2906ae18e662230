/** The whole table of Tsuro: the players, the board with its squares, the tiles on offer. */

import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../engine/board/board.js';
import { useFocusAfter, useRoving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import { winnersIn } from '../../engine/game/standings.js';
import { inspect, type StateView, standings } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import type { Square } from '../state/vocabulary.js';
import { SQUARES } from './geometry.js';
import { Hand, useInput } from './hand.js';
import { chosenSquare, moveOf, refusalOf, setupSquares, shownMoves } from './input.js';
import { Laid, Preview, Starts, Stones, Trails } from './layers.js';
import { useTsuroMotion } from './motion.js';
import { Paper, pressedAt } from './paper.js';
import { StonePicture } from './picture.js';
import { nameOf, placeWords, playerWords, TSURO } from './words.js';

type Props = BoardProps<TsuroTypes>;

/** The players, with their stones. */
function Players({ state, view, names }: Pick<Props, 'state' | 'names'> & { view: StateView }) {
  const words = useWords(TSURO);
  const isOver = state.phase === 'game-over';
  const winners = isOver ? winnersIn(standings(state)) : [];
  return (
    <ul class="players" aria-label={words.board.stones}>
      {view.players.map(({ player, left }) => {
        // At the end, the winners have the mark.
        const isNext = isOver ? winners.includes(player) : view.turn === player;
        return (
          <li key={player} class={`${left === null ? '' : 'out'}${isNext ? ' next' : ''}`}>
            <svg viewBox="-16 -16 32 32" aria-hidden="true">
              <StonePicture player={player} point={[0, 0]} />
            </svg>
            <p>
              <span class="name">{nameOf(words, player, names)}</span>{' '}
              <span class={left === null ? 'unseen' : 'fate'}>
                {playerWords(words, view, player)}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The whole board. */
export function TsuroBoard(props: Props) {
  const { state, names, marked } = props;
  const root = useRef<HTMLDivElement>(null);
  const squares = useRoving('board');
  const words = useWords(TSURO);
  const input = useInput(props);
  const { choice, isOpen } = input;
  // The buttons of the squares are not drawn again for each choice, so that they ask for what is true now.
  const latest = useRef(input);
  latest.current = input;
  const view = useMemo(() => inspect(state), [state]);
  const free = useMemo(() => (isOpen ? setupSquares(state) : new Set<Square>()), [state, isOpen]);
  const laid = useMemo(() => <Laid view={view} />, [state]);
  const trails = useMemo(() => <Trails props={props} />, [state]);
  const stones = useMemo(() => <Stones state={state} last={props.last} />, [state]);
  useTsuroMotion(root, props);
  // After the last move there is no hand.
  useFocusAfter(state.phase !== 'game-over', squares.focus);

  useEffect(() => props.onCancel(() => latest.current.cancel()), []);

  const { rotate } = input;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The target itself is not seen from outside of the tree that it is in.
      const [target] = event.composedPath();
      const isTyping =
        target instanceof HTMLElement &&
        (target.matches('input, textarea, select') || target.isContentEditable);
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping;
      if (event.key.toLowerCase() === 'r' && isOpen && !isOther) rotate();
    };
    return props.onKey(onKey);
  });

  const shown = shownMoves(state, { chosen: isOpen ? moveOf(state, choice) : undefined, marked });
  const isSuggested = shown.marked !== undefined && shown.chosen === undefined;
  const target = isOpen ? chosenSquare(state, choice) : undefined;
  const isLegal = refusalOf(words, state, choice) === undefined;
  const buttons = useMemo(
    () =>
      SQUARES.map((square) => {
        const isTarget = square === target;
        const isFree = isTarget || free.has(square);
        const action = isTarget
          ? state.phase === 'turn'
            ? `. ${words.board.goesHere}`
            : `. ${words.board.chosen(choice.port ?? 'a')}`
          : '';
        return (
          <button
            type="button"
            key={square}
            class={`${isFree ? 'free' : ''}${isTarget ? ' target' : ''}`}
            data-item={square}
            data-square={square}
            aria-disabled={!isFree}
            aria-label={`${placeWords(words, view, square, names)}${action}`}
            onClick={(event) => latest.current.choosePlace(square, pressedAt(event))}
          />
        );
      }),
    [words, view, free, target, choice.port],
  );
  return (
    <div
      class={`tsuro ${state.phase}${isSuggested ? ' suggested' : ''}`}
      ref={root}
      data-phase={state.phase}
    >
      <div class="table">
        <Players state={state} view={view} names={names} />
        <Paper laid={laid} buttons={buttons} roving={squares}>
          {trails}
          {shown.chosen !== undefined && (
            <Preview state={state} move={shown.chosen} look={isLegal ? 'chosen' : 'illegal'} />
          )}
          {shown.marked !== undefined && <Preview state={state} move={shown.marked} look="ghost" />}
          {isOpen && state.phase === 'setup' && <Starts squares={free} chosen={choice} />}
          {stones}
        </Paper>
        <Hand props={props} input={input} />
      </div>
    </div>
  );
}
