/**
 * What Tsuro gives to the command line: pictures, narration, moves as people type them.
 *
 * @packageDocumentation
 */
import type { GameConsole } from '../../engine/cli/console.js';
import { isEvent, type Step } from '../../engine/cli/play/steps.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { walks } from '../api/walks.js';
import { rulesText } from '../render/caption.js';
import { renderSvg } from '../render/svg.js';
import { NARROWEST_PICTURE, renderText } from '../render/text.js';
import type { Move } from '../state/vocabulary.js';
import { narrate } from './narration.js';
import { NOTATION } from './notation.js';

/** List more properties of a step: the round, and the walks of a move. */
function describeStep(step: Step<TsuroTypes>): object {
  const { round } = isEvent(step) ? step.before : step.after;
  // The event of a move is one.
  return step.kind === 'move'
    ? { round, walks: walks(step.before, step.event as Move) }
    : { round };
}

/** The game's part of the command line. */
export const TSURO_CONSOLE: GameConsole<TsuroTypes> = {
  describeRules: rulesText,
  draw: (state, { names = [], colour, width }) =>
    renderText(state, { names, colour, width: Math.max(width, NARROWEST_PICTURE) }),
  drawSvg: (state) => renderSvg(state),
  notation: NOTATION,
  legend: ['Squares: column and row. Ports: a to h clockwise, a and b on the north side'],
  narrate,
  describeStep,
};
