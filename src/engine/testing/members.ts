/** Clauses of the game as a value: its members and its settings. */

import type { Fault } from '../../text/parsed.js';
import { functionFault, type MemberFault, memberFault } from '../game/members.js';
import { completeRules, type Setting, settingNameFault, settingsOf } from '../game/settings.js';
import { KEYWORDS } from '../record/read-record.js';
import { type AnyGame, type Clause, faultUnless, firstOf } from './clause.js';
import { asRecord, asTexts, isEqual, show } from './data.js';

/** Clauses of any value that is given as a game. */
export const MEMBER_CLAUSES: readonly Clause<{ readonly game: unknown }>[] = [
  {
    name: 'members',
    rule: 'A game has the members of the interface, each of its type.',
    check: ({ game }) => faultOfMember(memberFault(game)),
  },
];

function faultOfMember(fault: MemberFault | undefined): Fault | undefined {
  if (fault === undefined) return undefined;
  const { member, found, expected } = fault;
  const place = member === undefined ? '' : ` as ${member}`;
  return { found: show(found), expected: `${expected}${place}` };
}

/** Values that hardly any setting has: asking whether one is valid must not throw. */
const STRANGE: readonly unknown[] = [undefined, null, {}, [], '', 'x', -1, 0.5, Number.NaN];

function valueFault(name: string, setting: Setting<unknown>, value: unknown): Fault | undefined {
  const isPlain = isEqual(JSON.parse(JSON.stringify([value])), [value]);
  const text: unknown = setting.write(value);
  if (!isPlain) return faultUnless(false, value, `plain data as a value of ${name}`);
  if (typeof text !== 'string' || !/^\S+$/.test(text)) {
    return faultUnless(false, text, `a text without spaces for ${name} ${show(value)}`);
  }
  const read: unknown = setting.read(text);
  return (
    faultUnless(setting.isValid(value) === true, value, `a valid value of ${name}`) ??
    faultUnless(isEqual(read, value), read, `${show(value)}, which ${name} writes as ${show(text)}`)
  );
}

function settingFault([name, setting]: readonly [string, Setting<unknown>]): Fault | undefined {
  const functions = asRecord(setting);
  if (functions === undefined) {
    return faultUnless(false, setting, `an object as settings.${name}`);
  }
  const { summary, expected, choices, usual } = setting;
  return (
    faultOfMember(
      functionFault(functions, `settings.${name}.`, ['isValid', 'read', 'write'], ['freeze']),
    ) ??
    faultUnless(asTexts([summary]) !== undefined, summary, `a summary of ${name}`) ??
    faultUnless(asTexts([expected]) !== undefined, expected, `the values of ${name} in words`) ??
    valueFault(name, setting, usual) ??
    firstOf(STRANGE, (value) => {
      const answer: unknown = setting.isValid(value);
      return faultUnless(typeof answer === 'boolean', answer, `true or false of ${name}.isValid`);
    }) ??
    (choices === undefined || asTexts(choices) !== undefined
      ? firstOf(choices ?? [], (choice) => valueFault(name, setting, setting.read(choice)))
      : faultUnless(false, choices, `a list of texts as choices of ${name}`))
  );
}

/** Clauses of a game that has its members. */
export const SETTING_CLAUSES: readonly Clause<{ readonly game: AnyGame }>[] = [
  {
    name: 'settings.names',
    rule: 'The name of a setting becomes an option of every command, so no command has an option of that name.',
    check: ({ game }) => settingNameFault(Object.keys(game.settings)),
  },
  {
    name: 'chance.word',
    rule: 'The word for chance events is not a word that begins a line of a record.',
    check: ({ game: { chance } }) => {
      if (chance === undefined) return undefined;
      const { word } = chance;
      const isTaken = [...KEYWORDS, 'move', 'forfeit'].includes(word);
      const isWord = typeof word === 'string' && /^[a-z][a-z-]*$/.test(word);
      return faultUnless(isWord && !isTaken, word, 'a word of its own, such as roll');
    },
  },
  {
    name: 'settings',
    rule: 'Each setting has a valid default, reads what it writes, and its values are plain data.',
    check: ({ game }) => firstOf(settingsOf<object>(game.settings), settingFault),
  },
];

/** List the rules that are checked by default: the usual ones, then each other choice of a setting. */
export function usualRules({ settings }: AnyGame): readonly object[] {
  const others = settingsOf(settings).flatMap(([name, { choices = [], read, usual }]) =>
    choices
      .map((choice) => read(choice))
      .filter((value) => !isEqual(value, usual))
      .map((value) => ({ [name]: value })),
  );
  return [{}, ...others].map((rules) => completeRules<object>(settings, rules));
}
