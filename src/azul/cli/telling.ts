/**
 * Telling a game as it goes: to people in lines and pictures, to programs in JSON.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { Option } from 'commander';
import type { GameState } from '../api/game-state.js';
import type { Counting } from './counting.js';
import type { GameEvent } from './game-events.js';
import type { GameHead } from './game-head.js';
import { headerRecord, recordOf } from './game-json.js';
import { headerLines, narrate, stateLines } from './narration.js';

/** When a picture of the position is drawn. */
const PICTURES = ['never', 'rounds', 'moves'] as const;

/** How a game is told. */
export interface TellingOptions {
  readonly json?: boolean;
  readonly states?: boolean;
  readonly pictures: (typeof PICTURES)[number];
}

/** Add the options that say how a game is told. */
export function addTellingOptions(command: Command): Command {
  return command
    .option('--states', 'print each position, a JSON array on a line that begins with "["')
    .option('--json', 'print each event as a JSON object on a line')
    .addOption(
      new Option('--pictures <when>', 'when to draw the position')
        .choices(PICTURES)
        .default('rounds'),
    );
}

/** Tell a game in lines. */
export interface Telling {
  head(head: GameHead): string[];
  event(event: GameEvent): string[];
}

const TO_PROGRAMS: Telling = {
  head: (head) => [JSON.stringify(headerRecord(head))],
  event: (event) => [JSON.stringify(recordOf(event))],
};

/** What is followed by a picture. Where a game only stops, there is nothing new to be seen. */
const DRAWN: { readonly [When in TellingOptions['pictures']]: readonly GameEvent['kind'][] } = {
  never: [],
  rounds: ['start', 'position', 'deal', 'game-over'],
  moves: ['start', 'position', 'move', 'deal', 'game-over'],
};

/**
 * Choose how to tell a game.
 *
 * @param draw - draws a position, unless nobody needs to see it
 */
export function tellingFor(
  options: TellingOptions,
  counting: Counting,
  draw: (state: GameState) => readonly string[],
): Telling {
  if (options.json) return TO_PROGRAMS;
  const picture = ({ kind, after }: GameEvent) =>
    DRAWN[options.pictures].includes(kind) ? draw(after) : [];
  return {
    head: headerLines,
    event: (event) => [
      ...narrate(event, counting),
      ...picture(event),
      ...(options.states ? stateLines(event) : []),
    ],
  };
}
