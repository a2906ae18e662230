/**
 * The cube that turns. It is made of CSS transforms: for 486 flat squares they need no library, and each
 * square stays an element that can be pointed at and read aloud.
 */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Group } from '../../engine/board/group.js';
import { useWords } from '../../engine/board/words.js';
import { FACES } from '../state/vocabulary.js';
import { CubeFace } from './face.js';
import { type PieceInput, swallowClick, useGestures } from './gestures.js';
import { Labels, placeLabels } from './labels.js';
import { directionOf, type SurfaceInput, surfaceHandlers, useCursor } from './pointing.js';
import type { FaceView, Mark } from './seen.js';
import { SIZE } from './surface.js';
import { nextView, shadeOf, snapped, turnedBy, turnOf, unitOf, type View } from './views.js';
import { CUBE } from './words.js';

/** Pixels that a pointer moves before it drags, and degrees of a drag over the whole cube. */
const SLOP = 7;
const SWEEP = 200;

/** The size of the faces before they are scaled, as the style sheet has it. */
const EDGE = 360;

/**
 * Turn the cube by script: a view changes many times a second.
 *
 * @param from - the view from which it is dragged: it becomes no larger meanwhile
 */
function show(scene: HTMLElement, view: View, from = view): void {
  const cube = scene.querySelector<HTMLElement>('.cube');
  const { clientWidth, clientHeight } = scene;
  // What is not seen has no size.
  if (cube === null || clientWidth === 0) return;
  const unit = Math.min(...[view, from].map((each) => unitOf(each, clientWidth, clientHeight)));
  placeLabels(scene, view, unit);
  const scale = ((unit * SIZE) / EDGE).toFixed(4);
  cube.style.transform = `scale3d(${scale}, ${scale}, ${scale}) rotateX(${-view.pitch}deg) rotateY(${-view.yaw}deg)`;
  for (const face of FACES) {
    const shade = scene.querySelector<HTMLElement>(`[data-face="${face}"] > .shade`);
    if (shade !== null) shade.style.opacity = `${shadeOf(face, view)}`;
  }
}

/** Turn the cube by dragging; it snaps to a view when it is let go. */
function useTurning(
  scene: { readonly current: HTMLElement | null },
  view: View,
  turnTo: (view: View) => void,
  grab: () => void,
  isTwisting: () => boolean,
  words: unknown,
) {
  const shown = useRef(view);
  useLayoutEffect(() => {
    shown.current = view;
    if (scene.current !== null) show(scene.current, view);
  }, [view, words]);
  useLayoutEffect(() => {
    const element = scene.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => show(element, shown.current));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const stop = useRef(() => {});
  // What is taken out of the page is let go.
  useEffect(() => () => stop.current(), []);
  return (down: PointerEvent) => {
    const element = scene.current;
    if (element === null || down.button !== 0) return;
    if (down.target instanceof Element && down.target.closest('button') !== null) return;
    const from = shown.current;
    const degrees = SWEEP / element.clientWidth;
    const page = down.view ?? window;
    const ending = new AbortController();
    const { signal } = ending;
    let isDragging = false;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId || isTwisting()) return;
      const [right, below] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!isDragging && Math.hypot(right, below) < SLOP) return;
      if (!isDragging) {
        element.setPointerCapture(down.pointerId);
        grab();
      }
      isDragging = true;
      element.classList.add('dragging');
      shown.current = turnedBy(from, -right * degrees, below * degrees);
      show(element, shown.current, from);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      ending.abort();
      element.classList.remove('dragging');
      if (!isDragging) return;
      // The click that follows would lay a piece.
      swallowClick(page);
      const rest = snapped(shown.current);
      show(element, rest);
      turnTo(rest);
    };
    page.addEventListener('pointermove', move, { signal });
    page.addEventListener('pointerup', end, { signal });
    page.addEventListener('pointercancel', end, { signal });
    stop.current = () => ending.abort();
  };
}

const TURNS = [
  { name: 'up', direction: 0, path: 'M6 15l6-6 6 6' },
  { name: 'left', direction: 3, path: 'M15 6l-6 6 6 6' },
  { name: 'right', direction: 1, path: 'M9 6l6 6-6 6' },
  { name: 'down', direction: 2, path: 'M6 9l6 6 6-6' },
] as const;

function TurnButtons({ view, turnTo }: Pick<CubeProps, 'view' | 'turnTo'>) {
  const { board } = useWords(CUBE);
  return (
    <Group label={board.turnCube} look="turns">
      {TURNS.map(({ name, direction, path }) => (
        <button
          type="button"
          key={name}
          class={`turn-${name}`}
          data-item={name}
          aria-label={board.turns[name]}
          onClick={() => turnTo(nextView(view, direction))}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </Group>
  );
}

/** What the cube shows. */
export interface CubeProps {
  readonly faces: readonly FaceView[];
  readonly marks: readonly Mark[];
  readonly view: View;
  readonly input: SurfaceInput;
  readonly piece: PieceInput;
  turnTo(view: View): void;
  /** Called as a person begins to drag the cube. */
  grab(): void;
}

/** The cube. */
export function Cube({ faces, marks, view, input, piece, turnTo, grab }: CubeProps) {
  const scene = useRef<HTMLDivElement>(null);
  const { board } = useWords(CUBE);
  const gestures = useGestures(piece);
  const startTurning = useTurning(scene, view, turnTo, grab, gestures.isTwisting, board);
  useCursor(scene, input.cursor);
  const handlers = surfaceHandlers(input, (face) => turnOf(face, view));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event);
    if (direction === undefined || !event.shiftKey) return handlers.onKeyDown(event);
    // Arrow keys with Shift turn the cube.
    turnTo(nextView(view, direction));
    event.preventDefault();
  };
  return (
    <div class="cube-frame">
      <div
        class="scene"
        role="group"
        aria-label={board.aboutCube}
        ref={scene}
        {...handlers}
        {...gestures.handlers}
        onPointerDown={(event) => {
          gestures.handlers.onPointerDown(event);
          if (event.isPrimary) startTurning(event);
        }}
        onKeyDown={onKeyDown}
      >
        <div class="cube">
          {faces.map((face) => (
            <CubeFace key={face.face} view={face} marks={marks} />
          ))}
        </div>
        <Labels />
      </div>
      <TurnButtons view={view} turnTo={turnTo} />
    </div>
  );
}
