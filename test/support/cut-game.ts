/** Games that are stopped and resumed. */
import type { Agent } from '../../src/engine/game/agent.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import type { GameRecord } from '../../src/engine/record/record.js';
import { replay } from './small-game.js';

/** How a game is played in parts. */
interface Cut<Types extends GameTypes> {
  readonly seed: number;
  /** Number of moves in each part but the last. */
  readonly limit: { readonly moves: number };
  readonly rules?: Partial<Types['rules']>;
  /** Number of players. */
  readonly players?: number;
  /** Number of parts. */
  readonly parts?: number;
}

/** Events and result of a game. */
type Played<Types extends GameTypes> = Pick<GameRecord<Types>, 'events' | 'result'>;

/** Play a game, and the same one in parts: each is resumed from the record so far, with new agents. */
export async function playInParts<Types extends GameTypes>(
  game: Game<Types>,
  agent: (player: number) => Agent<Types['state'], Types['move']>,
  { seed, limit, rules, players = 2, parts = 2 }: Cut<Types>,
): Promise<{ readonly whole: Played<Types>; readonly parts: Played<Types> }> {
  const seats = () => Array.from({ length: players }, (_, player) => agent(player));
  const { record: whole } = await playMatch(game, seats(), { seed, rules });
  let { record } = await playMatch(game, seats(), { seed, rules, limit });
  const decoded = game.decode(record.start, { rules: record.rules });
  if (!decoded.ok) throw new Error('A record begins with a valid state.');
  const events = [...record.events];
  for (let part = 2; part <= parts && record.result?.kind === 'limit'; part++) {
    const start = replay(game, decoded.state, events);
    const rest = part < parts ? { limit } : {};
    const resumed = { ...rest, seed, start, earlier: events.length };
    ({ record } = await playMatch(game, seats(), resumed));
    events.push(...record.events);
  }
  const { events: all, result } = whole;
  return { whole: { events: all, result }, parts: { events, result: record.result } };
}
