/** Azul with agents that hang, end their thread, and fail in all ways. */
import { AGENTS, azul } from '../../dist/index.js';

/** Make an agent by what it does when it is asked. */
const agent = (name, chooseMove) => () => ({ name, chooseMove });
const { chooseMove } = AGENTS.random();

const eaten = [];

export const game = {
  ...azul,
  agents: {
    ...AGENTS,
    hangs: agent('hangs', () => {
      for (;;);
    }),
    'never-answers': agent('never-answers', () => new Promise(() => {})),
    throws: agent('throws', () => {
      throw new Error('Oh.');
    }),
    'throws-nothing': agent('throws-nothing', () => {
      throw undefined;
    }),
    exits: agent('exits', () => process.exit(3)),
    crashes: agent('crashes', () => {
      setTimeout(() => {
        throw new Error('Too late.');
      });
      return new Promise(() => {});
    }),
    eats: agent('eats', () => {
      for (;;) eaten.push(new Array(1e5).fill(eaten.length));
    }),
    slow: agent('slow', async (state, context) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return chooseMove(state, context);
    }),
    ready: (() => {
      let games = 0;
      return () => ({
        name: 'ready',
        beginGame: () => {
          games++;
        },
        chooseMove: (state) => azul.legalMoves(state).at(games - 1),
      });
    })(),
  },
};
