/**
 * Finding and running the code in the pages and the doc comments; `test/api` compiles it.
 *
 * The code of a page is one program, from its first block to its last, and imports what it uses.
 * Each block of a doc comment is a separate program. If it imports names, it imports all that it uses; otherwise it has
 * all names of `azulejo` in scope, or in the folder of another game those of its entry point. Each line of code keeps
 * its line number in the file, so that failures name their place.
 *
 * A comment after an expression is the value that the expression must have.
 */
import { inspect, isDeepStrictEqual } from 'node:util';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { filesIn, PAGES, ROOT, read } from './pages.js';

/** The part of package.json that lists the entry points. */
interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The files of the entry points without their endings, by the names that users import. */
export const ENTRIES: ReadonlyMap<string, string> = new Map(
  // The shape of this file is known.
  Object.keys((JSON.parse(read('package.json')) as Manifest).exports).flatMap((path) => {
    const [, file = 'index'] = /^\.\/([\w/-]+)$/.exec(path) ?? [];
    if (path.endsWith('.json')) return [];
    return [[path.replace('.', 'azulejo'), file]] as const;
  }),
);

async function load([name, file]: readonly [string, string]): Promise<[string, object]> {
  // A module is an object. What was built is what users run, and faster.
  return [name, (await import(`${ROOT}dist/${file}.js`)) as object];
}

const MODULES: ReadonlyMap<string, object> = new Map(await Promise.all([...ENTRIES].map(load)));

export interface Snippet {
  readonly file: string;
  /** Line of the first code, from 1. */
  readonly line: number;
  /** The program, each line at its line number in the file. */
  readonly code: string;
}

const BLOCK_START = '```ts';
const BLOCK_END = '```';

/** Import all names of the entry point that a source file's comments are about: its game's. */
function importAllFor(file: string): string {
  const [, folder = ''] = /^src\/([\w-]+)\//.exec(file) ?? [];
  const name = MODULES.has(`azulejo/${folder}`) ? `azulejo/${folder}` : 'azulejo';
  return `import { ${Object.keys(MODULES.get(name) ?? {}).join(', ')} } from '${name}';`;
}

interface Block {
  readonly first: number;
  readonly lines: readonly string[];
}

/** Find the blocks of TypeScript among lines. */
function blocksIn(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let first = -1;
  lines.forEach((line, index) => {
    if (line === BLOCK_START) first = index + 1;
    else if (line === BLOCK_END && first >= 0) {
      blocks.push({ first, lines: lines.slice(first, index) });
      first = -1;
    }
  });
  return blocks;
}

/** Make a program of blocks, each at its line numbers in the file. */
function programOf(file: string, blocks: readonly Block[], head: string): Snippet[] {
  const [start] = blocks;
  if (start === undefined) return [];
  const lines = [head];
  for (const { first, lines: code } of blocks) {
    while (lines.length < first) lines.push('');
    lines.push(...code);
  }
  return [{ file, line: start.first + 1, code: lines.join('\n') }];
}

/** Extract the program of a page. */
export function snippetOfPage(file: string, text: string): Snippet[] {
  return programOf(file, blocksIn(text.split('\n')), '');
}

/** Extract the programs of the doc comments in a source file. */
export function snippetsOfComments(file: string, text: string): Snippet[] {
  const lines = text.split('\n').map((line) => /^\s*\* ?(.*)$/.exec(line)?.[1] ?? '');
  return blocksIn(lines).flatMap((block) => {
    const isImporting = block.lines.some((line) => line.startsWith('import '));
    return programOf(file, [block], isImporting ? '' : importAllFor(file));
  });
}

/** All programs of the pages and the doc comments. */
export const SNIPPETS: readonly Snippet[] = [
  ...PAGES.flatMap((page) => snippetOfPage(page, read(page))),
  ...filesIn('src', '.ts').flatMap((file) => snippetsOfComments(file, read(file))),
];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Find the comment after a statement, on the same line. */
function commentBehind(code: string, end: number): ts.CommentRange | undefined {
  const [comment] = ts.getTrailingCommentRanges(code, end) ?? [];
  return comment?.kind === ts.SyntaxKind.SingleLineCommentTrivia ? comment : undefined;
}

/** Make a program check its comments, and report its line at each statement. */
function instrument(code: string): string {
  const source = ts.createSourceFile('snippet.ts', code, ts.ScriptTarget.ES2022, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const isOutermost = node.parent === source;
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    if (isOutermost && ts.isStatement(node))
      edits.push({ start, end: start, text: `$at(${line});` });
    const comment = ts.isExpressionStatement(node) ? commentBehind(code, node.end) : undefined;
    if (comment !== undefined && ts.isExpressionStatement(node)) {
      const value = code.slice(comment.pos + 2, comment.end);
      const text = `$check(${line}, (${node.expression.getText(source)}), (${value}));`;
      edits.push({ start, end: comment.end, text });
    } else ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );
}

type Run = (
  require: (name: string) => unknown,
  exports: object,
  at: (line: number) => void,
  check: (line: number, actual: unknown, documented: unknown) => void,
) => Promise<void>;

/** Run a program, and list its failures, each with file and line. */
export async function failuresOf({ file, code }: Snippet): Promise<string[]> {
  const failures: string[] = [];
  const fail = (line: number, what: string) => failures.push(`${file}:${line}: ${what}`);
  const { outputText, diagnostics = [] } = ts.transpileModule(instrument(code), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    reportDiagnostics: true,
  });
  for (const diagnostic of diagnostics) fail(lineOf(diagnostic), textOf(diagnostic));
  if (failures.length > 0) return failures;

  const require = (name: string) => {
    const module = MODULES.get(name);
    if (module === undefined) throw new Error(`No entry point is called '${name}'`);
    return module;
  };
  let current = 1;
  const at = (line: number) => {
    current = line;
  };
  const check = (line: number, actual: unknown, documented: unknown) => {
    if (isDeepStrictEqual(actual, documented)) return;
    fail(line, `documented ${inspect(documented)}, but it is ${inspect(actual)}`);
  };
  try {
    // The text is a function of just this shape.
    const run = runInThisContext(
      `(async (require, exports, $at, $check) => {${outputText}\n})`,
    ) as Run;
    await run(require, {}, at, check);
  } catch (error) {
    fail(current, String(error));
  }
  return failures;
}

/** Return the line of a diagnostic, from 1. */
export function lineOf({ file, start }: ts.Diagnostic): number {
  return file === undefined ? 1 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
}

/** Return the words of a diagnostic. */
export function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}
