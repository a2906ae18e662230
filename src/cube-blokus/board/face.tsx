/** A face of the cube: nine rows of nine squares, and the marks over them. */

import { useMemo } from 'preact/hooks';
import { useWords } from '../../engine/board/words.js';
import type { Face, Square } from '../state/vocabulary.js';
import { type FaceView, type Mark, type MarkKind, outlineOf } from './seen.js';
import { faceOf, placeOn, SIZE } from './surface.js';
import { CUBE, type SquareView } from './words.js';

function lookOf({ owner, isStart }: SquareView): string {
  return owner === null ? 'square' : `square tile-${owner}${isStart ? ' start' : ''}`;
}

function Squares({ view }: { readonly view: FaceView }) {
  const rows = Array.from({ length: SIZE }, (_, row) =>
    view.squares.slice(row * SIZE, (row + 1) * SIZE),
  );
  return (
    <div class="squares" role="grid" aria-label={view.words}>
      {rows.map((squares, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its squares have the focus.
        <div class="squares-row" role="row" key={row}>
          {squares.map((square) => (
            <span
              key={square.square}
              role="gridcell"
              tabIndex={-1}
              class={lookOf(square)}
              data-square={square.square}
              aria-label={square.words}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Kinds of marks that show a piece. */
const SHOWS_PIECE: ReadonlySet<MarkKind> = new Set(['hint', 'ghost', 'bad']);

function drawPiece({ kind, squares, player }: Mark, face: Face) {
  const tile = SHOWS_PIECE.has(kind) ? `tile-${player}` : '';
  return squares
    .filter((square) => faceOf(square) === face)
    .map((square) => {
      const { row, column } = placeOn(square);
      return (
        <span
          key={square}
          class={`mark ${kind} ${tile} ${outlineOf(squares, square)}`}
          style={{ gridArea: `${row} / ${column}` }}
        />
      );
    });
}

/** Draw dots on squares as a single element: hundreds of them can change each turn. */
function drawDots(kind: 'reach' | 'build', squares: readonly Square[], face: Face) {
  const dots = squares
    .filter((square) => faceOf(square) === face)
    .map(placeOn)
    .map(({ row, column }) => `M${column - 0.5} ${row - 0.5}h0`);
  return (
    <svg class={`dots ${kind}`} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <path d={dots.join('')} />
    </svg>
  );
}

/** A mark on a face, redrawn only when it changes. */
function Marked({ mark, face }: { readonly mark: Mark; readonly face: Face }) {
  const { kind, squares } = mark;
  const drawn = useMemo(
    () => (kind === 'reach' ? drawDots(kind, squares, face) : drawPiece(mark, face)),
    [mark],
  );
  return <>{drawn}</>;
}

/** A face. Its squares are only drawn again when they change. */
export function CubeFace({
  view,
  marks,
}: {
  readonly view: FaceView;
  readonly marks: readonly Mark[];
}) {
  const words = useWords(CUBE);
  const squares = useMemo(() => <Squares view={view} />, [view.key, words]);
  const buildPoints = useMemo(() => {
    const points = view.squares.filter(({ isBuildPoint }) => isBuildPoint);
    return drawDots(
      'build',
      points.map(({ square }) => square),
      view.face,
    );
  }, [view.key]);
  return (
    <div class="face" data-face={view.face} data-name={words.board.faces[view.face]}>
      {squares}
      <div class="marks" aria-hidden="true">
        {buildPoints}
        {marks.map((mark) => (
          <Marked key={`${mark.kind}${mark.squares[0]}`} mark={mark} face={view.face} />
        ))}
      </div>
      <div class="shade" aria-hidden="true" />
    </div>
  );
}

/** Return the square that an event is about. */
export function squareAt(event: Event): Square | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  const name = target.closest<HTMLElement>('[data-square]')?.dataset.square;
  // Squares are named by the page.
  return name as Square | undefined;
}
