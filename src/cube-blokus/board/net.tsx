/** The surface unfolded: all six faces at once. */
import { useRef } from 'preact/hooks';
import { useWords } from '../../engine/board/words.js';
import { useEdge } from './edge.js';
import { CubeFace } from './face.js';
import { type SurfaceInput, surfaceHandlers, useCursor } from './pointing.js';
import type { FaceView, Mark } from './seen.js';
import { SIZE } from './surface.js';
import { CUBE } from './words.js';

export interface NetProps {
  readonly faces: readonly FaceView[];
  readonly marks: readonly Mark[];
  readonly input: SurfaceInput;
}

/** Faces side by side, and the space between them, in pixels. */
const [FACES_WIDE, GAP] = [4, 3];

/** Return an edge of nine squares of whole pixels, and ten lines: else some lines would be lost. */
function netEdge(width: number): number {
  const room = (width - (FACES_WIDE - 1) * GAP) / FACES_WIDE;
  const lines = SIZE + 1;
  return lines + Math.floor((room - lines) / SIZE) * SIZE;
}

/** The net. */
export function Net({ faces, marks, input }: NetProps) {
  const root = useRef<HTMLDivElement>(null);
  const { board } = useWords(CUBE);
  useEdge(root, netEdge);
  useCursor(root, input.cursor);
  return (
    <div
      class="net"
      role="group"
      aria-label={board.aboutNet}
      ref={root}
      {...surfaceHandlers(input, () => 0)}
    >
      {faces.map((face) => (
        <CubeFace key={face.face} view={face} marks={marks} />
      ))}
    </div>
  );
}
