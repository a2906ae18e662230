/** Tournaments between machines: they go as those in one place, and those who do not answer as asked are out. */
import { readFileSync } from 'node:fs';
import {
  type Entrant,
  legalMoves,
  type Move,
  runTournament,
  type TournamentOptions,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import type { Timer } from '../../src/engine/match/options.js';
import { RemotePlayer } from '../../src/tsuro/remote/remote-player.js';
import { letterName, playRemotely } from '../../src/tsuro/remote/remote-tournament.js';
import { agentOf, asItIs, guest, inBytes, link, type Post, type Sent } from './remote-link.js';

/** A timer that never runs down. */
const never: Timer = () => () => {};

/** One that runs down once nothing happens any more. */
const impatient: Timer = (_, callback) => {
  let rounds = 5;
  const wait = () => {
    if (rounds-- > 0) setImmediate(wait);
    else if (rounds > -10) callback();
  };
  setImmediate(wait);
  return () => {
    rounds = -100;
  };
};

/** The last legal move, or one that is not legal: an agent of its own, which chooses by the state alone. */
const last: Entrant = {
  name: 'last',
  chooseMove: (state) => legalMoves(state).at(-1) ?? (`${state.turn}34n` as Move),
};

interface Entered {
  readonly agent: Entrant;
  readonly post?: Post;
}

/** Play between guests, named by letters. */
async function playWith(
  entered: readonly Entered[],
  { rules, seed = 1, timer = never }: Pick<TournamentOptions, 'rules' | 'seed' | 'timer'>,
) {
  const legality = rules?.legality === 'reference' ? 'reference' : undefined;
  const guests = entered.map(({ agent, post }) => guest(agent, post, legality));
  const players = new Map(
    guests.map(({ server }, index) => [
      letterName(index),
      new RemotePlayer(server, { timeLimit: 100, timer }),
    ]),
  );
  const played = await playRemotely(players, { rules, seed, timer, timeLimit: 100 });
  return { ...played, endings: await Promise.all(guests.map(({ ending }) => ending)), guests };
}

/** Play between the same agents in one place. */
function playHere(entered: readonly Entered[], options: TournamentOptions) {
  const named = entered.map(({ agent }, index) => ({
    chooseMove: agent.chooseMove.bind(agent),
    name: letterName(index),
  }));
  return runTournament(named, { ...options, timeLimit: 100 });
}

/** Agents by turns. */
const mixed = (count: number, names: readonly string[], post?: Post): Entered[] =>
  Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    return { agent: name === 'last' ? last : agentOf(name), ...(post && { post }) };
  });

/** Both ways in single bytes, and boards in another order. */
const foreign: Post = {
  toPlayer: (text) => {
    const [name, [first, ...rest]] = JSON.parse(text);
    const given = Array.isArray(first) ? [[...first].reverse(), ...rest] : [first, ...rest];
    return inBytes(JSON.stringify([name, given], undefined, 1));
  },
  toServer: inBytes,
};

describe('the same agents, the same games', () => {
  test.each([
    [3, ['second'], { supply: 'cycle' }, 1],
    [4, ['second', 'third'], { end: 'immediate' }, 2],
    [7, ['second', 'first', 'third'], { supply: 'cycle', legality: 'reference' }, 3],
    [20, ['second', 'first', 'last', 'third', 'first'], {}, 4],
  ] as const)('%d players, %j, %j', async (count, names, rules, seed) => {
    const { result, endings, forfeits } = await playWith(mixed(count, names), { rules, seed });
    expect(result).toEqual(await playHere(mixed(count, names), { rules, seed }));
    expect(forfeits).toEqual([]);
    // That strategy places its first tile as it is, legal or not.
    if (names.some((name) => name === 'first')) expect(result.forfeits).not.toEqual([]);
    endings.forEach((ending, index) => {
      const name = letterName(index);
      const out = 'Found the end of the connection, expected more of it.';
      const left = result.ranking[0]?.includes(name) ? 'won' : 'not won';
      expect(ending, name).toBe(result.forfeits.includes(name) ? out : left);
    });
  });

  test('however messages are cut and parted, and tiles of boards ordered', async () => {
    const rules = { legality: 'reference' } as const;
    const { result } = await playWith(mixed(3, ['third', 'last'], foreign), { rules, seed: 5 });
    expect(result).toEqual(await playHere(mixed(3, ['third', 'last']), { rules, seed: 5 }));
  });

  test('everybody is introduced to each game, and told the end', async () => {
    const { guests, result } = await playWith(mixed(6, ['second']), { seed: 1 });
    const games = (name: string) =>
      result.cycles.flat().filter(({ names }) => names.includes(name)).length;
    guests.forEach(({ asked }, index) => {
      const count = (name: string) => asked.filter((each) => each === name).length;
      const played = games(letterName(index));
      expect(asked.slice(0, 3)).toEqual(['playing-as', 'others', 'initial']);
      expect(['playing-as', 'others', 'initial'].map(count)).toEqual([played, played, played]);
      expect(count('end-of-tournament')).toBe(1);
      expect(asked.at(-1)).toBe('end-of-tournament');
    });
    expect(games('a') + games('f')).toBeGreaterThan(2);
  });
});

test('the conversation of the documentation is that of the first of three players', async () => {
  const said: string[] = [];
  const listen = (text: string) => {
    said.push(text);
    return asItIs(text);
  };
  const [first, ...others] = mixed(3, ['second']);
  const entered = [{ ...first, post: { toPlayer: listen, toServer: listen } }, ...others];
  await playWith(entered as Entered[], { rules: { supply: 'cycle' } });
  const page = readFileSync(new URL('../../docs/games/tsuro-remote.md', import.meta.url), 'utf8');
  const [, block = ''] = /```json\n(.*?)\n```/s.exec(page) ?? [];
  const lines = block.split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.slice(0, -2)).toEqual(said.slice(0, lines.length - 2));
  expect(lines.slice(-2)).toEqual(said.slice(-2));
});

test('names by the order in which players come', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(letterName)).toEqual([
    'a',
    'b',
    'z',
    'aa',
    'ab',
    'az',
    'ba',
    'zz',
    'aaa',
  ]);
});

/** Do something else at one answer, or at one and all that follow. */
const at = (asked: string, number: number, instead: (text: string) => Sent): Post => ({
  toServer: (text, name, count) =>
    name === asked && count === number ? instead(text) : asItIs(text),
});
const send =
  (...pieces: (string | Uint8Array)[]) =>
  (): Sent => ({ pieces });
const hangUp = (): Sent => ({ pieces: [], isEnd: true });
const nothing = (): Sent => ({ pieces: [] });

/** Change a move of a turn. */
const turn =
  (change: (move: [tile: number, degrees: number]) => unknown) =>
  (text: string): Sent => ({ pieces: [JSON.stringify(change(JSON.parse(text)))] });

const LONG = `"${'x'.repeat(65_536)}"`;
const WITHIN = 'Found nothing within 100 milliseconds, expected "void".';

describe('those who do not answer as asked are out', () => {
  const kinds: readonly [string, Post, string][] = [
    // Answers of another kind.
    ['a number to playing-as', at('playing-as', 0, send('7 ')), 'Found 7, expected "void".'],
    ['another text to others', at('others', 0, send('"ok"')), 'Found "ok", expected "void".'],
    [
      'null for a first move',
      at('initial', 0, send('null')),
      'Found null, expected [[tile, degrees], port, x, y].',
    ],
    [
      'an object for a turn',
      at('take-turn', 0, send('{"tile":1}')),
      'Found {"tile":1}, expected [tile, degrees].',
    ],
    [
      'void for a turn',
      at('take-turn', 3, send('"void"')),
      'Found "void", expected [tile, degrees].',
    ],
    [
      'a turn for a first move',
      at('initial', 0, send('[2,0]')),
      'Found [2,0], expected [[tile, degrees], port, x, y].',
    ],
    [
      'a first move for a turn',
      at('take-turn', 0, send('[[2,0],"C",3,0]')),
      'expected [tile, degrees].',
    ],
    [
      'a turn with a colour',
      at(
        'take-turn',
        0,
        turn((move) => ['black', move]),
      ),
      'Found ["black",',
    ],
    [
      'a first move with a colour',
      at('initial', 0, send('[2,0,"black","C",3,0]')),
      'Found [2,0,"black","C",3,0], expected',
    ],
    [
      'a tile as a text',
      at(
        'take-turn',
        0,
        turn(([tile, degrees]) => [`${tile}`, degrees]),
      ),
      'expected [tile, degrees].',
    ],
    ['a port in small letters', at('initial', 0, send('[[2,0],"c",3,0]')), 'Item 1: found "c"'],
    ['a column beyond the board', at('initial', 0, send('[[2,0],"C",10,0]')), 'found 10'],
    [
      'degrees of 45',
      at(
        'take-turn',
        0,
        turn(([tile]) => [tile, 45]),
      ),
      'found 45',
    ],
    [
      'degrees of 360',
      at(
        'take-turn',
        0,
        turn(([tile]) => [tile, 360]),
      ),
      'found 360',
    ],
    [
      'tile 35',
      at(
        'take-turn',
        0,
        turn(() => [35, 0]),
      ),
      'found 35',
    ],
    [
      'half a tile',
      at(
        'take-turn',
        0,
        turn(() => [0.5, 0]),
      ),
      'found 0.5',
    ],
    // Moves that are none.
    [
      'a tile that is not on offer',
      at(
        'take-turn',
        0,
        turn(([tile]) => [(tile + 20) % 35, 0]),
      ),
      'Illegal move "',
    ],
    [
      'a first tile on a square inside',
      at('initial', 0, send('[[2,0],"C",5,5]')),
      'Illegal move "',
    ],
    // Time and size.
    ['nothing to playing-as', at('playing-as', 0, nothing), WITHIN],
    ['nothing to others', at('others', 0, nothing), WITHIN],
    [
      'nothing for a first move',
      at('initial', 0, nothing),
      'Found no move within 100 milliseconds.',
    ],
    ['nothing for a turn', at('take-turn', 1, nothing), 'Found no move within 100 milliseconds.'],
    [
      'nothing but white space',
      at('take-turn', 1, send(' '.repeat(60_000))),
      'Found no move within 100',
    ],
    [
      'white space without end',
      at('take-turn', 1, send(' '.repeat(60_000), ' '.repeat(6000))),
      'more than 65536 bytes of white space',
    ],
    ['a half value', at('take-turn', 1, send('[1,')), 'Found no move within 100 milliseconds.'],
    ['64 KiB and more', at('others', 0, send(LONG)), 'found more than 65536 bytes in the value'],
    [
      '64 KiB and more, in pieces',
      at('others', 0, send(...(LONG.match(/.{1,999}/g) ?? []))),
      'found more than 65536 bytes in the value',
    ],
    [
      'a reader that reads nothing',
      { unsent: 65_537 },
      'more than 65536 bytes that it has not read',
    ],
    // Hanging up.
    ['hanging up at playing-as', at('playing-as', 0, hangUp), 'the end of the connection'],
    ['hanging up at others', at('others', 0, hangUp), 'the end of the connection'],
    ['hanging up at a first move', at('initial', 0, hangUp), 'the end of the connection'],
    ['hanging up at a turn', at('take-turn', 2, hangUp), 'the end of the connection'],
    [
      'hanging up after a turn',
      at('take-turn', 2, (text) => ({ pieces: [text], isEnd: true })),
      'the end of the connection',
    ],
    [
      'hanging up in a value',
      at('take-turn', 2, () => ({ pieces: ['[1'], isEnd: true })),
      'found the end at byte',
    ],
    ['hanging up at the end', at('end-of-tournament', 0, hangUp), 'the end of the connection'],
    // Too much.
    [
      'two answers at once',
      at('playing-as', 0, send('"void""void"')),
      'an answer without a request',
    ],
    [
      'an answer and a half',
      at('initial', 0, (text) => ({ pieces: [`${text}[`] })),
      'an answer without a request',
    ],
    [
      'many answers at once',
      at('playing-as', 0, send('"void"'.repeat(9))),
      'more than 1 value without a request',
    ],
    [
      'another answer at the end',
      at('end-of-tournament', 0, send('true')),
      'Found true, expected "void".',
    ],
    // What is no JSON.
    ['no JSON', at('initial', 0, send('void')), 'found "v" at byte 12'],
    [
      'two hundred brackets',
      at('initial', 0, send('['.repeat(200))),
      'more than 100 nested brackets',
    ],
    [
      'bytes that are no UTF-8',
      at('initial', 0, send(Uint8Array.of(0x22, 0xff, 0x22))),
      'other bytes than those of UTF-8',
    ],
  ];

  test.each(kinds)('%s', async (_, post, reason) => {
    const seats = mixed(4, ['second']);
    const entered = seats.map((seat, index) => (index === 1 ? { ...seat, post } : seat));
    const { result, forfeits, endings } = await playWith(entered, { timer: impatient });
    const all = [...result.cycles.flat().flatMap((game) => game.forfeits), ...forfeits];
    expect(all.map(({ name }) => name)).toEqual(['b']);
    expect(all[0]?.message.replaceAll('\\"', '"').toLowerCase()).toContain(reason.toLowerCase());
    expect(result.forfeits).toEqual(['b']);
    expect(result.ranking.flat().sort()).toEqual(['a', 'c', 'd']);
    expect(endings.filter((ending) => ending === 'won').length).toBeGreaterThan(0);
    expect(endings.filter((ending) => /won/.test(ending)).length).toBeGreaterThanOrEqual(3);
  });
});

test('a player that is out is hung up on at once, not at the end', async () => {
  const order: string[] = [];
  const illegal = at(
    'take-turn',
    0,
    turn(([tile]) => [(tile + 20) % 35, 0]),
  );
  const guests = mixed(3, ['second']).map(({ agent }, index) => {
    const toPlayer = (text: string) => {
      order.push(`${letterName(index)} ${JSON.parse(text)[0]}`);
      return asItIs(text);
    };
    return guest(agent, { toPlayer, ...(index === 1 && illegal) });
  });
  guests[1]?.ending.then(() => order.push('b out'));
  const limit = { timeLimit: 100, timer: never };
  const players = new Map(
    guests.map(({ server }, index) => [letterName(index), new RemotePlayer(server, limit)]),
  );
  await playRemotely(players, { seed: 1, ...limit });
  expect(order.indexOf('b out')).toBeGreaterThan(order.indexOf('b take-turn'));
  expect(order.indexOf('b out')).toBeLessThan(order.lastIndexOf('c take-turn'));
});

describe('the end', () => {
  test('one that does not take leave is no winner, and the others are told as they were', async () => {
    const seats = mixed(3, ['second']);
    const { result: plain } = await playWith(seats, { rules: { supply: 'cycle' } });
    expect(plain.ranking).toEqual([['b'], ['a'], ['c']]);
    const post = at('end-of-tournament', 0, hangUp);
    const entered = seats.map((seat, index) => (index === 1 ? { ...seat, post } : seat));
    const { result, endings } = await playWith(entered, { rules: { supply: 'cycle' } });
    expect(result).toEqual({ ...plain, ranking: [['a'], ['c']], forfeits: ['b'] });
    expect(endings).toEqual(['not won', 'won', 'not won']);
  });

  test('one that says nothing is waited for as long as for any answer', async () => {
    const { server, asked } = link();
    const player = new RemotePlayer(server, { timeLimit: 100, timer: impatient });
    const failure = await player.endTournament(true);
    expect(failure).toMatchObject({ code: 'remote.late', message: WITHIN });
    expect(asked).toEqual(['end-of-tournament']);
  });

  test('all are hung up on when the tournament is stopped', async () => {
    const guests = mixed(3, ['second']).map(({ agent }) => guest(agent));
    const silent = link();
    const servers = [silent.server, ...guests.map(({ server }) => server)];
    const limit = { timeLimit: 100, timer: never };
    const players = new Map(
      servers.map((server, index) => [letterName(index), new RemotePlayer(server, limit)]),
    );
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('Stop.')), 5);
    const playing = playRemotely(players, { seed: 1, ...limit, signal: controller.signal });
    await expect(playing).rejects.toThrow('Stop.');
    const ended = 'Found the end of the connection, expected more of it.';
    expect(await Promise.all(guests.map(({ ending }) => ending))).toEqual([ended, ended, ended]);
  });
});
