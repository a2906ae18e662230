/**
 * The version of the protocol.
 *
 * @packageDocumentation
 */

/** The version of the protocol that is spoken here. */
export const PROTOCOL_VERSION = 1;
