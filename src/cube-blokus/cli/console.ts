/** What the game gives to the command line: pictures, moves as people type them, narration. */
import type { GameConsole } from '../../engine/cli/console.js';
import type { EventStep, Place } from '../../engine/cli/print/steps.js';
import { countOf } from '../../text/message.js';
import { type CubeBlokusTypes, cubeBlokusRules } from '../api/cube-blokus.js';
import type { GameState } from '../api/game-state.js';
import { inspectEvent } from '../api/play.js';
import { isMove } from '../codec/moves.js';
import { COLOUR_NAMES } from '../render/caption.js';
import { renderSvg } from '../render/svg.js';
import { NARROWEST_PICTURE, renderText } from '../render/text.js';
import { PLAYER_IDS, type Rules } from '../state/vocabulary.js';
import { countMoves, exampleOf, readTypedMove, writeTypedMove } from './typed-move.js';

/** Describe the rules. */
function describeRules({ bonus, first, rotateStart }: Rules): string {
  const all = bonus.all === 0 ? '' : `${bonus.all} for all pieces, `;
  return [
    `bonus ${all}${bonus.allSingleLast} with I1 last`,
    ...(first === 'A' ? [] : [`${first} begins`]),
    ...(rotateStart ? ['the start rotates'] : []),
  ].join(', ');
}

/** Say what an event does. */
function sentence({ event, before }: EventStep<CubeBlokusTypes>): string {
  const view = inspectEvent(before, event);
  if (view.kind === 'forfeit') return `${view.player} drops out`;
  const { player, piece, score, left, stuck } = view;
  return [
    `${player} places ${piece}: ${countOf(score, 'point')}`,
    ...(left === 0 ? ['all pieces placed'] : []),
    ...(stuck.length === 0 ? [] : [`no more moves for ${stuck.join(', ')}`]),
  ].join(', ');
}

/** Whether a step ends a round: the turn has passed the last player who has moves. */
function endsRound({ event, before, after }: EventStep<CubeBlokusTypes>): boolean {
  const view = inspectEvent(before, event);
  if (view.kind === 'move') return view.endsRound;
  return view.player === before.turn && after.turn !== undefined && after.turn < view.player;
}

/** Rank the players, with their points: the most points of this game win it, the ranks are those of all games. */
function placesOf(state: GameState): Place[] {
  const ranked = cubeBlokusRules.standings(state);
  const isOver = ranked.some(({ winner }) => winner);
  return ranked.map(({ player, rank, score, carried, total, winner }) => {
    const sum = carried === 0 ? '' : `, ${total} with earlier games`;
    const words = `${countOf(score, 'point')}${sum}`;
    return { player, rank, words, isFirst: isOver ? winner : rank === 1 };
  });
}

/** Columns of most moves. */
const MOVE_WIDTH = 18;

/** What the parts of the points are called in hints. */
const REASONS: Readonly<Record<string, string>> = {
  score: 'score so far',
  growth: 'squares to come',
  bonus: 'bonus',
  denial: 'kept from others',
};

/** The game's part of the command line. */
export const CUBE_BLOKUS_CONSOLE: GameConsole<CubeBlokusTypes> = {
  describeRules,
  draw: (state, { names = [], colour, width, recent = [] }) =>
    renderText(state, {
      names,
      colour,
      width: Math.max(width, NARROWEST_PICTURE),
      highlight: recent.filter(isMove),
    }),
  drawSvg: (state) => renderSvg(state),
  notation: {
    readMove: readTypedMove,
    writeMove: writeTypedMove,
    listMoves: countMoves,
    prompt: () => 'piece and square',
    help: (state) => [
      `Type a piece and a square for it to cover, such as ${exampleOf(state)}; + marks squares to begin at.`,
      'If it fits in several ways, they are drawn: add a number, or another square.',
      'A piece alone shows where it fits, a square alone what fits there.',
      'All squares of a piece are also a move: Ua7 b7 b8 Lg1 g2.',
    ],
  },
  legend: [
    `Colours: ${PLAYER_IDS.map((player) => `${player} ${COLOUR_NAMES[player]}`).join(', ')}`,
  ],
  narrator: {
    position: ({ after: { turn } }) => ({
      lines: ['', turn === undefined ? 'The game is over' : `${turn} to move`],
      hasPicture: true,
      isCaption: true,
    }),
    sentence,
    write: (event, isForPeople) =>
      (isForPeople && isMove(event) ? writeTypedMove(event) : event).padEnd(MOVE_WIDTH),
    endsRound,
    places: placesOf,
  },
  reasons: REASONS,
  // All the rest is rarely changed.
  offer: { settings: {} },
};
