/** What a person does on the board: a piece in the hand, where it would lie, and how good that is. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../engine/board/board.js';
import { usePositionState } from '../../engine/board/position-state.js';
import { useWords } from '../../engine/board/words.js';
import type { CubeBlokusTypes } from '../api/cube-blokus.js';
import type { GameState } from '../api/game-state.js';
import { decodeMove } from '../codec/moves.js';
import type { Move, Piece, Square } from '../state/vocabulary.js';
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
  type Spot,
  turnHold,
  wayOf,
  waysAt,
} from './holding.js';
import type { Means, SurfaceInput } from './pointing.js';
import { facesOf } from './surface.js';
import { type View, viewOf } from './views.js';
import { CUBE, type CubeWords, refusalWords, squaresOf } from './words.js';

/**
 * The rating of each legal move, from 0 for the worst to 100 for the best. The function `rate` of
 * {@link CubeBlokusBoardProperties} returns a promise of it. It is made from the list that `rateMoves` of
 * `azulejo/cube-blokus` returns: `new Map(rateMoves(state).map(({ move, rating }) => [move, rating]))`.
 */
export type Ratings = ReadonlyMap<Move, number>;

/** The properties that only the board of Cube Blokus has. */
export interface CubeBlokusBoardProperties {
  /**
   * Function that rates the legal moves of a state, for a button that shows the ratings; without it (`undefined`),
   * there is no button. `rateMoves` of `azulejo/cube-blokus` takes about a second, and so belongs in a worker.
   */
  rate: ((state: GameState) => Promise<Ratings>) | undefined;
  /** The pieces that people may use, such as `['V5']`; by default (`undefined`), all that the player has left. */
  pieces: readonly Piece[] | undefined;
}

export type CubeBoardProps = BoardProps<CubeBlokusTypes> & Partial<CubeBlokusBoardProperties>;

/** The piece in the hand, and the square over which it was put down for now. */
interface Held {
  readonly hold: Hold;
  readonly spot?: Spot | undefined;
}

/** Ask for the ratings of a position, once, or again after that has failed. */
function useRatings({ state, rate }: CubeBoardProps, fail: () => void) {
  const [ratings, setRatings] = usePositionState<Ratings | 'asked'>(state);
  const ask = () => {
    if (ratings !== undefined || rate === undefined) return;
    setRatings('asked');
    // It may also throw at once.
    new Promise<Ratings>((resolve) => resolve(rate(state))).then(setRatings, () => {
      setRatings(undefined);
      fail();
    });
  };
  return { ask, isAsked: ratings === 'asked', ratings: ratings === 'asked' ? undefined : ratings };
}

/** Describe what laying the piece there would be. */
function previewWords(
  words: CubeWords,
  preview: Preview,
  rating: number | undefined,
  names: readonly string[],
): string {
  const { piece } = preview.hold;
  const { controls } = words;
  if ('issue' in preview) {
    return controls.refused(piece, refusalWords(words, preview.issue, names));
  }
  const { squares } = decodeMove(preview.move);
  const rounded = rating === undefined ? undefined : Math.round(rating);
  return controls.preview(piece, squaresOf(squares), squares.length, rounded);
}

/** What a person does with pieces. */
export function useInput(props: CubeBoardProps, view: View, turnTo: (view: View) => void) {
  const { state, names, refusal, hint, play, say, refuse, advise, select, onCancel } = props;
  const words = useWords(CUBE);
  const { controls, refusals } = words;
  const isOpen = refusal === undefined;
  const fits = useMemo(() => (isOpen ? fitsIn(state) : undefined), [state, isOpen]);
  const [held, setHeld] = usePositionState<Held>(state);
  const [over, setOver] = usePositionState<Spot>(state);
  const [cursor, setCursor] = useState<Square>('Fe5');
  const { ask, isAsked, ratings } = useRatings(props, () => say(controls.noRating));

  const seen = (hand: Held | undefined, spot: Spot | undefined) =>
    fits === undefined || hand === undefined || spot === undefined
      ? undefined
      : previewAt(fits, hand.hold, spot);
  const preview = useMemo(() => seen(held, over ?? held?.spot), [fits, held, over]);
  const ratingOf = (at: Preview | undefined) =>
    at !== undefined && 'move' in at ? ratings?.get(at.move) : undefined;
  const advice = preview && previewWords(words, preview, ratingOf(preview), names);
  useEffect(() => advise(advice), [advice]);

  const tell = (at: Preview | undefined, before = '') => {
    if (at !== undefined) say(`${before}${previewWords(words, at, ratingOf(at), names)}`);
  };
  const showSquares = (squares: readonly Square[]) => turnTo(viewOf(facesOf(squares), view));
  const put = (hold: Hold, spot: Spot) => {
    setHeld({ hold, spot });
    setOver(undefined);
    setCursor(spot.square);
  };
  const hinted = useMemo(
    () => (fits === undefined || hint === undefined ? undefined : wayOf(fits, hint)),
    [fits, hint],
  );
  /** Take the piece of the hint, and put it down where the hint shows it. */
  const takeHint = ({ hold, spot }: NonNullable<typeof hinted>) => {
    put(hold, spot);
    select(`${state.turn}${hold.piece}`);
    tell(seen({ hold }, spot));
  };
  /** Whether a square is of the hint, and nothing else is put down. */
  const isHinted = (square: Square) =>
    hinted !== undefined &&
    decodeMove(hinted.move).squares.includes(square) &&
    preview === undefined &&
    (held === undefined || held.hold.piece === hinted.hold.piece);
  const change = (hold: Hold) => {
    const spot = over ?? held?.spot;
    setHeld({ hold, spot: held?.spot });
    tell(seen({ hold }, spot));
  };
  const lay = (at: Preview | undefined) => {
    if (at === undefined) refuse(refusals.noPlace);
    else if ('move' in at) play(at.move);
    else refuse(previewWords(words, at, ratingOf(at), names), at.issue);
  };
  const drop = () => {
    if (held === undefined) return;
    setHeld(undefined);
    select(undefined);
  };
  const take = (piece: Piece) => {
    if (refusal !== undefined) return refuse(refusal);
    if (fits?.moves.has(piece) !== true) return refuse(controls.fitsNowhere(piece));
    if (held?.hold.piece === piece) return drop();
    if (hinted?.hold.piece === piece) return takeHint(hinted);
    setHeld({ hold: holdOf(piece) });
    select(`${fits.player}${piece}`);
    say(controls.fits(piece, fits.moves.get(piece)?.length ?? 0));
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
    tell(seen(way, way.spot), `${controls.place(moves.indexOf(move) + 1, moves.length)} `);
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
    if (refusal !== undefined) return refuse(refusal);
    if (hinted !== undefined && isHinted(spot.square)) return takeHint(hinted);
    if (held === undefined || fits === undefined) return refuse(refusals.noPiece);
    if (means === 'touch') return tap(held, spot, fits);
    // A piece that was put down lies as it did then, though the cube may have been turned since.
    const isThere = means === 'keyboard' && held.spot?.square === spot.square;
    lay(seen(held, isThere ? held.spot : spot));
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
    if (held === undefined || ratings !== undefined || props.rate === undefined) return;
    ask();
    say(controls.ratingAll);
  };
  useEffect(() => {
    if (ratings === undefined || held === undefined) return;
    const all = fits?.moves.get(held.hold.piece)?.map((move) => ratings.get(move) ?? 0) ?? [];
    const best = controls.best(held.hold.piece, Math.round(Math.max(0, ...all)));
    if (preview === undefined) say(best);
    else tell(preview, `${best} `);
  }, [ratings]);
  const rating = ratingOf(preview);
  useEffect(() => {
    // What a hint says must be read, and not what was pointed at before.
    if (hint === undefined || held === undefined) return;
    setHeld({ hold: held.hold });
    setOver(undefined);
  }, [hint]);
  const ratingLabel = isAsked
    ? controls.rating
    : rating === undefined
      ? ratings && controls.rated
      : controls.ratingOf(Math.round(rating));
  const cancel = useRef(drop);
  cancel.current = drop;
  useEffect(() => onCancel(() => cancel.current()), []);
  const keys: Readonly<Record<string, (event: Event) => void>> = {
    r: () => turn(),
    R: () => turn(-1),
    f: flip,
    w: () => cycle(1),
    W: () => cycle(-1),
    n: () => step(1),
    p: () => step(-1),
    q: rate,
    // It puts the piece down, and closes no dialog around the board as well.
    ...(held && { Escape: (event) => event.preventDefault() }),
  };
  return { fits, held, preview, surface, take, turn, flip, step, rate, lay, ratingLabel, keys };
}
