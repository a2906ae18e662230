/** Read the entries that a server sends, which may be of any version, or of no server of rooms at all. */
import {
  type Entry,
  type EntryKind,
  type EntryKinds,
  LONGEST_CHAT,
  LONGEST_NAME,
} from './entries.js';
import {
  CLOCK,
  EVENTS,
  type Field,
  type FieldsOf,
  FLAG,
  LEVEL,
  list,
  MOST_SEATS,
  nullable,
  object,
  oneOf,
  optional,
  PERSON,
  RULES,
  readFields,
  SEAT,
  SEATS,
  TIME,
  text,
  word,
} from './fields.js';

const NAME = text(LONGEST_NAME);

/** A code of a device, a hash, or a secret. */
const CODE = text(100);

/** An event, as records have it. */
const EVENT = text(10_000);

const SEATED = object({ person: PERSON, name: optional(NAME) });
const SEATED_LEVEL = object({ level: LEVEL });

/** A person or a level in a seat. */
const OCCUPANT: Field<NonNullable<EntryKinds['sit']['occupant']>> = {
  expected: 'a person or a level',
  read: (value) => SEATED.read(value) ?? SEATED_LEVEL.read(value),
};

/** The two strings of a state: games of your own may have long ones. */
const STRINGS = list(2, text(100_000));
const STATE: Field<readonly [string, string]> = {
  expected: 'two texts',
  read: (value) => {
    const [shared, players] = STRINGS.read(value) ?? [];
    return shared === undefined || players === undefined ? undefined : [shared, players];
  },
};

const ENTRIES: { readonly [Kind in EntryKind]: FieldsOf<EntryKinds[Kind]> } = {
  room: {
    settings: object({
      game: word(40),
      rules: RULES,
      clock: CLOCK,
      leavers: LEVEL,
      isPrivate: FLAG,
      watchersChat: FLAG,
    }),
  },
  join: { person: PERSON, name: NAME, browser: CODE, watches: FLAG },
  invite: { name: NAME },
  denied: { browser: CODE },
  leave: { person: PERSON, why: oneOf('left', 'kicked') },
  lost: { person: PERSON },
  back: { person: PERSON },
  host: { person: PERSON },
  sit: { seat: SEAT, occupant: nullable(OCCUPANT) },
  swap: { seats: SEATS },
  mute: { person: PERSON, muted: FLAG },
  chat: { person: PERSON, text: text(LONGEST_CHAT) },
  start: { start: STATE, rules: RULES, order: list(MOST_SEATS, SEAT), fairness: CODE },
  play: { event: EVENT, why: optional(oneOf('time', 'resigned')) },
  resign: { seat: SEAT },
  wake: {},
  control: {
    seat: SEAT,
    level: nullable(LEVEL),
    why: oneOf('left', 'lost', 'time', 'resigned', 'kicked', 'back'),
  },
  ask: { person: PERSON, events: EVENTS },
  agree: { person: PERSON, yes: FLAG },
  undo: { events: EVENTS },
  over: { secret: CODE, forfeit: optional(word(1)) },
  ready: { person: PERSON },
};

/**
 * Read an entry.
 *
 * @param value - any value
 * @returns the entry with its known fields; `undefined` if it is none, or of a later version
 */
export function readEntry(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, at } = value as Readonly<Record<string, unknown>>;
  if (typeof kind !== 'string' || !Object.hasOwn(ENTRIES, kind)) return undefined;
  const time = TIME.read(at);
  const read = readFields<object>(ENTRIES[kind as EntryKind], value);
  // The fields are those of the kind.
  return time !== undefined && read.ok ? ({ kind, at: time, ...read.value } as Entry) : undefined;
}
