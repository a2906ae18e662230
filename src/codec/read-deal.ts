/**
 * Reading a deal (format: "Deals").
 *
 * @packageDocumentation
 */
import { at, Cell, type Cells, Rule } from '../state/cells.js';
import { shown } from '../text/message.js';
import { FACTORY_WORDING, type FactoryIssueCode, rejectDeal, rejectFactory } from './deal-issue.js';
import { type AzulIssue, placeName } from './issue.js';
import { readFactories } from './read-factories.js';
import type { Reader } from './reader.js';

/** The longest deal: nine factories of four tiles. */
const LONGEST = 1 + Rule.Factories * (1 + Rule.FactoryTiles);

/** Read the tiles of each factory, or return the faults of the text. */
export function readDeal(text: unknown, factories: number): number[] | AzulIssue {
  if (typeof text !== 'string' || !text.startsWith('F') || text.length > LONGEST) {
    return rejectDeal(shown(text));
  }
  const cells: Cells = new Array<number>(Cell.Bag).fill(0);
  const issues: AzulIssue[] = [];
  const reader: Reader<FactoryIssueCode> = {
    text,
    part: 'shared',
    cells,
    wording: FACTORY_WORDING,
    placeName,
    issues,
    lenient: false,
    index: 1,
    readable: true,
  };
  readFactories(reader, text.length, 'deal');
  for (let factory = factories; factory < Rule.Factories; factory++) {
    if (at(cells, Cell.Sources + factory) === 0) continue;
    issues.push(rejectFactory({ factory, factories, players: (factories - 1) / 2 }));
  }
  return issues[0] ?? cells.slice(Cell.Sources, Cell.Sources + factories);
}
