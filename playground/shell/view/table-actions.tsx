/** The buttons of the table: what can be done now. */

import { afterPaint } from '../../../src/engine/board/paint.js';
import { isOver, namesOf, redoTarget, stateAt, undoTarget } from '../model/match.js';
import { HUMAN } from '../model/seats.js';
import { coveredFor, nextStep } from '../model/turns.js';
import { GiveUp } from './give-up.js';
import { IconButton } from './icon.js';
import { useShellWords } from './language.js';
import type { MatchProps, PageProps } from './props.js';

/** Back and forth in moves that are not played. */
function PreviewActions({ page, runner }: PageProps) {
  const { preview } = page;
  const words = useShellWords().table;
  if (preview === undefined) return undefined;
  const { steps, moves } = preview;
  const step = (to: number) =>
    runner.dispatch({ type: 'preview', line: { ...preview, steps: to } });
  return (
    <>
      <IconButton
        icon="back"
        label={words.previousMove}
        disabled={steps === 0}
        onClick={() => step(steps - 1)}
      />
      <IconButton
        icon="forward"
        label={words.nextMove}
        disabled={steps === moves.length}
        onClick={() => step(steps + 1)}
      />
      <button
        type="button"
        data-item="leave"
        class="primary"
        onClick={() => runner.dispatch({ type: 'preview', line: undefined })}
      >
        {words.leave}
      </button>
    </>
  );
}

/** On from an earlier position, or back to the last one. */
function EarlierActions({ runner }: Pick<PageProps, 'runner'>) {
  const words = useShellWords().table;
  const [back, toGame] = words.backToGame;
  return (
    <>
      <IconButton icon="fork" label={words.playFromHere} onClick={runner.fork} />
      <button
        type="button"
        data-item="live"
        class="primary"
        onClick={() => runner.dispatch({ type: 'view', events: undefined })}
      >
        {back}
        <span class="label">{toGame}</span>
      </button>
    </>
  );
}

/** Back to an earlier turn, and forth again. */
function UndoActions({ page, runner, match }: MatchProps) {
  const { game } = page;
  const words = useShellWords().table;
  const isWatched = !match.seats.includes(HUMAN);
  return (
    <>
      {!isWatched && (
        <IconButton
          icon="undo"
          label={words.undo}
          disabled={undoTarget(game, match) === undefined}
          onClick={() => runner.dispatch({ type: 'undo' })}
        />
      )}
      {redoTarget(game, match) !== undefined && (
        <IconButton
          icon="redo"
          label={words.redo}
          onClick={() => runner.dispatch({ type: 'redo' })}
        />
      )}
    </>
  );
}

/** What can be done in the last position of a game that is not over. */
function TurnActions({ page, runner, match }: MatchProps) {
  const { game, paused, hinting } = page;
  const { dispatch } = runner;
  const words = useShellWords().table;
  const state = stateAt(match);
  const step = nextStep(page);
  const player = game.rules.playerToMove(state);
  const label = game.rules.chance?.isDue(state) === true ? game.chanceLabel(state) : undefined;
  const isPersons = step === undefined && label === undefined && !paused;
  return (
    <>
      {isPersons && coveredFor(page) === undefined && (
        <IconButton
          icon="hint"
          label={words.hint}
          disabled={hinting}
          onClick={() => dispatch({ type: 'hint' })}
        />
      )}
      <GiveUp page={page} runner={runner} match={match} />
      {!match.seats.includes(HUMAN) && (
        <button
          type="button"
          data-item="pause"
          onClick={() => dispatch({ type: 'pause', on: !paused })}
        >
          {paused ? words.goOn : words.pause}
        </button>
      )}
      {page.unanswered === page.turn && (
        <button type="button" data-item="ask" class="primary" onClick={runner.askAgain}>
          {words.askAgain}
        </button>
      )}
      {page.unanswered === page.turn && (
        <button
          type="button"
          data-item="replace"
          onClick={() => dispatch({ type: 'change-seat', index: player, seat: HUMAN })}
        >
          {words.playFor(namesOf(match)[player] ?? '')}
        </button>
      )}
      {step !== undefined && page.unanswered !== page.turn && (
        <IconButton
          icon="skip"
          label={words.skip}
          title={words.aboutSkip}
          disabled={page.hurried}
          onClick={() => dispatch({ type: 'hurry' })}
        />
      )}
      {label !== undefined && step === undefined && (
        <button
          type="button"
          data-item="next"
          class="primary"
          onClick={() =>
            afterPaint(() => {
              dispatch({ type: 'chance', turn: page.turn });
              // The button goes: keys continue from the board, once it shows what follows.
              setTimeout(() =>
                document.querySelector<HTMLElement>(game.board)?.focus({ preventScroll: true }),
              );
            })
          }
        >
          {label}
        </button>
      )}
    </>
  );
}

/** What can be done now: at most four buttons. */
export function Actions({ page, runner, match, openResult }: MatchProps & { openResult(): void }) {
  const words = useShellWords().table;
  if (page.elsewhere) {
    return (
      <button type="button" data-item="here" class="primary" onClick={runner.playHere}>
        {words.playHere}
      </button>
    );
  }
  if (page.preview !== undefined) return <PreviewActions page={page} runner={runner} />;
  if (page.view !== undefined) return <EarlierActions runner={runner} />;
  return (
    <>
      <UndoActions page={page} runner={runner} match={match} />
      {isOver(page.game, match) ? (
        <>
          <IconButton icon="result" label={words.result} onClick={openResult} />
          <IconButton
            icon="again"
            look="primary"
            label={words.playAgain}
            onClick={runner.playAgain}
          />
        </>
      ) : (
        <TurnActions page={page} runner={runner} match={match} />
      )}
    </>
  );
}
