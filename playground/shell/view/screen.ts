/** The widths of screens. */

/** Screens on which the side lies next to the board, as the style sheet has it. */
export const WIDE = '(min-width: 76rem)';

/** Screens that are wider than a phone, as the style sheet has it. */
export const ROOMY = '(min-width: 40.01rem)';

/** Whether an event is that of a mouse where what it points out can be seen on the board at the same time. */
export function isHover({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse' && matchMedia(WIDE).matches;
}
