/** x */
import type { Network } from './win-probability.js';
export const NETWORK: Network = { units: 0, bias: 0, weights: [] };
