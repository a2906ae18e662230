/**
 * A reader of self-play data, written from docs/self-play.md and the formats of zip and NumPy: it shares nothing
 * with what writes them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** An array: what NumPy calls its type, its shape, and its entries one after the other. */
export interface NumpyArray {
  readonly descr: string;
  readonly shape: readonly number[];
  readonly entries: readonly (number | string)[];
}

/** List the files of a zip file by its central directory. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(entry) !== 0x02014b50) throw new Error('Found no entry of a zip file.');
    const method = zip.readUInt16LE(entry + 10);
    const size = zip.readUInt32LE(entry + 20);
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(entry + offset));
    const [nameLength = 0] = lengths;
    const name = zip.toString('latin1', entry + 46, entry + 46 + nameLength);
    const local = zip.readUInt32LE(entry + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begin, begin + size);
    files.set(name, method === 0 ? packed : inflateRawSync(packed));
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return files;
}

/** How entries are read, by the type of an array. */
const READERS: Readonly<Record<string, (data: Buffer, offset: number) => number>> = {
  '<f4': (data, offset) => data.readFloatLE(offset),
  '<i4': (data, offset) => data.readInt32LE(offset),
  '|u1': (data, offset) => data.readUInt8(offset),
};

function readArray(file: Buffer): NumpyArray {
  if (file.toString('latin1', 0, 8) !== '\x93NUMPY\x01\x00') throw new Error('Found no array.');
  const begin = 10 + file.readUInt16LE(8);
  if (begin % 64 !== 0) throw new Error('Found an array that is not aligned.');
  const header = file.toString('latin1', 10, begin);
  const [, descr = '', order = '', axes = ''] =
    /^\{'descr': '([^']+)', 'fortran_order': (\w+), 'shape': \(([\d, ]*)\), \} *\n$/.exec(header) ??
    [];
  if (order !== 'False') throw new Error(`Found the header ${header}.`);
  const shape = axes.match(/\d+/g)?.map(Number) ?? [];
  const count = shape.reduce((product, length) => product * length, 1);
  const data = file.subarray(begin);
  const width = Number(/\d+$/.exec(descr)?.[0]);
  if (data.length !== count * width) throw new Error('Found an array of another length.');
  const read = READERS[descr];
  const entries = Array.from({ length: count }, (_, index) => {
    const offset = index * width;
    if (read !== undefined) return read(data, offset);
    if (!descr.startsWith('|S')) throw new Error(`Found the type ${descr}.`);
    return data.toString('latin1', offset, offset + width).replace(/\0+$/, '');
  });
  return { descr, shape, entries };
}

/** Read the arrays of a file by the names of their columns. */
export function readShard(path: string): Map<string, NumpyArray> {
  const files = [...unzip(readFileSync(path))];
  return new Map(
    files.map(([name, file]) => [name.replace(/\.npy$/, ''), readArray(file)] as const),
  );
}

/** What the tests read of a manifest. */
export interface ReadManifest {
  readonly format: string;
  readonly formatVersion: number;
  readonly game: string;
  readonly seed: number;
  readonly rules: object;
  readonly players: readonly string[];
  readonly agent: { readonly name: string; readonly iterations: number };
  readonly observation: {
    readonly length: number;
    readonly blocks: readonly { readonly offset: number; readonly length: number }[];
  };
  readonly moves: number;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly shape: readonly (string | number)[];
    readonly meaning: string;
  }[];
  readonly games: number;
  readonly shards: readonly {
    readonly file: string;
    readonly first: number;
    readonly games: number;
    readonly rows: number;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

/** Read the manifest of a folder, and check that its files are those that it lists. */
export function readManifest(folder: string): ReadManifest {
  // The tests compare what they use of it.
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as ReadManifest;
  for (const { file, bytes, sha256 } of manifest.shards) {
    const content = readFileSync(join(folder, file));
    const found = createHash('sha256').update(content).digest('hex');
    if (content.length !== bytes || found !== sha256) throw new Error(`${file} is another file.`);
  }
  return manifest;
}
