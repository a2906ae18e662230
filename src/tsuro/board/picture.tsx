/** Tiles and stones as SVG. */

import { type Point, SIDE } from '../render/ports.js';
import type { PlayerId, Rotation } from '../state/vocabulary.js';
import { angleOf, KNOT_PATH, TILE_PATHS } from './geometry.js';

/** The outlines of stones, around 0, 0: circle, square, triangle, diamond, cross. */
const SHAPES: Readonly<Record<PlayerId, string>> = {
  A: 'M0-12A12 12 0 0 1 0 12A12 12 0 0 1 0-12Z',
  B: 'M-10-10H10V10H-10Z',
  C: 'M0-13L13 10H-13Z',
  D: 'M0-14L14 0L0 14L-14 0Z',
  E: 'M-5-13H5V-5H13V5H5V13H-5V5H-13V-5H-5Z',
};

/** A tile with its corner at 0, 0. */
export function TilePicture({ tile, rotation }: { tile: number; rotation: Rotation }) {
  const middle = SIDE / 2;
  return (
    <>
      <rect class="ground" x={1} y={1} width={SIDE - 2} height={SIDE - 2} rx={4} />
      <g transform={`rotate(${angleOf(rotation)} ${middle} ${middle})`}>
        {/* Where paths cross, the later one has a margin, and so lies over the others; at the ends it has none. */}
        {(TILE_PATHS[tile] ?? []).map((d) => (
          <g key={d}>
            <path class="margin" d={d} pathLength={100} />
            <path class="wire" d={d} />
          </g>
        ))}
      </g>
    </>
  );
}

/** The back of a tile. */
export function BackPicture() {
  return (
    <>
      <rect class="ground" x={1} y={1} width={SIDE - 2} height={SIDE - 2} rx={4} />
      <g transform="translate(30 30) scale(.22)">
        <Knot />
      </g>
    </>
  );
}

/** The knot of the paper, around 0, 0. */
export function Knot() {
  return <path class="knot" d={KNOT_PATH} />;
}

/** The way of a stone: its line lies on a pale band, which has a margin. */
export function WayPicture({ player, d }: { player: PlayerId; d: string }) {
  return (
    <g class={`way player-${player}`} data-way={d}>
      <path class="casing" d={d} />
      <path class="band" d={d} />
      <path class="line" d={d} />
    </g>
  );
}

/** A stone around a point. */
export function StonePicture({ player, point: [x, y] }: { player: PlayerId; point: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`stone player-${player}`} data-stone={player}>
        <path class="rim" d={SHAPES[player]} />
        <path class="body" d={SHAPES[player]} />
        <path class="light" d="M-5-4Q-3-7 1-7" />
      </g>
    </g>
  );
}

/** Where a stone would come to, around a point: its outline, with a cross if it would go out. */
export function EndPicture({
  player,
  point: [x, y],
  isOut,
}: {
  player: PlayerId;
  point: Point;
  isOut: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`} class={`end player-${player}`}>
      <g class="sign">
        <path class="rim" d={SHAPES[player]} />
        <path class="body" d={SHAPES[player]} />
        {isOut && <path class="cross" d="M-9-9L9 9M9-9L-9 9" />}
      </g>
    </g>
  );
}
