/**
 * The agent that plays the Royal Game of Ur by a table, in worker threads: the URL of this module names the file.
 *
 * @packageDocumentation
 */
import { tableAgentFor } from './royal-ur/cli/table-maker.js';

const agent = tableAgentFor(import.meta.url);

export default () => agent;
