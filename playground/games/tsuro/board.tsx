/** The board of Tsuro, the players, and the tiles on offer. */
import {
  decodeMove,
  type GameState,
  inspect,
  type Move,
  PLAYER_IDS,
  type Square,
  type StateView,
  type TileView,
  type TsuroTypes,
  walks,
} from 'azulejo/tsuro';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../shell/played-game.js';
import { useRoving } from '../../shell/view/roving.js';
import { COLUMNS, cornerOf, pointOf, SIDE, SQUARES, walkPath } from './geometry.js';
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
  setupSquares,
} from './input.js';
import { useTsuroMotion } from './motion.js';
import { StonePicture, TilePicture } from './picture.js';
import { type Stone, stonesOf, trailsTo } from './trails.js';
import { adviceWords, isMove, nameOf, placeWords, playerWords, sideOf, squareOf } from './words.js';

type Props = BoardProps<TsuroTypes>;

/** Room around the squares, where stones at the edge are. */
const RIM = 16;
const SIZE = COLUMNS * SIDE + 2 * RIM;

/** Make what a person can do. */
function useInput({ state, refusal, names, marked, play, say }: Props) {
  const [held, setHeld] = useState({ state, marked, choice: FIRST_CHOICE });
  const isOpen = refusal === undefined && (state.phase === 'turn' || state.phase === 'setup');
  const isHeld = held.state === state;
  // A hint is chosen until the person chooses something else.
  const isMarked = isOpen && marked !== undefined && !(isHeld && held.marked === marked);
  const own = isHeld ? held.choice : FIRST_CHOICE;
  const choice = isMarked ? choiceOf(state, marked) : own;
  const choose = (next: Choice) => {
    if (refusal !== undefined) return say(refusal);
    setHeld({ state, marked, choice: next });
    const move = moveOf(state, next);
    const illegal = move && refusalOf(state, next);
    const words = move === undefined ? '' : (illegal ?? adviceWords(state, move, names));
    return say(words);
  };
  const rotate = () => {
    const next = rotated(state, choice);
    choose(next);
    if (isOpen && next === choice) say('This tile looks the same in every rotation.');
  };
  const place = () => {
    if (refusal !== undefined) return say(refusal);
    const move = moveOf(state, choice);
    const illegal = refusalOf(state, choice);
    if (illegal !== undefined || move === undefined) return say(illegal ?? '');
    return play(move);
  };
  return {
    choice,
    isOpen,
    rotate,
    place,
    pick: (index: number) => (index === choice.index ? rotate() : choose({ ...choice, index })),
    choosePlace(square: Square) {
      if (refusal !== undefined) return say(refusal);
      if (state.phase === 'turn') {
        if (square === chosenSquare(state, choice)) return place();
        return say('Your tile goes to the square before your stone, which is marked.');
      }
      const chosen = chooseSquare(state, choice, square);
      return chosen.ok ? choose(chosen.choice) : say(chosen.reason);
    },
    nextStart() {
      const { square } = choice;
      if (square === undefined) return say('First choose a square at the edge of the board.');
      const chosen = chooseSquare(state, choice, square);
      return chosen.ok ? choose(chosen.choice) : say(chosen.reason);
    },
  };
}

function Players({ view, names }: { readonly view: StateView; readonly names: Props['names'] }) {
  return (
    <ul class="players" aria-label="Stones">
      {view.players.map(({ player, left }) => {
        const isNext = view.turn === player;
        return (
          <li key={player} class={`${left === null ? '' : 'out'}${isNext ? ' next' : ''}`}>
            <svg viewBox="-16 -16 32 32" aria-hidden="true">
              <StonePicture player={player} point={[0, 0]} />
            </svg>
            <span class="name">{nameOf(player, names)}</span>
            <span class={left === null ? 'unseen' : 'fate'}> {playerWords(view, player)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A move that is not played yet: its tile, and how stones would walk. */
function Preview({ state, move, isLegal }: { state: GameState; move: Move; isLegal: boolean }) {
  const parts = decodeMove(move);
  const square = squareOf(state, move);
  if (square === undefined) return null;
  return (
    <g class={isLegal ? 'preview' : 'preview illegal'}>
      <g transform={`translate(${cornerOf(square).join(' ')})`}>
        <TilePicture tile={parts.tile} rotation={parts.rotation} />
        <rect class="frame" x={1} y={1} width={SIDE - 2} height={SIDE - 2} rx={4} />
      </g>
      {walks(state, move).map((walk) => (
        <path key={walk.player} class={`way trail-${walk.player}`} d={walkPath(walk)} />
      ))}
      {parts.kind === 'setup' && (
        <StonePicture player={parts.player} point={pointOf(square, parts.port)} />
      )}
    </g>
  );
}

/** Stones at one point stand side by side. */
function spread(stones: readonly Stone[]): Stone[] {
  return stones.map((stone, index) => {
    const before = stones.slice(0, index).filter(({ point }) => `${point}` === `${stone.point}`);
    const [x, y] = stone.point;
    return { ...stone, point: [x + 9 * before.length, y + 5 * before.length] };
  });
}

/** The tiles on the board. */
function Laid({ view }: { readonly view: StateView }) {
  const lines = SQUARES.slice(1, COLUMNS).map((_, index) => (index + 1) * SIDE);
  const end = COLUMNS * SIDE;
  // What is drawn stays as it is: only the tile that was added costs time.
  const tiles = useRef(new Map<string, VNode>());
  const drawn = ({ square, tile, rotation }: TileView) => {
    const key = `${square}${tile}${rotation}`;
    const known = tiles.current.get(key) ?? (
      <g key={square} transform={`translate(${cornerOf(square).join(' ')})`}>
        <g class="laid" data-laid={square}>
          <TilePicture tile={tile} rotation={rotation} />
        </g>
      </g>
    );
    tiles.current.set(key, known);
    return known;
  };
  return (
    <>
      <rect class="field" width={end} height={end} rx={6} />
      <path class="grid" d={lines.map((at) => `M${at} 0V${end}M0 ${at}H${end}`).join('')} />
      {view.board.map((each) => drawn(each))}
    </>
  );
}

/** Return the square of the last tile, which deals may have followed. */
function lastSquare({ past }: Props): Square | undefined {
  for (const { before, event } of past()) {
    if (isMove(event)) return squareOf(before, event);
  }
  return undefined;
}

/** The ways of the stones, and a frame around the last tile. */
function Trails({ props }: { readonly props: Props }) {
  const { state, past } = props;
  const last = lastSquare(props);
  const [x, y] = last === undefined ? [0, 0] : cornerOf(last);
  return (
    <g>
      {last !== undefined && (
        <rect class="last" x={x + 2} y={y + 2} width={SIDE - 4} height={SIDE - 4} rx={4} />
      )}
      {trailsTo(state, past).map(({ player, d }, index) => (
        <path key={index} class={`trail trail-${player}`} d={d} />
      ))}
    </g>
  );
}

/** The stones, over everything else. */
function Stones({ props: { state, last } }: { readonly props: Props }) {
  return (
    <g class="stones">
      {spread(stonesOf(state, last)).map(({ player, point, isGone }) => (
        <g key={player} class={isGone ? 'gone' : undefined}>
          <StonePicture player={player} point={point} />
        </g>
      ))}
    </g>
  );
}

/** The tiles on offer, and what can be done with the chosen one. */
function Hand({ props, input }: { readonly props: Props; input: ReturnType<typeof useInput> }) {
  const { state, names, home } = props;
  const tiles = useRoving();
  const controls = useRoving();
  const { choice, isOpen } = input;
  const { hand } = inspect(state);
  // On the page that checks states nobody sits at the table, so that nothing is hidden.
  const seen = seenHand(state, names.length === 0 ? undefined : PLAYER_IDS[home]);
  const isSetup = state.phase === 'setup';
  if (state.phase === 'game-over') return undefined;
  return (
    <div class="hand">
      <div class="tiles" role="group" aria-label="Tiles" tabIndex={-1} ref={tiles.ref}>
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
              aria-label={`Tile ${tile + 1}${isPicked ? ', chosen; press again to rotate it' : ''}`}
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
      </div>
      <div
        class="controls"
        role="group"
        aria-label="What to do with the tile"
        tabIndex={-1}
        ref={controls.ref}
      >
        <button
          type="button"
          data-item="rotate"
          aria-disabled={!isOpen}
          aria-keyshortcuts="R"
          onClick={input.rotate}
        >
          Rotate
        </button>
        {isSetup && (
          <button
            type="button"
            data-item="start"
            aria-disabled={!isOpen || choice.square === undefined}
            onClick={input.nextStart}
          >
            Other start
          </button>
        )}
        <button
          type="button"
          class="primary"
          data-item="place"
          aria-disabled={!isOpen || refusalOf(state, choice) !== undefined}
          onClick={input.place}
        >
          Place tile
        </button>
      </div>
    </div>
  );
}

/** The whole board. */
export function TsuroBoard(props: Props) {
  const { state, names, marked } = props;
  const root = useRef<HTMLDivElement>(null);
  const squares = useRoving('board');
  const input = useInput(props);
  const { choice, isOpen } = input;
  // The buttons of the squares are not drawn anew for each choice, so that they ask for what is true now.
  const latest = useRef(input);
  latest.current = input;
  const view = useMemo(() => inspect(state), [state]);
  const free = useMemo(() => (isOpen ? setupSquares(state) : new Set<Square>()), [state, isOpen]);
  const laid = useMemo(() => <Laid view={view} />, [state]);
  const trails = useMemo(() => <Trails props={props} />, [state]);
  const stones = useMemo(() => <Stones props={props} />, [state]);
  useTsuroMotion(root, props);

  const { rotate } = input;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping;
      if (event.key.toLowerCase() === 'r' && isOpen && !isOther) rotate();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const chosen = isOpen ? moveOf(state, choice) : undefined;
  const shown = isOpen ? chosen : marked;
  const target = isOpen ? chosenSquare(state, choice) : undefined;
  const isLegal = !isOpen || refusalOf(state, choice) === undefined;
  const buttons = useMemo(
    () =>
      SQUARES.map((square) => {
        const isTarget = square === target;
        const isFree = isTarget || free.has(square);
        const action = isTarget
          ? state.phase === 'turn'
            ? '. Your tile goes here'
            : `. Chosen, your stone on the ${sideOf(choice.port ?? 'a')} side`
          : '';
        return (
          <button
            type="button"
            key={square}
            class={`${isFree ? 'free' : ''}${isTarget ? ' target' : ''}`}
            data-item={square}
            data-square={square}
            aria-disabled={!isFree}
            aria-label={`${placeWords(view, square, names)}${action}`}
            onClick={() => latest.current.choosePlace(square)}
          />
        );
      }),
    [view, free, target, choice.port],
  );
  const box = `${-RIM} ${-RIM} ${SIZE} ${SIZE}`;
  return (
    <div class={`tsuro ${state.phase}`} ref={root} data-phase={state.phase}>
      <Players view={view} names={names} />
      <div class="table">
        <div class="board">
          <svg class="picture" viewBox={box} aria-hidden="true">
            {laid}
          </svg>
          {/* A picture of its own for what moves, so that the tiles are not painted with it. */}
          <svg class="picture moving" viewBox={box} aria-hidden="true">
            {trails}
            {shown !== undefined && <Preview state={state} move={shown} isLegal={isLegal} />}
            {stones}
          </svg>
          <div class="squares" role="group" aria-label="Board" tabIndex={-1} ref={squares.ref}>
            {buttons}
          </div>
        </div>
        <Hand props={props} input={input} />
      </div>
    </div>
  );
}
