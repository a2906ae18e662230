/** What is wrong with positions of any game, in Portuguese. */
import { findingWords } from '../findings.js';
import * as WORDS from '../words/pt.js';

const NOTHING = 'nada';

export const FINDINGS = findingWords({
  quotes: ['«', '»'],
  nothing: NOTHING,
  or: 'ou',
  string: 'uma cadeia',
  valueOfType: (type) => `um valor do tipo ${type}`,
  strings: WORDS.editor.at,
  sentence: (place, found, expected) =>
    `${place}: ${found === NOTHING ? 'não ' : ''}há ${found} e deve haver ${expected}.`,
  tooLong: (length, most) => [`${length} caracteres`, `no máximo ${most}`],
  section: (letter) => `uma seção ${letter}`,
  sectionRepeated: ['uma segunda seção', 'só uma'],
  notTwoStrings: (length) =>
    length === undefined
      ? 'Uma posição são duas cadeias, e isto é outra coisa.'
      : `Uma posição são duas cadeias, e aqui há ${length}.`,
  unknownValue: (setting, value) => `A regra ${setting} não pode ser ${value}.`,
  missing: (player) => `Falta o jogador ${player}.`,
  repeated: (player) => `O jogador ${player} aparece duas vezes.`,
  unsorted: (player) => `O jogador ${player} está depois de um jogador posterior.`,
});
