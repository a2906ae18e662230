/** Pictures in SVG: well-formed, complete, described, legible, and safe to insert into a page. */
import {
  decodeState,
  type GameState,
  inspect,
  legalMoves,
  type Move,
  newGame,
  PATHS,
  renderSvg,
  type SvgPictureOptions,
} from 'azulejo/royal-ur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Node, nodesOf, readXml } from '../../render/xml.js';
import { contrast, describeInside, describeSvg, find } from '../../support/pictures.js';
import { POSITIONS, reachedStates } from './positions.js';

const middle = decodeState(['B2', 'A3P020408H1B3P030710H1']);

function every(check: (state: GameState) => void): void {
  fc.assert(fc.property(reachedStates, check), { numRuns: 15 });
}

function drawn(state: GameState, options?: SvgPictureOptions): Node[] {
  return nodesOf(readXml(renderSvg(state, options)));
}

/** List the players of the tokens within a part. */
function tokensIn(part: Node | undefined): string[] {
  return part === undefined
    ? []
    : nodesOf(part).flatMap(({ attributes }) => attributes.get('data-token') ?? []);
}

/** List the marked places, each with its player, if it has one, its step and its mark. */
function highlighted(moves: readonly Move[]): string[] {
  return drawn(middle, { highlight: moves })
    .filter(({ attributes }) => attributes.has('data-highlight'))
    .map(({ attributes }) =>
      ['player', 'step', 'highlight'].flatMap((name) => attributes.get(`data-${name}`) ?? []),
    )
    .map((words) => words.join(' '));
}

describeSvg({
  draw: renderSvg,
  state: middle,
  every,
});
describeInside(renderSvg, POSITIONS);

describe('a picture in SVG', () => {
  test('has every token at its place, and every rosette', () => {
    every((state) => {
      const nodes = drawn(state);
      const { players, rules } = inspect(state);
      const partAt = (names: Readonly<Record<string, string>>) =>
        nodes.find(({ attributes }) =>
          Object.entries(names).every(([name, value]) => attributes.get(name) === value),
        );
      for (const { player, hand, steps, home } of players) {
        const off = (step: number) =>
          tokensIn(partAt({ 'data-player': player, 'data-step': `${step}` }));
        expect(off(0)).toEqual(new Array(hand).fill(player));
        expect(off(15)).toEqual(new Array(home).fill(player));
        for (const { step, square, rosette } of PATHS[player].slice(1, -1)) {
          const part = partAt({ 'data-square': square });
          expect(tokensIn(part).includes(player)).toBe(steps.includes(step));
          const marks = part?.children.filter(({ attributes }) => attributes.has('data-rosette'));
          expect(marks).toHaveLength(rosette ? 1 : 0);
        }
      }
      expect(tokensIn(nodes[0])).toHaveLength(2 * rules.tokens);
    });
  });

  test('shows the dice of a roll', () => {
    for (const { state } of POSITIONS) {
      const dice = drawn(state).find(({ attributes }) => attributes.has('data-dice'));
      if (state.phase === 'game-over') expect(dice).toBeUndefined();
      else expect(dice?.attributes.get('data-dice')).toBe(`${state.roll ?? 'due'}`);
      const dots = dice?.children.filter(({ attributes }) =>
        attributes.get('href')?.endsWith('die-1'),
      );
      expect(dots?.length ?? 0).toBe(state.roll ?? 0);
    }
  });

  test('has phase, turn and places in its title and description', () => {
    const words = (state: GameState) => {
      const nodes = drawn(state, { names: ['Ada'] });
      return [find(nodes, 'title').text, find(nodes, 'desc').text];
    };
    expect(words(middle)).toEqual([
      'The Royal Game of Ur. B to move a roll of 2',
      '7 tokens each, rosettes are safe; roll again on rosettes. A Ada: 3 in hand, on steps 2, 4 (rosette) and 8 (rosette), 1 at home. B: 3 in hand, on steps 3, 7 and 10, 1 at home.',
    ]);
    expect(words(newGame({ rules: { tokens: 1, rosettesGrantRolls: false } }))).toEqual([
      'The Royal Game of Ur. A to roll',
      '1 token each, rosettes are safe; nobody rolls twice. A Ada: 1 in hand, none on the board, 0 at home. B: 1 in hand, none on the board, 0 at home.',
    ]);
    expect(words(decodeState(['B#', 'A6P07H0B0PH7']))[0]).toBe(
      'The Royal Game of Ur. Game over: B wins',
    );
  });

  test('has tokens of different shapes', () => {
    const symbols = drawn(middle).filter(({ attributes }) =>
      /token-[AB]$/.test(attributes.get('id') ?? ''),
    );
    const outlines = symbols.map(({ children: [outline] }) => outline?.name);
    expect(outlines).toEqual(['circle', 'path']);
  });
});

describe.each(['light', 'dark'] as const)('the contrast of a picture, %s', (theme) => {
  const nodes = drawn(middle, { theme });
  const style = find(nodes, 'style').text;

  /** Find a colour in the style sheet by what stands before it, such as `--ink:`. */
  function colour(before: string): string {
    const start = style.lastIndexOf(before) + before.length;
    return style.slice(start, start + '#000000'.length);
  }

  /** Return the fills of a symbol's elements, from the ground up. */
  function fillsOf(name: string): string[] {
    const symbol = nodes.find(({ attributes }) => attributes.get('id')?.endsWith(name));
    if (symbol === undefined) throw new RangeError(`no symbol ${name}`);
    return nodesOf(symbol)
      .flatMap(({ attributes }) => attributes.get('fill') ?? [])
      .filter((fill) => fill !== 'none');
  }

  test('of text on its ground is at least 4.5', () => {
    for (const ground of ['--page:', '--panel:']) {
      expect(contrast(colour('--ink:'), colour(ground))).toBeGreaterThan(4.5);
      expect(contrast(colour('--faint:'), colour(ground))).toBeGreaterThan(4.5);
    }
    expect(contrast(colour('.step{fill:'), colour('.wood{fill:'))).toBeGreaterThan(4.5);
  });

  test('of marks on panels and on the board is at least 3', () => {
    const mark = colour('.highlight .area{stroke:');
    for (const ground of [colour('--panel:'), colour('.wood{fill:')]) {
      expect(contrast(mark, ground)).toBeGreaterThan(3);
    }
  });

  test.each(['token-A', 'token-B'])('of %s on every ground is at least 3', (token) => {
    const [edge = '', face = '', mark = ''] = fillsOf(token);
    expect(contrast(edge, face)).toBeGreaterThan(4.5);
    expect(contrast(face, mark)).toBeGreaterThan(4.5);
    const grounds = [
      ...['square', 'square-rosette'].map((name) => fillsOf(`-${name}`)[0] ?? ''),
      colour('--panel:'),
    ];
    for (const ground of grounds) {
      // Where the edge is like the ground, the face stands out.
      expect(Math.max(contrast(edge, ground), contrast(face, ground))).toBeGreaterThan(3);
    }
  });
});

describe('the options of a picture in SVG', () => {
  test('highlight: where tokens leave and where they go, and nothing else', () => {
    expect(highlighted([])).toEqual([]);
    expect(highlighted(['A0004'])).toEqual(['A 0 from', 'A 4 to']);
    expect(highlighted(['B0406', 'B1415'])).toEqual(['6 to', 'B 4 from', 'B 14 from', 'B 15 to']);
    // A square that one token leaves and another reaches is marked as the latter.
    expect(highlighted(['A0608', 'A0810'])).toEqual(['6 from', '8 to', '10 to']);
    expect(highlighted(legalMoves(middle))).toHaveLength(8);
    expect(() => highlighted(['A0005' as Move])).toThrow('Move');
  });
});
