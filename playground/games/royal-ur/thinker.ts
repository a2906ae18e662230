/** The chances of the Royal Game of Ur, for the worker: exact for few tokens, and nearly so by the usual rules. */
import {
  AGENTS,
  type GameState,
  loadCompactTable,
  type Move,
  type RoyalUrTypes,
  type Rules,
  royalUrRules,
  seededRng,
  solve,
  type Table,
  tableAgent,
} from 'azulejo/royal-ur';
import type { RunningSearch, Thinker } from '../../shell/played-game.js';

/** The tables that were needed, by their rules. */
const TABLES = new Map<string, Promise<Table>>();

/** Most tokens of a game that is solved at once. */
const FEW = 2;

/** Return the table of a game; `undefined` if there is none that is found at once. */
function tableFor(rules: Rules): Promise<Table | undefined> {
  const key = JSON.stringify(rules);
  const table = TABLES.get(key) ?? (rules.tokens > FEW ? loadCompactTable(rules) : solve(rules));
  TABLES.set(key, table);
  // Unusual rules have no compact table, and without a network it may not be loaded.
  return table.catch(() => {
    TABLES.delete(key);
    return undefined;
  });
}

/** Return what a table says of a position, as a search that has ended. */
function finishedSearch(table: Table, state: GameState): RunningSearch<Move> {
  const nearly = table.rules.tokens > FEW;
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
        return { move, winShare, returns, visits: 0, line: [move], exact: true, nearly };
      }),
  };
}

export const urThinker: Thinker<RoyalUrTypes> = {
  rules: { ...royalUrRules, agents: AGENTS },
  async search(state, seed) {
    const table = await tableFor(state.rules);
    if (table === undefined) return AGENTS.search().search(state, seededRng(seed));
    return finishedSearch(table, state);
  },
  async reviewer(rules) {
    const table = await tableFor(rules);
    return table && tableAgent(table);
  },
};
