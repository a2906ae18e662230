/**
 * What Tsuro gives to the command line: pictures, narration, moves as people type them.
 *
 * @packageDocumentation
 */
import type { GameConsole } from '../../engine/cli/console.js';
import { isEvent, type Step } from '../../engine/cli/play/steps.js';
import { inspectEvent } from '../api/inspect-event.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { rulesText } from '../render/caption.js';
import { renderSvg } from '../render/svg.js';
import { NARROWEST_PICTURE, renderText } from '../render/text.js';
import { NARRATOR } from './narration.js';
import { NOTATION } from './notation.js';

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
