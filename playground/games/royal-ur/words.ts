/** The Royal Game of Ur in words: what there is to say. How it is said is in the folder `words`. */
import {
  decodeMove,
  explainMove,
  type GameState,
  inspect,
  type Move,
  PATHS,
  PLAYER_IDS,
  type PlayerId,
  type Roll,
  royalUrRules,
} from 'azulejo/royal-ur';
import { Catalogue } from '../../shell/language/catalogue.js';
import { HAND, HOME, type Place } from './places.js';
import type { SpokenMove, Spot, UrWords } from './words/en.js';

export type { UrWords } from './words/en.js';

export const UR = new Catalogue<UrWords>({
  en: async () => (await import('./words/en.js')).WORDS,
  de: async () => (await import('./words/de.js')).WORDS,
  es: async () => (await import('./words/es.js')).WORDS,
  pt: async () => (await import('./words/pt.js')).WORDS,
});

export type UrEvent = Move | Roll;

/** Return the number of a player. */
export function numberOf(player: PlayerId): number {
  return PLAYER_IDS.indexOf(player);
}

/** Return the name of a player. */
export function nameOf(words: UrWords, player: PlayerId, names: readonly string[]): string {
  return names[numberOf(player)] || words.player(player);
}

/** Return the number that a roll shows; `undefined` for a move. */
export function rolled(event: UrEvent): number | undefined {
  return event.startsWith('R') ? Number(event.slice(1)) : undefined;
}

/** What a move does. */
interface Effect {
  readonly player: PlayerId;
  readonly from: number;
  readonly to: number;
  /** Whether a token of the other player is captured. */
  readonly captures: boolean;
  readonly rosette: boolean;
}

function spotOf(step: number): Spot {
  if (step === HAND) return 'hand';
  return step === HOME ? 'home' : step;
}

/** Return what a move does. */
export function effectOf(state: GameState, move: Move): Effect {
  const { player, from, to } = decodeMove(move);
  const other = inspect(state).players[1 - numberOf(player)];
  const isShared = to >= 5 && to <= 12;
  return {
    player,
    from,
    to,
    captures: isShared && other?.steps.includes(to) === true,
    rosette: PATHS[player][to]?.rosette === true,
  };
}

/** Return what there is to say of a move. */
function spoken(state: GameState, move: Move): SpokenMove {
  const { from, to, captures, rosette } = effectOf(state, move);
  return { from: spotOf(from), to: spotOf(to), captures, rosette };
}

/** Whether a roll allows no move. */
function isPass(state: GameState, roll: number): boolean {
  return royalUrRules.chance?.apply(state, `R${roll}` as Roll).phase === 'roll';
}

/** Describe what an event did, for the list of moves. */
export function eventEntry({ entries }: UrWords, state: GameState, event: UrEvent): string {
  const roll = rolled(event);
  // What is not a roll is a move.
  if (roll === undefined) return entries.move(spoken(state, event as Move));
  return isPass(state, roll) ? entries.rollInVain(roll) : entries.roll(roll);
}

/** Describe what an event did, as a sentence. */
export function eventSentence(
  words: UrWords,
  state: GameState,
  event: UrEvent,
  names: readonly string[],
): string {
  const { events } = words;
  const roll = rolled(event);
  if (roll !== undefined) {
    const name = nameOf(words, state.turn, names);
    return isPass(state, roll) ? events.rollInVain(name, roll) : events.roll(name, roll);
  }
  // What is not a roll is a move.
  const move = event as Move;
  const { player } = decodeMove(move);
  const other = nameOf(words, player === 'A' ? 'B' : 'A', names);
  return events.move(nameOf(words, player, names), other, spoken(state, move));
}

/** Describe what happens next. */
export function statusWords(words: UrWords, state: GameState, names: readonly string[]): string {
  const { status } = words;
  const name = nameOf(words, state.turn, names);
  switch (state.phase) {
    case 'roll':
      return status.rolls(name);
    case 'move':
      return status.moves(name, state.roll ?? 0);
    case 'game-over':
      return status.wins(name);
  }
}

/** Describe what a person can do. */
export function promptWords({ status }: UrWords, state: GameState): string {
  return state.phase === 'move' ? status.prompt(state.roll ?? 0) : '';
}

/** Describe what the solution of a puzzle does. */
export function themeWords({ themes }: UrWords, theme: string): string {
  const all: Readonly<Record<string, string>> = themes;
  return all[theme] ?? '';
}

/** Name the section of the list of moves: how many tokens are at home. */
export function sectionTitle({ entries }: UrWords, state: GameState): string {
  const [one, other] = inspect(state).players;
  return entries.section(one?.home ?? 0, other?.home ?? 0);
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
  if (owner !== undefined && name !== undefined && (step === HAND || step === HOME)) {
    const view = players[numberOf(owner)];
    return step === HAND
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
  const effect = spoken(state, move);
  return board.advice({ ...effect, rosette: effect.rosette && state.rules.rosettesGrantRolls });
}
