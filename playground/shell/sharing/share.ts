/** What people share of the game on the table: its link and its file. */
import { countedLine, type Match, namesOf } from '../model/match.js';
import type { Page } from '../model/page.js';
import { writeRecordFile } from '../model/record-file.js';
import { writeAddress } from './address.js';
import { packGame } from './link.js';

/** Return the link to a whole game, at the position that is shown. */
export async function linkOf({ game, view }: Page, match: Match): Promise<string> {
  const { seats } = match;
  const packed = await packGame({ record: countedLine(match).save(), seats });
  const hash = writeAddress({ kind: 'shared', game: game.rules.name, packed, view });
  return new URL(hash, location.href).href;
}

/** Save a game as a file. */
export function download({ game }: Page, match: Match): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeRecordFile(match)], { type: 'text/plain' }));
  link.download = `${game.rules.name}-${namesOf(match)
    .join('-')
    .replace(/[^\p{L}\p{N}-]+/gu, '')}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
