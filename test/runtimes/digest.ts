/** A hash of texts that needs no API of any runtime. */

const PRIME = 0x01000193;
const FIRST_BASIS = 0x811c9dc5;
/** The second lane has another basis, so that the two collide on different texts. */
const SECOND_BASIS = 0x9e3779b9;

const hexadecimal = (bits: number) => (bits >>> 0).toString(16).padStart(8, '0');

/** Digest texts in their order, by FNV-1a over the bytes of their characters, in two lanes. */
export class Digest {
  #first = FIRST_BASIS;
  #second = SECOND_BASIS;

  add(text: string): void {
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      this.#addByte(unit & 0xff);
      this.#addByte(unit >>> 8);
    }
    // Mark the end of the text, so that its length counts.
    this.#addByte(0xff);
  }

  #addByte(byte: number): void {
    this.#first = Math.imul(this.#first ^ byte, PRIME);
    this.#second = Math.imul(this.#second ^ byte, PRIME);
  }

  /** Return the digest of all that was added: 16 hexadecimal digits. */
  toString(): string {
    return hexadecimal(this.#first) + hexadecimal(this.#second);
  }
}
