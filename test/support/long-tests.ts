/** Which tests take long, and have a command of their own: `npm run test:long`. */
import { readdirSync, readFileSync } from 'node:fs';

/** Whether a test file has properties: its own, or those of every game. */
function hasProperties(file: string): boolean {
  return /from '(fast-check|.*\/support\/contract\.js)'/.test(readFileSync(file, 'utf8'));
}

const FILES = readdirSync('test', { recursive: true, encoding: 'utf8' }).map((file) =>
  `test/${file}`.replaceAll('\\', '/'),
);

/** Tests of properties. With all other tests, a property has some of its runs only. */
const PROPERTIES = FILES.filter((file) => file.endsWith('.test.ts') && hasProperties(file));

/** Tests that search, train or play for long. */
const LONG = FILES.filter((file) => file.endsWith('.long.ts'));

/** Whether a test is about programs that use what was built, or about pages that tell of it. */
function isOfBuilt(file: string): boolean {
  return /^test\/(docs|examples|playground)\//.test(file);
}

const ALL = [...PROPERTIES, ...LONG];

export const LONG_OF_SOURCE = ALL.filter((file) => !isOfBuilt(file));
export const LONG_OF_BUILT = ALL.filter(isOfBuilt);
