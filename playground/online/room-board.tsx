/** The board of a game in a room, which is only drawn again when the position or the turn changes. */
import { useMemo } from 'preact/hooks';
import { eventsOf, homeOf, type Match, pastOf, stateAt } from '../shell/model/match.js';
import { firstPerson } from '../shell/model/turns.js';
import { Board } from '../shell/view/board.js';
import { useNames } from '../shell/view/names.js';
import type { PageProps } from '../shell/view/props.js';

export function RoomBoard({
  page,
  match,
  events,
  own,
  pace,
  refusal,
  play,
  say,
}: Pick<PageProps, 'page'> & {
  readonly match: Match;
  /** Number of events before the position that is shown. */
  readonly events: number;
  /** The seat of the only person at this device. */
  readonly own: number | undefined;
  readonly pace: number;
  readonly refusal: string | undefined;
  play(move: string): void;
  say(text: string): void;
}) {
  const { game } = page;
  const names = useNames(match, own);
  return useMemo(() => {
    const event = eventsOf(match)[events - 1];
    return (
      <Board
        key={match.id}
        tag={game.board}
        state={stateAt(match, events)}
        names={names}
        last={event === undefined ? undefined : { before: stateAt(match, events - 1), event }}
        past={() => pastOf(match, events)}
        home={homeOf(game, match, events)}
        first={firstPerson(match)}
        refusal={refusal}
        pace={pace}
        play={play}
        say={say}
        refuse={say}
      />
    );
  }, [game, match, events, names, pace, refusal]);
}
