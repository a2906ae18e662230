/** The categories of the reference: what a name is for, by the folder or the file that it comes from. */

import { Comment, CommentTag, ReflectionKind } from 'typedoc';
import { originalOf } from './names.mjs';

/** @import { Context, DeclarationReflection, Reflection } from 'typedoc' */

/**
 * The categories by the paths of files below `src/`; the first that fits counts.
 *
 * @type {readonly (readonly [path: RegExp, category: string])[]}
 */
const CATEGORIES = [
  [/issue|refusal/, 'Issues and errors'],
  [/^(?!engine).*\/(inspect|wires|room|surface)/, 'Looking at states'],
  [/cs4500|json|human-notation|\/rgn/, 'Other notations'],
  [/\/render\//, 'Pictures'],
  [/\/(codec|text|decode)|^(codec|text)\//, 'Texts'],
  [/settings|vocabulary|\/pieces|\/tiles/, 'Rules and their values'],
  [/narrat/, 'Looking at states'],
  [/scor|standings|series/, 'Scores and series'],
  [/tournament|remote/, 'Tournaments'],
  [/lessons|puzzles|endgame|\/solve\//, 'Lessons, puzzles, solvers'],
  [/tensors|learning/, 'Numbers for models'],
  [/\/board\//, 'Boards'],
  [/external|worker|tasks/, 'Programs and workers'],
  [/simulate/, 'Many games'],
  [/review/, 'Reviews'],
  [/\/match\//, 'Matches'],
  [/agents|agent\./, 'Agents and search'],
  [/online/, 'Rooms'],
  [/record/, 'Records and sessions'],
  [/random/, 'Random numbers'],
  [/testing/, 'Checking a game'],
  [/play|moves|rounds|chance|deals|rollout|events/, 'Playing'],
  [/engine\/cli/, 'Your own game'],
  [/game|azul|royal-ur|tsuro|cube-blokus/, 'The game'],
];

/**
 * Put a reflection into a category by its comment.
 *
 * @param {Reflection} reflection
 * @param {string} category
 */
function categorize(reflection, category) {
  reflection.comment ??= new Comment();
  reflection.comment.blockTags.push(
    new CommentTag('@category', [{ kind: 'text', text: category }]),
  );
}

/**
 * Put all exports into categories.
 *
 * @param {Context} context
 */
export function addCategories(context) {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.All)) {
    if (!reflection.parent?.kindOf(ReflectionKind.Module)) continue;
    const declaration = context.getSymbolFromReflection(originalOf(reflection))?.declarations?.[0];
    const path = declaration?.getSourceFile().fileName.split('/src/')[1];
    const [, category] = CATEGORIES.find(([pattern]) => pattern.test(path ?? '')) ?? [];
    if (category === undefined) continue;
    // Functions have their comments in their signatures.
    const { signatures } = /** @type {DeclarationReflection} */ (reflection);
    for (const each of signatures ?? [reflection]) categorize(each, category);
  }
}
