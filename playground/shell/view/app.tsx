/** The page: header, one of its places, dialogs, and what screen readers are told. */
import { useEffect, useState } from 'preact/hooks';
import { statusOf } from '../model/ending.js';
import { type Page, type Place, shownAt } from '../model/page.js';
import { SOUNDS, SPEEDS, THEMES } from '../model/preferences.js';
import type { Runner } from '../runner.js';
import { Check } from './check.js';
import { Choices } from './choices.js';
import { Dialog } from './dialog.js';
import { Later } from './later.js';
import { Menu } from './menu.js';
import { useRoving } from './roving.js';
import { Table } from './table.js';
import { UpdateNotice } from './update-notice.js';

/** Milliseconds until the title says what happens. */
const TITLE_DELAY = 300;

type Open = 'rules' | 'settings' | 'menu' | undefined;

interface AppProps {
  readonly page: Page;
  readonly runner: Runner;
}

const PLACES: readonly { readonly place: Place; readonly label: string }[] = [
  { place: 'menu', label: 'Games' },
  { place: 'table', label: 'Table' },
  { place: 'puzzles', label: 'Puzzles' },
  { place: 'check', label: 'Editor' },
];

/** How places are laid out: puzzles are on a table, too. */
const LAYOUTS: Readonly<Record<Place, Exclude<Place, 'puzzles'>>> = {
  menu: 'menu',
  table: 'table',
  puzzles: 'table',
  check: 'check',
};

function Navigation({ page, runner, open }: AppProps & { open(what: Open): void }) {
  const roving = useRoving<HTMLElement>();
  const { match, game } = page;
  const isThere = { menu: true, table: match !== undefined, puzzles: game.puzzles, check: true };
  const places = PLACES.filter(({ place }) => isThere[place]);
  return (
    <nav aria-label="Playground" ref={roving.ref} tabIndex={-1}>
      {places.map(({ place, label }) => (
        <button
          type="button"
          key={place}
          data-item={place}
          aria-current={page.place === place ? 'page' : undefined}
          onClick={() => {
            open(undefined);
            runner.go(place);
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" data-item="rules" onClick={() => open('rules')}>
        Rules
      </button>
      <button type="button" data-item="settings" onClick={() => open('settings')}>
        Settings
      </button>
    </nav>
  );
}

function options<Key extends string>(table: Readonly<Record<Key, string>>) {
  // The keys of a table are its own.
  return (Object.entries(table) as [Key, string][]).map(([value, label]) => ({ value, label }));
}

const SPEED_LABELS = {
  slow: SPEEDS.slow.label,
  normal: SPEEDS.normal.label,
  fast: SPEEDS.fast.label,
  instant: SPEEDS.instant.label,
};

function Settings({ page, runner, close }: AppProps & { close(): void }) {
  const { speed, theme, sound } = page.preferences;
  return (
    <Dialog title="Settings" close={close}>
      <Choices
        legend="Speed of agents and animations"
        name="speed"
        list={options(SPEED_LABELS)}
        chosen={speed}
        choose={(chosen) => runner.dispatch({ type: 'prefer', change: { speed: chosen } })}
      />
      <Choices
        legend="Sounds"
        name="sound"
        list={options(SOUNDS)}
        chosen={sound}
        choose={(chosen) => runner.dispatch({ type: 'prefer', change: { sound: chosen } })}
      />
      <Choices
        legend="Look"
        name="theme"
        list={options(THEMES)}
        chosen={theme}
        choose={(chosen) => runner.dispatch({ type: 'prefer', change: { theme: chosen } })}
      />
      <div class="row end">
        <button type="button" class="primary" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

function titleOf({ place, match, game }: Page): string {
  const name = game.rules.title;
  if (place !== 'table' || match === undefined) return `${name} playground | azulejo`;
  return `${statusOf(game, match)} | ${name} | azulejo`;
}

function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** The whole page. */
export function App({ page, runner }: AppProps) {
  const [open, setOpen] = useState<Open>();
  const { place, game } = page;
  const title = titleOf(page);
  useEffect(() => {
    // Agents may move several times in a second, and each title costs the browser more than it looks.
    const timer = setTimeout(() => {
      document.title = title;
    }, TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [title]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isUndo || place !== 'table' || isTyping(event)) return;
      event.preventDefault();
      runner.dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [place]);
  const close = () => setOpen(undefined);
  const navigation = <Navigation page={page} runner={runner} open={setOpen} />;
  const { Rules } = game;
  return (
    <>
      <header class="top">
        <h1>
          <a href="../index.html">azulejo</a> <span>playground</span>
        </h1>
        {navigation}
      </header>
      <div class="unseen" aria-live="polite" data-announcement={shownAt(page)}>
        {page.announcement}
      </div>
      <UpdateNotice isShown={place !== 'table'} />
      {place !== 'table' && page.notice !== '' && (
        <p class="notice" role="status">
          {page.notice}
        </p>
      )}
      <main id="app" data-place={LAYOUTS[place]} tabIndex={-1}>
        {place === 'menu' && <Menu page={page} runner={runner} />}
        {place === 'table' && (
          <Table page={page} runner={runner} openMenu={() => setOpen('menu')} />
        )}
        {place === 'puzzles' && (
          <Later
            load={async () => (await import('./puzzles.js')).Puzzles}
            props={{ page, openMenu: () => setOpen('menu') }}
          />
        )}
        {place === 'check' && <Check page={page} runner={runner} />}
      </main>
      {open === 'rules' && (
        <Dialog title="The rules in short" close={close}>
          <Rules />
          <div class="row end">
            <button type="button" class="primary" onClick={close}>
              Close
            </button>
          </div>
        </Dialog>
      )}
      {open === 'settings' && <Settings page={page} runner={runner} close={close} />}
      {open === 'menu' && (
        <Dialog title="Menu" close={close}>
          {navigation}
          <div class="row end">
            <a href="../index.html">azulejo</a>
            <button type="button" onClick={close}>
              Close
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
