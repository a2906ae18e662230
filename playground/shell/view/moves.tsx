/** The list of moves by rounds, with the change of points, and of variations; each leads to its position. */
import type { Mark } from 'azulejo/agents';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { eventsOf, type Match, namesOf } from '../model/match.js';
import { type ListedLine, listLines, type MoveEntry } from '../model/move-list.js';
import { type Page, shownAt } from '../model/page.js';
import { MARK_SIGNS } from '../model/review.js';
import type { Runner } from '../runner.js';
import { IconButton } from './icon.js';
import { useShellWords } from './language.js';
import { useRoving } from './roving.js';

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
  readonly runner: Runner;
}

/** An entry of a line, and below it the variations that begin in its place. */
function LineEntry({
  listed,
  match,
  shown,
  runner,
  entry,
}: LineProps & { readonly entry: MoveEntry }) {
  const { line, marks, shared, branches } = listed;
  const { variation } = useShellWords().moves;
  const { events } = entry;
  const isHere = events <= shared;
  const begun = branches.filter(({ from }) => from === events - 1);
  return (
    <>
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
      {begun.map((branch) => (
        <li key={branch.line} class="variation">
          <section aria-label={variation(branch.line)}>
            <ol>
              {branch.sections
                .flatMap(({ entries }) => entries)
                .map((each) => (
                  <LineEntry
                    key={each.events}
                    listed={branch}
                    match={match}
                    shown={shown}
                    runner={runner}
                    entry={each}
                  />
                ))}
            </ol>
          </section>
        </li>
      ))}
    </>
  );
}

/** In a variation, the way back to the main line. */
function VariationActions({ match, runner }: Pick<LineProps, 'match' | 'runner'>) {
  const roving = useRoving();
  const words = useShellWords().moves;
  if (match.place === 0) return undefined;
  return (
    <div
      class="row variation-actions"
      role="group"
      aria-label={words.variation(match.place)}
      tabIndex={-1}
      ref={roving.ref}
    >
      <strong>{words.variation(match.place)}</strong>
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
    </div>
  );
}

/** Scroll the list, and never the page, to the event that is shown. */
function showCurrent(box: HTMLElement): void {
  const item = box.querySelector<HTMLElement>('[aria-current]');
  if (item === null) return;
  const top = item.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + item.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top - box.clientHeight / 2;
  }
}

/** The list, and buttons to step through it. */
export function Moves({ page, runner }: { readonly page: Page; readonly runner: Runner }) {
  const roving = useRoving();
  const steps = useRoving();
  const words = useShellWords().moves;
  const list = useRef<HTMLDivElement>(null);
  const { match, game } = page;
  const shown = shownAt(page);
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    if (box.checkVisibility({ contentVisibilityAuto: true })) {
      showCurrent(box);
      return undefined;
    }
    // Where the list is not drawn, measuring it would draw it: it waits until it is seen.
    const onSeen = () => showCurrent(box);
    const panel = box.closest('.panel');
    panel?.addEventListener('contentvisibilityautostatechange', onSeen, { once: true });
    return () => panel?.removeEventListener('contentvisibilityautostatechange', onSeen);
  }, [shown, match]);
  if (match === undefined) return undefined;
  const { length } = eventsOf(match);
  const listed = listLines(game, match);
  const view = (events: number) => runner.dispatch({ type: 'view', events });
  return (
    <section class="panel moves" aria-label={words.title}>
      <div class="row spread">
        <h3>{words.title}</h3>
        <div class="row steps" role="group" aria-label={words.steps} tabIndex={-1} ref={steps.ref}>
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
        </div>
      </div>
      <VariationActions match={match} runner={runner} />
      <div class="list" ref={list}>
        <div ref={roving.ref} role="group" aria-label={words.all} tabIndex={-1}>
          {listed.sections.map(({ title, entries }) => (
            <section key={entries[0]?.events} aria-label={title}>
              <h4>{title}</h4>
              <ol>
                {entries.map((entry) => (
                  <LineEntry
                    key={entry.events}
                    listed={listed}
                    match={match}
                    shown={shown}
                    runner={runner}
                    entry={entry}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
