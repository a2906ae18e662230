/** Random games in which the library and the oracle, which was written without it, are compared. */

import { applyAll } from 'azulejo/game';
import {
  type Deal,
  encodeState,
  type Forfeit,
  forfeit,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  PLAYER_IDS,
  type Rules,
  sampleChance,
  seededRng,
  standings,
  tsuro,
  validateState,
  walks,
} from 'azulejo/tsuro';
import { everyday } from '../support/fewer-runs.js';
import { walks as walksByOracle } from './oracle/board.js';
import * as game from './oracle/game.js';
import { legalMoves as movesByOracle } from './oracle/legality.js';
import { readEvent, writeEvent } from './oracle/notation.js';
import { encode } from './oracle/text.js';
import type { OracleState } from './oracle/types.js';

/** Every combination of settings. */
export const ALL_RULES: readonly Rules[] = ([3, 4, 5] as const).flatMap((players) =>
  (['bag', 'cycle', 'endless'] as const).flatMap((supply) =>
    (['total', 'reference'] as const).flatMap((legality) =>
      (['round', 'immediate'] as const).map((end) => ({ players, supply, legality, end })),
    ),
  ),
);

/** Everyday, each value of each setting, and each legality with each end. */
export const SOME_RULES = everyday(ALL_RULES, (_, index) => index % 9 === 0);

/** What has happened in games. */
export interface Counts {
  games: number;
  turns: number;
  loops: number;
  /** Games in which two avatars shared a port. */
  shared: number;
  /** Games with more than one winner. */
  joint: number;
  forfeits: number;
  /** Turns without a legal move. */
  stuck: number;
}

export const noCounts = (): Counts => ({
  ...{ games: 0, turns: 0, loops: 0, shared: 0, joint: 0, forfeits: 0, stuck: 0 },
});

const texts = (events: readonly string[]) => [...events].sort().join(' ');

/** How often a player forfeits at random. */
const FORFEITS = 0.004;

/** Compare everything that both say of a state; return a difference, if there is one. */
function differenceIn(state: GameState, oracle: OracleState, isThorough: boolean) {
  const pairs: [string, unknown, unknown][] = [
    ['text', String(encodeState(state)), String(encode(oracle))],
    ['phase', state.phase, game.phaseOf(oracle)],
  ];
  if (state.phase === 'turn' || state.phase === 'game-over' || isThorough) {
    const moves = texts(movesByOracle(oracle).map(writeEvent));
    pairs.push(['moves', texts(legalMoves(state)), moves]);
  }
  if (state.phase === 'game-over' || isThorough) {
    const byPlayer = [...standings(state)].sort((one, other) =>
      one.player < other.player ? -1 : 1,
    );
    pairs.push(['standings', JSON.stringify(byPlayer), JSON.stringify(inOrder(oracle))]);
    pairs.push(['issues', validateState(encodeState(state), { rules: state.rules }).length, 0]);
  }
  return pairs.find(([, one, other]) => one !== other);
}

/** The oracle's standings, with their properties in the order of the library's. */
function inOrder(oracle: OracleState) {
  return game
    .standings(oracle)
    .map(({ player, rank, winner, left, reason }) =>
      reason === undefined ? { player, rank, winner } : { player, rank, winner, left, reason },
    );
}

/** Compare the walks of a move of a turn. */
function walkDifference(state: GameState, oracle: OracleState, text: Move) {
  const move = readEvent(text);
  if (move?.kind !== 'turn') return undefined;
  const own = walks(state, text).map(({ player, path, end }) => [player, path, end]);
  const others = walksByOracle(oracle, move.tile, move.rotation).map((each) => [
    ...[each.player, each.path, each.end],
  ]);
  const [one, other] = [JSON.stringify(own), JSON.stringify(others)];
  return one === other ? undefined : ['walks', one, other];
}

/**
 * Play a random game by both, comparing every state.
 *
 * @param isThorough - whether to compare lists of moves in the set-up, standings and walks everywhere, too
 * @returns the first difference, with the events before it; `undefined` if there is none
 */
export function differenceInGame(
  rules: Rules,
  seed: number,
  counts: Counts,
  isThorough: boolean,
): unknown {
  const rng = seededRng(seed);
  const events: (Deal | Move | Forfeit)[] = [];
  let state = newGame({ rules });
  let oracle = game.start(rules);
  let isShared = false;
  for (;;) {
    const difference = differenceIn(state, oracle, isThorough);
    if (difference !== undefined) return { rules, events, difference };
    if (state.phase === 'game-over') break;
    const event = eventIn(state, rng, counts);
    if (isThorough && state.phase === 'turn') {
      const wrong = walkDifference(state, oracle, event as Move);
      if (wrong !== undefined) return { rules, events, event, wrong };
    }
    events.push(event);
    const played = game.play(oracle, event);
    if (!played.ok) return { rules, events, refusals: played.refusals };
    state = applyAll(tsuro, state, [event]);
    oracle = played.state;
    const places = encodeState(state)[1].match(/\d\d[a-h]/g) ?? [];
    isShared ||= new Set(places).size < places.length;
  }
  const ends = standings(state);
  counts.games++;
  counts.shared += isShared ? 1 : 0;
  counts.joint += ends.filter(({ winner }) => winner).length > 1 ? 1 : 0;
  counts.loops += ends.filter(({ reason }) => reason === 'loop').length;
  return undefined;
}

/** Choose what happens next. */
function eventIn(state: GameState, rng: () => number, counts: Counts): Deal | Move | Forfeit {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(rng() * values.length)];
  if (rng() < FORFEITS) {
    const player = pick(PLAYER_IDS.filter((id) => canForfeit(state, id)));
    if (player !== undefined) {
      counts.forfeits++;
      return `${player}!`;
    }
  }
  if (state.phase === 'deal') return sampleChance(state, rng);
  const move = pick(legalMoves(state));
  if (state.phase === 'turn') counts.turns++;
  if (move !== undefined) return move;
  counts.stuck++;
  return `${state.turn ?? 'A'}!`;
}

function canForfeit(state: GameState, player: (typeof PLAYER_IDS)[number]): boolean {
  try {
    forfeit(state, player);
    return true;
  } catch {
    return false;
  }
}
