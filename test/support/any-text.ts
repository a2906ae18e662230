/** Arbitrary texts. */
import fc from 'fast-check';

/**
 * Any sequence of UTF-16 code units, unpaired surrogates among them.
 *
 * `fc.string` with the unit `binary` is similar, but takes a second, in each project and thread, to build its table of all
 * code points, so no test uses it.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const units = fc.oneof(fc.nat(0x7f), fc.nat(0xffff));
  return fc.array(units, { maxLength }).map((codes) => String.fromCharCode(...codes));
}
