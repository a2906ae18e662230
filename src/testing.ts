/**
 * Check that a game of your own keeps the contract of the interface `Game`. Needs `fast-check`.
 *
 * @packageDocumentation
 */

export { type ContractOptions, checkContract } from './engine/testing/check-contract.js';
export type { ContractBreach } from './engine/testing/search.js';
