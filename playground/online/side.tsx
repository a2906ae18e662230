/** What lies beside the board of a room: the moves, the chat, the people. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useRoving } from '../../src/engine/board/roving.js';
import type { Page } from '../shell/model/page.js';
import { useShellWords } from '../shell/view/language.js';
import { Moves } from '../shell/view/moves.js';
import { Chat, unreadLines } from './chat.js';
import { Invite } from './invite.js';
import { type RoomProps, useRoomWords } from './parts.js';
import { People } from './people.js';
import { canAsk } from './turn-notice.js';

const TABS = ['moves', 'chat', 'room'] as const;

type Tab = (typeof TABS)[number];

/** A button that lets the system tell of one's turn. */
function Notify() {
  const words = useRoomWords().table;
  const [isAsked, setAsked] = useState(!canAsk());
  if (isAsked) return undefined;
  return (
    <button
      type="button"
      onClick={() => {
        void Notification.requestPermission().finally(() => setAsked(true));
      }}
    >
      {words.notify}
    </button>
  );
}

export function RoomSide(
  props: RoomProps & {
    readonly shown: Page;
    readonly own: readonly number[];
    view(events: number | undefined): void;
  },
) {
  const { shown, own, view, session, room } = props;
  const { table: words, chat } = useRoomWords();
  const { moves } = useShellWords();
  const [tab, setTab] = useState<Tab>('chat');
  const [seen, setSeen] = useState(session.happened.at(-1)?.number ?? 0);
  const roving = useRoving<HTMLDivElement>();
  const last = session.happened.at(-1)?.number ?? 0;
  useEffect(() => {
    if (tab === 'chat') setSeen(last);
  }, [tab, last]);
  const unread = tab === 'chat' ? 0 : unreadLines(session, seen);
  const names: Readonly<Record<Tab, string>> = {
    moves: moves.title,
    chat: chat.title,
    room: words.room,
  };
  const panels: Readonly<Record<Tab, () => JSX.Element>> = {
    moves: () => (
      <Moves
        page={shown}
        runner={{
          dispatch: (action) => {
            if (action.type === 'view') view(action.events);
          },
        }}
      />
    ),
    chat: () => <Chat {...props} />,
    room: () => (
      <div class="room-tab">
        <People {...props} />
        <Notify />
        {own.length > 0 && room.match?.over === undefined && (
          <p class="aside">{words.noAnalysis}</p>
        )}
        <Invite {...props} />
      </div>
    ),
  };
  return (
    <aside class="side" aria-label={words.tabs}>
      <div class="studies" role="tablist" aria-label={words.tabs} tabIndex={-1} ref={roving.ref}>
        {TABS.map((each) => (
          <button
            type="button"
            role="tab"
            key={each}
            id={`tab-${each}`}
            data-item={each}
            aria-selected={each === tab}
            aria-controls={`beside-${each}`}
            onClick={() => setTab(each)}
          >
            {names[each]}
            {each === 'chat' && unread > 0 && (
              <>
                {' '}
                <span class="unread" aria-hidden="true">
                  {unread}
                </span>
                <span class="unseen">, {chat.unread(unread)}</span>
              </>
            )}
          </button>
        ))}
      </div>
      {TABS.map((each) => (
        <div
          class="studied"
          key={each}
          id={`beside-${each}`}
          role="tabpanel"
          aria-labelledby={`tab-${each}`}
          hidden={each !== tab}
        >
          {each === tab && panels[each]()}
        </div>
      ))}
    </aside>
  );
}
