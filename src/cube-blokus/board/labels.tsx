/** The names of the faces, and of their columns and rows, around the cube as it is seen. */
import { useWords } from '../../engine/board/words.js';
import { squareCorners } from '../state/surface.js';
import { FACES, type Face, type Square } from '../state/vocabulary.js';
import { besides, type Direction, faceOf, SIZE } from './surface.js';
import { facing, isStraight, type Place, type Point, placeOf, type View } from './views.js';
import { CUBE } from './words.js';

export const COLUMNS: readonly string[] = [...'abcdefghi'];
export const ROWS: readonly string[] = [...'123456789'];

/** Pixels from an edge to a letter, from a corner to a name, and from an edge to a name above letters. */
const [OFF, NAME_OFF, ABOVE_OFF] = [7, 16, 23];

/** Pixels of a square that has no room for a letter next to it. */
const TINY = 14;

/** A face whose neighbour is seen less than this has that side free. */
const HIDDEN = 0.05;

/** Squares in the middle of the sides, clockwise from the one above in the net. */
const AT_SIDE: Readonly<Record<Direction, string>> = { 0: 'e1', 1: 'i5', 2: 'e9', 3: 'a5' };

function beyond(face: Face, side: Direction): Face {
  // A face and a place on it are a square.
  return faceOf(besides(`${face}${AT_SIDE[side]}` as Square)[side] ?? `${face}e5`);
}

/** Return a point of a face, by columns and rows from its corner at a1. */
function pointOn(face: Face, right: number, down: number): Point {
  const [corner, next, , below] = squareCorners(`${face}a1`);
  const at = (axis: 0 | 1 | 2) =>
    corner[axis] +
    right * (next[axis] - corner[axis]) +
    down * (below[axis] - corner[axis]) -
    SIZE / 2;
  return [at(0), at(1), at(2)];
}

/** Return the first of two sides next to which nothing else is seen. */
function freeSide(face: Face, view: View, sides: readonly [Direction, Direction]) {
  return sides.find((side) => facing(beyond(face, side), view) <= HIDDEN);
}

/** A label: half of its width, and half of the width that all of it must be in. */
interface Label {
  readonly element: HTMLElement;
  readonly half: number;
  readonly most: number;
}

/** Put a label at a point of the scene, away from another point. A label that would reach out of the scene goes up or down instead. */
function put({ element, half, most }: Label, at: Place, from: Place, off: number): void {
  const [x, y] = [at[0] - from[0], at[1] - from[1]];
  const far = Math.hypot(x, y) || 1;
  const across = at[0] + (x / far) * (off + half);
  const left = Math.max(half - most, Math.min(most - half, across));
  const down = at[1] + (y / far) * off + Math.sign(y) * Math.abs(across - left) * 0.8;
  element.style.transform = `translate(${left.toFixed(1)}px, ${down.toFixed(1)}px) translate(-50%, -50%)`;
}

/** List the labels of each face. All are measured before any of them is moved: else each would need a layout. */
function labelsIn(scene: HTMLElement) {
  const most = scene.clientWidth / 2 - 2;
  return [...scene.querySelectorAll<HTMLElement>('[data-labels]')].map((around, index) => ({
    // They are in the order of the faces.
    face: FACES[index] ?? 'F',
    around,
    labels: [...around.querySelectorAll<HTMLElement>('*')].map(
      (element): Label => ({ element, half: element.offsetWidth / 2, most }),
    ),
  }));
}

/**
 * Put the labels of all faces that are seen along their free edges.
 *
 * @param unit - pixels of a square that is not seen aslant
 */
export function placeLabels(scene: HTMLElement, view: View, unit: number): void {
  const faces = labelsIn(scene);
  scene.classList.toggle('tiny', unit < TINY);
  for (const { face, around, labels } of faces) {
    const columnsAt = freeSide(face, view, [0, 2]);
    const rowsAt = freeSide(face, view, [3, 1]);
    const isSeen = facing(face, view) > 0.2 && columnsAt !== undefined && rowsAt !== undefined;
    around.classList.toggle('off', !isSeen);
    if (!isSeen) continue;
    const [down, right] = [columnsAt === 0 ? 0 : SIZE, rowsAt === 3 ? 0 : SIZE];
    const inner = SIZE / 2;
    const on = (x: number, y: number) => placeOf(pointOn(face, x, y), view, unit);
    const middle = on(inner, inner);
    for (const [index, label] of labels.entries()) {
      const along = (index % SIZE) + 0.5;
      if (index < SIZE) put(label, on(along, down), on(along, inner), OFF);
      else if (index < 2 * SIZE) put(label, on(right, along), on(inner, along), OFF);
      else if (!isStraight(view)) put(label, on(right, down), middle, NAME_OFF);
      else {
        // No corner has room for the name, but the side that is above or below does.
        const [side = middle] = [on(inner, down), on(right, inner)].toSorted(
          (one, other) => Math.abs(other[1] - middle[1]) - Math.abs(one[1] - middle[1]),
        );
        put(label, side, middle, ABOVE_OFF);
      }
    }
  }
}

/** The labels, which `placeLabels` puts in their places. */
export function Labels() {
  const { board } = useWords(CUBE);
  return (
    <div class="labels" aria-hidden="true">
      {FACES.map((face) => (
        <div key={face} data-labels={face}>
          {[...COLUMNS, ...ROWS].map((name) => (
            <span key={name}>{name}</span>
          ))}
          <b>{board.faces[face]}</b>
        </div>
      ))}
    </div>
  );
}
