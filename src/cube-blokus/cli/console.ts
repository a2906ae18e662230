/**
 * What the game gives to the command line: pictures, moves as people type them, narration.
 *
 * @packageDocumentation
 */
import type { GameConsole, Narration } from '../../engine/cli/console.js';
import { type Place, standingLines } from '../../engine/cli/play/standing-lines.js';
import { type EventStep, type Step, whyStopped } from '../../engine/cli/play/steps.js';
import { countOf } from '../../text/message.js';
import { type CubeBlokusTypes, cubeBlokusRules } from '../api/cube-blokus.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { inspect, piecesLeft } from '../api/inspect.js';
import { explainMove } from '../api/play.js';
import { isMove, pieceOf } from '../codec/move.js';
import { hasMove } from '../moves/legal.js';
import { COLOUR_NAMES } from '../render/caption.js';
import { renderSvg } from '../render/svg.js';
import { NARROWEST_PICTURE, renderText } from '../render/text.js';
import { type Move, PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
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

/** List the players who have pieces left, but no move any more. */
function stuckSince(before: GameState, after: GameState): PlayerId[] {
  return PLAYER_IDS.filter((player, index) => {
    if (piecesLeft(after, player).length === 0) return false;
    return hasMove(positionOf(before), index) && !hasMove(positionOf(after), index);
  });
}

/** Say what a move does. */
function moveLine({ event, before, after }: EventStep<CubeBlokusTypes>): string {
  // The event of a move is one.
  const move = event as Move;
  const side = inspect(after).players.find(({ player }) => player === before.turn);
  const stuck = stuckSince(before, after);
  return [
    `${before.turn} places ${pieceOf(move)}: ${countOf(side?.score ?? 0, 'point')}`,
    ...(side?.piecesLeft.length === 0 ? ['all pieces placed'] : []),
    ...(stuck.length === 0 ? [] : [`no more moves for ${stuck.join(', ')}`]),
  ].join(', ');
}

/** Whether a step ends a round: the turn has passed the last player who has moves. */
function endsRound({ before, after }: EventStep<CubeBlokusTypes>): boolean {
  const [from, to] = [before, after].map((state) => positionOf(state).turn);
  return after.phase === 'play' && (to ?? 0) <= (from ?? 0);
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

/** Narrate a step. */
function narrate(step: Step<CubeBlokusTypes>, isForPeople: boolean): Narration {
  const write = (move: Move) => (isForPeople ? writeTypedMove(move) : move);
  switch (step.kind) {
    case 'position': {
      const { turn } = step.after;
      const next = turn === undefined ? 'The game is over' : `${turn} to move`;
      return { lines: ['', next], hasPicture: true, isCaption: true };
    }
    case 'move': {
      // The event of a move is one.
      const move = (isForPeople ? write(step.event as Move) : step.event).padEnd(MOVE_WIDTH);
      return { lines: [`  ${move}  ${moveLine(step)}`], hasPicture: endsRound(step) };
    }
    case 'failure': {
      const why = explainMove(step.after, step.move)?.message ?? 'although it is legal';
      return { lines: [`  ${write(step.move)}  failed: ${why}`], hasPicture: false };
    }
    case 'forfeit':
      return {
        lines: [`  ${step.event}  ${step.event.charAt(0)} drops out`],
        hasPicture: false,
      };
    case 'end': {
      const isFinished = step.result.kind === 'finished';
      const heading = step.result.kind === 'finished' ? 'Game over' : whyStopped(step.result);
      const standings = standingLines(step.result, placesOf(step.after));
      return { lines: ['', heading, ...standings], hasPicture: isFinished };
    }
    case 'chance':
      // Nothing is left to chance.
      return { lines: [], hasPicture: false };
  }
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
      ...{ names, colour, width: Math.max(width, NARROWEST_PICTURE) },
      highlight: recent.filter(isMove),
    }),
  drawSvg: (state) => renderSvg(state),
  notation: {
    readMove: readTypedMove,
    writeMove: writeTypedMove,
    listMoves: countMoves,
    prompt: () => 'piece and square',
    help: (state) => [
      `Type a piece and a square that it is to cover, such as ${exampleOf(state)}; + marks squares to begin at.`,
      'Where it can lie in several ways, they are drawn: add the number of one, or another square.',
      'A piece alone shows where it fits, a square alone what fits there.',
      'All squares of a piece are a move, too: Ua7 b7 b8 Lg1 g2.',
    ],
  },
  legend: [
    `Colours: ${PLAYER_IDS.map((player) => `${player} ${COLOUR_NAMES[player]}`).join(', ')}`,
  ],
  narrate,
  reasons: REASONS,
  // All the rest is rarely changed.
  offer: { settings: {} },
};
