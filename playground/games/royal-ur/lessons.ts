/** The lessons of the Royal Game of Ur. */
import { decodeState, type RoyalUrTypes } from 'azulejo/royal-ur';
import { type Lesson, type LessonData, withWords } from '../../shell/model/lessons.js';
import type { UrTeaching } from './words.js';

const LESSONS: readonly LessonData<RoyalUrTypes, keyof UrTeaching['lessons']>[] = [
  {
    name: 'enter',
    start: decodeState(['A-', 'A7PH0B7PH0']),
    steps: [
      { shown: 'R2' },
      { shown: 'A0002', replies: ['R1', 'B0001'] },
      { shown: 'R3' },
      { shown: 'A0205', also: 'any' },
    ],
  },
  {
    name: 'path',
    start: decodeState(['A2', 'A5P0409H0B6P10H0']),
    steps: [{ shown: 'A0406', replies: ['R0', 'R4'] }, { shown: 'A0913' }],
  },
  {
    name: 'rosette',
    start: decodeState(['A2', 'A6P02H0B6P06H0']),
    steps: [
      { shown: 'A0204', wrong: { other: /./ } },
      { shown: 'R4' },
      { shown: 'A0408', replies: ['R0', 'R2', 'B0002'] },
    ],
  },
  {
    name: 'capture',
    start: decodeState(['A3', 'A5P0206H0B5P0409H0']),
    steps: [
      { shown: 'A0609', replies: ['R2', 'B0406', 'R4'], wrong: { other: /./ } },
      { shown: 'A0206', wrong: { other: /./ } },
    ],
  },
  {
    name: 'home',
    start: decodeState(['A3', 'A0P1214H5B3P0511H2']),
    steps: [{ shown: 'A1215', replies: ['R0'] }, { shown: 'R1' }, { shown: 'A1415' }],
  },
  {
    name: 'choice',
    start: decodeState(['A4', 'A0P0406H0B0P0910H0']),
    steps: [{ shown: 'A0408', wrong: { capture: /^A0610/ } }, { shown: 'R2' }, { shown: 'A0810' }],
  },
];

/** Return the lessons in these words. */
export function urLessons({ lessons }: UrTeaching): readonly Lesson<RoyalUrTypes>[] {
  return withWords(LESSONS, lessons);
}
