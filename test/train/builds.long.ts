/** Matches between builds: here between two of the same source, which stand for a new and a former one. */
import { expect, test } from 'vitest';
import * as library from '../../src/index.js';
import { AGENTS } from '../../src/index.js';
import { KINDS } from '../../tools/train/azul/training.js';
import { type Build, playBuilds } from '../../tools/train/matches/builds.js';

/** Pretend a build with some agent. */
function buildWith(newAgent: Build['newAgent']): Build {
  return { library, newAgent };
}

const builds = [buildWith(() => AGENTS.search()), buildWith(() => AGENTS.search())] as const;

test.each(KINDS)(
  'a game of $players players on the $mosaic mosaic is played to its end',
  (kind) => {
    const seat = kind.players - 1;
    const play = () => playBuilds(builds, kind, seat, 5, { iterations: 3 });
    const game = play();
    expect(game.seat).toBe(seat);
    for (const list of [game.shares, game.scores, game.bonuses, game.tokens]) {
      expect(list).toHaveLength(kind.players);
    }
    expect(game.shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 12);
    // Somebody has completed a row, which takes five rounds: the first has no token from before.
    expect(Math.max(...game.bonuses)).toBeGreaterThanOrEqual(2);
    expect(game.tokens.reduce((total, token) => total + token, 0)).toBeGreaterThanOrEqual(4);
    expect(play()).toEqual(game);
  },
);

test.each([0, 1])('the build that plays better wins in seat %i', (seat) => {
  const kind = { players: 2, mosaic: 'fixed' } as const;
  const both = [buildWith(AGENTS.greedy), buildWith(AGENTS.random)] as const;
  expect(playBuilds(both, kind, seat, 1, { iterations: 1 }).shares[seat]).toBe(1);
});
