/**
 * Reading a state's two strings into a position, with everything that is wrong with them.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import { checkNames, knownOptions } from '../../boundary/options.js';
import type { DecodeOptions } from '../../engine/game/game.js';
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
import { placeName, type RoyalUrIssue } from './issue.js';
import { readShared } from './read-shared.js';
import { readSides } from './read-sides.js';
import { makeTextIssue, WORDING } from './text-issue.js';
import { violations } from './validity.js';

/** Rules to play by; settings that are absent or undefined have their defaults. */
export type RulesOptions = RulesOptionsOf<Rules>;

/** The names of these options. */
const DECODE_OPTIONS = ['rules', 'lenient', 'validate'] as const;

/** The longest strings that are read: any that fits the grammar, and some leading zeros. */
const LONGEST = { shared: 16, players: 96 } as const;

/** What was read. The position means something only where no issue is an error. */
export interface StateReading {
  readonly position: Position;
  readonly issues: readonly RoyalUrIssue[];
}

/**
 * Read both strings: the wrong rules, every issue of the shared string, of the players, then of the whole.
 *
 * @throws TypeError if the options are not an object, or throw when they are read
 */
export function readState(
  settings: Settings<Rules>,
  encoded: unknown,
  asked: DecodeOptions<Rules> | undefined,
): StateReading {
  const options = knownOptions('Options', asked, DECODE_OPTIONS);
  const given = ownProperties('Rules', options.rules);
  checkNames('Rules', given, Object.keys(settings));
  const wrong = wrongSettings(settings, given).map(settingIssue);
  const texts = twoValues(encoded);
  if (texts === undefined) {
    const parameters = shapeOf(encoded);
    const facts = { code: 'state.not-two-strings', part: 'shared', path: ['state'] } as const;
    const issue = makeTextIssue({ ...facts, parameters });
    return { position: NO_POSITION, issues: [...wrong, issue] };
  }
  const issues: RoyalUrIssue[] = [];
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
function settingIssue({ name: setting, found, allowed }: WrongSetting<Rules>): RoyalUrIssue {
  const parameters = { setting, value: shown(found), allowed };
  const path = ['rules', setting];
  return makeTextIssue({ code: 'rules.unknown-value', part: 'shared', path, parameters });
}
