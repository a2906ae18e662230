/** The rules of Cube Blokus in short. */
import { useWords } from '../../shell/view/language.js';
import { RulesText } from '../../shell/view/rules-text.js';
import { CUBE } from './words.js';

export function CubeRules() {
  return <RulesText rules={useWords(CUBE).rules} guide="../guides/games-cube-blokus.html" />;
}
