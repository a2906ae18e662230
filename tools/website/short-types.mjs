/**
 * Types as they are written where the compiler expands them, and expanded where only a list has their values: a union of
 * 2,400 texts is no help to anyone, and neither is `typeof ROWS[number]`.
 */
import {
  ArrayType,
  DeclarationReflection,
  IntersectionType,
  IntrinsicType,
  LiteralType,
  ReflectionKind,
  TemplateLiteralType,
  TypeOperatorType,
  UnionType,
} from 'typedoc';
import ts from 'typescript';

/** @import { Context, ParameterReflection, Reflection, SignatureReflection, SomeType } from 'typedoc' */

/**
 * The name of the list whose values a type has.
 *
 * @type {WeakMap<Reflection, string>}
 */
const lists = new WeakMap();

/**
 * Return the name of the list whose values a type has, if it is written as such.
 *
 * @param {Reflection} alias
 */
export function listOf(alias) {
  return lists.get(alias);
}

/** @param {ts.TypeNode} node */
const isUndefined = (node) => node.kind === ts.SyntaxKind.UndefinedKeyword;

/** @param {ts.TypeNode} node */
const isNull = (node) =>
  ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;

/** @param {SomeType} type */
const hasUndefined = (type) =>
  type instanceof UnionType &&
  type.types.some((each) => each instanceof IntrinsicType && each.name === 'undefined');

/**
 * Return a type with the names that are written for its unions and texts. The compiler forgets the name of a type such as
 * `${A}${B}`, which becomes a union of texts.
 *
 * @param {Context} context
 * @param {SomeType} type
 * @param {ts.TypeNode | undefined} written
 * @returns {SomeType}
 */
function named(context, type, written) {
  if (written === undefined) return type;
  if (ts.isParenthesizedTypeNode(written)) return named(context, type, written.type);
  if (type instanceof ArrayType && ts.isArrayTypeNode(written)) {
    type.elementType = named(context, type.elementType, written.elementType);
  }
  if (type instanceof TypeOperatorType && ts.isTypeOperatorNode(written)) {
    type.target = named(context, type.target, written.type);
  }
  if (type instanceof IntersectionType && ts.isIntersectionTypeNode(written)) {
    // The compiler merges an intersection into the one that it is a part of.
    return written.types.every(ts.isTypeReferenceNode)
      ? context.converter.convertType(context, written)
      : type;
  }
  if (!(type instanceof UnionType || type instanceof TemplateLiteralType)) return type;
  if (ts.isUnionTypeNode(written)) {
    // TypeDoc leaves `undefined` out of the type of an optional property; results keep it.
    const names = written.types.filter((each) => !isUndefined(each) && !isNull(each));
    const [only] = names;
    if (names.length > 1) nameText(context, type, names);
    if (names.length > 1 || only === undefined) return type;
    const name = named(context, type, only);
    if (name === type) return type;
    const empty = [
      ...(written.types.some(isNull) ? [new LiteralType(null)] : []),
      ...(hasUndefined(type) ? [new IntrinsicType('undefined')] : []),
    ];
    return empty.length === 0 ? name : new UnionType([name, ...empty]);
  }
  if (!ts.isTypeReferenceNode(written) || written.typeArguments !== undefined) return type;
  const symbol = context.getSymbolAtLocation(written.typeName);
  if (symbol === undefined) return type;
  const original = context.resolveAliasedSymbol(symbol);
  if ((original.flags & ts.SymbolFlags.TypeAlias) === 0) return type;
  return context.createSymbolReference(original, context, written.typeName.getText());
}

/**
 * Give a text such as `F${string}` that is a part of a union the name that is written for it, if there is only one.
 *
 * @param {Context} context
 * @param {SomeType} union
 * @param {readonly ts.TypeNode[]} written
 */
function nameText(context, union, written) {
  if (!(union instanceof UnionType)) return;
  const known = new Set(union.types.map((each) => each.toString()));
  const [name, ...names] = written.filter((each) => !known.has(each.getText()));
  const [text, ...texts] = union.types.filter((each) => each instanceof TemplateLiteralType);
  if (text === undefined || names.length > 0 || texts.length > 0) return;
  union.types[union.types.indexOf(text)] = named(context, text, name);
}

/**
 * Return the union of a list's values, in their order, if that is what a type is written as; `undefined` otherwise.
 *
 * @param {Context} context
 * @param {ts.TypeNode | undefined} written
 */
function valuesOf(context, written) {
  if (written === undefined || !ts.isIndexedAccessTypeNode(written)) return undefined;
  const list = context.checker.getTypeFromTypeNode(written.objectType);
  if (!context.checker.isTupleType(list)) return undefined;
  const values = context.checker
    .getTypeArguments(/** @type {ts.TypeReference} */ (list))
    .flatMap((each) => (each.isStringLiteral() || each.isNumberLiteral() ? [each.value] : []));
  return values.length < 2 ? undefined : new UnionType(values.map((each) => new LiteralType(each)));
}

/**
 * Give a signature the names of the types that it returns and takes, as they are written.
 *
 * @param {Context} context
 * @param {SignatureReflection} signature
 * @param {ts.SignatureDeclaration | ts.JSDocSignature} [declaration]
 */
export function nameSignature(context, signature, declaration) {
  const written = declaration?.type;
  if (signature.type !== undefined && written !== undefined && ts.isTypeNode(written)) {
    signature.type = named(context, signature.type, written);
  }
  for (const parameter of signature.parameters ?? []) nameType(context, parameter);
}

/**
 * Give a parameter or a property the name of its type, as it is written.
 *
 * @param {Context} context
 * @param {DeclarationReflection | ParameterReflection} reflection
 */
export function nameType(context, reflection) {
  const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  if (reflection.type === undefined || declaration === undefined) return;
  if (
    ts.isParameter(declaration) ||
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration)
  ) {
    reflection.type = named(context, reflection.type, declaration.type);
  }
}

/**
 * Give aliases of a list's values these values, and note the list of each alias and property that has them.
 *
 * @param {Context} context
 */
export function listValues(context) {
  const kinds = ReflectionKind.TypeAlias | ReflectionKind.Property;
  for (const reflection of context.project.getReflectionsByKind(kinds)) {
    if (!(reflection instanceof DeclarationReflection)) continue;
    for (const declaration of context.getSymbolFromReflection(reflection)?.declarations ?? []) {
      const isAlias = ts.isTypeAliasDeclaration(declaration);
      if (
        !(isAlias || ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      )
        continue;
      const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(declaration.type?.getText() ?? '') ?? [];
      if (list !== undefined) lists.set(reflection, list);
      const values = isAlias ? valuesOf(context, declaration.type) : undefined;
      if (values !== undefined) reflection.type = values;
    }
  }
}

/**
 * Leave out the lists that an entry point exports frozen, under the same names: only their types refer to them.
 *
 * @param {Context} context
 */
export function dropTwins(context) {
  for (const module of context.project.getReflectionsByKind(ReflectionKind.Module)) {
    if (!(module instanceof DeclarationReflection)) continue;
    const seen = new Set();
    for (const each of [...(module.children ?? [])]) {
      if (!each.kindOf(ReflectionKind.Variable)) continue;
      if (seen.has(each.name)) context.project.removeReflection(each);
      seen.add(each.name);
    }
  }
}

/**
 * Put the signatures of a function that have an example first, whatever order the compiler needs.
 *
 * @param {Context} context
 */
export function orderSignatures(context) {
  for (const each of context.project.getReflectionsByKind(ReflectionKind.Function)) {
    if (!(each instanceof DeclarationReflection)) continue;
    each.signatures?.sort((one, other) => exampleOrder(one) - exampleOrder(other));
  }
}

/** @param {SignatureReflection} signature */
function exampleOrder({ comment }) {
  return comment?.getTag('@example') === undefined ? 1 : 0;
}
