/** Where the types, classes and lists of the API are used: what returns, takes, throws and contains them. */
import { DeclarationReflection, JSX, ReflectionKind, ReflectionType } from 'typedoc';
import { originalOf } from './names.mjs';
import { listOf } from './short-types.mjs';

/**
 * @import {
 *   Comment, CommentDisplayPart, DefaultThemeRenderContext, ProjectReflection, Reflection, SignatureReflection, SomeType
 * } from 'typedoc'
 */

/** @typedef {keyof typeof TITLES} Use */

const h = JSX.createElement;

/** Each way to use a name, with the words before the list of its users. */
const TITLES = {
  returned: 'Returned by',
  taken: 'Taken by',
  passed: 'Passed to callbacks of',
  thrown: 'Thrown by',
  part: 'Part of',
  values: 'Values of',
  type: 'Type of',
};

/**
 * The uses of an interface that are uses of those that it extends.
 *
 * @type {readonly Use[]}
 */
const INHERITED = ['returned', 'taken', 'passed'];

/** Users that are shown; the others are folded. */
const SHOWN = 10;

/** Kinds whose pages list their users. */
const USED =
  ReflectionKind.Interface |
  ReflectionKind.Class |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable;

/** The name of a member that needs no quotes. */
const WORD = /^\w+$/;

const ERROR = /\b[A-Z]\w*Error\b/g;

/**
 * The users of each name, by the way in which they use it.
 *
 * @type {WeakMap<Reflection, Map<Use, Set<Reflection>>>}
 */
const users = new WeakMap();

/**
 * Return the entry point that something is in, or itself if it is in none.
 *
 * @param {Reflection} reflection
 * @returns {Reflection}
 */
export function moduleOf(reflection) {
  const { parent } = reflection;
  return parent === undefined || parent.isProject() ? reflection : moduleOf(parent);
}

/**
 * Return the name of that kind in the entry point of a user.
 *
 * @param {Reflection} user
 * @param {string} name
 */
function nameNextTo(user, name) {
  const module = moduleOf(user);
  const children = module instanceof DeclarationReflection ? (module.children ?? []) : [];
  const found = children.find((child) => child.name === name);
  return found && originalOf(found);
}

/**
 * Note that a name is used.
 *
 * @param {Reflection | undefined} used
 * @param {Use} use
 * @param {Reflection} user
 */
function note(used, use, user) {
  const page = used?.kindOf(USED) ? used : undefined;
  if (page === undefined || page === user || user.parent === page) return;
  const uses = users.get(page) ?? new Map();
  users.set(page, uses.set(use, (uses.get(use) ?? new Set()).add(user)));
}

/**
 * Note all names in types.
 *
 * @param {readonly SomeType[]} types
 * @param {Use} use
 * @param {Reflection} user
 */
function noteTypes(types, use, user) {
  for (const type of types) noteType(type, use, user);
}

/**
 * Note all names in a type.
 *
 * @param {SomeType | undefined} type
 * @param {Use} use
 * @param {Reflection} user
 */
function noteType(type, use, user) {
  type?.visit({
    reference(each) {
      const target = each.reflection ?? nameNextTo(user, each.name);
      note(target && originalOf(target), use, user);
      for (const argument of each.typeArguments ?? []) noteType(argument, use, user);
    },
    query: ({ queryType }) => noteType(queryType, use, user),
    array: ({ elementType }) => noteType(elementType, use, user),
    indexedAccess: ({ objectType, indexType }) => {
      noteType(objectType, use, user);
      noteType(indexType, use, user);
    },
    intersection: ({ types }) => noteTypes(types, use, user),
    union: ({ types }) => noteTypes(types, use, user),
    tuple: ({ elements }) => noteTypes(elements, use, user),
    namedTupleMember: ({ element }) => noteType(element, use, user),
    optional: ({ elementType }) => noteType(elementType, use, user),
    rest: ({ elementType }) => noteType(elementType, use, user),
    typeOperator: ({ target }) => noteType(target, use, user),
    templateLiteral: ({ tail }) =>
      noteTypes(
        tail.map(([each]) => each),
        use,
        user,
      ),
    mapped: ({ parameterType, templateType }) => {
      noteType(parameterType, use, user);
      noteType(templateType, use, user);
    },
    conditional: ({ trueType, falseType }) => {
      noteType(trueType, use, user);
      noteType(falseType, use, user);
    },
    reflection: ({ declaration }) => {
      for (const child of declaration.children ?? []) noteDeclaration(child, use, user);
      for (const { type: each } of declaration.indexSignatures ?? []) noteType(each, use, user);
      noteFunctions(declaration, use, user);
    },
  });
}

/**
 * Note the names in the functions of a type: a function that is taken is called with its parameters.
 *
 * @param {DeclarationReflection} declaration
 * @param {Use} use - how the function itself is used
 * @param {Reflection} user
 */
function noteFunctions(declaration, use, user) {
  for (const signature of declaration.signatures ?? []) {
    const isCallback = use === 'taken';
    noteSignature(
      signature,
      isCallback ? 'passed' : 'taken',
      isCallback ? 'taken' : 'returned',
      user,
    );
  }
}

/**
 * Note the names in a signature.
 *
 * @param {SignatureReflection} signature
 * @param {Use} taken - how its parameters are used
 * @param {Use} returned - how its result is used
 * @param {Reflection} user
 */
function noteSignature(signature, taken, returned, user) {
  for (const { type } of signature.parameters ?? []) noteType(type, taken, user);
  noteType(signature.type, returned, user);
  noteThrown(signature.comment, user);
}

/**
 * Note the errors that a comment says are thrown.
 *
 * @param {Comment | undefined} comment
 * @param {Reflection} user
 */
function noteThrown(comment, user) {
  for (const { tag, content } of comment?.blockTags ?? []) {
    if (tag !== '@throws') continue;
    for (const part of content) {
      for (const [name] of part.text.matchAll(ERROR)) {
        note(linkOf(part) ?? nameNextTo(user, name), 'thrown', user);
      }
    }
  }
}

/**
 * Return what a part of a comment links to.
 *
 * @param {CommentDisplayPart} part
 */
function linkOf(part) {
  const target = part.kind === 'inline-tag' ? part.target : undefined;
  return typeof target === 'object' && 'kindOf' in target ? originalOf(target) : undefined;
}

/**
 * Note the names in a field, a method or a variable.
 *
 * @param {DeclarationReflection} declaration
 * @param {Use} use
 * @param {Reflection} user
 */
function noteDeclaration(declaration, use, user) {
  if (declaration.type instanceof ReflectionType && use === 'part') {
    noteFunctions(declaration.type.declaration, use, user);
    noteThrown(declaration.comment, user);
  }
  noteType(declaration.type, use, user);
  noteType(declaration.getSignature?.type, use, user);
  noteFunctions(declaration, use, user);
}

/**
 * Note the names that one of the API uses, in its members or itself.
 *
 * @param {DeclarationReflection} user
 */
function noteUser(user) {
  if (user.kindOf(ReflectionKind.Interface | ReflectionKind.Class)) {
    for (const member of user.children ?? []) {
      if (member.inheritedFrom !== undefined) continue;
      if (member.kindOf(ReflectionKind.Constructor)) continue;
      noteDeclaration(member, 'part', member);
      const list = listOf(member);
      if (list !== undefined) note(nameNextTo(member, list), 'values', member);
    }
    for (const { type } of user.indexSignatures ?? []) noteType(type, 'part', user);
    noteFunctions(user, 'part', user);
    return;
  }
  const isValue = user.kindOf(ReflectionKind.Variable) && user.type?.type === 'reference';
  noteDeclaration(user, isValue ? 'type' : 'part', user);
  const list = listOf(user);
  if (list !== undefined) note(nameNextTo(user, list), 'values', user);
}

/**
 * Note that what takes or returns an interface also takes or returns those that it extends.
 *
 * @param {readonly Reflection[]} names
 */
function passUsersOn(names) {
  /** @type {(heir: Reflection, base: Reflection) => void} */
  const pass = (heir, base) => {
    for (const use of INHERITED) {
      for (const user of users.get(heir)?.get(use) ?? []) note(base, use, user);
    }
  };
  /** @type {(heir: Reflection, base: Reflection) => void} */
  const passUp = (heir, base) => {
    pass(heir, base);
    for (const further of basesOf(base)) passUp(heir, further);
  };
  for (const heir of names) {
    for (const base of basesOf(heir)) passUp(heir, base);
  }
}

/**
 * Return the interfaces that one extends as they are, without `Omit` and the like.
 *
 * @param {Reflection} heir
 */
function basesOf(heir) {
  const { extendedTypes = [] } = heir instanceof DeclarationReflection ? heir : {};
  return extendedTypes.flatMap((type) => {
    const base = type.type === 'reference' ? type.reflection : undefined;
    return base === undefined ? [] : [originalOf(base)];
  });
}

/**
 * Find the users of all names of the API.
 *
 * @param {ProjectReflection} project
 */
export function findUsers(project) {
  const names = (project.children ?? []).flatMap((module) => module.children ?? []);
  const own = names.filter((name) => name instanceof DeclarationReflection && !name.isReference());
  for (const user of own) noteUser(/** @type {DeclarationReflection} */ (user));
  passUsersOn(own);
  // A list is used wherever the type of its values is.
  for (const user of own) {
    const list = listOf(user);
    const variable = list === undefined ? undefined : nameNextTo(user, list);
    for (const [use, all] of users.get(user) ?? []) {
      for (const each of all) note(variable, use, each);
    }
  }
}

/**
 * Return the name of a user as a page of an entry point shows it.
 *
 * @param {Reflection} user
 * @param {Reflection} page
 */
function labelOf(user, page) {
  const isMember = user.parent !== undefined && user.parent.kindOf(USED);
  const member = WORD.test(user.name) ? `.${user.name}` : `['${user.name}']`;
  const name = isMember ? `${user.parent?.name}${member}` : user.name;
  return `${name}${entryPointNote(user, page)}`;
}

/**
 * Return the entry point of a name in parentheses, for a page of another entry point; nothing for its own.
 *
 * @param {Reflection} reflection
 * @param {Reflection} page
 */
export function entryPointNote(reflection, page) {
  const module = moduleOf(reflection);
  return module === moduleOf(page) ? '' : ` (${module.name.replace('azulejo/', '')})`;
}

/**
 * Render the links to users, separated by commas.
 *
 * @param {DefaultThemeRenderContext} context
 * @param {readonly Reflection[]} all
 * @param {Reflection} model
 */
function links(context, all, model) {
  return all.map((user, index) => [
    index === 0 ? '' : ', ',
    h('a', { href: context.urlTo(user) }, labelOf(user, model)),
  ]);
}

/**
 * Render the users of a name, a line for each way to use it; no line whose users the comment links itself.
 *
 * @param {DefaultThemeRenderContext} context
 * @param {Reflection} model
 */
export function usersOf(context, model) {
  const uses = users.get(model);
  if (uses === undefined) return undefined;
  const linked = new Set((model.comment?.summary ?? []).map(linkOf));
  const lines = Object.entries(TITLES).flatMap(([use, title]) => {
    const found = [...(uses.get(/** @type {Use} */ (use)) ?? [])];
    const [only] = found;
    if (only === undefined || found.every((user) => linked.has(user))) return [];
    if (found.length === 1 && linked.has(only.parent && originalOf(only.parent))) return [];
    const home = moduleOf(model);
    const all = [
      ...found.filter((user) => moduleOf(user) === home),
      ...found.filter((user) => moduleOf(user) !== home),
    ];
    const shown = all.length > SHOWN + 1 ? all.slice(0, SHOWN) : all;
    const rest = all.slice(shown.length);
    return [
      h(
        'div',
        null,
        h('p', null, `${title}: `, links(context, shown, model)),
        rest.length > 0 &&
          h(
            'details',
            null,
            h('summary', null, `and ${rest.length} more`),
            links(context, rest, model),
          ),
      ),
    ];
  });
  return lines.length === 0 ? undefined : h('div', { class: 'users' }, lines);
}
