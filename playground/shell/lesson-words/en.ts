/** The page of lessons in English. Its type is what every other language has to say. */

export const WORDS = {
  title: 'Lessons',
  one: 'Lesson',
  you: 'You',
  numbered: (lesson: number, title: string) => `${lesson}. ${title}`,
  done: 'done',
  doneOf: (done: number, all: number) => `${done} of ${all} done`,
  next: 'Next lesson',
  play: 'Play a game',
  show: 'Show me',
  again: 'Begin again',
  roll: 'Roll',
  isDone: 'The lesson is done.',
  wait: 'First the others move.',
  other: 'That is a legal move, but not the one that the lesson asks for. Try again.',
};

/** What the page of lessons says. */
export type TeachingWords = typeof WORDS;
