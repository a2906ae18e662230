import type { Deal, Move } from 'azulejo/tsuro';

/** A whole game of three players "second", whose result is public. */
export const PUBLIC_GAME =
  `D000102 A02n10c D030405 B05n30c D060708 C08n50c D0910 A09n D1112 B11n D1314 C13w
  D1516 A15n D1718 B17n D1920 C19n D2122 A21n D2324 B23n D2526 C25n D2728 A27n D2930 B29n D3132 C31n
  D3334 A33e D0001 B00n D0203 C02n D0405 A04n D0607 B06e`.split(/\s+/) as (Deal | Move)[];
