/** What the reference leaves out: members for other tools, and values of which it would only show `...`. */
import { DeclarationReflection, ParameterReflection, ReflectionKind } from 'typedoc';

/** @import { Context } from 'typedoc' */

/** Members that Vue and Node look for; nobody calls them. */
const FOR_TOOLS = new Set(['__v_skip', '[NODE_INSPECT]']);

/** What TypeDoc shows of a value that is not a literal. */
const OMITTED = '...';

/**
 * Leave out the members for other tools, and values that are not shown.
 *
 * @param {Context} context
 */
export function hideInternals(context) {
  for (const each of context.project.getReflectionsByKind(ReflectionKind.All)) {
    if (FOR_TOOLS.has(each.name)) context.project.removeReflection(each);
    else if (each instanceof DeclarationReflection || each instanceof ParameterReflection) {
      if (each.defaultValue === OMITTED) delete each.defaultValue;
    }
  }
}
