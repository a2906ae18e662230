/** What a try at a puzzle comes to, in words, and what the other player answers. */
import type { PlayedGame, Puzzle, Rating } from '../played-game.js';
import type { PuzzleWords } from '../puzzle-words.js';
import { chancesInWords, resultInWords, type Solving } from './puzzles.js';

/** What a try comes to: in short, and in more words. */
export interface Verdict {
  readonly isRight: boolean;
  readonly title: string;
  readonly text: string;
}

/** What the other player answers to a try. */
export interface Refutation {
  /** The state that it is played in. */
  readonly before: unknown;
  readonly move: string;
  readonly player: number;
}

/** Return the state after a move, and what is dealt then: without `chances`, a puzzle has nothing unknown in it. */
function stateAfter({ rules }: PlayedGame, { state }: Puzzle, move: string) {
  const after = rules.applyMove(state, move);
  const { chance } = rules;
  if (chance?.isDue(after) !== true) return after;
  const event = chance.sample(after, () => 0);
  return chance.apply(after, event);
}

/** Return the rating of the try, once it is known. */
function ratingOf({ tried }: Solving, ratings: readonly Rating[]): Rating | undefined {
  return ratings.find(({ move, exact }) => move === tried && exact === true);
}

/**
 * Return what the other player answers to a wrong try.
 *
 * @returns `undefined` where the answer is not known, makes no difference, or comes after another move of the player
 */
export function refutationOf(
  game: PlayedGame,
  solving: Solving,
  puzzle: Puzzle,
  ratings: readonly Rating[],
): Refutation | undefined {
  const { rules } = game;
  const rating = ratingOf(solving, ratings);
  const move = rating?.line[1];
  if (puzzle.chances !== undefined || solving.tried === puzzle.solution) return undefined;
  if (rating === undefined || move === undefined || rating.winShare === 1) return undefined;
  const before = stateAfter(game, puzzle, rating.move);
  const player = rules.playerToMove(before);
  const isOther = player >= 0 && player !== rules.playerToMove(puzzle.state);
  return isOther ? { before, move, player } : undefined;
}

/** Describe how often a try wins, in a puzzle with chances. */
function chanceVerdict(
  words: PuzzleWords,
  game: PlayedGame,
  puzzle: Puzzle,
  tried: string,
  isShown: boolean,
): Verdict {
  const { theSolution, right, wrongByChance } = words;
  const isRight = tried === puzzle.solution;
  const chances = chancesInWords(words, puzzle, tried);
  if (!isRight) return { isRight, title: wrongByChance, text: chances };
  const theme = game.words.theme?.(puzzle.theme) ?? '';
  return { isRight, title: isShown ? theSolution : right, text: `${chances} ${theme}` };
}

/** Describe what a try comes to. What each move leads to may not be known yet. */
export function verdictOf(
  words: PuzzleWords,
  game: PlayedGame,
  solving: Solving,
  puzzle: Puzzle,
  ratings: readonly Rating[],
  names: readonly string[],
): Verdict | undefined {
  const { tried, isShown } = solving;
  if (tried === undefined) return undefined;
  if (puzzle.chances !== undefined) return chanceVerdict(words, game, puzzle, tried, isShown);
  const rating = ratingOf(solving, ratings);
  const result = rating && resultInWords(words, rating, game.rules.playerToMove(puzzle.state));
  const { theSolution, right, bestPlay, wrong, wrongResult, anotherWins } = words;
  if (tried === puzzle.solution) {
    const ending = result === undefined ? '' : ` ${bestPlay(result)}`;
    const title = isShown ? theSolution : right;
    const theme = game.words.theme?.(puzzle.theme) ?? '';
    return { isRight: true, title, text: `${theme}${ending}` };
  }
  const answer = refutationOf(game, solving, puzzle, ratings);
  return {
    isRight: false,
    title: result === undefined ? wrong : wrongResult(result),
    text:
      answer === undefined
        ? anotherWins
        : words.answers(names[answer.player] ?? '', game.words.entry(answer.before, answer.move)),
  };
}
