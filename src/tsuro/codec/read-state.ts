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
import type { Position } from '../state/position.js';
import { playerCount, sharedRules } from '../state/rules.js';
import type { Rules } from '../state/vocabulary.js';
import { placeName, type TsuroIssue } from './issue.js';
import { readPlayers } from './read-players.js';
import { nothingShared, readShared, type SharedReading } from './read-shared.js';
import { makeTextIssue, WORDING } from './text-issue.js';
import { violations } from './validity.js';

/** Rules to play by; settings that are absent or undefined have their defaults. */
export type RulesOptions = RulesOptionsOf<Rules>;

/** The names of these options. */
const DECODE_OPTIONS = ['rules', 'lenient', 'validate'] as const;

/** The longest strings that are read: any that fits the grammar, and some leading zeros. */
const LONGEST = { shared: 640, players: 48 } as const;

/** What was read. The position means something only where no issue is an error. */
export interface StateReading {
  readonly position: Position;
  readonly issues: readonly TsuroIssue[];
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
  const rules = completeRules(settings, wrong.length === 0 ? given : undefined);
  const issues: TsuroIssue[] = [];
  const texts = twoValues(encoded);
  if (texts === undefined) {
    const parameters = shapeOf(encoded);
    const facts = { code: 'state.not-two-strings', part: 'shared', path: ['state'] } as const;
    const issue = makeTextIssue({ ...facts, parameters });
    return { position: positionOf(rules, nothingShared(), []), issues: [...wrong, issue] };
  }
  const about = { wording: WORDING, placeName, issues, lenient: options.lenient === true };
  const shared = startReading('shared', texts[0], LONGEST.shared, about);
  const sharedReading = shared === undefined ? nothingShared() : readShared(shared);
  const players = startReading('players', texts[1], LONGEST.players, about);
  const statuses = players === undefined ? [] : readPlayers(players);
  const position = positionOf(rules, sharedReading, statuses);
  const readable = { shared: shared?.readable === true, players: players?.readable === true };
  // Without valid rules, there is nothing to check the whole state by.
  if (wrong.length > 0) return { position, issues: [...wrong, ...issues] };
  if (options.validate !== false) issues.push(...violations(position, readable));
  const count = statuses.length;
  if (readable.players && given.players !== undefined && given.players !== count) {
    const parameters = { players: count, expected: given.players };
    const path = ['rules', 'players'];
    issues.push(makeTextIssue({ code: 'rules.different', part: 'players', path, parameters }));
  }
  return { position, issues };
}

function positionOf(rules: Rules, shared: SharedReading, players: readonly number[]): Position {
  const { turn, round, hand, board, bag } = shared;
  const count = playerCount(players.length) ?? rules.players;
  return {
    rules: sharedRules({ ...rules, players: count }),
    turn,
    round,
    hand,
    board,
    bag,
    players,
  };
}

/** Make the issue of a setting that has a value which does not exist. */
function settingIssue({ name: setting, found, expected }: WrongSetting<Rules>): TsuroIssue {
  const parameters = { setting, value: shown(found), allowed: expected };
  const path = ['rules', setting];
  return makeTextIssue({ code: 'rules.unknown-value', part: 'shared', path, parameters });
}
