/** Random games of Pig, with what is asked of their records. */
import fc from 'fast-check';
import { applyEvent } from '../../src/engine/game/events.js';
import type { EventOf, Game } from '../../src/engine/game/game.js';
import type { GameRecord } from '../../src/engine/record/record.js';
import { pick } from '../../src/random/rng.js';
import { seededRng } from '../../src/random/seeds.js';
import { type Pig, type PigTypes, pig, pigWithForfeits } from '../support/pig.js';
import { failedResults, names } from './records.js';

type PigEvent = EventOf<PigTypes>;

function randomEvent(game: Game<PigTypes>, state: Pig, rng: () => number): PigEvent {
  if (game.chance?.isDue(state)) return game.chance.sample(state, rng);
  const moves = game.legalMoves(state);
  const move = moves[pick(rng, moves.length)];
  if (move === undefined) throw new RangeError('a game that goes on has moves');
  const forfeit: PigTypes['forfeit'] = `${move.charAt(0) as PigTypes['player']}!`;
  return game.forfeits !== undefined && rng() < 0.02 ? forfeit : move;
}

/** Records of random games of Pig, some of them cut short, with the game that they are of. */
export const pigRecords: fc.Arbitrary<readonly [Game<PigTypes>, GameRecord<PigTypes>]> = fc
  .record({
    game: fc.constantFrom(pig, pigWithForfeits),
    players: fc.constantFrom(2 as const, 3 as const),
    names: fc.array(names, { minLength: 3, maxLength: 3 }),
    seed: fc.nat(),
    most: fc.oneof(fc.constant(1000), fc.nat(60)),
    stopped: fc.option(failedResults, { nil: undefined }),
  })
  .map(({ game, players, names: all, seed, most, stopped }) => {
    const rng = seededRng(seed);
    const first = game.start({ players, target: 20 }, rng);
    const events: PigEvent[] = [];
    let state = first;
    while (events.length < most && !game.isOver(state)) {
      const event = randomEvent(game, state, rng);
      state = applyEvent(game, state, event);
      events.push(event);
    }
    const result = game.isOver(state)
      ? ({ kind: 'finished', standings: game.standings(state) } as const)
      : stopped;
    const record: GameRecord<PigTypes> = {
      ...{ game: 'pig', rules: first.rules, names: all.slice(0, players), seed },
      ...{ start: game.encode(first), events },
      ...(result && { result }),
    };
    return [game, record] as const;
  });
