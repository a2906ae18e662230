/** The surface unfolded: all six faces at once. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../engine/board/words.js';
import { FACES, type Face } from '../state/vocabulary.js';
import { CubeFace } from './face.js';
import { type PieceInput, useGestures } from './gestures.js';
import type { Spot } from './holding.js';
import { COLUMNS, ROWS } from './labels.js';
import { type SurfaceInput, surfaceHandlers, useCursor } from './pointing.js';
import type { FaceView, Mark } from './seen.js';
import { type Direction, faceOf, SIZE } from './surface.js';
import { CUBE } from './words.js';

export interface NetProps {
  readonly faces: readonly FaceView[];
  readonly marks: readonly Mark[];
  readonly input: SurfaceInput;
  readonly piece: PieceInput;
  /** The face that is brought near, so that its squares are large enough for a finger. */
  readonly near?: Face | undefined;
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

/** Squares across a place in which a face is near: the face, and what is next to it. */
const NEAR = 11.5;

/**
 * Keep the form and the size of the net with the room that there is. By script: with units of containers, a browser
 * computes the styles of a thousand squares for each change near them.
 */
function useSize(root: { readonly current: HTMLElement | null }, near: Face | undefined): void {
  useLayoutEffect(() => {
    const element = root.current;
    const around = element?.parentElement;
    const table = element?.closest<HTMLElement>('.cube-blokus');
    if (around == null || table == null) return undefined;
    const measure = () => {
      // What is not seen has no size.
      if (around.clientWidth === 0) return;
      const padding = 2 * Number.parseFloat(getComputedStyle(around).paddingLeft);
      const [width, height] = [around.clientWidth - padding, around.clientHeight - padding];
      const [wide, high] = [squareIn('wide', width, height), squareIn('high', width, height)];
      // Elsewhere the players are in its free corners.
      const isHigh = table.dataset.layout === 'phone' && high > wide;
      table.dataset.form = isHigh ? 'high' : 'wide';
      const whole = Math.max(1, isHigh ? high : wide);
      const square = near === undefined ? whole : Math.floor(Math.min(width, height) / NEAR);
      table.style.setProperty('--edge', `${square * SIZE}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    measure();
    if (near !== undefined) showFace(around, near);
    return () => observer.disconnect();
  }, [near]);
}

/** Scroll a face into the middle of the place of the net. */
function showFace(around: HTMLElement, face: Face): void {
  const element = around.querySelector(`.face[data-face="${face}"]`);
  if (element === null) return;
  const [place, box] = [around.getBoundingClientRect(), element.getBoundingClientRect()];
  around.scrollBy(
    box.left + box.width / 2 - place.left - place.width / 2,
    box.top + box.height / 2 - place.top - place.height / 2,
  );
}

/**
 * Make what a person does on the net. Its squares are too small for a finger: where it is seen alone, that brings a face
 * near, and elsewhere it turns the cube to the face.
 *
 * @param lead - called with the face to turn to
 */
export function useNet(
  surface: SurfaceInput,
  lead: (face: Face, spot: Spot) => void,
): Pick<NetProps, 'input' | 'near'> & { leave(): void } {
  const [near, setNear] = useState<Face>();
  const choose: SurfaceInput['choose'] = (spot, means, target) => {
    if (means !== 'touch' || near !== undefined) return surface.choose(spot, means);
    const face = faceOf(spot.square);
    if (target?.closest('[data-seen=one]') != null) setNear(face);
    else lead(face, spot);
  };
  return { input: { ...surface, choose }, near, leave: () => setNear(undefined) };
}

/** Return how a face is turned in a net: below the bottom, the back stands on its head. */
export function turnIn(net: Element | null, face: Face): Direction {
  return face === 'B' && net?.closest('[data-form=high]') != null ? 2 : 0;
}

/** The net. */
export function Net({ faces, marks, input, piece, near }: NetProps) {
  const root = useRef<HTMLDivElement>(null);
  const { board } = useWords(CUBE);
  const { onWheel, onContextMenu } = useGestures(piece).handlers;
  useSize(root, near);
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
