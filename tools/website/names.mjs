/** The names and addresses of pages: guides by their headings and files, entry points as imported. */
import { relative } from 'node:path';
import { KindRouter, ReflectionKind } from 'typedoc';

/** @import { DocumentReflection, Reflection } from 'typedoc' */

/**
 * The file of each guide, relative to the folder of the project.
 *
 * @type {WeakMap<Reflection, string>}
 */
const files = new WeakMap();

/**
 * Return the file of a guide.
 *
 * @param {Reflection} guide
 */
export function fileOf(guide) {
  return files.get(guide);
}

/**
 * Name a guide by its first heading.
 *
 * @param {DocumentReflection} guide
 */
export function nameGuide(guide) {
  const path = guide.project.files.getReflectionPath(guide) ?? guide.name;
  files.set(guide, relative('.', path).replaceAll('\\', '/'));
  const text = guide.content.map((part) => part.text).join('');
  const [, heading] = /^\s*# (.+)\n/.exec(text) ?? [];
  if (heading !== undefined) guide.name = heading.replaceAll('`', '');
}

/**
 * Name an entry point as it is imported.
 *
 * @param {Reflection} reflection
 */
export function nameEntryPoint(reflection) {
  if (!reflection.kindOf(ReflectionKind.Module)) return;
  reflection.name = reflection.name === 'index' ? 'azulejo' : `azulejo/${reflection.name}`;
}

/**
 * Return what a name stands for: of a name that is exported again, the one that it was at first.
 *
 * @template {Reflection} Kind
 * @param {Kind} reflection
 */
export function originalOf(reflection) {
  return reflection.isReference() ? reflection.getTargetReflectionDeep() : reflection;
}

/** Derives the address of a guide from its file, whatever its title is. */
export class GuideRouter extends KindRouter {
  /**
   * @override
   * @param {Reflection} reflection
   */
  getIdealBaseName(reflection) {
    const file = files.get(reflection);
    if (file === undefined) return super.getIdealBaseName(reflection);
    return `guides/${file
      .replace(/^(docs\/(internals\/)?|tools\/)/, '')
      .replace(/(\/README)?\.md$/, '')
      .replaceAll('/', '-')
      .toLowerCase()}`;
  }
}
