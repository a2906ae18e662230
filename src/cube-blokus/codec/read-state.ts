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
import { own } from '../moves/start.js';
import { type Group, groupsIn } from '../state/groups.js';
import { HandBits, type Position } from '../state/position.js';
import { Cube } from '../state/surface.js';
import type { Rules } from '../state/vocabulary.js';
import { type CubeBlokusIssue, placeName } from './issue.js';
import { type PlayerReading, readPlayers } from './read-players.js';
import { readShared, type SharedReading } from './read-shared.js';
import { makeTextIssue, WORDING } from './text-issue.js';
import { violations } from './validity.js';

/** Rules to play by; settings that are absent or undefined have their defaults. */
export type RulesOptions = RulesOptionsOf<Rules>;

/** The names of these options. */
const DECODE_OPTIONS = ['rules', 'lenient', 'validate'] as const;

/** The longest strings that are read: any that fits the grammar, and some leading zeros. */
const LONGEST = { shared: 541, players: 64 } as const;

/** What was read. */
export interface StateReading {
  /** The position, if there is one; it means something only where no issue is an error. */
  readonly position?: Position;
  readonly issues: readonly CubeBlokusIssue[];
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
    return { issues: [...wrong, makeTextIssue({ ...facts, parameters })] };
  }
  const issues: CubeBlokusIssue[] = [];
  const about = { wording: WORDING, placeName, issues, lenient: options.lenient === true };
  const shared = startReading('shared', texts[0], LONGEST.shared, about);
  const board = shared && readShared(shared);
  const players = startReading('players', texts[1], LONGEST.players, about);
  const marked = players && readPlayers(players);
  // Without valid rules, there is nothing to check the whole state by.
  if (wrong.length > 0 || board === undefined) return { issues: [...wrong, ...issues] };
  const { position, groups } = makePosition(completeRules(settings, given), board, marked ?? []);
  if (options.validate !== false) {
    issues.push(...violations(position, groups, marked !== undefined));
  }
  return { position, issues };
}

/** Make the issue of a setting that has a value which does not exist. */
function settingIssue({ name: setting, found, expected }: WrongSetting<Rules>): CubeBlokusIssue {
  const parameters = { setting, value: shown(found), allowed: expected };
  const path = ['rules', setting];
  return makeTextIssue({ code: 'rules.unknown-value', part: 'shared', path, parameters });
}

/** Make a position of what was read: the pieces that are left follow from those on the cube. */
function makePosition(
  rules: Rules,
  { turn, owners }: SharedReading,
  players: readonly PlayerReading[],
): { readonly position: Position; readonly groups: readonly Group[] } {
  const squares = new Uint16Array(Cube.Squares);
  for (const [square, owner] of owners.entries()) if (owner >= 0) own(squares, square, owner);
  const groups = groupsIn({ squares });
  const hands = players.map(({ mark }, player) => {
    const placed = groups.filter((group) => group.player === player && group.piece >= 0);
    const left = placed.reduce((rest, { piece }) => rest & ~(1 << piece), HandBits.Pieces);
    return left | mark;
  });
  const carried = players.map(({ total }) => total);
  return { position: { rules, turn, squares, hands, carried }, groups };
}
