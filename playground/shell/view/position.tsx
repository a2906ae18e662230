/** The position on the board, with what is marked on it. */
import { useMemo } from 'preact/hooks';
import { eventsOf, homeOf, pastOf, stateAt } from '../model/match.js';
import { shownAt } from '../model/page.js';
import { SPEEDS } from '../model/preferences.js';
import { previewedEvent, previewedPast } from '../model/preview.js';
import { ownSeat } from '../model/seats.js';
import { firstPerson, waitsForRoll, whyNoMove } from '../model/turns.js';
import { Board } from './board.js';
import { useLater } from './later.js';
import { useNames } from './names.js';
import type { MatchProps } from './props.js';

/** The board, which is only drawn again when the position or what is marked changes. */
export function Position({
  page,
  runner,
  match,
  advise,
  settled,
}: MatchProps & {
  advise(text: string | undefined): void;
  /** Called with a state that is shown once it lies still. */
  settled(state: unknown): void;
}) {
  const { game, hint, pointed, preview, preferences, hurried, turn } = page;
  const { analysing, analysis } = page;
  // Drawn one frame after the results, to keep each task short.
  const lateBest = useLater(analysis?.ratings[0]?.move);
  const best = analysing && analysis !== undefined ? lateBest : undefined;
  const marked = preview === undefined ? (pointed ?? hint ?? best) : undefined;
  const names = useNames(match, ownSeat(match));
  const pace = hurried ? 0 : SPEEDS[preferences.speed].factor;
  const waits = waitsForRoll(page);
  return useMemo(() => {
    const roll = waits ? () => runner.dispatch({ type: 'chance', turn }) : undefined;
    const events = shownAt(page);
    const state = stateAt(match, events);
    const event = eventsOf(match)[events - 1];
    const before = events > 0 ? stateAt(match, events - 1) : undefined;
    const shown =
      preview === undefined ? { state, before, event } : previewedEvent(game, match, preview);
    // A move that is only shown is seen on the board of its player.
    const mover =
      preview === undefined || shown.event === undefined
        ? -1
        : game.rules.playerToMove(shown.before);
    return (
      <Board
        key={match.id}
        tag={game.board}
        state={shown.state}
        names={names}
        last={shown.event === undefined ? undefined : { before: shown.before, event: shown.event }}
        past={() =>
          preview === undefined ? pastOf(match, events) : previewedPast(game, match, preview)
        }
        home={mover >= 0 ? mover : homeOf(game, match, events)}
        first={firstPerson(match)}
        refusal={whyNoMove(page)}
        marked={marked}
        hint={hint}
        pace={pace}
        more={game.roller === undefined ? game.more : { ...game.more, roll }}
        play={(move) => runner.dispatch({ type: 'play', turn, move })}
        say={(notice) => runner.dispatch({ type: 'say', notice })}
        refuse={(notice) => runner.dispatch({ type: 'say', notice, isRefusal: true })}
        advise={advise}
        settled={() => {
          settled(shown.state);
          runner.settled(shown.state);
        }}
      />
    );
  }, [game, match.line, match.count, match.seats, turn, marked, hint, pace, preview, waits]);
}
