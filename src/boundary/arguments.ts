/**
 * Checks of arguments that callers pass. Callers without types can pass anything.
 *
 * @packageDocumentation
 */
import { kindOf, showValue } from '../text/message.js';

/** Make the error of an argument that is of another type. */
export function wrongType(name: string, found: unknown, expected: string): TypeError {
  return new TypeError(`${name}: found ${showValue(found)}, expected ${expected}.`);
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
const LONGEST_LIST = 10_000_000;

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
