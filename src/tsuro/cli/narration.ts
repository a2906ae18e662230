/**
 * What happens in a game, in sentences.
 *
 * @packageDocumentation
 */
import type { Narration } from '../../engine/cli/console.js';
import { type Place, standingLines } from '../../engine/cli/play/standing-lines.js';
import { type EventStep, type Step, whyStopped } from '../../engine/cli/play/steps.js';
import { listWords } from '../../engine/render/words.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { explainMove } from '../api/play.js';
import { standings } from '../api/standings.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { type Walk, walks } from '../api/walks.js';
import { decodeMove } from '../codec/move.js';
import { facedBy, headline, result, statusText } from '../render/caption.js';
import type { Move } from '../state/vocabulary.js';

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

/** Say which avatars have come to stand on one port. */
function sharedPorts(stays: readonly Walk[], before: GameState, after: GameState): string[] {
  const together = (state: GameState) => {
    const places = new Map<string, string[]>();
    for (const { player, avatar } of inspect(state).players) {
      if (avatar === null) continue;
      const place = `${avatar.square}${avatar.port}`;
      places.set(place, [...(places.get(place) ?? []), player]);
    }
    return [...places].filter(([, players]) => players.length > 1);
  };
  const known = new Set(together(before).map(([, players]) => players.join()));
  return together(after).flatMap(([place, players]) => {
    const isNew = stays.length > 0 && !known.has(players.join());
    return isNew ? [`${listWords(players)} now share ${place}`] : [];
  });
}

/** Say what a move does. */
function moveLine({ event, before, after }: TsuroStep): string {
  // The event of a move is one.
  const move = event as Move;
  const parts = decodeMove(move);
  if (parts.kind === 'setup') {
    const { player, tile, square, port } = parts;
    return `${player} begins with tile ${tile} on ${square}, on port ${port}`;
  }
  const { player, tile } = parts;
  const mover = inspect(before).players.find((each) => each.player === player);
  const square = mover === undefined ? undefined : facedBy(mover);
  const all = walks(before, move);
  const stays = all.filter(({ end }) => end === 'stays');
  return [
    `${player} places tile ${tile}${square === undefined ? '' : ` on ${square}`}`,
    ...all.map(walkText),
    ...sharedPorts(stays, before, after),
  ].join('; ');
}

/** Describe an offer of tiles, with a heading above the first of a round. */
function dealLines({ event, before, after }: TsuroStep): string[] {
  const begins = isFirstDeal(before);
  const heading = before.round === 0 ? 'Set-up' : `Round ${before.round}`;
  const offer = `  ${event.padEnd(7)}  ${after.turn} is offered ${listWords(after.hand.map(String))}`;
  return [...(begins ? ['', heading] : []), offer];
}

/** Whether the deal that is due is the first of its round. */
function isFirstDeal(state: GameState): boolean {
  const { players } = inspect(state);
  // Whoever was first before may have left in this round.
  if (players.some(({ left }) => left?.round === state.round)) return false;
  const inGame = players.filter(({ avatar, left }) =>
    state.round === 0 ? left === null : avatar !== null,
  );
  return inGame[0]?.player === state.turn;
}

/** Say what a forfeit is. */
function forfeitLine({ event }: TsuroStep): string {
  return `  ${event.padEnd(7)}  ${event.charAt(0)} forfeits, and the avatar is taken off`;
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

/** Narrate a step. A picture follows where a round ends. */
export function narrate(step: Step<TsuroTypes>): Narration {
  switch (step.kind) {
    case 'position':
      return {
        lines: ['', headline(inspect(step.after), standings(step.after))],
        hasPicture: true,
        isCaption: true,
      };
    case 'chance':
      return { lines: dealLines(step), hasPicture: false };
    case 'move':
      return {
        lines: [`  ${step.event.padEnd(7)}  ${moveLine(step)}`],
        hasPicture: step.after.round > step.before.round && step.after.phase !== 'game-over',
      };
    case 'forfeit':
      return { lines: [forfeitLine(step)], hasPicture: false };
    case 'failure': {
      const why = explainMove(step.after, step.move)?.message ?? 'although it is legal';
      return { lines: [`  ${step.move}  failed: ${why}`], hasPicture: false };
    }
    case 'end': {
      const isFinished = step.result.kind === 'finished';
      const ranking = standings(step.after);
      const heading =
        step.result.kind === 'finished' ? `Game over: ${result(ranking)}` : whyStopped(step.result);
      const lines = standingLines(step.result, placesOf(step.after));
      return { lines: ['', heading, ...lines], hasPicture: isFinished };
    }
  }
}
