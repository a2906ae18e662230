/** What there is to say of a position of Tsuro that is wrong: its issues and its places. */
import type { IssueParameters } from 'azulejo/tsuro';
import type { GameWording, NamePlace } from '../../../shell/findings.js';

/** What each issue of a position says. */
export type TsuroFindings = GameWording<
  Omit<IssueParameters, `${'move' | 'deal' | 'forfeit' | 'json'}.${string}`>
>;

/** The names of the places of a position; columns, rows and the tiles of the hand are counted from 1. */
export interface TsuroPlaces {
  readonly areas: Readonly<Record<'turn' | 'round' | 'hand' | 'board' | 'bag' | 'players', string>>;
  readonly player: (letter: string) => string;
  readonly handTile: (number: number) => string;
  readonly square: (column: number, row: number) => string;
}

/** Name a square, or that of an avatar's place, by its column and its row. */
export function squareName({ square }: Pick<TsuroPlaces, 'square'>, text: string): string {
  return square(Number(text[0]) + 1, Number(text[1]) + 1);
}

/** Name places by their paths. */
export function tsuroPlaces(names: TsuroPlaces): NamePlace {
  return ([area, which]) => {
    if (area === undefined) return '';
    if (which === undefined) return Reflect.get(names.areas, area);
    if (area === 'players') return names.player(`${which}`);
    return area === 'hand' ? names.handTile(Number(which) + 1) : squareName(names, `${which}`);
  };
}
