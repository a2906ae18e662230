/** Types by their names where the compiler expands them: a union of 2,400 texts is no help to anyone. */
import { UnionType } from 'typedoc';
import ts from 'typescript';

/** @import { Context, SignatureReflection } from 'typedoc' */

/**
 * Give a signature the name of the type that it returns, as it is written.
 *
 * The compiler forgets the name of a type such as `${A}${B}`, which becomes a union of texts.
 *
 * @param {Context} context
 * @param {SignatureReflection} signature
 * @param {ts.SignatureDeclaration | ts.JSDocSignature} [declaration]
 */
export function nameReturnType(context, signature, declaration) {
  const written = declaration?.type;
  if (!(signature.type instanceof UnionType) || !written || !ts.isTypeReferenceNode(written))
    return;
  const symbol = context.getSymbolAtLocation(written.typeName);
  if (symbol === undefined) return;
  signature.type = context.createSymbolReference(
    context.resolveAliasedSymbol(symbol),
    context,
    written.typeName.getText(),
  );
}
