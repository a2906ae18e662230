/** What lies next to the board of a room: the moves, the chat, the people. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Page } from '../shell/model/page.js';
import { useShellWords } from '../shell/view/language.js';
import { Moves } from '../shell/view/moves.js';
import { Tabs } from '../shell/view/tabs.js';
import { Chat, unreadLines } from './chat.js';
import { Invite } from './invite.js';
import { type RoomProps, useRoomWords } from './parts.js';
import { People } from './people.js';

type Tab = 'moves' | 'chat' | 'room';

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
  const last = session.happened.at(-1)?.number ?? 0;
  useEffect(() => {
    if (tab === 'chat') setSeen(last);
  }, [tab, last]);
  const unread = tab === 'chat' ? 0 : unreadLines(session, seen);
  const chatTitle = (
    <>
      {chat.title}
      {unread > 0 && (
        <>
          {' '}
          <span class="unread" aria-hidden="true">
            {unread}
          </span>
          <span class="unseen">, {chat.unread(unread)}</span>
        </>
      )}
    </>
  );
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
        {own.length > 0 && room.match?.over === undefined && (
          <p class="aside">{words.noAnalysis}</p>
        )}
        <Invite {...props} />
      </div>
    ),
  };
  const panel = (name: Tab) => name === tab && panels[name]();
  return (
    <aside class="side" aria-label={words.tabs}>
      <Tabs
        label={words.tabs}
        tabs={[
          { name: 'moves', title: moves.title, panel: panel('moves') },
          { name: 'chat', title: chatTitle, panel: panel('chat') },
          { name: 'room', title: words.room, panel: panel('room') },
        ]}
        chosen={tab}
        choose={(name) => setTab(name)}
      />
    </aside>
  );
}
