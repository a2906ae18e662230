/** The rules of the Royal Game of Ur in short. */
import { useWords } from '../../shell/view/language.js';
import { RulesText } from '../../shell/view/rules-text.js';
import { UR_TEACHING } from './words.js';

export function UrRules() {
  return <RulesText rules={useWords(UR_TEACHING).rules} guide="../guides/games-royal-ur.html" />;
}
