/** The rules of Cube Blokus in short. */
import { useWords } from '../../shell/view/language.js';
import { RulesText } from '../../shell/view/rules-text.js';
import { CUBE_PAGE } from './words.js';

export function CubeRules() {
  return <RulesText rules={useWords(CUBE_PAGE).rules} guide="../guides/games-cube-blokus.html" />;
}
