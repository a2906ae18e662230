/** The offer to learn a game that was never played here: it goes once it is declined. */
import { useState } from 'preact/hooks';
import type { Language } from '../../../src/engine/board/language/languages.js';
import { gameNamed } from '../../registry.js';
import { TEACHING } from '../lesson-words.js';
import { declineLessons } from '../running/learnt.js';
import type { PageProps } from './props.js';

/** Load the offer in a language. */
export async function loadOffer(language: Language) {
  const words = await TEACHING.load(language);
  return ({ page, runner }: PageProps) => {
    const { name, title } = page.game.rules;
    const [isDeclined, setDeclined] = useState(false);
    if (isDeclined) return undefined;
    return (
      <div class="row offer">
        <p>{words.offer(gameNamed(name)?.title[language] ?? title)}</p>
        <button type="button" onClick={() => runner.go('learn')}>
          {words.learn}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            declineLessons(name);
            setDeclined(true);
          }}
        >
          {words.decline}
        </button>
      </div>
    );
  };
}
