/** The page: header, one of its places, dialogs, and what screen readers are told. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useRoving } from '../../../src/engine/board/roving.js';
import { gameNamed } from '../../registry.js';
import { statusOf } from '../model/ending.js';
import { type Page, type Place, shownAt } from '../model/page.js';
import type { PlayedGame } from '../played-game.js';
import { withStudyStyles } from '../running/styles.js';
import { ThemeContext } from './board.js';
import { Dialog } from './dialog.js';
import { LanguageContext, useShellWords } from './language.js';
import { Later } from './later.js';
import { Menu } from './menu.js';
import type { PageProps } from './props.js';
import { ROOMY } from './screen.js';
import { loadShare } from './share.js';
import { Table } from './table.js';
import { useTitle } from './title.js';
import { useUndoKeys } from './undo-keys.js';
import { UpdateNotice } from './update-notice.js';

type Open = 'rules' | 'settings' | 'menu' | 'share' | undefined;

const PLACES: readonly Exclude<Place, 'room'>[] = ['menu', 'table', 'learn', 'puzzles', 'check'];

/** How places are laid out: lessons and puzzles are also on a table. */
const LAYOUTS: Readonly<Record<Place, Exclude<Place, 'puzzles' | 'learn'>>> = {
  menu: 'menu',
  table: 'table',
  learn: 'table',
  puzzles: 'table',
  check: 'check',
  room: 'room',
};

function Navigation({
  page,
  runner,
  open,
  isNarrow = false,
}: PageProps & {
  /** Whether it has one line, without the lessons, to which the start menu leads. */
  readonly isNarrow?: boolean;
  open(what: Open): void;
}) {
  const roving = useRoving<HTMLElement>();
  const words = useShellWords().navigation;
  const { match, game } = page;
  const { lessons, puzzles } = game;
  const learn = !isNarrow && lessons;
  const isThere = { menu: true, table: match !== undefined, learn, puzzles, check: true };
  const places = PLACES.filter((place) => isThere[place]);
  return (
    <nav class="navigation" aria-label={words.title} ref={roving.ref} tabIndex={-1}>
      {places.map((place) => (
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
          {words.places[place]}
        </button>
      ))}
      <button type="button" data-item="rules" onClick={() => open('rules')}>
        {words.rules}
      </button>
      <button type="button" data-item="settings" onClick={() => open('settings')}>
        {words.settings}
      </button>
    </nav>
  );
}

function titleOf(page: Page): string {
  const { place, match, game, words } = page;
  const { name, title } = game.rules;
  const named = gameNamed(name)?.title[words.forms.language] ?? title;
  if (place !== 'table' || match === undefined) return words.navigation.documentTitle(named);
  return `${statusOf(page, match)} | ${named} | azulejo`;
}

/** Focus the new place, or the new game, when what had the focus has gone with the old one. */
function useFocusInPlace(place: Place, match: string | undefined): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isFirst.current && activeElement === body) {
      document.querySelector<HTMLElement>('#app')?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [place, match]);
}

/** Load the rules of a game in short. */
async function loadRules({ guide, shortRules }: PlayedGame) {
  const [rules, { RulesText }] = await Promise.all([shortRules(), import('./rules-text.js')]);
  return () => <RulesText rules={rules} guide={guide} />;
}

/** The whole page. */
export function App({ page, runner }: PageProps) {
  const [open, setOpen] = useState<Open>();
  const { place, game, match } = page;
  const { navigation: words, forms, share } = page.words;
  useTitle(titleOf(page), 300);
  useUndoKeys(place === 'table' ? () => runner.dispatch({ type: 'undo' }) : undefined, () =>
    runner.dispatch({ type: 'redo' }),
  );
  useFocusInPlace(place, page.match?.id);
  const close = () => setOpen(undefined);
  const navigation = { page, runner, open: setOpen };
  return (
    <ThemeContext.Provider value={page.preferences.theme}>
      <LanguageContext.Provider value={forms.language}>
        <header class="top">
          <h1>
            <a href="../index.html">azulejo</a> <span>{words.playground}</span>
          </h1>
          <Navigation {...navigation} isNarrow={!matchMedia(ROOMY).matches} />
        </header>
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
          {place === 'learn' && (
            <Later
              load={async () => (await withStudyStyles(import('./lessons.js'))).Lessons}
              props={{ page, runner, openMenu: () => setOpen('menu') }}
            />
          )}
          {place === 'puzzles' && (
            <Later
              load={async () => (await withStudyStyles(import('./puzzles.js'))).Puzzles}
              props={{ page, openMenu: () => setOpen('menu') }}
            />
          )}
          {place === 'room' && (
            <Later
              load={async () => (await import('../../online/place.js')).RoomPlace}
              props={{ page, runner, openMenu: () => setOpen('menu') }}
            />
          )}
          {place === 'check' && (
            <Later
              load={async () => (await import('./editing.js')).Editing}
              props={{ page, runner }}
            />
          )}
        </main>
        {/* After the board: a change before it would force a layout when the board measures its pieces. */}
        <div class="unseen" aria-live="polite" data-announcement={shownAt(page)}>
          {page.announcement}
        </div>
        {open === 'rules' && (
          <Dialog title={words.rulesTitle} close={close}>
            <Later load={() => loadRules(game)} props={{}} />
            <div class="row end">
              <button type="button" class="primary" onClick={close}>
                {words.close}
              </button>
            </div>
          </Dialog>
        )}
        {open === 'settings' && (
          <Later
            load={async () => (await import('./settings.js')).Settings}
            props={{ page, runner, close }}
          />
        )}
        {open === 'menu' && (
          <Dialog title={words.menu} close={close}>
            <Navigation {...navigation} />
            {place === 'table' && match !== undefined && (
              <button type="button" onClick={() => setOpen('share')}>
                {share.open}
              </button>
            )}
            <div class="row end">
              <a href="../index.html">azulejo</a>
              <button type="button" onClick={close}>
                {words.close}
              </button>
            </div>
          </Dialog>
        )}
        {open === 'share' && match !== undefined && (
          <Later load={loadShare} props={{ page, match, close }} />
        )}
      </LanguageContext.Provider>
    </ThemeContext.Provider>
  );
}
