/** What the picture of the board has, from the tiles at its ground to the stones. */

import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../engine/board/board.js';
import type { GameState } from '../api/game-state.js';
import type { StateView, TileView } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { type Walk, walks } from '../api/wires.js';
import { decodeMove } from '../codec/moves.js';
import { type Point, SIDE } from '../render/ports.js';
import type { Move, Square } from '../state/vocabulary.js';
import { COLUMNS, cornerOf, pointAt, pointOf, SQUARES, startsOf, walkPath } from './geometry.js';
import type { Choice } from './input.js';
import { EndPicture, Knot, StonePicture, TilePicture, WayPicture } from './picture.js';
import { outsOf, type Stone, stonesOf, trailsTo } from './trails.js';
import { isMove, squareOf } from './words.js';

type Props = BoardProps<TsuroTypes>;

/** Where a stone would stand after a walk, or where it would go out. */
function WalkEnd({ player, path, end }: Walk) {
  const last = path.at(-1);
  if (last === undefined) return null;
  return <EndPicture player={player} point={pointAt(last)} isOut={end !== 'stays'} />;
}

/** How a move that is not played looks: as a person has chosen it, as one that is illegal, or as one that is pointed out. */
export type Look = 'chosen' | 'illegal' | 'ghost';

/** A move that is not played: its tile, how stones would walk, and where to. */
export function Preview({ state, move, look }: { state: GameState; move: Move; look: Look }) {
  const parts = decodeMove(move);
  const square = squareOf(state, move);
  if (square === undefined) return null;
  const found = walks(state, move);
  return (
    <g class={`preview ${look}`}>
      <g transform={`translate(${cornerOf(square).join(' ')})`}>
        <g class="lies">
          <TilePicture tile={parts.tile} rotation={parts.rotation} />
        </g>
        <rect class="edge" x={1} y={1} width={SIDE - 2} height={SIDE - 2} rx={4} />
        <rect class="frame" x={1} y={1} width={SIDE - 2} height={SIDE - 2} rx={4} />
      </g>
      {found.map((walk) => (
        <WayPicture key={walk.player} player={walk.player} d={walkPath(walk)} />
      ))}
      {found.map((walk) => (
        <WalkEnd key={walk.player} {...walk} />
      ))}
      {parts.kind === 'setup' && (
        <EndPicture player={parts.player} point={pointOf(square, parts.port)} isOut={false} />
      )}
    </g>
  );
}

/** Stones at one point stand side by side. */
function spread(stones: readonly Stone[]): Stone[] {
  return stones.map((stone, index) => {
    const before = stones.slice(0, index).filter(({ point }) => `${point}` === `${stone.point}`);
    const [x, y] = stone.point;
    return { ...stone, point: [x + 9 * before.length, y + 5 * before.length] };
  });
}

/** The tiles on the board. */
export function Laid({ view }: { readonly view: StateView }) {
  const lines = SQUARES.slice(1, COLUMNS).map((_, index) => (index + 1) * SIDE);
  const end = COLUMNS * SIDE;
  // What is drawn stays as it is: only the tile that was added costs time.
  const tiles = useRef(new Map<string, VNode>());
  const drawn = ({ square, tile, rotation }: TileView) => {
    const key = `${square}${tile}${rotation}`;
    const known = tiles.current.get(key) ?? (
      <g key={square} transform={`translate(${cornerOf(square).join(' ')})`}>
        <g class="laid" data-laid={square}>
          <TilePicture tile={tile} rotation={rotation} />
        </g>
      </g>
    );
    tiles.current.set(key, known);
    return known;
  };
  return (
    <>
      <g transform={`translate(${end / 2} ${end / 2}) scale(2.3)`}>
        <Knot />
        <Knot />
      </g>
      <path class="grid" d={lines.map((at) => `M${at} 0V${end}M0 ${at}H${end}`).join('')} />
      {view.board.map((each) => drawn(each))}
    </>
  );
}

/** Return the square of the last tile, which deals may have followed. */
function lastSquare({ past }: Props): Square | undefined {
  for (const { before, event } of past()) {
    if (isMove(event)) return squareOf(before, event);
  }
  return undefined;
}

/** The ways of the stones, and a frame around the last tile. */
export function Trails({ props }: { readonly props: Props }) {
  const { state, past } = props;
  const last = lastSquare(props);
  const [x, y] = last === undefined ? [0, 0] : cornerOf(last);
  const trails = trailsTo(state, past);
  return (
    <g>
      {last !== undefined && (
        <rect class="last" x={x + 2} y={y + 2} width={SIDE - 4} height={SIDE - 4} rx={4} />
      )}
      {trails.map(({ player, d }, index) => (
        <WayPicture key={index} player={player} d={d} />
      ))}
      {spread(outsOf(trails)).map(({ player, point }) => (
        <EndPicture key={player} player={player} point={point} isOut={true} />
      ))}
    </g>
  );
}

/** Write a dot, which round ends make of a line without length. */
const dot = ([x, y]: Point) => `M${x} ${y}h0`;

/** Where a stone can start: a bead at each place, and a ring at those of the square that is chosen. */
export function Starts({
  squares,
  chosen,
}: {
  readonly squares: ReadonlySet<Square>;
  readonly chosen: Pick<Choice, 'square' | 'port'>;
}) {
  const beads = [...squares].flatMap((square) =>
    startsOf(square).map((port) => pointOf(square, port)),
  );
  const { square } = chosen;
  return (
    <>
      <path class="starts" d={beads.map(dot).join('')} />
      {square !== undefined &&
        startsOf(square).map((port) => {
          const [x, y] = pointOf(square, port);
          return <circle key={port} class="ring" cx={x} cy={y} r={5.5} />;
        })}
    </>
  );
}

/** The stones, over everything else. */
export function Stones({ state, last }: Pick<Props, 'state' | 'last'>) {
  return (
    <g class="stones">
      {spread(stonesOf(state, last)).map(({ player, point, isGone }) => (
        <g key={player} class={isGone ? 'gone' : undefined}>
          <StonePicture player={player} point={point} />
        </g>
      ))}
    </g>
  );
}
