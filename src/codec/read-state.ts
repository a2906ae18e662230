/**
 * Reading a state's two strings into cells, with everything that is wrong with them.
 *
 * @packageDocumentation
 */
import { ownProperty, reading, wrongType } from '../boundary/arguments.js';
import { Board, Cell, type Cells, emptyCells } from '../state/cells.js';
import {
  type RulesOptions,
  settingsOf,
  type UnknownSetting,
  unknownSettings,
} from '../state/rules.js';
import type { Rules } from '../state/vocabulary.js';
import { shown } from '../text/message.js';
import { canRead } from '../text/reader.js';
import { shapeOf, twoValues } from '../text/two-strings.js';
import { type Issue, placeName } from './issue.js';
import type { NotTwoStrings } from './issue-parameters.js';
import { readPlayers } from './read-players.js';
import { readShared } from './read-shared.js';
import type { Reader } from './reader.js';
import { makeTextIssue, WORDING } from './text-issue.js';
import { violations } from './validity.js';

/**
 * How to read the strings of a state. Own properties count, no others.
 *
 * `state.rules` can be passed as it is: the strings say how many players there are.
 */
export interface DecodeOptions {
  /** Which mosaic is played; `'variant'` by default. The strings do not say. */
  readonly mosaic?: Rules['mosaic'] | undefined;
  /** In which order rows are tiled; `'top-down'` by default. The strings do not say. */
  readonly tilingOrder?: Rules['tilingOrder'] | undefined;
  /** Accept with a warning what is out of order or empty but has one obvious meaning. */
  readonly lenient?: boolean | undefined;
  /** `false`: accept what is well-formed even if no game can be in that state. */
  readonly validate?: boolean | undefined;
}

/** The longest strings that fit the grammar: four players, nine factories, everything full. */
const LONGEST = { shared: 98, players: 416 } as const;

/** What was read. The cells mean something only where no issue is an error. */
export interface StateReading {
  readonly cells: Cells;
  readonly issues: readonly Issue[];
}

/** Options as they are read: programs may pass all rules, the number of players among them. */
type OwnOptions = DecodeOptions & RulesOptions;

/** The options where none are given. */
const NO_OPTIONS: OwnOptions = {
  players: undefined,
  mosaic: undefined,
  tilingOrder: undefined,
  lenient: undefined,
  validate: undefined,
};

/**
 * Return the options that an object has itself.
 *
 * @throws TypeError if they are not an object, or throw when they are read
 */
function ownOptions(asked: OwnOptions | null | undefined): OwnOptions {
  if (asked === undefined || asked === null) return NO_OPTIONS;
  if (typeof asked !== 'object') throw wrongType('Options', asked, 'an object');
  // Property by property: copying all of them is slow beside reading a state.
  return reading('Options', asked, (given) => ({
    players: ownProperty(given, 'players'),
    mosaic: ownProperty(given, 'mosaic'),
    tilingOrder: ownProperty(given, 'tilingOrder'),
    lenient: ownProperty(given, 'lenient'),
    validate: ownProperty(given, 'validate'),
  }));
}

/** Make the issue of a setting that has a value which does not exist. */
function settingIssue({ name: setting, found, allowed }: UnknownSetting): Issue {
  const parameters = { setting, value: shown(found), allowed: [...allowed] };
  const path = ['rules', setting];
  return makeTextIssue({ code: 'rules.unknown-value', part: 'shared', path, parameters });
}

/**
 * Read both strings: the wrong options, then every issue of the shared string, of the players, then of the whole.
 *
 * @throws TypeError if the options are not an object, or throw when they are read
 */
export function readState(encoded: unknown, asked?: DecodeOptions): StateReading {
  const options = ownOptions(asked);
  const lenient = options.lenient === true;
  const issues: Issue[] = [];
  const cells = emptyCells();
  const wrong = unknownSettings(options).map(settingIssue);
  const texts = twoValues(encoded);
  if (texts === undefined) {
    const code = 'state.not-two-strings';
    const parameters = describe(encoded);
    issues.push(makeTextIssue({ code, part: 'shared', path: ['state'], parameters }));
    return { cells, issues: [...wrong, ...issues] };
  }
  const shared = startReading(texts[0], 'shared', cells, issues, lenient);
  if (shared !== undefined) readShared(shared);
  const players = startReading(texts[1], 'players', cells, issues, lenient);
  const count = players === undefined ? 0 : readPlayers(players);
  if (issues.length > 1) issues.sort((one, other) => placeInTexts(one) - placeInTexts(other));
  // Without valid rules, there is nothing to check the whole state by.
  if (wrong.length > 0) return { cells, issues: [...wrong, ...issues] };
  cells[Cell.Settings] = settingsOf(options, count);
  cells.length = Cell.Boards + count * Board.Cells;
  if (options.validate !== false) {
    const readable = { shared: shared?.readable === true, players: players?.readable === true };
    for (const issue of violations(cells, readable)) issues.push(issue);
  }
  return { cells, issues };
}

/** Return a number by which the places of both texts sort, the shared string first. */
function placeInTexts({ part, index = 0 }: Issue): number {
  return part === 'shared' ? index : LONGEST.shared + 1 + index;
}

/** Two parts with a space, a line end or a comma between them, as joining the array writes them. */
const BOTH_PARTS = /^\s*[A-D]F\w*[\s,]\s*[A-D]\w*\s*$/;

/** Describe what was handed over instead of two strings. */
function describe(encoded: unknown): NotTwoStrings {
  if (typeof encoded === 'string') {
    if (/^\s*\[/.test(encoded)) return { found: 'json' };
    return { found: BOTH_PARTS.test(encoded) ? 'both-parts' : 'string' };
  }
  return shapeOf(encoded);
}

/** Begin to read a string, unless it is none or longer than any that fits the grammar. */
export function startReading(
  text: unknown,
  part: 'shared' | 'players',
  cells: Cells,
  issues: Issue[],
  lenient: boolean,
): Reader | undefined {
  const wording = WORDING;
  if (!canRead(text, LONGEST[part], { part, issues, wording, placeName })) return undefined;
  return { text, part, cells, wording, placeName, issues, lenient, index: 0, readable: true };
}
