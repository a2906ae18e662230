/**
 * A game told in lines for people.
 *
 * @packageDocumentation
 */
import { type DraftParts, decodeMove, type TilingParts } from '../codec/move.js';
import type { GameState } from '../game/game-state.js';
import { type ColourCounts, inspect, type PlayerView, type StateView } from '../game/inspect.js';
import { standings } from '../game/score.js';
import { COLOUR_NAMES } from '../state/colour-names.js';
import { COLOURS, member, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import type { GameEvent, GameSettings, Played, RoundEnd } from './game-events.js';
import { bonuses, settlements } from './round-end.js';

/** Tell what is played, and how to play it again. */
export function headerLines({ rules, agents, rounds }: GameSettings, seed: number): string[] {
  const { players, mosaic, tilingOrder } = rules;
  const names = agents.map(({ name }, index) => `${PLAYER_IDS[index]} ${name}`);
  const colours = COLOURS.map((colour) => `${colour} ${COLOUR_NAMES[colour]}`);
  return [
    `Azul: ${players} players, ${mosaic} mosaic, tiling ${tilingOrder}, at most ${rounds} rounds`,
    `Seed: ${seed}`,
    `Players: ${names.join(', ')}`,
    `Colours: ${colours.join(', ')}`,
  ];
}

/** Tell what happens. */
export function narrate(event: GameEvent): string[] {
  switch (event.kind) {
    case 'start':
      return dealLines(event);
    case 'move':
      return moveLines(event);
    case 'deal':
      return [...settlementLines(event), ...dealLines({ ...event, round: event.round + 1 })];
    case 'game-over':
      return [...settlementLines(event), ...gameOverLines(event), ...standingLines(event)];
    case 'round-limit':
      return [...settlementLines(event), ...limitLines(event), ...standingLines(event)];
  }
}

function dealLines({ round, after }: { readonly round: number; readonly after: GameState }) {
  const factories = inspect(after).factories.map((tiles, number) => `${number} ${letters(tiles)}`);
  return ['', `Round ${round}, ${after.turn} begins`, `  ${factories.join('  ').trimEnd()}`];
}

/** Write tiles as their letters. */
function letters(tiles: ColourCounts): string {
  return COLOURS.map((colour) => colour.repeat(tiles[colour])).join('');
}

function moveLines({ move, before, after }: Played): string[] {
  const parts = decodeMove(move);
  const views = [inspect(before), inspect(after)] as const;
  const sentence =
    parts.kind === 'draft' ? draftSentence(parts, ...views) : tilingSentence(parts, ...views);
  return [`  ${move.padEnd(4)}  ${sentence}`];
}

function draftSentence(parts: DraftParts, before: StateView, after: StateView): string {
  const { player, source, colour, target } = parts;
  const isCentre = source === 'C';
  const offer = isCentre ? before.centre.tiles : member(before.factories, source);
  const taken = offer[colour];
  const token = isCentre && before.centre.token ? ' and the token' : '';
  const from = isCentre ? 'the centre' : `factory ${source}`;
  const to = target === 'F' ? 'the floor' : `row ${target}`;
  const stored =
    target === 'F' ? taken : lineIn(after, player, target) - lineIn(before, player, target);
  const rest = isCentre ? '' : letters({ ...offer, [colour]: 0 });
  return [
    `${player} takes ${taken} ${COLOUR_NAMES[colour]}${token} from ${from} to ${to}`,
    taken === stored ? '' : `${taken - stored} to the floor`,
    overflow(before, after),
    rest === '' ? '' : `${rest} to the centre`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function tilingSentence(parts: TilingParts, before: StateView, after: StateView): string {
  const { player, row, column } = parts;
  const colour = boardOf(before, player).storage[row]?.colour ?? 'a';
  const name = COLOUR_NAMES[colour];
  if (column === 'F') {
    const drop = `${player} has no column for ${name} of row ${row}: ${row + 1} to the floor`;
    return [drop, overflow(before, after)].filter((part) => part !== '').join('; ');
  }
  const { score } = boardOf(after, player);
  const gain = score - boardOf(before, player).score;
  return `${player} places ${name} of row ${row} in column ${column}: ${points(gain)}, ${score} in all`;
}

function boardOf({ players }: StateView, player: PlayerId): PlayerView {
  return member(players, PLAYER_IDS.indexOf(player));
}

/** Count the tiles of a storage row. */
function lineIn(view: StateView, player: PlayerId, row: number): number {
  return boardOf(view, player).storage[row]?.number ?? 0;
}

/** Tell what a full floor passes on to the discard, if anything. */
function overflow(before: StateView, after: StateView): string {
  const count = letters(after.discard).length - letters(before.discard).length;
  if (count === 0) return '';
  return `the floor is full, so ${count} ${count === 1 ? 'goes' : 'go'} to the discard`;
}

function points(count: number): string {
  return `${count} ${count === 1 ? 'point' : 'points'}`;
}

function settlementLines({ round, before }: RoundEnd): string[] {
  const lines = settlements(before).map(({ player, pieces, penalty, score }) => {
    const floor = pieces === 0 ? 'nothing on the floor' : `${pieces} on the floor: -${penalty}`;
    return `  ${player}  ${floor}, now ${points(score)}`;
  });
  return ['', `Round ${round} ends`, ...lines];
}

function gameOverLines({ round, after }: RoundEnd): string[] {
  const isComplete = standings(after).some(({ rows }) => rows > 0);
  const reason = isComplete ? 'a mosaic row is complete' : 'no tile is left to deal';
  const lines = bonuses(after).map(({ player, rows, columns, colours, total }) => {
    return `  ${player}  bonus ${total}: rows ${rows}, columns ${columns}, colours ${colours}`;
  });
  return ['', `Game over after round ${round}: ${reason}`, ...lines];
}

function limitLines({ round }: RoundEnd): string[] {
  return [
    '',
    `Stopped after round ${round}, the limit: the game is not over, bonuses are not added`,
  ];
}

function standingLines({ kind, after }: RoundEnd): string[] {
  const ranked = standings(after);
  const winners = ranked.filter(({ winner }) => winner).length;
  const [alone, shared] =
    kind === 'game-over' ? ['wins', 'shares the win'] : ['leads', 'shares the lead'];
  const lines = ranked.map(({ player, score, rows, winner }) => {
    const better = ranked.findIndex((other) => other.score === score && other.rows === rows);
    const verdict = winners === 1 ? alone : shared;
    const complete = `${rows} complete ${rows === 1 ? 'row' : 'rows'}`;
    return `  ${better + 1}.  ${player}  ${points(score)}, ${complete}${winner ? `, ${verdict}` : ''}`;
  });
  return ['', 'Standings', ...lines];
}

/** Write the position that an event leads to, if there is one to go on from. */
export function stateLines({ kind, after }: GameEvent): string[] {
  return kind === 'round-limit' ? [] : [JSON.stringify(after)];
}
