/**
 * Agents that are other programs, in any language. For Node alone: it starts processes.
 *
 * @packageDocumentation
 */

export type { EngineInfo } from './engine/external/engine-line.js';
export { type ExternalAgent, externalAgent } from './engine/external/external-agent.js';
export {
  EXTERNAL_ERROR_CODES,
  ExternalAgentError,
  type ExternalAgentOptions,
  type ExternalFault,
} from './engine/external/options.js';
export type { Command } from './engine/external/process-group.js';
