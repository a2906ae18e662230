/** The buttons of the table of a room: what can be done now. */
import { seatToMove } from 'azulejo/online';
import { useState } from 'preact/hooks';
import { type Match, namesOf, undoTarget } from '../shell/model/match.js';
import type { Page } from '../shell/model/page.js';
import { Question } from '../shell/view/dialog.js';
import { IconButton } from '../shell/view/icon.js';
import { useShellWords } from '../shell/view/language.js';
import { type RoomProps, useRoomWords } from './parts.js';

/** Giving up, after a question. */
function Resign({
  match,
  act,
  seat,
}: RoomProps & { readonly match: Match; readonly seat: number }) {
  const { table: words } = useRoomWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <IconButton icon="flag" label={words.resign} onClick={() => setAsked(true)} />
      {isAsked && (
        <Question
          title={words.resignTitle(namesOf(match)[seat] ?? '')}
          text={match.seats.length === 2 ? words.resignOfTwo : words.resignOfMore}
          yes={words.resign}
          answer={(isYes) => {
            setAsked(false);
            if (isYes) void act('resign', { seat });
          }}
        />
      )}
    </>
  );
}

/** What can be done now. */
export function Actions(
  props: RoomProps & {
    showSeats(): void;
    readonly shown: Page;
    readonly match: Match;
    readonly own: readonly number[];
    openResult(): void;
    toGame(): void;
  },
) {
  const { shown, page, match, room, me, act, own, openResult, toGame, showSeats } = props;
  const { table: words, after } = useRoomWords();
  const shell = useShellWords().table;
  const { question } = room.match ?? {};
  if (shown.view !== undefined) {
    return (
      <button type="button" data-item="live" class="primary" onClick={toGame}>
        {words.toGame}
      </button>
    );
  }
  if (room.match?.over !== undefined) {
    return (
      <>
        <IconButton icon="result" label={shell.result} onClick={openResult} />
        <button type="button" data-item="seats" onClick={showSeats}>
          {after.toRoom}
        </button>
      </>
    );
  }
  if (own.length === 0) return undefined;
  if (question !== undefined && !question.agreed.includes(me.id)) {
    return (
      <>
        <button
          type="button"
          data-item="agree"
          class="primary"
          onClick={() => act('agree', { yes: true })}
        >
          {words.agree}
        </button>
        <button type="button" data-item="decline" onClick={() => act('agree', { yes: false })}>
          {words.decline}
        </button>
      </>
    );
  }
  const target = undoTarget(page.game, match);
  const next = seatToMove(page.game.rules, room);
  const { forfeits } = page.game.rules;
  const playing = own.filter(
    (seat) =>
      room.seats[seat]?.control === undefined &&
      forfeits?.explain(room.match?.state, seat) === undefined,
  );
  const seat = playing.includes(next) ? next : playing[0];
  return (
    <>
      <IconButton
        icon="undo"
        label={words.askBack}
        disabled={target === undefined || question !== undefined}
        onClick={() => target !== undefined && act('undo', { events: target })}
      />
      {seat !== undefined && <Resign {...props} seat={seat} />}
    </>
  );
}
