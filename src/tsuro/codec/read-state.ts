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
import type { Position } from '../state/position.js';
import { playerCount, sharedRules } from '../state/rules.js';
import type { Rules } from '../state/vocabulary.js';
import { type Issue, placeName } from './issue.js';
import { readPlayers } from './read-players.js';
import { nothingShared, readShared, type SharedReading } from './read-shared.js';
import { makeTextIssue, WORDING } from './text-issue.js';
import { violations } from './validity.js';

/** Rules to play by; settings that are absent or undefined have their defaults. */
export type RulesOptions = RulesOptionsOf<Rules>;

/** How to read the strings of a state. */
export interface DecodeOptions extends DecodeSettings<Rules> {
  /**
   * The rules, where they differ from the defaults. The strings say only the number of players; a
   * different one here is an issue.
   */
  readonly rules?: RulesOptions | undefined;
  /**
   * Accept with a warning what has one obvious meaning: parts out of order, rotations that are not
   * canonical, runs of the bag that are not merged, and leading zeros.
   */
  readonly lenient?: boolean | undefined;
  /** `false`: accept what is well-formed even if no game can be in that state. */
  readonly validate?: boolean | undefined;
}

/** The longest strings that are read: any that fits the grammar, and some leading zeros. */
const LONGEST = { shared: 640, players: 48 } as const;

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
  const rules = completeRules(settings, wrong.length === 0 ? given : undefined);
  const issues: Issue[] = [];
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
function settingIssue({ name: setting, found, expected }: WrongSetting<Rules>): Issue {
  const parameters = { setting, value: shown(found), allowed: expected };
  const path = ['rules', setting];
  return makeTextIssue({ code: 'rules.unknown-value', part: 'shared', path, parameters });
}
