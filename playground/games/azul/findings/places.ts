/** What there is to say of a position of Azul that is wrong: its issues and its places. */
import type { Colour, IssueParameters } from 'azulejo';
import type { GameWording, NamePlace } from '../../../shell/findings.js';

/** What each issue of a position says. */
export type AzulFindings = GameWording<Omit<IssueParameters, `${'move' | 'deal'}.${string}`>>;

/** The names of the places of a position; rows, columns and factories are counted from 0. */
export interface AzulPlaces {
  readonly areas: Readonly<
    Record<'turn' | 'factories' | 'centre' | 'bag' | 'discard' | 'players', string>
  >;
  readonly parts: Readonly<Record<'score' | 'mosaic' | 'storage' | 'floor', string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly player: (letter: string) => string;
  readonly factory: (factory: number) => string;
  readonly row: (row: number) => string;
  readonly cell: (row: number, column: number) => string;
}

type Step = string | number | undefined;

function partName({ parts, row, cell }: AzulPlaces, part: Step, line: Step, column: Step): string {
  if (column !== undefined) return cell(Number(line), Number(column));
  return line === undefined ? Reflect.get(parts, `${part}`) : row(Number(line));
}

/** Name places by their paths. */
export function azulPlaces(names: AzulPlaces): NamePlace {
  const { areas, colours, player, factory } = names;
  return ([area, which, part, line, column]) => {
    if (area === undefined) return '';
    if (which === undefined) return Reflect.get(areas, area);
    if (area === 'factories') return factory(Number(which));
    if (area !== 'players') return `${Reflect.get(areas, area)}, ${Reflect.get(colours, which)}`;
    const board = player(`${which}`);
    return part === undefined ? board : `${board}, ${partName(names, part, line, column)}`;
  };
}
