/** The lessons of Tsuro. */
import { decodeState, type TsuroTypes } from 'azulejo/tsuro';
import { type Lesson, type LessonData, withWords } from '../../shell/model/lessons.js';
import type { TsuroTeaching } from './words.js';

const LESSONS: readonly LessonData<TsuroTypes, keyof TsuroTeaching['lessons']>[] = [
  {
    name: 'path',
    start: decodeState(['A1H0809T0901n4005n9904nB10,11,13-34', 'A40fB09bC99a']),
    steps: [
      {
        shown: 'A08n',
        also: 'any',
        replies: ['D1011', 'B10n', 'D1314', 'C13n', 'D1522'],
      },
      { shown: 'A15n', also: 'any' },
    ],
  },
  {
    name: 'turn',
    start: decodeState(['A1H1724T0901n4005n9904nB08-11,13-16,18-23,25-34', 'A40fB09bC99a']),
    steps: [
      {
        shown: 'A24w',
        also: ['A17e'],
        replies: ['D1011', 'B10n', 'D1314', 'C13n', 'D1819'],
        wrong: { other: /./ },
      },
      { shown: 'A18w', also: ['A18e', 'A19w'], wrong: { other: /./ } },
    ],
  },
  {
    name: 'start',
    start: decodeState(['A0H000512TB01-04,06-11,13-34', 'A-B-C-']),
    steps: [
      {
        shown: 'A05n40f',
        also: /[3-6]0[ef]$/,
        replies: ['D010203', 'B01n09b', 'D040607', 'C04n99a', 'D0809'],
        wrong: { corner: /(?:00|09|90|99).$/, side: /[3-6]0.$/ },
      },
      { shown: 'A08n', also: 'any' },
    ],
  },
  {
    name: 'edge',
    start: decodeState(['A1H0122T2027e6928s9826sB00,05,06,08-21,23-25,29-32', 'A20gB69dC98f']),
    steps: [
      {
        shown: 'A01n',
        also: 'any',
        replies: ['D0906', 'B09w', 'D2318', 'C18e', 'D0025'],
      },
      { shown: 'A00n', also: 'any' },
    ],
  },
  {
    name: 'force',
    start: decodeState([
      'A9H0620T6627s6709s6818n7624s7712n7830n7915e8031w8823n8920w9006s9108e9225e9326e9400n9529e9609s9718e9814s9924sB02,03,05,08,10,11,13-17,19,21-23,25-34',
      'A77cB97hCX1',
    ]),
    steps: [{ shown: 'A06s', also: ['A20e', 'A20w'], wrong: { other: /./ } }],
  },
  {
    name: 'room',
    start: decodeState([
      'A1H1606T0724e8022n9220nB00,02-05,07-11,13,15,17-19,21,23,25,27,28,30-32,34',
      'A92bB80eC07d',
    ]),
    steps: [{ shown: 'A16n', wrong: { corner: /./ } }],
  },
];

/** Return the lessons in these words. */
export function tsuroLessons({ lessons }: TsuroTeaching): readonly Lesson<TsuroTypes>[] {
  return withWords(LESSONS, lessons);
}
