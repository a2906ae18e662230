/** The results of a runtime, compared with those of the first. */
import type { SuiteResult } from './browser/suite.js';
import type { Section } from './check.js';
import { Digest } from './digest.js';

/** The results of the check and of the tests of the core in a runtime. */
export interface Outcome {
  /** Name and version. */
  readonly name: string;
  readonly sections: readonly Section[];
  readonly tests: SuiteResult;
}

/** A runtime that is not available. */
export interface Missing {
  readonly name: string;
  readonly why: string;
}

export const HEAD = `| runtime | checks | digest | results | tests of the core |
| --- | --- | --- | --- | --- |`;

/** List the sections that differ. */
function differences({ sections }: Outcome, first: Outcome): string[] {
  return first.sections
    .filter(({ digest }, index) => digest !== sections[index]?.digest)
    .map(({ name, digest }) => {
      const found = sections.find((section) => section.name === name)?.digest;
      return `${name}: digest ${found}, in ${first.name} ${digest}`;
    });
}

/** List what is wrong in a runtime, compared with the first. */
export function faultsOf(outcome: Outcome, first: Outcome): string[] {
  return [...differences(outcome, first), ...outcome.tests.failures];
}

/** Write the row of a runtime. */
export function rowOf(outcome: Outcome, first: Outcome): string {
  const digest = new Digest();
  for (const section of outcome.sections) digest.add(section.digest);
  const checks = outcome.sections.reduce((sum, section) => sum + section.checks, 0);
  const { passed, failures } = outcome.tests;
  return row(
    outcome.name,
    checks.toLocaleString('en-GB'),
    String(digest),
    differences(outcome, first).length === 0 ? 'ok' : 'differs',
    failures.length === 0 ? `${passed} passed` : `${passed} passed, ${failures.length} failed`,
  );
}

/** Write the row of a runtime that is not available. */
export function rowOfMissing({ name, why }: Missing): string {
  return row(name, '', '', `not available: ${why}`, '');
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
