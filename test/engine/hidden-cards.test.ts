/** A game with hidden cards: whatever chooses, rates or reviews moves sees no more than the player to move. */
import { expect, test } from 'vitest';
import { playMatch, reviewGame, searchAgent } from '../../src/agents.js';
import { hintsFor } from '../../src/engine/cli/hints.js';
import { checkContract } from '../../src/engine/testing/check-contract.js';
import type { Game, GameTypes } from '../../src/game.js';
import type { GameRecord } from '../../src/record.js';

interface Cards {
  readonly cards: string;
  readonly guesses: string;
}

interface CardsTypes extends GameTypes {
  readonly state: Cards;
}

const { default: game }: { default: Game<CardsTypes> } = await import(
  '../support/hidden-cards.mjs' as string
);

/** A search that notes the cards of the positions that it is given. */
function noting() {
  const seen: string[] = [];
  const { search } = searchAgent(game);
  const noted: typeof search = (state, rng, moves) => {
    seen.push(state.cards);
    return search(state, rng, moves);
  };
  return { seen, agent: { ...searchAgent(game), search: noted } };
}

test('it keeps the contract, in which agents see their views', () => {
  expect(checkContract(game)).toEqual([]);
  const blind = {
    name: 'blind',
    chooseMove: ({ cards, guesses }: Cards) => {
      if (!cards.includes('?')) throw new Error('Sees all cards.');
      return guesses === '' ? 'A0' : 'B0';
    },
  };
  expect(checkContract({ ...game, agents: { blind: () => blind } })).toEqual([]);
});

test('agents in a match see no card of the other', async () => {
  const { looking } = game.agents ?? {};
  const agents = [looking, looking].flatMap((make) => make?.() ?? []);
  const { record } = await playMatch(game, agents, { seed: 1 });
  expect(record.events.slice(1)).toEqual(['A0', 'B0']);
});

test('hints are for the player to move, whatever state they are asked of', () => {
  const { seen, agent } = noting();
  const options = { iterations: 100, seed: 1, count: 4 };
  const hints = hintsFor(game, agent, { cards: '12', guesses: '' }, options);
  expect(seen).toEqual(['1?']);
  expect(hints).toEqual(hintsFor(game, agent, { cards: '13', guesses: '' }, options));
});

test('reviews rate a move by what its player saw', async () => {
  const { seen, agent } = noting();
  const record: GameRecord<CardsTypes> = {
    ...{ game: game.name, rules: { players: 2 }, names: ['Ada', 'Bo'] },
    start: ['c', 'g'],
    events: ['D12', 'A2', 'B3'],
  };
  const { moves } = await reviewGame(game, record, { agent, iterations: 50 });
  expect(moves).toHaveLength(2);
  expect(new Set(seen)).toEqual(new Set(['1?', '?2']));
  const other = { ...record, events: ['D13', 'A2', 'B3'] };
  const [move] = (await reviewGame(game, other, { agent, iterations: 50 })).moves;
  expect(move).toEqual(moves[0]);
});
