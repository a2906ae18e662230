/** What nobody may guess: keys, secrets of rooms, tokens of people, and chance. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Rng } from 'azulejo/game';

/** Characters of the names of rooms: none that look alike. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

const hmac = (key: string, text: string) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();

/** Whether two texts are equal, in a time that does not depend on where they differ. */
function isEqual(first: string, second: string): boolean {
  const [one, two] = [first, second].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && two !== undefined && timingSafeEqual(one, two);
}

/** Draw a key: 256 bits, in hexadecimal. */
export function newKey(): string {
  return randomBytes(32).toString('hex');
}

/** Draw the name of a room: 50 bits, easy to read aloud. */
export function newRoomName(): string {
  return [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The secrets of a private room: of who may play in it, and of who may watch. */
export function roomSecrets(key: string): { readonly enter: string; readonly watch: string } {
  const secret = (use: string) => hmac(key, use).toString('base64url').slice(0, 22);
  return { enter: secret('enter'), watch: secret('watch') };
}

/** Return what a secret of a private room lets in for; `undefined` if it is not one of this room. */
export function useOf(key: string, secret: string | undefined): 'enter' | 'watch' | undefined {
  const { enter, watch } = roomSecrets(key);
  if (secret === undefined) return undefined;
  if (isEqual(secret, enter)) return 'enter';
  return isEqual(secret, watch) ? 'watch' : undefined;
}

/** Return how a room names a device: nobody finds out the device's own name from it. */
export function deviceOf(key: string, browser: string): string {
  return hmac(key, `browser ${browser}`).toString('base64url').slice(0, 16);
}

/** Make the token with which a client is a person of a room again. */
export function tokenFor(serverKey: string, room: string, person: string): string {
  const text = `${room}.${person}`;
  return `${text}.${hmac(serverKey, `token ${text}`).toString('base64url')}`;
}

/** Return the person of a room that a token is of; `undefined` if it is not a token of this room. */
export function personOfToken(serverKey: string, room: string, token: string): string | undefined {
  const [of, person] = token.split('.');
  if (of !== room || person === undefined) return undefined;
  return isEqual(token, tokenFor(serverKey, room, person)) ? person : undefined;
}

/** Return the secret of a game: chance is drawn from it. It is told when the game is over. */
export function gameSecret(key: string, number: number): string {
  return hmac(key, `game ${number}`).toString('hex');
}

/** Return what is told of that secret when a game begins: nobody can exchange it later. */
export function fairnessOf(secret: string): string {
  return createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
}

/**
 * Return the random numbers for an entry of a game: 32 bits each, of HMAC-SHA-256 with the game's secret. A seed of the
 * library would not do: of its 4 billion seeds, a program finds the one that fits the first deal within minutes.
 */
export function entryRng(secret: string, entry: number): Rng {
  let block = Buffer.alloc(0);
  let [count, offset] = [0, 0];
  return () => {
    if (offset === block.length) {
      block = hmac(secret, `${entry} ${count}`);
      count += 1;
      offset = 0;
    }
    const number = block.readUInt32BE(offset);
    offset += 4;
    return number / 2 ** 32;
  };
}
