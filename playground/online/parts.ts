/** What all parts of a room are given, and how they speak of people. */
import {
  type Asked,
  type Person,
  personOf,
  playerName,
  type Refusal,
  type RequestKind,
  type Room,
} from 'azulejo/online';
import type { PlayedGame } from '../shell/played-game.js';
import { useWords } from '../shell/view/language.js';
import type { PageProps } from '../shell/view/props.js';
import type { RoomSession } from './session.js';
import { ROOM_WORDS, type RoomWords } from './words.js';

export interface RoomProps extends PageProps {
  readonly session: RoomSession;
  readonly room: Room;
  /** The person at this device. */
  readonly me: Person;
  /** Ask the server for something, and say why not if it refuses. Resolves to whether it is done. */
  act<Kind extends RequestKind>(type: Kind, asked: Asked<Kind>): Promise<boolean>;
  openMenu(): void;
}

export function useRoomWords(): RoomWords {
  return useWords(ROOM_WORDS);
}

/** Say why something was refused; what nobody can meet is in the words of the server. */
export function refusalWords(words: RoomWords, refusal: Refusal | 'cut'): string {
  if (refusal === 'cut') return words.table.lost;
  const { code, message } = refusal;
  return words.refusals[code] ?? message;
}

/** Return the name of a level. */
export function levelName({ agents }: PlayedGame, level: number): string {
  return agents.find(({ name }) => name === `level-${level}`)?.label ?? `${level}`;
}

/** Return the name of who sits on a seat; empty if nobody does. */
export function seatName(game: PlayedGame, room: Room, seat: number): string {
  const { occupant = null } = room.seats[seat] ?? {};
  if (occupant !== null && 'level' in occupant) return levelName(game, occupant.level);
  return playerName(room, seat);
}

/** Return the person who has a seat. */
export function personAt(room: Room, seat: number): Person | undefined {
  const { occupant = null } = room.seats[seat] ?? {};
  return occupant !== null && 'person' in occupant ? personOf(room, occupant.person) : undefined;
}

/** Whether somebody is in the room, or may come back at once. */
export function isPresent({ presence }: Person): boolean {
  return presence === 'here' || presence === 'lost';
}

/** Whether a game can start: nobody has left a seat, and none is empty. */
export function isFull(room: Room): boolean {
  return room.seats.every(({ occupant }, seat) => {
    const person = personAt(room, seat);
    return occupant !== null && (person === undefined || isPresent(person));
  });
}

/** List the levels that can play. */
export function levelsOf({
  agents,
}: PlayedGame): { readonly level: number; readonly label: string }[] {
  return agents.flatMap(({ name, label }) => {
    const [, level] = /^level-(\d)$/.exec(name) ?? [];
    return level === undefined ? [] : [{ level: Number(level), label }];
  });
}
