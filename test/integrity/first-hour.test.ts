/** What people do in their first hour that is refused: what they are told says what they did, and what to do. */
import {
  AGENTS,
  applyChance,
  applyMove,
  azul,
  decodeState,
  inspect,
  legalMoves,
  newGame,
  seededRng,
} from 'azulejo';
import { playMatch, simulate } from 'azulejo/agents';
import type { EncodedState } from 'azulejo/game';
import { loadSession, newSession } from 'azulejo/record';
import * as ur from 'azulejo/royal-ur';
import { expect, test } from 'vitest';

/** Call a function as programs without types do. */
function call(given: unknown, ...parameters: readonly unknown[]): unknown {
  return Reflect.apply(given as (...all: unknown[]) => unknown, undefined, parameters);
}

const FRESH: EncodedState = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'];
const state = newGame({ rng: seededRng(1) });
const session = () => newSession(azul, { seed: 1 });
const NO_STATE = 'expected a GameState, as newGame and decodeState make it.';

test.each<[what: string, mistake: () => unknown, told: string]>([
  [
    'rules without their name',
    () => call(newGame, { mosaic: 'fixed' }),
    'Options: found "mosaic", expected rules or rng.',
  ],
  ['a number of players alone', () => call(newGame, 4), 'Options: found 4, expected an object.'],
  [
    'a random number for a function',
    () => call(newGame, { rng: 0.5 }),
    'Rng: found 0.5, expected a function that returns a number from 0 up to but not including 1.',
  ],
  [
    'a seed that is left out',
    () => call(seededRng),
    'Seed: found undefined, expected an integer from -9007199254740991 to 9007199254740991.',
  ],
  [
    'two strings as one',
    () => call(decodeState, FRESH.join(' ')),
    'State: found one text with both parts, expected an array of two texts, the shared string and the players string.',
  ],
  [
    'two strings as two parameters',
    () => call(decodeState, ...FRESH),
    'Options: found "A0MSFB0MSF", expected an object.',
  ],
  [
    'strings for a state',
    () => call(legalMoves, FRESH),
    `State: found a value of type object, ${NO_STATE}`,
  ],
  [
    'strings to look at',
    () => call(inspect, FRESH),
    `State: found a value of type object, ${NO_STATE}`,
  ],
  [
    'the state of another game',
    () => call(ur.legalMoves, state),
    `State: found a value of type object, ${NO_STATE}`,
  ],
  ['no state', () => call(legalMoves), `State: found undefined, ${NO_STATE}`],
  [
    'the move before the state',
    () => call(applyMove, 'A0a0', state),
    `State: found a value of type string, ${NO_STATE}`,
  ],
  [
    'the index of a move',
    () => call(applyMove, state, 0),
    'Move: found a value of type number, expected a move of 3 or 4 characters.',
  ],
  [
    'no move',
    () => call(applyMove, state),
    'Move: found undefined, expected a move of 3 or 4 characters.',
  ],
  [
    'a random number for a deal',
    () => call(applyChance, decodeState(FRESH), 0.5),
    'Deal: found 0.5, expected F, then factories in order, each a number and its tiles.',
  ],
  [
    'an agent without random numbers',
    () => call(AGENTS['level-1']().chooseMove, state),
    'Context: found undefined, expected an object such as { rng: Math.random }.',
  ],
  [
    'random numbers for the context',
    () => call(AGENTS.search().chooseMove, state, Math.random),
    'Context: found a value of type function, expected an object.',
  ],
  [
    'a context without them',
    () => call(AGENTS.greedy().chooseMove, state, {}),
    'Rng: found undefined, expected a function that returns a number from 0 up to but not including 1.',
  ],
  [
    'agents without a game',
    () => call(playMatch, [AGENTS.random()]),
    'Game: found a value of type object, expected a game, such as azul.',
  ],
  [
    'a game that lacks a function',
    () => call(playMatch, { ...azul, applyMove: undefined }, [AGENTS.random(), AGENTS.random()]),
    'Game, applyMove: found undefined, expected a function.',
  ],
  [
    'a game whose chance events cannot be drawn',
    () => call(playMatch, { ...azul, chance: { ...azul.chance, sample: 1 } }, []),
    'Game, chance.sample: found 1, expected a function.',
  ],
  [
    'a game without agents',
    () => call(playMatch, azul),
    'Agents: found undefined, expected a list of agents.',
  ],
  [
    'one agent',
    () => call(playMatch, azul, [AGENTS.random()]),
    'Players: found 1, expected 2, 3 or 4.',
  ],
  [
    'names of agents',
    () => call(playMatch, azul, ['random', 'greedy']),
    'Agent 0: found "random", expected an object with a name and chooseMove.',
  ],
  [
    'makers of agents',
    () => call(playMatch, azul, [AGENTS.random, AGENTS.random]),
    'Agent 0: found a value of type function, expected an agent: call the function if it makes one.',
  ],
  [
    'agents in place of options',
    () => call(simulate, azul, ['random', 'greedy']),
    'Options: found an array, expected an object.',
  ],
  [
    'one agent against itself',
    () => call(simulate, azul, { agents: ['random'], games: 2 }),
    'Players: found 1, expected 2, 3 or 4.',
  ],
  [
    'a misspelt agent',
    () => call(simulate, azul, { agents: ['random', 'gready'], games: 2 }),
    'Agent: found "gready", expected one of: random, greedy, search,',
  ],
  [
    'a number of games as text',
    () => call(simulate, azul, { agents: ['random', 'greedy'], games: '20' }),
    'Games: found "20", expected an integer from 1 to 1000000000.',
  ],
  [
    'a path for a worker file',
    () =>
      call(simulate, azul, {
        agents: ['random', 'greedy'],
        games: 2,
        workers: 2,
        workerFile: '/worker.js',
      }),
    'Worker file: found "/worker.js", expected a URL.',
  ],
  ['one name', () => newSession(azul, { names: ['Ada'] }), 'Players: found 1, expected 2, 3 or 4.'],
  [
    'undo before any event',
    () => session().undo(),
    'Undo: found no event, expected one that was played.',
  ],
  [
    'redo of nothing',
    () => session().redo(),
    'Redo: found no event, expected one that was undone.',
  ],
  [
    'undo of more than there is',
    () => session().draw().undo(2),
    'Undo: found 2, expected an integer from 0 to 1.',
  ],
  ['a place beyond the end', () => session().at(5), 'Number of events: found 5, expected 0.'],
  [
    'a move before the deal',
    () => session().play('A0a0'),
    'Phase: found the drafting move A0a0, expected a deal before any move.',
  ],
  [
    'a second deal',
    () => session().draw().draw(),
    'Session: found no chance event due, expected one.',
  ],
  [
    'a text without its game',
    () => call(loadSession, session().save()),
    'Game: found "azulejo-record 1',
  ],
  [
    'drafts as an object',
    () => call(applyMove, state, { source: 0, colour: 'a', target: 0 }),
    'Move: found a value of type object, expected a move of 3 or 4 characters.',
  ],
  [
    'small letters',
    () => call(applyMove, state, 'a0a0'),
    'Move: found "a0a0", expected a player from A to D.',
  ],
])('%s', async (_what, mistake, told) => {
  let message = 'nothing was said';
  try {
    await mistake();
  } catch (error) {
    if (error instanceof Error) ({ message } = error);
  }
  expect(message.slice(0, told.length)).toBe(told);
});
