/** Pictures in SVG: well-formed, complete, described, and safe to insert into a page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChance,
  applyMove,
  COLOURS,
  type Colour,
  type GameState,
  inspect,
  legalMoves,
  type Move,
  newGame,
  renderSvg,
  seededRng,
} from '../../src/index.js';
import { reachedStates } from '../support/games.js';
import { describeInside, describeSvg, find } from '../support/pictures.js';
import { POSITIONS } from './positions.js';
import { type Node, nodesOf, readXml } from './xml.js';

const first = newGame({ rules: { mosaic: 'fixed' }, rng: seededRng(7) });

function every(check: (state: GameState) => void): void {
  fc.assert(fc.property(reachedStates, check), { numRuns: 30 });
}

/** Count the drawn tiles of a colour, without the hints at empty places. */
function tilesDrawn(nodes: readonly Node[], colour: Colour): number {
  return nodes.filter(
    ({ attributes }) =>
      attributes.get('href')?.endsWith(`tile-${colour}`) && attributes.get('class') !== 'hint',
  ).length;
}

function highlighted(moves: readonly Move[], state: GameState): string[] {
  return nodesOf(readXml(renderSvg(state, { highlight: moves })))
    .filter(({ attributes }) => attributes.has('data-highlight'))
    .map(({ attributes }) =>
      ['source', 'colour', 'player', 'row', 'column', 'floor']
        .map((name) => attributes.get(`data-${name}`) ?? '')
        .join(''),
    );
}

/** The numbers of factories, rows and columns in a picture, in its order, with those of its description. */
function numbersOf(svg: string): number[] {
  const labels = [...svg.matchAll(/<text [^>]*class="faint(?: middle)?"[^>]*>(\d+)<\/text>/g)];
  const described = [...svg.matchAll(/Factory (\d+):/g)];
  return [...labels, ...described].map(([, number]) => Number(number));
}

test('factories, rows and columns are counted from 1 on request, and nothing else changes', () => {
  every((state) => {
    const [fromZero, fromOne] = [renderSvg(state), renderSvg(state, { countFrom: 1 })];
    expect(numbersOf(fromOne)).toEqual(numbersOf(fromZero).map((number) => number + 1));
    expect(numbersOf(fromZero).length).toBeGreaterThan(20);
    const rest = (svg: string) => svg.replaceAll(/>\d+<|Factory \d+:/g, '');
    expect(rest(fromOne)).toBe(rest(fromZero));
  });
  expect(renderSvg(first, { countFrom: 0 })).toBe(renderSvg(first));
  // @ts-expect-error: there is no other first number
  expect(() => renderSvg(first, { countFrom: 2 })).toThrow('countFrom: found 2, expected');
});

describe('the reader of XML in these tests', () => {
  test.each([
    '',
    '<a>',
    '<a></b>',
    '<a b="1" b="2"/>',
    '<a>&</a>',
    '<a/><b/>',
    '<a b=1/>',
    'a<b/>',
  ])('rejects %j', (text) => {
    expect(() => readXml(text)).toThrow(SyntaxError);
  });
});

describeSvg({
  draw: renderSvg,
  state: first,
  every,
});
describeInside(renderSvg, POSITIONS);

describe('a picture in SVG', () => {
  test('draws every tile of boards, factories and centre, and the token once', () => {
    every((state) => {
      const nodes = nodesOf(readXml(renderSvg(state)));
      const { bag, discard } = inspect(state);
      for (const colour of COLOURS) {
        // Bag and discard show one tile of each of their colours, and its number.
        const piles = [bag[colour], discard[colour]];
        const inPiles = piles.reduce((sum, count) => sum + count, 0);
        const shown = piles.filter((count) => count > 0).length;
        expect(tilesDrawn(nodes, colour)).toBe(20 - inPiles + shown);
      }
      expect(nodes.filter(({ attributes }) => attributes.has('data-token'))).toHaveLength(1);
    });
  });

  test('marks the parts that moves refer to', () => {
    every((state) => {
      const nodes = nodesOf(readXml(renderSvg(state)));
      const { factories, players } = inspect(state);
      const having = (...names: string[]) =>
        nodes.filter(({ attributes }) => names.every((name) => attributes.has(`data-${name}`)));
      const sources = having('source').filter((node) => !node.attributes.has('data-colour'));
      expect(sources).toHaveLength(factories.length + 1);
      expect(having('player', 'row', 'column')).toHaveLength(25 * players.length);
      expect(having('player', 'row')).toHaveLength(30 * players.length);
      expect(having('player', 'floor')).toHaveLength(players.length);
    });
  });

  test('has phase, turn and scores in its title and description', () => {
    for (const { state } of POSITIONS) {
      const nodes = nodesOf(readXml(renderSvg(state)));
      const phases = {
        drafting: `Drafting: ${state.turn} to move`,
        tiling: `Tiling: ${state.turn} to move`,
        'round-end': 'End of the round',
        'game-over': 'Game over',
      };
      expect(find(nodes, 'title').text).toContain(phases[state.phase]);
      for (const { player, score } of inspect(state).players) {
        expect(find(nodes, 'desc').text).toContain(`${player}: ${score} point`);
      }
    }
  });

  test('has a distinct shape and background for each colour', () => {
    const symbols = nodesOf(readXml(renderSvg(first))).filter(({ name }) => name === 'symbol');
    const [tiles, token] = [symbols.slice(0, COLOURS.length), symbols.slice(COLOURS.length)];
    expect(token).toHaveLength(1);
    const drawn = tiles.map((symbol) =>
      nodesOf(symbol).flatMap(({ attributes }) => attributes.get('d') ?? []),
    );
    expect(new Set(drawn.map(String)).size).toBe(COLOURS.length);
    const grounds = tiles.map(({ children: [ground] }) => ground?.attributes.get('fill'));
    expect(new Set(grounds).size).toBe(COLOURS.length);
  });
});

describe('the options of a picture in SVG', () => {
  test('names: long ones are cut, in the standings, too', () => {
    const rng = seededRng(3);
    let state = newGame({ rng });
    while (state.phase !== 'game-over') {
      const [move] = legalMoves(state);
      state = move === undefined ? applyChance(state, rng) : applyMove(state, move);
    }
    const texts = nodesOf(readXml(renderSvg(state, { names: ['x'.repeat(141)] })))
      .filter(({ name }) => name === 'text')
      .map(({ text }) => text);
    expect(texts.filter((text) => text.includes('xxx'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('x'.repeat(23)))).toEqual([]);
  });

  test('highlight: source and target of a move, and nothing else', () => {
    const tiling =
      POSITIONS.find(({ name }) => name === 'two-players-fixed-tiling')?.state ?? first;
    expect(highlighted([], first)).toEqual([]);
    expect(highlighted(['B0c2'], first)).toEqual(['0c', 'B2']);
    expect(highlighted(['BCaF'], first)).toEqual(['BF']);
    expect(highlighted(['A24'], tiling)).toEqual(['A2', 'A24']);
    expect(highlighted(legalMoves(tiling), tiling)).toHaveLength(2);
  });
});
