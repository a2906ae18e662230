/**
 * Agents that are other programs, in any language. For Node alone: it starts processes.
 *
 * @packageDocumentation
 */

export {
  EXTERNAL_ERROR_CODES,
  ExternalAgentError,
  type ExternalErrorCode,
  type ExternalFault,
} from './engine/external/error.js';
export { type ExternalAgent, externalAgent } from './engine/external/external-agent.js';
export type { ExternalAgentOptions } from './engine/external/options.js';
export type { Command } from './engine/external/process-group.js';
export type { EngineInfo } from './engine/protocol/engine-line.js';
