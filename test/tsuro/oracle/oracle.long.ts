import { describe, expect, test } from 'vitest';
import { avatars, facedSquare, isPeriphery, SQUARES, type Walk, walk, walks } from './board.js';
import { countSpots, perft } from './count.js';
import {
  afterTurn,
  legalEvents,
  type Played,
  phaseOf,
  play,
  rankGroups,
  standings,
  start,
} from './game.js';
import {
  allOptions,
  effectOf,
  isAllowed,
  isSafe,
  legalMoves,
  legalOptions,
  openSpots,
  possibleDeals,
} from './legality.js';
import { readEvent, writeEvent } from './notation.js';
import { CLOCKWISE, COUNTER_CLOCKWISE, playGame, STRATEGIES } from './players.js';
import { decode, encode, faults, readLeniently, readState } from './text.js';
import {
  allWirings,
  canonicalRotation,
  canonicalRotations,
  exitOf,
  mirror,
  orbitOf,
  representatives,
  TILES,
} from './tiles.js';
import { cutIntoGames, gameSizes, tournament } from './tournament.js';
import {
  type OracleRules,
  type OracleState,
  PLAYERS,
  PORTS,
  type Port,
  ROTATIONS,
  type Rotation,
  STANDARD_RULES,
  type Status,
} from './types.js';

function stateOf(played: Played): OracleState {
  if (!played.ok) throw new Error(played.refusals.join(' '));
  return played.state;
}

function playAll(state: OracleState, events: string): OracleState {
  return events.split(' ').reduce((before, event) => stateOf(play(before, event)), state);
}

function refused(state: OracleState, event: string): string[] {
  const played = play(state, event);
  return played.ok ? [] : played.refusals;
}

/** Numbers below a limit that are the same in every run. */
function randomNumbers(seed: number): (limit: number) => number {
  let last = seed;
  return (limit) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((last / 2 ** 32) * limit);
  };
}

function pick<T>(list: readonly T[], below: (limit: number) => number): T {
  const found = list[below(list.length)];
  if (found === undefined) throw new Error('nothing to pick');
  return found;
}

function randomDeal(state: OracleState, below: (limit: number) => number): string {
  const tiles: number[] = [];
  const size = state.round === 0 ? 3 : 2;
  let bag = state.rules.supply === 'endless' ? [...TILES.keys()] : state.bag;
  while (tiles.length < size) {
    if (bag.length === 0) bag = [...TILES.keys()];
    const tile = state.rules.supply === 'cycle' ? Math.min(...bag) : pick(bag, below);
    tiles.push(tile);
    if (state.rules.supply !== 'endless') bag = bag.filter((other) => other !== tile);
  }
  return writeEvent({ kind: 'deal', tiles });
}

/** A random event: a deal, a set-up move, a legal option by name, or now and then a forfeit. */
function randomEvent(state: OracleState, below: (limit: number) => number): string {
  if (state.turn === '-') throw new Error('the game is over');
  if (state.hand.length === 0) return randomDeal(state, below);
  if (state.round === 0) {
    const spot = pick(openSpots(state), below);
    const tile = pick(state.hand, below);
    const rotation = pick(ROTATIONS, below);
    return writeEvent({ kind: 'setup', player: state.turn, tile, rotation, ...spot });
  }
  const legal = legalOptions(state);
  if (legal.length === 0) return `${state.turn}!`;
  return writeEvent({ kind: 'turn', player: state.turn, ...pick(legal, below) });
}

/** Play a random game; answers every state. */
function randomGame(rules: Partial<OracleRules>, seed: number, forfeits = false): OracleState[] {
  const below = randomNumbers(seed);
  let state = start(rules);
  const states = [state];
  while (state.turn !== '-') {
    const event =
      forfeits && below(40) === 0
        ? pick(
            PLAYERS.map((player) => `${player}!`).filter((text) => play(state, text).ok),
            below,
          )
        : randomEvent(state, below);
    state = stateOf(play(state, event));
    states.push(state);
  }
  return states;
}

const PLAYERS_OF = [3, 4, 5] as const;

describe('tiles', () => {
  const orbits = representatives().map(orbitOf);

  test('105 wirings are 35 tiles: 5, 10 and 20 of them with 1, 2 and 4 different rotations', () => {
    expect(new Set(allWirings()).size).toBe(105);
    expect(allWirings()).toHaveLength(105);
    expect(new Set(orbits.flat()).size).toBe(105);
    const sizes = [1, 2, 4].map((size) => orbits.filter((orbit) => orbit.length === size).length);
    expect(sizes).toEqual([5, 10, 20]);
  });

  test('the index lists the least wiring of every orbit', () => {
    expect([...TILES].sort()).toEqual(representatives());
  });

  test('30 tiles would be left if mirror images were the same', () => {
    const least = orbits.map((orbit) => [...orbit, ...orbit.map(mirror)].sort()[0]);
    expect(new Set(least).size).toBe(30);
  });

  test('tiles 1, 2, 4, 7 and 34 look the same in all rotations, ten in pairs', () => {
    const tilesWith = (count: number) =>
      [...TILES.keys()].filter((tile) => canonicalRotations(tile).length === count);
    expect(tilesWith(1)).toEqual([1, 2, 4, 7, 34]);
    expect(tilesWith(2)).toEqual([0, 3, 5, 8, 11, 12, 16, 21, 22, 25]);
    expect(canonicalRotation(34, 'w')).toBe('n');
    expect(canonicalRotation(0, 's')).toBe('n');
    expect(canonicalRotation(0, 'w')).toBe('e');
    expect(canonicalRotation(33, 'w')).toBe('w');
  });

  test('a wire leads back, and rotating a tile turns its ports clockwise', () => {
    for (const tile of TILES.keys()) {
      for (const rotation of ROTATIONS) {
        for (const port of PORTS) {
          expect(exitOf(tile, rotation, exitOf(tile, rotation, port))).toBe(port);
        }
      }
    }
    // 33 is AB CD EG FH.
    expect(exitOf(33, 'n', 'e')).toBe('g');
    expect(exitOf(33, 'e', 'g')).toBe('a');
    expect(exitOf(33, 's', 'a')).toBe('c');
    expect(exitOf(33, 'w', 'b')).toBe('a');
  });
});

describe('set-up', () => {
  test('36 squares on the periphery, once in each tour, which ends at (0,0)', () => {
    const periphery = SQUARES.filter(isPeriphery);
    expect(periphery).toHaveLength(36);
    for (const tour of [CLOCKWISE, COUNTER_CLOCKWISE]) {
      expect([...tour].sort()).toEqual(periphery);
      expect(tour.at(-1)).toBe('00');
    }
    expect(CLOCKWISE.slice(0, 2)).toEqual(['10', '20']);
    expect(CLOCKWISE.at(-2)).toBe('01');
  });

  test('208 spots on the empty board; one tile takes 3 of 36 squares', () => {
    const state = start({ supply: 'cycle' });
    expect([0, 1, 2, 3].map((players) => countSpots(state, players))).toEqual([
      1, 208, 39_648, 6_882_432,
    ]);
    for (const square of CLOCKWISE) {
      const placed = [{ square, tile: 0, rotation: 'n' as const }];
      const open = openSpots({ ...state, placed }).map((spot) => spot.square);
      expect(new Set(open).size).toBe(33);
    }
  });

  test('perft: 832; 792,960; and by spots and wirings 963,540,480', () => {
    const state = start({ supply: 'cycle' });
    expect(perft(state, 0)).toBe(1);
    expect(perft(state, 1)).toBe(832);
    expect(perft(state, 2)).toBe(792_960);
    const wirings = [0, 3, 6].map((first) =>
      [0, 1, 2].reduce((sum, step) => sum + canonicalRotations(first + step).length, 0),
    );
    expect(wirings).toEqual([4, 5, 7]);
    expect(6_882_432 * 4 * 5 * 7).toBe(963_540_480);
  });

  test('perft does not cross deals under the other supplies', () => {
    const state = start();
    expect([0, 1, 2].map((depth) => perft(state, depth))).toEqual([1, 0, 0]);
    const dealt = playAll(state, 'D000102');
    expect([0, 1, 2].map((depth) => perft(dealt, depth))).toEqual([1, 832, 0]);
  });

  test('8,992 of 29,120 first placements have their back end at the edge', () => {
    let all = 0;
    let atEdge = 0;
    for (const { square, port } of openSpots(start())) {
      for (const tile of TILES.keys()) {
        for (const rotation of ROTATIONS) {
          all += 1;
          if (facedSquare(square, exitOf(tile, rotation, port)) === undefined) atEdge += 1;
        }
      }
    }
    expect([all, atEdge]).toEqual([29_120, 8_992]);
  });

  test('a spot that is refused says why', () => {
    const state = playAll(start(), 'D000102 A02n10c D030405');
    expect(refused(state, 'B05n20d')).toEqual(['tile-beside']);
    expect(refused(state, 'B05n10d')).toEqual(['square-occupied']);
    expect(refused(state, 'B05n11d')).toEqual(['not-on-periphery', 'tile-beside']);
    expect(refused(state, 'B05n30a')).toEqual(['port-faces-edge']);
    expect(refused(state, 'B06n30c')).toEqual(['tile-not-offered']);
    expect(refused(state, 'A05n30c')).toEqual(['not-your-turn']);
    expect(refused(state, 'B05n')).toEqual(['wrong-kind-of-move']);
    expect(refused(state, 'D0607')).toEqual(['no-deal-due']);
    expect(refused(state, 'D!')).toEqual(['no-such-player']);
    expect(refused(state, 'B35n30c')).toEqual(['malformed']);
  });
});

describe('deals', () => {
  test('cycle: the next tiles only, from 0 again after 34', () => {
    const state = start({ supply: 'cycle' });
    expect(possibleDeals(state)).toEqual([[0, 1, 2]]);
    const late = { ...state, round: 1, bag: [34] };
    expect(possibleDeals(late)).toEqual([[34, 0]]);
    expect(stateOf(play(late, 'D3400')).bag).toEqual([...TILES.keys()].slice(1));
  });

  test('bag: what remains is dealt first, and an offer across two sets can hold a tile twice', () => {
    const state = start();
    expect(possibleDeals(state)).toHaveLength(35 * 34 * 33);
    const late = { ...state, round: 1, bag: [7] };
    expect(possibleDeals(late)).toEqual([...TILES.keys()].map((tile) => [7, tile]));
    expect(stateOf(play(late, 'D0707')).bag).toHaveLength(34);
    expect(refused(late, 'D0807')).toEqual(['not-in-supply']);
    expect(stateOf(play({ ...late, bag: [7, 9] }, 'D0907')).bag).toEqual([]);
  });

  test('endless: any tiles', () => {
    const state = start({ supply: 'endless' });
    expect(possibleDeals(state)).toHaveLength(35 ** 3);
    expect(stateOf(play(state, 'D070707')).bag).toEqual([]);
    expect(refused(state, 'D0707')).toEqual(['wrong-deal-size']);
  });
});

/** Colours of the course: white, black, red, green and blue are A to E. */
const COLOURS = ['white', 'black', 'red', 'green', 'blue'];

/** A position such as `34 n red c 00, 34 n blue e 20`, the player of a colour to move. */
function position(text: string, mover: string, hand: number[] = []): OracleState {
  const players: Status[] = COLOURS.map(() => ({ kind: 'out', reason: 'X', round: 0 }));
  const placed = text.split(', ').map((element) => {
    const [tile, rotation, colour = '', port, square = ''] = element.split(' ');
    players[COLOURS.indexOf(colour)] = { kind: 'on', square, port: port as Port };
    return { square, tile: Number(tile), rotation: rotation as Rotation };
  });
  const turn = (['A', 'B', 'C', 'D', 'E'] as const)[COLOURS.indexOf(mover)] ?? '-';
  const rules = { ...STANDARD_RULES, players: 5, supply: 'endless' } as const;
  return { rules, turn, round: 1, hand, placed, bag: [], players };
}

function isLegal(state: OracleState, legality: 'total' | 'reference', tile: number, k: Rotation) {
  const rules = { ...state.rules, legality };
  return legalOptions({ ...state, rules }).some((one) => one.tile === tile && one.rotation === k);
}

function ends(walked: Walk[]): string[] {
  return walked.map((one) => `${one.player} ${one.end} ${one.square}${one.port}`);
}

describe('named examples', () => {
  const first = '34 n red c 00, 34 n blue e 20, 33 n white d 02';
  const meeting = '34 n red e 10, 34 n white c 01';
  const head = '34 n red e 10, 34 n white d 01';

  test('a line that closes on itself is a loop; another rotation leaves', () => {
    const state = position(first, 'red');
    // It faces (1,0), turns back, passes its own tile from d to c and is where it began.
    expect(walks(state, 34, 'n')).toEqual([
      { player: 'C', path: ['00c', '10g', '00c'], end: 'loops', square: '00', port: 'c' },
    ]);
    expect(walks(state, 33, 'e').map((one) => one.end)).toEqual(['leaves']);
  });

  test('two avatars may end on one port, on one tile, or pass through each other', () => {
    expect(ends(walks(position(meeting, 'red'), 4, 'n'))).toEqual(['A stays 11c', 'C stays 11c']);
    expect(ends(walks(position(head, 'red'), 4, 'n'))).toEqual(['A stays 11f', 'C stays 11c']);
    expect(ends(walks(position(head, 'red'), 7, 'n'))).toEqual(['A stays 11d', 'C stays 11e']);
    expect(effectOf(position(meeting, 'red'), { tile: 4, rotation: 'n' })).toEqual({
      moverLeaves: false,
      loops: false,
      newSharedPort: true,
    });
  });

  test('avatars that shared a port before do not share a new one when they move together', () => {
    const move = { kind: 'turn', player: 'C', tile: 4, rotation: 'n' } as const;
    const shared = { ...afterTurn(position(meeting, 'red'), move), turn: 'C' } as const;
    expect(ends(walks(shared, 4, 'n'))).toEqual(['A stays 21a', 'C stays 21a']);
    expect(effectOf(shared, { tile: 4, rotation: 'n' }).newSharedPort).toBe(false);
  });

  const QUIET = { moverLeaves: false, loops: false, newSharedPort: false };
  const LEAVES = { ...QUIET, moverLeaves: true };
  const LOOPS = { ...QUIET, loops: true };
  const MEETS = { ...QUIET, newSharedPort: true };
  const LEAVES_AS_OTHERS_MEET = { ...LEAVES, newSharedPort: true };
  const LOOPS_AS_OTHERS_MEET = { ...LOOPS, newSharedPort: true };

  test.each([
    ['quiet, beside all others', QUIET, [QUIET, LEAVES, LOOPS, MEETS], true, true],
    ['a meeting, beside a quiet one', MEETS, [MEETS, QUIET], true, true],
    ['a suicide, beside a quiet one', LEAVES, [LEAVES, QUIET], false, false],
    ['a suicide, beside suicides', LEAVES, [LEAVES, LEAVES], true, true],
    ['a suicide, beside a loop', LEAVES, [LEAVES, LOOPS], true, false],
    ['a suicide, beside one with a meeting', LEAVES, [LEAVES, LEAVES_AS_OTHERS_MEET], true, false],
    [
      'a suicide with a meeting',
      LEAVES_AS_OTHERS_MEET,
      [LEAVES_AS_OTHERS_MEET, QUIET],
      false,
      true,
    ],
    ['a loop, beside a quiet one', LOOPS, [LOOPS, QUIET], false, false],
    ['a loop, beside a suicide', LOOPS, [LOOPS, LEAVES], true, false],
    ['a loop, beside loops', LOOPS, [LOOPS, LOOPS_AS_OTHERS_MEET], true, true],
    ['a loop with a meeting', LOOPS_AS_OTHERS_MEET, [LOOPS_AS_OTHERS_MEET, QUIET], false, false],
  ])('%s', (_, effect, all, total, reference) => {
    expect(isAllowed('total', effect, all)).toBe(total);
    expect(isAllowed('reference', effect, all)).toBe(reference);
  });

  test('suicides and loops are legal when nothing else is', () => {
    for (const legality of ['total', 'reference'] as const) {
      expect(isLegal(position('21 n red e 00', 'red', [34, 34]), legality, 34, 'n')).toBe(true);
      expect(isLegal(position(first, 'red', [3, 34]), legality, 34, 'n')).toBe(false);
      expect(isLegal(position(first, 'red', [34, 34]), legality, 34, 'n')).toBe(true);
    }
  });

  test('where some options loop and the others leave, reference accepts nothing, total all', () => {
    const state = position('22 n red e 00', 'red', [7, 34]);
    const effects = allOptions(state).map((option) => effectOf(state, option));
    expect(effects.map((effect) => effect.loops)).toEqual([
      ...[false, false, false, false],
      ...[true, true, true, true],
    ]);
    expect(effects.some(isSafe)).toBe(false);
    expect(legalOptions(state)).toHaveLength(8);
    expect(legalMoves(state)).toHaveLength(2);
    const reference = { ...state, rules: { ...state.rules, legality: 'reference' as const } };
    expect(legalMoves(reference)).toEqual([]);
    expect(legalEvents(reference)).toEqual(['C!']);
  });

  test('a placement that is not legal still has its result', () => {
    const state = position(first, 'red', [34, 3]);
    const after = afterTurn(state, { kind: 'turn', player: 'C', tile: 34, rotation: 's' });
    expect(encode(after)).toEqual(['E1HT0034n0233n1034n2034nB', 'A02dBX0CL1DX0E20e']);
  });
});

const WHOLE_GAME =
  'D000102 A02n10c D030405 B05n30c D060708 C08n50c D0910 A09n D1112 B11n D1314 C13w D1516 A15n ' +
  'D1718 B17n D1920 C19n D2122 A21n D2324 B23n D2526 C25n D2728 A27n D2930 B29n D3132 C31n ' +
  'D3334 A33e D0001 B00n D0203 C02n D0405 A04n D0607 B06e';

describe('whole games', () => {
  test('three second players under cycle play as in the public data', () => {
    for (const legality of ['total', 'reference'] as const) {
      const game = playGame([STRATEGIES.second, STRATEGIES.second, STRATEGIES.second], {
        legality,
      });
      expect(game.events.join(' ')).toBe(WHOLE_GAME);
      expect(rankGroups(game.state)).toEqual([['B'], ['A'], ['C']]);
      expect(standings(game.state)).toEqual([
        { player: 'A', rank: 2, winner: false, left: 6, reason: 'edge' },
        { player: 'B', rank: 1, winner: true },
        { player: 'C', rank: 3, winner: false, left: 5, reason: 'edge' },
      ]);
      expect(refused(game.state, 'B!')).toEqual(['game-over']);
    }
  });

  test('the other strategies begin where their tours begin', () => {
    const { first, third } = STRATEGIES;
    const game = playGame([first, third, first]);
    const begin = game.events.filter((event) => event.length === 7 && !event.startsWith('D0'));
    expect(begin).toEqual(['A02n10c', 'B05n01a', 'C08n30c']);
    expect(game.events.filter((event) => event.startsWith('A'))[1]).toBe('A09n');
    expect(phaseOf(game.state)).toBe('game-over');
  });

  test('first takes what is not legal, third tries the second tile first', () => {
    const { first, second, third } = STRATEGIES;
    const dealt = playAll(start(), WHOLE_GAME.slice(0, WHOLE_GAME.indexOf(' A09n')));
    expect([first, second, third].map((agent) => agent(dealt))).toEqual(['A09n', 'A09n', 'A10n']);
    const loopable = position('34 n red c 00, 34 n blue e 20, 33 n white d 02', 'red', [34, 3]);
    expect(first(loopable)).toBe('C34n');
    expect(second(loopable)).toBe('C03n');
    expect(refused(loopable, first(loopable))).toEqual(['avoidable']);
    const hopeless = position('22 n red e 00', 'red', [7, 34]);
    const reference = { ...hopeless, rules: { ...hopeless.rules, legality: 'reference' as const } };
    expect([second, third].map((agent) => agent(reference))).toEqual(['C07n', 'C34n']);
  });

  test('random play has the figures that 3,000 games gave', () => {
    const games = 36;
    let turns = 0;
    let options = 0;
    for (let seed = 0; seed < games; seed += 1) {
      const players = PLAYERS_OF[seed % 3] ?? 3;
      for (const state of randomGame({ players, supply: 'endless' }, seed)) {
        if (phaseOf(state) !== 'turn') continue;
        turns += 1;
        options += legalOptions(state).length;
      }
    }
    // 71.0 turns per game and 6.51 options per turn.
    expect(Math.abs(turns / games - 71)).toBeLessThan(5);
    expect(Math.abs(options / turns - 6.51)).toBeLessThan(0.25);
  });

  test('every state is valid, and reading its text gives it again', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const rules: OracleRules = {
        players: PLAYERS_OF[seed % 3] ?? 3,
        supply: (['bag', 'cycle', 'endless'] as const)[(seed >> 1) % 3] ?? 'bag',
        legality: seed % 2 === 0 ? 'total' : 'reference',
        end: seed % 4 < 2 ? 'round' : 'immediate',
      };
      for (const state of randomGame(rules, seed, true)) {
        expect(faults(state), encode(state).join(' ')).toEqual([]);
        const [shared, players] = encode(state);
        const again = decode(shared, players, rules);
        expect(again && encode(again)).toEqual([shared, players]);
        expect(again).toEqual({
          ...state,
          placed: [...state.placed].sort((one, other) => Number(one.square) - Number(other.square)),
        });
      }
    }
  });

  test('an avatar whose line reaches the edge behind it never loops', () => {
    let loops = 0;
    for (let seed = 100; seed < 108; seed += 1) {
      for (const state of randomGame({ supply: 'endless' }, seed)) {
        if (phaseOf(state) !== 'turn') continue;
        for (const avatar of avatars(state)) {
          const here = state.placed.find((one) => one.square === avatar.square);
          if (here === undefined) throw new Error('an avatar without a tile');
          const port = exitOf(here.tile, here.rotation, avatar.port);
          const back = walk(state.placed, { ...avatar, port });
          if (back.end !== 'leaves') continue;
          for (const { tile, rotation } of allOptions(state)) {
            const own = walks(state, tile, rotation).find((one) => one.player === avatar.player);
            expect(own?.end).not.toBe('loops');
          }
        }
        loops += allOptions(state).filter((option) => effectOf(state, option).loops).length;
      }
    }
    expect(loops).toBeGreaterThan(0);
  });
});

describe('ends', () => {
  const placed = 'D000102 A02n10c D030405 B05n30c D060708 C08n50c';

  test('forfeits: of the player in turn with the hand, of others without it', () => {
    const dealt = playAll(start(), `${placed} D0910`);
    expect(encode(playAll(dealt, 'A!'))[0]).toMatch(/^B1HT/);
    expect(encode(playAll(dealt, 'B!'))[0]).toMatch(/^A1H0910T/);
    expect(refused(playAll(dealt, 'B!'), 'B!')).toEqual(['already-out']);
  });

  test('in set-up the end waits until everybody has been placed or has forfeited', () => {
    for (const end of ['round', 'immediate'] as const) {
      const one = playAll(start({ end }), 'D000102 A02n10c B! A!');
      expect(encode(one)).toEqual(['C0HT1002nB03-34', 'AF0BF0C-']);
      const alone = playAll(one, 'D030405 C05n30c');
      expect(encode(alone)).toEqual(['-0HT1002n3005nB06-34', 'AF0BF0C30c']);
      expect(standings(alone).map((standing) => [standing.rank, standing.winner])).toEqual([
        [2, false],
        [2, false],
        [1, true],
      ]);
      const none = playAll(one, 'D030405 C!');
      expect(encode(none)).toEqual(['-0HT1002nB06-34', 'AF0BF0CF0']);
      expect(standings(none).every((standing) => standing.rank === 1)).toBe(true);
      expect(standings(none).some((standing) => standing.winner)).toBe(false);
    }
  });

  test('round: the last avatar still has its turn; immediate: it has won', () => {
    const events = `${placed} A! B!`;
    expect(encode(playAll(start(), events))[0]).toMatch(/^C1HT/);
    expect(encode(playAll(start({ end: 'immediate' }), events))[0]).toMatch(/^-1HT/);
    const last = playAll(start(), `${events} D0911 C!`);
    expect(encode(last)[1]).toBe('AF1BF1CF1');
    expect(standings(last).some((standing) => standing.winner)).toBe(false);
  });

  test('all who left in the last round share the win', () => {
    const state: OracleState = {
      ...position('34 n white c 10, 34 n black c 40', 'white'),
      turn: '-',
      round: 9,
      players: [
        { kind: 'out', reason: 'X', round: 9 },
        { kind: 'out', reason: 'L', round: 9 },
        { kind: 'out', reason: 'X', round: 4 },
        { kind: 'out', reason: 'F', round: 9 },
        { kind: 'out', reason: 'X', round: 4 },
      ],
    };
    expect(faults(state)).toEqual([]);
    expect(rankGroups(state)).toEqual([
      ['A', 'B'],
      ['C', 'E'],
    ]);
    expect(standings(state).map((one) => one.rank)).toEqual([1, 1, 3, 5, 3]);
    expect(standings(state).map((one) => one.winner)).toEqual([true, true, false, false, false]);
  });
});

describe('texts', () => {
  const IN_PLAY = [
    'A4H0128T0503n0625e0708e0816e0901n1619n2018n2126w2600e3013s3128e3623e8614n8709e8824w9815nB00,02-15,17-27,29-34',
    'A30dB36fC86hD05a',
  ] as const;

  test('the examples of the format', () => {
    const state = start();
    expect(encode(state)).toEqual(['A0HTB00-34', 'A-B-C-']);
    const dealt = playAll(state, 'D000102');
    expect(encode(dealt)).toEqual(['A0H000102TB03-34', 'A-B-C-']);
    expect(encode(playAll(dealt, 'A02n10c'))).toEqual(['B0HT1002nB03-34', 'A10cB-C-']);
    const decoded = decode(...IN_PLAY);
    expect(decoded && encode(decoded)).toEqual(IN_PLAY);
    expect(decoded?.rules.players).toBe(4);
    expect(decode(...IN_PLAY, { players: 3 })).toBeUndefined();
  });

  test('rotations are canonical in states, whatever the move says', () => {
    const state = playAll(start(), 'D003402 A34w10c');
    expect(encode(state)[0]).toBe('B0HT1034nB01,03-33');
  });

  const NOT_STRICT: [string, string][] = [
    ['A0HT1034wB', 'A10cB-C-'],
    ['A0HTB00-01', 'A-B-C-'],
    ['A0HTB00,01,02', 'A-B-C-'],
    ['A0HTB00-02,03-34', 'A-B-C-'],
  ];

  test.each(NOT_STRICT)('only lenient reading takes %s %s', (shared, players) => {
    expect(readState(shared, players)).toBeUndefined();
    expect(readLeniently(shared, players)).toBeDefined();
  });

  test.each([
    ['A0HTB00-34', 'A-B-'],
    ['A0HTB00-34', 'A-B-C-D-E-F-'],
    ['A0HTB00-34', 'A-C-B-'],
    ['A00HTB00-34', 'A-B-C-'],
    ['F0HTB00-34', 'A-B-C-'],
    ['A0HTB00-35', 'A-B-C-'],
    ['A0HTB34-00', 'A-B-C-'],
    ['A0HTB02,01', 'A-B-C-'],
    ['A0HTB01,01', 'A-B-C-'],
    ['A0HTB,', 'A-B-C-'],
    ['A0HTB00-', 'A-B-C-'],
    ['A0H0TB', 'A-B-C-'],
    ['A0H35TB', 'A-B-C-'],
    ['A0HT3005n1002nB', 'A-B-C-'],
    ['A0HTB\n', 'A-B-C-'],
    ['A0HTB', 'A-B-C-\n'],
    ['A0HTB', 'A10iB-C-'],
    ['A0HTB', 'AX01B-C-'],
    ['A0HTB', 'AXB-C-'],
  ])('not well-formed: %j %j', (shared, players) => {
    expect(readLeniently(shared, players)).toBeUndefined();
  });

  test.each([
    ['square-twice', 'A0HT1002n1003nB', 'A-B-C-'],
    ['avatar-without-tile', 'B0HTB', 'A10cB-C-'],
    ['avatar-faces-no-empty-square', 'B0HT1002nB', 'A10aB-C-'],
    ['avatar-faces-no-empty-square', 'B0HT1002n2003nB', 'A10cB-C-'],
    ['hand-size', 'A0H01TB', 'A-B-C-'],
    ['hand-size', 'A1H010203T1002n3005nB', 'A10cB30cCX1'],
    ['turn-not-playing', 'D0HTB', 'A-B-C-'],
    ['turn-not-playing', 'C1HT1002n3005nB', 'A10cB30cCX1'],
    ['left-in-later-round', 'A1HT1002n3005nB', 'A10cB30cCX2'],
    ['unplaced-after-setup', 'A1HT1002n3005nB', 'A10cB30cC-'],
    ['setup-out-of-order', 'B0HTB', 'A-B-C-'],
    ['not-over', '-2HT1002n3005nB', 'A10cB30cCX1'],
    ['over', 'A2HT1002nB', 'A10cBX1CX1'],
  ])('not valid, %s: %s %s', (fault, shared, players) => {
    const state = readState(shared, players);
    expect(state && faults(state)).toEqual([fault]);
  });

  test('what the rules say decides on the rest', () => {
    const alone = readState('A2HT1002nB', 'A10cBX1CX2', { end: 'round' });
    expect(alone && faults(alone)).toEqual([]);
    const over = readState('A2HT1002nB', 'A10cBX1CX2', { end: 'immediate' });
    expect(over && faults(over)).toEqual(['over']);
    const endless = readState('A0HTB00', 'A-B-C-', { supply: 'endless' });
    expect(endless && faults(endless)).toEqual(['bag-of-endless-supply']);
  });

  test('events read as they are written', () => {
    for (const text of ['D000102', 'D0910', 'A02n10c', 'B11n', 'D31w', 'D31w99h', 'E!']) {
      const event = readEvent(text);
      expect(event && writeEvent(event)).toBe(text);
    }
    for (const text of [
      '',
      'D',
      'D00',
      'D35',
      'D3500',
      'F00n',
      'A35n',
      'A00x',
      'A00n1',
      'A00n10',
    ]) {
      expect(readEvent(text)).toBeUndefined();
    }
    for (const text of ['A00n10i', 'A00n10cc', 'A00n!', 'a00n', 'A00n\n', 'A!\n', 'D0001\n']) {
      expect(readEvent(text)).toBeUndefined();
    }
  });
});

describe('tournaments', () => {
  test('games of three to five', () => {
    expect([6, 7, 8, 9, 10, 11, 12].map(gameSizes)).toEqual([
      [3, 3],
      [4, 3],
      [5, 3],
      [5, 4],
      [5, 5],
      [5, 3, 3],
      [5, 4, 3],
    ]);
    for (let players = 6; players < 200; players += 1) {
      const sizes = gameSizes(players);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
      expect(sizes.every((size) => size >= 3 && size <= 5)).toBe(true);
    }
    expect(cutIntoGames([...'abcdefg'])).toEqual([
      ['a', 'b', 'c', 'd'],
      ['e', 'f', 'g'],
    ]);
  });

  /** The youngest wins, and so on. */
  const youngestFirst = (names: string[]) => ({
    ranking: [...names].reverse().map((name) => [name]),
    forfeits: [],
  });

  test('the first two groups of every game go on, by age, to the final', () => {
    expect(tournament([...'abcdefghijk'], youngestFirst)).toEqual({
      rounds: [[[...'abcde'], [...'fgh'], [...'ijk']], [[...'deg'], [...'hjk']], [[...'egjk']]],
      ranking: [['k'], ['j'], ['g'], ['e']],
      forfeits: [],
    });
  });

  test('it stops when nobody is eliminated, or when fewer than three are left', () => {
    const allShare = (names: string[]) => ({ ranking: [names], forfeits: [] });
    expect(tournament([...'abcdef'], allShare)).toMatchObject({ ranking: [[...'abcdef']] });
    const mostForfeit = (names: string[]) => ({
      ranking: [names.slice(0, 1)],
      forfeits: names.slice(1),
    });
    expect(tournament([...'abcdef'], mostForfeit)).toEqual({
      rounds: [[[...'abc'], [...'def']]],
      ranking: [['a', 'd']],
      forfeits: ['b', 'c', 'e', 'f'],
    });
  });
});
