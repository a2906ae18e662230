/** The words of a picture: what happens next, the rules, where the avatars are. */
import { winnersIn } from '../../engine/game/standings.js';
import { labelOf, listWords, nameAt, winSentence } from '../../engine/render/styled-text.js';
import { countOf } from '../../text/message.js';
import type { PlayerView, Standing, StateView } from '../api/inspect.js';
import { readPlace, writeSquare } from '../codec/notation.js';
import { facedSquare } from '../state/position.js';
import {
  type EliminationReason,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  type Square,
} from '../state/vocabulary.js';

/** Describe what happens next, and which player acts. */
export function headline(
  { phase, turn, round }: StateView,
  standings: readonly Standing[],
): string {
  const when = round === 0 ? 'Set-up' : `Round ${round}`;
  switch (phase) {
    case 'deal':
      return `${when}: a deal for ${turn} is due`;
    case 'setup':
      return `${when}: ${turn} to place a tile and the avatar`;
    case 'turn':
      return `${when}: ${turn} to place a tile`;
    case 'game-over':
      return `Game over: ${winSentence(winnersIn(standings))}`;
  }
}

const SUPPLIES: { readonly [Supply in Rules['supply']]: string } = {
  bag: 'tiles from a bag',
  cycle: 'tiles in a cycle',
  endless: 'endless tiles',
};

const LEGALITIES: { readonly [Legality in Rules['legality']]: string } = {
  total: 'total legality',
  reference: "the reference's legality",
};

const ENDS: { readonly [End in Rules['end']]: string } = {
  round: 'the end after a round',
  immediate: 'an immediate end',
};

/** Describe the rules in force. */
export function rulesText({ players, supply, legality, end }: Rules): string {
  return [`${players} players`, SUPPLIES[supply], LEGALITIES[legality], ENDS[end]].join(', ');
}

/** Return the square that a player's avatar faces; `undefined` if there is none. */
export function facedBy({ avatar }: Pick<PlayerView, 'avatar'>): Square | undefined {
  if (avatar === null) return undefined;
  const square = facedSquare(readPlace(`${avatar.square}${avatar.port}`, 0));
  return square < 0 ? undefined : writeSquare(square);
}

const REASONS: { readonly [Each in EliminationReason]: string } = {
  edge: 'left the board',
  loop: 'went into a loop',
  forfeit: 'forfeited',
};

/** Describe where a player's avatar is, or when and why the player has left. */
export function statusText(player: PlayerView): string {
  const { avatar, left } = player;
  if (left !== null) {
    const when = left.round === 0 ? 'the set-up' : `round ${left.round}`;
    return `${REASONS[left.reason]} in ${when}`;
  }
  if (avatar === null) return 'not placed yet';
  const faced = facedBy(player);
  return `on ${avatar.square}${avatar.port}${faced === undefined ? '' : `, faces ${faced}`}`;
}

/** List the tiles on offer: `tiles 9 and 28`. */
function offerText(hand: readonly number[]): string {
  return `${hand.length === 1 ? 'tile' : 'tiles'} ${listWords(hand.map(String))}`;
}

/** Write a player's letter and name. */
export function playerLabel(player: PlayerId, names: readonly string[] | undefined): string {
  return labelOf(player, nameAt(PLAYER_IDS.indexOf(player), names));
}

/** Describe in words what the picture shows. */
export function describe(view: StateView, names?: readonly string[]): string {
  const { rules, board, hand, turn, players } = view;
  return [
    `${rulesText(rules)}; ${countOf(board.length, 'tile')} on the board.`,
    ...players.map((player) => `${playerLabel(player.player, names)}: ${statusText(player)}.`),
    ...(hand.length === 0 ? [] : [`On offer to ${turn}: ${offerText(hand)}.`]),
  ].join(' ');
}
