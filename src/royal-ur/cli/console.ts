/**
 * What the game gives to the command line: moves as people type them, narration, the dice.
 *
 * @packageDocumentation
 */
import type { GameConsole, Narration, TypedMove } from '../../engine/cli/console.js';
import { type Place, standingLines } from '../../engine/cli/play/standing-lines.js';
import {
  type EventStep,
  playerToMove,
  type Step,
  whyStopped,
} from '../../engine/cli/play/steps.js';
import { countOf, quote } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { explainMove, legalMoves } from '../api/play.js';
import { type RoyalUrTypes, royalUrRules } from '../api/royal-ur.js';
import { decodeMove, encodeMove, isMove } from '../codec/move.js';
import { renderSvg } from '../render/svg.js';
import { renderText } from '../render/text.js';
import { HIGHEST_ROLL, PATHS, Step as PathStep } from '../state/path.js';
import type { Move, PlayerId, Rules } from '../state/vocabulary.js';

/** Describe the rules: those that differ from the usual ones by name. */
function describeRules(rules: Rules): string {
  const parts = [
    `${rules.tokens} token${rules.tokens === 1 ? '' : 's'} each`,
    ...(rules.safeRosettes ? [] : ['no safe rosette']),
    ...(rules.rosettesGrantRolls ? [] : ['no roll for a rosette']),
    ...(rules.capturesGrantRolls ? ['a roll for a capture'] : []),
    ...(rules.zero === 'pass' ? [] : ['another roll after a 0']),
  ];
  return parts.join(', ');
}

/** Name a step of a path as people do. */
function stepName(step: number): string {
  if (step === PathStep.Hand) return 'hand';
  return step === PathStep.Home ? 'home' : String(step);
}

/** Find the step that a typed word means: a number, `hand`, or a square's name. */
function readStep(word: string, player: PlayerId): number {
  const lower = word.toLowerCase();
  if (/^\d{1,2}$/.test(lower)) return Number(lower);
  return PATHS[player].findIndex(
    ({ step, square }) => stepName(step) === lower || square.toLowerCase() === lower,
  );
}

/** Read a typed move: the step that the token leaves, or the whole notation. */
function readMove(text: string, state: GameState): TypedMove<Move> {
  const notation = text.toUpperCase();
  for (const each of [notation, `${state.turn}${notation}`]) {
    if (isMove(each)) return { ok: true, move: each };
  }
  const from = readStep(text, state.turn);
  const roll = state.roll ?? 0;
  if (from >= 0 && from <= PathStep.Last && roll > 0) {
    const to = from + roll;
    if (to <= PathStep.Home)
      return { ok: true, move: encodeMove({ player: state.turn, from, to }) };
    const message = `Step ${from}: found a roll of ${roll}, expected ${PathStep.Home - from} or less.`;
    return { ok: false, issue: { message } };
  }
  const message = `Move: found ${quote(text)}, expected the step of a token, or "hand".`;
  return { ok: false, issue: { message } };
}

/** Show the four dice of a roll, those with a dot first. */
function diceOf(roll: number): string {
  return '●'.repeat(roll) + '○'.repeat(HIGHEST_ROLL - roll);
}

/** Say what a move does. */
function moveLine({ event, before, after }: EventStep<RoyalUrTypes>): string {
  // The event of a move is one.
  const { player, from, to } = decodeMove(event as Move);
  const place = PATHS[player][to];
  const hands = [before, after].map(
    (state) => inspect(state).players.find((each) => each.player !== player)?.hand,
  );
  return [
    `${player} moves from ${stepName(from)} to ${stepName(to)}`,
    ...(hands[0] === hands[1] ? [] : ['captures']),
    ...(place?.rosette ? ['a rosette'] : []),
    ...(after.phase === 'roll' && after.turn === player ? ['rolls again'] : []),
    ...(after.phase === 'game-over' ? ['wins'] : []),
  ].join(', ');
}

/** Say what a roll does. */
function rollLine({ event, before, after }: EventStep<RoyalUrTypes>): string {
  const roll = Number(event.slice(1));
  const passes = after.phase === 'move' ? '' : `, no move: ${after.turn} rolls next`;
  return `${before.turn} rolls ${roll}  ${diceOf(roll)}${passes}`;
}

function whoIsNext(state: GameState): string {
  if (state.phase === 'game-over') return 'The game is over';
  const player = playerToMove(royalUrRules, state);
  return player === undefined ? `${state.turn} is to roll` : `${player} moves by ${state.roll}`;
}

/** Rank the players, with their tokens at home and how far all have come. */
function placesOf(state: GameState): Place[] {
  const ranked = royalUrRules.standings(state);
  const [first, second] = ranked;
  const isTied =
    !first?.winner && first?.home === second?.home && first?.progress === second?.progress;
  return ranked.map(({ player, home, progress }, index) => {
    const words = `${countOf(home, 'token')} at home, ${countOf(progress, 'step')} in all`;
    return { player, words, rank: isTied ? 1 : index + 1, isFirst: isTied || index === 0 };
  });
}

/** Narrate a step. */
function narrate(step: Step<RoyalUrTypes>): Narration {
  switch (step.kind) {
    case 'position':
      return { lines: ['', whoIsNext(step.after)], hasPicture: true, isCaption: true };
    case 'chance':
      return { lines: [`  ${step.event.padEnd(5)}  ${rollLine(step)}`], hasPicture: false };
    case 'move':
      return { lines: [`  ${step.event}  ${moveLine(step)}`], hasPicture: false };
    case 'failure': {
      const why = explainMove(step.after, step.move)?.message ?? 'although it is legal';
      return { lines: [`  ${step.move}  failed: ${why}`], hasPicture: false };
    }
    case 'end': {
      const isFinished = step.result.kind === 'finished';
      const heading = step.result.kind === 'finished' ? 'Game over' : whyStopped(step.result);
      const standings = standingLines(step.result, placesOf(step.after));
      return { lines: ['', heading, ...standings], hasPicture: isFinished };
    }
    case 'forfeit':
      // A forfeit ends the game, and is no event of its own.
      return { lines: [], hasPicture: false };
  }
}

/** The game's part of the command line. */
export const ROYAL_UR_CONSOLE: GameConsole<RoyalUrTypes> = {
  describeRules,
  draw: (state, { names = [], colour }) => renderText(state, { names, colour }),
  drawSvg: (state) => renderSvg(state),
  notation: {
    readMove,
    writeMove: (move) => stepName(decodeMove(move).from),
    prompt: (state) => `rolled ${state.roll} ${diceOf(state.roll ?? 0)}, token on`,
    help: (state) => [
      'Type where the token is that moves: "hand", its step from 1 to 14, or its square, such as B3.',
      `With this roll: ${legalMoves(state)
        .map((move) => stepName(decodeMove(move).from))
        .join(', ')}.`,
    ],
  },
  narrate,
};
