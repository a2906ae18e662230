/** Numbers as people read them. */

/** Write a share, from 0 to 1, in per cent. */
export function percent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)} %`;
}

/** Write a number with its sign; one that is rounded to 0 has none. */
export function signed(number: number, digits = 1): string {
  const text = Math.abs(number).toFixed(digits);
  if (Number(text) === 0) return text;
  return number > 0 ? `+${text}` : `−${text}`;
}
