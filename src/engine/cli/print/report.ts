/** Reporting a game as it goes: to people in lines and pictures, to programs in JSON. */

import { type Command, Option } from 'commander';
import { countOf, escapeUnsafe } from '../../../text/message.js';
import { writeJson, writeQuoted } from '../../../text/parsed.js';
import { eventWord } from '../../game/events.js';
import type { GameTypes } from '../../game/game.js';
import { writeRules } from '../../game/settings.js';
import type { AnyGame, GameConsole } from '../console.js';
import { narrate } from './narration.js';
import { widthOf, wrap } from './output.js';
import { type Points, pointsChart } from './points-chart.js';
import type { Screen } from './screen.js';
import {
  type CommentStep,
  type EndStep,
  type EventStep,
  isEvent,
  playerToMove,
  type Step,
  stateFields,
  type TextStep,
} from './steps.js';

type AnyConsole = GameConsole<GameTypes>;
type AnyStep = Step<GameTypes>;
type AnyText = TextStep<GameTypes>;

/** When a picture of the position is drawn. */
const PICTURES = ['never', 'rounds', 'moves'] as const;

export interface ReportOptions {
  readonly json?: boolean;
  readonly states?: boolean;
  readonly pictures: (typeof PICTURES)[number];
}

export function addReportOptions(command: Command): Command {
  return command
    .option('--states', 'print the positions and nothing else, each a JSON array on a line')
    .option('--json', 'print each event as a JSON object on a line')
    .addOption(
      new Option('--pictures <when>', 'when to draw the position')
        .choices(PICTURES)
        .default('rounds'),
    );
}

/** The facts about a game before its first event. */
export interface Heading {
  readonly rules: GameTypes['rules'];
  /** The players' names, in turn order: any text. */
  readonly names: readonly string[];
  /** The agents, in turn order; absent if they are not known. */
  readonly agents?: readonly string[];
  /** The seed of the random numbers, where there was one. */
  readonly seed?: number | undefined;
  /** Moves after which the game is stopped, where that is asked for. */
  readonly maxMoves?: number | undefined;
}

/** Makes the lines of a report. */
export interface Reporter {
  heading(heading: Heading): string[];
  /**
   * Report a step.
   *
   * @param isForced - whether it is a person's only legal move, which was played by itself
   */
  step(step: AnyStep, isForced?: boolean): string[];
  /** Report a malformed move that a player tried. */
  text(step: AnyText): string[];
  /** Report a comment of the record. */
  comment(step: CommentStep): string[];
  /** Report that events were taken back, so that the game continues from an earlier position. */
  undo(count: number, position: AnyStep): string[];
}

/** Describe rules in a few words. */
export function describeRules(
  game: AnyGame,
  gameConsole: AnyConsole,
  rules: GameTypes['rules'],
): string {
  return gameConsole.describeRules?.(rules) ?? writeRules<object>(game.settings, rules);
}

/**
 * Make a reporter.
 *
 * @param screen - what people see; it draws no lines for a position that people need not see
 */
export function reporterFor(
  game: AnyGame,
  gameConsole: AnyConsole,
  options: ReportOptions,
  screen: Screen,
): Reporter {
  if (options.json) return jsonReporter(game, gameConsole);
  if (options.states) return statesReporter(game);
  return textReporter(game, gameConsole, options.pictures, screen);
}

function textReporter(
  game: AnyGame,
  gameConsole: AnyConsole,
  pictures: ReportOptions['pictures'],
  { isForPeople, output, draw }: Screen,
): Reporter {
  const fold = (line: string) => (output.isTTY ? wrap(line, widthOf(output)) : [line]);
  const course = courseOf(game, gameConsole);
  let recent: string[] = [];
  const drawn = (state: unknown) => {
    const lines = draw(state, recent);
    recent = [];
    return lines;
  };
  const stepLines = (step: AnyStep, isForced = false) => {
    const narration = narrate(game, gameConsole, step, isForPeople);
    const { hasPicture, isCaption = false } = narration;
    const isOngoing = isEvent(step) && !game.isOver(step.after);
    const isDrawn = pictures === 'rounds' ? hasPicture : hasPicture || isOngoing;
    if (isEvent(step)) {
      course.add(step);
      recent.push(step.event);
    }
    const picture = isDrawn && pictures !== 'never' ? drawn(step.after) : [];
    const why = isEvent(step) && step.why !== undefined ? [`  ${step.why}`] : [];
    const lines = isCaption && picture.length > 0 ? [] : [...narration.lines, ...why];
    return [
      ...lines.flatMap((line, index) =>
        fold(isForced && index === lines.length - 1 ? `${line} (only move)` : line),
      ),
      ...picture,
      ...(step.kind === 'end' && pictures !== 'never' ? course.chart(step, widthOf(output)) : []),
    ];
  };
  return {
    heading: (heading) => headingLines(game, gameConsole, heading).flatMap(fold),
    step: stepLines,
    text: ({ player, text }) => fold(`  ${player} ${writeQuoted(text)}  failed: no move`),
    comment: ({ text }) => fold(`  ${writeQuoted(text)}`),
    undo: (count, position) => {
      course.drop(count);
      recent = [];
      return ['', `Taken back: ${countOf(count, 'event')}`, ...stepLines(position)];
    },
  };
}

/** Collect the points of a game as it goes, to chart them at its end. */
function courseOf(game: AnyGame, { charted }: AnyConsole) {
  let events = 0;
  let points: (Points & { readonly events: number })[] = [];
  return {
    add: (step: EventStep<GameTypes>): void => {
      events++;
      const label = charted === undefined ? `${events}` : charted.label(step);
      const scores = game.scores?.(step.after);
      if (label !== undefined && scores !== undefined) points.push({ label, scores, events });
    },
    drop: (count: number): void => {
      events -= count;
      points = points.filter((each) => each.events <= events);
    },
    chart: ({ result, after }: EndStep<GameTypes>, width: number): string[] => {
      const letters = game.players(game.rulesOf(after));
      const lines = result.kind === 'finished' ? pointsChart(letters, points, width) : [];
      return lines.length === 0 ? [] : [charted?.heading ?? 'Points by event', '', ...lines, ''];
    },
  };
}

function jsonReporter(game: AnyGame, gameConsole: AnyConsole): Reporter {
  return {
    // What is not known is left out of JSON.
    heading: ({ rules, seed, maxMoves, agents, names }) => [
      writeJson({ kind: 'game', game: game.name, rules, seed, maxMoves, agents, names }),
    ],
    step: (step, isForced = false) => [
      writeJson({
        ...describeStep(game, step),
        ...gameConsole.describeStep?.(step),
        ...(isForced && { forced: true }),
      }),
    ],
    text: ({ player, text }) => [
      writeJson({ kind: 'failure', player, text, issue: game.checkMove(text) }),
    ],
    comment: (step) => [writeJson(step)],
    undo: (count, { after }) => [
      writeJson({ kind: 'undo', events: count, ...stateFields(game, after) }),
    ],
  };
}

/** Make a reporter of nothing but positions. */
function statesReporter(game: AnyGame): Reporter {
  const line = ({ after }: AnyStep) => [writeJson(game.encode(after))];
  return {
    heading: () => [],
    step: (step) => (step.kind === 'position' || isEvent(step) ? line(step) : []),
    text: () => [],
    comment: () => [],
    undo: (_, position) => line(position),
  };
}

/** Describe a step for programs. Its events, in their order, are those that `apply` takes. */
function describeStep(game: AnyGame, step: AnyStep): object {
  switch (step.kind) {
    case 'position':
      return { kind: step.kind, ...stateFields(game, step.after) };
    case 'failure':
      return { kind: step.kind, move: step.move, issue: game.explainMove(step.after, step.move) };
    case 'end': {
      const { kind } = step.result;
      const standings = game.standings(step.after);
      return kind === 'finished'
        ? { kind: 'game-over', standings }
        : { kind: 'stop', result: step.result, standings };
    }
    default: {
      const word = eventWord(game, step.event);
      const scores = game.scores?.(step.after);
      const fields = { scores, ...stateFields(game, step.after) };
      const [player, reason] = [playerOf(game, step), step.why];
      return { kind: word, [word]: step.event, player, reason, ...fields };
    }
  }
}

/** Return the letter of the player whose event it is; `undefined` for chance. */
function playerOf(game: AnyGame, step: EventStep<GameTypes>): string | undefined {
  return step.kind === 'forfeit' ? step.event.slice(0, -1) : playerToMove(game, step.before);
}

/** Write a player's name and agent, which are often the same. */
function nameOf(name: string, agent: string | undefined): string {
  if (agent === undefined) return writeQuoted(name);
  const safe = escapeUnsafe(agent);
  return name === agent ? safe : `${writeQuoted(name)} (${safe})`;
}

function headingLines(
  game: AnyGame,
  gameConsole: AnyConsole,
  { rules, names, agents, seed, maxMoves }: Heading,
): string[] {
  const letters = game.players(rules);
  const limit = maxMoves === undefined ? '' : `, at most ${countOf(maxMoves, 'move')}`;
  const seats = names.map((name, index) => `${letters[index]} ${nameOf(name, agents?.[index])}`);
  return [
    `${game.title}: ${describeRules(game, gameConsole, rules)}${limit}`,
    ...(seed === undefined ? [] : [`Seed: ${seed}`]),
    `Players: ${seats.join(', ')}`,
    ...(gameConsole.legend ?? []),
  ];
}
