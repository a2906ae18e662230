/** Reading a state's two strings into cells, with everything that is wrong with them. */
import { knownOptions } from '../boundary/values.js';
import { type Cells, emptyCells } from '../state/cells.js';
import { Board, Cell } from '../state/layout.js';
import { type RulesOptions, SETTING_NAMES, settingsOf, unknownSettings } from '../state/rules.js';
import { shapeOf, twoValues } from '../text/issue.js';
import { shown } from '../text/message.js';
import { canRead, type TextPart } from '../text/reader.js';
import type { AzulIssue, NotTwoStrings } from './issues.js';
import { placeName } from './play-wording.js';
import { readPlayers } from './read-players.js';
import { readShared } from './read-shared.js';
import type { Reader } from './reader.js';
import { makeStateIssue, STATE_WORDING } from './state-wording.js';
import { violations } from './validity.js';

/** How to read the strings of a state, as the engine's `DecodeOptions`, which the rules do not know. */
export interface ReadingOptions {
  readonly rules?: RulesOptions | undefined;
  readonly lenient?: boolean | undefined;
  readonly validate?: boolean | undefined;
}

const OPTION_NAMES = ['rules', 'lenient', 'validate'] as const;

/** The options and the rules where none are given: with every property, as engines read those that are there fast. */
const NO_OPTIONS: ReadingOptions = { rules: undefined, lenient: undefined, validate: undefined };
const NO_RULES: RulesOptions = { players: undefined, mosaic: undefined, tilingOrder: undefined };

/** The longest strings that fit the grammar: four players, nine factories, everything full. */
const LONGEST = { shared: 98, players: 416 } as const;

/** What was read. The cells mean something only where no issue is an error. */
export interface StateReading {
  readonly cells: Cells;
  readonly issues: readonly AzulIssue[];
}

/**
 * Read both strings: the wrong options, then every issue of the shared string, of the players, then of the whole.
 *
 * @throws TypeError if the options are not an object, or throw when they are read, or one of them does not exist
 */
export function readCells(encoded: unknown, asked?: ReadingOptions): StateReading {
  const options = asked === undefined ? NO_OPTIONS : knownOptions('Options', asked, OPTION_NAMES);
  const rules =
    options.rules === undefined ? NO_RULES : knownOptions('Rules', options.rules, SETTING_NAMES);
  const lenient = options.lenient === true;
  const cells = emptyCells();
  const wrong = unknownSettings(rules).map(({ name: setting, found, allowed }) => {
    const parameters = { setting, value: shown(found), allowed: [...allowed] };
    const path = ['rules', setting];
    return makeStateIssue({ code: 'rules.unknown-value', part: 'shared', path, parameters });
  });
  const texts = twoValues(encoded);
  if (texts === undefined) {
    const facts = { code: 'state.not-two-strings', part: 'shared', path: ['state'] } as const;
    return {
      cells,
      issues: [...wrong, makeStateIssue({ ...facts, parameters: describe(encoded) })],
    };
  }
  const issues: AzulIssue[] = [];
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
  if (typeof encoded !== 'string') return shapeOf(encoded);
  if (/^\s*\[/.test(encoded)) return { found: 'json' };
  return { found: BOTH_PARTS.test(encoded) ? 'both-parts' : 'string' };
}

/** Read one of the strings alone, and return everything that is wrong with it. */
export function issuesOf(text: unknown, part: TextPart): readonly AzulIssue[] {
  const issues: AzulIssue[] = [];
  const reader = startReading(text, part, emptyCells(), issues, false);
  if (reader !== undefined) (part === 'shared' ? readShared : readPlayers)(reader);
  return issues;
}

/** Begin to read a string, unless it is none or longer than any that fits the grammar. */
function startReading(
  text: unknown,
  part: TextPart,
  cells: Cells,
  issues: AzulIssue[],
  lenient: boolean,
): Reader | undefined {
  const wording = STATE_WORDING;
  if (!canRead(text, LONGEST[part], { part, wording, placeName, issues })) return undefined;
  // One literal: engines read what is spread from others slowly.
  return { text, part, cells, wording, placeName, issues, lenient, index: 0, readable: true };
}
