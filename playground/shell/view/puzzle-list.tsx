/** All puzzles of a game, in bands of difficulty, and how well the person solves them. */
import { useEffect } from 'preact/hooks';
import { Group } from '../../../src/engine/board/group.js';
import { useRoving } from '../../../src/engine/board/roving.js';
import { BANDS, bandOf } from '../model/bands.js';
import { nameOf, type Solving } from '../model/puzzles.js';
import type { Standing } from '../model/solver.js';
import type { PlayedGame, Puzzle } from '../played-game.js';
import type { PuzzleWords } from '../puzzle-words.js';

/** The rating of the person, and the puzzles that were solved in a row. */
export function SolverStanding({
  words,
  standing,
  change,
}: {
  readonly words: PuzzleWords;
  readonly standing: Standing;
  /** How much the last try has changed the rating, if it counts. */
  readonly change: number | undefined;
}) {
  return (
    <section class="panel standing" aria-label={words.rating}>
      <dl>
        <div>
          <dt>{words.rating}</dt>
          <dd>
            {words.rated(standing.rating)}
            {change !== undefined && (
              <span class={change < 0 ? 'bad' : 'good'}> {words.changed(change)}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.streak}</dt>
          <dd>{standing.streak}</dd>
        </div>
        <div>
          <dt>{words.bestStreak}</dt>
          <dd>{standing.bestStreak}</dd>
        </div>
      </dl>
      <p class="aside">{words.aboutRating}</p>
    </section>
  );
}

/** The themes of puzzles, of which one can be chosen. */
function ChooseTheme({
  game,
  words,
  list,
  theme,
  choose,
}: {
  readonly game: PlayedGame;
  readonly words: PuzzleWords;
  readonly list: readonly Puzzle[];
  readonly theme: string;
  choose(theme: string): void;
}) {
  const themes = [...new Set(list.map((puzzle) => puzzle.theme))];
  return (
    <label class="field">
      <span>{words.theme}</span>
      <select value={theme} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{words.themeCount(words.allThemes, list.length)}</option>
        {themes.map((each) => (
          <option key={each} value={each}>
            {words.themeCount(
              game.words.themeName?.(each) ?? each,
              list.filter((puzzle) => puzzle.theme === each).length,
            )}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The puzzles, in bands of difficulty. */
export function PuzzleList({
  game,
  words,
  list,
  solving,
  theme,
  chooseTheme,
  choose,
}: {
  readonly game: PlayedGame;
  readonly words: PuzzleWords;
  /** The easiest first. */
  readonly list: readonly Puzzle[];
  readonly solving: Solving;
  readonly theme: string;
  chooseTheme(theme: string): void;
  choose(index: number): void;
}) {
  const roving = useRoving();
  const { solved, index: current } = solving;
  useEffect(() => {
    const panel = roving.ref.current?.closest('section');
    const button = panel?.querySelector('[aria-current=true]');
    if (panel == null || button == null || panel.scrollHeight <= panel.clientHeight) return;
    const { top, height } = panel.getBoundingClientRect();
    // Where the list scrolls by itself, the page stays where it is.
    panel.scrollTop += button.getBoundingClientRect().top - top - height / 2;
  }, [current, theme]);
  const numbered = list.map((puzzle, index) => ({ puzzle, index }));
  const shown = numbered.filter(({ puzzle }) => theme === '' || puzzle.theme === theme);
  const solvedOf = (all: typeof shown) => all.filter(({ puzzle }) => solved.has(puzzle.id)).length;
  return (
    <section class="panel" aria-label={words.all}>
      <div class="row spread">
        <h3>{words.all}</h3>
        <span>{words.solved(solvedOf(numbered), list.length)}</span>
      </div>
      <ChooseTheme game={game} words={words} list={list} theme={theme} choose={chooseTheme} />
      <Group label={words.all} look="bands" roving={roving}>
        {BANDS.map(({ name }) => {
          const band = shown.filter(({ puzzle }) => bandOf(puzzle.rating) === name);
          if (band.length === 0) return undefined;
          const count = solvedOf(band);
          return (
            <div
              key={name}
              class="band"
              role="group"
              aria-label={words.solvedIn(words.bands[name], count, band.length)}
            >
              <h4>
                <span>{words.bands[name]}</span>{' '}
                <span class="aside">{`${count}/${band.length}`}</span>
              </h4>
              <div class="puzzles">
                {band.map(({ puzzle, index }) => {
                  const isSolved = solved.has(puzzle.id);
                  const { label, theme: title } = nameOf(words, game, puzzle, index, isSolved);
                  return (
                    <button
                      type="button"
                      key={puzzle.id}
                      data-item={index}
                      class={isSolved ? 'solved' : undefined}
                      aria-current={index === current}
                      aria-label={label}
                      title={title}
                      onClick={() => choose(index)}
                    >
                      {index + 1}
                    </button>
                  );
                })}
              </div>
            </div>
          );
        })}
      </Group>
    </section>
  );
}
