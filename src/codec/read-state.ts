/**
 * Reading a state's two strings into cells, with everything that is wrong with them.
 *
 * @packageDocumentation
 */
import { knownOptions } from '../boundary/options.js';
import { Board, Cell, type Cells, emptyCells } from '../state/cells.js';
import {
  type RulesOptions,
  SETTING_NAMES,
  settingsOf,
  type UnknownSetting,
  unknownSettings,
} from '../state/rules.js';
import { shown } from '../text/message.js';
import { canRead } from '../text/reader.js';
import { shapeOf, twoValues } from '../text/two-strings.js';
import { type AzulIssue, placeName } from './issue.js';
import type { NotTwoStrings } from './issue-parameters.js';
import { readPlayers } from './read-players.js';
import { readShared } from './read-shared.js';
import type { Reader } from './reader.js';
import { makeTextIssue, WORDING } from './text-issue.js';
import { violations } from './validity.js';

/** How to read the strings of a state. Own properties count, no others. */
export interface ReadingOptions {
  /**
   * The rules, where they differ from the defaults, such as `state.rules`. The strings say how many players there are,
   * and nothing of mosaic and tiling order.
   */
  readonly rules?: RulesOptions | undefined;
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
  readonly issues: readonly AzulIssue[];
}

/** The names of the options. */
const OPTION_NAMES = ['rules', 'lenient', 'validate'] as const;

/** The options where none are given. */
const NO_OPTIONS: ReadingOptions = { rules: undefined, lenient: undefined, validate: undefined };

/** The rules where none are given. */
const NO_RULES: RulesOptions = { players: undefined, mosaic: undefined, tilingOrder: undefined };

/** Make the issue of a setting that has a value which does not exist. */
function settingIssue({ name: setting, found, allowed }: UnknownSetting): AzulIssue {
  const parameters = { setting, value: shown(found), allowed: [...allowed] };
  const path = ['rules', setting];
  return makeTextIssue({ code: 'rules.unknown-value', part: 'shared', path, parameters });
}

/**
 * Read both strings: the wrong options, then every issue of the shared string, of the players, then of the whole.
 *
 * @throws TypeError if the options are not an object, or throw when they are read, or one of them does not exist
 */
export function readState(encoded: unknown, asked?: ReadingOptions): StateReading {
  const options = asked === undefined ? NO_OPTIONS : knownOptions('Options', asked, OPTION_NAMES);
  const rules =
    options.rules === undefined ? NO_RULES : knownOptions('Rules', options.rules, SETTING_NAMES);
  const lenient = options.lenient === true;
  const issues: AzulIssue[] = [];
  const cells = emptyCells();
  const wrong = unknownSettings(rules).map(settingIssue);
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
  cells[Cell.Settings] = settingsOf(rules, count);
  cells.length = Cell.Boards + count * Board.Cells;
  if (options.validate !== false) {
    const readable = { shared: shared?.readable === true, players: players?.readable === true };
    for (const issue of violations(cells, readable)) issues.push(issue);
  }
  return { cells, issues };
}

/** Return a number by which the places of both texts sort, the shared string first. */
function placeInTexts({ part, index = 0 }: AzulIssue): number {
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
  issues: AzulIssue[],
  lenient: boolean,
): Reader | undefined {
  const wording = WORDING;
  if (!canRead(text, LONGEST[part], { part, issues, wording, placeName })) return undefined;
  return { text, part, cells, wording, placeName, issues, lenient, index: 0, readable: true };
}
