/** What Azul gives to the command line: pictures, moves as people type them, narration. */
import { decodeMove } from '../../codec/move.js';
import type { GameConsole } from '../../engine/cli/console.js';
import type { EventStep, Step } from '../../engine/cli/print/steps.js';
import { COLOUR_NAMES, COLOURS, type Move, PLAYER_IDS } from '../../state/vocabulary.js';
import type { AzulTypes } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { bonusesOf, inspectEvent } from '../api/inspect-event.js';
import { legalMoves } from '../api/play.js';
import { SETTINGS } from '../api/settings.js';
import { readHumanMove, writeHumanMove } from '../record/human-notation.js';
import { describeRules } from '../render/caption.js';
import { renderSvg } from '../render/svg.js';
import { NARROWEST_PICTURE, renderText } from '../render/text.js';
import { endsRound, NARRATOR, rewriteFromOne, roundOf } from './narration.js';

const HELP = [
  'To take tiles, type source, colour (a to e, or 1 to 5) and row:',
  '  H3 c 4    from factory 3 all of colour c (orange) to row 4',
  '  C a F     from the centre all of colour a to the floor',
  'Place the tile of a full row with the column alone:',
  '  2         to column 2; 4 2 is row 4 to column 2, where any row may be next',
];

/** Return what is to be typed: of a tiling, for which row. */
function prompt(state: GameState): string {
  if (state.phase === 'drafting') return 'from colour row';
  // There is a legal move whenever a player is asked for one.
  const [first = ''] = legalMoves(state);
  const row = Number(first.charAt(1));
  const line = inspect(state).players[PLAYER_IDS.findIndex((player) => first.startsWith(player))];
  return `column for ${line?.storage[row]?.colour} of row ${row + 1}`;
}

/** List more properties of a step. */
function describeStep(step: Step<AzulTypes>): object {
  const round = roundOf(step);
  switch (step.kind) {
    case 'move':
      // The event of a move is one.
      return { kind: decodeMove(step.event as Move).kind, round };
    case 'end':
      return {
        round,
        ...(step.result.kind === 'finished' ? { bonuses: bonusesOf(step.after) } : {}),
      };
    case 'chance': {
      const view = inspectEvent(step.before, step.event);
      const isSettled = view.kind === 'deal' && endsRound(step);
      return { round, ...(isSettled && { settlements: view.settlements }) };
    }
    default:
      return { round };
  }
}

/** Return the number of the round that a deal ends, 0 for the first deal; `undefined` for moves. */
function roundEnded(step: EventStep<AzulTypes>): string | undefined {
  if (step.kind !== 'chance') return undefined;
  return `${roundOf(step) - (step.after.phase === 'game-over' ? 0 : 1)}`;
}

/** What the parts of the points are called in hints. */
const REASONS: Readonly<Record<string, string>> = {
  score: 'score so far',
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

/** Azul's part of the command line. */
export const AZUL_CONSOLE: GameConsole<AzulTypes> = {
  describeRules,
  draw: (state, { isForPeople, width, names, colour }) =>
    renderText(state, {
      names,
      colour,
      countFrom: isForPeople ? 1 : 0,
      width: Math.max(width, NARROWEST_PICTURE),
    }),
  drawSvg: renderSvg,
  notation: {
    readMove: readHumanMove,
    writeMove: writeHumanMove,
    prompt,
    help: () => HELP,
    rewrite: rewriteFromOne,
  },
  legend: [`Colours: ${COLOURS.map((colour) => `${colour} ${COLOUR_NAMES[colour]}`).join(', ')}`],
  narrator: NARRATOR,
  charted: { heading: 'Points after each round', label: roundEnded },
  describeStep,
  reasons: REASONS,
  offer: { opponent: 'level-2', settings: { mosaic: SETTINGS.mosaic.usual } },
};
