/** The members of a game: what the interface `Game` asks of any value that is given as one. */

import { listChoices } from '../../text/message.js';

/** A member that is missing, or of another type. */
export interface MemberFault {
  /** The member, such as `chance.sample`; `undefined` if the value is no object. */
  readonly member: string | undefined;
  /** The value that was found. */
  readonly found: unknown;
  /** The expected value, in a few English words. */
  readonly expected: string;
}

/** The functions that every game has. */
const FUNCTIONS = [
  ...['players', 'start', 'rulesOf', 'playerToMove', 'isOver', 'returns', 'standings'],
  ...['encode', 'decode', 'legalMoves', 'checkMove', 'explainMove', 'applyMove'],
];

const OPTIONAL_FUNCTIONS = [
  ...['scores', 'canonicalMove', 'inspectEvent', 'view', 'evaluate', 'rollout', 'perft'],
];

/** The functions of members that are objects: those that they need, and those that they may have. */
const OBJECTS: readonly (readonly [member: string, needed: readonly string[], more: string[]])[] = [
  ['chance', ['isDue', 'isEvent', 'sample', 'check', 'explain', 'apply'], ['draw', 'outcomes']],
  ['forfeits', ['explain', 'apply'], []],
  ['logActions', ['write', 'read'], []],
  ['tensors', ['layout', 'observe', 'actionSpace'], []],
];

const FIELD_KINDS = ['number', 'word', 'flag', 'optional number', 'optional word'];

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Look for a function that an object lacks. */
export function functionFault(
  holder: Members,
  place: string,
  needed: readonly string[],
  optional: readonly string[] = [],
): MemberFault | undefined {
  const isWrong = (name: string) =>
    typeof holder[name] !== 'function' && (needed.includes(name) || holder[name] !== undefined);
  const name = [...needed, ...optional].find(isWrong);
  if (name === undefined) return undefined;
  return { member: `${place}${name}`, found: holder[name], expected: 'a function' };
}

/** Look for what is wrong with an object of functions, in a game that has it. */
function objectFault(
  member: string,
  value: unknown,
  needed: readonly string[],
  optional?: readonly string[],
): MemberFault | undefined {
  if (value === undefined) return undefined;
  if (!isObject(value)) return { member, found: value, expected: 'an object' };
  return functionFault(value, `${member}.`, needed, optional);
}

/** Return the first member of a value that makes it no game; `undefined` if all are of their types. */
export function memberFault(game: unknown): MemberFault | undefined {
  if (!isObject(game)) return { member: undefined, found: game, expected: 'a game, such as azul' };
  const { name, title, settings, standingFields, agents } = game;
  const missing = functionFault(game, '', FUNCTIONS, OPTIONAL_FUNCTIONS);
  if (missing !== undefined) return missing;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name)) {
    return { member: 'name', found: name, expected: 'lower-case letters, digits and hyphens' };
  }
  if (typeof title !== 'string') return { member: 'title', found: title, expected: 'a text' };
  for (const [member, value] of Object.entries({ settings, standingFields })) {
    if (!isObject(value)) return { member, found: value, expected: 'an object' };
  }
  for (const [field, found] of Object.entries(Object(standingFields))) {
    if (!FIELD_KINDS.some((kind) => kind === found)) {
      return { member: `standingFields.${field}`, found, expected: listChoices(FIELD_KINDS) };
    }
  }
  for (const [member, needed, optional] of OBJECTS) {
    const fault = objectFault(member, game[member], needed, optional);
    if (fault !== undefined) return fault;
  }
  return objectFault('agents', agents, Object.keys(Object(agents)));
}
