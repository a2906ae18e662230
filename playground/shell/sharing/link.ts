/** Whole games in the fragment of an address: compressed, in letters that need no escaping. */

/** A game as a link has it. */
export interface SharedGame {
  readonly record: string;
  readonly seats: readonly string[];
}

/** Longest link and longest text that are read. */
const LONGEST_LINK = 100_000;
const LONGEST_TEXT = 600_000;

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

/** Read a stream of text that somebody may have made long on purpose. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length <= LONGEST_TEXT) continue;
    await reader.cancel();
    throw new RangeError('The text is too long.');
  }
  return text + decoder.decode();
}

/** Write a game as letters, digits, `-` and `_`. */
export async function packGame({ record, seats }: SharedGame): Promise<string> {
  const bytes = new TextEncoder().encode(`${seats.join(',')}\n${record}`);
  const stream = through(bytes, new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Read a game; `undefined` if the text is not one. */
export async function unpackGame(text: string): Promise<SharedGame | undefined> {
  if (text.length > LONGEST_LINK || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const stream = through(fromBase64Url(text), new DecompressionStream('deflate-raw'));
    const unpacked = await readText(stream);
    const end = unpacked.indexOf('\n');
    if (end < 0) return undefined;
    return { seats: unpacked.slice(0, end).split(','), record: unpacked.slice(end + 1) };
  } catch {
    return undefined;
  }
}
