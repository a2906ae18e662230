/**
 * Azul narrated for people: a sentence for each move, rounds with their points.
 *
 * @packageDocumentation
 */
import { type DraftParts, decodeMove, type TilingParts } from '../../codec/move.js';
import type { Narration } from '../../engine/cli/console.js';
import {
  type EndStep,
  type EventStep,
  type FailureStep,
  playerToMove,
  type Step,
  whyStopped,
} from '../../engine/cli/play/steps.js';
import { COLOUR_NAMES } from '../../state/colour-names.js';
import {
  COLOURS,
  type FactoryDigit,
  type Move,
  member,
  PLAYER_IDS,
  type PlayerId,
} from '../../state/vocabulary.js';
import { countOf } from '../../text/message.js';
import { type AzulTypes, azul } from '../api/azul.js';
import { type ColourCounts, inspect, type PlayerView, type StateView } from '../api/inspect.js';
import { leaders } from '../api/score.js';
import { type Counting, NOTATION, PEOPLE } from './counting.js';
import { bonuses, endsRound, roundOf, settlements } from './round.js';

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
        ...standingLines(step),
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
  const player = playerToMove(azul, step.after);
  const next = player === undefined ? phase : `${phase}, ${player} is next`;
  return round === 0 ? [] : ['', `Round ${round}: ${next}`];
}

function dealLines(step: EventStep<AzulTypes>, { label }: Counting): string[] {
  if (step.after.phase === 'game-over') return [];
  const factories = inspect(step.after).factories.map((tiles, number) => {
    // Factories are numbered as sources are.
    return `${label(number as FactoryDigit)} ${letters(tiles)}`;
  });
  return [
    '',
    `Round ${roundOf(step)}, ${playerToMove(azul, step.after)} begins`,
    `  ${factories.join('  ').trimEnd()}`,
  ];
}

function failureLines({ move, after }: FailureStep<AzulTypes>, counting: Counting): string[] {
  const issue = azul.explainMove(after, move);
  // A log may call anything a failure.
  const why = issue === undefined ? 'although it is legal' : counting.rewrite(issue.message);
  return [`  ${counting.move(move)}  failed: ${why}`];
}

/** Write tiles as their letters. */
function letters(tiles: ColourCounts): string {
  return COLOURS.map((colour) => colour.repeat(tiles[colour])).join('');
}

function moveLines({ event, before, after }: EventStep<AzulTypes>, counting: Counting): string[] {
  // The event of a move is one.
  const move = event as Move;
  const parts = decodeMove(move);
  const views = [inspect(before), inspect(after), counting] as const;
  const sentence =
    parts.kind === 'draft' ? draftSentence(parts, ...views) : tilingSentence(parts, ...views);
  return [`  ${counting.move(move)}  ${sentence}`];
}

function draftSentence(
  parts: DraftParts,
  before: StateView,
  after: StateView,
  counting: Counting,
): string {
  const { player, source, colour, target } = parts;
  const isCentre = source === 'C';
  const offer = isCentre ? before.centre.tiles : member(before.factories, source);
  const taken = offer[colour];
  const token = isCentre && before.centre.token ? ' and the token' : '';
  const from = counting.source(source);
  const to = target === 'F' ? 'the floor' : `row ${counting.place(target)}`;
  const stored =
    target === 'F' ? taken : lineIn(after, player, target) - lineIn(before, player, target);
  const rest = isCentre ? '' : letters({ ...offer, [colour]: 0 });
  return [
    `${player} takes ${taken} ${COLOUR_NAMES[colour]}${token} from ${from} to ${to}`,
    taken === stored ? '' : `${taken - stored} to the floor`,
    overflow(before, after),
    rest === '' ? '' : `${rest} to the centre`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function tilingSentence(
  parts: TilingParts,
  before: StateView,
  after: StateView,
  { place }: Counting,
): string {
  const { player, row, column } = parts;
  const colour = boardOf(before, player).storage[row]?.colour ?? 'a';
  const name = COLOUR_NAMES[colour];
  if (column === 'F') {
    const drop = `${player} has no column for ${name} of row ${place(row)}: ${row + 1} to the floor`;
    return [drop, overflow(before, after)].filter((part) => part !== '').join('; ');
  }
  const { score } = boardOf(after, player);
  const gain = score - boardOf(before, player).score;
  return `${player} places ${name} of row ${place(row)} in column ${place(column)}: ${countOf(gain, 'point')}, ${score} in all`;
}

function boardOf({ players }: StateView, player: PlayerId): PlayerView {
  return member(players, PLAYER_IDS.indexOf(player));
}

/** Return the number of tiles in a storage row. */
function lineIn(view: StateView, player: PlayerId, row: number): number {
  return boardOf(view, player).storage[row]?.number ?? 0;
}

/** Describe how many tiles go from a full floor to the discard; empty for none. */
function overflow(before: StateView, after: StateView): string {
  const count = letters(after.discard).length - letters(before.discard).length;
  if (count === 0) return '';
  return `the floor is full, so ${count} ${count === 1 ? 'goes' : 'go'} to the discard`;
}

function settlementLines(step: EventStep<AzulTypes>): string[] {
  const lines = settlements(step.before).map(({ player, pieces, penalty, score }) => {
    const floor = pieces === 0 ? 'nothing on the floor' : `${pieces} on the floor: -${penalty}`;
    return `  ${player}  ${floor}, now ${countOf(score, 'point')}`;
  });
  const ended = step.after.phase === 'game-over' ? roundOf(step) : roundOf(step) - 1;
  return ['', `Round ${ended} ends`, ...lines];
}

function gameOverLines(step: EndStep<AzulTypes>): string[] {
  const isComplete = azul.standings(step.after).some(({ rows }) => rows > 0);
  const reason = isComplete ? 'a mosaic row is complete' : 'no tile is left to deal';
  const lines = bonuses(step.after).map(({ player, rows, columns, colours, total }) => {
    return `  ${player}  bonus ${total}: rows ${rows}, columns ${columns}, colours ${colours}`;
  });
  return ['', `Game over after round ${roundOf(step)}: ${reason}`, ...lines];
}

function stopLines({ result }: EndStep<AzulTypes>): string[] {
  if (result.kind === 'finished') return [];
  return ['', whyStopped(result), 'The game is not over, bonuses are not added'];
}

function standingLines({ result, after }: EndStep<AzulTypes>): string[] {
  const ranked = azul.standings(after);
  const first = leaders(after);
  const [alone, shared] =
    result.kind === 'finished' ? ['wins', 'shares the win'] : ['leads', 'shares the lead'];
  const lines = ranked.map(({ player, score, rows }) => {
    const better = ranked.findIndex((other) => other.score === score && other.rows === rows);
    const verdict = first.length === 1 ? alone : shared;
    const complete = countOf(rows, 'complete row');
    const points = countOf(score, 'point');
    return `  ${better + 1}.  ${player}  ${points}, ${complete}${first.includes(player) ? `, ${verdict}` : ''}`;
  });
  return ['', 'Standings', ...lines];
}
