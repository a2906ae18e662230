/**
 * What can be wrong with a line of the protocol.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import { type Fault, refuse } from '../../text/parsed.js';

/** The codes of all faults. Codes are stable: programs may rely on them. */
export const PROTOCOL_CODES = /* @__PURE__ */ Object.freeze([
  // One line cannot be read.
  'protocol.word-unknown',
  'protocol.line-malformed',
  'protocol.line-too-long',
  // The line can be read, but not followed.
  'protocol.version-unknown',
  'protocol.game-unknown',
  'protocol.rules-invalid',
  'protocol.position-invalid',
  'protocol.event-impossible',
  'protocol.option-unknown',
  'protocol.option-invalid',
  'protocol.untimely',
] as const);

/** The code of a fault. */
export type ProtocolCode = (typeof PROTOCOL_CODES)[number];

/** Refuse a line, or a part of one. */
export function refuseLine(code: ProtocolCode, found: string, expected: string) {
  return refuse({ code, found, expected });
}

/** Refuse a line that has a known first word, and something else after it than should be there. */
export function refuseForm(text: string, expected: string) {
  return refuseLine('protocol.line-malformed', quote(text), expected);
}

/** Put faults into one sentence for people: the first of them says enough. */
export function sentenceOf([first]: readonly Fault[]): string {
  if (first === undefined) return 'Found a fault.';
  return first.message ?? `Found ${first.found}, expected ${first.expected}.`;
}
