/**
 * Shares as percentages.
 *
 * @packageDocumentation
 */

/** Write a share as a percentage with one decimal. */
export function percent(share: number): string {
  // Without the sign of a zero.
  return `${(100 * share).toFixed(1).replace(/^-(0\.0)$/, '$1')} %`;
}

/** Write a share as a percentage with its sign. */
export function signedPercent(share: number): string {
  const text = percent(share);
  return text.startsWith('-') || text.startsWith('0.0') ? text : `+${text}`;
}
