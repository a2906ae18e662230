/** The rules of Azul in short. */
import { useWords } from '../../shell/view/language.js';
import { RulesText } from '../../shell/view/rules-text.js';
import { AZUL_TEACHING } from './words.js';

export function AzulRules() {
  return <RulesText rules={useWords(AZUL_TEACHING).rules} guide="../guides/rules.html" />;
}
