/**
 * Perfect play by a table.
 *
 * @packageDocumentation
 */
import { reading, wrongType } from '../../boundary/arguments.js';
import type { Table } from '../solve/table.js';
import { agentThat, type UrAgent } from './program-agents.js';

/**
 * Make an agent that plays a solved game without a fault: the first of the moves with the best chance.
 *
 * @param table - what {@link solve} found
 * @returns an agent for games with the rules of the table, at the same time, too
 * @throws TypeError if the table is none
 *
 * @example
 * ```ts
 * const agent = tableAgent(await solve({ tokens: 1 }));
 * agent.chooseMove(decodeState(['A1', 'A0P14H0B0P14H0']), { rng: seededRng(1) }); // 'A1415'
 * ```
 */
export function tableAgent(table: Table): UrAgent {
  const isTable = reading('Table', table, (given) => typeof given.analyse === 'function');
  if (!isTable) throw wrongType('Table', table, 'a table, as solve makes it');
  return agentThat('table', (state) => table.analyse(state)[0]?.move);
}
