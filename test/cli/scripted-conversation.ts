/** A conversation with a person whose lines are known beforehand. */
import { type Conversation, LEAVING_A_GAME } from '../../src/engine/cli/play/human.js';

/** Return the conversation and, as it goes on, the printed lines, the prompts and the failed moves. */
export function scriptedConversation(typed: readonly string[]) {
  const said: string[] = [];
  const prompts: string[] = [];
  const failures: Parameters<Conversation['failure']>[0][] = [];
  const lines = [...typed];
  const conversation: Conversation = {
    say: (told) => said.push(...told),
    show: (picture) => said.push(...picture),
    ask: async (prompt) => {
      prompts.push(prompt);
      return lines.shift();
    },
    draw: () => ['(picture)'],
    hint: async () => ['(hint)'],
    isDrawn: true,
    canUndo: () => false,
    leaving: LEAVING_A_GAME,
    failure: (tried) => failures.push(tried),
  };
  return { conversation, said, prompts, failures };
}
