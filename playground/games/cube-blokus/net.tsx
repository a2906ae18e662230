/** The surface unfolded: all six faces at once. */
import { useRef } from 'preact/hooks';
import { CubeFace } from './face.js';
import { type SurfaceInput, surfaceHandlers, useCursor } from './pointing.js';
import type { FaceView, Mark } from './seen.js';

export interface NetProps {
  readonly faces: readonly FaceView[];
  readonly marks: readonly Mark[];
  readonly input: SurfaceInput;
}

/** The net. */
export function Net({ faces, marks, input }: NetProps) {
  const root = useRef<HTMLDivElement>(null);
  useCursor(root, input.cursor);
  return (
    <div
      class="net"
      role="group"
      aria-label="The net: all faces of the cube, unfolded"
      ref={root}
      {...surfaceHandlers(input, () => 0)}
    >
      {faces.map((face) => (
        <CubeFace key={face.face} view={face} marks={marks} />
      ))}
    </div>
  );
}
