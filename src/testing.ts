/**
 * Checking a game of your own: whether it keeps the contract which the interface `Game` is. Needs `fast-check`.
 *
 * @packageDocumentation
 */

export { type ContractOptions, checkContract } from './engine/testing/check-contract.js';
export type { ContractBreach } from './engine/testing/search.js';
