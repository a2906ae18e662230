/** Lessons and training, in the menu. */
import { LESSONS, type Lesson, type Move } from 'azulejo/cube-blokus';
import { useEffect, useState } from 'preact/hooks';
import type { ExtrasProps } from '../../shell/played-game.js';
import { Dialog } from '../../shell/view/dialog.js';
import { CUBE_AGENTS } from './agents.js';
import { CubeBoard } from './board.js';
import { type Course, readCourse, settled, trainingWords, withLesson } from './course.js';
import { beginLesson, playInLesson, shownMove } from './lesson-play.js';

const COURSE = 'azulejo-cube-blokus';

/** The colours, as lessons call the players. */
const NAMES = ['You', 'Player B', 'Player C', 'Player D'];

function storedCourse(): Course {
  try {
    return readCourse(localStorage.getItem(COURSE));
  } catch {
    return readCourse(null);
  }
}

/** Keep a course in this browser. */
function useCourse(): [Course, (change: (course: Course) => Course) => void] {
  const [course, setCourse] = useState(storedCourse);
  const change = (changed: (course: Course) => Course) => {
    const next = changed(course);
    if (next === course) return;
    setCourse(next);
    try {
      localStorage.setItem(COURSE, JSON.stringify(next));
    } catch {
      // Then it is that of this visit.
    }
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
  const [play, setPlay] = useState(() => beginLesson(lesson));
  const [said, setSaid] = useState('');
  const [advice, setAdvice] = useState<string>();
  const [shown, setShown] = useState<Move>();
  useEffect(() => {
    if (play.isDone) done();
  }, [play.isDone]);
  const answer = (move: Move) => {
    setPlay(playInLesson(play, move));
    setShown(undefined);
    setSaid('');
  };
  const say = (text: string) => {
    setSaid(text);
    if (!play.isDone && text !== '') setPlay({ ...play, words: '', isRight: true });
  };
  return (
    <div class="lesson">
      <p>{lesson.task}</p>
      <p class={`answer ${play.isRight ? 'good' : 'bad'}`} role="status">
        {play.words || advice || said}
      </p>
      <CubeBoard
        state={play.state}
        names={NAMES}
        past={() => (play.last === undefined ? [] : [play.last])}
        home={0}
        refusal={play.isDone ? 'The lesson is done.' : undefined}
        marked={shown}
        pace={1}
        only={lesson.pieces}
        play={answer}
        say={say}
        refuse={say}
        advise={setAdvice}
        settled={() => undefined}
      />
      <div class="row end">
        <button type="button" onClick={close}>
          Close
        </button>
        {play.isDone && next !== undefined ? (
          <button type="button" class="primary" onClick={() => go(next)}>
            Next lesson
          </button>
        ) : (
          <button type="button" disabled={play.isDone} onClick={() => setShown(shownMove(play))}>
            Show me
          </button>
        )}
      </div>
    </div>
  );
}

/** The lessons, with those that are done ticked off. */
function Lessons({ done, open }: { readonly done: readonly string[]; open(lesson: Lesson): void }) {
  return (
    <ol class="lessons">
      {LESSONS.map((lesson) => {
        const isDone = done.includes(lesson.name);
        return (
          <li key={lesson.name}>
            <button type="button" onClick={() => open(lesson)}>
              <span>{lesson.title}</span>
              {isDone && (
                <span class="good">
                  <span aria-hidden="true">✓</span>
                  <span class="unseen">done</span>
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
  const [course, change] = useCourse();
  const [lesson, setLesson] = useState<Lesson>();
  useEffect(() => change((now) => settled(now, saved)), [saved]);
  const { training, game } = course;
  const close = () => setLesson(undefined);
  const train = () => {
    const agent = CUBE_AGENTS[training.level - 1]?.name ?? '';
    const id = begin(['human', agent, agent, agent]);
    change((now) => ({ ...now, game: id }));
  };
  return (
    <>
      <section class="panel" aria-labelledby="lessons-title">
        <h2 id="lessons-title">Lessons</h2>
        <Lessons done={course.lessons} open={setLesson} />
      </section>
      <section class="panel" aria-labelledby="training-title">
        <h2 id="training-title">Training</h2>
        <p>
          {trainingWords(training)}{' '}
          <span class={training.shown > 0 ? 'good' : 'bad'} aria-hidden="true">
            {(training.shown > 0 ? '✓' : '✗').repeat(Math.abs(training.shown))}
          </span>
        </p>
        {game === undefined ? (
          <button type="button" onClick={train}>
            Play a training game
          </button>
        ) : (
          <button type="button" onClick={() => open(game)}>
            Go on with the training game
          </button>
        )}
      </section>
      {lesson !== undefined && (
        <Dialog title={lesson.title} close={close}>
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
