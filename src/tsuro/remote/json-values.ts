/**
 * JSON values one after another, without anything between them: where each ends is found byte by byte, and `JSON.parse`
 * reads it.
 *
 * By hand: `@streamparser/json`, a small parser of such streams with types, bounds neither the length nor the depth of a
 * value, and builds all values itself, which is more code than to find their ends.
 */
import { quote } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';

/** Longest value in bytes, and longest white space between two. */
export const LONGEST_VALUE = 65_536;

/** Most nested brackets. */
const DEEPEST = 100;

/** Bytes that there is room for at first. */
const FIRST_ROOM = 256;

/** Bytes that mean something. */
enum Byte {
  Quote = 0x22,
  Minus = 0x2d,
  Zero = 0x30,
  Nine = 0x39,
  Backslash = 0x5c,
}

/** Whether a byte is one of some characters. */
function among(characters: string): (byte: number) => boolean {
  const bytes = new Set([...characters].map((character) => character.charCodeAt(0)));
  return (byte) => bytes.has(byte);
}

const isSpace = among(' \t\n\r');
const opens = among('[{');
const closes = among(']}');
const isExponent = among('eE');
const isOfNumber = among('0123456789.eE+');

/** The words that are values. */
const WORDS: readonly Uint8Array[] = ['true', 'false', 'null'].map((word) =>
  new TextEncoder().encode(word),
);

function beginsNumber(byte: number): boolean {
  return byte === Byte.Minus || (byte >= Byte.Zero && byte <= Byte.Nine);
}

/** What a value is, as its first byte says: one of WORDS, a number, or what is in quotes or brackets. */
type Kind = Uint8Array | 'number' | 'enclosed';

function kindOf(byte: number): Kind | undefined {
  if (byte === Byte.Quote || opens(byte)) return 'enclosed';
  return beginsNumber(byte) ? 'number' : WORDS.find(([first]) => first === byte);
}

/**
 * Reads JSON values from pieces of bytes, cut anywhere. White space may be between values, and must be between two numbers.
 *
 * It never holds more than one value. After a fault it reads nothing more.
 */
export class JsonReader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** The value so far, in the first bytes. */
  #bytes = new Uint8Array(FIRST_ROOM);
  #length = 0;
  /** What is being read; nothing between values. */
  #kind: Kind | undefined;
  /** Bytes of white space since the last value. */
  #spaces = 0;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  /** Number of bytes before the one that is being read. */
  #place = 0;
  #isOver = false;
  #values: Parsed<unknown>[] = [];

  /** Whether a value has begun that has not ended. */
  get isInside(): boolean {
    return this.#kind !== undefined;
  }

  /** Read a piece; return the values that end in it. The last can be a fault, which says at which byte of all it is. */
  add(piece: Uint8Array): readonly Parsed<unknown>[] {
    for (const byte of piece) {
      if (this.#isOver) break;
      this.#read(byte);
      this.#place++;
    }
    return this.#take();
  }

  /** End: return the number that nothing but the end has ended, or the fault of a value that has none. */
  end(): readonly Parsed<unknown>[] {
    if (this.#kind === 'number') this.#finish();
    if (this.#kind !== undefined) {
      this.#refuse(`the end at byte ${this.#place}`, `the rest of the value that ${this.#begin()}`);
    }
    this.#isOver = true;
    return this.#take();
  }

  #take(): readonly Parsed<unknown>[] {
    const values = this.#values;
    this.#values = [];
    return values;
  }

  #read(byte: number): void {
    if (this.#kind === 'number' && !this.#continuesNumber(byte)) this.#finish();
    // Its number may have been a fault.
    if (this.#isOver) return;
    if (this.#kind === undefined) {
      if (isSpace(byte)) {
        this.#skip();
        return;
      }
      this.#spaces = 0;
      this.#kind = kindOf(byte);
    }
    const kind = this.#kind;
    if (kind === undefined) this.#refuseByte(byte, 'a JSON value');
    else if (this.#length === LONGEST_VALUE) {
      const found = `more than ${LONGEST_VALUE} bytes in the value that ${this.#begin()}`;
      this.#refuse(found, 'a shorter one');
    } else {
      this.#keep(byte);
      this.#follow(kind, byte);
    }
  }

  #skip(): void {
    this.#spaces++;
    if (this.#spaces <= LONGEST_VALUE) return;
    this.#refuse(`more than ${LONGEST_VALUE} bytes of white space`, 'a value', this.#place);
  }

  /** A number ends where another byte comes; a sign begins the next one, but after an exponent. */
  #continuesNumber(byte: number): boolean {
    const last = this.#bytes[this.#length - 1] ?? 0;
    return isOfNumber(byte) || (byte === Byte.Minus && isExponent(last));
  }

  /** Look whether a byte ends the value. */
  #follow(kind: Kind, byte: number): void {
    if (kind === 'number') return;
    if (kind !== 'enclosed') {
      if (byte !== kind[this.#length - 1]) this.#refuseByte(byte, new TextDecoder().decode(kind));
      else if (this.#length === kind.length) this.#finish();
      return;
    }
    if (this.#isText) this.#followText(byte);
    else if (byte === Byte.Quote) this.#isText = true;
    else if (opens(byte)) this.#depth++;
    else if (closes(byte)) this.#depth--;
    if (this.#depth > DEEPEST) {
      this.#refuse(`more than ${DEEPEST} nested brackets`, 'fewer', this.#place);
    } else if (this.#depth === 0 && !this.#isText) this.#finish();
  }

  #followText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === Byte.Backslash) this.#isEscaped = true;
    else if (byte === Byte.Quote) this.#isText = false;
  }

  #keep(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(2 * this.#length);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length++] = byte;
  }

  /** Parse the value, which has ended. */
  #finish(): void {
    const bytes = this.#bytes.subarray(0, this.#length);
    const start = this.#place - this.#length + (this.#kind === 'number' ? 0 : 1);
    this.#kind = undefined;
    this.#length = 0;
    const text = this.#decode(bytes);
    if (text === undefined) this.#refuse('other bytes than those of UTF-8', 'UTF-8', start);
    else this.#parse(text, start);
  }

  #decode(bytes: Uint8Array): string | undefined {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      return undefined;
    }
  }

  #parse(text: string, start: number): void {
    try {
      this.#values.push(accept(JSON.parse(text)));
    } catch {
      this.#refuse(quote(text), 'JSON', start);
    }
  }

  /** Say where the value begins that is being read. */
  #begin(): string {
    return `begins at byte ${this.#place - this.#length}`;
  }

  #refuseByte(byte: number, expected: string): void {
    this.#refuse(quote(String.fromCharCode(byte)), expected, this.#place);
  }

  #refuse(found: string, expected: string, place?: number): void {
    this.#isOver = true;
    this.#kind = undefined;
    const where = place === undefined ? '' : ` at byte ${place}`;
    this.#values.push(refuse({ found: `${found}${where}`, expected }));
  }
}
