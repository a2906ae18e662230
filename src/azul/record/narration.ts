/** Events in sentences. */
import { integerInRange, knownOptions } from '../../boundary/values.js';
import { COLOUR_NAMES, COLOURS, type FactoryDigit, type Source } from '../../state/vocabulary.js';
import { countOf } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import type { ColourCounts } from '../api/inspect.js';
import {
  type DealView,
  type DraftView,
  type EventView,
  inspectEvent,
  type PlayerBonus,
  type TilingView,
} from '../api/inspect-event.js';
import type { FloorSettlement } from '../api/score.js';
import { countFromOne, writeFactory } from './human-notation.js';

/** The names of places. */
export interface PlaceNames {
  /** Write the label of a source in a list of tiles. */
  label(source: Source): string;
  /** Name a source in a sentence. */
  source(source: Source): string;
  /** Number a row or a column. */
  place(place: number): string;
}

/** Places counted from 0, as the notation does. */
export const FROM_ZERO: PlaceNames = {
  label: (source) => `${source}`,
  source: (source) => (source === 'C' ? 'the centre' : `factory ${source}`),
  place: (place) => `${place}`,
};

/** Places counted from 1, as people do. */
export const FROM_ONE: PlaceNames = {
  label: writeFactory,
  source: (source) => (source === 'C' ? 'the centre' : `factory ${source + 1}`),
  place: countFromOne,
};

/**
 * Narrate an event in English: the tiles, their targets and the points.
 *
 * For another language, or for pictures, {@link inspectEvent} has the same as data.
 *
 * @param state - the state in which the event happens
 * @param event - a legal {@link Move}, or a {@link Deal} that {@link applyChance} accepts; any text is safe
 *   to pass, as it is checked
 * @param options - `countFrom`: the number of the first factory, row and column; 0, as in moves, by default
 * @returns sentences without a full stop: one for a move; for a deal, one for each floor that is settled,
 *   then one about who begins and the tiles of each factory, or about why the game is over, with each
 *   player's bonus
 * @throws {@link IllegalMoveError} or {@link IllegalChanceError} if the event cannot happen in the state; RangeError if
 *   `countFrom` is neither 0 nor 1; TypeError if the options are not an object, one is unknown, or
 *   `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * const state = applyChance(fresh, 'F0cdde1bbbe2abde3cdee4bcce');
 * narrateEvent(state, 'A1b2'); // ['A takes 3 green from factory 1 to row 2; e to the centre']
 * narrateEvent(state, 'A1b2', { countFrom: 1 }); // ['A takes 3 green from factory 2 to row 3; e to the centre']
 * ```
 */
export function narrateEvent(
  state: GameState,
  event: string,
  options?: { readonly countFrom?: 0 | 1 | undefined },
): string[] {
  const { countFrom = 0 } = knownOptions('Options', options, ['countFrom']);
  const names = integerInRange('countFrom', countFrom, 0, 1) === 0 ? FROM_ZERO : FROM_ONE;
  return sentencesOf(inspectEvent(state, event), names);
}

/** Say what an event does. */
export function sentencesOf(view: EventView, names: PlaceNames): string[] {
  switch (view.kind) {
    case 'draft':
      return [draftSentence(view, names)];
    case 'tiling':
      return [tilingSentence(view, names)];
    case 'deal':
      return [
        ...view.settlements.map((each) => `${each.player}: ${settlementSentence(each)}`),
        ...(view.begins === null
          ? [
              `Game over: ${endSentence(view)}`,
              ...view.bonuses.map((each) => `${each.player}: ${bonusSentence(each)}`),
            ]
          : [`${view.begins} begins: ${factoriesSentence(view, names)}`]),
      ];
  }
}

/** Say what a drafting move does. */
function draftSentence(view: DraftView, names: PlaceNames): string {
  const { player, source, colour, target, tiles, token, toFloor } = view;
  const taken = `${tiles} ${COLOUR_NAMES[colour]}${token ? ' and the token' : ''}`;
  const to = target === 'F' ? 'the floor' : `row ${names.place(target)}`;
  const rest = letters(view.toCentre);
  return joined(
    `${player} takes ${taken} from ${names.source(source)} to ${to}`,
    target === 'F' || toFloor === 0 ? '' : `${toFloor} to the floor`,
    overflow(view),
    rest === '' ? '' : `${rest} to the centre`,
  );
}

/** Say what a tiling move does. */
function tilingSentence(view: TilingView, { place }: PlaceNames): string {
  const { player, row, column, colour, points, score, toFloor } = view;
  const tile = `${COLOUR_NAMES[colour]} of row ${place(row)}`;
  return column === 'F'
    ? joined(`${player} has no column for ${tile}: ${toFloor} to the floor`, overflow(view))
    : `${player} places ${tile} in column ${place(column)}: ${countOf(points, 'point')}, ${score} in all`;
}

/** Say what a floor costs. */
export function settlementSentence({ pieces, penalty, score }: FloorSettlement): string {
  const floor = pieces === 0 ? 'nothing on the floor' : `${pieces} on the floor: -${penalty}`;
  return `${floor}, now ${countOf(score, 'point')}`;
}

/** Say what a player's bonus is made of. */
export function bonusSentence({ rows, columns, colours, total }: PlayerBonus): string {
  return `bonus ${total}: rows ${rows}, columns ${columns}, colours ${colours}`;
}

/** Say why the game is over. */
export function endSentence({ isRowComplete }: Pick<DealView, 'isRowComplete'>): string {
  return isRowComplete ? 'a mosaic row is complete' : 'no tile is left to deal';
}

/** List the tiles of every factory. */
export function factoriesSentence({ factories }: DealView, { label }: PlaceNames): string {
  return factories
    .map((tiles, number) => {
      // Factories are numbered as sources are.
      return `${label(number as FactoryDigit)} ${letters(tiles)}`;
    })
    .join('  ')
    .trimEnd();
}

/** Describe how many tiles go from a full floor to the discard; empty for none. */
function overflow({ toDiscard }: DraftView | TilingView): string {
  if (toDiscard === 0) return '';
  return `the floor is full, so ${toDiscard} ${toDiscard === 1 ? 'goes' : 'go'} to the discard`;
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ');
}

/** Write tiles as their letters. */
function letters(tiles: ColourCounts): string {
  return COLOURS.map((colour) => colour.repeat(tiles[colour])).join('');
}
