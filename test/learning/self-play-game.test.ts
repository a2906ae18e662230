/** A game of self-play: what is written about each decision. */
import { expect, test } from 'vitest';
import { searchAgent } from '../../src/agents.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { actionSpaceOf } from '../../src/engine/game/tensors.js';
import { playSelfPlayGame } from '../../src/engine/learning/self-play-game.js';
import { type Pig, pig } from '../support/pig.js';

const tensors = {
  version: 1,
  layout: () => [],
  observe: (state: Pig) => Float32Array.from(state.scores),
  actionSpace: () =>
    actionSpaceOf({
      size: 2,
      indexOf: (move: string) => (move.endsWith('r') ? 0 : 1),
      legalMoves: pig.legalMoves,
    }),
};

test('a decision has the whole state, and observes what the player sees', async () => {
  /** Players see their own points alone. */
  const view = (state: Pig, player: number): Pig =>
    Object.freeze({
      ...state,
      scores: state.scores.map((score, each) => (each === player ? score : 0)),
    });
  const game = { ...pig, tensors, view };
  const agent = { name: 'search', iterations: 4, drawnMoves: 1000 };
  const player = { game, tensors, search: searchAgent(game), agent };
  const rules = completeRules(pig.settings, {});
  const { decisions } = await playSelfPlayGame(player, rules, 3, undefined);
  const points = decisions.map(({ state }) => /A(\d+)B(\d+)/.exec(state[1])?.slice(1).map(Number));
  expect(points.some((both) => both?.every((each) => each > 0))).toBe(true);
  for (const [index, { player: seat, observation }] of decisions.entries()) {
    const own = points[index]?.map((each, other) => (other === seat ? each : 0));
    expect([...observation]).toEqual(own);
  }
});
