/** What is said in a room, and what happened there. Everything is shown as text. */
import { LONGEST_CHAT, personOf } from 'azulejo/online';
import { useEffect, useRef, useState } from 'preact/hooks';
import { levelName, type RoomProps, refusalWords, seatName, useRoomWords } from './parts.js';
import type { Happened, RoomSession } from './session.js';
import type { RoomWords } from './words.js';

/** Describe what happened; `undefined` if it is a line of chat. */
function saidOf(
  words: RoomWords['chat'],
  game: RoomProps['page']['game'],
  { entry, room }: Happened,
): string | undefined {
  const name = (id: string) => personOf(room, id)?.name ?? '';
  switch (entry.kind) {
    case 'join':
      return entry.watches ? words.joinedToWatch(entry.name) : words.joined(entry.name);
    case 'leave':
      return entry.why === 'kicked'
        ? words.kicked(name(entry.person))
        : words.left(name(entry.person));
    case 'lost':
    case 'back':
    case 'host':
    case 'ready':
      return words[entry.kind](name(entry.person));
    case 'start':
      return words.started;
    case 'control': {
      const player = seatName(game, room, entry.seat);
      return entry.level === null
        ? words.playsAgain(player)
        : words.plays(player, levelName(game, entry.level));
    }
    case 'ask':
      return words.asks(name(entry.person));
    case 'agree':
      return entry.yes ? words.agrees(name(entry.person)) : words.declines(name(entry.person));
    case 'undo':
      return words.undone;
    case 'resign':
      return words.resigned(seatName(game, room, entry.seat));
    case 'over':
      return words.over;
    default:
      return undefined;
  }
}

/** Number of lines of others that have not been seen. */
export function unreadLines(session: RoomSession, seen: number): number {
  return session.happened.filter(
    ({ number, entry }) => number > seen && entry.kind === 'chat' && entry.person !== session.me,
  ).length;
}

export function Chat({
  page,
  session,
  room,
  me,
  isTitled = false,
}: RoomProps & {
  /** Whether no tab says what it is. */
  readonly isTitled?: boolean;
}) {
  const all = useRoomWords();
  const words = all.chat;
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(session.draft);
  const write = (draft: string) => {
    session.draft = draft;
    setText(draft);
  };
  const [fault, setFault] = useState('');
  const { happened } = session;
  const last = happened.at(-1)?.number;
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last]);
  // As the server decides: the host is never quiet.
  const isClosed = me.watches && !room.settings.watchersChat;
  const mayWrite = room.host === me.id || (!me.muted && !isClosed);
  const whyNot = isClosed ? words.closed : all.refusals['chat.muted'];
  const send = async () => {
    const line = text.trim();
    if (line === '') return;
    const refusal = await session.ask('chat', { text: line });
    setFault(refusal === undefined ? '' : refusalWords(all, refusal));
    if (refusal === undefined) write('');
  };
  return (
    <section class="panel chat" aria-label={words.title}>
      {isTitled && <h3>{words.title}</h3>}
      {happened.length === 0 && <p class="aside">{words.none}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is also scrolled by keys. */}
      <div class="log" role="log" aria-label={words.title} tabIndex={0} ref={list}>
        <ol>
          {happened.map((each) => {
            const { entry, number } = each;
            return entry.kind === 'chat' ? (
              <li key={number}>
                <strong>{personOf(each.room, entry.person)?.name}</strong>{' '}
                <span dir="auto">{entry.text}</span>
              </li>
            ) : (
              <li key={number} class="aside">
                {saidOf(words, page.game, each)}
              </li>
            );
          })}
        </ol>
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          aria-label={words.write}
          placeholder={mayWrite ? words.write : whyNot}
          value={text}
          disabled={!mayWrite}
          maxLength={LONGEST_CHAT}
          autocomplete="off"
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" disabled={!mayWrite}>
          {words.send}
        </button>
      </form>
      <p class="bad" role="alert">
        {fault}
      </p>
    </section>
  );
}
