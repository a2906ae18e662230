/**
 * Reading a deal (format: "Deals").
 *
 * @packageDocumentation
 */

import { at, Cell, type Cells, Rule } from '../state/cells.js';
import { showValue } from '../text/message.js';
import { type Issue, makeIssue } from './issue.js';
import { readFactories } from './read-factories.js';
import type { Reader } from './reader.js';

/** The longest deal: nine factories of four tiles. */
const LONGEST = 1 + Rule.Factories * (1 + Rule.FactoryTiles);

/** Read the tiles of each factory, or return the faults of the text. */
export function readDeal(text: unknown, factories: number): number[] | Issue {
  const expected = 'F, then factories in order, each a number and its tiles';
  if (typeof text !== 'string' || !text.startsWith('F') || text.length > LONGEST) {
    const found = showValue(text);
    return makeIssue({ code: 'deal.malformed', part: 'shared', path: ['deal'], found, expected });
  }
  const cells: Cells = new Array<number>(Cell.Bag).fill(0);
  const issues: Issue[] = [];
  const reader: Reader = {
    text,
    part: 'shared',
    cells,
    issues,
    lenient: false,
    index: 1,
    readable: true,
  };
  readFactories(reader, text.length, 'deal');
  for (let factory = factories; factory < Rule.Factories; factory++) {
    if (at(cells, Cell.Sources + factory) === 0) continue;
    const path = ['deal', factory];
    const known = `only factories 0 to ${factories - 1}`;
    const code = 'factory.not-in-game';
    issues.push(makeIssue({ code, part: 'shared', path, found: 'tiles', expected: known }));
  }
  return issues[0] ?? cells.slice(Cell.Sources, Cell.Sources + factories);
}
