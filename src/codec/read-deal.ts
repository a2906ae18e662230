/**
 * Reading a deal (format: "Deals").
 *
 * @packageDocumentation
 */

import { at, Cell, type Cells, Rule } from '../state/cells.js';
import { shown } from '../text/message.js';
import { DEAL_WORDING, type DealIssueCode, makeDealIssue } from './deal-issue.js';
import type { Issue } from './issue.js';
import { readFactories } from './read-factories.js';
import type { Reader } from './reader.js';

/** The longest deal: nine factories of four tiles. */
const LONGEST = 1 + Rule.Factories * (1 + Rule.FactoryTiles);

/** Read the tiles of each factory, or return the faults of the text. */
export function readDeal(text: unknown, factories: number): number[] | Issue {
  if (typeof text !== 'string' || !text.startsWith('F') || text.length > LONGEST) {
    const parameters = { value: shown(text) };
    return makeDealIssue({ code: 'deal.malformed', part: 'shared', path: ['deal'], parameters });
  }
  const cells: Cells = new Array<number>(Cell.Bag).fill(0);
  const issues: Issue[] = [];
  const reader: Reader<DealIssueCode> = {
    text,
    part: 'shared',
    cells,
    wording: DEAL_WORDING,
    issues,
    lenient: false,
    index: 1,
    readable: true,
  };
  readFactories(reader, text.length, 'deal');
  for (let factory = factories; factory < Rule.Factories; factory++) {
    if (at(cells, Cell.Sources + factory) === 0) continue;
    const path = ['deal', factory];
    const parameters = { factory, factories, players: (factories - 1) / 2 };
    const code = 'factory.not-in-game';
    issues.push(makeDealIssue({ code, part: 'shared', path, parameters }));
  }
  return issues[0] ?? cells.slice(Cell.Sources, Cell.Sources + factories);
}
