/** The search for the Royal Game of Ur, for the worker: exact chances for few tokens. */
import {
  AGENTS,
  type GameState,
  type Move,
  type RoyalUrTypes,
  type Rules,
  royalUrRules,
  seededRng,
  solve,
  type Table,
} from 'azulejo/royal-ur';
import type { RunningSearch, Thinker } from '../../shell/played-game.js';

/** The tables of the games that were solved, by their rules. */
const TABLES = new Map<string, Promise<Table>>();

/** Return the table of a game that is solved at once; `undefined` with more tokens. */
function tableFor(rules: Rules): Promise<Table> | undefined {
  const { tokens } = rules;
  if (tokens !== 1 && tokens !== 2) return undefined;
  const key = JSON.stringify(rules);
  const table = TABLES.get(key) ?? solve({ ...rules, tokens });
  TABLES.set(key, table);
  return table;
}

/** Return what a table says of a position, as a search that has ended. */
function exactSearch(table: Table, state: GameState): RunningSearch<Move> {
  return {
    iterations: 0,
    exact: true,
    run: () => undefined,
    moves: () =>
      table.analyse(state).map(({ move, winShare }) => {
        const returns =
          royalUrRules.playerToMove(state) === 0
            ? [winShare, 1 - winShare]
            : [1 - winShare, winShare];
        return { move, winShare, returns, visits: 0, line: [move], exact: true };
      }),
  };
}

export const urThinker: Thinker<RoyalUrTypes> = {
  rules: { ...royalUrRules, agents: AGENTS },
  async search(state, seed) {
    const table = await tableFor(state.rules);
    if (table === undefined) return AGENTS.search().search(state, seededRng(seed));
    return exactSearch(table, state);
  },
};
