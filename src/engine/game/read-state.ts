/** Reading the two strings of a state, in any game of this package but Azul, whose rules need nothing of the engine. */
import { checkNames, knownOptions, ownProperties } from '../../boundary/values.js';
import {
  type Issue,
  type IssueWith,
  issueIn,
  type PlaceName,
  type StringIssues,
  shapeOf,
  twoValues,
  type UnknownValue,
  type Wording,
} from '../../text/issue.js';
import { shown } from '../../text/message.js';
import {
  type IssueReport,
  type Readable,
  type Reader,
  startReading,
  type TextPart,
} from '../../text/reader.js';
import type { DecodeOptions } from './game.js';
import { completeRules, type RulesOptionsOf, type Settings, wrongSettings } from './settings.js';

/**
 * The parameters of issues about states that every game has, by code.
 *
 * @typeParam Rules - the type of the game's complete rules
 */
export interface StateIssues<Rules> extends StringIssues {
  /** A setting has a value that does not exist. */
  'rules.unknown-value': UnknownValue<Rules>;
}

/**
 * How a game's states are read.
 *
 * @typeParam Rules - the rules
 * @typeParam Shared - what the shared string says
 * @typeParam Players - what the players string says
 * @typeParam Reading - what both say: a position
 * @typeParam Parameters - the parameters of the issues of states, by code
 */
export interface StateFormat<
  Rules extends object,
  Shared,
  Players,
  Reading,
  Parameters extends StateIssues<Rules>,
> {
  readonly settings: Settings<Rules>;
  /** The longest strings that are read: any that fits the grammar, and some leading zeros. */
  readonly longest: Readonly<Record<TextPart, number>>;
  readonly wording: Wording<Parameters>;
  readonly placeName: PlaceName;
  readonly readShared: (reader: Reader<Parameters>) => Shared;
  readonly readPlayers: (reader: Reader<Parameters>) => Players;
  /**
   * Put together what was read, `undefined` for values that are not strings; return `undefined` if it makes no
   * position.
   */
  readonly combine: (
    rules: Rules,
    shared: Shared | undefined,
    players: Players | undefined,
  ) => Reading | undefined;
  /** List the conditions over a whole state that are broken, as far as it was read without a fault. */
  readonly violations: (reading: Reading, readable: Readable) => readonly Issue[];
  /** Report the rules that were given and that the strings contradict. */
  readonly contradictions?: (
    reading: Reading,
    given: RulesOptionsOf<Rules>,
    report: IssueReport<Parameters>,
  ) => void;
}

export const DECODE_OPTIONS = ['rules', 'lenient', 'validate'] as const;

/** What was read; it means something only where no issue is an error. */
export interface StateReading<Reading, Parameters> {
  readonly reading?: Reading | undefined;
  readonly issues: readonly IssueWith<Parameters, TextPart>[];
}

/**
 * Read both strings: the wrong rules, every issue of the shared string, of the players string, then of the whole.
 *
 * @throws TypeError if the options are not an object, or throw when they are read
 */
export function readState<
  Rules extends object,
  Shared,
  Players,
  Reading,
  Parameters extends StateIssues<Rules>,
>(
  format: StateFormat<Rules, Shared, Players, Reading, Parameters>,
  encoded: unknown,
  asked: DecodeOptions<Rules> | undefined,
): StateReading<Reading, Parameters> {
  const { settings, longest, wording, placeName } = format;
  const options = knownOptions('Options', asked, DECODE_OPTIONS);
  const given: RulesOptionsOf<Rules> = ownProperties('Rules', options.rules);
  checkNames('Rules', given, Object.keys(settings));
  const words: Wording<StateIssues<Rules>> = wording;
  const issues: Issue[] = wrongSettings(settings, given).map(({ name, found, setting }) => {
    const { choices = [], expected } = setting;
    // A setting reads each of its choices as a value of its own.
    const allowed = choices.map((text) => setting.read(text)) as Rules[keyof Rules][];
    const parameters = { setting: name, value: shown(found), allowed, expected };
    const path = ['rules', name];
    const facts = { code: 'rules.unknown-value', part: 'shared', path, parameters } as const;
    return issueIn(facts, words, placeName);
  });
  const hasRules = issues.length === 0;
  // The issues are of this game's codes: nothing else is reported.
  const all = issues as readonly Issue[] as readonly IssueWith<Parameters, TextPart>[];
  const texts = twoValues(encoded);
  if (texts === undefined) {
    const parameters = shapeOf(encoded);
    const facts = { code: 'state.not-two-strings', part: 'shared', path: ['state'] } as const;
    issues.push(issueIn({ ...facts, parameters }, words, placeName));
    return { issues: all };
  }
  const about = { wording, placeName, issues, lenient: options.lenient === true };
  const shared = startReading('shared', texts[0], longest.shared, about);
  const sharedReading = shared && format.readShared(shared);
  const players = startReading('players', texts[1], longest.players, about);
  const playersReading = players && format.readPlayers(players);
  const rules = completeRules(settings, hasRules ? given : undefined);
  const reading = format.combine(rules, sharedReading, playersReading);
  // Without valid rules, there is nothing to check the whole state by.
  if (reading === undefined || !hasRules) return { issues: all };
  const readable = { shared: shared?.readable === true, players: players?.readable === true };
  if (options.validate !== false) issues.push(...format.violations(reading, readable));
  if (readable.players) {
    format.contradictions?.(reading, given, (part, code, path, parameters) => {
      issues.push(issueIn({ code, part, path, parameters }, wording, placeName));
    });
  }
  return { reading, issues: all };
}
