/**
 * What a search agent remembers between its moves: the part of the tree that the game can still come to.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../game/game.js';
import { differentSettings } from '../game/settings.js';
import { MOST_TREE_MOVES, mostMovesBelow, type Node } from './tree.js';

/** Return the position after a move, with what is known of it; `undefined` if the move was not tried. */
export function nodeAfter<Types extends GameTypes>(
  { next }: Node<Types>,
  move: Types['move'],
): Node<Types> | undefined {
  return next?.kind === 'decision'
    ? next.edges.find((edge) => edge.move === move)?.node
    : undefined;
}

/** The tree after an agent's last move. */
export class Memory<Types extends GameTypes> {
  readonly #game: Game<Types>;
  #node: Node<Types> | undefined;

  constructor(game: Game<Types>) {
    this.#game = game;
  }

  /** Remember the position after a move, or nothing; what was remembered before is forgotten. */
  keep(node: Node<Types> | undefined): void {
    this.#node = node;
  }

  /** Take out what is known of a position, if the game came to it from the one that is remembered. */
  take(state: Types['state']): Node<Types> | undefined {
    const first = this.#node;
    // The rest of the tree need not stay in memory while the next search runs.
    this.#node = undefined;
    if (first === undefined || !this.#hasSameRules(first.state, state)) return undefined;
    const found = this.#findBelow(first, this.#keyOf(state), this.#game.playerToMove(state));
    // It and the next search share the room of one tree.
    return found !== undefined && mostMovesBelow(found) <= MOST_TREE_MOVES / 2 ? found : undefined;
  }

  /** Look for a position in which a player is to move, no further than where that player is to move. */
  #findBelow(node: Node<Types>, key: string, player: number): Node<Types> | undefined {
    if (this.#game.playerToMove(node.state) === player) {
      return this.#keyOf(node.state) === key ? node : undefined;
    }
    for (const each of childrenOf(node)) {
      const found = this.#findBelow(each, key, player);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #keyOf(state: Types['state']): string {
    // What the two strings leave out shows in the moves.
    return [...this.#game.encode(state), ...this.#game.legalMoves(state)].join();
  }

  #hasSameRules(one: Types['state'], other: Types['state']): boolean {
    const game = this.#game;
    const [before, now] = [one, other].map((state) => game.rulesOf(state)) as [
      Types['rules'],
      Types['rules'],
    ];
    return differentSettings<Types['rules']>(game.settings, now, before).length === 0;
  }
}

function childrenOf<Types extends GameTypes>({ next }: Node<Types>): Iterable<Node<Types>> {
  if (next === undefined) return [];
  if (next.kind === 'decision') return next.edges.map(({ node }) => node);
  // Where outcomes are sampled, as the deals of Azul are, the one that happened is rarely among them.
  return next.outcomes === undefined ? [] : next.nodes.values();
}
