/** The table: the bar, the board, and next to it moves, analysis and players. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { forfeitOf, isOver, type Match, namesOf, stateAt } from '../model/match.js';
import type { Page } from '../model/page.js';
import { coveredFor, firstPerson } from '../model/turns.js';
import type { PlayedGame } from '../played-game.js';
import { withStudyStyles } from '../running/styles.js';
import { useShellWords } from './language.js';
import { Later, useLater } from './later.js';
import { Position } from './position.js';
import type { PageProps } from './props.js';
import { WIDE } from './screen.js';
import { Side } from './side.js';
import { TableBar } from './table-bar.js';

/** Show the board while a preview is on it, where the side lies below, and go back there afterwards. */
function useReturn(isPreviewing: boolean): void {
  const left = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (matchMedia(WIDE).matches) return;
    if (isPreviewing) {
      left.current = scrollY;
      scrollTo(0, 0);
    } else if (left.current !== undefined) {
      scrollTo(0, left.current);
      left.current = undefined;
    }
  }, [isPreviewing]);
}

/** What a choice would do, in a turn; the game is another one in another language. */
interface Advice {
  readonly game: PlayedGame;
  readonly turn: number;
  readonly text: string | undefined;
}

/** Whether an advice is about the position of a page, in its language. */
function isOf({ game, turn }: Page, advice: Advice | undefined): advice is Advice {
  return advice?.game === game && advice.turn === turn;
}

/** Whether moves have been played in a match since. */
function hasPlayedOn(before: Match | undefined, match: Match | undefined): boolean {
  return before?.id === match?.id && (match?.count ?? 0) > (before?.count ?? 0);
}

/** The result of a game that ends on this table; of one that had ended before, when it is asked for. */
function useResult(page: Page) {
  const { game, match } = page;
  const [isOpen, setOpen] = useState(false);
  /** The last state that lies still. */
  const [still, setStill] = useState<unknown>();
  const ended = match !== undefined && isOver(game, match) ? match : undefined;
  const isStill = ended && (forfeitOf(ended) !== undefined || still === stateAt(ended));
  /** The line of a game that was still being played. */
  const live = useRef<string>(undefined);
  const line = `${match?.id} ${match?.place}`;
  useEffect(() => {
    if (ended === undefined) {
      live.current = line;
      setOpen(false);
    } else if (isStill && live.current === line) {
      live.current = undefined;
      setOpen(true);
    }
  }, [line, ended === undefined, isStill]);
  const isSeen = page.view === undefined && page.preview === undefined && !page.elsewhere;
  return { isOpen: isOpen && ended !== undefined && isSeen, setOpen, setStill };
}

/** The whole table. */
export function Table({ page, runner, openMenu }: PageProps & { openMenu(): void }) {
  const [advice, setAdvice] = useState<Advice>();
  const { game, match, view, turn } = page;
  const words = useShellWords().table;
  const advise = (text: string | undefined) =>
    setAdvice((old) => (isOf(page, old) && old.text === text ? old : { game, turn, text }));
  const stage = useRef<HTMLElement>(null);
  useReturn(page.preview !== undefined);
  // After a move the bar and the side wait for the board. Going through the game is drawn at once: keys continue from there.
  const late = useRef(page);
  if (useLater(match) === match || !hasPlayedOn(late.current.match, match)) late.current = page;
  const { isOpen, setOpen, setStill } = useResult(page);
  const side = useMemo(() => <Side page={late.current} runner={runner} />, [late.current]);
  const said = isOf(late.current, advice) ? advice.text : undefined;
  const bar = useMemo(
    () => (
      <TableBar
        page={late.current}
        runner={runner}
        openMenu={openMenu}
        openResult={() => setOpen(true)}
        advice={said}
      />
    ),
    [late.current, said],
  );
  if (match === undefined) return undefined;
  const props = { page, runner, match };
  const next = coveredFor(page);
  return (
    <>
      <section
        class={`stage${view === undefined && page.preview === undefined ? '' : ' viewing'}`}
        aria-label={words.title}
        tabIndex={-1}
        ref={stage}
      >
        {bar}
        {match.clock !== undefined && (
          <Later
            key={match.id}
            load={async () => (await import('./clocks.js')).Clocks}
            props={{ match, clock: match.clock, leading: game.leading?.(firstPerson(match)) }}
          />
        )}
        {next === undefined ? (
          <Position
            {...props}
            advise={advise}
            settled={(state) => game.rules.isOver(state) && setStill(state)}
          />
        ) : (
          <Later
            load={async () => (await import('./hand-over.js')).HandOver}
            props={{
              name: namesOf(match)[next] ?? '',
              ready: () => {
                runner.dispatch({ type: 'ready' });
                stage.current?.focus({ preventScroll: true });
              },
            }}
          />
        )}
      </section>
      {next === undefined && side}
      {isOpen && (
        <Later
          load={async () => (await withStudyStyles(import('./ending.js'))).Ending}
          props={{ ...props, close: () => setOpen(false) }}
        />
      )}
    </>
  );
}
