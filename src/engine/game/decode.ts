/**
 * What comes from outside, such as from a request: rules, checked, with everything that is wrong with them; and states,
 * by a decoder for libraries that take a Standard Schema.
 */

// @standard-schema/spec: the interface's own package, types only, nothing at run time.
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { deepFreeze, knownOptions, ownProperties } from '../../boundary/values.js';
import { type Issue, issueOfSafeFacts, MOST_ISSUES } from '../../text/issue.js';
import { excerpt, listChoices, quote, showValue } from '../../text/message.js';
import type { DecodeOptions, EncodedState, Game, GameTypes } from './game.js';
import { checkGame } from './game-value.js';
import { DECODE_OPTIONS } from './read-state.js';
import {
  completeRules,
  type RulesOptionsOf,
  type Settings,
  settingsOf,
  wrongSettings,
} from './settings.js';

/**
 * The codes of issues with rules, which {@link safeDecodeRules} returns. Codes are stable: programs may rely on them.
 *
 * - `rules.not-an-object`: the value is not an object
 * - `rules.unknown-setting`: a property is not a setting of the game's rules
 * - `rules.unknown-value`: a setting has an invalid value
 */
export const RULES_ISSUE_CODES = /* @__PURE__ */ Object.freeze([
  'rules.not-an-object',
  'rules.unknown-setting',
  'rules.unknown-value',
] as const);

/** The code of an issue with rules: {@link RULES_ISSUE_CODES} says what each means. */
export type RulesIssueCode = (typeof RULES_ISSUE_CODES)[number];

/**
 * One error in rules that come from outside. Its `path` is `['rules', name]` with the name of the property, or
 * `['rules']` if the value is not an object. {@link safeDecodeRules} returns such issues.
 */
export type RulesIssue = Issue<RulesIssueCode, 'rules'>;

/**
 * The result of {@link safeDecodeRules}: complete rules, or everything that is wrong with the value.
 *
 * @typeParam Rules - the type of the game's complete rules
 */
export type RulesResult<Rules> =
  | {
      /** The rules are accepted. */
      readonly ok: true;
      /** The rules with every setting, each with its default if it was absent. */
      readonly rules: Rules;
    }
  | {
      /** The rules are refused. */
      readonly ok: false;
      /** The errors, a hundred at most: of settings with invalid values in their order, then of unknown properties. */
      readonly issues: readonly RulesIssue[];
    };

function issueOf(
  code: RulesIssueCode,
  setting: string | undefined,
  found: string,
  expected: string,
): RulesIssue {
  const path = setting === undefined ? ['rules'] : ['rules', setting];
  const place = setting === undefined ? 'Rules' : `Rules, ${excerpt(setting)}`;
  return issueOfSafeFacts({ code, part: 'rules', path, found, expected } as const, place);
}

/** Return an object's own properties, or what was found in its place, in words. */
function propertiesOf(given: unknown): Readonly<Record<string, unknown>> | string {
  if (typeof given !== 'object' || given === null) return showValue(given);
  try {
    if (Array.isArray(given)) return 'an array';
    return ownProperties<Record<string, unknown>>('Rules', { ...given });
  } catch {
    // A proxy or a getter that throws.
    return 'an object that cannot be read';
  }
}

/**
 * Check rules that come from outside, such as from a request, and complete them with defaults.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the game whose rules they are, such as `azul` of `azulejo`
 * @param given - any value: an object with some of the settings, such as `JSON.parse` returns; `undefined` gives the
 * default rules
 * @returns `{ ok: true, rules }` with every setting, or `{ ok: false, issues }` with an issue for each setting that has
 * an invalid value, then for each property that is not a setting: a hundred issues at most
 * @throws TypeError if `game` is not a game; no value of `given` makes it throw
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo';
 * import { safeDecodeRules } from 'azulejo/game';
 *
 * const result = safeDecodeRules(azul, { players: 3, mosaic: 'fixed' });
 * result.ok && result.rules; // { players: 3, mosaic: 'fixed', tilingOrder: 'top-down' }
 * ```
 */
export function safeDecodeRules<Types extends GameTypes>(
  game: Game<Types>,
  given: unknown,
): RulesResult<Types['rules']> {
  checkGame(game);
  const settings: Settings<Types['rules']> = game.settings;
  const rules = propertiesOf(given === undefined ? {} : given);
  if (typeof rules === 'string') {
    const issue = issueOf('rules.not-an-object', undefined, rules, 'an object');
    return { ok: false, issues: [issue] };
  }
  const entries = settingsOf(settings);
  const names: readonly string[] = entries.map(([name]) => name);
  const issues: RulesIssue[] = [];
  for (const { name, found, setting } of wrongSettings(settings, rules)) {
    issues.push(issueOf('rules.unknown-value', name, showValue(found), setting.expected));
  }
  for (const name of Object.keys(rules)) {
    if (issues.length >= MOST_ISSUES) break;
    if (names.includes(name)) continue;
    issues.push(issueOf('rules.unknown-setting', name, quote(name), listChoices(names)));
  }
  if (issues.length > 0) return { ok: false, issues };
  // Every setting has just been checked.
  return { ok: true, rules: completeRules(settings, rules as RulesOptionsOf<Types['rules']>) };
}

/**
 * Make a schema of a game's states for validation libraries: a Standard Schema (https://standardschema.dev) that takes
 * the two strings of a state, and returns the state.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param settings - the rules that the strings do not contain, if they differ from the defaults; whether to read
 * leniently, and whether to validate
 * @returns the schema, frozen. Its issues are those that `safeDecodeState` of the game returns, with all their fields
 * @throws TypeError if `game` is not a game, or an option or a setting does not exist; RangeError if a setting has an
 * invalid value
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo';
 * import { schemaOf } from 'azulejo/game';
 *
 * const fixed = schemaOf(azul, { rules: { mosaic: 'fixed' } });
 * const result = await fixed['~standard'].validate(['AFC', 'A0MSFB0MSF']);
 * result.issues?.length; // 2
 * ```
 */
export function schemaOf<Types extends GameTypes>(
  game: Game<Types>,
  settings?: DecodeOptions<Types['rules']>,
): StandardSchemaV1<EncodedState, Types['state']> {
  checkGame(game);
  const own = knownOptions('Options', settings, DECODE_OPTIONS);
  completeRules(game.settings, own.rules);
  return deepFreeze({
    '~standard': {
      version: 1 as const,
      vendor: 'azulejo',
      validate: (value: unknown) => {
        const result = game.decode(value, own);
        return result.ok ? { value: result.state } : { issues: result.issues };
      },
    },
  });
}
