/** What Tsuro gives to the command line: pictures, what happens in sentences, moves as people type them. */
import type { GameConsole, MoveNotation, Narrator, TypedMove } from '../../engine/cli/console.js';
import {
  type EventStep,
  isEvent,
  type Place,
  type Step,
  whyStopped,
} from '../../engine/cli/print/steps.js';
import { winnersIn } from '../../engine/game/standings.js';
import { listWords, winSentence } from '../../engine/render/styled-text.js';
import { listChoices, quote } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import { inspect, standings } from '../api/inspect.js';
import { inspectEvent } from '../api/inspect-event.js';
import { legalMoves } from '../api/play.js';
import type { TsuroTypes } from '../api/tsuro.js';
import type { Walk } from '../api/wires.js';
import { decodeMove, isMove, type SetupParts } from '../codec/moves.js';
import { writeTile } from '../codec/notation.js';
import { headline, rulesText, statusText } from '../render/caption.js';
import { renderSvg } from '../render/svg.js';
import { NARROWEST_PICTURE, renderText } from '../render/text.js';
import type { Move } from '../state/vocabulary.js';

/** A tile of one or two digits and a rotation, in the set-up a square and a port; a player may come first. */
const TYPED = /^([a-e]?) ?(\d{1,2}) ?([nesw])(?: ?(\d\d) ?([a-h]))?$/;

/** What is typed in a phase in which a player moves. */
function expectedIn({ phase }: GameState): string {
  if (phase === 'setup') return 'tile, rotation, square and port, such as 1 n 10 c';
  return 'tile and rotation, such as 1 e';
}

/** Find the tile that a typed number means: one digit counts the tiles on offer from 1. */
function tileOf(typed: string, hand: readonly number[]): number | undefined {
  return typed.length === 1 ? hand[Number(typed) - 1] : Number(typed);
}

/** Read a typed move. */
function readMove(text: string, state: GameState): TypedMove<Move> {
  const [, player = '', number = '', rotation = '', square = '', port = ''] =
    TYPED.exec(text.toLowerCase()) ?? [];
  if (number === '') {
    const message = `Move: found ${quote(text)}, expected ${expectedIn(state)}.`;
    return { ok: false, issue: { message } };
  }
  const tile = tileOf(number, state.hand);
  const letter = player === '' ? (state.turn ?? '') : player.toUpperCase();
  const move = tile === undefined ? '' : `${letter}${writeTile(tile)}${rotation}${square}${port}`;
  if (isMove(move)) return { ok: true, move };
  const places = listChoices(state.hand.map((_, index) => index + 1));
  const message = `Tile: found ${number}, expected ${places} for a tile on offer, or two digits from 00 to 34.`;
  return { ok: false, issue: { message } };
}

/** Write a move as it is typed, with the number of its tile. */
function writeMove(move: Move): string {
  const parts = decodeMove(move);
  const words = [writeTile(parts.tile), parts.rotation];
  return [...words, ...(parts.kind === 'setup' ? [parts.square, parts.port] : [])].join(' ');
}

/** List the tiles on offer: `1 (09) or 2 (28)`. */
function offerText({ hand }: GameState): string {
  return listChoices(hand.map((tile, index) => `${index + 1} (${writeTile(tile)})`));
}

/** Explain how a move is typed. */
function help(state: GameState): string[] {
  const rotations = [
    `The tile is ${offerText(state)}: its place in the offer, or its number in two digits.`,
    'The rotation is where its north side points: n as first drawn, then e, s, w clockwise.',
  ];
  if (state.phase === 'setup') {
    return [
      'Type a tile, a rotation, a square and a port: 1 n 10 c.',
      ...rotations,
      'The square, by column and row, is at the edge and next to no tile: 10 is column 1, row 0.',
      'The port is where the avatar stands, a to h clockwise from the left of the north side:',
      '  north a b, east c d, south e f (from the right), west g h (from below).',
    ];
  }
  return [
    'Type a tile and a rotation: 1 e.',
    ...rotations,
    `Legal: ${legalMoves(state).map(writeMove).join(', ')}.`,
  ];
}

/** Collect values by key, keys in the order in which they come first. */
function collect<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const lists = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [value]);
    else list.push(value);
  }
  return lists;
}

/** List a tile's places in the set-up: squares that have the same ports share a line. */
function placeLines(moves: readonly SetupParts[]): string {
  const portsOf = collect(moves.map(({ square, port }) => [square, port]));
  const squares = [...portsOf].map(([square, ports]) => [ports.join(' '), square] as const);
  return [...collect(squares)].map(([ports, list]) => `    ${list.join(' ')}: ${ports}`).join('\n');
}

/** List the moves: in the set-up, tiles and rotations that have the same places share a list of these. */
function listMoves(state: GameState): string[] {
  const moves = legalMoves(state).map((move) => decodeMove(move));
  const setups = moves.filter((parts) => parts.kind === 'setup');
  if (setups.length === 0) {
    const tiles = collect(moves.map(({ tile, rotation }) => [writeTile(tile), rotation]));
    return [...tiles].map(([tile, rotations]) => `  ${tile}  ${rotations.join(' ')}`);
  }
  const laid = collect(
    setups.map((parts) => [`${writeTile(parts.tile)} ${parts.rotation}`, parts]),
  );
  const places = collect([...laid].map(([tile, list]) => [placeLines(list), tile]));
  return [...places].flatMap(([lines, tiles]) => [`  ${tiles.join(', ')}`, ...lines.split('\n')]);
}

/** Moves as people write and read them. */
const NOTATION: Partial<MoveNotation<GameState, Move>> = {
  readMove,
  writeMove,
  prompt: ({ phase }) => (phase === 'setup' ? 'tile rotation square port' : 'tile rotation'),
  help,
  listMoves,
};

/** Say where a walk leads. */
function walkText({ player, path, end }: Walk): string {
  const last = path.at(-1);
  switch (end) {
    case 'stays':
      return `${player} walks to ${last}`;
    case 'leaves':
      return `${player} leaves the board at ${last}`;
    case 'loops':
      return `${player} loops back to ${last} and is out`;
  }
}

/** Say what an event does. */
function sentence({ event, before }: EventStep<TsuroTypes>): string {
  const view = inspectEvent(before, event);
  const { player } = view;
  switch (view.kind) {
    case 'deal':
      return `${player} is offered ${listWords(view.tiles.map(String))}`;
    case 'forfeit': {
      const stands = inspect(before).players.some((each) => each.player === player && each.avatar);
      return `${player} forfeits${stands ? ', and the avatar is taken off' : ''}`;
    }
    case 'setup':
      return `${player} begins with tile ${view.tile} on ${view.square}, on port ${view.port}`;
    case 'turn':
      return [
        `${player} places tile ${view.tile} on ${view.square}`,
        ...view.walks.map(walkText),
        ...view.meetings.map(({ place, players }) => `${listWords(players)} now share ${place}`),
      ].join('; ');
  }
}

/** List the heading of a round above its first deal. */
function above({ event, before }: EventStep<TsuroTypes>): string[] {
  const view = inspectEvent(before, event);
  if (view.kind !== 'deal' || !view.beginsRound) return [];
  return ['', view.round === 0 ? 'Set-up' : `Round ${view.round}`];
}

/** Rank the players, with where they are, or when and why they left. */
function placesOf(state: GameState): Place[] {
  const words = new Map(inspect(state).players.map((each) => [each.player, statusText(each)]));
  return standings(state).map(({ player, rank, winner }) => {
    const isFirst = state.phase === 'game-over' ? winner : rank === 1;
    return { player, rank, words: words.get(player) ?? '', isFirst };
  });
}

/** Columns of most events. */
const EVENT_WIDTH = 7;

/** What is said of a game as it goes. */
const NARRATOR: Narrator<TsuroTypes> = {
  position: ({ after }) => ({
    lines: ['', headline(inspect(after), standings(after))],
    hasPicture: true,
    isCaption: true,
  }),
  above,
  sentence,
  write: (event) => event.padEnd(EVENT_WIDTH),
  endsRound: ({ before, after }) => after.round > before.round && after.phase !== 'game-over',
  ending: ({ result, after }) => [
    '',
    result.kind === 'finished'
      ? `Game over: ${winSentence(winnersIn(standings(after)))}`
      : whyStopped(result),
  ],
  places: placesOf,
};

/** List more properties of a step: the round, and the walks of a move. */
function describeStep(step: Step<TsuroTypes>): object {
  const { round } = isEvent(step) ? step.before : step.after;
  if (!isEvent(step)) return { round };
  const view = inspectEvent(step.before, step.event);
  if (view.kind === 'setup') return { round, walks: [] };
  return view.kind === 'turn' ? { round, walks: view.walks } : { round };
}

/** The game's part of the command line. */
export const TSURO_CONSOLE: GameConsole<TsuroTypes> = {
  describeRules: rulesText,
  draw: (state, { names = [], colour, width }) =>
    renderText(state, { names, colour, width: Math.max(width, NARROWEST_PICTURE) }),
  drawSvg: (state) => renderSvg(state),
  notation: NOTATION,
  legend: ['Squares: column and row. Ports: a to h clockwise, a and b on the north side'],
  narrator: NARRATOR,
  describeStep,
};
