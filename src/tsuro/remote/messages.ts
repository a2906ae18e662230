/** The messages of tournaments between machines: what a server says, and what players answer. */
import { cut, listChoices } from '../../text/message.js';
import { accept, type Parsed, refuse, writeJson } from '../../text/parsed.js';
import { type Cs4500Element, readCs4500Action, writeCs4500Board } from '../api/cs4500.js';
import type { GameState } from '../api/game-state.js';
import { COLOURS, type Colour, isUpTo } from '../codec/json.js';
import { Offer } from '../state/position.js';
import { Count } from '../state/tiles.js';
import { type Move, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';

/** The answer to what needs none. */
export const VOID = 'void';

/** What a server says, as it is sent. */
export type SentMessage =
  | readonly ['playing-as', readonly [Colour]]
  | readonly ['others', readonly Colour[]]
  | readonly ['initial' | 'take-turn', readonly [readonly Cs4500Element[], ...number[]]]
  | readonly ['end-of-tournament', readonly [boolean]];

/** Say to a player who it is, and who the others are. */
export function introductionsOf(
  seat: number,
  players: number,
): readonly [SentMessage, SentMessage] {
  const colours = COLOURS.slice(0, players);
  // There is a colour for each seat.
  const own = COLOURS[seat] as Colour;
  return [
    ['playing-as', [own]],
    ['others', colours.filter((colour) => colour !== own)],
  ];
}

/** Ask for a move. */
export function questionOf(state: GameState): SentMessage {
  const name = state.phase === 'setup' ? 'initial' : 'take-turn';
  return [name, [writeCs4500Board(state), ...state.hand]];
}

/** Most characters of a value that messages repeat. */
const LONGEST = 60;

/** Write a value that was found, cut where it is long. */
function found(value: unknown): string {
  return cut(writeJson(value), LONGEST);
}

/** Read the answer to what needs none. */
export function readVoid(value: unknown): Parsed<typeof VOID> {
  return value === VOID ? accept(VOID) : refuse({ found: found(value), expected: `"${VOID}"` });
}

/** The forms of moves. */
const FORMS = { setup: '[[tile, degrees], port, x, y]', turn: '[tile, degrees]' } as const;

/** Whether a value has the form of a move of a phase: that of the other one, and those with a colour, are others. */
function hasForm(value: unknown, phase: keyof typeof FORMS): boolean {
  if (!Array.isArray(value)) return false;
  const [first] = value;
  return phase === 'setup'
    ? value.length === 4 && Array.isArray(first)
    : value.length === 2 && typeof first === 'number';
}

/** Read the answer to the question for a move. Whether it is legal is not looked at. */
export function readMove(value: unknown, state: GameState): Parsed<Move> {
  const phase = state.phase === 'setup' ? 'setup' : 'turn';
  if (!hasForm(value, phase)) return refuse({ found: found(value), expected: FORMS[phase] });
  const read = readCs4500Action(value, state.turn);
  if (read.ok) return accept(read.move);
  const [issue] = read.issues;
  return refuse({ found: found(value), expected: FORMS[phase], message: issue?.message });
}

/** What a server says, as it is read. */
export type Message =
  | { readonly kind: 'playing-as'; readonly player: PlayerId }
  | { readonly kind: 'others'; readonly players: readonly PlayerId[] }
  | {
      readonly kind: 'initial' | 'take-turn';
      readonly board: unknown;
      readonly tiles: readonly number[];
    }
  | { readonly kind: 'end-of-tournament'; readonly isWon: boolean };

/** Find the player of a colour. */
function playerOf(colour: unknown): PlayerId | undefined {
  return PLAYER_IDS.find((_, player) => COLOURS[player] === colour);
}

function readQuestion(kind: 'initial' | 'take-turn', given: readonly unknown[]) {
  const [board, ...rest] = given;
  const tiles = rest.filter((tile): tile is number => isUpTo(Count.Tiles - 1, tile));
  const count = kind === 'initial' ? Offer.Setup : Offer.Turn;
  const isRead = tiles.length === count && rest.length === count;
  return isRead ? ({ kind, board, tiles } as const) : undefined;
}

/** How the arguments of each message are read: `undefined` for others. */
const READERS: {
  readonly [Kind in Message['kind']]: (given: readonly unknown[]) => Message | undefined;
} = {
  'playing-as': ([colour, ...more]) => {
    const player = playerOf(colour);
    return player === undefined || more.length > 0 ? undefined : { kind: 'playing-as', player };
  },
  others: (colours) => {
    const players = colours.flatMap((colour) => playerOf(colour) ?? []);
    return players.length === colours.length ? { kind: 'others', players } : undefined;
  },
  initial: (given) => readQuestion('initial', given),
  'take-turn': (given) => readQuestion('take-turn', given),
  'end-of-tournament': ([isWon, ...more]) =>
    typeof isWon === 'boolean' && more.length === 0
      ? { kind: 'end-of-tournament', isWon }
      : undefined,
};

/** Read what a server says. The board is read when it is needed. */
export function readMessage(value: unknown): Parsed<Message> {
  const [name, given, ...more]: readonly unknown[] = Array.isArray(value) ? value : [];
  const kind = Object.keys(READERS).find((each) => each === name) as
    | keyof typeof READERS
    | undefined;
  const isMessage = kind !== undefined && Array.isArray(given) && more.length === 0;
  const message = isMessage ? READERS[kind](given) : undefined;
  if (message !== undefined) return accept(message);
  const names = listChoices(Object.keys(READERS));
  const expected = isMessage ? `what belongs to ${kind}` : `a list of a name, ${names}, and a list`;
  return refuse({ found: found(value), expected });
}
