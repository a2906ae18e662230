/** Giving up, after a question. */
import { useState } from 'preact/hooks';
import { forfeitWords } from '../model/ending.js';
import { namesOf } from '../model/match.js';
import { playerAtTurn } from '../model/turns.js';
import { Question } from './dialog.js';
import { IconButton } from './icon.js';
import { useShellWords } from './language.js';
import type { MatchProps } from './props.js';

/** The button of the person to move, and its question, which closes when the turn ends. */
export function GiveUp({ page, runner, match }: MatchProps) {
  const words = useShellWords().forfeit;
  const [asked, setAsked] = useState<number>();
  const player = playerAtTurn(page);
  if (player === undefined) return undefined;
  return (
    <>
      <IconButton icon="flag" label={words.giveUp} onClick={() => setAsked(page.turn)} />
      {asked === page.turn && (
        <Question
          title={words.question(namesOf(match)[player] ?? '')}
          text={forfeitWords(page, match, player)}
          yes={words.giveUp}
          answer={(isYes) => {
            setAsked(undefined);
            if (isYes) runner.dispatch({ type: 'give-up', reason: 'gave up' });
          }}
        />
      )}
    </>
  );
}
