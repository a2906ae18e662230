/**
 * Options, whose names are checked: a name that does not exist is a mistake that would otherwise do nothing.
 *
 * @packageDocumentation
 */
import { ownProperties, wrongType } from './arguments.js';

/**
 * Check that options which were copied have no properties but those that exist.
 *
 * @param what - what the object is called: `Options`
 * @param own - the copy
 * @param names - the names that exist
 * @throws TypeError if it has another one whose value is not `undefined`
 */
export function checkNames(
  what: string,
  own: Readonly<Record<string, unknown>>,
  names: readonly string[],
): void {
  // Options that were copied inherit nothing. A loop makes no lists, which shows beside reading a state.
  for (const name in own) {
    if (names.includes(name) || own[name] === undefined) continue;
    // Most mistyped names begin as the name that is meant.
    const near = names.filter((each) => each[0] === name[0]);
    throw wrongType(what, name, (near.length > 0 ? near : names).join(' or '));
  }
}

/**
 * Copy the properties that options have themselves, and check their names.
 *
 * @throws TypeError if they are not an object, or one of them does not exist
 */
export function knownOptions<Options extends object>(
  what: string,
  given: Options | null | undefined,
  names: readonly (keyof Options & string)[],
): Options {
  const own = ownProperties(what, given);
  // Any object can be read by names.
  checkNames(what, own as Readonly<Record<string, unknown>>, names);
  return own;
}
