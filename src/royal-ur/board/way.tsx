/** The way of a token: around the board with a direction, and how far a move leads along it. */
import type { PlayerId } from '../state/vocabulary.js';
import { placesFrom } from './places.js';

/** A point in squares from the corner of the board. */
type Point = readonly [column: number, row: number];

/** A token, by its player and its step, and the step that it can go to. */
export interface Way {
  readonly player: PlayerId;
  readonly from: number;
  readonly to: number | undefined;
}

/** Half of the length and of the width of an arrow's head. */
const HEAD = 0.11;

/** Draw the head of an arrow from one point to another, at a part of the way. */
function headAt([x, y]: Point, [toX, toY]: Point, part: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [((toX - x) / length) * HEAD, ((toY - y) / length) * HEAD];
  const [midX, midY] = [x + (toX - x) * part, y + (toY - y) * part];
  const side = (sign: number) => `${midX - dx - sign * dy} ${midY - dy + sign * dx}`;
  return `M${side(1)}L${midX + dx} ${midY + dy}L${side(-1)}`;
}

/** The way from a token to its home, with a mark between every two squares, and a line to where it can go. */
export function WayPicture({ way, own }: { readonly way: Way; readonly own: PlayerId }) {
  const { player, from, to } = way;
  const points = placesFrom(player, from, own);
  const line = to === undefined ? [] : points.slice(0, to - from + 1);
  const rest = points.slice(Math.max(0, line.length - 1));
  const around = rest.slice(1).map((point, index) => headAt(rest[index] ?? point, point, 0.5));
  const [last, end] = line.slice(-2);
  const arrow =
    last === undefined || end === undefined
      ? ''
      : `M${line.map((point) => point.join(' ')).join('L')}${headAt(last, end, 1)}`;
  return (
    <div class="way" aria-hidden="true">
      <svg viewBox="0 0 8 8" aria-hidden="true">
        <g>
          <path class="around rim" d={around.join('')} />
          <path class="around" d={around.join('')} />
          <path class="rim" d={arrow} />
          <path d={arrow} />
        </g>
      </svg>
    </div>
  );
}
