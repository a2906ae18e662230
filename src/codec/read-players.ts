/**
 * Reading the players string (format: "Grammar").
 *
 * @packageDocumentation
 */
import { at, Board, boardOf, FloorBits, Rule } from '../state/cells.js';
import { member, PLAYER_IDS } from '../state/vocabulary.js';
import { reportFault, reportOddity, reportWarning } from '../text/reader.js';
import type { AzulIssue } from './issue.js';
import { readMosaic } from './read-mosaic.js';
import { readSections, type Sections } from './read-sections.js';
import { readStorage } from './read-storage.js';
import { type PileRule, readPile } from './read-tiles.js';
import { DIGIT, findEnd, type Reader, skipUnexpected, valueAt } from './reader.js';

const FLOOR: PileRule = {
  most: Rule.FloorPlaces,
  countsToken: true,
  lane: FloorBits.CountWidth,
  unsorted: 'floor.tiles-unsorted',
  tooMany: 'floor.too-many-pieces',
};

const PLAYER_LETTERS = 'ABCD';
const SECTION_LETTERS = 'MSF';
const SCORE_DIGITS = 3;

/** The sections of every player's board. */
const SECTIONS = PLAYER_IDS.map((id, player): Sections => {
  const board = boardOf(player);
  const path = ['players', id];
  return {
    list: [
      {
        letter: 'M',
        name: 'mosaic',
        path: [...path, 'mosaic'],
        read: (reader, end, place) => readMosaic(reader, end, place, board),
      },
      {
        letter: 'S',
        name: 'storage',
        path: [...path, 'storage'],
        read: (reader, end, place) => readStorage(reader, end, place, board),
      },
      {
        letter: 'F',
        name: 'floor',
        path: [...path, 'floor'],
        read: (reader, end, place) => readFloor(reader, end, place, board),
      },
    ],
    letters: PLAYER_LETTERS + SECTION_LETTERS,
    path,
  };
});

/** Read the whole players string; answer how many players there are. */
export function readPlayers(reader: Reader): number {
  const { text } = reader;
  let seen = 0;
  let last = -1;
  while (reader.index < text.length) {
    const start = reader.index;
    const end = findEnd(text, start + 1, PLAYER_LETTERS);
    const player = PLAYER_LETTERS.indexOf(text.charAt(start));
    if (player < 0) {
      skipUnexpected(reader, end, ['players'], { expected: 'players' }, 'a player from A to D');
      continue;
    }
    const sections = member(SECTIONS, player);
    const { path } = sections;
    if ((seen >> player) & 1) {
      reportFault(reader, start, 'player.repeated', path, { player: member(PLAYER_IDS, player) });
      reader.index = end;
      continue;
    }
    if (player < last) {
      const parameters = { player: member(PLAYER_IDS, player) };
      reportOddity(reader, start, 'player.unsorted', path, parameters);
    }
    reader.index++;
    readScore(reader, boardOf(player), path);
    readSections(reader, end, sections);
    seen |= 1 << player;
    last = Math.max(last, player);
  }
  reportMissingPlayers(reader, seen, last + 1);
  reportSecondToken(reader);
  return last + 1;
}

/** Players follow each other without a gap, beginning with A. */
function reportMissingPlayers(reader: Reader, seen: number, count: number): void {
  for (const [index, player] of PLAYER_IDS.slice(0, Math.max(count, 1)).entries()) {
    if ((seen >> index) & 1) continue;
    const { length } = reader.text;
    reportFault(reader, length, 'player.missing', ['players', player], { player });
  }
}

/** A string holds the token at most once. */
function reportSecondToken(reader: Reader): void {
  const holders = PLAYER_IDS.filter(
    (_, player) => at(reader.cells, boardOf(player) + Board.Floor) & FloorBits.Token,
  );
  if (holders.length < 2) return;
  const index = reader.text.lastIndexOf('f');
  const path = ['players', `${holders.at(-1)}`, 'floor'];
  const parameters = { tokens: holders.length, players: holders };
  reportFault(reader, index, 'token.repeated', path, parameters);
}

function readScore(reader: Reader, board: number, player: AzulIssue['path']): void {
  const { text, index: start } = reader;
  while (valueAt(text, reader.index, DIGIT, 10) >= 0) reader.index++;
  const digits = text.slice(start, reader.index);
  if (digits === '') {
    reportFault(reader, start, 'score.missing', [...player, 'score'], {});
  } else if (digits.length > SCORE_DIGITS) {
    const parameters = { digits: digits.length };
    reportFault(reader, start, 'score.too-long', [...player, 'score'], parameters);
  } else {
    if (digits.length > 1 && digits.startsWith('0')) {
      const path = [...player, 'score'];
      reportWarning(reader, start, 'score.leading-zero', path, { digits, score: Number(digits) });
    }
    reader.cells[board + Board.Score] = Number(digits);
  }
}

function readFloor(reader: Reader, end: number, path: AzulIssue['path'], board: number): void {
  const { tiles, hasToken, pieces } = readPile(reader, end, FLOOR, path);
  reader.cells[board + Board.Floor] =
    tiles | (hasToken ? FloorBits.Token : 0) | (pieces << FloorBits.PiecesShift);
}
