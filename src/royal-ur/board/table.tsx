/** What the board and the editor of Ur share: the names, the squares, the hands and the homes. */

import type { ComponentChild, ComponentChildren } from 'preact';
import type { Roving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import type { PlayerView } from '../api/inspect.js';
import { Step } from '../state/position.js';
import type { PlayerId } from '../state/vocabulary.js';
import { allPlaces, type Place, rowOf } from './places.js';
import { nameOf, UR } from './words.js';

/** Where the tokens of a player are. */
export type Side = Omit<PlayerView, 'progress'>;

/** The pictures on the squares, in the order of the path: a rosette is where the rules have one. */
const PATTERNS = ['dots', 'eyes', 'diamonds'] as const;

function isStack({ step }: Place): boolean {
  return step === Step.Hand || step === Step.Home;
}

/** Return the classes of a place. */
export function lookOf(place: Place): string {
  const { step, rosette } = place;
  if (isStack(place)) return `stack ${step === Step.Hand ? 'hand' : 'home'}`;
  return `square ${rosette ? 'rosette' : PATTERNS[step % PATTERNS.length]}`;
}

/** Return the attributes of a place's button: where it lies, and its names. */
export function spotOn(place: Place, own: PlayerId) {
  const { key, owner, column } = place;
  return {
    style: { '--column': column, '--row': rowOf(place, own) },
    'data-item': key,
    'data-place': key,
    'data-player': owner,
  };
}

/** List the tokens at a place, by their players. */
export function tokensAt(players: readonly Side[], { owner, step }: Place): PlayerId[] {
  return players.flatMap(({ player, hand, home, steps }) => {
    if (owner !== undefined && owner !== player) return [];
    const there = steps.filter((each) => each === step).length;
    const count = step === Step.Hand ? hand : step === Step.Home ? home : there;
    return new Array<PlayerId>(count).fill(player);
  });
}

/** What lies at a place, and its number or name. */
export function Content({
  place,
  tokens,
}: {
  readonly place: Place;
  readonly tokens: readonly PlayerId[];
}) {
  const { board } = useWords(UR);
  const { step } = place;
  return (
    <>
      {tokens.map((player, index) => (
        <span key={index} class={`token token-${player}`} style={{ '--index': index }} />
      ))}
      {isStack(place) ? (
        <>
          <span class="count" data-count={tokens.length} />
          <span class="what">{step === Step.Hand ? board.hand : board.home}</span>
        </>
      ) : (
        <span class="step">{step}</span>
      )}
    </>
  );
}

/** A player's name, on the side of the player's squares. */
function Nameplate({
  player,
  players,
  names,
  next,
}: Pick<TableProps, 'players' | 'names' | 'next'> & { readonly player: PlayerId }) {
  const words = useWords(UR);
  const side = players.find((each) => each.player === player);
  const { hand, steps, home } = side ?? { hand: 0, steps: [], home: 0 };
  return (
    <div class={`nameplate${next === player ? ' next' : ''}`}>
      <span class={`token token-${player}`} />
      <h3>{nameOf(words, player, names)}</h3>
      <span class="count">{words.board.atHome(home, hand + steps.length + home)}</span>
    </div>
  );
}

interface TableProps {
  /** The player whose squares are in front. */
  readonly own: PlayerId;
  readonly players: readonly Side[];
  readonly names: readonly string[];
  /** The player whose turn it is; nobody's after the end. */
  readonly next: PlayerId | undefined;
  readonly dice: ComponentChild;
  readonly roving: Roving<HTMLDivElement>;
  draw(place: Place): ComponentChild;
  /** What lies over the squares. */
  readonly children?: ComponentChildren;
}

/** The names with the dice, and the board below. */
export function Table({ own, dice, roving, draw, children, ...shown }: TableProps) {
  const { board } = useWords(UR);
  return (
    <div class="table">
      <div class="head">
        <Nameplate player={own === 'A' ? 'B' : 'A'} {...shown} />
        {dice}
        <Nameplate player={own} {...shown} />
      </div>
      <div class="spot">
        <div class="board" role="group" aria-label={board.title} tabIndex={-1} ref={roving.ref}>
          <span class="block left" />
          <span class="block bridge" />
          <span class="block right" />
          {allPlaces(own).map(draw)}
          {children}
        </div>
      </div>
    </div>
  );
}
