/** Clauses of the numbers that models learn from: observations, action spaces and their masks. */

import { sumOf } from '../game/numbers.js';
import { observationLength } from '../game/tensors.js';
import { type Clause, faultUnless, firstOf, type Visit } from './clause.js';
import { someOf } from './data.js';

/** What an array holds that was used before. */
const USED = 7;

/** Clauses of the tensors of a game that has them. */
export const TENSOR_CLAUSES: readonly Clause<Visit>[] = [
  {
    name: 'tensors.version',
    rule: 'The version of the numbers is an integer from 1.',
    check: ({ game: { tensors } }) => {
      if (tensors === undefined) return undefined;
      const version: unknown = tensors.version;
      return faultUnless(
        Number.isSafeInteger(version) && Number(version) >= 1,
        version,
        '1 or more',
      );
    },
  },
  {
    name: 'tensors.layout',
    rule: 'The blocks of an observation follow each other without a gap, each as long as its shape.',
    check: ({ game, rules }) => {
      const blocks = game.tensors?.layout(rules) ?? [];
      let next = 0;
      return firstOf(blocks, ({ name, offset, length, shape, axes }) => {
        const product = shape.reduce((count, steps) => count * steps, 1);
        const fault =
          faultUnless(offset === next, offset, `the offset ${next} of ${name}`) ??
          faultUnless(product === length, shape, `a shape of ${length} numbers of ${name}`) ??
          faultUnless(axes.length === shape.length, axes, `one axis for each step of ${name}`);
        next += length;
        return fault;
      });
    },
  },
  {
    name: 'tensors.observe',
    rule: 'An observation has the numbers of its layout, each within the range of its block, also in an array that was used before.',
    check: ({ game, rules, state }) => {
      const { tensors } = game;
      if (tensors === undefined) return undefined;
      const blocks = tensors.layout(rules);
      const length = observationLength(blocks);
      return firstOf(game.players(rules).keys(), (player) => {
        const seen: unknown = tensors.observe(state, player);
        if (!(seen instanceof Float32Array) || seen.length !== length) {
          const found = seen instanceof Float32Array ? seen.length : seen;
          return faultUnless(false, found, `a Float32Array of ${length} numbers`);
        }
        const used = tensors.observe(state, player, new Float32Array(length).fill(USED));
        const stale = used.findIndex((number, index) => number !== seen[index]);
        const fresh = `${seen[stale]}, as in a new array, at ${stale}`;
        const fault = faultUnless(stale < 0, used[stale], fresh);
        if (fault !== undefined) return fault;
        return firstOf(blocks, ({ name, offset, length: count, range: [least, most] }) => {
          const numbers = seen.subarray(offset, offset + count);
          const wrong = numbers.find((number) => !(number >= least && number <= most));
          const expected = `a number from ${least} to ${most} in ${name}`;
          return faultUnless(wrong === undefined, wrong, expected);
        });
      });
    },
  },
  {
    name: 'tensors.actionSpace',
    rule: 'Each legal move has an index of its own, from 0 to size - 1; the mask marks these, also in a used array, and they lead back.',
    check: ({ game, rules, state }) => {
      const actions = game.tensors?.actionSpace(rules);
      if (actions === undefined) return undefined;
      const { size } = actions;
      const mask: unknown = actions.mask(state);
      if (!(mask instanceof Uint8Array) || mask.length !== size) {
        const found = mask instanceof Uint8Array ? mask.length : mask;
        return faultUnless(false, found, `a Uint8Array of ${size} numbers`);
      }
      const legal = game.legalMoves(state);
      const moves = new Map<number, string>();
      const fault = firstOf(legal, (move) => {
        const index = actions.indexOf(move);
        const isInside = Number.isInteger(index) && index >= 0 && index < size;
        const other = moves.get(index);
        moves.set(index, move);
        return (
          faultUnless(isInside, index, `an index from 0 to ${size - 1} of ${move}`) ??
          faultUnless(other === undefined, index, `another index of ${move} than of ${other}`) ??
          faultUnless(mask[index] === 1, mask[index], `a mask that marks ${move} with 1`)
        );
      });
      if (fault !== undefined) return fault;
      const marked = sumOf([...mask]);
      const used = sumOf([...actions.mask(state, new Uint8Array(size).fill(1))]);
      return (
        faultUnless(marked === legal.length, marked, `${legal.length} marks in the mask`) ??
        faultUnless(used === marked, used, `${marked} marks in a mask that was used before`) ??
        firstOf(someOf(legal), (move) => {
          const back: unknown = actions.moveAt(state, actions.indexOf(move));
          return faultUnless(back === move, back, `${move} at its index`);
        })
      );
    },
  },
];
