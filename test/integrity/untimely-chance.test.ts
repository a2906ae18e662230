/** Where no chance event is due, none is drawn: that is refused as an event that is given is. */
import { azul, IllegalChanceError, seededRng } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { newSession } from 'azulejo/record';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import { expect, test } from 'vitest';

test.each([azul, royalUr, tsuro, cubeBlokus])('$name', (typed) => {
  // Of any game, as its states only go from one function to another.
  const game = typed as unknown as Game<GameTypes>;
  const { sample, draw } = game.chance ?? {};
  const rng = seededRng(1);
  for (let session = newSession(game, { seed: 1 }); ; ) {
    const { state } = session;
    if (game.chance?.isDue(state)) {
      session = session.draw();
      continue;
    }
    if (sample !== undefined) expect(() => sample(state, rng)).toThrow(IllegalChanceError);
    if (draw !== undefined) expect(() => draw(state, rng)).toThrow(IllegalChanceError);
    if (game.isOver(state)) break;
    session = session.play(game.legalMoves(state)[0] ?? '');
  }
});
