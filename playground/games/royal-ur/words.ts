/** The Royal Game of Ur in words. */
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
  royalUr,
} from 'azulejo/royal-ur';
import { counted } from '../../shell/words.js';
import { HAND, HOME, type Place } from './places.js';

export type UrEvent = Move | Roll;

/** Return the number of a player. */
export function numberOf(player: PlayerId): number {
  return PLAYER_IDS.indexOf(player);
}

/** Return the name of a player. */
export function nameOf(player: PlayerId, names: readonly string[]): string {
  return names[numberOf(player)] || `Player ${player}`;
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

function stepWords(step: number): string {
  if (step === HAND) return 'the hand';
  return step === HOME ? 'home' : `square ${step}`;
}

/** Say what a move does, without the player: `square 3 → 6, captures`. */
function moveEntry(state: GameState, move: Move): string {
  const { from, to, captures, rosette } = effectOf(state, move);
  const start = from === HAND ? 'Hand' : `Square ${from}`;
  const parts = [`${start} → ${to === HOME ? 'home' : to}`];
  if (captures) parts.push('captures');
  if (rosette) parts.push('rosette');
  return parts.join(', ');
}

/** Whether a roll allows no move. */
function isPass(state: GameState, roll: number): boolean {
  return royalUr.chance?.apply(state, `R${roll}` as Roll).phase === 'roll';
}

/** Say what an event did, for the list of moves. */
export function eventEntry(state: GameState, event: UrEvent): string {
  const roll = rolled(event);
  // What is not a roll is a move.
  if (roll === undefined) return moveEntry(state, event as Move);
  return `Roll of ${roll}${isPass(state, roll) ? ', no move' : ''}`;
}

/** Say what an event did, as a sentence. */
export function eventSentence(state: GameState, event: UrEvent, names: readonly string[]): string {
  const roll = rolled(event);
  if (roll !== undefined) {
    const pass = isPass(state, roll) ? ' and cannot move' : '';
    return `${nameOf(state.turn, names)} rolls ${roll}${pass}.`;
  }
  // What is not a roll is a move.
  const { player, from, to, captures, rosette } = effectOf(state, event as Move);
  const other = nameOf(player === 'A' ? 'B' : 'A', names);
  const parts = [
    `${nameOf(player, names)} moves from ${stepWords(from)} to ${stepWords(to)}`,
    ...(captures ? [`captures a token of ${other}`] : []),
    ...(rosette ? ['lands on a rosette'] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** Say what happens next. */
export function statusWords(state: GameState, names: readonly string[]): string {
  const name = nameOf(state.turn, names);
  switch (state.phase) {
    case 'roll':
      return `${name} rolls`;
    case 'move':
      return `${name} moves ${state.roll}`;
    case 'game-over':
      return `${name} wins`;
  }
}

/** Say what a person can do. */
export function promptWords(state: GameState): string {
  if (state.phase !== 'move') return '';
  return `Choose a token to move by ${counted(state.roll ?? 0, 'square')}.`;
}

/** Name the section of the list of moves: how many tokens are at home. */
export function sectionTitle(state: GameState): string {
  const [one, other] = inspect(state).players;
  return `${one?.home ?? 0} : ${other?.home ?? 0} at home`;
}

/** Say why a token cannot move; `undefined` if it can. */
export function refusalWords(state: GameState, move: string): string | undefined {
  const issue = explainMove(state, move);
  switch (issue?.code) {
    case undefined:
      return undefined;
    case 'move.own-token-there':
      return 'A token of your own is where this one would go.';
    case 'move.rosette-held':
      return 'The other player’s token is safe on the rosette.';
    case 'move.malformed':
    case 'move.not-the-roll':
      return 'Home is reached by the exact roll only.';
    case 'move.no-token':
      return 'No token is there.';
    default:
      return issue?.message;
  }
}

/** Say what is at a place: `Square 8, rosette, token of Ada`. */
export function placeWords(state: GameState, place: Place, names: readonly string[]): string {
  const { step, owner, rosette } = place;
  const { players } = inspect(state);
  if (owner !== undefined && (step === HAND || step === HOME)) {
    const view = players[numberOf(owner)];
    const count = (step === HAND ? view?.hand : view?.home) ?? 0;
    return `${step === HAND ? 'Hand' : 'Home'} of ${nameOf(owner, names)}, ${counted(count, 'token')}`;
  }
  const there = players.filter(
    ({ player, steps }) => (owner === undefined || owner === player) && steps.includes(step),
  );
  const tokens = there.map(({ player }) => `token of ${nameOf(player, names)}`);
  const whose = owner === undefined ? '' : ` of ${nameOf(owner, names)}`;
  const kind = rosette ? ', rosette' : '';
  return `Square ${step}${whose}${kind}, ${tokens.join(' and ') || 'empty'}`;
}

/** Say what a move would do, for who points at its token or its target. */
export function adviceWords(state: GameState, move: Move): string {
  const { to, captures, rosette } = effectOf(state, move);
  const where = to === HOME ? 'Brings the token home' : `Moves to square ${to}`;
  const more = [
    ...(captures ? ['captures a token'] : []),
    ...(rosette && state.rules.rosettesGrantRolls ? ['another roll'] : []),
  ];
  return [where, ...more].join(', ');
}
