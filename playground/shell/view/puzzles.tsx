/** Puzzles: a position, a try, whether it was right, and why. */
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { easiestFirst } from '../model/bands.js';
import type { Page } from '../model/page.js';
import { SPEEDS } from '../model/preferences.js';
import { beginSolving, type Solving, showSolution, tryAgain, tryMove } from '../model/puzzles.js';
import { nextPuzzle, standingOf } from '../model/solver.js';
import { type Refutation, refutationOf, verdictOf } from '../model/verdict.js';
import type { PlayedGame, Puzzle, Rating } from '../played-game.js';
import { PUZZLE_WORDS, type PuzzleWords } from '../puzzle-words.js';
import { storedSolved, storedTries, storeSolved, storeTry } from '../running/solved.js';
import { type AskedWorker, startWorker } from '../running/worker.js';
import type { Answer, Request } from '../thinking/protocol.js';
import { Bar } from './bar.js';
import { Board } from './board.js';
import { IconButton } from './icon.js';
import { LanguageContext, useShellWords } from './language.js';
import { Later, useLoaded } from './later.js';
import { PuzzleList, SolverStanding } from './puzzle-list.js';

export interface PuzzlesProps {
  readonly page: Page;
  openMenu(): void;
}

/** What is known of moves at first. */
const NONE: readonly Rating[] = [];

/** Let a worker solve the puzzle on the board, unless it comes solved: what each move leads to. */
function useRatings(game: PlayedGame, puzzle: Puzzle | undefined, index: number) {
  const [found, setFound] = useState<{
    readonly index: number;
    readonly ratings: readonly Rating[];
  }>();
  const worker = useRef<AskedWorker<Request>>(undefined);
  const asked = useRef(-1);
  useEffect(() => {
    // Without an answer, it is only not said what a wrong move leads to.
    const none = () => undefined;
    const begun = startWorker<Request, Answer>('worker.js', {
      receive(answer) {
        // The answer about the puzzle before may come late.
        if (answer.turn !== asked.current) return false;
        if (answer.kind !== 'found') return answer.kind === 'failed';
        setFound({ index: answer.turn, ratings: answer.analysis.ratings });
        return answer.analysis.done;
      },
      silent: none,
      lost: none,
    });
    worker.current = begun;
    return () => begun.end();
  }, []);
  useEffect(() => {
    if (puzzle === undefined || puzzle.chances !== undefined) return;
    const { state } = puzzle;
    asked.current = index;
    worker.current?.ask({
      kind: 'search',
      turn: index,
      iterations: 1,
      seed: 0,
      isPuzzle: true,
      game: game.rules.name,
      state: game.rules.encode(state),
      rules: game.rules.rulesOf(state),
    });
  }, [puzzle]);
  return found?.index === index ? found.ratings : NONE;
}

/** What was kept of a game: which puzzles are solved, and the first tries. */
function useStanding(name: string, list: readonly Puzzle[]) {
  const [tries, setTries] = useState(() => storedTries(name));
  /** How much the last try has changed the rating, as it is shown. */
  const [change, setChange] = useState<number>();
  const standing = useMemo(() => standingOf(tries, list), [tries, list]);
  return {
    tries,
    standing,
    change,
    forget: () => setChange(undefined),
    /** Count a try, unless the puzzle was tried before. */
    count(id: string, isSolved: boolean) {
      if (tries.some(([other]) => other === id)) return;
      const next = storeTry(name, tries, [id, isSolved]);
      // What other tabs have counted is no change of this try.
      const before = standingOf(next.slice(0, -1), list).rating;
      setTries(next);
      setChange(Math.round(standingOf(next, list).rating) - Math.round(before));
    },
  };
}

/** The answer to a wrong try, once the try lies still on the board. */
function useAnswer(refutation: Refutation | undefined, after: unknown) {
  /** The state after the try, as it has settled on the board. */
  const [still, setStill] = useState<unknown>();
  const shown = still === after ? refutation : undefined;
  return {
    shown,
    settled: () => {
      if (shown === undefined) setStill(after);
    },
  };
}

interface PlayingProps extends PuzzlesProps {
  readonly list: readonly Puzzle[];
  readonly firstWords: PuzzleWords;
}

function Playing({ page, openMenu, list, firstWords }: PlayingProps) {
  const { game, preferences, setup } = page;
  const { rules } = game;
  const shell = useShellWords();
  const language = useContext(LanguageContext);
  const words = useLoaded(() => PUZZLE_WORDS.load(language), firstWords, language);
  const [theme, setTheme] = useState('');
  const { tries, standing, change, forget, count } = useStanding(rules.name, list);
  const [solving, setSolving] = useState(() => {
    const solved = storedSolved(rules.name);
    return beginSolving(nextPuzzle(list, tries, solved, -1, ''), solved);
  });
  const [notice, setNotice] = useState('');
  const { index, tried, solved } = solving;
  const puzzle = list[index];
  const ratings = useRatings(game, puzzle, index);
  const after = useMemo(
    () => (puzzle && tried !== undefined ? rules.applyMove(puzzle.state, tried) : puzzle?.state),
    [puzzle, tried],
  );
  const refutation = useMemo(
    () => puzzle && refutationOf(game, solving, puzzle, ratings),
    [game, solving, puzzle, ratings],
  );
  const answer = useAnswer(refutation, after);
  const shown = useMemo(
    () => (answer.shown ? rules.applyMove(answer.shown.before, answer.shown.move) : after),
    [answer.shown, after],
  );
  if (puzzle === undefined) return <p class="nothing">{words.none}</p>;
  const update = (next: Solving) => {
    setNotice('');
    setSolving(next);
    if (next.solved !== solved) storeSolved(rules.name, next.solved);
  };
  const countFirst = (isSolved: boolean) => {
    if (!solved.has(puzzle.id)) count(puzzle.id, isSolved);
  };
  const choose = (next: number) => {
    forget();
    update(beginSolving(next, solved));
    // The list may be far below the board.
    scrollTo(0, 0);
  };
  const player = rules.playerToMove(puzzle.state);
  const names = setup.names.map((name, index) => name.trim() || shell.menu.defaultName(index + 1));
  const verdict = verdictOf(words, game, solving, puzzle, ratings, names);
  const isRight = verdict?.isRight === true;
  const { task, about, taskByChance, aboutByChance } = words;
  const isByChance = puzzle.chances !== undefined;
  const [tell, tellMore] = isByChance ? [taskByChance, aboutByChance] : [task, about];
  const rated = change === undefined ? '' : words.ratingBecame(standing.rating, change);
  const past = [
    ...(answer.shown ? [{ before: answer.shown.before, event: answer.shown.move }] : []),
    ...(tried === undefined ? [] : [{ before: puzzle.state, event: tried }]),
  ];
  return (
    <>
      <section class="stage" aria-label={words.one}>
        <Bar
          openMenu={openMenu}
          says={
            <div class="says">
              <h2 class={`headline${verdict === undefined ? '' : isRight ? ' good' : ' bad'}`}>
                {verdict?.title ?? tell(names[player] ?? '')}
              </h2>
              <p class="more" role="status">
                {notice ||
                  (verdict === undefined ? tellMore(index + 1) : `${verdict.text} ${rated}`.trim())}
              </p>
            </div>
          }
        >
          {tried !== undefined && !isRight && (
            <button
              type="button"
              data-item="again"
              class="primary"
              onClick={() => {
                forget();
                update(tryAgain(solving));
              }}
            >
              {words.tryAgain}
            </button>
          )}
          {!isRight && (
            <IconButton
              icon="hint"
              label={words.solution}
              onClick={() => {
                countFirst(false);
                update(showSolution(solving, puzzle));
              }}
            />
          )}
          {isRight && (
            <button
              type="button"
              data-item="next"
              class="primary"
              onClick={() => choose(nextPuzzle(list, tries, solved, index, theme))}
            >
              {words.next}
            </button>
          )}
        </Bar>
        <Board
          key={puzzle.id}
          tag={game.board}
          state={shown}
          names={names}
          last={past[0]}
          past={() => past}
          home={answer.shown?.player ?? player}
          first={player}
          refusal={tried === undefined ? undefined : words.refusal}
          pace={SPEEDS[preferences.speed].factor}
          more={game.more}
          play={(move) => {
            if (tried === undefined) countFirst(move === puzzle.solution);
            update(tryMove(solving, puzzle, move));
          }}
          say={setNotice}
          refuse={setNotice}
          settled={answer.settled}
        />
      </section>
      <aside class="side solver" aria-label={words.title}>
        {verdict !== undefined && (
          <section class="panel" aria-label={words.result}>
            <h3 class={isRight ? 'good' : 'bad'}>{verdict.title}</h3>
            <p>
              <strong>{game.words.entry(puzzle.state, tried ?? '')}</strong>
            </p>
            <p>{verdict.text}</p>
            {isByChance && <p class="aside">{shell.analysis.exact}</p>}
          </section>
        )}
        <SolverStanding words={words} standing={standing} change={change} />
        <PuzzleList
          game={game}
          words={words}
          list={list}
          solving={solving}
          theme={theme}
          chooseTheme={setTheme}
          choose={choose}
        />
      </aside>
    </>
  );
}

/** The page of puzzles, once those of the game are loaded. */
export function Puzzles(props: PuzzlesProps) {
  const { game } = props.page;
  const language = useContext(LanguageContext);
  const load = async () => {
    const [all = [], words] = await Promise.all([game.puzzles?.(), PUZZLE_WORDS.load(language)]);
    const list = easiestFirst(all);
    return (shown: PuzzlesProps) => <Playing {...shown} list={list} firstWords={words} />;
  };
  // Those of the game before are of no use to this one.
  return <Later key={game.rules.name} load={load} props={props} />;
}
