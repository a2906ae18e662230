/** A face of the cube: nine rows of nine squares, the pieces on them, and the marks over them. */

import { useMemo } from 'preact/hooks';
import { useWords } from '../../engine/board/words.js';
import { type Face, PLAYER_IDS, type Square } from '../state/vocabulary.js';
import type { Cell } from './pieces.js';
import type { FaceView, Mark, MarkKind } from './seen.js';
import { cellOf, cellsOn, fillOf, INSET, middleOf, motifOn, outlineOf, seamsOf } from './shape.js';
import { faceOf, SIZE } from './surface.js';
import { CUBE } from './words.js';

function Squares({ view }: { readonly view: FaceView }) {
  const rows = Array.from({ length: SIZE }, (_, row) =>
    view.squares.slice(row * SIZE, (row + 1) * SIZE),
  );
  return (
    <div class="squares" role="grid" aria-label={view.words}>
      {rows.map((squares, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its squares have the focus.
        <div class="squares-row" role="row" key={row}>
          {squares.map(({ square, words }) => (
            <span
              key={square}
              role="gridcell"
              tabIndex={-1}
              class="square"
              data-square={square}
              aria-label={words}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The lines between the squares of a face. */
const LINES = Array.from({ length: SIZE + 1 }, (_, at) => `M0 ${at}h9M${at} 0v9`).join('');

/** List a start square and what is around it beyond the edges, so that it fills its corner of the face. */
function cornerAround([x, y]: Cell): readonly Cell[] {
  const beyond = (at: number) => (at === 0 ? -1 : SIZE);
  return [
    [x, y],
    [beyond(x), y],
    [x, beyond(y)],
    [beyond(x), beyond(y)],
  ];
}

/** Draw dots in the middle of squares, as a single path. */
function dotsOn(squares: readonly Square[]): string {
  return squares
    .map(cellOf)
    .map(([x, y]) => `M${x + 0.5} ${y + 0.5}h0`)
    .join('');
}

/** All pieces of a player on a face, as one path, and one for their motifs. */
function Pieces({ view: { face, squares, pieces } }: { readonly view: FaceView }) {
  const starts = squares.filter(({ isStart }) => isStart);
  const places = squares.filter(({ isBuildPoint }) => isBuildPoint);
  return (
    <>
      {starts.map(({ square, owner }) => (
        <path
          key={square}
          class={`shape start player-${owner}`}
          d={outlineOf(cornerAround(cellOf(square)))}
        />
      ))}
      {PLAYER_IDS.map((player) => {
        const own = pieces.filter((piece) => piece.player === player);
        const middles = own.flatMap((piece) => middleOf(piece.squares) ?? []);
        const signs = starts.filter(({ owner }) => owner === player).map(({ square }) => square);
        const motifs = [...middles, ...signs].filter((square) => faceOf(square) === face);
        const cells = own.map((piece) => cellsOn(face, piece.squares));
        return (
          <g key={player} class={`player-${player}`}>
            <path class="shape" d={cells.map((each) => outlineOf(each)).join('')} />
            <path class="seams" d={cells.map(seamsOf).join('')} />
            <path
              class="motif"
              d={motifs.map((square) => motifOn(player, cellOf(square))).join('')}
            />
          </g>
        );
      })}
      <path class="build" d={dotsOn(places.map(({ square }) => square))} />
    </>
  );
}

/** How far the outlines of marks are from the sides of their squares, where it is not that of pieces. */
const INSETS: Readonly<Partial<Record<MarkKind, number>>> = { last: 0.03, recent: 0.2 };

/** A mark on a face, drawn again only when it changes. */
function Marked({ mark, face }: { readonly mark: Mark; readonly face: Face }) {
  const { kind, squares, player } = mark;
  return useMemo(() => {
    const here = squares.filter((square) => faceOf(square) === face);
    if (here.length === 0) return null;
    const middle = middleOf(squares);
    const cells = cellsOn(face, squares);
    const isPiece = kind === 'ghost' || kind === 'hint';
    return (
      <g class={`mark ${kind} player-${player}`} data-squares={here.join(' ')}>
        <path
          class="shape"
          d={kind === 'reach' ? fillOf(cells) : outlineOf(cells, INSETS[kind] ?? INSET)}
        />
        {isPiece && <path class="seams" d={seamsOf(cells)} />}
        {isPiece && player !== undefined && middle !== undefined && here.includes(middle) && (
          <path class="motif" d={motifOn(player, cellOf(middle))} />
        )}
        {kind === 'bad' && (
          <path class="motif" d={here.map((square) => motifOn('B', cellOf(square))).join('')} />
        )}
      </g>
    );
  }, [mark]);
}

/** A face. Its squares and pieces are only drawn again when they change. */
export function CubeFace({
  view,
  marks,
}: {
  readonly view: FaceView;
  readonly marks: readonly Mark[];
}) {
  const words = useWords(CUBE);
  const squares = useMemo(() => <Squares view={view} />, [view.key, words]);
  const pieces = useMemo(() => <Pieces view={view} />, [view.key]);
  return (
    <div class="face" data-face={view.face} data-name={words.board.faces[view.face]}>
      {squares}
      <svg class="drawn" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <path class="lines" d={LINES} />
        {marks.map(
          (mark) => mark.kind === 'reach' && <Marked key="reach" mark={mark} face={view.face} />,
        )}
        {pieces}
        {marks.map(
          (mark) =>
            mark.kind !== 'reach' && (
              <Marked key={`${mark.kind}${mark.squares[0]}`} mark={mark} face={view.face} />
            ),
        )}
      </svg>
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
