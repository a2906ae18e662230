/** Azul narrated for people: a sentence for each move, rounds with their points, and the two ways to count places. */
import type { Narrator } from '../../engine/cli/console.js';
import {
  type EndStep,
  type EventStep,
  isEvent,
  type Place,
  playerToMove,
  type Step,
  whyStopped,
} from '../../engine/cli/print/steps.js';
import { leaders } from '../../engine/game/playouts.js';
import type { Move } from '../../state/vocabulary.js';
import { countOf } from '../../text/message.js';
import { type AzulTypes, azulRules } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { bonusesOf, inspectEvent } from '../api/inspect-event.js';
import { firstRound } from '../api/rounds.js';
import { writeHumanMove } from '../record/human-notation.js';
import {
  bonusSentence,
  endSentence,
  FROM_ONE,
  FROM_ZERO,
  factoriesSentence,
  type PlaceNames,
  sentencesOf,
  settlementSentence,
} from '../record/narration.js';

/** Return the number of the round that a step belongs to; of a deal that which it begins. */
export function roundOf({ first, after, chanceEvents }: Step<AzulTypes>): number {
  // The deal at the end of the last round begins none.
  const isOver = after.phase === 'game-over' && chanceEvents > 0;
  return firstRound(first) + chanceEvents - (isOver ? 1 : 0);
}

/** Whether a step is a deal at the end of a round, rather than the first of a game. */
export function endsRound(step: Step<AzulTypes>): step is EventStep<AzulTypes> {
  return isEvent(step) && step.kind === 'chance' && firstRound(step.first) + step.chanceEvents > 1;
}

/** The names of moves and places. */
export interface Counting extends PlaceNames {
  /** Write a move. */
  move(move: Move): string;
}

/** Places counted from 0. */
export const NOTATION: Counting = {
  ...FROM_ZERO,
  move: (move) => move.padEnd(4),
};

/** Places counted from 1. */
export const PEOPLE: Counting = {
  ...FROM_ONE,
  move: (move) => writeHumanMove(move).padEnd(6),
};

/** Rewrite the message of an issue about a move, which counts from 0. */
export function rewriteFromOne(message: string): string {
  return message
    .replace(
      /\b([Ff]actory|row|column) (\d)\b/g,
      (_, word, place) => `${word} ${Number(place) + 1}`,
    )
    .replace(/\b[A-D](?:[0-8C][a-e]|[0-4])[0-4F]\b/g, (move) => writeHumanMove(move as Move));
}

/** Say where the game is; nothing before the first deal, which is narrated itself. */
function positionLines(step: Step<AzulTypes>): string[] {
  const { phase } = step.after;
  const round = roundOf(step);
  const player = playerToMove(azulRules, step.after);
  const next = player === undefined ? phase : `${phase}, ${player} is next`;
  return round === 0 ? [] : ['', `Round ${round}: ${next}`];
}

/** Say how the round before a deal ended, and with what the next one begins. */
function dealLines(step: EventStep<AzulTypes>, counting: PlaceNames): string[] {
  const view = inspectEvent(step.before, step.event);
  if (view.kind !== 'deal') return [];
  const round = roundOf(step);
  const settled = view.settlements.map((each) => `  ${each.player}  ${settlementSentence(each)}`);
  return [
    ...(endsRound(step)
      ? ['', `Round ${view.begins === null ? round : round - 1} ends`, ...settled]
      : []),
    ...(view.begins === null
      ? []
      : ['', `Round ${round}, ${view.begins} begins`, `  ${factoriesSentence(view, counting)}`]),
  ];
}

/** Say what a move does; a deal is in the lines above. */
function sentence(
  { event, before }: EventStep<AzulTypes>,
  counting: PlaceNames,
): string | undefined {
  const view = inspectEvent(before, event);
  return view.kind === 'deal' ? undefined : sentencesOf(view, counting).join('; ');
}

function gameOverLines(step: EndStep<AzulTypes>): string[] {
  const isRowComplete = azulRules.standings(step.after).some(({ rows }) => rows > 0);
  const reason = endSentence({ isRowComplete });
  const lines = bonusesOf(step.after).map((bonus) => `  ${bonus.player}  ${bonusSentence(bonus)}`);
  return ['', `Game over after round ${roundOf(step)}: ${reason}`, ...lines];
}

function stopLines({ result }: EndStep<AzulTypes>): string[] {
  if (result.kind === 'finished') return [];
  return ['', whyStopped(result), 'Stopped early: no bonuses added'];
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

const countingFor = (isForPeople: boolean) => (isForPeople ? PEOPLE : NOTATION);

/** What is said of a game as it goes. */
export const NARRATOR: Narrator<AzulTypes> = {
  position: (step) => ({ lines: positionLines(step), hasPicture: roundOf(step) > 0 }),
  above: (step, isForPeople) => dealLines(step, countingFor(isForPeople)),
  sentence: (step, isForPeople) => sentence(step, countingFor(isForPeople)),
  // Deals are not written.
  write: (event, isForPeople) => countingFor(isForPeople).move(event as Move),
  endsRound: ({ kind, after }) => kind === 'chance' && after.phase !== 'game-over',
  ending: (step) => (step.result.kind === 'finished' ? gameOverLines(step) : stopLines(step)),
  places: placesOf,
};
