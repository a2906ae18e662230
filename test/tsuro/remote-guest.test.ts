/** Agents on other machines: what a server may say, and what ends the game. And the room in which players wait. */
import { AGENTS, type Entrant, encodeState, legalMoves } from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { type GuestOptions, playAsGuest } from '../../src/tsuro/remote/guest.js';
import { WaitingRoom } from '../../src/tsuro/remote/waiting-room.js';
import { link } from './remote-link.js';

const never = () => () => {};

/** Let everything happen that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Play against a server that says what it says, whatever is answered, and then hangs up. */
async function meet(said: readonly (string | Uint8Array)[], options: Partial<GuestOptions> = {}) {
  const answers: string[] = [];
  const { server, player, raw } = link({
    toServer: (text) => {
      answers.push(text);
      return { pieces: [] };
    },
  });
  const all = { agent: AGENTS.second(), rng: () => 0, ...options };
  const ending = playAsGuest(player, all).then(
    (isWon) => (isWon ? 'won' : 'not won'),
    (error: Error) => error.message,
  );
  for (const piece of said) raw(piece);
  await settle();
  // An agent may have run out of time.
  await settle();
  server.close();
  return { ending: await ending, answers };
}

const BEGIN = '["playing-as",["red"]]["others",["white","black"]]';
const TURN = '["take-turn",[[[[34,0],"red","C",0,0]],3,4]]';

describe('a server', () => {
  test('is answered as it asks, however it says it', async () => {
    const all = [
      ` ["playing-as" , ["red"]]\n["others",["white","black"]]`,
      '["initial",[[[[2,0],"white","C",1,0],[[5,0],"black","C",3,0]],6,7,8]]',
      '\r\n["take-turn",[[[[8,0],"red","C",5,0],[[5,90],7,7],[[2,0],"black","E",3,0]],9,10]]',
      '["end-of-tournament",[true]]',
    ].join('');
    const expected = ['"void"', '"void"', '[[8,0],"C",5,0]', '[9,0]', '"void"'];
    expect(await meet([all])).toEqual({ ending: 'won', answers: expected });
    expect(await meet([...all])).toEqual({ ending: 'won', answers: expected });
    const bytes = [...new TextEncoder().encode(all)].map((byte) => Uint8Array.of(byte));
    expect(await meet(bytes)).toEqual({ ending: 'won', answers: expected });
  });

  test('may have other colours, another order, and first tiles beside each other', async () => {
    const seen: string[] = [];
    const agent: Entrant = {
      ...AGENTS.second(),
      chooseMove: (state, context) => {
        seen.push(encodeState(state).join(' '));
        return AGENTS.second().chooseMove(state, context);
      },
    };
    const board = '[[[5,0],"red","C",3,0],[[5,0],3,1],[[2,0],4,0]]';
    const initial = `["initial",[${board},6,7,8]]`;
    const blue = ['["playing-as",["blue"]]["others",["red"]]', initial];
    const answers = ['"void"', '"void"', '[[8,0],"C",1,0]'];
    expect((await meet(blue, { agent })).answers).toEqual(answers);
    const white = ['["playing-as",["white"]]["others",["red","green"]]', initial];
    expect((await meet(white, { agent })).answers).toEqual(answers);
    expect(seen).toEqual([
      'E0H060708T3005n3105n4002nB AF0BF0C30cDF0E-',
      'A0H060708T3005n3105n4002nB A-BF0C30cD-',
    ]);
  });

  test('need not say who the others are, nor tell the agents of earlier games from those of this one', async () => {
    const begun: string[] = [];
    const contexts = new Set<unknown>();
    const agent: Entrant = {
      ...AGENTS.second(),
      beginGame: (state, context) => {
        begun.push(`${state.rules.players} ${state.rules.legality}`);
        contexts.add(context);
      },
    };
    const { answers } = await meet(['["playing-as",["red"]]', TURN, BEGIN, TURN, BEGIN], {
      agent,
      legality: 'reference',
    });
    expect(answers).toEqual(['"void"', '[3,0]', '"void"', '"void"', '[3,0]', '"void"', '"void"']);
    expect(begun).toEqual(['3 reference', '3 reference']);
    expect(contexts.size).toBe(2);
  });

  test('has as many players in each turn as it says, also when some of them have left', async () => {
    const seen: string[] = [];
    const agent: Entrant = {
      ...AGENTS.second(),
      chooseMove: (state, context) => {
        seen.push(`${state.rules.players} ${encodeState(state)[1]}`);
        return AGENTS.second().chooseMove(state, context);
      },
    };
    const others = '["playing-as",["white"]]["others",["black","red","green"]]';
    const board = '[[[34,0],"white","C",0,0],[[5,0],"black","C",3,0]]';
    await meet([others, `["take-turn",[${board},3,4]]`], { agent });
    // An avatar of one that nobody has told of.
    await meet([BEGIN, '["take-turn",[[[[34,0],"red","C",0,0],[[5,0],"blue","C",3,0]],3,4]]'], {
      agent,
    });
    expect(seen).toEqual(['4 A00cB30cCX0DX0', '5 AX0BX0C00cDX0E30c']);
  });

  const ENDED = 'Found the end of the connection, expected more of it.';
  const NAMES =
    'expected a list of a name, playing-as, others, initial, take-turn or end-of-tournament, and a list.';
  test.each([
    ['hangs up at once', '', ENDED],
    ['hangs up in a game', BEGIN, ENDED],
    [
      'hangs up in a message',
      '["playing-',
      'Found the end at byte 10, expected the rest of the value that begins at byte 0.',
    ],
    ['says another text', '"hello"', `Found "hello", ${NAMES}`],
    ['says another name', '["hello",[]]', `Found ["hello",[]], ${NAMES}`],
    ['says a name of every object', '["constructor",[]]', `Found ["constructor",[]], ${NAMES}`],
    ['says more than that', '["others",[],1]', `Found ["others",[],1], ${NAMES}`],
    ['says no list', '["others","red"]', `Found ["others","red"], ${NAMES}`],
    [
      'knows another colour',
      '["playing-as",["pink"]]',
      'Found ["playing-as",["pink"]], expected what belongs to playing-as.',
    ],
    ['knows two colours', '["playing-as",["red","blue"]]', 'expected what belongs to playing-as.'],
    ['has tile 35', '["take-turn",[[],35,0]]', 'expected what belongs to take-turn.'],
    ['has three tiles', '["take-turn",[[],1,2,3]]', 'expected what belongs to take-turn.'],
    ['has two tiles', '["initial",[[],1,2]]', 'expected what belongs to initial.'],
    ['has no tiles', '["initial",[]]', 'expected what belongs to initial.'],
    [
      'does not say who won',
      '["end-of-tournament",[1]]',
      'expected what belongs to end-of-tournament.',
    ],
    ['asks too early', TURN, 'Found a message before playing-as, expected playing-as first.'],
    ['has no board', `${BEGIN}["take-turn",[7,3,4]]`, 'JSON: found 7, expected an array'],
    [
      'has no board at first',
      `${BEGIN}["initial",[{},3,4,5]]`,
      'JSON: found a value of type object',
    ],
    ['has no avatar', `${BEGIN}["take-turn",[[[[34,0],0,0]],3,4]]`, 'avatar'],
    [
      'has an avatar of others',
      `${BEGIN}["take-turn",[[[[34,0],"white","C",0,0]],3,4]]`,
      'Turn: found C, expected A.',
    ],
    [
      'has an avatar at the edge',
      `${BEGIN}["take-turn",[[[[34,0],"red","A",0,0]],3,4]]`,
      'Player C',
    ],
    [
      'says too much',
      `["${'x'.repeat(65_536)}`,
      'Found more than 65536 bytes in the value that begins at byte 0',
    ],
    [
      'never stops',
      `${BEGIN}${TURN.repeat(200)}`,
      'Found more than 100 values without a request, expected none.',
    ],
  ])('that %s ends it', async (_, text, message) => {
    const { ending } = await meet([text]);
    expect(ending).toContain(message);
  });

  test('that is garbage ends it', async () => {
    const garbage = Uint8Array.from({ length: 300 }, (_, index) => (index * 7919) % 256);
    expect((await meet([garbage])).ending).toContain('at byte 0');
  });
});

describe('an agent without a move', () => {
  const chooses = (chooseMove: Entrant['chooseMove']): Entrant => ({ name: 'odd', chooseMove });
  const throws = chooses(() => {
    throw new Error('No idea.');
  });
  test.each<[string, Partial<GuestOptions>, string]>([
    ['throws', { agent: throws }, 'The agent: Found an error instead of a move: Error: No idea.'],
    [
      'returns nonsense',
      { agent: chooses(() => 'none' as never) },
      'The agent: Found "none", expected a move.',
    ],
    [
      'returns nothing',
      { agent: chooses(() => undefined as never) },
      'The agent: Found undefined, expected a move.',
    ],
    [
      'takes too long',
      {
        agent: chooses(() => new Promise<never>(() => {})),
        timeLimit: 7,
        timer: (_, callback) => {
          setImmediate(callback);
          return () => {};
        },
      },
      'The agent: Found no move within 7 milliseconds.',
    ],
    [
      'does not get ready',
      { agent: { ...AGENTS.second(), beginGame: throws.chooseMove as never } },
      'The agent: Found an error instead of a move: Error: No idea.',
    ],
  ])('that %s ends it', async (_, options, message) => {
    const { ending } = await meet([BEGIN, TURN], options);
    expect(ending).toBe(message);
  });

  test('a move that is not legal is sent: the server judges', async () => {
    const agent = chooses((state) => `${state.turn}34n` as never);
    expect((await meet([BEGIN, TURN], { agent })).answers.at(-1)).toBe('[34,0]');
    expect(
      (
        await meet([BEGIN, TURN], { agent: chooses((state) => legalMoves(state)[0] as never) })
      ).answers.at(-1),
    ).toBe('[3,0]');
  });
});

test('a guest is stopped by its signal', async () => {
  const { player, server } = link();
  const controller = new AbortController();
  const { signal } = controller;
  const playing = playAsGuest(player, { agent: AGENTS.second(), rng: () => 0, signal });
  let isClosed = false;
  server.listen({
    bytes: () => {},
    end: () => {
      isClosed = true;
    },
  });
  controller.abort(new Error('Stop.'));
  await expect(playing).rejects.toThrow('Stop.');
  await settle();
  expect(isClosed).toBe(true);
});

describe('the room in which players wait', () => {
  /** A room with a timer that runs down when it is told to. */
  function room(most: number) {
    const counts: number[] = [];
    const onChange = (count: number) => counts.push(count);
    const waiting = new WaitingRoom({ most, timeLimit: 100, timer: never, onChange });
    let callback = () => {};
    const time = {
      isCancelled: false,
      end: () => callback(),
      timer: (_: number, called: () => void) => {
        callback = called;
        return () => {
          time.isCancelled = true;
        };
      },
    };
    /** Let a player come; say whether it has been hung up on. */
    const come = () => {
      const { server, player } = link();
      const guest = { isOut: false, say: player.send, leave: () => player.close() };
      player.listen({
        bytes: () => {},
        end: () => {
          guest.isOut = true;
        },
      });
      waiting.add(server);
      return guest;
    };
    return { waiting, counts, time, come };
  }

  test('is left when all have come; a player that comes late is hung up on', async () => {
    const { waiting, counts, time, come } = room(3);
    const wait = waiting.wait(1000, time.timer);
    const guests = [come(), come(), come()];
    await wait;
    expect(time.isCancelled).toBe(true);
    const late = come();
    await settle();
    expect(late.isOut).toBe(true);
    expect(guests.map(({ isOut }) => isOut)).toEqual([false, false, false]);
    expect(waiting.players).toHaveLength(3);
    expect(counts).toEqual([1, 2, 3]);
    waiting.close();
    await settle();
    expect(guests.map(({ isOut }) => isOut)).toEqual([true, true, true]);
  });

  test('is left when the time is up, by those who are there', async () => {
    const { waiting, time, come } = room(5);
    const wait = waiting.wait(1000, time.timer);
    come();
    come();
    time.end();
    await wait;
    expect(waiting.players).toHaveLength(2);
  });

  test('one that hangs up has not come, but one that speaks before it is asked has', async () => {
    const { waiting, counts, time, come } = room(3);
    const wait = waiting.wait(1000, time.timer);
    const [first, second] = [come(), come()];
    second?.leave();
    await settle();
    expect(counts).toEqual([1, 2, 1]);
    const eager = come();
    eager.say('"void""void"nonsense');
    await settle();
    expect(eager.isOut).toBe(true);
    expect(counts).toEqual([1, 2, 1, 2]);
    come();
    await wait;
    expect(waiting.players).toHaveLength(3);
    await expect(waiting.players[1]?.beginGame()).rejects.toMatchObject({ code: 'remote.early' });
    // Those who leave now are in the tournament.
    first?.leave();
    await settle();
    expect(waiting.players).toHaveLength(3);
    expect(counts).toEqual([1, 2, 1, 2, 3]);
  });

  test('is left when the signal says so', async () => {
    const { waiting, time, come } = room(3);
    const controller = new AbortController();
    const wait = waiting.wait(1000, time.timer, controller.signal);
    come();
    controller.abort(new Error('Stop.'));
    await expect(wait).rejects.toThrow('Stop.');
    expect(time.isCancelled).toBe(true);
  });
});
