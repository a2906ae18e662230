/** The table of Cube Blokus: the cube and its net, the players, and the pieces to lay. */
import {
  type CubeBlokusTypes,
  decodeMove,
  encodeState,
  type GameState,
  inspect,
  isMove,
  type Move,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
  type Square,
} from 'azulejo/cube-blokus';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../shell/played-game.js';
import { useRoving } from '../../shell/view/roving.js';
import { Controls } from './controls.js';
import { Cube } from './cube.js';
import {
  after,
  type Fits,
  fitsIn,
  flipHold,
  type Hold,
  holdOf,
  nextWay,
  type Preview,
  previewAt,
  reachOf,
  type Spot,
  turnHold,
  wayOf,
  waysAt,
} from './holding.js';
import { Net } from './net.js';
import { Players } from './players.js';
import type { Means, SurfaceInput } from './pointing.js';
import { ratingsOf } from './ratings.js';
import { facesIn, type Mark, markOf } from './seen.js';
import { facesOf } from './surface.js';
import { Tray } from './tray.js';
import { FIRST_VIEW, straightOn, turnOf, type View, viewOf } from './views.js';
import { counted, ratingWords, refusalWords, squareNames } from './words.js';

/** What the board needs: lessons have no turns of others. */
type Props = Omit<BoardProps<CubeBlokusTypes>, 'first'> & {
  /** The pieces that may be used; by default, all that are left. */
  readonly only?: readonly Piece[];
};

/** Something that is only true of one state. */
function useOf<Value>(state: GameState): [Value | undefined, (value: Value | undefined) => void] {
  const [held, setHeld] = useState<{ state: GameState; value: Value | undefined }>();
  return [held?.state === state ? held.value : undefined, (value) => setHeld({ state, value })];
}

/** The piece in the hand, and the square over which it was put down for now. */
interface Held {
  readonly hold: Hold;
  readonly spot?: Spot | undefined;
}

type Ratings = ReadonlyMap<string, number>;

/** Ask for the ratings of a position, once. */
function useRatings(state: GameState) {
  const [ratings, setRatings] = useOf<Ratings | 'asked'>(state);
  const ask = () => {
    if (ratings !== undefined) return;
    setRatings('asked');
    void ratingsOf(encodeState(state), state.rules).then(setRatings);
  };
  return { ask, isAsked: ratings === 'asked', ratings: ratings === 'asked' ? undefined : ratings };
}

/** Say what laying the piece there would be. */
function previewWords(
  preview: Preview,
  rating: number | undefined,
  names: readonly string[],
): string {
  const { piece } = preview.hold;
  if ('issue' in preview) return `${piece}: ${refusalWords(preview.issue, names)}`;
  const { squares } = decodeMove(preview.move);
  const rated = rating === undefined ? '' : `, ${ratingWords(rating)}`;
  return `${piece} on ${squareNames(squares)}: ${counted(squares.length, 'point')}${rated}.`;
}

/** What a person does with pieces. */
function useInput(props: Props, view: View, turnTo: (view: View) => void) {
  const { state, names, refusal, play, say, advise } = props;
  const isOpen = refusal === undefined;
  const fits = useMemo(() => (isOpen ? fitsIn(state) : undefined), [state, isOpen]);
  const [held, setHeld] = useOf<Held>(state);
  const [over, setOver] = useOf<Spot>(state);
  const [cursor, setCursor] = useState<Square>('Fe5');
  const { ask, isAsked, ratings } = useRatings(state);

  const seen = (hand: Held | undefined, spot: Spot | undefined) =>
    fits === undefined || hand === undefined || spot === undefined
      ? undefined
      : previewAt(fits, hand.hold, spot);
  const preview = useMemo(() => seen(held, over ?? held?.spot), [fits, held, over]);
  const ratingOf = (at: Preview | undefined, known = ratings) =>
    at !== undefined && 'move' in at ? known?.get(at.move) : undefined;
  const words = preview && previewWords(preview, ratingOf(preview), names);
  useEffect(() => advise(words), [words]);

  const tell = (at: Preview | undefined, before = '') => {
    if (at !== undefined) say(`${before}${previewWords(at, ratingOf(at), names)}`);
  };
  const showSquares = (squares: readonly Square[]) => turnTo(viewOf(facesOf(squares), view));
  const put = (hold: Hold, spot: Spot) => {
    setHeld({ hold, spot });
    setOver(undefined);
    setCursor(spot.square);
  };
  const change = (hold: Hold) => {
    const spot = over ?? held?.spot;
    setHeld({ hold, spot: held?.spot });
    tell(seen({ hold }, spot));
  };
  const lay = (at: Preview | undefined) => {
    if (at === undefined) say('First choose a place for the piece.');
    else if ('move' in at) play(at.move);
    else tell(at);
  };
  const take = (piece: Piece) => {
    if (refusal !== undefined) return say(refusal);
    if (fits?.moves.has(piece) !== true) return say(`${piece} fits nowhere now.`);
    if (held?.hold.piece === piece) return setHeld(undefined);
    setHeld({ hold: holdOf(piece) });
    say(`${piece} fits in ${counted(fits.moves.get(piece)?.length ?? 0, 'place')}.`);
  };
  /** Go through all places of the held piece: best first, once they are rated. */
  const step = (by: 1 | -1) => {
    if (fits === undefined || held === undefined) return;
    const unrated = fits.moves.get(held.hold.piece) ?? [];
    const moves =
      ratings === undefined
        ? unrated
        : unrated.toSorted((one, other) => (ratings.get(other) ?? 0) - (ratings.get(one) ?? 0));
    const now = preview !== undefined && 'move' in preview ? preview.move : undefined;
    const move = after(moves, now, by);
    const way = move && wayOf(fits, move);
    if (move === undefined || way === undefined) return;
    put(way.hold, way.spot);
    showSquares(decodeMove(move).squares);
    tell(seen(way, way.spot), `Place ${moves.indexOf(move) + 1} of ${moves.length}. `);
  };
  /** Put the piece down where it fits over a square; over the same square, the next way. */
  const tap = (hand: Held, spot: Spot, at: Fits) => {
    const isSame = preview?.squares.includes(spot.square) === true && 'move' in preview;
    const there = hand.spot !== undefined && isSame ? hand.spot : spot;
    const first = seen(hand, spot);
    const way = isSame
      ? nextWay(at, hand.hold, there)
      : first !== undefined && 'move' in first
        ? first
        : waysAt(at, hand.hold.piece, spot)[0];
    const hold = way?.hold ?? hand.hold;
    put(hold, there);
    tell(seen({ hold }, there));
  };
  const choose = (spot: Spot, means: Means) => {
    if (refusal !== undefined) return say(refusal);
    if (held === undefined || fits === undefined) return say('First choose a piece.');
    if (means === 'touch') return tap(held, spot, fits);
    lay(seen(held, spot));
  };
  const surface: SurfaceInput = {
    cursor,
    point: (spot) => (over !== undefined || spot !== undefined) && setOver(spot),
    choose,
    move: (spot) => {
      setCursor(spot.square);
      showSquares([spot.square]);
      if (held === undefined) return;
      setHeld({ ...held, spot });
      setOver(undefined);
      tell(seen(held, spot));
    },
  };
  const turn = (quarters = 1) => held && change(turnHold(held.hold, quarters));
  const flip = () => held && change(flipHold(held.hold));
  const cycle = (by: 1 | -1) => {
    const spot = over ?? held?.spot;
    const way = fits && held && spot && nextWay(fits, held.hold, spot, by);
    if (way === undefined || spot === undefined) return;
    setHeld({ hold: way.hold, spot: held?.spot });
    tell(seen(way, spot));
  };
  const rate = () => {
    ask();
    say('Rating all places …');
  };
  useEffect(() => {
    if (ratings === undefined || held === undefined) return;
    const all = fits?.moves.get(held.hold.piece)?.map((move) => ratings.get(move) ?? 0) ?? [];
    const best = `The best place of ${held.hold.piece} is ${ratingWords(Math.max(0, ...all))}. `;
    if (preview === undefined) say(best);
    else tell(preview, best);
  }, [ratings]);
  const rating = ratingOf(preview);
  useEffect(() => {
    // What a hint says must be read, and not what was pointed at before.
    if (props.marked === undefined || held === undefined) return;
    setHeld({ hold: held.hold });
    setOver(undefined);
  }, [props.marked]);
  const ratingLabel = isAsked
    ? 'Rating …'
    : rating === undefined
      ? ratings && 'Rated'
      : `${Math.round(rating)} of 100`;
  const keys: Readonly<Record<string, () => void>> = {
    r: () => turn(),
    R: () => turn(-1),
    f: flip,
    w: () => cycle(1),
    W: () => cycle(-1),
    n: () => step(1),
    p: () => step(-1),
    q: rate,
    Escape: () => setHeld(undefined),
  };
  return { fits, held, preview, surface, take, turn, flip, step, rate, lay, ratingLabel, keys };
}

/** Whether what is typed belongs to something else than the board. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, root: Element | null) {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return true;
  return target !== document.body && root?.contains(target) !== true;
}

/** Collect what is marked on the surface. */
function useMarks(
  { last, marked }: Props,
  fits: Fits | undefined,
  piece: Piece | undefined,
  preview: Preview | undefined,
): readonly Mark[] {
  const lastMove = last !== undefined && isMove(last.event) ? last.event : undefined;
  const player = fits?.player;
  const reach = useMemo(
    (): Mark[] =>
      fits === undefined || piece === undefined
        ? []
        : [{ kind: 'reach', squares: [...reachOf(fits, piece)], player }],
    [fits, piece],
  );
  const played = useMemo(
    () => (lastMove === undefined ? [] : [markOf('last', lastMove)]),
    [lastMove],
  );
  const hint = useMemo(() => (marked === undefined ? [] : [markOf('hint', marked)]), [marked]);
  return useMemo(() => {
    const kind = preview !== undefined && 'move' in preview ? 'ghost' : 'bad';
    const ghost =
      preview === undefined ? [] : [{ kind, squares: preview.squares, player } as const];
    return [...reach, ...played, ...hint, ...ghost];
  }, [reach, played, hint, preview]);
}

/** Return the squares of a move, or none. */
function squaresOf(move: Move | string | undefined): readonly Square[] {
  return move !== undefined && isMove(move) ? decodeMove(move).squares : [];
}

/** The whole table. */
export function CubeBoard(props: Props) {
  const { state, names, last, marked, settled, pace } = props;
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(FIRST_VIEW);
  const [shown, setShown] = useState<'cube' | 'net'>('cube');
  const tray = useRoving();
  const controls = useRoving();
  const input = useInput(props, view, setView);
  const { fits, held, preview, surface } = input;
  const faces = useMemo(() => facesIn(state), [state]);
  const seen = useMemo(() => inspect(state), [state]);
  const home: PlayerId = PLAYER_IDS[props.home] ?? 'A';
  const isUsable = (piece: Piece) => props.only?.includes(piece) ?? true;
  const marks = useMarks(props, fits, held?.hold.piece, preview);

  useLayoutEffect(settled, [state]);
  useEffect(() => {
    // A move to point out must be seen.
    if (marked !== undefined) setView(viewOf(facesOf(squaresOf(marked)), view));
  }, [marked]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = input.keys[event.key];
      if (act !== undefined && !isElsewhere(event, root.current)) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const lastSquares = squaresOf(last?.event);
  const isLastHidden =
    lastSquares.length > 0 && viewOf(facesOf(lastSquares), view) !== view && shown === 'cube';
  // Squares of the small net are too small for a finger: it leads to the cube.
  const netInput: SurfaceInput = {
    ...surface,
    choose: (spot, means) => {
      if (means !== 'touch') return surface.choose(spot, means);
      const [face] = facesOf([spot.square]);
      if (face === undefined) return;
      const front = straightOn(face, view);
      setView(front);
      setShown('cube');
      if (held !== undefined) surface.choose({ ...spot, turn: turnOf(face, front) }, 'touch');
    },
  };
  const style = `cube-blokus ${state.phase}${held === undefined ? '' : ' holding'}${pace === 0 ? ' still' : ''}`;
  return (
    <div class={style} ref={root} data-phase={state.phase} data-shown={shown}>
      <Players players={seen.players} names={names} turn={seen.turn} />
      <div class="side-cube">
        <Cube faces={faces} marks={marks} view={view} input={surface} turnTo={setView} />
        <div class="switches">
          {(['cube', 'net'] as const).map((name) => (
            <button
              type="button"
              key={name}
              class="switch"
              aria-pressed={shown === name}
              onClick={() => setShown(name)}
            >
              {name === 'cube' ? 'Cube' : 'Net'}
            </button>
          ))}
          {isLastHidden && (
            <button
              type="button"
              class="find"
              onClick={() => setView(viewOf(facesOf(lastSquares), view))}
            >
              Last move
            </button>
          )}
        </div>
      </div>
      <div class="side-net">
        <Net faces={faces} marks={marks} input={netInput} />
      </div>
      <Controls
        isHeld={held !== undefined}
        isLegal={preview !== undefined && 'move' in preview}
        rating={input.ratingLabel}
        turn={() => input.turn()}
        flip={input.flip}
        step={input.step}
        rate={input.rate}
        roving={controls}
        lay={(isKeyboard) => {
          input.lay(preview);
          if (isKeyboard) tray.focus();
        }}
      />
      <Tray
        player={home}
        left={seen.players[props.home]?.piecesLeft.filter(isUsable) ?? []}
        fits={fits}
        hold={held?.hold}
        roving={tray}
        take={(piece, isKeyboard) => {
          input.take(piece);
          if (isKeyboard && held?.hold.piece !== piece && fits?.moves.has(piece) === true) {
            controls.focus('[data-item=next]');
          }
        }}
      />
    </div>
  );
}
