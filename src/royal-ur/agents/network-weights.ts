/** x */
import type { Network } from './win-probability.js';
export const NETWORK: Network = { bias: 0, units: [] };
