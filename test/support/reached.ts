/** What random games reach is never refused. */
import { azul } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import fc from 'fast-check';
import { test } from 'vitest';
import { applyEvent, explainEvent } from '../../src/engine/game/events.js';
import type { EventOf, Game, GameTypes } from '../../src/engine/game/game.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { eventRng, seededRng } from '../../src/random/seeds.js';
import { RULES } from '../cube-blokus/games.js';
import { ALL_RULES as ALL_RULES_OF_UR } from '../royal-ur/all-rules.js';
import { ALL_RULES as ALL_RULES_OF_TSURO } from '../tsuro/oracle-games.js';

/** How likely it is that somebody drops out in place of an event: in some games nobody does, in some nearly all. */
const FORFEITS = [0, 0.005, 0.03, 0.2] as const;

/** Draw what happens next; where nothing else can, the player to move drops out. */
function drawEvent<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  rng: () => number,
  forfeits: number,
): EventOf<Types> {
  const players = game.players(game.rulesOf(state));
  const out: Types['forfeit'] = `${players[Math.floor(rng() * players.length)]}!`;
  const canDropOut = game.forfeits !== undefined && explainEvent(game, state, out) === undefined;
  if (rng() < forfeits && canDropOut) return out;
  if (game.chance?.isDue(state)) return game.chance.sample(state, rng);
  const moves = game.legalMoves(state);
  return moves[Math.floor(rng() * moves.length)] ?? `${players[game.playerToMove(state)]}!`;
}

/** Most events of a game: in Azul, one in which nobody can fill a row goes on for ever. */
const MOST_EVENTS = 3000;

/** List the first state of a random game that is refused, with its issues; none is. */
function refusedIn<Types extends GameTypes>(
  game: Game<Types>,
  rules: Types['rules'],
  seed: number,
  forfeits: number,
): unknown[] {
  let state = game.start(rules, seededRng(seed));
  for (let step = 0; step < MOST_EVENTS; step++) {
    const decoded = game.decode(game.encode(state), { rules });
    if (!decoded.ok) return [game.encode(state), decoded.issues];
    if (game.isOver(state)) return [];
    state = applyEvent(game, state, drawEvent(game, state, eventRng(seed, step), forfeits));
  }
  return [];
}

/** Expect that no state of random games is refused. */
function expectAccepted<Types extends GameTypes>(
  game: Game<Types>,
  rules: readonly Partial<Types['rules']>[],
  games: number,
): void {
  const anyRules = fc.constantFrom(...rules.map((each) => completeRules(game.settings, each)));
  fc.assert(
    fc.property(
      anyRules,
      fc.nat(),
      fc.constantFrom(...FORFEITS),
      (each, seed, forfeits) => refusedIn(game, each, seed, forfeits).length === 0,
    ),
    { numRuns: games },
  );
}

/** Test that no state of random games is refused, by the number of games of each kind. */
export function testReached(games: {
  ur: number;
  tsuro: number;
  cube: number;
  azul: number;
}): void {
  const rules = [{ players: 2 }, { players: 3 }, { players: 4 }] as const;
  test('of the Royal Game of Ur', () => expectAccepted(royalUr, ALL_RULES_OF_UR, games.ur));
  test('of Tsuro', () => expectAccepted(tsuro, ALL_RULES_OF_TSURO, games.tsuro));
  test('of Cube Blokus', () => expectAccepted(cubeBlokus, RULES, games.cube));
  test('of Azul', () => expectAccepted(azul, rules, games.azul));
}
