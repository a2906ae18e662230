/** What there is to say of a position of Cube Blokus that is wrong: its issues and its places. */
import { FACES, type Face, type IssueParameters, type Square } from 'azulejo/cube-blokus';
import type { GameWording, NamePlace } from '../../../shell/findings.js';

/** What each issue of a position says. */
export type CubeFindings = GameWording<Omit<IssueParameters, `${'move' | 'forfeit'}.${string}`>>;

/** The names of the places of a position. */
export interface CubePlaces {
  readonly areas: Readonly<Record<'turn' | 'faces' | 'players', string>>;
  readonly total: string;
  readonly player: (letter: string) => string;
  readonly face: (face: Face) => string;
  /** Rows of the strings are counted from 1. */
  readonly row: (row: number) => string;
}

/** Squares of one face. */
interface Squares {
  readonly face: Face;
  readonly names: readonly string[];
}

/** Split squares by their faces. */
export function byFace(squares: readonly Square[]): readonly Squares[] {
  return FACES.flatMap((face) => {
    const names = squares.filter((square) => square.startsWith(face)).map((each) => each.slice(1));
    return names.length === 0 ? [] : [{ face, names }];
  });
}

/** Name places by their paths. */
export function cubePlaces({ areas, total, player, face, row }: CubePlaces): NamePlace {
  return ([area, which, part, line]) => {
    if (area === undefined) return '';
    if (which === undefined) return Reflect.get(areas, area);
    if (area === 'players')
      return part === 'total' ? `${player(`${which}`)}, ${total}` : player(`${which}`);
    // Of all other paths, the second step is a face.
    const name = face(which as Face);
    return line === undefined ? name : `${name}, ${row(Number(line))}`;
  };
}
