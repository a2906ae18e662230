/**
 * Names of classes of errors.
 *
 * A bundler that puts modules together declares a class as a variable, numbered where there are others of that name:
 * `const DecodeError2 = class extends Error`. The class would take its name from the variable, and engines print it in
 * front of the message. So it has the name that its errors have.
 */
import type { Options } from 'tsup';
import ts from 'typescript';

type Plugin = NonNullable<Options['plugins']>[number];

/** Name the classes of every module that is built. */
export function classNamesPlugin(): Plugin {
  return {
    name: 'class-names',
    renderChunk: (code, { path }) =>
      /\.c?js$/.test(path) ? { code: withClassNames(code, path) } : null,
  };
}

/** Name the classes without a name, at the top of a module, whose objects have one. */
export function withClassNames(code: string, path: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  let written = '';
  let place = 0;
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isClassExpression(initializer) || initializer.name) continue;
      const name = initializer.members.map(nameIn).find((each) => each !== undefined);
      if (name === undefined) continue;
      const end = initializer.getStart(file) + 'class'.length;
      written += `${code.slice(place, end)} ${name}`;
      place = end;
    }
  }
  return written + code.slice(place);
}

/** Return the text of a property `name`. */
function nameIn(member: ts.ClassElement): string | undefined {
  if (!ts.isPropertyDeclaration(member) || !ts.isIdentifier(member.name)) return undefined;
  const { name, initializer } = member;
  return name.text === 'name' && initializer && ts.isStringLiteral(initializer)
    ? initializer.text
    : undefined;
}
