/**
 * Reading a state's two strings into a position, with everything that is wrong with them.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import type { DecodeSettings } from '../../engine/game/game.js';
import {
  completeRules,
  type RulesOptionsOf,
  type Settings,
  type WrongSetting,
  wrongSettings,
} from '../../engine/game/settings.js';
import { shown } from '../../text/message.js';
import { startReading } from '../../text/reader.js';
import { shapeOf, twoValues } from '../../text/two-strings.js';
import { type Position, Wait } from '../state/position.js';
import { settingsOf } from '../state/rules.js';
import { sideOf, tokensOf } from '../state/side.js';
import type { Rules } from '../state/vocabulary.js';
import { type Issue, placeName } from './issue.js';
import { readShared } from './read-shared.js';
import { readSides } from './read-sides.js';
import { makeTextIssue, WORDING } from './text-issue.js';
import { violations } from './validity.js';

/** Rules to play by; settings that are absent or undefined have their defaults. */
export type RulesOptions = RulesOptionsOf<Rules>;

/** How to read the strings of a state. */
export interface DecodeOptions extends DecodeSettings<Rules> {
  /**
   * The rules, where they differ from the defaults. The strings say only the number of tokens; a
   * different one here is an issue.
   */
  readonly rules?: RulesOptions | undefined;
  /**
   * Accept with a warning what has one obvious meaning: steps out of order, leading zeros, and small
   * letters.
   */
  readonly lenient?: boolean | undefined;
  /** `false`: accept what is well-formed even if no game can be in that state. */
  readonly validate?: boolean | undefined;
}

/** The longest strings that are read: any that fits the grammar, and some leading zeros. */
const LONGEST = { shared: 16, players: 96 } as const;

/** What was read. The position means something only where no issue is an error. */
export interface StateReading {
  readonly position: Position;
  readonly issues: readonly Issue[];
}

/**
 * Read both strings: the wrong rules, every issue of the shared string, of the players, then of the whole.
 *
 * @throws TypeError if the options are not an object, or throw when they are read
 */
export function readState(
  settings: Settings<Rules>,
  encoded: unknown,
  asked: DecodeOptions | undefined,
): StateReading {
  const options = ownProperties('Options', asked);
  const given = ownProperties('Rules', options.rules);
  const wrong = wrongSettings(settings, given).map(settingIssue);
  const texts = twoValues(encoded);
  if (texts === undefined) {
    const parameters = shapeOf(encoded);
    const facts = { code: 'state.not-two-strings', part: 'shared', path: ['state'] } as const;
    const issue = makeTextIssue({ ...facts, parameters });
    return { position: NO_POSITION, issues: [...wrong, issue] };
  }
  const issues: Issue[] = [];
  const about = { wording: WORDING, placeName, issues, lenient: options.lenient === true };
  const shared = startReading('shared', texts[0], LONGEST.shared, about);
  const { turn, waits } = shared === undefined ? { turn: 0, waits: Wait.Roll } : readShared(shared);
  const players = startReading('players', texts[1], LONGEST.players, about);
  const [light, dark] = players === undefined ? [0, 0] : readSides(players);
  // Without valid rules, there is nothing to check the whole state by.
  if (wrong.length > 0) return { position: NO_POSITION, issues: [...wrong, ...issues] };
  const rules = completeRules(settings, given);
  const tokens = tokensOf(light);
  const number = settingsOf({ ...rules, tokens: tokens as Rules['tokens'] });
  const position = { settings: number, turn, waits, light, dark };
  const readable = {
    shared: shared?.readable === true,
    players: players?.readable === true,
  };
  if (options.validate !== false) issues.push(...violations(position, readable));
  if (readable.players && given.tokens !== undefined && given.tokens !== tokens) {
    const path = ['rules', 'tokens'];
    const parameters = { tokens, expected: given.tokens };
    issues.push(makeTextIssue({ code: 'rules.different', part: 'players', path, parameters }));
  }
  return { position, issues };
}

const NO_POSITION: Position = {
  ...{ settings: 0, turn: 0, waits: Wait.Roll },
  ...{ light: sideOf(0, 0, 0), dark: sideOf(0, 0, 0) },
};

/** Make the issue of a setting that has a value which does not exist. */
function settingIssue({ name: setting, found, allowed }: WrongSetting<Rules>): Issue {
  const parameters = { setting, value: shown(found), allowed };
  const path = ['rules', setting];
  return makeTextIssue({ code: 'rules.unknown-value', part: 'shared', path, parameters });
}
