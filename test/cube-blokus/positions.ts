/** The first state of a game, and last states of games in which a player placed all pieces. */
import type { EncodedState } from 'azulejo/game';

/** The start. */
export const START: EncodedState = [
  [
    'AUd7b/9/9/9/9/9/9/9/a7cLd7a/9/9/9/9/9/9/9/c7bFa7c/9/9/9/9/9/9/9/b7d',
    'Rc7b/9/9/9/9/9/9/9/d7aBb7d/9/9/9/9/9/9/9/a7cDb7d/9/9/9/9/9/9/9/c7a',
  ].join(''),
  'A0B0C0D0',
];

/** D has placed all pieces, I1 not last, though it could have been. */
export const ALL_PLACED: EncodedState = [
  [
    '-',
    'Ud1dddbaab/bbbabbabc/dbabaa1bc/dbababbb1/ddabbcccb/2ab1bcbb/aa2bbbcc/1aa2b1b1/addbb2bc',
    'Ld3d1a1a/1ddd1dddd/dd2d2aa/2d2ddaa/1ddd1d2d/2d1dd1cd/dd3cccd/d1dddd1c1/cdcd1cc1b',
    'Fadd1bccbc/daa1b1cb1/1daab1ccb/adda1bb1c/dad1abbc1/aaa1aaacc/1a2adddc/2aadadd1/ba1adaa1d',
    'Rc1cbbc1cb/1cbccc1dd/bcbb1bbbd/cc2b1cbb/2bbbccc1/c1bcc1caa/1ccbcc1a1/1c1bbcaa1/dcc1bbcca',
    'Bba1bd3d/dbb1dbdd1/bb1bbdd2/dbd1bd3/dddbb1d2/1abdddd1d/aab1ccccd/1abc3c1/a1bc1aaac',
    'Dbacada1ad/aacada1a1/1cc1a1a1a/cdc1a1aaa/cd2a2cc/cdc1a1cca/dcc1acaaa/dcca1c1a1/cdda1cb1a',
  ].join(''),
  'A0B0C0D0',
];

/** A has placed all pieces, I1 last. */
export const SINGLE_LAST: EncodedState = [
  [
    '-',
    'Ud2b1abab/1dbbaaaba/1daaba1ba/1dddb1bba/dab1bb1ba/dab2baab/dabbba1aa/daa1aacc1/adda1acdc',
    'Ldaaaaa2a/add3aad/dd3aa1d/dbbbba2d/b3dddd1/2dd2dbb/1ccdddb2/accc2bb1/caa1cbb1b',
    'Faddaddcdc/d1aad1c1d/2adcc1cd/d1d1c2cd/1dddcc1cc/bbcd3cd/1bc1d1c1d/2cbddddc/b1cbbcccd',
    'Rc1bbb1b1b/1c1bccbb1/1cccbb1bc/d2cbccc1/1d1bcc2b/dd1bbbccc/1cddddd1c/cc1c1aadc/d1cc1adda',
    'Bbabbabb1d/ca1bbddda/ccbc1bbaa/c1ccbbb1a/bbbbcccbb/aaa2bbab/1a1aab1ab/1adabb1aa/a1da1aa1c',
    'Db1cbc1c1d/1bbccadd1/2ccaaddc/cc1a2d1d/c1caaa1dd/c1c2a1da/accc2a1a/a1a1aaaad/c1aa1ddda',
  ].join(''),
  'A0+B0C0D0',
];

/** B has placed all pieces, and built from I1. */
export const BUILT_FROM_SINGLE: EncodedState = [
  [
    '-',
    'Ud2bd1b1b/1ddbdd3/d1db1d1dd/d1db2ddd/1cdccd2a/ccc1cddca/bc1cc1dcc/baaa1c1c1/abbaccc1c',
    'Ld1bd2bba/bbbdd2b1/2b1bbb1b/d2bb2bb/dd1dddddb/d1d5b/1ad1bbbb1/dadd3b1/cad1aa2b',
    'Fab1aca2c/bbacaacc1/aaaccacc1/1c2ccac1/cccc1aa1c/1b1d1cccc/bbbdc3d/1bd1cccd1/bdddbbc1d',
    'Rc1caabb1b/1c1c1abb1/ccdc1ab1b/c1dcca2b/2ddca3/1d1c1a1a1/dd1ca2aa/1d1caaabb/d2cad2a',
    'Bb1b1db2d/2bbbd1d1/bb3dddb/1b1aa2bd/1abbaabbb/abb1a1aa1/ab1bbbaad/baaaabadd/abba1abbc',
    'Db1dbbc2d/1bbd1ddd1/1bbdd2d1/aaa1ddadc/ccca1aaad/caaa1ba1d/cac1ab1aa/accaabaa1/cbca1ba1a',
  ].join(''),
  'A0B0C0D0',
];
