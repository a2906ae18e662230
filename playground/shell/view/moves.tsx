/**
 * The list of moves by rounds, with the change of points, and of variations; each leads to its position, and what the
 * record says of it.
 */
import type { Mark } from 'azulejo/agents';
import { Fragment, type JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Group } from '../../../src/engine/board/group.js';
import { useFocusAfter, useRoving } from '../../../src/engine/board/roving.js';
import { branchesOf } from '../model/lines.js';
import { commentsAt, eventsOf, type Match, namesOf } from '../model/match.js';
import { type ListedLine, listLines, type MoveEntry } from '../model/move-list.js';
import { shorten } from '../model/outside.js';
import { shownAt } from '../model/page.js';
import { MARK_SIGNS } from '../model/review.js';
import type { Runner } from '../runner.js';
import { Question } from './dialog.js';
import { IconButton } from './icon.js';
import { useShellWords } from './language.js';
import type { PageProps } from './props.js';

function Change({ points, name }: { readonly points: number; readonly name: string }) {
  if (points === 0) return undefined;
  const text = points > 0 ? `+${points}` : `−${-points}`;
  return (
    <span class={points > 0 ? 'change' : 'change loss'} title={name}>
      {text}
    </span>
  );
}

function MarkSign({ mark }: { readonly mark: Mark }) {
  const name = useShellWords().review.marks[mark];
  return (
    <span class={`mark mark-${mark}`} title={name}>
      <span aria-hidden="true">{MARK_SIGNS[mark]}</span>
      <span class="unseen">, {name}</span>
    </span>
  );
}

interface EntryProps {
  readonly entry: MoveEntry;
  readonly mark: Mark | undefined;
  readonly names: readonly string[];
  readonly isShown: boolean;
  readonly isUndone: boolean;
  /** Whether the entry is of the line on the table. */
  readonly isHere: boolean;
  /** Names it in the list. */
  readonly item: string;
  view(): void;
}

/** A move of the list. All others stay as they are when one is played. */
function Entry(props: EntryProps) {
  const { entry, mark, names, isShown, isUndone, isHere, item, view } = props;
  // What a press does is answered by the list as it is then, not as it was when this was drawn.
  const latest = useRef(view);
  latest.current = view;
  return useMemo(
    () => <DrawnEntry {...props} view={() => latest.current()} />,
    [entry, mark, names, isShown, isUndone, isHere, item],
  );
}

function DrawnEntry({ entry, mark, names, isShown, isUndone, isHere, item, view }: EntryProps) {
  const { player, text, changes } = entry;
  const all = changes.map((points, index) => ({ points, name: names[index] ?? '' }));
  return (
    <li class={isUndone ? 'undone' : isHere ? undefined : 'other'}>
      <button
        type="button"
        data-item={item}
        aria-current={isShown ? 'step' : undefined}
        class={player < 0 ? 'chance' : `player-${player}`}
        onClick={view}
      >
        {player >= 0 && <span class="who">{names[player]}</span>}
        <span class="what">
          {text} {mark !== undefined && <MarkSign mark={mark} />}
        </span>
        <span class="changes">
          {all
            .filter(({ points }) => points !== 0)
            .map(({ points, name }) => (
              <span key={name}>
                {player < 0 && <span class="who">{name} </span>}
                <Change points={points} name={name} />
              </span>
            ))}
        </span>
      </button>
    </li>
  );
}

interface LineProps {
  readonly listed: ListedLine;
  readonly match: Match;
  readonly shown: number;
  readonly runner: Pick<Runner, 'dispatch'>;
}

/** The variations that begin after the first events of a line. */
function Variations({ from, ...props }: LineProps & { readonly from: number }) {
  const { variation } = useShellWords().moves;
  const begun = props.listed.branches.filter((branch) => branch.from === from);
  return (
    <>
      {begun.map((branch) => (
        <li key={branch.line} class="variation">
          <section aria-label={variation(branch.line)}>
            <ol>
              <Entries
                {...props}
                listed={branch}
                entries={branch.sections.flatMap(({ entries }) => entries)}
              />
              <End {...props} listed={branch} />
            </ol>
          </section>
        </li>
      ))}
    </>
  );
}

/** Entries of a line, and below each the variations that begin in its place. */
function Entries({
  entries,
  ...props
}: LineProps & { readonly entries: readonly MoveEntry[] }): JSX.Element {
  const { match, shown, runner } = props;
  const { line, marks, shared } = props.listed;
  return (
    <>
      {entries.map((entry) => {
        const { events } = entry;
        const isHere = events <= shared;
        return (
          <Fragment key={events}>
            <Entry
              entry={entry}
              mark={marks.get(events)}
              names={namesOf(match)}
              isShown={isHere && events === shown}
              isUndone={isHere && events > match.count}
              isHere={isHere}
              item={`${line}-${events}`}
              view={() =>
                runner.dispatch(isHere ? { type: 'view', events } : { type: 'line', line, events })
              }
            />
            <Variations {...props} from={events - 1} />
          </Fragment>
        );
      })}
    </>
  );
}

/** The forfeit that ended a line, and the variations that continue from there. */
function End(props: LineProps) {
  const { listed, match, runner } = props;
  const { line, length, ending } = listed;
  const isHere = line === match.place;
  return (
    <>
      {ending !== undefined && (
        <li class={isHere ? undefined : 'other'}>
          <button
            type="button"
            data-item={`${line}-end`}
            class="chance"
            onClick={() =>
              runner.dispatch(isHere ? { type: 'view', events: length } : { type: 'line', line })
            }
          >
            <span class="what">{ending}</span>
          </button>
        </li>
      )}
      <Variations {...props} from={length} />
    </>
  );
}

/** Which line is on the table; in a variation, the way back to the main line, and what can be made of it. */
function LineActions({ match, runner }: Pick<LineProps, 'match' | 'runner'>) {
  const { moves: words, menu } = useShellWords();
  const [asked, setAsked] = useState<Match>();
  const { place } = match;
  const isMain = place === 0;
  const name = isMain ? words.mainLine : words.variation(place);
  return (
    <Group label={name} look="row line-actions">
      <strong>{name}</strong>
      {!isMain && (
        <>
          <button
            type="button"
            data-item="main"
            onClick={() => runner.dispatch({ type: 'line', line: 0 })}
          >
            {words.mainLine}
          </button>
          <button
            type="button"
            data-item="promote"
            onClick={() => runner.dispatch({ type: 'promote' })}
          >
            {words.promote}
          </button>
          <button type="button" data-item="delete" class="quiet" onClick={() => setAsked(match)}>
            {menu.delete}
          </button>
        </>
      )}
      {asked === match && (
        <Question
          title={words.deleteTitle(place)}
          text={words.deleteText(branchesOf(match).some(({ parent }) => parent === place))}
          yes={menu.delete}
          answer={(isYes) => {
            setAsked(undefined);
            if (isYes) runner.dispatch({ type: 'delete-line' });
          }}
        />
      )}
    </Group>
  );
}

/**
 * Scroll a list, but not the page, to its current item if that is out of view, also when the list gets its size later;
 * not once somebody has scrolled it. The observer answers after the browser's own layout; measuring at once would force
 * another one.
 *
 * @returns a function that stops it
 */
function showCurrent(box: HTMLElement): () => void {
  const item = box.querySelector<HTMLElement>('[aria-current]');
  // The first position is before all items.
  if (item === null) box.scrollTop = 0;
  let left: number | undefined;
  const observer = new ResizeObserver(() => {
    left ??= box.scrollTop;
    if (item === null || box.scrollTop !== left) return;
    const { top, height } = box.getBoundingClientRect();
    const place = item.getBoundingClientRect();
    if (place.top < top || place.bottom > top + height)
      box.scrollTop += place.top - top - height / 2;
    left = box.scrollTop;
  });
  observer.observe(box);
  return () => observer.disconnect();
}

/** The list, and buttons to step through it. */
export function Moves({
  page,
  runner,
}: Pick<PageProps, 'page'> & { readonly runner: Pick<Runner, 'dispatch'> }) {
  const words = useShellWords().moves;
  const list = useRef<HTMLDivElement>(null);
  const { match } = page;
  const all = useRoving<HTMLDivElement>();
  const hasVariations = match !== undefined && match.others.length > 0;
  useFocusAfter(hasVariations, all.focus);
  const shown = shownAt(page);
  useEffect(() => (list.current === null ? undefined : showCurrent(list.current)), [shown, match]);
  if (match === undefined) return undefined;
  const { length } = eventsOf(match);
  const comments = commentsAt(match, shown);
  const listed = listLines(page, match, shown);
  const props = { listed, match, shown, runner };
  const isEnded =
    listed.ending !== undefined || listed.branches.some(({ from }) => from === listed.length);
  const view = (events: number) => runner.dispatch({ type: 'view', events });
  return (
    <section class="panel moves" aria-label={words.title}>
      <Group label={words.steps} look="row steps">
        <IconButton
          icon="first"
          label={words.first}
          disabled={shown === 0}
          onClick={() => view(0)}
        />
        <IconButton
          icon="back"
          label={words.back}
          disabled={shown === 0}
          onClick={() => view(shown - 1)}
        />
        <IconButton
          icon="forward"
          label={words.forward}
          disabled={shown === length}
          onClick={() => view(shown + 1)}
        />
        <IconButton
          icon="last"
          label={words.last}
          disabled={shown === match.count}
          onClick={() => view(match.count)}
        />
      </Group>
      {hasVariations && <LineActions match={match} runner={runner} />}
      <div class="list" ref={list}>
        <Group label={words.all} roving={all}>
          {listed.sections.map(({ title, entries }) => (
            <section key={entries[0]?.events} aria-label={title}>
              <h3>{title}</h3>
              <ol>
                <Entries {...props} entries={entries} />
              </ol>
            </section>
          ))}
          {isEnded && (
            <ol>
              <End {...props} />
            </ol>
          )}
        </Group>
      </div>
      {comments.length > 0 && (
        <p class="aside comments" dir="auto">
          {shorten(comments.join('\n'))}
        </p>
      )}
    </section>
  );
}
