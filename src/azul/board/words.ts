/** Azul in words: what there is to say of positions and events. How it is said is in the folder `words`. */

import type { AzulIssue } from '../../codec/issues.js';
import { Catalogue, wordsIn } from '../../engine/board/language/catalogue.js';
import type { Language } from '../../engine/board/language/languages.js';
import { type GameWords, loadWords, namesOf, type WordsOptions } from '../../engine/board/words.js';
import type { Colour, PlayerId } from '../../state/vocabulary.js';
import type { AzulTypes } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import type { DealView, DraftView, TilingView } from '../api/inspect-event.js';
import { explainMove, playerToMove } from '../api/play.js';
import { standings } from '../api/score.js';
import { COLOURS, PLAYER_IDS } from '../api/vocabulary.js';
import type { ColourCounts } from './position.js';
import { eventViewOf, viewOf } from './view.js';
import type { AzulWords, Draft, Gain, Tiling } from './words/en.js';

export type { AzulWords } from './words/en.js';

export const AZUL = new Catalogue<AzulWords>({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  pt: () => import('./words/pt.js'),
});

/** Name a part of the points. */
export function reasonName({ reasons }: AzulWords, part: string): string {
  return wordsIn(reasons, part) ?? part;
}

/** Return the number of a place as it is counted; the centre and the floor have none. */
export function counted(words: AzulWords, place: number): number;
export function counted<Named extends string>(
  words: AzulWords,
  place: number | Named,
): number | Named;
export function counted({ countFrom }: AzulWords, place: number | string): number | string {
  return typeof place === 'number' ? place + countFrom : place;
}

export const { numberOf, nameOf } = namesOf(PLAYER_IDS);

/** List tiles in words; `empty` for none. */
export function tilesInWords(
  { board, forms }: AzulWords,
  tiles: ColourCounts,
  token = false,
): string {
  const present = COLOURS.filter((colour) => tiles[colour] > 0);
  const words = present.map((colour) => board.tiles(tiles[colour], colour));
  return forms.listed([...words, ...(token ? [board.marker] : [])]) || board.empty;
}

/** Describe a storage row: `Row 3: 2 of 3 blue`. */
export function storageInWords(words: AzulWords, { storage }: PlayerView, row: number): string {
  const { board } = words;
  const line = storage[row];
  const [number, size] = [counted(words, row), row + 1];
  return line == null
    ? board.emptyRow(number, size)
    : board.row(number, line.number, size, line.colour);
}

/** Describe a row of the mosaic: `mosaic row 1: blue in column 1 and red in column 4`. */
export function mosaicInWords(words: AzulWords, { mosaic }: PlayerView, row: number): string {
  const { board, forms } = words;
  const placed = (mosaic[row] ?? []).flatMap((colour: Colour | null, column) =>
    colour === null ? [] : [board.inColumn(colour, counted(words, column))],
  );
  return board.mosaicRow(counted(words, row), forms.listed(placed) || board.empty);
}

/** Describe a floor: `Floor: 2 blue, minus 2 points`. */
export function floorInWords(words: AzulWords, { floor }: PlayerView, penalty: number): string {
  return words.board.floor(tilesInWords(words, floor.tiles, floor.token), penalty);
}

/** List who has won, once the game is over. */
function winnersOf(state: GameState): readonly PlayerId[] {
  return standings(state).flatMap(({ player, winner }) => (winner ? [player] : []));
}

/** How a player's board and tab look. */
export type Look = 'next' | 'winner' | '';

/** Return the look of a player's board and tab. */
export function lookOf(state: GameState, player: PlayerId): Look {
  if (player === playerToMove(state)) return 'next';
  return winnersOf(state).includes(player) ? 'winner' : '';
}

/** Describe what happens next. */
export function statusWords(words: AzulWords, state: GameState, names: readonly string[]): string {
  const { status } = words;
  const name = nameOf(words, state.turn, names);
  switch (state.phase) {
    case 'drafting':
      return status.takes(name);
    case 'tiling':
      return status.tiles(name);
    case 'round-end':
      return isFresh(state) ? status.newGame : status.roundOver;
    case 'game-over':
      return status.wins(winnersOf(state).map((winner) => nameOf(words, winner, names)));
  }
}

/** Whether no tile has been dealt yet. */
export function isFresh(state: GameState): boolean {
  const { bag } = viewOf(state);
  return state.phase === 'round-end' && COLOURS.every((colour) => bag[colour] === 20);
}

function draftOf(words: AzulWords, view: DraftView): Draft {
  const { tiles, colour, token, toFloor } = view;
  const [source, target] = [counted(words, view.source), counted(words, view.target)];
  return { tiles, colour, source, target, token, toFloor };
}

function tilingOf(words: AzulWords, view: TilingView): Tiling {
  const { colour, points, toFloor } = view;
  const column = view.column === 'F' ? undefined : counted(words, view.column);
  return { row: counted(words, view.row), column, colour, points, toFloor };
}

/** Describe what an event did, as a sentence. */
export function eventSentence(
  words: AzulWords,
  state: GameState,
  event: string,
  names: readonly string[],
): string {
  const view = eventViewOf(state, event);
  if (view.kind === 'deal') return dealSentence(words, view, names);
  const name = nameOf(words, view.player, names);
  return view.kind === 'draft'
    ? words.events.draft(name, draftOf(words, view))
    : words.events.tiling(name, tilingOf(words, view));
}

/** Describe what an event did, for a list. */
export function eventEntry(words: AzulWords, state: GameState, event: string): string {
  const { entries } = words;
  const view = eventViewOf(state, event);
  switch (view.kind) {
    case 'draft':
      return entries.draft(draftOf(words, view));
    case 'tiling':
      return entries.tiling(tilingOf(words, view));
    case 'deal':
      if (view.begins === null) return entries.end;
      return view.settlements.length > 0 ? entries.dealAndFloors : entries.deal;
  }
}

function dealSentence(
  words: AzulWords,
  { settlements, begins, bonuses }: DealView,
  names: readonly string[],
): string {
  const { events } = words;
  const gain = (player: PlayerId, points: number): Gain[] =>
    points > 0 ? [{ name: nameOf(words, player, names), points }] : [];
  const lost = settlements.flatMap(({ player, penalty }) => gain(player, penalty));
  const won = bonuses.flatMap(({ player, total }) => gain(player, total));
  const parts = [
    ...(lost.length > 0 ? [events.floors(lost)] : []),
    ...(won.length > 0 ? [events.bonuses(won)] : []),
    ...(begins === null ? [] : [events.deal(nameOf(words, begins, names))]),
  ];
  return parts.join(' ');
}

/** Name the round that a deal begins, after a number of rounds. */
export function sectionTitle(
  { entries }: AzulWords,
  event: string,
  earlier: number,
): string | undefined {
  if (!event.startsWith('F')) return undefined;
  return event === 'F' ? entries.theEnd : entries.round(earlier + 1);
}

/** Explain why a move is illegal. */
export function refusalWords(
  words: AzulWords,
  issue: AzulIssue,
  view: StateView,
  names: readonly string[],
): string {
  const { refusals } = words;
  switch (issue.code) {
    case 'move.row-full':
      return refusals.rowFull;
    case 'move.row-holds-other-colour':
      return refusals.otherColour(issue.parameters.held, issue.parameters.colour);
    case 'move.colour-in-mosaic-row':
      return refusals.inMosaicRow(issue.parameters.colour);
    case 'move.row-not-full':
      return refusals.rowNotFull;
    case 'move.row-not-next':
      return refusals.rowNotNext(counted(words, Number(issue.parameters.next)));
    case 'move.cell-taken':
      return refusals.cellTaken;
    case 'move.colour-in-mosaic-column':
      return refusals.inMosaicColumn(issue.parameters.colour);
    case 'move.colour-off-its-cell':
      return refusals.offItsCell(
        issue.parameters.colour,
        counted(words, Number(issue.parameters.home)),
      );
    case 'move.floor-not-needed':
      return refusals.floorNotNeeded;
    case 'move.colour-not-there':
      return refusals.notThere(issue.parameters.colour, counted(words, issue.parameters.source));
    case 'move.not-your-turn':
      return refusals.turnOf(nameOf(words, view.turn, names));
    case 'move.wrong-phase':
      return view.phase === 'tiling' ? refusals.tilingNow : refusals.notNow;
    default:
      return refusals.notNow;
  }
}

/** Explain why a move is illegal, by its text. */
export function moveRefusal(
  words: AzulWords,
  state: GameState,
  move: string,
  names: readonly string[],
): string {
  const issue = explainMove(state, move);
  return issue === undefined ? '' : refusalWords(words, issue, viewOf(state), names);
}

/**
 * A place on the table of Azul, by its `kind` and its numbers, which count from 0 as in moves. The function `place` of
 * {@link azulWords} names it.
 */
export type AzulPlace =
  | {
      /** A factory. */
      readonly kind: 'factory';
      /** Number of the factory, from 0 to 8. */
      readonly factory: number;
    }
  | {
      /** The centre, or a player's floor. */
      readonly kind: 'centre' | 'floor';
    }
  | {
      /** A storage row of a player's board, in which tiles of one colour are gathered. */
      readonly kind: 'row';
      /** Number of the row from the top, from 0 to 4. */
      readonly row: number;
    }
  | {
      /** A cell of the mosaic. */
      readonly kind: 'cell';
      /** Row of the cell from the top, from 0 to 4. */
      readonly row: number;
      /** Column of the cell from the left, from 0 to 4. */
      readonly column: number;
    };

/** Name a place. */
function placeName(words: AzulWords, place: AzulPlace): string {
  const { places } = words;
  switch (place.kind) {
    case 'factory':
      return places.factory(counted(words, place.factory));
    case 'row':
      return places.row(counted(words, place.row));
    case 'cell':
      return places.cell(counted(words, place.row), counted(words, place.column));
    default:
      return places[place.kind];
  }
}

/** Say what the player to move can do, or what is done next. */
function promptWords({ prompts }: AzulWords, state: GameState): string {
  const { players } = viewOf(state);
  const isFull = (row: readonly unknown[]) => row.every((colour) => colour !== null);
  const isLast = players.some(({ mosaic }) => mosaic.some(isFull));
  return prompts[state.phase === 'round-end' && isLast ? 'last-round-end' : state.phase];
}

/**
 * Load the words of Azul in a language, for the text around a board.
 *
 * @param language - the tag of the language: `en`, `de`, `es` or `pt`
 * @param options - `countFrom`, the number of the first factory, row and column in the words: 1 by default, or 0
 * @returns a promise of functions that write captions, a list of moves and reasons in this language
 * @throws TypeError if there is no such language, or an option does not exist; RangeError if `countFrom` is not 0 or 1:
 * the promise is rejected with it
 *
 * @example
 * ```ts
 * import { newGame, seededRng } from 'azulejo';
 * import { azulWords } from 'azulejo/board/azul';
 *
 * const words = await azulWords('de');
 * words.prompt(newGame({ rng: seededRng(1) })); // 'Wähle Fliesen einer Farbe, dann eine Musterreihe oder die Bodenreihe.'
 * words.place({ kind: 'factory', factory: 8 }); // 'Manufaktur 9'
 * words.place({ kind: 'cell', row: 1, column: 3 }); // 'Reihe 2 der Wand, Spalte 4'
 * ```
 */
export async function azulWords(
  language: Language,
  options?: WordsOptions,
): Promise<GameWords<AzulTypes, AzulPlace>> {
  const words = await loadWords(AZUL, language, options);
  return {
    status: (state, names) => statusWords(words, state, names),
    prompt: (state) => promptWords(words, state),
    event: (before, event, names) => eventSentence(words, before, event, names),
    entry: (before, event) => eventEntry(words, before, event),
    section: (_, event, earlier) => sectionTitle(words, event, earlier),
    refusal: (state, move, names) => moveRefusal(words, state, move, names),
    place: (place) => placeName(words, place),
    reason: (part) => reasonName(words, part),
  };
}
