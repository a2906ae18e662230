/** Links from the reference to the guides: comments name a guide by its file, as an editor shows them. */
import { ReflectionKind } from 'typedoc';
import { fileOf } from './names.mjs';

/** @import { CommentDisplayPart, DocumentReflection, ProjectReflection } from 'typedoc' */

/** The file of a guide in a comment. */
const FILE = /(\bdocs\/[\w/-]+\.md)/;

/**
 * Link to the guides that a part of a comment names.
 *
 * @param {CommentDisplayPart} part
 * @param {ReadonlyMap<string | undefined, DocumentReflection>} guides
 * @returns {CommentDisplayPart[]}
 */
function linked(part, guides) {
  if (part.kind !== 'text') return [part];
  return part.text.split(FILE).map((text) => {
    const target = guides.get(text);
    if (target !== undefined)
      return { kind: 'inline-tag', tag: '@link', text: target.name, target };
    if (FILE.test(text)) throw new Error(`A comment names ${text}, which is no page of the site.`);
    return { kind: 'text', text };
  });
}

/**
 * Turn the files of guides in comments into links with their titles.
 *
 * @param {ProjectReflection} project
 */
export function linkGuides(project) {
  const guides = new Map((project.documents ?? []).map((guide) => [fileOf(guide), guide]));
  for (const { comment } of project.getReflectionsByKind(ReflectionKind.All)) {
    if (comment === undefined) continue;
    comment.summary = comment.summary.flatMap((part) => linked(part, guides));
    for (const tag of comment.blockTags) {
      tag.content = tag.content.flatMap((part) => linked(part, guides));
    }
  }
}
