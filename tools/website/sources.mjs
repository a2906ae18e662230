/** The files of examples, which the site shows below what their pages say of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { INSIDE } from './guides.mjs';
import { fileOf } from './names.mjs';

/** @import { DocumentReflection } from 'typedoc' */

/**
 * The languages of files by their ending.
 *
 * @type {Readonly<Record<string, string>>}
 */
const LANGUAGES = { '.ts': 'ts', '.js': 'js', '.cjs': 'js', '.html': 'html', '.css': 'css' };

/** The page that lists the examples. */
const LIST = `${INSIDE}README.md`;

/**
 * Add the files of an example to its page.
 *
 * @param {DocumentReflection} guide
 */
export function addSources(guide) {
  const page = fileOf(guide) ?? '';
  if (!page.startsWith(INSIDE) || page === LIST) return;
  const folder = dirname(page);
  const sections = readdirSync(folder)
    .filter((file) => extname(file) in LANGUAGES)
    .map((file) => {
      const code = readFileSync(join(folder, file), 'utf8').trimEnd();
      return `### ${file}\n\n\`\`\`${LANGUAGES[extname(file)]}\n${code}\n\`\`\`\n`;
    });
  guide.content.push({ kind: 'text', text: `\n\n## The code\n\n${sections.join('\n')}` });
}
