/** After a game: the result, the review, and another game. */

import type { Match } from '../shell/model/match.js';
import type { Page } from '../shell/model/page.js';
import { EndingDialog } from '../shell/view/ending.js';
import { useShellWords } from '../shell/view/language.js';
import { recordOf } from './line.js';
import { isFull, isPresent, type RoomProps, useRoomWords } from './parts.js';
import { Totals } from './waiting.js';

/** Open the finished game as any record, with its review. */
export async function reviewGame({ runner }: Pick<RoomProps, 'runner'>, match: Match) {
  await runner.openText(recordOf(match));
  runner.dispatch({ type: 'review', on: true });
}

/** Whether one is ready for another game, how many are, and the start of it. */
export function Another({ room, me, act, done }: RoomProps & { done(): void }) {
  const words = useRoomWords().after;
  const ready = room.match?.ready ?? [];
  const people = room.people.filter((person) => isPresent(person) && !person.watches);
  const count = people.filter(({ id }) => ready.includes(id)).length;
  const canStart = room.host === me.id && isFull(room);
  return (
    <>
      {ready.length > 0 && <p role="status">{words.ready(count, people.length)}</p>}
      <div class="row">
        {canStart ? (
          <button
            type="button"
            class="primary"
            onClick={() => {
              void act('start', {});
              done();
            }}
          >
            {words.start}
          </button>
        ) : (
          !me.watches && (
            <button
              type="button"
              class="primary"
              disabled={ready.includes(me.id)}
              onClick={() => act('ready', {})}
            >
              {ready.includes(me.id) ? words.isReady : words.another}
            </button>
          )
        )}
      </div>
    </>
  );
}

export function After(
  props: RoomProps & {
    readonly shown: Page;
    readonly match: Match;
    showSeats(): void;
    close(): void;
  },
) {
  const { shown, match, room, close, showSeats } = props;
  const words = useRoomWords().after;
  const { table } = useShellWords();
  return (
    <EndingDialog page={shown} match={match} close={close}>
      <Totals page={shown} room={room} />
      <Another {...props} done={close} />
      <div class="row">
        <button
          type="button"
          onClick={() => {
            close();
            // The dialog leaves its entry in the history first.
            setTimeout(() => void reviewGame(props, match), 50);
          }}
        >
          {words.review}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            showSeats();
          }}
        >
          {words.toRoom}
        </button>
        <button type="button" class="quiet" onClick={close}>
          {table.lookAtBoard}
        </button>
      </div>
    </EndingDialog>
  );
}
