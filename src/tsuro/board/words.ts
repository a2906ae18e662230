/** Tsuro in words: what there is to say. How it is said is in the folder `words`. */

import { Catalogue } from '../../engine/board/language/catalogue.js';
import type { Language } from '../../engine/board/language/languages.js';
import { type GameWords, loadWords, namesOf, type WordsOptions } from '../../engine/board/words.js';
import { winnersIn } from '../../engine/game/standings.js';
import type { GameState } from '../api/game-state.js';
import { inspect, type StateView, standings } from '../api/inspect.js';
import { type EventView, inspectEvent } from '../api/inspect-event.js';
import { explainMove } from '../api/play.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { walks } from '../api/wires.js';
import type { TsuroIssue } from '../codec/issues.js';
import { decodeMove } from '../codec/moves.js';
import { facedBy } from '../render/caption.js';
import {
  type Deal,
  type Forfeit,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  type Port,
  type Rotation,
  type Square,
} from '../state/vocabulary.js';
import { angleOf, coordinatesOf } from './geometry.js';
import type { Place, TsuroWords } from './words/en.js';

export type { TsuroWords } from './words/en.js';

export const TSURO = new Catalogue<TsuroWords>({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  pt: () => import('./words/pt.js'),
});

export type TsuroEvent = Move | Deal | Forfeit;

type TurnView = Extract<EventView, { kind: 'turn' }>;

export const { numberOf, nameOf } = namesOf(PLAYER_IDS);

/** Number the column and the row of a square as they are counted. */
function placeOf({ countFrom }: TsuroWords, square: string): Place {
  const [column, row] = coordinatesOf(square);
  return [column + countFrom, row + countFrom];
}

/** Write a tile as it lies: its number and its rotation, as in `22 (90°)`. */
export function tileName({ countFrom }: TsuroWords, tile: number, rotation: Rotation): string {
  return `${tile + countFrom} (${angleOf(rotation)}°)`;
}

/** Whether an event is a move: `D04n` is one by player D, and `D0407` a deal. */
export function isMove(event: TsuroEvent): event is Move {
  return /^[A-E]\d\d[nesw]/.test(event);
}

/** Return the square that a player's stone is before. */
export function targetOf({ players }: StateView, player: PlayerId): Square | undefined {
  const view = players[numberOf(player)];
  return view && facedBy(view);
}

/** Return the square of a move's tile. */
export function squareOf(state: GameState, move: Move): Square | undefined {
  const parts = decodeMove(move);
  return parts.kind === 'setup' ? parts.square : targetOf(inspect(state), parts.player);
}

/** The walks that end a player's game. */
function outsIn(view: TurnView) {
  return view.walks.flatMap(({ player, end }) => (end === 'stays' ? [] : [{ player, end }]));
}

/** Describe what an event did, for the list of moves. */
export function eventEntry(words: TsuroWords, state: GameState, event: TsuroEvent): string {
  const { board, entries } = words;
  const view = inspectEvent(state, event);
  if (view.kind === 'forfeit') return view.isForced ? entries.noMove : entries.givesUp;
  if (view.kind === 'deal') return entries.dealt(view.tiles.length);
  const tile = tileName(words, view.tile, view.rotation);
  if (view.kind === 'setup') return board.start(tile, placeOf(words, view.square), view.port);
  const outs = outsIn(view);
  const own = outs.find(({ player }) => player === view.player);
  const others = outs.length > (own === undefined ? 0 : 1);
  return entries.places(tile, placeOf(words, view.square), own?.end, others);
}

/** Describe what an event did, as a sentence. */
export function eventSentence(
  words: TsuroWords,
  state: GameState,
  event: TsuroEvent,
  names: readonly string[],
): string {
  const { events } = words;
  const view = inspectEvent(state, event);
  const name = nameOf(words, view.player, names);
  if (view.kind === 'forfeit') return view.isForced ? events.noMove(name) : events.givesUp(name);
  if (view.kind === 'deal') return events.draws(name, view.tiles.length);
  const tile = tileName(words, view.tile, view.rotation);
  if (view.kind === 'setup')
    return events.starts(name, tile, placeOf(words, view.square), view.port);
  const outs = outsIn(view).map(({ player, end }) => ({ name: nameOf(words, player, names), end }));
  return events.places(name, tile, placeOf(words, view.square), outs);
}

/** Describe what happens next. */
export function statusWords(words: TsuroWords, state: GameState, names: readonly string[]): string {
  const { status } = words;
  const name = state.turn === undefined ? '' : nameOf(words, state.turn, names);
  switch (state.phase) {
    case 'deal':
      return status.draws(name);
    case 'setup':
      return status.starts(name);
    case 'turn':
      return status.places(name);
    case 'game-over': {
      const winners = winnersIn(standings(state)).map((player) => nameOf(words, player, names));
      return winners.length === 0 ? status.nobody : status.wins(winners);
    }
  }
}

/** The words for each issue of a move. */
const REFUSALS: Readonly<Record<string, keyof TsuroWords['refusals']>> = {
  'move.square-inside': 'inside',
  'move.square-taken': 'taken',
  'move.square-beside-tile': 'besideTile',
  'move.port-faces-edge': 'facesEdge',
  'move.leaves-board': 'leaves',
  'move.makes-loop': 'loops',
};

/** Explain why a move is illegal. */
export function refusalWords({ refusals }: TsuroWords, { code }: TsuroIssue): string {
  return refusals[REFUSALS[code] ?? 'notNow'];
}

/** Describe a move that is not played: its tile with its rotation, and what it would do. */
export function adviceWords(
  words: TsuroWords,
  state: GameState,
  move: Move,
  names: readonly string[],
): string {
  const { board } = words;
  const parts = decodeMove(move);
  const tile = tileName(words, parts.tile, parts.rotation);
  if (parts.kind === 'setup') return board.start(tile, placeOf(words, parts.square), parts.port);
  const found = walks(state, move).map(({ player, path, end }) => {
    const name = nameOf(words, player, names);
    if (end !== 'stays') return board.out(name, end);
    const last = path.at(-1)?.slice(0, 2) ?? '';
    return board.walks(name, path.length - 1, placeOf(words, last));
  });
  return `${board.tile(tile)}: ${found.join('; ')}`;
}

/** List the names of the players who would go out by a move. */
export function outNames(
  words: TsuroWords,
  state: GameState,
  move: Move,
  names: readonly string[],
): string[] {
  return walks(state, move)
    .filter(({ end }) => end !== 'stays')
    .map(({ player }) => nameOf(words, player, names));
}

/** Say whether a player is still in the game or, if not, how and when it left. */
export function playerWords(
  { fates }: TsuroWords,
  view: Pick<StateView, 'players'>,
  player: PlayerId,
): string {
  const { avatar, left } = view.players[numberOf(player)] ?? {};
  if (left) {
    const reason = fates.reasons[left.reason];
    return left.round === 0 ? fates.out(reason) : fates.outIn(reason, left.round);
  }
  return avatar ? fates.onBoard : fates.notYet;
}

/** Describe what is on a square: its tile, and the stones on it. */
export function placeWords(
  words: TsuroWords,
  view: StateView,
  square: Square,
  names: readonly string[],
): string {
  const tile = view.board.find((each) => each.square === square);
  const stones = view.players.flatMap(({ player, avatar }) =>
    avatar?.square === square ? [{ name: nameOf(words, player, names), port: avatar.port }] : [],
  );
  const before = view.players
    .filter((each) => facedBy(each) === square)
    .map(({ player }) => nameOf(words, player, names));
  return words.board.square({
    place: placeOf(words, square),
    tile: tile && tileName(words, tile.tile, tile.rotation),
    stones,
    before,
  });
}

/** Name a square. */
export function squareWords(words: TsuroWords, square: Square): string {
  return words.places.square(placeOf(words, square));
}

/** Name a place at the side of a square. */
export function startWords(words: TsuroWords, square: Square, port: Port): string {
  return words.places.start(placeOf(words, square), port);
}

/**
 * A place on the board of Tsuro: a square by column and row, such as `04`, or a port of it where an avatar stands, such
 * as `04g`.
 */
export type TsuroPlace = Square | `${Square}${Port}`;

/** The words of Tsuro in one language, as functions, for the text around a board. {@link tsuroWords} returns them. */
export interface TsuroGameWords extends GameWords<TsuroTypes, TsuroPlace> {
  /**
   * Describe whether a player is still in the game or, if not, how and when it left: `looped, round 7`.
   *
   * @param state - any state
   * @param player - the player's letter, from `A` to `E`
   * @returns a few words
   */
  fate(state: GameState, player: PlayerId): string;
}

/**
 * Load the words of Tsuro in a language, for the text around a board.
 *
 * @param language - the tag of the language: `en`, `de`, `es` or `pt`
 * @param options - `countFrom`, the number of the first column, row and tile in the words: 1 by default, or 0
 * @returns a promise of functions that write captions, a list of moves and what became of players in this language
 * @throws TypeError if there is no such language, or an option does not exist; RangeError if `countFrom` is not 0 or 1:
 * the promise is rejected with it
 *
 * @example
 * ```ts
 * import { tsuroWords } from 'azulejo/board/tsuro';
 * import { newGame } from 'azulejo/tsuro';
 *
 * const words = await tsuroWords('de');
 * words.status(newGame(), ['Ada', 'Bob', 'Cleo']); // 'Ada zieht Plättchen'
 * words.place('04'); // 'Spalte 1, Zeile 5'
 * words.place('04g'); // 'Spalte 1, Zeile 5, Westseite unten'
 * ```
 */
export async function tsuroWords(
  language: Language,
  options?: WordsOptions,
): Promise<TsuroGameWords> {
  const words = await loadWords(TSURO, language, options);
  const { entries, prompts } = words;
  return {
    status: (state, names) => statusWords(words, state, names),
    prompt: ({ phase }) => (phase === 'setup' || phase === 'turn' ? prompts[phase] : ''),
    event: (before, event, names) => eventSentence(words, before, event, names),
    entry: (before, event) => eventEntry(words, before, event),
    section(before) {
      const { round } = inspect(before);
      return round === 0 ? entries.setup : entries.round(round);
    },
    refusal(state, move) {
      const issue = explainMove(state, move);
      return issue === undefined ? '' : refusalWords(words, issue);
    },
    place(place) {
      // After the square stands nothing, or a port.
      const [square, port] = [place.slice(0, 2) as Square, place.slice(2) as Port];
      return place.length === 2 ? squareWords(words, square) : startWords(words, square, port);
    },
    fate: (state, player) => playerWords(words, inspect(state), player),
  };
}
