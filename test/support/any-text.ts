/** Texts that are nothing in particular. */
import fc from 'fast-check';

/**
 * Any sequence of UTF-16 code units, unpaired surrogates among them.
 *
 * `fc.string` with the unit `binary` gives the like, but needs a second for its table of all
 * code points.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const units = fc.oneof(fc.nat(0x7f), fc.nat(0xffff));
  return fc.array(units, { maxLength }).map((codes) => String.fromCharCode(...codes));
}
