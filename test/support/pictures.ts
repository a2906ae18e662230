/** What holds of the pictures of every game, in text and in SVG. */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Node, nodesOf, readXml } from '../render/xml.js';

/** A state with a name. */
export interface Position<State> {
  readonly name: string;
  readonly state: State;
}

/** What is drawn. */
export interface Drawing<State> {
  /** Draw a state as a text, or as SVG. */
  draw(state: State, options?: object): string;
  /** A state to try options on, in which A is to move or to be named. */
  readonly state: State;
  /** Check many states, each with the options that it is drawn by. */
  every(check: (state: State, options?: object) => void): void;
}

/** Return the first element of a name. */
export function find(nodes: readonly Node[], name: string): Node {
  const found = nodes.find((node) => node.name === name);
  if (found === undefined) throw new RangeError(`no element ${name}`);
  return found;
}

/** Return the relative luminance of a colour such as `#1f4f8f`, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Return the contrast of two colours, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Check pictures in SVG: well-formed, within themselves, and safe to insert into a page. */
export function describeSvg<State>({ draw, state, every }: Drawing<State>): void {
  const drawn = (options: object) => nodesOf(readXml(draw(state, options)));

  describe('any picture in SVG', () => {
    test('is well-formed, with unique ids, and refers to no others', () => {
      every((each, options) => {
        const nodes = nodesOf(readXml(draw(each, { ...options, idPrefix: 'one-' })));
        const ids = nodes.flatMap(({ attributes }) => attributes.get('id') ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id.startsWith('one-'))).toBe(true);
        const targets = nodes.flatMap(({ attributes }) => attributes.get('href') ?? []);
        const labels = find(nodes, 'svg').attributes.get('aria-labelledby')?.split(' ') ?? ['none'];
        const referred = new Set([...targets.map((target) => target.slice(1)), ...labels]);
        expect(ids).toEqual(expect.arrayContaining([...referred]));
      });
    });

    test('contains no scripts and no external references', () => {
      every((each, options) => {
        const svg = draw(each, options);
        expect(svg).not.toMatch(/<script|<foreignObject|<image|@import|url\(| on\w+=|href="[^#]/);
      });
    });

    test('has style rules that only apply to itself', () => {
      const rules = find(drawn({ idPrefix: 'one-' }), 'style')
        .text.trim()
        .split('\n');
      expect(rules.length).toBeGreaterThan(5);
      for (const rule of rules) expect(rule).toMatch(/^(@media [^{]+\{)?#one-picture[ {]/);
    });
  });

  describe('the options of any picture in SVG', () => {
    test.each([
      ['ABC', 'ABC'],
      ['<script>&"\'', '<script>&"\''],
      ['\u0000\ud800', '\\u0000\\ud800'],
      ['\ufffe', '\\ufffe'],
    ])('names: %j is shown as %j', (name, shown) => {
      const named = drawn({ names: [name] }).filter(({ text }) => text.includes(`A ${shown}`));
      expect(named.length).toBeGreaterThan(1);
    });

    test('theme: the viewer’s preference by default', () => {
      const [auto, light, dark] = [{}, { theme: 'light' }, { theme: 'dark' }].map((options) =>
        draw(state, options),
      );
      expect(auto).toContain('prefers-color-scheme');
      expect(light).not.toContain('prefers-color-scheme');
      expect(dark).not.toContain('prefers-color-scheme');
      expect(light).not.toBe(dark);
    });

    test('width: none by default, and any with the height that goes with it', () => {
      expect(readXml(draw(state)).attributes.has('width')).toBe(false);
      for (const wanted of [1, 340, 1_000_000]) {
        const { attributes } = readXml(draw(state, { width: wanted }));
        const [, , width = 1, height = 1] = `${attributes.get('viewBox')}`.split(' ').map(Number);
        expect(attributes.get('width')).toBe(`${wanted}`);
        const expected = Math.max(1, Math.round((wanted * height) / width));
        expect(attributes.get('height')).toBe(`${expected}`);
      }
    });

    test.each([
      ...[{ idPrefix: '' }, { idPrefix: '1' }, { idPrefix: 'a"b' }, { theme: 'pink' }],
      ...[{ width: 0 }, { width: Number.NaN }, { width: 0.1 }, { width: 1e308 }],
    ])('reject %j', (options) => {
      expect(() => draw(state, options)).toThrow(RangeError);
    });
  });
}

/** Check that everything of some pictures in SVG is within them, whatever the names. */
export function describeInside<State>(
  draw: Drawing<State>['draw'],
  positions: readonly Position<State>[],
): void {
  test.each(positions)('the picture of $name has everything within itself', ({ state }) => {
    const nodes = nodesOf(readXml(draw(state, { names: ['M'.repeat(99), 'W'.repeat(99)] })));
    const [, , width = 0, height = 0] = `${find(nodes, 'svg').attributes.get('viewBox')}`
      .split(' ')
      .map(Number);
    for (const { attributes, name } of nodes.filter((node) => /use|rect/.test(node.name))) {
      const [x = 0, y = 0, w = 0, h = 0] = ['x', 'y', 'width', 'height'].map((key) =>
        Number(attributes.get(key) ?? 0),
      );
      expect([name, x + w <= width, y + h <= height]).toEqual([name, true, true]);
    }
  });
}

/** Check pictures in text, some of which are committed: printable, in a width, alike in colour. */
export function describeText<State>(
  folder: string,
  { draw, state, every }: Drawing<State>,
  positions: readonly Position<State>[],
  widest: number,
): void {
  const width = (picture: string) =>
    Math.max(...picture.split('\n').map((line) => [...line].length));

  describe('any picture in text', () => {
    test.each(positions)('of $name is the committed one', async (position) => {
      const file = join(folder, 'pictures', `${position.name}.txt`);
      await expect(`${draw(position.state)}\n`).toMatchFileSnapshot(file);
    });

    test('is of printable ASCII without trailing spaces, and fits into its columns', () => {
      every((each, options) => {
        const picture = draw(each, options);
        expect(picture).toMatch(/^[ -~\n]+$/);
        expect(picture).not.toMatch(/ (\n|$)/);
        expect(picture.endsWith('\n')).toBe(false);
        expect(width(picture)).toBeLessThanOrEqual(widest);
      });
    });

    test('is the same in colour, except for the escape codes', () => {
      every((each, options) => {
        const coloured = draw(each, { ...options, colour: true });
        expect(coloured).not.toBe(draw(each, options));
        expect(stripVTControlCharacters(coloured)).toBe(draw(each, options));
      });
    });

    test('keeps its lines, and their width, with names of any kind', () => {
      const unit = fc.oneof(
        fc.constantFrom('a', ' ', 'é', '漢', '😀', '\u0007', '\n', '\ud800'),
        fc.nat(0xffff).map((code) => String.fromCharCode(code)),
      );
      const names = fc.array(fc.string({ unit, maxLength: 60 }), { maxLength: 5 });
      const lines = draw(state).split('\n').length;
      fc.assert(
        fc.property(names, (some) => {
          const picture = draw(state, { names: some });
          expect(picture.split('\n')).toHaveLength(lines);
          expect(width(picture)).toBeLessThanOrEqual(widest);
        }),
      );
    });

    test.each(['Ada', [7]])('refuses the names %j', (names) => {
      expect(() => draw(state, { names })).toThrow(TypeError);
    });
  });
}
