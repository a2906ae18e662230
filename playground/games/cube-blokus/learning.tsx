/** Lessons and training, in the menu. */
import type { CubeBlokusBoardElement } from 'azulejo/board/cube-blokus';
import { LESSONS, type Lesson, type Move } from 'azulejo/cube-blokus';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ExtrasProps } from '../../shell/played-game.js';
import { keep, keptValue } from '../../shell/storage/kept.js';
import { Board } from '../../shell/view/board.js';
import { Dialog } from '../../shell/view/dialog.js';
import { useShellWords, useWords } from '../../shell/view/language.js';
import { levelName } from './agents.js';
import { type Course, readCourse, settled, trainingWords, withLesson } from './course.js';
import { beginLesson, playInLesson, shownMove } from './lesson-play.js';
import { ratingsOf } from './ratings.js';
import { CUBE_PAGE, lessonWords } from './words.js';

const COURSE = 'azulejo-cube-blokus';

/** Keep a course in this browser. */
function useCourse(): [Course, (change: (course: Course) => Course) => void] {
  const [course, setCourse] = useState(() => readCourse(keptValue(COURSE)));
  const change = (changed: (course: Course) => Course) => {
    // What another tab has kept meanwhile counts.
    const kept = keptValue(COURSE);
    const now = kept === undefined ? course : readCourse(kept);
    const next = changed(now);
    setCourse(next);
    if (next !== now) keep(COURSE, {}, (before) => ({ ...before, ...next }));
  };
  return [course, change];
}

/** A lesson on a cube of its own. */
function LessonPlayed({
  lesson,
  next,
  done,
  go,
  close,
}: {
  readonly lesson: Lesson;
  readonly next: Lesson | undefined;
  done(): void;
  go(lesson: Lesson): void;
  close(): void;
}) {
  const words = useWords(CUBE_PAGE);
  const { learning } = words;
  const { close: closeLabel } = useShellWords().navigation;
  const [play, setPlay] = useState(() => beginLesson(lesson));
  const [said, setSaid] = useState('');
  const [advice, setAdvice] = useState<string>();
  const [shown, setShown] = useState<Move>();
  useLayoutEffect(() => {
    // The button that led here from the lesson before has gone, with the focus.
    const title = document.querySelector<HTMLElement>('#dialog-title');
    if (document.activeElement === document.body) title?.focus();
  }, []);
  useEffect(() => {
    if (play.isDone) done();
  }, [play.isDone]);
  const answer = (move: Move) => {
    setPlay(playInLesson(words, play, move));
    setShown(undefined);
    setSaid('');
  };
  const say = (text: string) => {
    setSaid(text);
    if (!play.isDone && text !== '') setPlay({ ...play, words: '', isRight: true });
  };
  return (
    <div class="lesson">
      <p>{lessonWords(words, lesson).task}</p>
      <p class={`answer ${play.isRight ? 'good' : 'bad'}`} role="status">
        {play.words || advice || said}
      </p>
      <Board
        tag="azulejo-cube-blokus"
        state={play.state}
        names={[learning.you]}
        past={() => (play.last === undefined ? [] : [play.last])}
        home={0}
        first={0}
        refusal={play.isDone ? learning.isDone : undefined}
        marked={shown}
        hint={shown}
        pace={1}
        more={{ rate: ratingsOf, pieces: lesson.pieces } satisfies Partial<CubeBlokusBoardElement>}
        play={answer}
        say={say}
        refuse={say}
        advise={setAdvice}
      />
      <div class="row end">
        <button type="button" onClick={close}>
          {closeLabel}
        </button>
        {play.isDone && next !== undefined ? (
          <button type="button" class="primary" onClick={() => go(next)}>
            {learning.next}
          </button>
        ) : (
          <button type="button" disabled={play.isDone} onClick={() => setShown(shownMove(play))}>
            {learning.show}
          </button>
        )}
      </div>
    </div>
  );
}

/** The lessons, with those that are done ticked off. */
function Lessons({ done, open }: { readonly done: readonly string[]; open(lesson: Lesson): void }) {
  const words = useWords(CUBE_PAGE);
  return (
    <ol class="lessons">
      {LESSONS.map((lesson) => {
        const isDone = done.includes(lesson.name);
        return (
          <li key={lesson.name}>
            <button type="button" onClick={() => open(lesson)}>
              <span>{lessonWords(words, lesson).title}</span>
              {isDone && (
                <span class="good">
                  <span aria-hidden="true">✓</span>
                  <span class="unseen">{words.learning.done}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Lessons, and games against a level that follows the results. */
export function CubeLearning({ saved, begin, open }: ExtrasProps) {
  const words = useWords(CUBE_PAGE);
  const { learning } = words;
  const [course, change] = useCourse();
  const [lesson, setLesson] = useState<Lesson>();
  const first = useRef(saved);
  useEffect(() => {
    // The first list may have been read before the training game began.
    if (saved !== first.current) change((now) => settled(now, saved));
  }, [saved]);
  const { training, game } = course;
  const close = () => setLesson(undefined);
  const train = () => {
    const agent = levelName(training.level);
    const id = begin(['human', agent, agent, agent]);
    change((now) => ({ ...now, game: id }));
  };
  return (
    <>
      <section class="panel" aria-labelledby="lessons-title">
        <h2 id="lessons-title">{learning.title}</h2>
        <Lessons done={course.lessons} open={setLesson} />
      </section>
      <section class="panel" aria-labelledby="training-title">
        <h2 id="training-title">{learning.training}</h2>
        <p>
          {trainingWords(words, training)}{' '}
          <span class={training.shown > 0 ? 'good' : 'bad'} aria-hidden="true">
            {(training.shown > 0 ? '✓' : '✗').repeat(Math.abs(training.shown))}
          </span>
        </p>
        {game === undefined ? (
          <button type="button" onClick={train}>
            {learning.begin}
          </button>
        ) : (
          <button type="button" onClick={() => open(game)}>
            {learning.goOn}
          </button>
        )}
      </section>
      {lesson !== undefined && (
        <Dialog title={lessonWords(words, lesson).title} close={close}>
          <LessonPlayed
            key={lesson.name}
            lesson={lesson}
            next={LESSONS[LESSONS.indexOf(lesson) + 1]}
            done={() => change((now) => withLesson(now, lesson.name))}
            go={setLesson}
            close={close}
          />
        </Dialog>
      )}
    </>
  );
}
