/** Text that is safe to print. */

/**
 * Characters that can control a terminal, change the direction of text, or cannot be seen. The two
 * joiners, which many scripts and emoji need, are visible in what they join; so are variation selectors
 * in the character before them.
 */
const UNSAFE =
  /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a line is safe to print. */
export function isPrintable(line: string): boolean {
  return !UNSAFE.test(line);
}
