/** What there is to say of a position of the Royal Game of Ur that is wrong: its issues and its places. */
import type { IssueParameters } from 'azulejo/royal-ur';
import type { GameWording, NamePlace } from '../../../shell/findings.js';

/** What each issue of a position says. */
export type UrFindings = GameWording<Omit<IssueParameters, `${'move' | 'roll'}.${string}`>>;

/** The names of the places of a position. */
export interface UrPlaces {
  readonly areas: Readonly<Record<'turn' | 'waiting', string>>;
  readonly parts: Readonly<Record<'hand' | 'steps' | 'home', string>>;
  readonly player: (letter: string) => string;
  readonly square: (step: number) => string;
}

/** Name places by their paths. */
export function urPlaces({ areas, parts, player, square }: UrPlaces): NamePlace {
  return ([area, letter, part, step]) => {
    if (area === undefined) return '';
    if (letter === undefined) return Reflect.get(areas, area);
    const side = player(`${letter}`);
    if (part === undefined) return side;
    return `${side}, ${step === undefined ? Reflect.get(parts, part) : square(Number(step))}`;
  };
}
