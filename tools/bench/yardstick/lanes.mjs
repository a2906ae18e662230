/**
 * Sets of six places, and lanes: integers that contain five such sets.
 *
 * Files that need speed assign these functions to their own constants, since V8 inlines constants but
 * looks up imported names each time.
 */

/** Bits of a lane, and places of a set. */
const WIDTH = 6;
/** The first place of every lane. */
const EVERY = 0b000001_000001_000001_000001_000001;

const PLACES = [0, 1, 2, 3, 4, 5];
const SETS = Array.from({ length: 1 << WIDTH }, (_, set) =>
  PLACES.filter((place) => set & (1 << place)),
);

/** By set. */
const SIZE = Uint8Array.from(SETS, (places) => places.length);
/** By 8 × set + rank. */
const NTH = Uint8Array.from({ length: 8 * SETS.length }, (_, key) => SETS[key >> 3][key & 7] ?? 0);
/** By 8 × set + place. */
const RUN = Uint8Array.from({ length: 8 * SETS.length }, (_, key) =>
  measureRun(SETS[key >> 3], key & 7),
);

/**
 * @param {readonly number[]} places
 * @param {number} place
 */
function measureRun(places, place) {
  let first = place;
  let last = place;
  while (places.includes(first - 1)) first--;
  while (places.includes(last + 1)) last++;
  return last - first + 1;
}

/**
 * Count the places of a set.
 *
 * @param {number} set
 */
export function sizeOf(set) {
  return SIZE[set];
}

/**
 * Find the place of a set with `rank` smaller ones before it.
 *
 * @param {number} set
 * @param {number} rank
 */
export function placeOf(set, rank) {
  return NTH[(set << 3) | rank];
}

/**
 * Return the length of the run around a place of a set.
 *
 * @param {number} set
 * @param {number} place
 */
export function runThrough(set, place) {
  return RUN[(set << 3) | place];
}

/**
 * Return the set in a lane.
 *
 * @param {number} lanes
 * @param {number} lane
 */
export function setIn(lanes, lane) {
  return (lanes >> (WIDTH * lane)) & 63;
}

/**
 * Make lanes of one place in one lane.
 *
 * @param {number} lane
 * @param {number} place
 */
export function only(lane, place) {
  return 1 << (WIDTH * lane + place);
}

/**
 * Make lanes of one place in every lane.
 *
 * @param {number} place
 */
export function inEvery(place) {
  return EVERY << place;
}

/**
 * Find the lanes whose set has a place: lanes of the first place of each.
 *
 * @param {number} lanes
 * @param {number} place
 */
export function lanesWith(lanes, place) {
  return (lanes >> place) & EVERY;
}

/**
 * Find the first place of all, numbered 6 × lane + place.
 *
 * @param {number} lanes not empty
 */
export function firstIn(lanes) {
  return 31 - Math.clz32(lanes & -lanes);
}

/**
 * Return the lane of a place that is numbered so.
 *
 * @param {number} number
 */
export function laneOf(number) {
  return (number / WIDTH) | 0;
}

/**
 * Return the place, within its lane, of a place that is numbered so.
 *
 * @param {number} number
 */
export function placeIn(number) {
  return number - WIDTH * laneOf(number);
}
