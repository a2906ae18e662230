/** Agents that play by the table of a file. */

import { resolve } from 'node:path';
import { fileError } from '../../engine/cli/files/file-access.js';
import { openToRead } from '../../engine/cli/files/growing-file.js';
import { tableAgent } from '../agents/agents.js';
import type { Table } from '../solve/table.js';
import { checkTable, readTable, TableError } from '../solve/table-file.js';

/** What the file is called in the URL of the module that worker threads load. */
const FILE = 'file';

/** The module lies next to the one that this becomes a part of when the package is built. */
const MODULE = './ur-table-agent.js';

/** Do something with a table; what is wrong with its bytes is wrong with the file. */
function using<Value>(path: string, use: () => Value): Value {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw fileError(path, 'read', new Error(error.message));
  }
}

/**
 * Read the table of a file.
 *
 * @throws FileError if there is none; so does the table where it is damaged
 */
export function tableOfFile(path: string): Table {
  const { rules, winShare, analyse } = using(path, () => readTable(openToRead(path)));
  return {
    rules,
    winShare: (state) => using(path, () => winShare(state)),
    analyse: (state) => using(path, () => analyse(state)),
  };
}

/**
 * Make what makes the agent of a table: all that it makes share the table.
 *
 * @throws FileError if the file has no table, or any part of it is damaged: an agent that finds this in a game forfeits
 */
export function tableMaker(path: string) {
  using(path, () => checkTable(openToRead(path)));
  const agent = tableAgent(tableOfFile(path));
  const module = new URL(MODULE, import.meta.url);
  module.searchParams.set(FILE, resolve(path));
  return Object.assign(() => agent, { module: module.href });
}

/** Make the agent of the table that the URL of a module names. */
export function tableAgentFor(url: string) {
  return tableAgent(tableOfFile(new URL(url).searchParams.get(FILE) ?? ''));
}
