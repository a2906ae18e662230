/**
 * A state as a picture in text.
 *
 * @packageDocumentation
 */

import { Rule } from '../../state/cells.js';
import { COLOURS } from '../../state/vocabulary.js';
import { ownProperties } from '../../text/arguments.js';
import { integerInRange } from '../../text/number-in-range.js';
import type { GameState } from '../api/game-state.js';
import { type ColourCounts, inspect, type StateView } from '../api/inspect.js';
import { playerToMove } from '../api/play.js';
import { counted, headline, nameOf, ranking, requireNames, rulesText, tilesIn } from './caption.js';
import { beside, type Line, padLine, type Span, span, spread, writeLines } from './styled-text.js';
import { BOARD_WIDTH, boardLines, EMPTY, TOKEN, tileSpan } from './text-board.js';

/** How to draw a picture in text. */
export interface TextPictureOptions {
  /** Whether to colour the tiles with a terminal's escape codes; `false` unless said. */
  readonly colour?: boolean | undefined;
  /** Names of the players, in turn order. Missing ones are left out, long ones cut. */
  readonly names?: readonly string[] | undefined;
  /** Number of the first factory, row and column: 0, as in moves, by default. */
  readonly countFrom?: 0 | 1 | undefined;
}

/** Widest line. */
const WIDTH = 80;
const FACTORY_WIDTH = 6;
const BOARDS_IN_A_ROW = 2;
const PILE_WIDTH = 8;
const LABEL_WIDTH = 9;

/**
 * Draw a state as text: plain ASCII, 80 columns at most, with a monospaced font.
 *
 * `[a]` is a tile and `[f]` the first-player token. A dot is an empty place, a bare letter an empty
 * cell of the fixed mosaic, where only that colour may lie. `>` stands before the player to move.
 * The numbers and the `F` are those of moves, so that a reader of the picture can write one;
 * counted from 1, they are those that people type.
 *
 * @param state - any state
 * @param options - colours for a terminal, names of the players
 * @returns lines joined by line feeds, none at the end, no spaces at the ends of lines. Without the
 * escape codes, the coloured picture is the plain one. Only names can bring in characters
 * beyond ASCII; control characters in them are escaped
 * @throws TypeError or RangeError if an option cannot be used
 *
 * @example
 * ```ts
 * import { renderText } from 'azulejo/render';
 *
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * const picture = renderText(nextRound(fresh, 'F0cdde1bbbe2abde3cdee4bcce'));
 * picture.split('\n').slice(2, 5);
 * // ['    0       1       2       3       4', ' [c][d]  [b][b]  [a][b]  [c][d]  [b][c]', ' [d][e]  [b][e]  [d][e]  [e][e]  [c][e]']
 * ```
 */
export function renderText(state: GameState, options?: TextPictureOptions): string {
  const view = inspect(state);
  const own = ownProperties('Options', options);
  requireNames(own.names);
  if (own.countFrom !== undefined) integerInRange('countFrom', own.countFrom, 0, 1);
  const lines: readonly Line[] = [
    spread([span(headline(state), 'strong')], [span(rulesText(state), 'faint')], WIDTH),
    [],
    ...factoryLines(view, own.countFrom),
    [],
    ...pileLines(view),
    ...boardsLines(state, view, own),
    ...(view.phase === 'game-over' ? standingLines(state) : []),
  ];
  return writeLines(lines, own.colour === true);
}

/** List tiles one by one. */
function tilesOf(counts: ColourCounts): Span[] {
  return COLOURS.flatMap((colour) => new Array<Span>(counts[colour]).fill(tileSpan(colour)));
}

/** Draw the factories, two tiles above two. */
function factoryLines({ factories }: StateView, first = 0): Line[] {
  const blocks = factories.map((counts, number): Line[] => {
    const tiles = tilesOf(counts);
    const places = Array.from({ length: Rule.FactoryTiles }, (_, place) => tiles[place] ?? EMPTY);
    const half = Rule.FactoryTiles / 2;
    return [[span(`   ${first + number}`, 'faint')], places.slice(0, half), places.slice(half)];
  });
  return beside(blocks, FACTORY_WIDTH, 2).map((line) => [span(' '), ...line]);
}

/** Draw centre, bag and discard: how many tiles of each colour. */
function pileLines({ centre, bag, discard }: StateView): Line[] {
  return [
    pileLine('Centre', centre.tiles, centre.token ? [TOKEN] : []),
    pileLine('Bag', bag, []),
    pileLine('Discard', discard, []),
  ];
}

function pileLine(label: string, counts: ColourCounts, token: Line): Line {
  const groups = COLOURS.flatMap((colour) => {
    const count = counts[colour];
    return padLine(count === 0 ? [] : [tileSpan(colour), span(`x${count}`)], PILE_WIDTH);
  });
  const total = span(counted(tilesIn(counts), 'tile').padEnd(PILE_WIDTH + 2), 'faint');
  return [span(` ${label}`.padEnd(LABEL_WIDTH)), ...groups, total, ...token];
}

/** Draw the boards, two in a row. */
function boardsLines(
  state: GameState,
  view: StateView,
  { names, countFrom = 0 }: TextPictureOptions,
): Line[] {
  const boards = view.players.map((board) =>
    boardLines(board, {
      name: nameOf(board.player, names),
      isNext: board.player === playerToMove(state),
      mosaic: view.rules.mosaic,
      countFrom,
    }),
  );
  const gap = WIDTH - BOARDS_IN_A_ROW * BOARD_WIDTH;
  return boards.flatMap((_, index) =>
    index % BOARDS_IN_A_ROW === 0
      ? [[], ...beside(boards.slice(index, index + BOARDS_IN_A_ROW), BOARD_WIDTH, gap)]
      : [],
  );
}

function standingLines(state: GameState): Line[] {
  const lines = ranking(state).map(({ rank, player, winner, text }): Line => {
    return [span(` ${rank}. ${player}  ${text}`, winner ? 'strong' : 'plain')];
  });
  return [[], [span(' Standings', 'strong')], ...lines];
}
