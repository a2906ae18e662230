/** Moves, deals and states as sentences. */
import {
  type Colour,
  type Deal,
  decodeMove,
  type GameState,
  inspect,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  placementScore,
  playerToMove,
  type Source,
  standings,
  type Target,
} from 'azulejo';

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  a: 'blue',
  b: 'green',
  c: 'orange',
  d: 'purple',
  e: 'red',
};

/** Return the name of a player. */
export function playerName(player: PlayerId, names: readonly string[]): string {
  return names[PLAYER_IDS.indexOf(player)] || `Player ${player}`;
}

/** Return the name of a source. */
export function sourceName(source: Source): string {
  return source === 'C' ? 'the centre' : `factory ${source}`;
}

/** Return the name of a target. */
export function targetName(target: Target): string {
  return target === 'F' ? 'the floor' : `row ${target}`;
}

/** Count the tiles of a colour at a source. */
export function tilesAt(state: GameState, source: Source, colour: Colour): number {
  const { factories, centre } = inspect(state);
  return (source === 'C' ? centre.tiles : factories[source])?.[colour] ?? 0;
}

/** Describe a move without its player: `2 blue, factory 3 to row 2`. */
export function moveWords(state: GameState, move: Move): string {
  const parts = decodeMove(move);
  if (parts.kind === 'draft') {
    const { source, colour, target } = parts;
    const count = tilesAt(state, source, colour);
    return `${count} ${COLOUR_NAMES[colour]}, ${sourceName(source)} to ${targetName(target)}`;
  }
  const { player, row, column } = parts;
  if (column === 'F') return `row ${row} to the floor`;
  const points = placementScore(state, player, row, column);
  return `row ${row} to column ${column}, ${points} ${points === 1 ? 'point' : 'points'}`;
}

/** Describe an event as a sentence. */
export function eventSentence(
  state: GameState,
  event: Deal | Move,
  names: readonly string[],
): string {
  if (event.startsWith('F'))
    return event === 'F' ? 'The final scores are settled.' : 'A new round is dealt.';
  // An event is a deal or a move.
  const move = event as Move;
  const { kind, player } = decodeMove(move);
  const verb = kind === 'draft' ? 'takes' : 'moves';
  return `${playerName(player, names)} ${verb} ${moveWords(state, move)}.`;
}

/** Describe what happens next. */
export function nextSentence(state: GameState, names: readonly string[]): string {
  const player = playerToMove(state);
  const name = player === undefined ? '' : playerName(player, names);
  switch (state.phase) {
    case 'drafting':
      return `${name} takes tiles.`;
    case 'tiling':
      return `${name} moves a full row to the mosaic.`;
    case 'round-end':
      return 'The round is over.';
    case 'game-over':
      return winnersSentence(state, names);
  }
}

function winnersSentence(state: GameState, names: readonly string[]): string {
  const winners = standings(state)
    .filter(({ winner }) => winner)
    .map(({ player }) => playerName(player, names));
  const [only] = winners;
  return winners.length === 1 ? `${only} wins.` : `${winners.join(' and ')} share the win.`;
}
