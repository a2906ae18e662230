/**
 * What happens in a game, in sentences.
 *
 * @packageDocumentation
 */
import type { Narrator } from '../../engine/cli/console.js';
import type { Place } from '../../engine/cli/play/standing-lines.js';
import { type EndStep, type EventStep, whyStopped } from '../../engine/cli/play/steps.js';
import { listWords } from '../../engine/render/words.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { inspectEvent } from '../api/inspect-event.js';
import { standings } from '../api/standings.js';
import type { TsuroTypes } from '../api/tsuro.js';
import type { Walk } from '../api/walks.js';
import { headline, result as resultText, statusText } from '../render/caption.js';

type TsuroStep = EventStep<TsuroTypes>;

/** Say where a walk leads. */
function walkText({ player, path, end }: Walk): string {
  const last = path.at(-1);
  switch (end) {
    case 'stays':
      return `${player} walks to ${last}`;
    case 'leaves':
      return `${player} leaves the board at ${last}`;
    case 'loops':
      return `${player} loops back to ${last} and is out`;
  }
}

/** Say what an event does. */
function sentence({ event, before }: TsuroStep): string {
  const view = inspectEvent(before, event);
  const { player } = view;
  switch (view.kind) {
    case 'deal':
      return `${player} is offered ${listWords(view.tiles.map(String))}`;
    case 'forfeit':
      return `${player} forfeits, and the avatar is taken off`;
    case 'setup':
      return `${player} begins with tile ${view.tile} on ${view.square}, on port ${view.port}`;
    case 'turn':
      return [
        `${player} places tile ${view.tile} on ${view.square}`,
        ...view.walks.map(walkText),
        ...view.meetings.map(({ place, players }) => `${listWords(players)} now share ${place}`),
      ].join('; ');
  }
}

/** List the heading of a round above its first deal. */
function above({ event, before }: TsuroStep): string[] {
  const view = inspectEvent(before, event);
  if (view.kind !== 'deal' || !view.beginsRound) return [];
  return ['', view.round === 0 ? 'Set-up' : `Round ${view.round}`];
}

/** Rank the players, with where they are, or when and why they left. */
function placesOf(state: GameState): Place[] {
  const { players } = inspect(state);
  return standings(state).map(({ player, rank, winner }) => {
    const view = players.find((each) => each.player === player);
    const isFirst = state.phase === 'game-over' ? winner : rank === 1;
    return { player, rank, words: view === undefined ? '' : statusText(view), isFirst };
  });
}

/** Say how a game ended, or why it stopped. */
function ending({ result, after }: EndStep<TsuroTypes>): string[] {
  if (result.kind !== 'finished') return ['', whyStopped(result)];
  return ['', `Game over: ${resultText(standings(after))}`];
}

/** Columns of most events. */
const EVENT_WIDTH = 7;

/** What is said of a game as it goes. */
export const NARRATOR: Narrator<TsuroTypes> = {
  position: ({ after }) => ({
    lines: ['', headline(inspect(after), standings(after))],
    hasPicture: true,
    isCaption: true,
  }),
  above,
  sentence,
  write: (event) => event.padEnd(EVENT_WIDTH),
  endsRound: ({ before, after }) => after.round > before.round && after.phase !== 'game-over',
  ending,
  places: placesOf,
};
