/** From where the cube is seen: angles, the views that it snaps to, and what they show. */
import type { Face } from '../state/vocabulary.js';
import { type Direction, STEPS, turned } from './surface.js';

/** Degrees: `yaw` to the right around the upright axis, `pitch` upwards, from -90 to 90. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
}

/** The pitches that the cube snaps to: from below, from the side, from above. */
const PITCHES: readonly number[] = [-90, -32, 0, 32, 90];

/** Degrees between the yaws that it snaps to; straight from above or below, faces stand upright. */
const YAW_STEP = 45;
const POLE_STEP = 90;

/** The cube at first: from a corner, with the front, the right and the top. */
export const FIRST_VIEW: View = { yaw: 45, pitch: 32 };

/** What each face looks at: right, up, to the viewer. */
const NORMALS: Readonly<Record<Face, readonly [x: number, y: number, z: number]>> = {
  U: [0, 1, 0],
  L: [-1, 0, 0],
  F: [0, 0, 1],
  R: [1, 0, 0],
  B: [0, 0, -1],
  D: [0, -1, 0],
};

/** How much of a face must be seen to lay something on it: the cosine of its angle to the viewer. */
const ENOUGH = 0.3;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Return how much a face looks at the viewer: 1 straight, 0 from the side, below 0 from behind. */
export function facing(face: Face, { yaw, pitch }: View): number {
  const [x, y, z] = NORMALS[face];
  const [turn, rise] = [radians(yaw), radians(pitch)];
  return (x * Math.sin(turn) + z * Math.cos(turn)) * Math.cos(rise) + y * Math.sin(rise);
}

/** Return the nearest multiple of a step: of two, the lower one, so that the face on the left counts. */
function multipleOf(step: number, angle: number): number {
  // Adding nothing makes 0 of -0, which is not the same view to those who compare.
  return Math.ceil(angle / step - 0.5) * step + 0;
}

/** Return how a face is turned on the screen: upwards there is this many quarters clockwise in the net. */
export function turnOf(face: Face, { yaw }: View): Direction {
  const quarters = multipleOf(POLE_STEP, yaw) / POLE_STEP;
  if (face === 'U') return turned(0, -quarters);
  return face === 'D' ? turned(0, quarters) : 0;
}

function nearest(list: readonly number[], value: number): number {
  return list.reduce((best, each) =>
    Math.abs(each - value) < Math.abs(best - value) ? each : best,
  );
}

function yawStep(pitch: number): number {
  return Math.abs(pitch) === 90 ? POLE_STEP : YAW_STEP;
}

/** Return the view to snap to. */
export function snapped({ yaw, pitch }: View): View {
  const rise = nearest(PITCHES, pitch);
  return { yaw: multipleOf(yawStep(rise), yaw), pitch: rise };
}

/** Turn the view by degrees; it stops straight above and below. */
export function turnedBy({ yaw, pitch }: View, right: number, up: number): View {
  return { yaw: yaw + right, pitch: Math.max(-90, Math.min(90, pitch + up)) };
}

/** Return the next view to snap to in a direction. */
export function nextView(view: View, direction: Direction): View {
  const [right, down] = STEPS[direction];
  const { yaw, pitch } = snapped(view);
  const index = PITCHES.indexOf(pitch) - down;
  const rise = PITCHES[Math.max(0, Math.min(PITCHES.length - 1, index))] ?? pitch;
  return snapped({ yaw: yaw + right * yawStep(rise), pitch: rise });
}

/** Return an angle that is the same, but nearest to another. */
function near(yaw: number, other: number): number {
  return yaw + Math.round((other - yaw) / 360) * 360;
}

/** All views that the cube snaps to. */
const VIEWS: readonly View[] = PITCHES.flatMap((pitch) =>
  Array.from({ length: 360 / yawStep(pitch) }, (_, index) => ({
    yaw: index * yawStep(pitch),
    pitch,
  })),
);

/** Return a view that shows faces: the one that there is, if it does, else the nearest. */
export function viewOf(faces: readonly Face[], from: View): View {
  const least = (view: View) => Math.min(...faces.map((face) => facing(face, view)));
  if (faces.length === 0 || least(from) >= ENOUGH) return from;
  const seen = VIEWS.map((view) => ({ ...view, yaw: near(view.yaw, from.yaw) }));
  const good = seen.filter((view) => least(view) >= ENOUGH);
  const far = ({ yaw, pitch }: View) => Math.hypot(yaw - from.yaw, pitch - from.pitch);
  const candidates = good.length > 0 ? good : seen;
  return candidates.reduce((best, each) => (far(each) < far(best) ? each : best));
}

/** Return the view straight onto a face, turned as little as possible. */
export function straightOn(face: Face, from: View): View {
  const [x, y, z] = NORMALS[face];
  if (y !== 0) return { yaw: multipleOf(POLE_STEP, from.yaw), pitch: 90 * y };
  return { yaw: near((Math.atan2(x, z) * 180) / Math.PI, from.yaw), pitch: 0 };
}

/** A point in the cube: to the right, up, and to the viewer, in squares from its middle. */
export type Point = readonly [x: number, y: number, z: number];

/** A point on the screen: pixels to the right and down. */
export type Place = readonly [right: number, down: number];

/** Pixels from the viewer to the middle of the cube. */
export const DISTANCE = 2600;

/**
 * Return where a point of the cube is seen, from the middle of the scene.
 *
 * @param unit - pixels of a square that is not seen aslant
 */
export function placeOf([x, y, z]: Point, { yaw, pitch }: View, unit: number): Place {
  const [turn, rise] = [radians(yaw), radians(pitch)];
  const near = x * Math.sin(turn) + z * Math.cos(turn);
  const depth = near * Math.cos(rise) + y * Math.sin(rise);
  const scale = (unit * DISTANCE) / (DISTANCE - depth * unit);
  const up = y * Math.cos(rise) - near * Math.sin(rise);
  return [(x * Math.cos(turn) - z * Math.sin(turn)) * scale, -up * scale];
}

const ENDS = [-4.5, 4.5] as const;
const CORNERS: readonly Point[] = ENDS.flatMap((x) =>
  ENDS.flatMap((y) => ENDS.map((z): Point => [x, y, z])),
);

/** Return how far the cube reaches from the middle of the scene, across and up or down. */
function reachOf(view: View, unit: number): Place {
  const places = CORNERS.map((corner) => placeOf(corner, view, unit));
  const far = (axis: 0 | 1) => Math.max(...places.map((place) => Math.abs(place[axis])));
  return [far(0), far(1)];
}

/** Pixels around the cube for the names of squares and faces. */
const [ACROSS, ABOVE] = [22, 30];

/** Pixels that buttons in the corners take, two of them next to each other at most, with letters next to them. */
const [BESIDE, CORNER] = [78, 60];

/** Whether the cube has edges that are level: then it takes the corners of a scene, or what is written there. */
export function isStraight({ yaw, pitch }: View): boolean {
  return yaw % POLE_STEP === 0 || pitch === 0;
}

/** Return the largest square with which the cube, and what is written around it, has room in a scene. */
export function unitOf(view: View, width: number, height: number): number {
  const free = isStraight(view)
    ? [
        [BESIDE, ABOVE],
        [ACROSS, CORNER],
      ]
    : [[ACROSS, ABOVE]];
  const units = free.map(([across = 0, above = 0]) => {
    // What is nearer is larger, and the more so the larger the cube is: a few looks are exact enough.
    let unit = Math.min(width, height) / 18;
    for (let look = 0; look < 6; look++) {
      const [right, down] = reachOf(view, unit);
      unit *= Math.min((width / 2 - across) / right, (height / 2 - above) / down);
    }
    return unit;
  });
  return Math.max(1, ...units);
}

/** Return how dark a face is: light comes from above, from the left and from the viewer. */
export function shadeOf(face: Face, view: View): number {
  const front = facing(face, view);
  const left = facing(face, { yaw: view.yaw - 60, pitch: 0 });
  const up = NORMALS[face][1];
  const light = 0.45 * front + 0.2 * left + 0.35 * up;
  return Math.round(Math.max(0, Math.min(0.18, 0.18 - 0.34 * light)) * 100) / 100;
}
