/** Progress bars on a terminal. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { progressBar } from '../../src/engine/cli/long-run.js';

const { isTTY } = process.stderr;
const setTerminal = (value: boolean) =>
  Object.defineProperty(process.stderr, 'isTTY', { value, configurable: true, writable: true });

const { columns } = process.stderr;
const setWidth = (value: number) =>
  Object.defineProperty(process.stderr, 'columns', { value, configurable: true, writable: true });

afterEach(() => {
  setWidth(columns);
  vi.restoreAllMocks();
  setTerminal(isTTY);
});

/** Collect what is written to standard error, which is a terminal or not. */
function writtenTo(terminal: boolean): string[] {
  const texts: string[] = [];
  setTerminal(terminal);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
  return texts;
}

/** Use a bar, and stop it whatever happens. */
function use(total: number | undefined, action: (bar: ReturnType<typeof progressBar>) => void) {
  const bar = progressBar(total, 'games');
  try {
    action(bar);
  } finally {
    bar.stop();
  }
}

describe('a progress bar', () => {
  test('begins with nothing done', () => {
    const texts = writtenTo(true);
    use(8, () => expect(texts.join('')).toContain('0 of 8 games'));
  });

  test('is not drawn before it is known how much there is to do', () => {
    const texts = writtenTo(true);
    use(undefined, ({ show }) => {
      expect(texts.join('')).toBe('');
      show(1, 4);
      expect(texts.join('')).toContain('1 of 4 games');
    });
  });

  test.each([
    [40, 4],
    [50, 14],
    [80, 40],
  ])('leaves its words room on a terminal of %i columns', (width, cells) => {
    setWidth(width);
    const texts = writtenTo(true);
    use(8, () => expect(/[░█]+/.exec(texts.join(''))?.[0]).toHaveLength(cells));
  });

  test('is not drawn where standard error is not a terminal', () => {
    const texts = writtenTo(false);
    use(8, ({ show }) => show(1, 8));
    expect(texts).toEqual([]);
  });
});
