/** What an attack on a server of rooms is. */
import type { AttackedServer } from './attacked-server.js';

export interface Attack {
  readonly name: string;
  /** Attack, and return what became of it. */
  readonly run: (server: AttackedServer) => Promise<unknown>;
  readonly expected: unknown;
}
