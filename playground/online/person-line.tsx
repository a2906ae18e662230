/** A person in a room, and what the host can do about them. */
import { isPlaying, type Person, type Room, seatsOf } from 'azulejo/online';
import { useState } from 'preact/hooks';
import type { PlayedGame } from '../shell/played-game.js';
import { Dialog } from '../shell/view/dialog.js';
import { useShellWords } from '../shell/view/language.js';
import { LevelField, USUAL_LEVEL } from './level-field.js';
import { type RoomProps, seatName, useRoomWords } from './parts.js';

/** List the seats of somebody that the host can give to a level for the rest of the game. */
function replaceableSeats(room: Room, person: string, isOwn: boolean): readonly number[] {
  if (!isPlaying(room)) return [];
  const seats = seatsOf(room, person);
  // The host gives up an only seat by resigning.
  if (isOwn && seats.length < 2) return [];
  return seats.filter((seat) => room.seats[seat]?.control === undefined);
}

/** What the host can do about somebody. */
interface Action {
  readonly item: string;
  readonly label: string;
  /** The player whom it is about, if it is not the person. */
  readonly of?: string;
  act(): void;
}

export function PersonLine({
  person,
  page,
  room,
  me,
  act,
  remove,
  replace,
}: RoomProps & {
  readonly person: Person;
  remove(): void;
  replace(seat: number): void;
}) {
  const { people: words, room: roomWords } = useRoomWords();
  const { id, name, muted, presence, watches } = person;
  const marks = [
    id === room.host ? roomWords.host : '',
    watches ? words.watches : '',
    presence === 'lost' ? words.lost : '',
    muted ? words.muted : '',
  ].filter((mark) => mark !== '');
  const isHost = room.host === me.id;
  const isOther = isHost && id !== me.id;
  const actions: readonly Action[] = [
    ...(isHost ? replaceableSeats(room, id, id === me.id) : []).map((seat) => ({
      item: 'replace',
      label: words.replace,
      of: seatName(page.game, room, seat),
      act: () => replace(seat),
    })),
    isOther && {
      item: 'mute',
      label: muted ? words.unmute : words.mute,
      act: () => void act('mute', { person: id, muted: !muted }),
    },
    isOther &&
      presence === 'here' &&
      !watches && {
        item: 'host',
        label: words.makeHost,
        act: () => void act('host', { person: id }),
      },
    isOther && { item: 'kick', label: words.remove, act: remove },
  ].filter((action) => action !== false);
  return (
    <li>
      <span>
        <span class={presence === 'here' ? 'presence' : 'presence lost'} aria-hidden="true" />{' '}
        <strong>{id === me.id ? roomWords.you(name) : name}</strong>
        {marks.length > 0 && <small> {marks.join(', ')}</small>}
      </span>
      {actions.length > 0 && (
        <span class="row">
          {actions.map(({ item, label, of = name, act: press }) => (
            <button
              type="button"
              class="quiet"
              key={`${item} ${of}`}
              data-item={item}
              aria-label={`${label}: ${of}`}
              onClick={press}
            >
              {of === name ? label : `${label}: ${of}`}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

/** Ask which level is to play for somebody. */
export function Replace({
  game,
  name,
  answer,
}: {
  readonly game: PlayedGame;
  readonly name: string;
  answer(level: number | undefined): void;
}) {
  const words = useRoomWords().people;
  const { cancel } = useShellWords().navigation;
  const [level, setLevel] = useState(USUAL_LEVEL);
  return (
    <Dialog title={words.replaceTitle(name)} close={() => answer(undefined)}>
      <p>{words.replaceText}</p>
      <LevelField label={words.level} game={game} level={level} choose={setLevel} />
      <div class="row end">
        <button type="button" onClick={() => answer(undefined)}>
          {cancel}
        </button>
        <button type="button" class="primary" onClick={() => answer(level)}>
          {words.replace}
        </button>
      </div>
    </Dialog>
  );
}
