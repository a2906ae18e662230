/** Lessons: what is asked, a board to do it on, what is said to it, and which lessons are done. */
import type { EventOf, GameTypes } from 'azulejo/game';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../src/engine/board/language/languages.js';
import { TEACHING, type TeachingWords } from '../lesson-words.js';
import {
  beginLesson,
  firstToLearn,
  goOn,
  type Lesson,
  type LessonPlay,
  playInLesson,
} from '../model/lessons.js';
import { SPEEDS } from '../model/preferences.js';
import type { PlayedGame } from '../played-game.js';
import { storedLessons, storeLesson } from '../running/learnt.js';
import { Bar } from './bar.js';
import { Board } from './board.js';
import { IconButton } from './icon.js';
import { LanguageContext, useShellWords } from './language.js';
import { Later, useLoaded } from './later.js';
import type { PageProps } from './props.js';

export interface LessonsProps extends PageProps {
  openMenu(): void;
}

/** The lessons of a game, and what is said around them. */
interface Course {
  readonly words: TeachingWords;
  readonly lessons: readonly Lesson[];
}

async function courseOf(game: PlayedGame, language: Language): Promise<Course> {
  const [words, lessons = []] = await Promise.all([TEACHING.load(language), game.lessons?.()]);
  return { words, lessons };
}

/** All lessons of the game, with those that are done ticked off. */
function LessonList({
  words,
  lessons,
  done,
  current,
  choose,
}: Course & {
  readonly done: readonly string[];
  readonly current: number;
  choose(index: number): void;
}) {
  const count = lessons.filter(({ name }) => done.includes(name)).length;
  return (
    <section class="panel" aria-label={words.title}>
      <div class="row spread">
        <h3>{words.title}</h3>
        <span>{words.doneOf(count, lessons.length)}</span>
      </div>
      <ol class="lessons">
        {lessons.map(({ name, title }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => choose(index)}
            >
              <span>{words.numbered(index + 1, title)}</span>
              {done.includes(name) && (
                <span class="good">
                  <span aria-hidden="true">✓</span>
                  <span class="unseen">{words.done}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is said to what the person has done last. */
function answerTo(words: TeachingWords, { steps }: Lesson, { step, tried }: LessonPlay) {
  if (tried === undefined) return { text: steps[step - 1]?.why ?? '', isRight: true };
  return { text: steps[step]?.wrong(tried) ?? words.other, isRight: false };
}

function Learning({
  page,
  runner,
  openMenu,
  first,
}: LessonsProps & {
  readonly first: Course;
}) {
  const { game, preferences, setup } = page;
  const { rules } = game;
  const shell = useShellWords();
  const language = useContext(LanguageContext);
  const course = useLoaded(() => courseOf(game, language), first, game);
  const { words, lessons } = course;
  const [done, setDone] = useState(() => storedLessons(rules.name));
  const [play, setPlay] = useState<LessonPlay | undefined>(() => {
    const index = firstToLearn(lessons, done);
    const lesson = lessons[index];
    return lesson && beginLesson(lesson, index);
  });
  /** Counts the beginnings: each has a board of its own. */
  const [begun, setBegun] = useState(0);
  const [notice, setNotice] = useState('');
  const [advice, setAdvice] = useState<string>();
  const [marked, setMarked] = useState<string>();
  const lesson = play && lessons[play.index];
  const step = play && lesson?.steps[play.step];
  const isDone = lesson !== undefined && step === undefined;
  useEffect(() => {
    if (isDone) setDone(storeLesson(rules.name, done, lesson.name));
  }, [isDone, lesson?.name]);
  if (play === undefined || lesson === undefined) return undefined;
  const isWaiting = play.due.length > 0;
  const isChance = rules.chance?.isDue(play.state) === true;
  const choose = (index: number) => {
    const chosen = lessons[index];
    if (chosen === undefined) return;
    setPlay(beginLesson(chosen, index));
    setBegun(begun + 1);
    setNotice('');
    setAdvice(undefined);
    setMarked(undefined);
    // The list may be far below the board.
    scrollTo(0, 0);
  };
  const answer = (event: EventOf<GameTypes>) => {
    setPlay(playInLesson(rules, lesson, play, event));
    setNotice('');
    setMarked(undefined);
  };
  const said = answerTo(words, lesson, play);
  const names = setup.names.map((name, index) =>
    index === 0 ? words.you : name.trim() || shell.menu.defaultName(index + 1),
  );
  const happen =
    step === undefined || !isChance || isWaiting ? undefined : () => answer(step.shown);
  const told = notice || said.text || advice || '';
  const label = game.chanceLabel(play.state) ?? words.roll;
  return (
    <>
      <section class="stage taught" aria-label={words.one}>
        <Bar
          openMenu={openMenu}
          says={
            <div class="says">
              <h2 class="headline">{words.numbered(play.index + 1, lesson.title)}</h2>
              <div class="more" role="status">
                {told !== '' && (
                  <p class={`answer ${notice !== '' ? '' : said.isRight ? 'good' : 'bad'}`}>
                    {told}
                  </p>
                )}
                {step !== undefined && <p class="asked">{step.ask}</p>}
              </div>
            </div>
          }
        >
          {play.past.length > 0 && (
            <IconButton icon="again" label={words.again} onClick={() => choose(play.index)} />
          )}
          {step !== undefined && happen === undefined && (
            <IconButton
              icon="hint"
              label={words.show}
              disabled={isWaiting}
              onClick={() => setMarked(step.shown)}
            />
          )}
          {happen !== undefined && (
            <button type="button" data-item="chance" class="primary" onClick={happen}>
              {label}
            </button>
          )}
          {isDone && (
            <button
              type="button"
              data-item="next"
              class="primary"
              onClick={() =>
                play.index + 1 < lessons.length ? choose(play.index + 1) : runner.go('menu')
              }
            >
              {play.index + 1 < lessons.length ? words.next : words.play}
            </button>
          )}
        </Bar>
        <Board
          key={begun}
          tag={game.board}
          state={play.state}
          names={names}
          last={play.past[0]}
          past={() => play.past}
          home={0}
          first={0}
          refusal={isDone ? words.isDone : isWaiting ? words.wait : undefined}
          marked={marked}
          hint={marked}
          pace={SPEEDS[preferences.speed].factor}
          more={{
            ...game.more,
            ...(isDone ? lesson.moreAtEnd : lesson.more),
            ...(game.roller && { roll: happen }),
          }}
          play={answer}
          say={setNotice}
          refuse={setNotice}
          advise={setAdvice}
          settled={() => setPlay((now) => (now === undefined ? now : goOn(rules, now)))}
        />
      </section>
      <aside class="side" aria-label={words.title}>
        <LessonList {...course} done={done} current={play.index} choose={choose} />
      </aside>
    </>
  );
}

/** The page of lessons, once those of the game are loaded. */
export function Lessons(props: LessonsProps) {
  const { game } = props.page;
  const language = useContext(LanguageContext);
  const load = async () => {
    const first = await courseOf(game, language);
    return (shown: LessonsProps) => <Learning {...shown} first={first} />;
  };
  // Those of the game before are of no use to this one.
  return <Later key={game.rules.name} load={load} props={props} />;
}
