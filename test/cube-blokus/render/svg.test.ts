/** Pictures in SVG: well-formed, complete, described, legible, and safe to insert into a page. */
import {
  cubeBlokus,
  decodeState,
  FACES,
  type GameState,
  inspect,
  legalMoves,
  type Move,
  newGame,
  PIECES,
  renderSvg,
  SQUARES,
  type SvgPictureOptions,
  squareCorners,
  VIEWS,
  type View,
} from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { type Node, nodesOf, readXml } from '../../render/xml.js';
import { contrast, describeInside, describeSvg } from '../../support/pictures.js';
import { SINGLE_LAST } from '../positions.js';
import { POSITIONS } from './positions.js';

const EDGE: Move = 'AUa7b7b8Lg1g2';
const edge = applyAll(cubeBlokus, newGame(), [EDGE]);

function drawn(state: GameState, options?: SvgPictureOptions): Node[] {
  return nodesOf(readXml(renderSvg(state, options)));
}

function having(nodes: readonly Node[], name: string, value?: string): Node[] {
  return nodes.filter(({ attributes }) =>
    value === undefined ? attributes.has(name) : attributes.get(name) === value,
  );
}

function textOf(nodes: readonly Node[], name: string): string {
  return nodes.find((node) => node.name === name)?.text ?? '';
}

/** Pictures of all positions, from one corner after the other, and as nets. */
const PICTURES = POSITIONS.flatMap(({ name, state }, index) =>
  (['net', VIEWS[1 + (index % 8)] ?? 'net'] as const).map((view) => ({ name, view, state })),
);

describeSvg({
  draw: renderSvg,
  state: edge,
  every: (check) => {
    for (const { state, view } of PICTURES) check(state, { view, names: ['W'.repeat(99)] });
  },
});
describeInside(renderSvg, POSITIONS);

describe.each(PICTURES)('the picture of $name as $view', ({ state, view }) => {
  const nodes = drawn(state, { view, idPrefix: 'one-', names: ['W'.repeat(99)] });

  test('has every square of the faces that are seen, with its owner and piece', () => {
    const faces: readonly string[] = view === 'net' ? FACES : [...view];
    const { owners, players, turn } = inspect(state);
    const shown = new Map(
      having(nodes, 'data-square').map(({ attributes }) => [
        attributes.get('data-square'),
        attributes,
      ]),
    );
    expect(shown.size).toBe(81 * faces.length);
    const points = players.find(({ player }) => player === turn)?.buildPoints ?? [];
    for (const [index, square] of SQUARES.entries()) {
      if (!faces.includes(square.charAt(0))) continue;
      const square_ = shown.get(square);
      expect(square_?.get('data-owner')).toBe(owners[index] ?? undefined);
      expect(square_?.has('data-build')).toBe(points.includes(square));
    }
    for (const { placed } of players) {
      for (const { piece, squares } of placed) {
        for (const square of squares) {
          if (shown.has(square)) expect(shown.get(square)?.get('data-piece')).toBe(piece);
        }
      }
    }
  });

  test('has the pieces that are left of each player', () => {
    for (const { player, piecesLeft } of inspect(state).players) {
      const panel = having(nodes, 'data-player', player).flatMap(nodesOf);
      const left = having(panel, 'data-left', 'true').map((node) =>
        node.attributes.get('data-piece'),
      );
      expect(left).toEqual(piecesLeft);
      expect(having(panel, 'data-left')).toHaveLength(PIECES.length);
    }
  });
});

describe('the words in the panels', () => {
  const [shared, players] = SINGLE_LAST;
  const series = decodeState([shared, players.replace(/\d+/g, '99999')]);

  test.each([...POSITIONS, { name: 'a series', state: series }])('fit: $name', ({ state }) => {
    const pictures = drawn(state, { names: Array.from('ABCD', () => 'W'.repeat(99)) });
    for (const { player } of inspect(state).players) {
      const panel = having(pictures, 'data-player', player).flatMap(nodesOf);
      const words = panel.flatMap(({ name, text }) => (name === 'text' ? [text.length] : []));
      const [name = 0, ...facts] = words;
      expect(name).toBeLessThanOrEqual('A '.length + 14);
      expect(Math.max(...facts)).toBeLessThanOrEqual(25);
    }
  });
});

/** Where the squares of a picture are: the middle of each, and the scale of areas. */
function places(view: View): Map<string, readonly [x: number, y: number, area: number]> {
  const found = new Map<string, readonly [number, number, number]>();
  for (const face of having(drawn(newGame(), { view }), 'data-face')) {
    const [plane] = face.children;
    const matrix = /matrix\((.*)\)/.exec(plane?.attributes.get('transform') ?? '')?.[1] ?? '';
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix.split(' ').map(Number);
    for (const { attributes } of having(plane?.children ?? [], 'data-square')) {
      const [x, y] = ['x', 'y'].map((name) => Number(attributes.get(name)) + 10) as [
        number,
        number,
      ];
      const area = a * d - b * c;
      found.set(attributes.get('data-square') ?? '', [a * x + c * y + e, b * x + d * y + f, area]);
    }
  }
  return found;
}

describe('the views', () => {
  test('are the net, and each corner by the faces that meet there', () => {
    const corners = VIEWS.slice(1).map((view) => [...view].sort().join(''));
    const met = SQUARES.filter((square) => /[ai][19]/.test(square)).flatMap((square) =>
      squareCorners(square)
        .filter((point) => point.every((number) => number === 0 || number === 9))
        .map(([x, y, z]) => [x ? 'R' : 'L', y ? 'U' : 'D', z ? 'F' : 'B'].sort().join('')),
    );
    expect(new Set(corners)).toEqual(new Set(met));
  });

  test.each(VIEWS.slice(1))('%s: squares that meet on the cube meet in the picture', (view) => {
    const at = places(view);
    expect(at.size).toBe(243);
    // A projection maps points in space to points of the picture linearly: it is found from four squares.
    const middle = (square: string) => {
      const corners = squareCorners(square as (typeof SQUARES)[number]);
      return [0, 1, 2].map(
        (axis) => corners.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / 4,
      );
    };
    const squares = [...at.keys()];
    for (const one of squares.filter((_, index) => index % 17 === 0)) {
      for (const other of squares.filter((_, index) => index % 19 === 0)) {
        const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = [at.get(one), at.get(other)];
        const [p, q] = [middle(one), middle(other)];
        const [dx, dy, dz] = [0, 1, 2].map((axis) => (q[axis] ?? 0) - (p[axis] ?? 0)) as [
          number,
          number,
          number,
        ];
        const [right, front] = [view.includes('R') ? 1 : -1, view.includes('F') ? 1 : -1];
        // For a corner of D, the cube is turned over: D is on top.
        const up = view.includes('U') ? 1 : -1;
        const unit = 226 / Math.sqrt(54);
        expect(u - x).toBeCloseTo((unit * up * (dx * front - dz * right)) / Math.SQRT2, 0);
        expect(v - y).toBeCloseTo(
          (unit * (dx * right + dz * front - 2 * up * dy)) / Math.sqrt(6),
          0,
        );
      }
    }
    // No face is seen from behind.
    for (const [, , area] of at.values()) expect(area).toBeGreaterThan(0);
  });

  test('need a name that exists', () => {
    // Untyped callers can pass anything.
    expect(() => renderSvg(newGame(), { view: 'UDF' as View })).toThrow(/^view: found "UDF"/);
  });
});

describe('a highlighted move', () => {
  const marks = (highlight: readonly Move[], view: View) =>
    having(drawn(edge, { highlight, view }), 'data-highlight').map(({ attributes, children }) => [
      attributes.get('data-highlight'),
      attributes.get('data-move'),
      children.at(-1)?.attributes.get('d')?.match(/M/g)?.length,
    ]);

  test('is outlined on each face, but not along the edge of the cube that it crosses', () => {
    // Three squares on U have 8 sides outside of the piece, less the one to L; two on L have 6 less one.
    expect(marks([EDGE], 'net')).toEqual([
      ['placed', EDGE, 7],
      ['placed', EDGE, 5],
    ]);
    expect(marks([EDGE], 'UFL')).toHaveLength(2);
    expect(marks([EDGE], 'UFR')).toHaveLength(1);
    expect(marks([EDGE], 'DFR')).toEqual([]);
  });

  test('is dashed where its piece is not there', () => {
    const [move = EDGE] = legalMoves(edge);
    expect(marks([move], 'net')).toEqual([['free', move, 4]]);
    const svg = renderSvg(edge, { highlight: [move] });
    expect(svg).toContain('class="mark dashed"');
    expect(svg).toContain('possible move');
    expect(renderSvg(edge)).not.toContain('class="mark');
    expect(() => renderSvg(edge, { highlight: ['AU' as Move] })).toThrow('Move');
  });
});

describe('the words of a picture', () => {
  test('are whose turn it is, and what each player has', () => {
    const nodes = drawn(edge, { names: ['Ada'], view: 'UFL' });
    expect(textOf(nodes, 'title')).toBe('Cube Blokus. B to move');
    expect(textOf(nodes, 'desc')).toMatch(
      /^The cube, seen from the corner of the faces U, F and L\. All pieces placed: \+0, with I1 as the last \+20\. A Ada, blue: 5 points, I1, I2, .* and Z5 left\. B, yellow: 0 points, /,
    );
  });

  test.each([
    ['all-placed', 'Game over: '],
    ['single-last', 'Game over: A wins'],
    ['out', 'B to move'],
    ['impossible', 'Game over: A, B, C and D share the win'],
  ])('of %s begin with %s', (name, headline) => {
    const { state = edge } = POSITIONS.find((each) => each.name === name) ?? {};
    expect(textOf(drawn(state), 'title')).toContain(`Cube Blokus. ${headline}`);
  });
});

describe('the players', () => {
  const symbols = drawn(edge).filter(({ attributes }) =>
    /^azulejo-[A-D]$/.test(attributes.get('id') ?? ''),
  );

  test('have motifs of different shapes, which stand out from their colours', () => {
    expect(symbols).toHaveLength(4);
    expect(new Set(symbols.map(({ children }) => children[1]?.attributes.get('d'))).size).toBe(4);
    for (const { children } of symbols) {
      const ground = children[0]?.attributes.get('fill') ?? '';
      const motif = children[1]?.attributes.get('stroke') ?? '';
      expect(contrast(ground, motif)).toBeGreaterThan(4.5);
    }
  });

  test('own start squares with a frame', () => {
    const start = drawn(newGame()).filter(({ attributes }) => attributes.has('data-start'));
    expect(start).toHaveLength(24);
    expect(start.every(({ attributes }) => /start-[A-D]$/.test(attributes.get('href') ?? ''))).toBe(
      true,
    );
  });
});
