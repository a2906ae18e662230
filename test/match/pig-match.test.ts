/** Matches of a game that is not Azul, in which one may drop out. */
import { describe, expect, test } from 'vitest';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { type Pig, pig, pigWithForfeits } from '../support/pig.js';
import { holdAt, type PigAgent } from '../support/pig-players.js';
import { replay } from '../support/small-game.js';

const random = randomAgent(pig);

/** Plays so many moves, then an illegal one. */
function failsAfter(moves: number): PigAgent {
  let left = moves;
  const { chooseMove } = holdAt(6);
  return {
    name: 'fails',
    // The mistake is no move of any kind.
    chooseMove: (...given) => (left-- > 0 ? chooseMove(...given) : ('Ax' as 'Ar')),
  };
}

test('the reason for a forfeit is safe to print, whatever a game says of a move', async () => {
  const rude = {
    ...pig,
    explainMove: (...given: Parameters<typeof pig.explainMove>) => {
      const issue = pig.explainMove(...given);
      return issue && { ...issue, message: `\u001b[2J${given[1]}` };
    },
  };
  const { forfeits } = await playMatch(rude, [failsAfter(0), random]);
  expect(forfeits).toMatchObject([{ message: 'Illegal move "Ax": \\u001b[2JAx' }]);
});

test.each([
  ['2, 2, 2', [2, 2, 2]],
  ['1', [1]],
  ['NaN, 0, 1', [Number.NaN, 0, 1]],
])('a game whose win shares are %s is refused at the end of a match', async (found, shares) => {
  const wrong = { ...pig, returns: () => shares };
  await expect(playMatch(wrong, [random, random, random], { seed: 1 })).rejects.toThrow(
    `Game, returns: found ${found}, expected 3 numbers from 0 to 1 with the sum 1.`,
  );
});

describe.each([pig, pigWithForfeits])('a match of Pig', (game) => {
  test('has a record that leads to its scores and standings', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const { record, scores, returns, moves, forfeits, ending } = await playMatch(
        game,
        [random, holdAt(6), random],
        { seed },
      );
      const start = game.decode(record.start, { rules: record.rules });
      if (!start.ok) throw new Error('A record begins with a valid state.');
      const last = replay(game, start.state, record.events);
      expect(record).toMatchObject({
        ...{ game: 'pig', rules: { players: 3, target: 20 }, seed },
        names: ['random', 'hold-at-6', 'random'],
        result: { kind: 'finished', standings: game.standings(last) },
      });
      expect({ ending, forfeits, scores }).toEqual({
        ...{ ending: 'over', forfeits: [], scores: last.scores },
      });
      expect(returns).toEqual(game.returns(last));
      expect(moves).toBe(record.events.filter((event) => !event.startsWith('R')).length);
      expect(structuredClone(record)).toEqual(record);
    }
  });

  test('is played by the rules that are asked for, which begins with any player', async () => {
    const begin = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const rules = { target: 50 } as const;
      const { record, scores } = await playMatch(game, [random, random], { seed, rules });
      begin.add(record.start[0]);
      expect(record.rules).toEqual({ players: 2, target: 50 });
      expect(Math.max(...(scores ?? []))).toBeGreaterThanOrEqual(50);
    }
    expect([...begin].sort()).toEqual(['A0-', 'B0-']);
    await expect(playMatch(game, [random])).rejects.toThrow('Players: found 1, expected 2 or 3.');
  });
});

test('a forfeit ends a game that cannot go on', async () => {
  const match = await playMatch(pig, [random, failsAfter(0), random], { seed: 1 });
  expect(match).toMatchObject({ ending: 'forfeit', returns: [1 / 2, 0, 1 / 2] });
  expect(match.forfeits).toMatchObject([{ player: 'B', reason: 'illegal-move' }]);
  expect(match.record.events).not.toContain('B!');
  expect(match.record.result).toEqual({
    ...{ kind: 'forfeit', player: 'B', reason: match.forfeits[0]?.message },
  });
});

describe('where a game goes on after a forfeit', () => {
  test('the others play to the end, and the one who is out is not asked again', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const asked: Pig[] = [];
      const fails = failsAfter(2);
      const watched: PigAgent = {
        name: 'watched',
        chooseMove: (state, context) => {
          asked.push(state);
          return fails.chooseMove(state, context);
        },
      };
      const options = { seed, rules: { target: 50 } } as const;
      const match = await playMatch(pigWithForfeits, [random, watched, random], options);
      const { record, forfeits, ending, returns } = match;
      const place = record.events.indexOf('B!');
      expect(asked).toHaveLength(3);
      expect(ending).toBe('over');
      expect(forfeits).toEqual([
        {
          ...{ player: 'B', event: place, reason: 'illegal-move' },
          message: expect.stringMatching(/^Illegal move "Ax": /),
        },
      ]);
      expect(returns[1]).toBe(0);
      expect(returns[0] === 1 || returns[2] === 1).toBe(true);
      expect(match.scores?.[1]).toBe(-1);
      expect(record.events.slice(place + 1).some((event) => event.startsWith('B'))).toBe(false);
      expect(record.result).toMatchObject({ kind: 'finished' });
      // The event of dropping out is no move.
      const moves = record.events.filter((event) => /^[A-C][rh]$/.test(event));
      expect(match.moves).toBe(moves.length);
    }
  });

  test('forfeits are listed in order, and the last player wins', async () => {
    const agents = [failsAfter(1), failsAfter(0), random];
    const rules = { target: 50 } as const;
    const heard: (string | number)[][] = [];
    const match = await playMatch(pigWithForfeits, agents, {
      ...{ seed: 3, rules },
      start: pig.start({ players: 3, target: 50 }),
      onEvent: ({ event, player }) => {
        heard.push([event, player]);
      },
    });
    expect(match).toMatchObject({ ending: 'over', returns: [0, 0, 1], scores: [-1, -1, 0] });
    expect(match.forfeits.map(({ player }) => player).sort()).toEqual(['A', 'B']);
    const places = match.forfeits.map(({ event }) => event);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const { player, event } of match.forfeits) {
      expect(match.record.events[event]).toBe(`${player}!`);
    }
    expect(heard.map(([event]) => event)).toEqual(match.record.events);
    for (const [event, player] of heard) {
      const letter = String(event).charAt(0);
      expect(player).toBe(letter === 'R' ? -1 : 'ABC'.indexOf(letter));
    }
  });
});
