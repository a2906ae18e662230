/** The game of a room: the board for the seats of this device, what happens, and what lies next to it. */
import { deadlineOf, type Match as RoomMatch, seatsOf, seatToMove } from 'azulejo/online';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { statusOf } from '../shell/model/ending.js';
import { isOver, stateAt } from '../shell/model/match.js';
import type { Page } from '../shell/model/page.js';
import { SPEEDS } from '../shell/model/preferences.js';
import { ownSeat } from '../shell/model/seats.js';
import { coveredFor, firstPerson, otherMove } from '../shell/model/turns.js';
import { withStudyStyles } from '../shell/running/styles.js';
import { Bar } from '../shell/view/bar.js';
import { Clocks } from '../shell/view/clocks.js';
import { HandOver } from '../shell/view/hand-over.js';
import { useShellWords } from '../shell/view/language.js';
import { Later } from '../shell/view/later.js';
import { useTitle } from '../shell/view/title.js';
import { Actions } from './actions.js';
import { clockOf, type Line, lineOf, namesIn, shownMatch, withPeople } from './line.js';
import { type RoomProps, refusalWords, useRoomWords } from './parts.js';
import { Door } from './people.js';
import { RoomBoard } from './room-board.js';
import { useCatchUp, useLastLine, usePeopleSays, useResult } from './showing.js';
import { RoomSide } from './side.js';
import { useNotice, useSounds } from './turn-notice.js';

export interface TableProps extends RoomProps {
  /** What was refused last. */
  readonly notice: string;
  showSeats(): void;
}

/** Milliseconds after which a move without a choice is played. */
const FORCED_AFTER = 900;

/** The game in progress, or the one that has just ended. */
function Game(props: TableProps & { readonly roomMatch: RoomMatch }) {
  const { page, session, room, me, roomMatch, notice: refused, openMenu } = props;
  const { game } = page;
  const allWords = useRoomWords();
  const { table: words } = allWords;
  const shell = useShellWords();
  const kept = useRef<Line>(undefined);
  const names = namesIn(game, room);
  const line = lineOf(game, roomMatch, names, kept.current);
  kept.current = line;
  const own = seatsOf(room, me.id);
  const match = useMemo(
    () => shownMatch(game, session.id, room, roomMatch, line, own),
    [game, line, own.join(), roomMatch.over, roomMatch.resigned],
  );
  const { length } = roomMatch.events;
  const pace = SPEEDS[page.preferences.speed].factor;
  const seen = useCatchUp(roomMatch, pace);
  const [viewed, setView] = useState<number>();
  const view = viewed !== undefined && viewed < length ? viewed : undefined;
  const [holder, setHolder] = useState<number>();
  const [said, setSaid] = useState('');
  /** The number of events before the move that is on its way. */
  const [sent, setSent] = useState(-1);
  const shown: Page = {
    ...page,
    place: 'table',
    match,
    view,
    elsewhere: false,
    preview: undefined,
    holder,
    hint: undefined,
    notice: '',
  };
  const isEnded = isOver(game, match);
  const next = isEnded ? -1 : seatToMove(game.rules, room);
  const isMine = own.includes(next) && room.seats[next]?.control === undefined;
  const isAsked = roomMatch.question !== undefined;
  const isLive = view === undefined && seen === length;
  const canMove = isMine && isLive && sent !== length && session.isConnected;
  const state = stateAt(match, view ?? seen);
  const status = statusOf(shown, match, view ?? seen);
  const forced = canMove ? game.forcedEvent(roomMatch.state) : undefined;

  const play = (move: string) => {
    setSent(length);
    setSaid('');
    void session.ask('move', { event: length, text: move }).then((refusal) => {
      if (refusal === undefined) return;
      setSent(-1);
      const isIllegal = refusal !== 'cut' && refusal.code === 'move.illegal';
      setSaid(
        isIllegal
          ? game.words.refusal(roomMatch.state, move, names)
          : refusalWords(allWords, refusal),
      );
    });
  };
  useEffect(() => {
    // Going back leads to the same number again.
    setSent(-1);
    setSaid('');
  }, [length]);
  useEffect(() => {
    // The server lets a player drop out who has no move.
    if (forced === undefined || forced.endsWith('!')) return undefined;
    const timer = setTimeout(() => play(forced), FORCED_AFTER * pace);
    return () => clearTimeout(timer);
  }, [forced, length]);

  const covered = isLive
    ? coveredFor({ ...shown, match: { ...match, covers: match.covers && game.hides } })
    : undefined;
  const { isOpen, setOpen } = useResult(room, isLive);
  const headline =
    view !== undefined
      ? shell.table.viewing(view, length)
      : isMine && isLive && own.length === 1 && forced === undefined
        ? words.yourTurn
        : status;
  // After the page has written a title of its own.
  useTitle(isMine ? words.titleTurn : status, 400);
  useNotice(isMine, words.notified, status);
  useSounds(game, roomMatch.events, roomMatch.over !== undefined, page.preferences.sound === 'on');
  const people = usePeopleSays(props);
  const lastLine = useLastLine(props);
  const asker = room.people.find(({ id }) => id === roomMatch.question?.by)?.name ?? '';
  const answer = roomMatch.question?.agreed.includes(me.id) ? words.asked : words.question(asker);
  const question = isAsked && own.length > 0 ? answer : '';
  const prompt = canMove && forced === undefined ? game.words.prompt(state) : '';
  const watching = own.length === 0 ? words.watching : '';
  const more =
    (session.isConnected ? '' : words.lost) ||
    question ||
    said ||
    refused ||
    lastLine ||
    people ||
    (view === undefined ? prompt || watching : words.earlier);
  const other = isEnded
    ? undefined
    : otherMove({ ...shown, view: view ?? (seen < length ? seen : undefined) });
  const refusal =
    view !== undefined
      ? words.earlier
      : isEnded
        ? shell.refusals.over
        : !session.isConnected
          ? words.lost
          : sent === length
            ? words.sending
            : canMove
              ? undefined
              : shell.refusals.notYourTurn(status);
  const clock = useMemo(
    () => clockOf(game, room, session.now),
    [game, roomMatch.turnAt, roomMatch.left, deadlineOf(game.rules, room)],
  );
  const timed = useMemo(() => withPeople(match, room), [match, room.seats]);
  const stage = useRef<HTMLElement>(null);
  return (
    <>
      <section
        class={`stage${view === undefined ? '' : ' viewing'}`}
        aria-label={shell.table.title}
        tabIndex={-1}
        ref={stage}
      >
        <Bar
          openMenu={openMenu}
          says={
            <div class="says">
              <div class="headline">
                <h2 class="capital">{headline}</h2>
                {other !== undefined && (
                  <p class="last-move">
                    <strong>{other.name}</strong> {other.text}
                  </p>
                )}
              </div>
              <p role="status" aria-live="polite" class="more">
                {more}
              </p>
            </div>
          }
        >
          <Actions
            {...props}
            shown={shown}
            match={match}
            own={own}
            openResult={() => setOpen(true)}
            toGame={() => setView(undefined)}
          />
        </Bar>
        <Door session={session} room={room} me={me} />
        {clock !== undefined && (
          <Clocks
            key={match.id}
            match={timed}
            clock={clock}
            leading={game.leading?.(firstPerson(match))}
          />
        )}
        {covered === undefined ? (
          <RoomBoard
            page={page}
            match={match}
            events={view ?? seen}
            own={ownSeat(match)}
            pace={pace}
            refusal={refusal}
            play={play}
            say={setSaid}
          />
        ) : (
          <HandOver
            name={names[covered] ?? ''}
            ready={() => {
              setHolder(covered);
              stage.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </section>
      {covered === undefined && <RoomSide {...props} shown={shown} own={own} view={setView} />}
      {isOpen && (
        <Later
          load={async () => (await withStudyStyles(import('./after.js'))).After}
          props={{ ...props, shown, match, close: () => setOpen(false) }}
        />
      )}
    </>
  );
}

/** The table of a room. */
export function RoomTable(props: TableProps) {
  const { match } = props.room;
  if (match === undefined) return undefined;
  return <Game key={match.startedAt} {...props} roomMatch={match} />;
}
