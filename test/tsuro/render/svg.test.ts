/** Pictures in SVG: well-formed, complete, described, legible, and safe to insert into a page. */

import { applyAll } from 'azulejo/game';
import {
  exitOf,
  type GameState,
  inspect,
  legalMoves,
  newGame,
  PLAYER_IDS,
  PORTS,
  type Port,
  renderSvg,
  renderTileSvg,
  type SvgPictureOptions,
  TILES,
  tsuro,
  walks,
} from 'azulejo/tsuro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Node, nodesOf, readXml } from '../../render/xml.js';
import { contrast, describeInside, describeSvg, find } from '../../support/pictures.js';
import { BEFORE_LOOP, BEFORE_SHARED_PORT, MIDDLE, POSITIONS, reachedStates } from './positions.js';

function every(check: (state: GameState) => void): void {
  fc.assert(fc.property(reachedStates, check), { numRuns: 5 });
}

function drawn(state: GameState, options?: SvgPictureOptions): Node[] {
  return nodesOf(readXml(renderSvg(state, options)));
}

function withData(nodes: readonly Node[], name: string): Node[] {
  return nodes.filter(({ attributes }) => attributes.has(`data-${name}`));
}

function numbersIn(text = ''): number[] {
  return text.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
}

/** Where a port of a square whose corner is at 0, 0 is: at a third of its side of 60 units. */
const POINTS: Readonly<Record<Port, string>> = {
  a: '20 0',
  b: '40 0',
  c: '60 20',
  d: '60 40',
  e: '40 60',
  f: '20 60',
  g: '0 40',
  h: '0 20',
};

describe('a tile in SVG', () => {
  test('has a smooth curve for each wire, from port to port, at right angles to the sides', () => {
    for (const [tile, wires] of TILES.entries()) {
      const nodes = nodesOf(readXml(renderTileSvg(tile, 'n')));
      const curves = nodes
        .filter(({ attributes }) => attributes.get('stroke-width') === '3')
        .map(({ attributes }) => attributes.get('d') ?? '');
      expect(curves.map((d) => d.replace(/^M(\S+ \S+) C.* (\S+ \S+)$/, '$1-$2'))).toEqual(
        wires.map(([one, other]) => `${POINTS[one]}-${POINTS[other]}`),
      );
      for (const [index, d] of curves.entries()) {
        const [x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbersIn(d);
        const [one = 'a', other = 'a'] = wires[index] ?? [];
        const isUpright = (port: Port) => 'abef'.includes(port);
        expect(isUpright(one) ? x1 - x : y1 - y).toBe(0);
        expect(isUpright(other) ? x2 - x3 : y2 - y3).toBe(0);
      }
    }
  });

  test('is turned clockwise, and says so', () => {
    const svg = renderTileSvg(9, 's', { idPrefix: 'one-', width: 120 });
    const nodes = nodesOf(readXml(svg));
    expect(find(nodes, 'use').attributes.get('transform')).toBe('rotate(180 34 34)');
    expect(find(nodes, 'title').text).toBe('Tsuro. Tile 9, rotation s');
    expect(find(nodes, 'desc').text).toContain('a to d, b to e, c to h, f to g');
    expect(exitOf(9, 'n', 'a')).toBe('d');
    expect(nodes[0]?.attributes.get('data-tile')).toBe('9');
  });

  test('that does not exist is refused', () => {
    expect(() => renderTileSvg(35, 'n')).toThrow(RangeError);
    expect(() => renderTileSvg(3, 'n', { width: 0 })).toThrow(RangeError);
  });
});

describeSvg({
  draw: renderSvg,
  state: MIDDLE,
  every,
});
describeInside(renderSvg, POSITIONS);

describe('a picture in SVG', () => {
  test('has every tile on its square, the offer in order, and every avatar on its port', () => {
    every((state) => {
      const nodes = drawn(state);
      const { board, hand, players } = inspect(state);
      const squares = withData(nodes, 'square');
      expect(squares).toHaveLength(100);
      const tiles = withData(squares, 'tile').map(({ attributes }) =>
        ['square', 'tile', 'rotation'].map((name) => attributes.get(`data-${name}`)),
      );
      expect(tiles).toEqual(
        board.map(({ square, tile, rotation }) => [square, `${tile}`, rotation]),
      );
      const offers = withData(nodes, 'offer');
      expect(offers.map(({ attributes }) => Number(attributes.get('data-tile')))).toEqual(hand);
      // One of each is in its player's panel.
      const avatars = withData(nodes, 'avatar').slice(0, -players.length);
      const points = avatars.map(({ attributes }) => {
        const [x = 0, y = 0, width = 0] = ['x', 'y', 'width'].map((name) =>
          Number(attributes.get(name)),
        );
        return [attributes.get('data-avatar'), x + width / 2, y + width / 2];
      });
      const standing = players.flatMap(({ player, avatar }) =>
        avatar === null ? [] : [{ player, avatar }],
      );
      expect(points.map(([player]) => player)).toEqual(standing.map(({ player }) => player));
      for (const [index, { avatar }] of standing.entries()) {
        const [x = 0, y = 0] = POINTS[avatar.port].split(' ').map(Number);
        const [column = 0, row = 0] = [...avatar.square].map(Number);
        const [, shownX, shownY] = points[index] ?? [];
        const isFirst = standing
          .slice(0, index)
          .every((other) => JSON.stringify(other.avatar) !== JSON.stringify(avatar));
        if (isFirst) expect([shownX, shownY]).toEqual([60 * column + x, 60 * row + y]);
        else expect([shownX, shownY]).not.toEqual([60 * column + x, 60 * row + y]);
      }
    });
  });

  test('draws the line behind each avatar, which ends where the avatar is', () => {
    const lines = drawn(MIDDLE).filter(({ attributes }) => attributes.get('class') === 'line');
    const starts = lines.map(({ attributes }) =>
      numbersIn(attributes.get('d')).slice(0, 2).join(' '),
    );
    // 30d, 36f, 86h and 05a.
    expect(starts).toEqual(['240 40', '200 420', '480 380', '20 300']);
    // On one line, the second is narrower.
    const shared = drawn(applyAll(tsuro, BEFORE_SHARED_PORT, ['A04n']));
    const widths = shared
      .filter(({ attributes }) => attributes.get('class') === 'line')
      .map(({ attributes }) => attributes.get('stroke-width'));
    expect(widths).toEqual(['4.5', '2.25']);
  });

  test('has phase, turn and places in its title and description', () => {
    const words = (state: GameState) => {
      const nodes = drawn(state, { names: ['Ada'] });
      return [find(nodes, 'title').text, find(nodes, 'desc').text];
    };
    expect(words(MIDDLE)).toEqual([
      'Tsuro. Round 4: A to place a tile',
      '4 players, tiles from a bag, total legality, the end after a round; 16 tiles on the board. A Ada: on 30d, faces 40. B: on 36f, faces 37. C: on 86h, faces 76. D: on 05a, faces 04. On offer to A: tiles 1 and 28.',
    ]);
    const titles = POSITIONS.map(({ name, state }) => [name, words(state)[0]]);
    expect(Object.fromEntries(titles)).toMatchObject({
      start: 'Tsuro. Set-up: a deal for A is due',
      'set-up': 'Tsuro. Set-up: B to place a tile and the avatar',
      won: 'Tsuro. Game over: B wins',
      'shared-win': 'Tsuro. Game over: A and B share the win',
      'nobody-wins': 'Tsuro. Game over: nobody wins',
    });
    expect(words(newGame({ rules: { players: 5, supply: 'cycle', end: 'immediate' } }))[1]).toMatch(
      /^5 players, tiles in a cycle, total legality, an immediate end; 0 tiles on the board\./,
    );
  });

  test('has avatars of five shapes and five colours', () => {
    const symbols = drawn(newGame({ rules: { players: 5 } })).filter(({ attributes }) =>
      /avatar-[A-E]$/.test(attributes.get('id') ?? ''),
    );
    expect(symbols).toHaveLength(5);
    const bodies = symbols.map(({ children: [, body] }) => body?.attributes);
    expect(new Set(bodies.map((body) => body?.get('d'))).size).toBe(5);
    expect(new Set(bodies.map((body) => body?.get('fill'))).size).toBe(5);
    expect(symbols.map(({ children }) => children.at(-1)?.text)).toEqual([...PLAYER_IDS]);
  });
});

describe('the contrast of a picture', () => {
  const nodes = drawn(applyAll(tsuro, newGame({ rules: { players: 5 } }), ['D000102']));
  const valuesOf = (part: string, name: string) => {
    const symbol = nodes.find(({ attributes }) => attributes.get('id')?.endsWith(part));
    return nodesOf(symbol ?? find(nodes, 'svg')).flatMap(
      ({ attributes }) => attributes.get(name) ?? [],
    );
  };

  test('of wires, walks and the rims of avatars on a tile is at least 3', () => {
    const [ground = ''] = valuesOf('-tile-0', 'fill');
    expect(contrast(ground, valuesOf('-tile-0', 'stroke').at(-1) ?? '')).toBeGreaterThan(3);
    const [, walk = ''] = /\.walk\{stroke:(#\w{6})/.exec(find(nodes, 'style').text) ?? [];
    expect(contrast(ground, walk)).toBeGreaterThan(3);
    expect(contrast(ground, valuesOf('-avatar-A', 'stroke').at(-1) ?? '')).toBeGreaterThan(3);
  });

  test.each(PLAYER_IDS)('of the letter on avatar %s is at least 4.5', (player) => {
    const [ground = '', ink = ''] = valuesOf(`-avatar-${player}`, 'fill').filter(
      (fill) => fill !== 'none',
    );
    expect(contrast(ground, ink)).toBeGreaterThan(4.5);
  });
});

describe('the options of a picture in SVG', () => {
  test('names: long ones are cut, so that the star of a winner has room', () => {
    const names = Array.from(PLAYER_IDS, () => 'W'.repeat(99));
    for (const { state } of POSITIONS) {
      for (const panel of withData(drawn(state, { names }), 'player')) {
        const labels = nodesOf(panel).filter(({ name }) => name === 'text');
        expect(labels[0]?.text.length ?? 0).toBeLessThanOrEqual(22);
      }
    }
  });

  test('highlight: the tiles on offer and the squares of moves, and nothing else', () => {
    const highlit = (state: GameState, moves: SvgPictureOptions['highlight']) =>
      withData(drawn(state, { highlight: moves }), 'highlight').map(
        ({ attributes }) =>
          attributes.get('data-square') ?? `offer ${attributes.get('data-offer')}`,
      );
    expect(highlit(MIDDLE, [])).toEqual([]);
    expect(highlit(MIDDLE, ['A01n'])).toEqual(['40', 'offer 1']);
    expect(highlit(MIDDLE, legalMoves(MIDDLE))).toEqual(['40', 'offer 1', 'offer 2']);
    const setup = applyAll(tsuro, newGame(), ['D000102']);
    expect(highlit(setup, ['A02n10c'])).toEqual(['10', 'offer 3']);
    expect(() => highlit(MIDDLE, ['A35n'])).toThrow('Move');
  });

  test('walks: from where the avatars stood, to where they are', () => {
    const shown = (state: GameState, move: string) => {
      const nodes = drawn(state, { walks: walks(BEFORE_SHARED_PORT, move) });
      return withData(nodes, 'walk').map(({ attributes, children }) => [
        attributes.get('data-walk'),
        children[0]?.attributes.get('d')?.split(/(?=[MC])/).length,
      ]);
    };
    // Along three wires, and along one: each begins with a move to its start.
    const after = applyAll(tsuro, BEFORE_SHARED_PORT, ['A04n']);
    expect(shown(after, 'A04n')).toEqual([
      ['A', 4],
      ['B', 2],
    ]);
    expect(withData(drawn(after, { walks: walks(BEFORE_SHARED_PORT, 'A04n') }), 'avatar')).toEqual(
      withData(drawn(after), 'avatar'),
    );
  });

  test('walks: avatars that leave the board or loop are crossed out', () => {
    const crosses = (move: string) =>
      drawn(BEFORE_LOOP, { walks: walks(BEFORE_LOOP, move) }).filter(
        ({ attributes }) => attributes.get('class') === 'out',
      ).length;
    expect(walks(BEFORE_LOOP, 'A34n').map(({ end }) => end)).toEqual(['loops']);
    expect(crosses('A34n')).toBe(1);
    expect(walks(BEFORE_LOOP, 'A07n').map(({ end }) => end)).toEqual(['leaves']);
    expect(crosses('A07n')).toBe(1);
    const staying = walks(BEFORE_SHARED_PORT, 'A04n');
    expect(renderSvg(BEFORE_SHARED_PORT, { walks: staying })).not.toContain('class="out"');
  });

  test.each([
    [{ walks: 7 }, TypeError],
    [{ walks: [{ player: 'E', path: [], end: 'stays' }] }, RangeError],
    [{ walks: [{ player: 'A', path: 'x', end: 'stays' }] }, TypeError],
    [{ walks: [{ player: 'A', path: [7], end: 'stays' }] }, TypeError],
  ])('walks: reject %j', (options, error) => {
    // Untyped callers can pass anything.
    expect(() => renderSvg(MIDDLE, options as unknown as SvgPictureOptions)).toThrow(error);
  });

  test('walks: places that do not follow each other, or do not exist, draw no wire', () => {
    const path = ['99z', '00a', '57c'] as unknown as ['57c'];
    const nodes = drawn(MIDDLE, { walks: [{ player: 'A', path, end: 'stays' }] });
    expect(withData(nodes, 'walk')[0]?.children[0]?.attributes.get('d')).toBe('');
    expect(PORTS).not.toContain('z');
  });
});
