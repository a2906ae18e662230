/** What the game gives to the command line: moves as people type them, narration, the dice. */
import type { GameConsole, TypedMove } from '../../engine/cli/console.js';
import { type EventStep, type Place, playerToMove } from '../../engine/cli/print/steps.js';
import { countOf, quote } from '../../text/message.js';
import { type RoyalUrTypes, royalUrRules } from '../api/game.js';
import type { GameState } from '../api/game-state.js';
import { inspectEvent } from '../api/inspect.js';
import { legalMoves } from '../api/play.js';
import { decodeMove, encodeMove, isMove } from '../codec/notation.js';
import { renderSvg } from '../render/svg.js';
import { renderText } from '../render/text.js';
import { HIGHEST_ROLL, PATHS, Step as PathStep } from '../state/position.js';
import { type Move, type PlayerId, type Rules, SETTINGS } from '../state/vocabulary.js';

/** What settings mean that do not have their defaults. */
const UNUSUAL: { readonly [Name in Exclude<keyof Rules, 'tokens'>]: string } = {
  safeRosettes: 'no safe rosette',
  rosettesGrantRolls: 'no roll for a rosette',
  capturesGrantRolls: 'a roll for a capture',
  zero: 'another roll after a 0',
};

/** Describe the rules: those that differ from the defaults by name. */
function describeRules({ tokens, ...rules }: Rules): string {
  // The table has the names of these settings alone.
  const names = Object.keys(UNUSUAL) as (keyof typeof UNUSUAL)[];
  const unusual = names.filter((name) => rules[name] !== SETTINGS[name].usual);
  return [`${countOf(tokens, 'token')} each`, ...unusual.map((name) => UNUSUAL[name])].join(', ');
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

/** Say what an event does. */
function sentence({ event, before }: EventStep<RoyalUrTypes>): string {
  const view = inspectEvent(before, event);
  if (view.kind === 'roll') {
    const passes = view.canMove ? '' : `, no move: ${view.next} rolls next`;
    return `${view.player} rolls ${view.roll}  ${diceOf(view.roll)}${passes}`;
  }
  return [
    `${view.player} moves from ${stepName(view.from)} to ${stepName(view.to)}`,
    ...(view.captures ? ['captures'] : []),
    ...(view.rosette ? ['a rosette'] : []),
    ...(view.rollsAgain ? ['rolls again'] : []),
    ...(view.wins ? ['wins'] : []),
  ].join(', ');
}

function whoIsNext(state: GameState): string {
  if (state.phase === 'game-over') return 'The game is over';
  const player = playerToMove(royalUrRules, state);
  return player === undefined ? `${state.turn} is to roll` : `${player} moves by ${state.roll}`;
}

/** Columns of a move. */
const MOVE_WIDTH = 5;

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
      'Type where the token to move is: "hand", its step from 1 to 14, or its square, such as B3.',
      `With this roll: ${legalMoves(state)
        .map((move) => stepName(decodeMove(move).from))
        .join(', ')}.`,
    ],
  },
  narrator: {
    position: ({ after }) => ({ lines: ['', whoIsNext(after)], hasPicture: true, isCaption: true }),
    sentence,
    write: (event) => event.padEnd(MOVE_WIDTH),
    places: placesOf,
  },
};
