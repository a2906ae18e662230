/**
 * Azul narrated for people: a sentence for each move, rounds with their points.
 *
 * @packageDocumentation
 */
import type { Narration } from '../../engine/cli/console.js';
import { type Place, standingLines } from '../../engine/cli/play/standing-lines.js';
import {
  type EndStep,
  type EventStep,
  type FailureStep,
  playerToMove,
  type Step,
  whyStopped,
} from '../../engine/cli/play/steps.js';
import { leaders } from '../../engine/game/shares.js';
import type { Move } from '../../state/vocabulary.js';
import { countOf } from '../../text/message.js';
import { type AzulTypes, azulRules } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { bonusesOf, inspectEvent } from '../api/inspect-event.js';
import { settleFloors } from '../api/settlement.js';
import {
  bonusSentence,
  endSentence,
  factoriesSentence,
  sentencesOf,
  settlementSentence,
} from '../record/narration.js';
import { type Counting, NOTATION, PEOPLE } from './counting.js';
import { endsRound, roundOf } from './round.js';

/** Narrate a step. */
export function narrate(step: Step<AzulTypes>, isForPeople: boolean): Narration {
  const counting = isForPeople ? PEOPLE : NOTATION;
  switch (step.kind) {
    case 'position':
      return { lines: positionLines(step), hasPicture: roundOf(step) > 0 };
    case 'chance':
      return {
        lines: [...(endsRound(step) ? settlementLines(step) : []), ...dealLines(step, counting)],
        hasPicture: step.after.phase !== 'game-over',
      };
    case 'move':
      return { lines: moveLines(step, counting), hasPicture: false };
    case 'failure':
      return { lines: failureLines(step, counting), hasPicture: false };
    case 'end': {
      const isFinished = step.result.kind === 'finished';
      const lines = [
        ...(isFinished ? gameOverLines(step) : stopLines(step)),
        ...standingLines(step.result, placesOf(step.after)),
      ];
      return { lines, hasPicture: isFinished };
    }
    case 'forfeit':
      // A forfeit ends the game, and is no event of its own.
      return { lines: [], hasPicture: false };
  }
}

/** Say where the game is; nothing before the first deal, which is narrated itself. */
function positionLines(step: Step<AzulTypes>): string[] {
  const { phase } = step.after;
  const round = roundOf(step);
  const player = playerToMove(azulRules, step.after);
  const next = player === undefined ? phase : `${phase}, ${player} is next`;
  return round === 0 ? [] : ['', `Round ${round}: ${next}`];
}

function dealLines(step: EventStep<AzulTypes>, counting: Counting): string[] {
  const view = inspectEvent(step.before, step.event);
  if (view.kind !== 'deal' || view.begins === null) return [];
  return [
    '',
    `Round ${roundOf(step)}, ${view.begins} begins`,
    `  ${factoriesSentence(view, counting)}`,
  ];
}

function failureLines({ move, after }: FailureStep<AzulTypes>, counting: Counting): string[] {
  const issue = azulRules.explainMove(after, move);
  // A log may call anything a failure.
  const why = issue === undefined ? 'although it is legal' : counting.rewrite(issue.message);
  return [`  ${counting.move(move)}  failed: ${why}`];
}

function moveLines({ event, before }: EventStep<AzulTypes>, counting: Counting): string[] {
  const sentence = sentencesOf(inspectEvent(before, event), counting).join('; ');
  // The event of a move is one.
  return [`  ${counting.move(event as Move)}  ${sentence}`];
}

function settlementLines(step: EventStep<AzulTypes>): string[] {
  const lines = settleFloors(step.before).map(
    (settlement) => `  ${settlement.player}  ${settlementSentence(settlement)}`,
  );
  const ended = step.after.phase === 'game-over' ? roundOf(step) : roundOf(step) - 1;
  return ['', `Round ${ended} ends`, ...lines];
}

function gameOverLines(step: EndStep<AzulTypes>): string[] {
  const isRowComplete = azulRules.standings(step.after).some(({ rows }) => rows > 0);
  const reason = endSentence({ isRowComplete });
  const lines = bonusesOf(step.after).map((bonus) => `  ${bonus.player}  ${bonusSentence(bonus)}`);
  return ['', `Game over after round ${roundOf(step)}: ${reason}`, ...lines];
}

function stopLines({ result }: EndStep<AzulTypes>): string[] {
  if (result.kind === 'finished') return [];
  return ['', whyStopped(result), 'The game is not over, bonuses are not added'];
}

/** Rank the players, with their points and complete rows. */
function placesOf(state: GameState): Place[] {
  const ranked = azulRules.standings(state);
  const first = leaders(azulRules, state);
  return ranked.map(({ player, score, rows }) => {
    const better = ranked.findIndex((other) => other.score === score && other.rows === rows);
    const words = `${countOf(score, 'point')}, ${countOf(rows, 'complete row')}`;
    return { player, rank: better + 1, words, isFirst: first.includes(player) };
  });
}
