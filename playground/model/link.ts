/** A position as the fragment of an address. */
import { encodeState, type GameState, MOSAICS, safeDecodeState, TILING_ORDERS } from 'azulejo';
import { type Game, gameFrom } from './game.js';
import { tidyName } from './setup.js';

/** Longest fragment that is read. */
const LONGEST = 2000;

/** Write a position, with the rules and the names, which the strings do not contain. */
export function writeLink(state: GameState, names: readonly string[]): string {
  const [shared, players] = encodeState(state);
  const { mosaic, tilingOrder } = state.rules;
  return new URLSearchParams([
    ['shared', shared],
    ['players', players],
    ['mosaic', mosaic],
    ['tiling', tilingOrder],
    ...names.map((name) => ['name', name]),
  ]).toString();
}

/** Read a position; `undefined` if the text is invalid. */
export function readLink(text: string): Game | undefined {
  if (text.length > LONGEST) return undefined;
  const values = new URLSearchParams(text);
  const mosaic = MOSAICS.find((name) => name === values.get('mosaic'));
  const tilingOrder = TILING_ORDERS.find((name) => name === values.get('tiling'));
  const options = { ...(mosaic && { mosaic }), ...(tilingOrder && { tilingOrder }) };
  const encoded = [values.get('shared') ?? '', values.get('players') ?? ''] as const;
  const decoded = safeDecodeState(encoded, options);
  return decoded.ok ? gameFrom(decoded.state, values.getAll('name').map(tidyName)) : undefined;
}
