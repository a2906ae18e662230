/** The words of a picture: whose turn it is, the rules, the points of each player. */
import { labelOf, listWords, nameAt, winSentence } from '../../engine/render/styled-text.js';
import { countOf } from '../../text/message.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import { PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';

/** The players' colours in words. */
export const COLOUR_NAMES: { readonly [Player in PlayerId]: string } = {
  A: 'blue',
  B: 'yellow',
  C: 'red',
  D: 'green',
};

/** List who has most points of this game. */
export function leaders(players: readonly PlayerView[]): PlayerId[] {
  const best = Math.max(...players.map(({ score }) => score));
  return players.filter(({ score }) => score === best).map(({ player }) => player);
}

/** Describe what happens next, or who has won. */
export function headline({ turn, players }: StateView): string {
  if (turn !== null) return `${turn} to move`;
  return `Game over: ${winSentence(leaders(players))}`;
}

/** Describe the bonus. */
export function bonusText({ bonus: { all, allSingleLast } }: Rules): string {
  return `All pieces placed: +${all}, with I1 as the last +${allSingleLast}`;
}

/** Describe the points of a player: of this game, and with those of earlier games. */
export function pointsText({ score, carried, total }: PlayerView): string {
  return carried === 0 ? countOf(score, 'point') : `${score} of ${countOf(total, 'point')}`;
}

/** Describe what a player has left. */
export function leftText({ piecesLeft, isOut, isSingleLast }: PlayerView): string {
  const left = `${piecesLeft.length} left`;
  if (isOut) return `out, ${left}`;
  if (piecesLeft.length > 0) return left;
  return isSingleLast ? 'all placed, I1 last' : 'all placed';
}

/** Describe in words what the picture shows. */
export function describe(view: StateView, names?: readonly string[]): string {
  const players = view.players.map((shown) => {
    const who = labelOf(shown.player, nameAt(PLAYER_IDS.indexOf(shown.player), names));
    const left = listWords(shown.piecesLeft) || 'no piece';
    const out = shown.isOut ? ', dropped out' : '';
    const more = shown.carried === 0 ? '' : `, ${shown.total} with those of earlier games`;
    const points = `${countOf(shown.score, 'point')}${more}${out}`;
    return `${who}, ${COLOUR_NAMES[shown.player]}: ${points}, ${left} left.`;
  });
  return [`${bonusText(view.rules)}.`, ...players].join(' ');
}
