/** The format of states: the two strings, what they say, and how they are written. */
import type { EncodedState } from '../../engine/game/game.js';
import type { StateFormat } from '../../engine/game/read-state.js';
import {
  digitsAt,
  findNext,
  pieceAt,
  reportFault,
  reportOddity,
  type Reader as TextReader,
} from '../../text/reader.js';
import {
  handOf,
  homeOf,
  type Position,
  Step,
  sideOf,
  squaresOf,
  stepsOf,
  tokensOf,
  Wait,
} from '../state/position.js';
import { PLAYER_IDS, type Rules, SETTINGS, settingsOf } from '../state/vocabulary.js';
import { type LowerCase, placeName, type RoyalUrIssue, type TextIssues } from './issues.js';
import { contradictions, violations } from './validity.js';
import { TEXT_WORDING } from './wording.js';

type Reader = TextReader<TextIssues>;
type Path = RoyalUrIssue['path'];

/** What the shared string says: whose turn it is, and what the position waits for. */
type Shared = Pick<Position, 'turn' | 'waits'>;

/** What the players string says: a side for each player. */
type Sides = Pick<Position, 'light' | 'dark'>;

/** The format, from which decoding and all its issues follow. */
export const FORMAT: StateFormat<Rules, Shared, Sides, Position, TextIssues> = {
  settings: SETTINGS,
  longest: { shared: 16, players: 96 },
  wording: TEXT_WORDING,
  placeName,
  readShared,
  readPlayers: readSides,
  combine: (rules, { turn, waits } = NO_TURN, { light, dark } = NO_SIDES) => {
    // Rules have a number of tokens that exists: whether the text has one is judged by its position.
    const tokens = tokensOf(light) as Rules['tokens'];
    return { settings: settingsOf({ ...rules, tokens }), turn, waits, light, dark };
  },
  violations,
  contradictions,
};

const NO_TURN: Shared = { turn: 0, waits: 0 };
const NO_SIDES: Sides = { light: 0, dark: 0 };

/** The character for what a position waits for: a roll, one of the moves, nothing. */
const WAITS = '-1234#';

/** Write both strings. */
export function writePosition({ turn, waits, light, dark }: Position): EncodedState {
  const shared = `${PLAYER_IDS[turn]}${WAITS.charAt(waits)}`;
  return [shared, `A${writeSide(light)}B${writeSide(dark)}`];
}

function writeSide(side: number): string {
  const steps = stepsOf(squaresOf(side)).map((step) => String(step).padStart(2, '0'));
  return `${handOf(side)}P${steps.join('')}H${homeOf(side)}`;
}

/** Read one of some capital letters; `undefined`, without reading anything, if there is none. */
function readLetter<Letter extends LowerCase['letter']>(
  reader: Reader,
  end: number,
  letters: readonly Letter[],
  code: keyof TextIssues & `${string}.lower-case`,
  path: Path,
): Letter | undefined {
  const { text, index } = reader;
  const found = index < end ? text.charAt(index) : '';
  const letter = letters.find((each) => each === found.toUpperCase());
  if (letter === undefined) return undefined;
  if (letter !== found) reportOddity(reader, index, code, path, { letter });
  reader.index++;
  return letter;
}

function readShared(reader: Reader): Shared {
  const { text } = reader;
  const player = readLetter(reader, text.length, PLAYER_IDS, 'turn.lower-case', ['turn']);
  if (player === undefined) {
    reportFault(reader, 0, 'turn.missing', ['turn'], pieceAt(reader));
    // Text before what can only be meant as the rest can only be meant as the turn.
    reader.index = findNext(text, 0, '-#0123456789');
  }
  const waits = readWaiting(reader);
  const { index } = reader;
  if (index < text.length) {
    reportFault(reader, index, 'shared.unexpected-character', ['waiting'], pieceAt(reader));
  }
  return { turn: player === 'B' ? 1 : 0, waits };
}

function readWaiting(reader: Reader): number {
  const { text, index } = reader;
  const [zeros = ''] = /^0*(?=[1-4])/.exec(text.slice(index)) ?? [];
  const character = text.charAt(index + zeros.length);
  const waits = character === '' ? -1 : WAITS.indexOf(character);
  if (waits < 0) {
    reportFault(reader, index, 'waiting.malformed', ['waiting'], pieceAt(reader));
    reader.index = text.length;
    return Wait.Roll;
  }
  if (zeros !== '') {
    const parameters = { digits: zeros + character, number: waits };
    reportOddity(reader, index, 'waiting.leading-zero', ['waiting'], parameters);
  }
  reader.index += zeros.length + 1;
  return waits;
}

function readSides(reader: Reader): Sides {
  const { text } = reader;
  // Only player B's part has this letter, so that a fault in one part does not reach the other.
  const light = readSide(reader, findNext(text, 0, 'Bb'), 'A');
  return { light, dark: readSide(reader, text.length, 'B') };
}

/** Skip and report what stands before some characters: it means nothing here. */
function skipTo(
  reader: Reader,
  end: number,
  characters: string,
  path: Path,
  expected: TextIssues['players.unexpected-character']['expected'],
): void {
  const { index } = reader;
  const next = Math.min(findNext(reader.text, index, characters), end);
  if (index >= next) return;
  const parameters = { ...pieceAt(reader, next), expected };
  reportFault(reader, index, 'players.unexpected-character', path, parameters);
  reader.index = next;
}

/** Read a player's part, which ends at a place. */
function readSide(reader: Reader, end: number, player: 'A' | 'B'): number {
  const path = ['players', player];
  if (readLetter(reader, end, [player], 'player.lower-case', path) === undefined) {
    const parameters = { player, ...pieceAt(reader, end) };
    reportFault(reader, reader.index, 'player.missing', path, parameters);
    // One issue is enough for a player who is not there at all.
    if (reader.index >= end) return 0;
  }
  skipTo(reader, end, '0123456789PpHh', path, 'hand');
  const hand = readCount(reader, end, 'hand', [...path, 'hand']);
  skipTo(reader, end, 'PpHh', path, 'steps');
  const squares = readSquares(reader, end, [...path, 'steps']);
  const home = readHome(reader, end, [...path, 'home']);
  skipTo(reader, end, '', path, 'end');
  return sideOf(hand, squares, home);
}

/** Read a count of one digit; 0 if there is none. */
function readCount(reader: Reader, end: number, place: 'hand' | 'home', path: Path): number {
  const { text, index } = reader;
  const { digits, number, zero } = digitsAt(text, index, end);
  if (digits === '' || number > 9) {
    const found = pieceAt(reader, digits === '' ? end : index + digits.length);
    reportFault(reader, index, `${place}.malformed`, path, found);
  } else if (zero !== undefined) {
    reportOddity(reader, index, `${place}.leading-zero`, path, zero);
  }
  reader.index += digits.length;
  return number % 10;
}

/** Read the steps of the tokens on the board: a bit for each. */
function readSquares(reader: Reader, end: number, path: Path): number {
  if (readLetter(reader, end, ['P'], 'steps.lower-case', path) === undefined) {
    reportFault(reader, reader.index, 'steps.missing', path, pieceAt(reader, end));
    return 0;
  }
  const last = Math.min(findNext(reader.text, reader.index, 'Hh'), end);
  let squares = 0;
  let before = 0;
  while (reader.index < last) {
    const start = reader.index;
    const digits = reader.text.slice(start, Math.min(start + 2, last));
    if (!/\d\d/.test(digits)) {
      reportFault(reader, start, 'step.malformed', path, pieceAt(reader, last));
      reader.index = last;
      break;
    }
    const step = Number(digits);
    const place = [...path, step];
    if (step < 1 || step > Step.Last) {
      reportFault(reader, start, 'step.unknown', path, { text: digits });
    } else if ((squares >> step) & 1) {
      reportFault(reader, start, 'step.repeated', place, { step });
    } else {
      if (step < before) {
        reportOddity(reader, start, 'step.unsorted', place, { step, after: before });
      }
      squares |= 1 << step;
      before = Math.max(before, step);
    }
    reader.index += 2;
  }
  return squares;
}

/** Read the number of tokens at home. */
function readHome(reader: Reader, end: number, path: Path): number {
  if (readLetter(reader, end, ['H'], 'home.lower-case', path) === undefined) {
    reportFault(reader, reader.index, 'home.missing', path, pieceAt(reader, end));
    return 0;
  }
  return readCount(reader, end, 'home', path);
}
