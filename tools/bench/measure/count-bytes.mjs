/**
 * Print the bytes that one call allocates, by function, as JSON. cases/memory.mjs runs this with flags
 * that prevent garbage collection.
 */
import { loadLibrary } from '../subject/library.mjs';
import { choosePositions } from '../subject/positions.mjs';
import { keep, median } from './race.mjs';

/** Passes over the positions to warm up, and to count bytes. */
const WARM_UP = 300;
const PASSES = 21;

const library = await loadLibrary();
const { applyMove, legalMoves } = library;
const positions = choosePositions(library).average.filter((state) => legalMoves(state).length > 0);
const choices = positions.map((state) => ({ state, move: legalMoves(state)[0] }));

function collectGarbage() {
  if (globalThis.gc === undefined) throw new Error('Run this with --expose-gc.');
  globalThis.gc();
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => unknown} call
 */
function bytesOf(items, call) {
  const pass = () => {
    for (const item of items) keep(call(item));
  };
  for (let count = 0; count < WARM_UP; count++) pass();
  const samples = Array.from({ length: PASSES }, () => {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    pass();
    return (process.memoryUsage().heapUsed - before) / items.length;
  });
  return Math.round(median(samples));
}

console.log(
  JSON.stringify({
    applyMove: bytesOf(choices, ({ state, move }) => applyMove(state, move)),
    legalMoves: bytesOf(positions, legalMoves),
  }),
);
