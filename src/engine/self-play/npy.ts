/**
 * Arrays in the file format of NumPy, version 1.0.
 *
 * @packageDocumentation
 */

/** The types of numbers, with what NumPy calls them. */
export const NUMBER_TYPES = {
  float32: { make: Float32Array, descr: 'f4' },
  int32: { make: Int32Array, descr: 'i4' },
  uint8: { make: Uint8Array, descr: 'u1' },
} as const;

/** A type of numbers. */
export type NumberType = keyof typeof NUMBER_TYPES;

/** An array of numbers. */
export type NumberArray = Float32Array | Int32Array | Uint8Array;

/** The header's length is a multiple of this, so that the numbers can be mapped into memory. */
const ALIGNMENT = 64;

/** What a file begins with, before the length of the header. */
const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0];

/** Numbers are written as the machine has them; almost all have the lowest byte first. */
const ORDER = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? '<' : '>';

function withHeader(descr: string, shape: readonly number[], data: Uint8Array): Uint8Array {
  const tuple = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const text = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${tuple}), }`;
  const begin = MAGIC.length + 2;
  const length = Math.ceil((begin + text.length + 1) / ALIGNMENT) * ALIGNMENT - begin;
  const bytes = new Uint8Array(begin + length + data.length);
  bytes.set([...MAGIC, length & 0xff, length >> 8]);
  bytes.set(new TextEncoder().encode(`${text.padEnd(length - 1)}\n`), begin);
  bytes.set(data, begin + length);
  return bytes;
}

/**
 * Write numbers as a file of NumPy.
 *
 * @param shape - the lengths of the axes, the last one fastest; their product is the length of the numbers
 */
export function writeNumbers(
  type: NumberType,
  shape: readonly number[],
  numbers: NumberArray,
): Uint8Array {
  const { descr } = NUMBER_TYPES[type];
  const order = type === 'uint8' ? '|' : ORDER;
  const { buffer, byteOffset, byteLength } = numbers;
  return withHeader(order + descr, shape, new Uint8Array(buffer, byteOffset, byteLength));
}

/** Write texts as a file of NumPy: bytes of one length, the shorter ones filled up with zeros. */
export function writeTexts(texts: readonly string[]): Uint8Array {
  const encoder = new TextEncoder();
  const encoded = texts.map((text) => encoder.encode(text));
  const width = encoded.reduce((most, { length }) => Math.max(most, length), 1);
  const data = new Uint8Array(width * encoded.length);
  for (const [index, bytes] of encoded.entries()) data.set(bytes, index * width);
  return withHeader(`|S${width}`, [texts.length], data);
}
