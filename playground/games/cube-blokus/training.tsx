/** Training, in the menu: games against a level that follows the results. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExtrasProps } from '../../shell/played-game.js';
import { keep, keptValue } from '../../shell/storage/kept.js';
import { useWords } from '../../shell/view/language.js';
import { type Course, readCourse, settled, trainingWords } from './course.js';
import { CUBE_PAGE } from './words.js';

/** The finished lessons are also kept there. */
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

export function CubeTraining({ saved, begin, open }: ExtrasProps) {
  const words = useWords(CUBE_PAGE);
  const { learning } = words;
  const [course, change] = useCourse();
  const first = useRef(saved);
  useEffect(() => {
    // The first list may have been read before the training game began.
    if (saved !== first.current) change((now) => settled(now, saved));
  }, [saved]);
  const { training, game } = course;
  const train = () => {
    const agent = `level-${training.level}`;
    const id = begin(['human', agent, agent, agent]);
    change((now) => ({ ...now, game: id }));
  };
  return (
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
  );
}
