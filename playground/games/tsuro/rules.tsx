/** The rules of Tsuro in short. */
import { useWords } from '../../shell/view/language.js';
import { RulesText } from '../../shell/view/rules-text.js';
import { TSURO_TEACHING } from './words.js';

export function TsuroRules() {
  return <RulesText rules={useWords(TSURO_TEACHING).rules} guide="../guides/games-tsuro.html" />;
}
