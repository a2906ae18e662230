/** Puzzles: a position, a try, whether it was right, and why. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useRoving } from '../../../src/engine/board/roving.js';
import type { Page } from '../model/page.js';
import { SPEEDS } from '../model/preferences.js';
import {
  beginSolving,
  chancesInWords,
  choosePuzzle,
  nextUnsolved,
  resultInWords,
  type Solving,
  showSolution,
  tryAgain,
  tryMove,
} from '../model/puzzles.js';
import type { PlayedGame, Puzzle, Rating } from '../played-game.js';
import { storedSolved, storeSolved } from '../running/solved.js';
import { type AskedWorker, startWorker } from '../running/worker.js';
import type { Answer, Request } from '../thinking/protocol.js';
import type { ShellWords } from '../words.js';
import { Bar } from './bar.js';
import { Board } from './board.js';
import { IconButton } from './icon.js';
import { useShellWords } from './language.js';
import { Later } from './later.js';

export interface PuzzlesProps {
  readonly page: Page;
  openMenu(): void;
}

/** Let a worker solve the puzzle on the board, unless it comes solved: what each move leads to. */
function useRatings(game: PlayedGame, puzzle: Puzzle | undefined, index: number) {
  const [found, setFound] = useState<{
    readonly index: number;
    readonly ratings: readonly Rating[];
  }>();
  const worker = useRef<AskedWorker<Request>>(undefined);
  useEffect(() => {
    // Without an answer, it is only not said what a wrong move leads to.
    const none = () => undefined;
    const begun = startWorker<Request, Answer>('worker.js', {
      receive(answer) {
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
  return found?.index === index ? found.ratings : [];
}

/** What a try comes to: in short, and in more words. */
interface Verdict {
  readonly isRight: boolean;
  readonly title: string;
  readonly text: string;
}

/** Return the state after a move, and what is dealt then: without `chances`, a puzzle has nothing unknown in it. */
function stateAfter({ rules }: PlayedGame, { state }: Puzzle, move: string) {
  const after = rules.applyMove(state, move);
  const { chance } = rules;
  if (chance?.isDue(after) !== true) return after;
  const event = chance.sample(after, () => 0);
  return chance.apply(after, event);
}

/** Describe what the other player answers, where that makes a difference. */
function answerTo(
  { puzzles }: ShellWords,
  game: PlayedGame,
  puzzle: Puzzle,
  { move, wins, line }: Rating,
  names: readonly string[],
): string {
  const { rules, words } = game;
  const after = stateAfter(game, puzzle, move);
  const other = rules.playerToMove(after);
  const [, answer] = line;
  const isOther = other >= 0 && other !== rules.playerToMove(puzzle.state);
  if (answer === undefined || !isOther || wins === 1) return '';
  return puzzles.answers(names[other] ?? '', words.entry(after, answer));
}

/** Describe how often a try wins, in a puzzle with chances. */
function chanceVerdict(
  words: ShellWords,
  game: PlayedGame,
  puzzle: Puzzle,
  tried: string,
  isShown: boolean,
): Verdict {
  const { theSolution, right, wrongByChance } = words.puzzles;
  const isRight = tried === puzzle.solution;
  const chances = chancesInWords(words, puzzle, tried);
  if (!isRight) return { isRight, title: wrongByChance, text: chances };
  const theme = game.words.theme?.(puzzle.theme) ?? '';
  return { isRight, title: isShown ? theSolution : right, text: `${chances} ${theme}` };
}

/** Describe what a try comes to. What each move leads to may not be known yet. */
function verdictOf(
  words: ShellWords,
  game: PlayedGame,
  { tried, isShown }: Solving,
  puzzle: Puzzle,
  ratings: readonly Rating[],
  names: readonly string[],
): Verdict | undefined {
  if (tried === undefined) return undefined;
  if (puzzle.chances !== undefined) return chanceVerdict(words, game, puzzle, tried, isShown);
  const rating = ratings.find(({ move, exact }) => move === tried && exact === true);
  const result = rating && resultInWords(words, rating, game.rules.playerToMove(puzzle.state));
  const { theSolution, right, bestPlay, wrong, wrongResult, anotherWins } = words.puzzles;
  if (tried === puzzle.solution) {
    const ending = result === undefined ? '' : ` ${bestPlay(result)}`;
    const title = isShown ? theSolution : right;
    const theme = game.words.theme?.(puzzle.theme) ?? '';
    return { isRight: true, title, text: `${theme}${ending}` };
  }
  const answer = rating === undefined ? '' : answerTo(words, game, puzzle, rating, names);
  return {
    isRight: false,
    title: result === undefined ? wrong : wrongResult(result),
    text: answer || anotherWins,
  };
}

function PuzzleList({
  list,
  solving,
  choose,
}: {
  readonly list: readonly Puzzle[];
  readonly solving: Solving;
  choose(index: number): void;
}) {
  const roving = useRoving();
  const words = useShellWords().puzzles;
  const count = list.filter(({ id }) => solving.solved.has(id)).length;
  return (
    <section class="panel" aria-label={words.all}>
      <div class="row spread">
        <h3>{words.all}</h3>
        <span>{words.solved(count, list.length)}</span>
      </div>
      <div class="puzzles" role="group" aria-label={words.all} tabIndex={-1} ref={roving.ref}>
        {list.map(({ id }, index) => {
          const isSolved = solving.solved.has(id);
          return (
            <button
              type="button"
              key={id}
              data-item={index}
              class={isSolved ? 'solved' : undefined}
              aria-current={index === solving.index}
              aria-label={isSolved ? words.solvedName(index + 1) : words.name(index + 1)}
              onClick={() => choose(index)}
            >
              {index + 1}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Playing({ page, openMenu, list }: PuzzlesProps & { readonly list: readonly Puzzle[] }) {
  const { game, preferences, setup } = page;
  const words = useShellWords();
  const [solving, setSolving] = useState(() => beginSolving(list, storedSolved(game.rules.name)));
  const [notice, setNotice] = useState('');
  const { index, tried, solved } = solving;
  const puzzle = list[index];
  const ratings = useRatings(game, puzzle, index);
  const shown = useMemo(
    () =>
      puzzle && tried !== undefined ? game.rules.applyMove(puzzle.state, tried) : puzzle?.state,
    [puzzle, tried],
  );
  if (puzzle === undefined) return <p class="nothing">{words.puzzles.none}</p>;
  const change = (next: Solving) => {
    setNotice('');
    setSolving(next);
    if (next.solved !== solved) storeSolved(game.rules.name, next.solved);
  };
  const choose = (next: number) => {
    change(choosePuzzle(solving, next));
    // The list may be far below the board.
    scrollTo(0, 0);
  };
  const player = game.rules.playerToMove(puzzle.state);
  const names = setup.names.map((name, index) => name.trim() || words.menu.defaultName(index + 1));
  const verdict = verdictOf(words, game, solving, puzzle, ratings, names);
  const isRight = verdict?.isRight === true;
  const { task, about, taskByChance, aboutByChance } = words.puzzles;
  const isByChance = puzzle.chances !== undefined;
  const [tell, tellMore] = isByChance ? [taskByChance, aboutByChance] : [task, about];
  const last = tried === undefined ? undefined : { before: puzzle.state, event: tried };
  return (
    <>
      <section class="stage" aria-label={words.puzzles.one}>
        <Bar
          openMenu={openMenu}
          says={
            <div class="says">
              <h2 class={`headline${verdict === undefined ? '' : isRight ? ' good' : ' bad'}`}>
                {verdict?.title ?? tell(names[player] ?? '')}
              </h2>
              <p class="more" role="status">
                {notice || (verdict === undefined ? tellMore(index + 1) : verdict.text)}
              </p>
            </div>
          }
        >
          {tried !== undefined && !isRight && (
            <button
              type="button"
              data-item="again"
              class="primary"
              onClick={() => change(tryAgain(solving))}
            >
              {words.puzzles.tryAgain}
            </button>
          )}
          {!isRight && (
            <IconButton
              icon="hint"
              label={words.puzzles.solution}
              onClick={() => change(showSolution(solving, puzzle))}
            />
          )}
          {isRight && (
            <button
              type="button"
              data-item="next"
              class="primary"
              onClick={() => choose(nextUnsolved(list, solved, index + 1))}
            >
              {words.puzzles.next}
            </button>
          )}
        </Bar>
        <Board
          key={puzzle.id}
          tag={game.board}
          state={shown}
          names={names}
          last={last}
          past={() => (last === undefined ? [] : [last])}
          home={player}
          first={player}
          refusal={tried === undefined ? undefined : words.puzzles.refusal}
          pace={SPEEDS[preferences.speed].factor}
          more={game.more}
          play={(move) => change(tryMove(solving, puzzle, move))}
          say={setNotice}
          refuse={setNotice}
        />
      </section>
      <aside class="side" aria-label={words.puzzles.title}>
        {verdict !== undefined && (
          <section class="panel" aria-label={words.puzzles.result}>
            <h3 class={isRight ? 'good' : 'bad'}>{verdict.title}</h3>
            <p>
              <strong>{game.words.entry(puzzle.state, tried ?? '')}</strong>
            </p>
            <p>{verdict.text}</p>
            {isByChance && <p class="aside">{words.analysis.exact}</p>}
          </section>
        )}
        <PuzzleList list={list} solving={solving} choose={choose} />
      </aside>
    </>
  );
}

/** The page of puzzles, once those of the game are loaded. */
export function Puzzles(props: PuzzlesProps) {
  const { game } = props.page;
  const load = async () => {
    const list = (await game.puzzles?.()) ?? [];
    return (shown: PuzzlesProps) => <Playing {...shown} list={list} />;
  };
  // Those of the game before are of no use to this one.
  return <Later key={game.rules.name} load={load} props={props} />;
}
