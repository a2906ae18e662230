/** The list of moves by rounds, with the change of points; each leads to its position. */
import type { Mark } from 'azulejo/agents';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { eventsOf, namesOf } from '../model/match.js';
import { type MoveEntry, moveList } from '../model/move-list.js';
import { type Page, shownAt } from '../model/page.js';
import { curveOf, MARK_SIGNS } from '../model/review.js';
import type { Runner } from '../runner.js';
import { IconButton } from './icon.js';
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
  const { sign, name } = MARK_SIGNS[mark];
  return (
    <span class={`mark mark-${mark}`} title={name}>
      <span aria-hidden="true">{sign}</span>
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
  view(): void;
}

/** A move of the list. All others stay as they are when one is played. */
function Entry(props: EntryProps) {
  const { entry, mark, names, isShown, isUndone } = props;
  return useMemo(() => <DrawnEntry {...props} />, [entry, mark, names, isShown, isUndone]);
}

function DrawnEntry({ entry, mark, names, isShown, isUndone, view }: EntryProps) {
  const { player, text, changes, events } = entry;
  const all = changes.map((points, index) => ({ points, name: names[index] ?? '' }));
  return (
    <li class={isUndone ? 'undone' : undefined}>
      <button
        type="button"
        data-item={events}
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
  const names = namesOf(match);
  const marks = new Map(
    curveOf(match).flatMap(({ events, move: { mark } }) =>
      mark === 'forced' ? [] : [[events, mark] as const],
    ),
  );
  const view = (events: number) => runner.dispatch({ type: 'view', events });
  return (
    <section class="panel moves" aria-label="Moves">
      <div class="row spread">
        <h3>Moves</h3>
        <div
          class="row steps"
          role="group"
          aria-label="Back and forth"
          tabIndex={-1}
          ref={steps.ref}
        >
          <IconButton
            icon="first"
            label="First position"
            disabled={shown === 0}
            onClick={() => view(0)}
          />
          <IconButton
            icon="back"
            label="One step back"
            disabled={shown === 0}
            onClick={() => view(shown - 1)}
          />
          <IconButton
            icon="forward"
            label="One step forward"
            disabled={shown === length}
            onClick={() => view(shown + 1)}
          />
          <IconButton
            icon="last"
            label="Last position"
            disabled={shown === match.count}
            onClick={() => view(match.count)}
          />
        </div>
      </div>
      <div class="list" ref={list}>
        <div ref={roving.ref} role="group" aria-label="All moves" tabIndex={-1}>
          {moveList(game, match).map(({ title, entries }) => (
            <section key={entries[0]?.events} aria-label={title}>
              <h4>{title}</h4>
              <ol>
                {entries.map((entry) => (
                  <Entry
                    key={entry.events}
                    entry={entry}
                    mark={marks.get(entry.events)}
                    names={names}
                    isShown={entry.events === shown}
                    isUndone={entry.events > match.count}
                    view={() => view(entry.events)}
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
