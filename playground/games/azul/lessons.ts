/** The lessons of Azul. */
import { type AzulTypes, decodeState, type GameState } from 'azulejo';
import { type Lesson, type LessonData, withWords } from '../../shell/model/lessons.js';
import type { AzulTeaching } from './words.js';

function at(shared: string, players: string): GameState {
  return decodeState([shared, players], { rules: { mosaic: 'fixed' } });
}

const LESSONS: readonly LessonData<AzulTypes, keyof AzulTeaching['lessons']>[] = [
  {
    name: 'take',
    start: at('AF0aabd1ccce2bbde3aaee4bcddCfB1616161616D0000000000', 'A0MSFB0MSF'),
    steps: [
      { shown: 'A1c2', replies: ['B4d1'], wrong: { small: /^A1c[01]/, large: /^A1c[34]/ } },
      { shown: 'A3a1', also: ['A3e1'], replies: ['B2b2'] },
      { shown: 'A0a4', also: /^A0[abd]4/ },
    ],
  },
  {
    name: 'centre',
    start: at('AF2aacd4bbdeCaceeefB1414141414D0203020202', 'A0MS1b14d2FB0MS2c23a1F'),
    steps: [{ shown: 'ACe2', replies: ['B4b1'] }, { shown: 'ACd4' }],
  },
  {
    name: 'tiling',
    start: at('AFCB0909090909D0806080911', 'A9Ma11b12c24a33S0a11c22b3FB7Mb01S3d2Ff'),
    steps: [{ shown: 'A00' }, { shown: 'A13' }, { shown: 'A23' }],
  },
  {
    name: 'floor',
    start: at('AF0ccccCbbeeB0909090909D1007040706', 'A12Mb01e04a22S1d12d13e24c2FB9Mc02S1b12d2Ff'),
    steps: [
      { shown: 'A0c4', replies: ['BCe3'], wrong: { floor: /F$/, small: /^A0c0/ } },
      { shown: 'ACbF' },
    ],
  },
  {
    name: 'end',
    start: at(
      'AFCB0606060606D0807111011',
      'A41Ma00c02d03e04e10a11d20a22c30a33a44S0b13d24b5FB30Mb01c02a11S2e1Ff',
    ),
    steps: [{ shown: 'A01' }, { shown: 'A40' }, { shown: 'F' }],
  },
  {
    name: 'ahead',
    start: at(
      'AF1cdCdeeeeB0000000000D1813151514',
      'A22Mb01e04a11S1c12b23b14d2FfB25Mc02e04a11S1b12b23c24d1F',
    ),
    steps: [
      {
        shown: 'A1d4',
        also: ['A1d0'],
        replies: ['BCc3'],
        wrong: { orange: /^A1c/, red: /^ACe/, centre: /^ACd/ },
      },
      { shown: 'ACd4', also: ['ACd0'], replies: ['BCeF'], wrong: { red: /^ACe/ } },
    ],
  },
];

/** Return the lessons in these words. */
export function azulLessons({ lessons }: AzulTeaching): readonly Lesson<AzulTypes>[] {
  return withWords(LESSONS, lessons);
}
