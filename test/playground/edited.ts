/** What holds for the edits of every editor of positions. */
import type { Game, GameTypes } from 'azulejo/game';
import { newSession } from 'azulejo/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Edited } from '../../src/engine/board/edits.js';

/** An editor to be tried. */
export interface Tried<Types extends GameTypes, Position, Edit> {
  readonly game: Game<Types>;
  readonly rules: readonly Types['rules'][];
  /** Whose board has nothing on it. */
  readonly empty: Position;
  readonly edit: fc.Arbitrary<Edit>;
  positionOf(state: Types['state']): Position;
  write(position: Position): readonly [string, string];
  /** Read two strings, whether or not they are valid. */
  read(encoded: readonly [string, string], rules: Types['rules']): Types['state'];
  apply(position: Position, edit: Edit): Edited<Position>;
  /** List edits that lead from the empty position to another. */
  editsTo(position: Position): readonly Edit[];
}

/** Play a number of random events. */
export function playedAtRandom<Types extends GameTypes>(
  game: Game<Types>,
  rules: Types['rules'],
  seed: number,
  events: number,
): Types['state'] {
  let session = newSession(game, { seed, rules });
  for (let event = 0; event < events && !game.isOver(session.state); event++) {
    if (game.chance?.isDue(session.state) === true) session = session.draw();
    else {
      const moves = game.legalMoves(session.state);
      const move = moves[(seed + 31 * event) % moves.length];
      if (move === undefined) break;
      session = session.play(move);
    }
  }
  return session.state;
}

/** Test the edits of a game. */
export function testEdits<Types extends GameTypes, Position, Edit>(
  tried: Tried<Types, Position, Edit>,
  longest: number,
): void {
  const { game, empty, edit, positionOf, write, read, apply, editsTo } = tried;
  const played = fc
    .tuple(fc.constantFrom(...tried.rules), fc.nat(1000), fc.nat(longest))
    .map(([rules, seed, events]) => playedAtRandom(game, rules, seed, events));

  test('every position of a game is reached from the empty one, and written as the game writes it', () => {
    fc.assert(
      fc.property(played, (state) => {
        const position = positionOf(state);
        expect(write(position)).toEqual(game.encode(state));
        const reached = editsTo(position).reduce((now, each) => {
          const result = apply(now, each);
          if (!result.ok) throw new Error(`${result.reason} ${JSON.stringify(each)}`);
          expect(result.done).not.toBe('');
          return result.position;
        }, empty);
        expect(write(reached)).toEqual(game.encode(state));
      }),
    );
  });

  test('no edit throws, and what it leads to is read as it was written', () => {
    fc.assert(
      fc.property(played, fc.array(edit, { maxLength: 20 }), (state, edits) => {
        const rules = game.rulesOf(state);
        let position = positionOf(state);
        for (const each of edits) {
          const result = apply(position, each);
          if (result.ok) position = result.position;
          else expect(result.reason).not.toBe('');
          const again = positionOf(read(write(position), rules));
          expect(write(again)).toEqual(write(position));
        }
      }),
    );
  });
}
