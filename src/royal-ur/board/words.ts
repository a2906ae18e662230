/** The Royal Game of Ur in words: what there is to say. How it is said is in the folder `words`. */

import { Catalogue } from '../../engine/board/language/catalogue.js';
import type { Language } from '../../engine/board/language/languages.js';
import { type GameWords, namesOf } from '../../engine/board/words.js';
import type { RoyalUrTypes } from '../api/game.js';
import type { GameState } from '../api/game-state.js';
import { type EventView, inspect, inspectEvent } from '../api/inspect.js';
import { explainMove } from '../api/play.js';
import { Step } from '../state/position.js';
import { type Move, PLAYER_IDS, type Roll } from '../state/vocabulary.js';
import type { Place } from './places.js';
import type { SpokenMove, Spot, UrWords } from './words/en.js';

export type { UrWords } from './words/en.js';

export const UR = new Catalogue<UrWords>({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  pt: () => import('./words/pt.js'),
});

export type UrEvent = Move | Roll;

type MoveView = Extract<EventView, { kind: 'move' }>;

export const { numberOf, nameOf } = namesOf(PLAYER_IDS);

/** Return the number that a roll shows; `undefined` for a move. */
export function rolled(event: UrEvent): number | undefined {
  return event.startsWith('R') ? Number(event.slice(1)) : undefined;
}

/** Return the spot of a step. */
export function spotOf(step: number): Spot {
  if (step === Step.Hand) return 'hand';
  return step === Step.Home ? 'home' : step;
}

/** Return what there is to say of a move. */
function spoken({ from, to, captures, rosette }: MoveView): SpokenMove {
  return { from: spotOf(from), to: spotOf(to), captures, rosette };
}

/** Explain why a token cannot move; nothing if it can. */
export function refusalWords({ refusals }: UrWords, state: GameState, move: string): string {
  switch (explainMove(state, move)?.code) {
    case undefined:
      return '';
    case 'move.own-token-there':
      return refusals.ownTokenThere;
    case 'move.rosette-held':
      return refusals.rosetteHeld;
    case 'move.malformed':
    case 'move.not-the-roll':
      return refusals.exactRoll;
    case 'move.no-token':
      return refusals.noToken;
    default:
      return refusals.notNow;
  }
}

/** Describe what is at a place: `Square 8, rosette, token of Ada`. */
export function placeWords(
  words: UrWords,
  state: GameState,
  place: Place,
  names: readonly string[],
): string {
  const { board } = words;
  const { step, owner, rosette } = place;
  const { players } = inspect(state);
  const name = owner && nameOf(words, owner, names);
  if (owner !== undefined && name !== undefined && (step === Step.Hand || step === Step.Home)) {
    const view = players[numberOf(owner)];
    return step === Step.Hand
      ? board.handOf(name, view?.hand ?? 0)
      : board.homeOf(name, view?.home ?? 0);
  }
  const there = players.filter(
    ({ player, steps }) => (owner === undefined || owner === player) && steps.includes(step),
  );
  const tokens = there.map(({ player }) => nameOf(words, player, names));
  return board.square({ step, owner: name, rosette, tokens });
}

/** Describe what a move would do, for who points at its token or its target. */
export function adviceWords({ board }: UrWords, state: GameState, move: Move): string {
  const view = inspectEvent(state, move);
  if (view.kind !== 'move') return '';
  const { to, captures, rollsAgain } = view;
  return board.advice({ to: spotOf(to), captures, rollsAgain });
}

/**
 * Load the words of the Royal Game of Ur in a language, for the text around a board. The function `place` takes a step
 * of a player's path, as in moves: a square from 1 to 14, 0 for the hand, 15 for home.
 *
 * @param language - the tag of the language: `en`, `de`, `es` or `pt`
 * @returns a promise of functions that write captions and a list of moves in this language
 * @throws TypeError if there is no such language: the promise is rejected with it
 *
 * @example
 * ```ts
 * import { royalUrWords } from 'azulejo/board/royal-ur';
 * import { newGame } from 'azulejo/royal-ur';
 *
 * const words = await royalUrWords('de');
 * words.status(newGame(), ['Ada', 'Bob']); // 'Ada würfelt'
 * words.place(5); // 'Feld 5'
 * words.place(15); // 'Ziel'
 * ```
 */
export async function royalUrWords(language: Language): Promise<GameWords<RoyalUrTypes, number>> {
  const words = await UR.load(language);
  const { board, entries, events, status } = words;
  return {
    status(state, names) {
      const name = nameOf(words, state.turn, names);
      switch (state.phase) {
        case 'roll':
          return status.rolls(name);
        case 'move':
          return status.moves(name, state.roll ?? 0);
        case 'game-over':
          return status.wins(name);
      }
    },
    prompt: ({ phase, roll = 0 }) => (phase === 'move' ? status.prompt(roll) : ''),
    event(before, event, names) {
      const view = inspectEvent(before, event);
      const name = nameOf(words, view.player, names);
      if (view.kind === 'roll') {
        return view.canMove ? events.roll(name, view.roll) : events.rollInVain(name, view.roll);
      }
      const other = nameOf(words, view.player === 'A' ? 'B' : 'A', names);
      return events.move(name, other, spoken(view));
    },
    entry(before, event) {
      const view = inspectEvent(before, event);
      if (view.kind === 'move') return entries.move(spoken(view));
      return view.canMove ? entries.roll(view.roll) : entries.rollInVain(view.roll);
    },
    // How many tokens are at home.
    section(before) {
      const [one, other] = inspect(before).players;
      return entries.section(one?.home ?? 0, other?.home ?? 0);
    },
    refusal: (state, move) => refusalWords(words, state, move),
    place(step) {
      const spot = spotOf(step);
      return typeof spot === 'string' ? board[spot] : board.squareName(spot);
    },
  };
}
