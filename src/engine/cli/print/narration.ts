/** A game told to people, step by step: what a game says of its own, and what is the same for all. */

import { eventWord } from '../../game/events.js';
import type { EventOf, Game, GameTypes } from '../../game/game.js';
import { writeStanding } from '../../game/standings.js';
import type { GameConsole, Narration, Narrator } from '../console.js';
import {
  type EndStep,
  type EventStep,
  isEvent,
  playerToMove,
  type Step,
  standingLines,
  whyStopped,
} from './steps.js';

/** Write a move as people or records do. */
export function writeMoveFor<Types extends GameTypes>(
  { notation }: GameConsole<Types>,
  move: Types['move'],
  isForPeople: boolean,
): string {
  return (isForPeople ? notation?.writeMove?.(move) : undefined) ?? move;
}

export function narrate<Types extends GameTypes>(
  game: Game<Types>,
  gameConsole: GameConsole<Types>,
  step: Step<Types>,
  isForPeople: boolean,
): Narration {
  const { narrator = {}, notation } = gameConsole;
  if (isEvent(step)) {
    const told = eventLine(game, gameConsole, step, isForPeople);
    const lines = [...(narrator.above?.(step, isForPeople) ?? []), ...told];
    return { lines, hasPicture: narrator.endsRound?.(step) ?? false };
  }
  switch (step.kind) {
    case 'position':
      return (
        narrator.position?.(step) ?? { lines: ['', whoIsNext(game, step.after)], hasPicture: true }
      );
    case 'failure': {
      const message = game.explainMove(step.after, step.move)?.message;
      const rewrite = (isForPeople ? notation?.rewrite : undefined) ?? String;
      // A log may call anything a failure.
      const why = message === undefined ? 'although it is legal' : rewrite(message);
      const move = writeEvent(game, gameConsole, step.move, isForPeople);
      return { lines: [`  ${move}  failed: ${why}`], hasPicture: false };
    }
    case 'end': {
      const isFinished = step.result.kind === 'finished';
      const lines = [...endingLines(narrator, step), ...standingsOf(game, narrator, step)];
      return { lines, hasPicture: isFinished };
    }
  }
}

/** Return the line of an event: its notation, and what it does. */
function eventLine<Types extends GameTypes>(
  game: Game<Types>,
  gameConsole: GameConsole<Types>,
  step: EventStep<Types>,
  isForPeople: boolean,
): string[] {
  const { narrator } = gameConsole;
  const write = () => writeEvent(game, gameConsole, step.event, isForPeople);
  if (narrator?.sentence === undefined) return [`  ${write()}`];
  const sentence = narrator.sentence(step, isForPeople);
  return sentence === undefined ? [] : [`  ${write()}  ${sentence}`];
}

function writeEvent<Types extends GameTypes>(
  game: Game<Types>,
  gameConsole: GameConsole<Types>,
  event: EventOf<Types>,
  isForPeople: boolean,
): string {
  const { narrator } = gameConsole;
  if (narrator?.write !== undefined) return narrator.write(event, isForPeople);
  const word = eventWord(game, event);
  return word === 'move' ? writeMoveFor(gameConsole, event, isForPeople) : `${word} ${event}`;
}

function endingLines<Types extends GameTypes>(
  narrator: Narrator<Types>,
  step: EndStep<Types>,
): readonly string[] {
  const { result } = step;
  const usual = () => ['', result.kind === 'finished' ? 'Game over' : whyStopped(result)];
  return narrator.ending?.(step) ?? usual();
}

function standingsOf<Types extends GameTypes>(
  game: Game<Types>,
  { places }: Narrator<Types>,
  { result, after }: EndStep<Types>,
): readonly string[] {
  if (places !== undefined) return standingLines(result, places(after));
  const lines = game
    .standings(after)
    .map((standing) => `  ${writeStanding(game.standingFields, standing)}`);
  return ['', 'Standings', ...lines];
}

function whoIsNext<Types extends GameTypes>(game: Game<Types>, state: Types['state']): string {
  if (game.isOver(state)) return 'The game is over';
  const player = playerToMove(game, state);
  return player === undefined ? `A ${game.chance?.word} is due` : `${player} to move`;
}
