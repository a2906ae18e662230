/**
 * What crosses the boundary of the library. Arguments are checked: callers without types can pass anything. Exported
 * values are frozen.
 */
import { kindOf, listChoices, showValue } from '../text/message.js';

/** Make the error of an argument that is of another type. */
export function wrongType(name: string, found: unknown, expected: string): TypeError {
  return new TypeError(`${name}: found ${showValue(found)}, expected ${expected}.`);
}

/**
 * Return the function that is given, or `undefined` if it is left out.
 *
 * @throws TypeError for anything else
 */
export function checkedFunction<Value>(name: string, given: Value): Value {
  if (given === undefined || typeof given === 'function') return given;
  throw wrongType(name, given, 'a function');
}

/** Read something of an argument: nothing can be read of `null`, and proxies and getters can throw. */
export function reading<Given, Value>(
  name: string,
  given: Given,
  read: (given: Given) => Value,
): Value {
  try {
    return read(given);
  } catch (cause) {
    const found = `${kindOf(given)} that cannot be read`;
    throw new TypeError(`${name}: found ${found}, expected plain data.`, { cause });
  }
}

/** What own properties are copied onto: engines read the properties of objects without a prototype slowly. */
const NOTHING: object = /* @__PURE__ */ Object.freeze(Object.create(null));

/**
 * Copy an object's own properties. Neither what its prototype has counts, nor what is changed later.
 *
 * @param name - what the object is for, for the error
 * @param given - the object; none, or `null`, is one without properties
 * @returns an object that inherits nothing
 * @throws TypeError for anything else, and for an object that throws when it is read
 */
export function ownProperties<Options extends object>(
  name: string,
  given: Options | null | undefined,
): Options {
  const own: object = Object.create(NOTHING);
  if (given !== undefined && given !== null) {
    if (typeof given !== 'object') throw wrongType(name, given, 'an object');
    reading(name, given, () => Object.assign(own, given));
  }
  // The properties are those of the given object. Options are all optional; others are checked next.
  return own as Options;
}

/** Return a property that an object has itself; `undefined` where only its prototype has it. */
export function ownProperty<Holder extends object, Name extends keyof Holder>(
  holder: Holder,
  name: Name,
): Holder[Name] | undefined {
  return Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/** Longest list that is copied: a sparse array, or a proxy, can seem to have any number of elements. */
export const LONGEST_LIST = 10_000_000;

/** Copy the elements of an array; `undefined` for anything else, and for one that is too long. */
function elementsOf<Each>(given: readonly Each[]): Each[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const elements: readonly Each[] = given;
  const { length } = elements;
  if (!(length <= LONGEST_LIST)) return undefined;
  const list: Each[] = [];
  // What is missing in a sparse array is undefined, and is checked as any element is.
  for (let index = 0; index < length; index++) list.push(elements[index] as Each);
  return list;
}

/**
 * Copy a list.
 *
 * @param name - what the list is for, for the error
 * @param expected - what the list is of
 * @throws TypeError if it is not an array, has more than ten million elements, or throws when it is read
 */
export function listOf<Each>(name: string, given: readonly Each[], expected: string): Each[] {
  const list = reading(name, given, () => elementsOf(given));
  if (list === undefined) throw wrongType(name, given, expected);
  return list;
}

/** Return a text; throw a TypeError for anything else. */
export function textOf<Text extends string>(name: string, given: Text): Text {
  if (typeof given === 'string') return given;
  throw wrongType(name, given, 'a text');
}

/** Whether something can be gone through. A text is one thing, not a list of its characters. */
export function isIterable(value: unknown): value is Iterable<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  try {
    return typeof Reflect.get(value, Symbol.iterator) === 'function';
  } catch {
    return false;
  }
}

/** Return an integer of a range; throw a RangeError for anything else. */
export function integerInRange(
  name: string,
  value: number,
  least: number,
  most = Number.POSITIVE_INFINITY,
): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const range = Number.isFinite(most) ? `from ${least} to ${most}` : `of ${least} or more`;
  const expected = least === most ? `${least}` : `an integer ${range}`;
  throw new RangeError(`${name}: found ${showValue(value)}, expected ${expected}.`);
}

/** Return a number above 0; throw a RangeError for anything else. */
export function positiveNumber(name: string, value: number): number {
  if (typeof value === 'number' && value > 0) return value;
  throw new RangeError(`${name}: found ${showValue(value)}, expected a number above 0.`);
}

/**
 * Return the index of a member of a list.
 *
 * @param name - what the value is called: `Player`
 * @throws RangeError if it is none
 */
export function indexIn(name: string, list: readonly string[], value: string): number {
  const index = list.indexOf(value);
  if (index >= 0) return index;
  throw new RangeError(`${name}: found ${showValue(value)}, expected ${listChoices(list)}.`);
}

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
  // Options that were copied inherit nothing. A loop makes no lists, which matters next to reading a state.
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
  if (Array.isArray(given) && given.length > 0) {
    throw new TypeError(`${what}: found an array, expected an object.`);
  }
  // Any object can be read by names.
  checkNames(what, own as Readonly<Record<string, unknown>>, names);
  return own;
}

/** Freeze a class: where bundlers keep what is made of it, they keep this. */
export function frozenClass<Class extends { readonly prototype: object }>(it: Class): Class {
  Object.freeze(it.prototype);
  return Object.freeze(it);
}

/** Freeze an object and all objects in it, in place. Functions stay as they are. */
export function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
