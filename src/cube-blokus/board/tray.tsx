/** The pieces that are left, to be picked up. */

import { useLayoutEffect } from 'preact/hooks';
import { Group } from '../../engine/board/group.js';
import type { Roving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import { PIECES, type Piece, type PlayerId } from '../state/vocabulary.js';
import type { Fits, Hold } from './holding.js';
import { cellsOf, gripOf, sizeOf } from './pieces.js';
import { motifOn, outlineOf, seamsOf } from './shape.js';
import { CUBE, type CubeWords } from './words.js';

/** The pieces as they lie in the tray: large ones first, as they are best laid first. */
export const TRAY: readonly Piece[] = PIECES.toReversed();

/** A piece as it lies, with the motif of its player on the cell by which it is held. */
function Shape({
  piece,
  player,
  hold,
}: {
  readonly piece: Piece;
  readonly player: PlayerId;
  readonly hold?: Hold | undefined;
}) {
  const cells = cellsOf(piece, hold);
  const [width, height] = sizeOf(cells);
  const middle = cells[gripOf(piece)];
  return (
    <svg
      class={`drawn player-${player}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--columns': `${width}`, '--rows': `${height}` }}
      aria-hidden="true"
    >
      <path class="shape" d={outlineOf(cells)} />
      <path class="seams" d={seamsOf(cells)} />
      <path class="motif" d={middle && motifOn(player, middle)} />
    </svg>
  );
}

export interface TrayProps {
  readonly player: PlayerId;
  readonly left: readonly Piece[];
  /** What can be played; `undefined` while a person cannot move. */
  readonly fits: Fits | undefined;
  /** Whether each piece can be taken, wherever it fits. */
  readonly isFree?: boolean;
  readonly hold: Hold | undefined;
  /** The piece of a move that is pointed out. */
  readonly marked: Piece | undefined;
  readonly roving: Roving<HTMLDivElement>;
  take(piece: Piece, isKeyboard: boolean): void;
  /** Called when a pointer goes down on a piece, which it may drag. */
  grab?(event: PointerEvent, piece: Piece): void;
}

/** Name a piece, and say how it fits, and whether it is pointed out. */
function pieceWords(
  { board }: CubeWords,
  piece: Piece,
  size: number,
  { fits, marked }: Pick<TrayProps, 'fits' | 'marked'>,
) {
  const words =
    fits === undefined
      ? board.piece(piece, size)
      : board.pieceFits(piece, size, fits.moves.get(piece)?.length ?? 0);
  return piece === marked ? board.pieceMarked(words) : words;
}

/** Pixels that are left free next to a piece that is scrolled into view. */
const MARGIN = 8;

/** Scroll the row of pieces of a phone so that one of them is seen. */
function reveal(tray: HTMLElement, piece: Piece): void {
  const button = tray.querySelector(`[data-item=${piece}]`);
  if (button === null) return;
  const [frame, box] = [tray.getBoundingClientRect(), button.getBoundingClientRect()];
  const [left, right] = [box.left - frame.left - MARGIN, box.right - frame.right + MARGIN];
  if (left < 0) tray.scrollLeft += left;
  else if (right > 0) tray.scrollLeft += right;
}

/** The tray: one tab stop. */
export function Tray(props: TrayProps) {
  const { player, left, fits, isFree = false, hold, marked, roving, take, grab } = props;
  const words = useWords(CUBE);
  useLayoutEffect(() => {
    if (marked !== undefined && roving.ref.current !== null) reveal(roving.ref.current, marked);
  }, [marked]);
  return (
    <Group label={words.board.piecesOf(player)} look="tray" roving={roving}>
      {TRAY.map((piece) => {
        // Those that were laid leave their places.
        if (!left.includes(piece)) return <span key={piece} class="gap" />;
        const isHeld = hold?.piece === piece;
        return (
          <button
            type="button"
            key={piece}
            class={`piece${isHeld ? ' held' : ''}${piece === marked ? ' marked' : ''}`}
            data-item={piece}
            aria-pressed={isHeld}
            aria-disabled={!isFree && (fits === undefined || !fits.moves.has(piece))}
            aria-label={pieceWords(words, piece, cellsOf(piece).length, props)}
            onClick={(event) => take(piece, event.detail === 0)}
            onPointerDown={(event) => grab?.(event, piece)}
          >
            <Shape piece={piece} player={player} hold={isHeld ? hold : undefined} />
            <small aria-hidden="true">{piece}</small>
          </button>
        );
      })}
      {left.length === 0 && <p>{words.board.noPieces}</p>}
    </Group>
  );
}
