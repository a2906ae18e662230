/** Clauses of every state: whose turn it is, and how the players stand. */

import type { Rng } from '../../random/rng.js';
import { seededRng } from '../../random/seeds.js';
import { sumOf } from '../game/numbers.js';
import { readStanding, writeStanding } from '../game/standings.js';
import { type AnyGame, type Clause, faultUnless, firstOf, type Visit } from './clause.js';
import { asList, asNumbers, asRecord, asTexts, isEqual, isOne, show } from './data.js';

/** A game and rules to begin it by. */
export interface Beginning {
  readonly game: AnyGame;
  readonly rules: object;
}

export const START_CLAUSES: readonly Clause<Beginning>[] = [
  {
    name: 'players',
    rule: 'The players are one or more different capital letters, always the same for the same rules.',
    check: ({ game, rules }) => {
      const found: unknown = game.players(rules);
      const players = asTexts(found);
      const isRight =
        players !== undefined &&
        players.length > 0 &&
        players.every((player) => /^[A-Z]$/.test(player)) &&
        new Set(players).size === players.length;
      const again: unknown = game.players(rules);
      return (
        faultUnless(isRight, found, 'a list of different capital letters') ??
        faultUnless(isEqual(again, found), again, `${show(found)} again`)
      );
    },
  },
  {
    name: 'start.rules',
    rule: 'A game begins with the rules that it is given.',
    check: ({ game, rules }) => {
      const found: unknown = game.rulesOf(game.start(rules));
      return faultUnless(isEqual(found, rules), found, show(rules));
    },
  },
  {
    name: 'start.repeats',
    rule: 'The first state depends on nothing but rules and random numbers; without these, player 0 begins.',
    check: ({ game, rules }) => {
      const begin = (rng?: Rng) => game.encode(game.start(rules, rng));
      const [first, again, lowest] = [begin(), begin(), begin(() => 0)];
      const [one, other] = [begin(seededRng(1)), begin(seededRng(1))];
      return (
        faultUnless(isEqual(again, first), again, `${show(first)} at every start`) ??
        faultUnless(isEqual(other, one), other, `${show(one)} with equal random numbers`) ??
        faultUnless(isEqual(lowest, first), lowest, `${show(first)} with random numbers that are 0`)
      );
    },
  },
  {
    name: 'start.isOver',
    rule: 'A game is not over when it begins.',
    check: ({ game, rules }) => {
      const found: unknown = game.isOver(game.start(rules));
      return faultUnless(found === false, found, 'false');
    },
  },
];

function playerOf(standing: unknown): unknown {
  const { player } = asRecord(standing) ?? {};
  return player;
}

export const STATE_CLAUSES: readonly Clause<Visit>[] = [
  {
    name: 'rulesOf',
    rule: 'The rules of a state are those that the game began with.',
    check: ({ game, rules, state }) => {
      const found: unknown = game.rulesOf(state);
      return faultUnless(isEqual(found, rules), found, show(rules));
    },
  },
  {
    name: 'isOver',
    rule: 'A game is over or not.',
    check: ({ game, state }) => {
      const found: unknown = game.isOver(state);
      return faultUnless(typeof found === 'boolean', found, 'true or false');
    },
  },
  {
    name: 'playerToMove',
    rule: 'The player to move is the number of a player, or -1.',
    check: ({ game, rules, state }) => {
      const last = game.players(rules).length - 1;
      const found: unknown = game.playerToMove(state);
      const isRight =
        typeof found === 'number' && Number.isInteger(found) && found >= -1 && found <= last;
      return faultUnless(isRight, found, `a number from -1 to ${last}`);
    },
  },
  {
    name: 'turn',
    rule: 'Either there is a player to move, or a chance event is due, or the game is over.',
    check: ({ game, state }) => {
      const player = game.playerToMove(state);
      const due: unknown = game.chance?.isDue(state) ?? false;
      const isOver = game.isOver(state);
      const found = { playerToMove: player, isDue: due, isOver };
      const holds = [player >= 0, due === true, isOver].filter(Boolean).length === 1;
      const expected = 'a player to move, a chance event that is due, or the end';
      return faultUnless(holds && typeof due === 'boolean', found, expected);
    },
  },
  {
    name: 'returns.sum',
    rule: 'The returns are one number from 0 to 1 for each player, and add up to 1.',
    check: ({ game, rules, state }) => {
      const found: unknown = game.returns(state);
      const { length } = game.players(rules);
      const returns = asNumbers(found);
      const isRight =
        returns?.length === length &&
        returns.every((each) => each >= 0 && each <= 1 + 1e-9) &&
        isOne(sumOf(returns));
      return faultUnless(isRight, found, `${length} numbers from 0 to 1 that add up to 1`);
    },
  },
  {
    name: 'scores',
    rule: 'The scores are one number for each player.',
    check: ({ game, rules, state }) => {
      if (game.scores === undefined) return undefined;
      const found: unknown = game.scores(state);
      const { length } = game.players(rules);
      return faultUnless(asNumbers(found)?.length === length, found, `${length} numbers`);
    },
  },
  {
    name: 'standings.players',
    rule: 'The standings list each player once.',
    check: ({ game, rules, state }) => {
      const found: unknown = game.standings(state);
      const listed = asList(found)?.map(playerOf);
      const players = game.players(rules);
      const isRight = isEqual([...(asTexts(listed) ?? [])].sort(), [...players].sort());
      return faultUnless(isRight, found, `one standing for each of ${players.join(', ')}`);
    },
  },
  {
    name: 'standings.winners',
    rule: 'At the end, the winners are the players with a win share; before, there are none.',
    check: ({ game, rules, state }) => {
      const returns = game.returns(state);
      const isOver = game.isOver(state);
      const players = game.players(rules);
      return firstOf(game.standings(state), ({ player, winner }) => {
        const share = returns[players.indexOf(player)] ?? 0;
        const expected = isOver && share > 0;
        const reason = isOver ? `whose win share is ${share}` : 'before the end';
        const words = `${expected} as winner of ${player}, ${reason}`;
        return faultUnless(winner === expected, winner, words);
      });
    },
  },
  {
    name: 'standings.order',
    rule: 'The standings list the winners first.',
    check: ({ game, state }) => {
      const winners = game.standings(state).map(({ winner }) => winner);
      const isInOrder = !winners.some((winner, index) => winner && winners[index - 1] === false);
      return faultUnless(isInOrder, game.standings(state), 'the winners first');
    },
  },
  {
    name: 'standings.fields',
    rule: 'A standing consists of the player and the standing fields, so that records read what they write.',
    check: ({ game, rules, state }) =>
      firstOf(game.standings(state), (standing) => {
        const text = writeStanding(game.standingFields, standing);
        const read = readStanding(game.standingFields, game.players(rules), text);
        const found = read.ok ? read.value : text;
        const expected = `the fields ${Object.keys(game.standingFields).join(', ')}`;
        return faultUnless(isEqual(found, standing), standing, expected);
      }),
  },
];
