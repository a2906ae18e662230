/** The surface unfolded: all six faces at once. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../../engine/board/words.js';
import { FACES, type Face } from '../state/vocabulary.js';
import { CubeFace } from './face.js';
import { type PieceInput, useGestures } from './gestures.js';
import { COLUMNS, ROWS } from './labels.js';
import { type SurfaceInput, surfaceHandlers, useCursor } from './pointing.js';
import type { FaceView, Mark } from './seen.js';
import { type Direction, SIZE } from './surface.js';
import { CUBE } from './words.js';

export interface NetProps {
  readonly faces: readonly FaceView[];
  readonly marks: readonly Mark[];
  readonly input: SurfaceInput;
  readonly piece: PieceInput;
}

/** Faces next to each other and above each other: with the back at the end of the row, or below the bottom. */
const FORMS = { wide: [4, 3], high: [3, 4] } as const;

type Form = keyof typeof FORMS;

/** Pixels between faces, for the letters of the columns above each, twice so many above the front, and for the numbers of the rows. */
const GAPS = { across: 3, down: 13, first: 14 } as const;

/** Return the pixels of a square of a net, whole ones of the screen: else some lines would be lost. */
function squareIn(form: Form, width: number, height: number): number {
  const [across, down] = FORMS[form];
  const room = Math.min(
    (width - GAPS.first - across * GAPS.across) / (across * SIZE),
    (height - (down + 1) * GAPS.down) / (down * SIZE),
  );
  return Math.floor(room * devicePixelRatio) / devicePixelRatio;
}

/**
 * Keep the form and the size of the net with the room that there is. By script: with units of containers, a browser
 * computes the styles of a thousand squares for each change near them.
 */
function useSize(root: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = root.current;
    const around = element?.parentElement;
    const table = element?.closest<HTMLElement>('.cube-blokus');
    if (around == null || table == null) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = around;
      // What is not seen has no size.
      if (clientWidth === 0) return;
      const [wide, high] = [
        squareIn('wide', clientWidth, clientHeight),
        squareIn('high', clientWidth, clientHeight),
      ];
      // Elsewhere the players are in its free corners.
      const isHigh = table.dataset.layout === 'phone' && high > wide;
      table.dataset.form = isHigh ? 'high' : 'wide';
      table.style.setProperty('--edge', `${Math.max(1, isHigh ? high : wide) * SIZE}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    measure();
    return () => observer.disconnect();
  }, []);
}

/** Return how a face is turned in the net: below the bottom, the back stands on its head. */
function turnIn(net: HTMLElement | null, face: Face): Direction {
  return face === 'B' && net?.closest('[data-form=high]') != null ? 2 : 0;
}

/** The net. */
export function Net({ faces, marks, input, piece }: NetProps) {
  const root = useRef<HTMLDivElement>(null);
  const { board } = useWords(CUBE);
  const { onWheel, onContextMenu } = useGestures(piece).handlers;
  useSize(root);
  useCursor(root, input.cursor);
  return (
    <div
      class="net"
      role="group"
      aria-label={board.aboutNet}
      ref={root}
      onWheel={onWheel}
      onContextMenu={onContextMenu}
      {...surfaceHandlers(input, (face) => turnIn(root.current, face))}
    >
      {faces.map((face) => (
        <CubeFace key={face.face} view={face} marks={marks} />
      ))}
      {FACES.map((face) => (
        <div key={face} class="label" data-of={face} aria-hidden="true">
          <b>{board.faces[face]}</b>
          {[COLUMNS, ROWS].map((names, index) => (
            <span key={index} class={index === 0 ? 'columns' : 'rows'}>
              {names.map((name) => (
                <i key={name}>{name}</i>
              ))}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
