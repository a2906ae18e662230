/** Files of a number for each place of a table, such as the table itself; all numbers have 32 bits. */
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import type { ByteSource } from '../../../src/royal-ur/solve/table-file.js';

/** Bytes that are read at a time. */
const CHUNK = 1 << 26;

/** Numbers that threads share. */
export type SharedValues = Float32Array<SharedArrayBuffer>;

/** Make room for numbers. */
export function newValues(length: number): SharedValues {
  return new Float32Array(new SharedArrayBuffer(length * Float32Array.BYTES_PER_ELEMENT));
}

function eachChunk(bytes: Uint8Array, take: (chunk: Uint8Array, start: number) => void): void {
  for (let start = 0; start < bytes.length; start += CHUNK) {
    take(bytes.subarray(start, start + CHUNK), start);
  }
}

/** Read a file of so many numbers. */
export function readValues(path: string, length: number): SharedValues {
  const values = newValues(length);
  const file = openSync(path, 'r');
  eachChunk(new Uint8Array(values.buffer), (chunk, start) => {
    readSync(file, chunk, 0, chunk.length, start);
  });
  closeSync(file);
  return values;
}

/** Write a file of numbers. */
export function writeValues(path: string, values: SharedValues): void {
  const file = openSync(path, 'w');
  eachChunk(new Uint8Array(values.buffer), (chunk, start) => {
    writeSync(file, chunk, 0, chunk.length, start);
  });
  closeSync(file);
}

/** Open the file of a table. */
export function openTable(path: string): ByteSource {
  const file = openSync(path, 'r');
  return {
    length: fstatSync(file).size,
    read: (start, end) => {
      const bytes = new Uint8Array(end - start);
      readSync(file, bytes, 0, bytes.length, start);
      return bytes;
    },
  };
}
