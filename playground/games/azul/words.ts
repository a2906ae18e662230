/** Azul in words, with everything counted from 1. */
import {
  COLOURS,
  type Colour,
  type ColourCounts,
  type DealView,
  type DraftView,
  type GameState,
  type Issue,
  inspect,
  inspectEvent,
  PLAYER_IDS,
  type PlayerId,
  type PlayerView,
  playerToMove,
  type Source,
  type StateView,
  standings,
  type Target,
  type TilingView,
} from 'azulejo';
import { counted, listed } from '../../shell/words.js';

/** The parts of the points in words; that which all players have alike is no reason. */
const REASONS: Readonly<Record<string, string>> = {
  score: 'points so far',
  placement: 'tiles placed',
  floor: 'floor',
  rows: 'rows',
  columns: 'columns',
  colours: 'colours',
  storage: 'tiles stored',
  token: 'first move',
  later: 'later rounds',
  denial: 'kept from others',
};

/** Name a part of the points. */
export function reasonName(part: string): string {
  return REASONS[part] ?? part;
}

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  a: 'blue',
  b: 'green',
  c: 'orange',
  d: 'purple',
  e: 'red',
};

/** Return the number of a player. */
export function numberOf(player: PlayerId): number {
  return PLAYER_IDS.indexOf(player);
}

/** Return the name of a player. */
export function nameOf(player: PlayerId, names: readonly string[]): string {
  return names[numberOf(player)] || `Player ${player}`;
}

/** Name a source. */
export function sourceName(source: Source): string {
  return source === 'C' ? 'the centre' : `factory ${source + 1}`;
}

/** Name a target. */
export function targetName(target: Target): string {
  return target === 'F' ? 'the floor' : `row ${target + 1}`;
}

/** List tiles in words; `nothing` for none. */
export function tilesInWords(tiles: ColourCounts, token = false): string {
  const words = COLOURS.filter((colour) => tiles[colour] > 0).map(
    (colour) => `${tiles[colour]} ${COLOUR_NAMES[colour]}`,
  );
  return listed([...words, ...(token ? ['the first-player marker'] : [])]) || 'empty';
}

/** Describe a storage row: `Row 3: 2 of 3 blue`. */
export function storageInWords({ storage }: PlayerView, row: number): string {
  const line = storage[row];
  const held =
    line == null
      ? `empty, ${row + 1} to fill`
      : `${line.number} of ${row + 1} ${COLOUR_NAMES[line.colour]}`;
  return `Row ${row + 1}: ${held}`;
}

/** Describe a row of the mosaic: `Mosaic: blue in column 1, red in column 4`. */
export function mosaicInWords({ mosaic }: PlayerView, row: number): string {
  const placed = (mosaic[row] ?? []).flatMap((colour, column) =>
    colour === null ? [] : [`${COLOUR_NAMES[colour]} in column ${column + 1}`],
  );
  return `mosaic row ${row + 1}: ${listed(placed) || 'empty'}`;
}

/** Describe a floor: `Floor: 2 blue, minus 2 points`. */
export function floorInWords({ floor }: PlayerView, penalty: number): string {
  const held = tilesInWords(floor.tiles, floor.token);
  return penalty === 0 ? `Floor: ${held}` : `Floor: ${held}, minus ${counted(penalty, 'point')}`;
}

/** Say what happens next. */
export function statusWords(state: GameState, names: readonly string[]): string {
  const player = playerToMove(state);
  const name = player === undefined ? '' : nameOf(player, names);
  switch (state.phase) {
    case 'drafting':
      return `${name} takes tiles`;
    case 'tiling':
      return `${name} tiles the mosaic`;
    case 'round-end':
      return isFresh(state) ? 'A new game' : 'The round is over';
    case 'game-over':
      return winnersInWords(state, names);
  }
}

/** Say what a person can do. */
export function promptWords(state: GameState): string {
  switch (state.phase) {
    case 'drafting':
      return 'Choose tiles of one colour, then a row or the floor.';
    case 'tiling':
      return 'Choose a cell of the mosaic for the full row.';
    case 'round-end':
      return 'The floors are settled, then the next tiles are dealt.';
    case 'game-over':
      return '';
  }
}

/** Whether no tile has been dealt yet. */
export function isFresh(state: GameState): boolean {
  const { bag } = inspect(state);
  return state.phase === 'round-end' && COLOURS.every((colour) => bag[colour] === 20);
}

function winnersInWords(state: GameState, names: readonly string[]): string {
  const winners = standings(state)
    .filter(({ winner }) => winner)
    .map(({ player }) => nameOf(player, names));
  return winners.length === 1 ? `${winners[0]} wins` : `${listed(winners)} share the win`;
}

/** Say what an event did, as a sentence. */
export function eventSentence(state: GameState, event: string, names: readonly string[]): string {
  const view = inspectEvent(state, event);
  if (view.kind === 'deal') return dealSentence(view, names);
  const name = nameOf(view.player, names);
  return view.kind === 'draft'
    ? `${name} takes ${draftWords(view)}.`
    : `${name}: ${tilingWords(view)}.`;
}

/** Say what an event did, for a list. */
export function eventEntry(state: GameState, event: string): string {
  const view = inspectEvent(state, event);
  switch (view.kind) {
    case 'draft': {
      const { tiles, colour, source, target, toFloor } = view;
      const to = target === 'F' ? 'floor' : `row ${target + 1}`;
      const fallen = target !== 'F' && toFloor > 0 ? `, ${toFloor} to the floor` : '';
      const from = source === 'C' ? 'centre' : `factory ${source + 1}`;
      return `${tiles} ${COLOUR_NAMES[colour]}, ${from} → ${to}${fallen}`;
    }
    case 'tiling':
      return view.column === 'F'
        ? `Row ${view.row + 1} has no place: ${view.toFloor} to the floor`
        : `${COLOUR_NAMES[view.colour]} to row ${view.row + 1}, column ${view.column + 1}`;
    case 'deal':
      return view.begins === null
        ? 'Floors and bonuses'
        : `Deal${view.settlements.length > 0 ? ', floors settled' : ''}`;
  }
}

function draftWords({ tiles, colour, token, source, target, toFloor }: DraftView): string {
  const taken = `${tiles} ${COLOUR_NAMES[colour]}${token ? ' and the first-player marker' : ''}`;
  const fallen = target === 'F' || toFloor === 0 ? '' : `; ${toFloor} to the floor`;
  return `${taken} from ${sourceName(source)} to ${targetName(target)}${fallen}`;
}

function tilingWords({ row, column, colour, points, toFloor }: TilingView): string {
  const tile = `${COLOUR_NAMES[colour]} of row ${row + 1}`;
  return column === 'F'
    ? `no place for ${tile}, ${toFloor} to the floor`
    : `${tile} to column ${column + 1}, ${counted(points, 'point')}`;
}

function dealSentence(
  { settlements, begins, bonuses }: DealView,
  names: readonly string[],
): string {
  const lost = settlements
    .filter(({ penalty }) => penalty > 0)
    .map(({ player, penalty }) => `${nameOf(player, names)} loses ${counted(penalty, 'point')}`);
  const won = bonuses
    .filter(({ total }) => total > 0)
    .map(({ player, total }) => `${nameOf(player, names)} gets a bonus of ${total}`);
  const parts = [
    ...(lost.length > 0 ? [`For the floor, ${listed(lost)}.`] : []),
    ...(won.length > 0 ? [`${listed(won)}.`] : []),
    ...(begins === null ? [] : [`A new round is dealt; ${nameOf(begins, names)} begins.`]),
  ];
  return parts.join(' ');
}

/** Name the round that a deal begins, after a number of rounds. */
export function sectionTitle(event: string, earlier: number): string | undefined {
  if (!event.startsWith('F')) return undefined;
  return event === 'F' ? 'The end' : `Round ${earlier + 1}`;
}

/** Say why a move is illegal. */
export function refusalWords(issue: Issue, view: StateView, names: readonly string[]): string {
  switch (issue.code) {
    case 'move.row-full':
      return 'This row is full.';
    case 'move.row-holds-other-colour': {
      const { held, colour } = issue.parameters;
      return `This row holds ${COLOUR_NAMES[held]}, so ${COLOUR_NAMES[colour]} cannot go there.`;
    }
    case 'move.colour-in-mosaic-row':
      return `The mosaic has ${COLOUR_NAMES[issue.parameters.colour]} in this row already.`;
    case 'move.row-not-full':
      return 'This row is not full, so its tile stays until the next round.';
    case 'move.row-not-next':
      return `Full rows are tiled from the top: row ${Number(issue.parameters.next) + 1} comes first.`;
    case 'move.cell-taken':
      return 'A tile is there already.';
    case 'move.colour-in-mosaic-column':
      return `This column has ${COLOUR_NAMES[issue.parameters.colour]} already.`;
    case 'move.colour-off-its-cell':
      return `In this row, ${COLOUR_NAMES[issue.parameters.colour]} belongs to column ${Number(issue.parameters.home) + 1}.`;
    case 'move.floor-not-needed':
      return 'The tile has a place in the mosaic.';
    case 'move.not-your-turn':
      return `It is the turn of ${nameOf(view.turn, names)}.`;
    case 'move.wrong-phase':
      return view.phase === 'tiling'
        ? 'Full rows are moved to the mosaic now.'
        : 'This is not possible now.';
    default:
      return issue.message;
  }
}
