import {
  FAINT,
  type Line,
  labelOf,
  listWords,
  nameAt,
  type Span,
  STRONG,
  type Style,
  shortened,
  span,
  spread,
  type TextOptions,
  textOptions,
  writeLines,
} from '../../engine/render/styled-text.js';
import { countOf } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import { inspect, type PlayerView, type StateView } from '../api/inspect.js';
import { HIGHEST_ROLL, PATHS, type PathPlace } from '../state/position.js';
import { PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
import { COLUMNS, ROWS, type Row } from './board.js';

/** Describe what happens next, and which player acts. */
export function headline({ phase, turn, roll }: StateView): string {
  switch (phase) {
    case 'roll':
      return `${turn} to roll`;
    case 'move':
      return `${turn} to move a roll of ${roll}`;
    case 'game-over':
      return `Game over: ${turn} wins`;
  }
}

/** Describe the rules in force, in two lines. */
export function rulesLines(rules: Rules): readonly [string, string] {
  const again = [
    ...(rules.rosettesGrantRolls ? ['rosettes'] : []),
    ...(rules.capturesGrantRolls ? ['captures'] : []),
    ...(rules.zero === 'again' ? ['zeros'] : []),
  ];
  const safe = rules.safeRosettes ? 'safe' : 'not safe';
  return [
    `${countOf(rules.tokens, 'token')} each, rosettes are ${safe}`,
    again.length === 0 ? 'nobody rolls twice' : `roll again on ${again.join(', ')}`,
  ];
}

/** Describe in words what the picture shows. */
export function describe(view: StateView, names?: readonly string[]): string {
  const [tokens, again] = rulesLines(view.rules);
  const sides = view.players.map((side) => describeSide(side, names));
  return [`${tokens}; ${again}.`, ...sides].join(' ');
}

function describeSide({ player, hand, steps, home }: PlayerView, names?: readonly string[]) {
  const squares = steps.map((step) => `${step}${PATHS[player][step]?.rosette ? ' (rosette)' : ''}`);
  const board =
    squares.length === 0
      ? 'none on the board'
      : `on ${squares.length === 1 ? 'step' : 'steps'} ${listWords(squares)}`;
  const who = labelOf(player, nameAt(PLAYER_IDS.indexOf(player), names));
  return `${who}: ${hand} in hand, ${board}, ${home} at home.`;
}

/** Options of {@link renderText}: colours for a terminal, and names of the players; all have defaults. */
export type TextPictureOptions = TextOptions;

/** Widest line. */
const WIDTH = 40;

/** Most columns of a name behind `> A ` or `  B `. */
const LONGEST_NAME = WIDTH - 4;

/** Tokens: ink on a ground, as the colours of pictures in SVG. */
const TOKENS: { readonly [Player in PlayerId]: Style } = {
  A: '1;38;5;16;48;5;230',
  B: '1;38;5;231;48;5;88',
};

/** Rosettes: ink alone. */
const ROSETTE: Style = '38;5;32';

/**
 * Draw a state as text: plain ASCII, 40 columns at most, with a monospaced font.
 *
 * The board lies between the players, A's own squares in its upper row. `[A]` is a token; an empty
 * square shows its step, by which moves name it. `*` marks rosettes: `*8 ` an empty one, `*A*` one
 * with a token. `>` stands before the player whose turn it is. The dice of a roll that waits are `o`
 * where they show a dot.
 *
 * @param state - any state
 * @param options - colours for a terminal, names of the players
 * @returns lines joined by line feeds, none at the end, no spaces at the ends of lines. Without the
 * escape codes, the coloured picture is the plain one. Only names can bring in characters beyond
 * ASCII; control characters in them are escaped
 * @throws TypeError if `state` is not a {@link GameState}, the options are not an object, an option is unknown, or
 * `names` is not a list of texts
 *
 * @example
 * ```ts
 * const picture = renderText(decodeState(['B2', 'A5P0408H0B6P03H0']));
 * picture.split('\n')[0]; // 'B to move a roll of 2       dice o o . .'
 * picture.split('\n')[9]; // '  | 5 | 6 | 7 |*A*| 9 | 10| 11| 12|'
 * ```
 */
export function renderText(state: GameState, options?: TextPictureOptions): string {
  const { names, colour } = textOptions(options, []);
  const view = inspect(state);
  const [light = [], dark = []] = view.players.map((side, index) =>
    sideLines(view, side, nameAt(index, names)),
  );
  const lines: readonly Line[] = [
    spread([span(headline(view), STRONG)], [span(diceText(view))], WIDTH),
    [],
    ...light,
    [],
    ...boardLines(view),
    [],
    ...dark,
    [],
    ...rulesLines(view.rules).map((line) => [span(line, FAINT)]),
  ];
  return writeLines(lines, colour === true);
}

/** Draw the four dice, those with a dot first. */
function diceText({ phase, roll }: StateView): string {
  if (phase === 'game-over') return '';
  const dice = Array.from({ length: HIGHEST_ROLL }, (_, die) => {
    if (roll === null) return '?';
    return die < roll ? 'o' : '.';
  });
  return `dice ${dice.join(' ')}`;
}

/** List a player's name, hand and home. */
function sideLines(view: StateView, { player, hand, home }: PlayerView, name: string): Line[] {
  const isNext = view.turn === player;
  return [
    [span(`${isNext ? '>' : ' '} ${labelOf(player, shortened(name, LONGEST_NAME))}`, STRONG)],
    [span(`  hand ${hand}  `), ...tokenSpans(player, hand)],
    [span(`  home ${home}  `), ...tokenSpans(player, home)],
  ];
}

function tokenSpans(player: PlayerId, count: number): Line {
  return new Array<Span>(count).fill(span(`[${player}]`, TOKENS[player]));
}

/** Draw the board: lines between the rows and around them. */
function boardLines(view: StateView): Line[] {
  const between = ROWS.map((row, index) => edgeLine(ROWS[index - 1], row));
  const last = edgeLine(undefined, ROWS[ROWS.length - 1]);
  return [...ROWS.flatMap((row, index) => [between[index] ?? [], squaresLine(view, row)]), last];
}

/** Draw the line between two rows, along the squares of either. */
function edgeLine(above: Row | undefined, below: Row | undefined): Line {
  const isEdge = (column: number) =>
    above?.places.has(column) === true || below?.places.has(column) === true;
  const posts = Array.from({ length: COLUMNS + 1 }, (_, index) => {
    const column = index + 1;
    const post = isEdge(column - 1) || isEdge(column) ? '+' : ' ';
    return post + (isEdge(column) ? '---' : '   ');
  });
  return [span(`  ${posts.join('')}`)];
}

function squaresLine(view: StateView, row: Row): Line {
  const cells = Array.from({ length: COLUMNS + 1 }, (_, index): Line => {
    const column = index + 1;
    const place = row.places.get(column);
    const isWall = place !== undefined || row.places.has(column - 1);
    const wall = span(isWall ? '|' : ' ');
    return [wall, place === undefined ? span('   ') : squareSpan(view, row, place)];
  });
  return [span('  '), ...cells.flat()];
}

/** Draw a square: its token, or its step. */
function squareSpan({ players }: StateView, row: Row, { step, rosette }: PathPlace): Span {
  const there = players.filter(
    ({ player, steps }) => row.players.includes(player) && steps.includes(step),
  );
  const [first, second] = there;
  // Only an unchecked text has tokens of both players on a square.
  if (first !== undefined && second !== undefined) return span('A+B', STRONG);
  if (first !== undefined) {
    const { player } = first;
    return span(rosette ? `*${player}*` : `[${player}]`, TOKENS[player]);
  }
  return rosette ? span(`*${step}`.padEnd(3), ROSETTE) : span(` ${step}`.padEnd(3), FAINT);
}
