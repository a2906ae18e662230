/** `azulejo engine`: every agent of every game answers by the protocol, and can be stopped. */
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import type { Agent } from '../../src/agents.js';
import { searchAgent } from '../../src/azul/agents/search-agent.js';
import { CONSOLES } from '../../src/consoles.js';
import { playersOf } from '../../src/engine/agents/players.js';
import { EngineSession } from '../../src/engine/cli/engine-session.js';
import { giveWay } from '../../src/engine/match/options.js';
import type { Game, GameTypes } from '../../src/game.js';
import { azul } from '../../src/index.js';
import { seededRng } from '../../src/random/seeds.js';

const GAMES = await Promise.all(
  CONSOLES.map(async (entry) => ({
    name: entry.name,
    players: playersOf(await entry.load()),
  })),
);

type Players = (typeof GAMES)[number]['players'];

const AZUL = GAMES[0]?.players as Players;

/** A position of Azul's first round. */
const POSITION = ['AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000', 'A0MSFB0MSF'] as const;

function open(players: Players, agent = 'search') {
  const said: string[] = [];
  const now = () => performance.now();
  const write = (line: string) => said.push(line);
  const session = new EngineSession({ players, version, agent, now, write });
  return { session, said };
}

/** Say lines to an engine one after the other, and return what it answers. */
async function talk(players: Players, lines: readonly string[], agent?: string): Promise<string[]> {
  const { session, said } = open(players, agent);
  for (const line of lines) {
    const before = said.length;
    session.receive(line);
    const isAnswered = () =>
      said.slice(before).some((answer) => /^(?:bestmove|error)/.test(answer));
    while (line.startsWith('go') && !isAnswered()) await giveWay();
  }
  return said;
}

/** The lines that set up the first position of a game with a player to move. */
function firstPosition({ game }: Players): { position: string; state: unknown } {
  let state = game.start(game.rulesOf(game.start({})), seededRng(1));
  while (game.chance?.isDue(state)) {
    state = game.chance.apply(state, game.chance.sample(state, seededRng(2)));
  }
  return { position: `position ${game.encode(state).join(' ')}`, state };
}

describe.each(GAMES)('$name', ({ name, players }) => {
  test('the handshake lists the agents', async () => {
    const said = await talk(players, ['azulejo 7', 'isready']);
    expect(said).toEqual([
      'id name azulejo',
      `id version ${version}`,
      `game ${name}`,
      `option agent choice default search values ${players.agents.names.join(' ')}`,
      'option iterations integer default 1000 min 1 max 1000000',
      'azulejook 1',
      'readyok',
    ]);
  });

  test.each(['random', 'level-2', 'search'])(
    '%s answers with a legal move, the same by the same seed',
    async (agent) => {
      const { position, state } = firstPosition(players);
      const lines = [`setoption agent ${agent}`, position];
      const go = 'go iterations 20 depth 1 seed 9';
      const said = await talk(players, [...lines, go, go]);
      const moves = said.filter((line) => line.startsWith('bestmove'));
      expect(moves).toHaveLength(2);
      expect(moves[0]).toBe(moves[1]);
      expect(players.game.legalMoves(state)).toContain(moves[0]?.replace('bestmove ', ''));
    },
  );
});

test.each(GAMES)('in $name, a search chooses what it chooses in a program', async ({ players }) => {
  const { position, state } = firstPosition(players);
  const said = await talk(players, [position, 'go iterations 30 seed 4']);
  const context = { rng: seededRng(4), budget: { iterations: 30 } };
  const move = await players.agents.make('search').chooseMove(state, context);
  expect(said.at(-1)).toBe(`bestmove ${move}`);
});

test('a search says how sure it is', async () => {
  const [info, best] = await talk(AZUL, [
    `position ${POSITION.join(' ')}`,
    'go iterations 200 seed 4',
  ]);
  const decoded = azul.decode(POSITION);
  const context = { rng: seededRng(4), budget: { iterations: 200 } };
  const move = decoded.ok && searchAgent().chooseMove(decoded.state, context);
  expect(best).toBe(`bestmove ${move}`);
  expect(info).toMatch(
    new RegExp(`^info winshare 0\\.\\d+ visits \\d+ iterations 200 line ${move}( \\S+)*$`),
  );
});

test('stop ends a search with the best move so far; only isready is answered meanwhile', async () => {
  const { session, said } = open(AZUL);
  session.receive(`position ${POSITION.join(' ')}`);
  session.receive('go iterations 1000000');
  session.receive('isready');
  session.receive('go');
  session.receive('newgame azul');
  session.receive('stop');
  await session.end();
  expect(said).toEqual([
    'readyok',
    'error Found "go", expected isready, stop or quit until bestmove.',
    'error Found "newgame", expected isready, stop or quit until bestmove.',
    expect.stringMatching(/^info winshare \S+ visits \d+ iterations 16 line A\S+$/),
    expect.stringMatching(/^bestmove A\S+$/),
  ]);
});

test('a stop that comes too late does not stop the next move', async () => {
  const said = await talk(AZUL, [
    'stop',
    `position ${POSITION.join(' ')}`,
    'stop',
    'go iterations 50',
  ]);
  expect(said[0]).toContain('iterations 50');
});

test('a line that cannot be followed is answered by an error, and changes nothing', async () => {
  const said = await talk(AZUL, [
    'go',
    `position ${POSITION.join(' ')}`,
    'hello',
    'setoption agent nobody',
    'setoption colour red',
    'go iterations 1',
    'position A B',
    'go',
  ]);
  expect(said.map((line) => line.replace(/(winshare|line|bestmove) .*/, '$1'))).toEqual([
    'error Found "go", expected a position before it.',
    'error Found "hello", expected one of: azulejo, setoption, isready, newgame, position, go, stop, quit.',
    `error Found "nobody", expected one of: ${AZUL.agents.names.join(', ')} for the option agent.`,
    'error Found "colour", expected one of: agent, iterations.',
    'info winshare',
    'bestmove',
    expect.stringMatching(/^error /),
    'error Found "go", expected a position before it.',
  ]);
});

test('where nobody is to move, there is no best move', async () => {
  const said = await talk(AZUL, ['position AFCfB2020202020D0000000000 A0MSFB0MSF', 'go']);
  expect(said).toEqual(['bestmove none']);
});

describe('an agent of your own', () => {
  /** The players of Azul, with an agent that counts how often it got ready. */
  function playersWith(members: Partial<Agent<unknown>>) {
    const game: Game<GameTypes> = azul;
    const mine = () => ({ name: 'mine', chooseMove: () => '', ...members });
    return playersOf({ ...game, agents: { mine } });
  }

  const position = `position ${POSITION.join(' ')}`;

  test('gets ready once for each game, and again after setoption', async () => {
    let times = 0;
    let ready: object | undefined;
    const players = playersWith({
      beginGame: async (_, context) => {
        ready = context;
        times++;
      },
      chooseMove: (_, context) => {
        expect(context).toBe(ready);
        return `A0${'cde'.charAt(times)}0`;
      },
    });
    const again = ['newgame azul', position, 'go', 'setoption agent mine', 'go'];
    const said = await talk(players, [position, 'go', 'go', ...again], 'mine');
    const moves = said.filter((line) => line.startsWith('bestmove'));
    expect(moves).toEqual(['bestmove A0d0', 'bestmove A0d0', 'bestmove A0e0']);
    expect(said.at(-1)).toMatch(/^error Agent mine: Phase: found the tiling move A00/);
    expect(times).toBe(3);
  });

  test.each<[unknown, string]>([
    ['A0a0', 'error Agent mine: Factory 0: found no tile of colour a, expected colour c, d or e.'],
    ['A0c0\nbestmove X', 'error Agent mine: Move: found'],
    [undefined, 'error Agent mine: Move: found'],
    [7, 'error Agent mine: Move: found'],
  ])('that answers %j is told, and the engine plays on', async (answer, expected) => {
    const players = playersWith({ chooseMove: () => answer as string });
    const said = await talk(players, [position, 'go', 'isready'], 'mine');
    expect(said).toHaveLength(2);
    expect(said[0]).toContain(expected);
    expect(said[0]).not.toContain('\n');
    expect(said[1]).toBe('readyok');
  });

  test('that fails is told in a line of the protocol, which drives no terminal', async () => {
    const chooseMove = () => {
      throw new Error(`\u001b[2J\n\u202e${'x'.repeat(1e6)}`);
    };
    const [said] = await talk(playersWith({ chooseMove }), [position, 'go'], 'mine');
    expect(said).toMatch(/^error \[2J \\u202ex{990,1000}…$/);
  });
});
