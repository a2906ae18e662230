/** The lessons of Cube Blokus: those of the library, in the words of the page. */
import {
  type CubeBlokusTypes,
  decodeState,
  LESSONS,
  type Move,
  PIECES,
  type Piece,
  pieceOf,
} from 'azulejo/cube-blokus';
import type { Lesson } from '../../shell/model/lessons.js';
import { type CubePageWords, lessonWords } from './words.js';

/** Say what is wrong with a legal move. */
function wrongIn({ learning }: CubePageWords, pieces: readonly Piece[], move: Move): string {
  const piece = pieceOf(move);
  const isOther = piece === undefined || !pieces.includes(piece);
  return isOther ? learning.otherPiece(pieces) : learning.otherPlace;
}

/** Return the lessons in these words. */
export function cubeLessons(words: CubePageWords): readonly Lesson<CubeBlokusTypes>[] {
  return LESSONS.map((lesson) => {
    const { name, start, pieces, steps } = lesson;
    const { title, task, why } = lessonWords(words, lesson);
    return {
      name,
      title,
      start: decodeState(start),
      more: { pieces },
      moreAtEnd: { pieces: PIECES },
      steps: steps.flatMap(({ accepted, replies, why: english }, index) => {
        const [shown] = accepted;
        if (shown === undefined) return [];
        return {
          ask: task,
          why: why[index] ?? english,
          shown,
          replies,
          isRight: (event) => accepted.some((each) => each === event),
          wrong: (move) => wrongIn(words, pieces, move),
        };
      }),
    };
  });
}
