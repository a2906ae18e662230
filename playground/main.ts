/** The page: its state, its view, and its side effects. */
import { encodeState } from 'azulejo';
import { judge } from './model/check.js';
import { gameFrom, positionOf } from './model/game.js';
import { writeLink } from './model/link.js';
import {
  type Action,
  agentToMove,
  dealsItself,
  FIRST_PAGE,
  type Page,
  reduce,
} from './model/page.js';
import { LONGEST_RECORD, writeGame } from './model/record.js';
import { createBoard } from './view/board.js';
import { checkView } from './view/check.js';
import { h, patch, type Tree } from './view/html.js';
import { menuView } from './view/menu.js';
import { inputOf, tableView } from './view/table.js';
import type { Answer, Request } from './worker/protocol.js';

function found(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element ${id}.`);
  return element;
}

let page: Page = FIRST_PAGE;
const board = createBoard(dispatch);
const agents = startWorker();
const analyst = startWorker();

function startWorker(): Worker {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'chosen') dispatch({ type: 'answer', turn: data.turn, move: data.move });
    else if (data.kind === 'analysed') dispatch({ type: 'analysed', ...data });
    else dispatch({ type: 'say', notice: `The agent failed. ${data.reason}` });
  };
  return worker;
}

function ask(worker: Worker, request: Request): void {
  worker.postMessage(request);
}

function newSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}

function download(): void {
  if (page.game === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeGame(page.game)], { type: 'text/plain' }));
  link.download = `azul-${page.game.seed}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function loadFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  if (file.size > LONGEST_RECORD) dispatch({ type: 'say', notice: 'The file is too long.' });
  else dispatch({ type: 'load', text: await file.text() });
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    dispatch({ type: 'say', notice: 'Copied the link to this position.' });
  } catch {
    dispatch({ type: 'say', notice: 'Copy the address of this page: it is the link.' });
  }
}

const loader = () =>
  h(
    'label',
    { class: 'file' },
    'Load a record',
    h('input', {
      type: 'file',
      accept: '.record,text/plain',
      onchange: (event) => {
        const input = inputOf(event);
        void loadFile(input.files?.[0]);
        input.value = '';
      },
    }),
  );

function view(): Tree[] {
  const outside = { copyLink: () => void copyLink(), downloadRecord: download, newSeed };
  switch (page.place) {
    case 'menu':
      return [menuView(page, dispatch, newSeed, loader())];
    case 'table':
      return tableView(page, board.element, dispatch, outside);
    case 'check':
      return checkView(page, board.element, dispatch);
  }
}

/** Return the page with the game to draw: in the check, one that starts with the pasted strings. */
function pictured(): Page {
  if (page.place !== 'check') return page;
  const { shown } = judge(page.draft);
  const game = shown && gameFrom(shown);
  return { ...FIRST_PAGE, game: game && { ...game, names: [], seats: [] } };
}

/** List an element and its ancestors, from the inside out. */
function around(element: Element | null): HTMLElement[] {
  if (element === null) return [];
  const more = around(element.parentElement);
  return element instanceof HTMLElement ? [element, ...more] : more;
}

function render(): void {
  const focused = around(document.activeElement);
  found('app').dataset.place = page.place;
  patch(found('app'), view());
  board.show(pictured());
  // If the focused element is gone, focus an element near it.
  if (focused[0]?.isConnected === false) {
    const near = focused.find((each) => each.isConnected && each.hasAttribute('tabindex'));
    near?.focus({ preventScroll: true });
  }
  const notice = found('notice');
  if (notice.textContent !== page.notice) notice.textContent = page.notice;
  for (const tab of document.querySelectorAll<HTMLElement>('[data-go]')) {
    const isHere = tab.dataset.go === page.place;
    if (isHere) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
    tab.hidden = tab.dataset.go === 'table' && page.game === undefined;
  }
}

/** Keep the address that of the shown position. */
function showAddress(): void {
  const { game, place } = page;
  const hash =
    place === 'table' && game !== undefined ? `#${writeLink(positionOf(game), game.names)}` : '';
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname);
}

/** Ask the workers for the move or the analysis that the page needs now. */
function askAgents(before: Page): void {
  const { game, turn } = page;
  if (game === undefined) return;
  const isNew = before.turn !== turn || before.place !== page.place;
  const state = positionOf(game);
  const seed = game.seed + game.cursor;
  const position = { state: encodeState(state), rules: game.rules, seed, turn };
  const seat = agentToMove(page);
  if (isNew && seat !== undefined) ask(agents, { kind: 'choose', seat, ...position });
  if (isNew || before.analysing !== page.analysing) {
    const isWanted = page.analysing && page.place === 'table';
    const isMove = state.phase === 'drafting' || state.phase === 'tiling';
    ask(analyst, isWanted && isMove ? { kind: 'analyse', ...position } : { kind: 'stop' });
  }
  if (isNew && dealsItself(page))
    setTimeout(() => page.turn === turn && dispatch({ type: 'deal' }));
}

function dispatch(action: Action): void {
  const before = page;
  page = reduce(page, action);
  if (page === before) return;
  render();
  showAddress();
  askAgents(before);
}

function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select')
  );
}

document.addEventListener('keydown', (event) => {
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
  if (page.place !== 'table' || isTyping(event)) return;
  if (event.key === 'Escape' && page.pick !== undefined)
    dispatch({ type: 'pick', pick: undefined });
  if (!isUndo) return;
  event.preventDefault();
  dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
});

for (const tab of document.querySelectorAll<HTMLElement>('[data-go]')) {
  tab.addEventListener('click', () => {
    const place = (['menu', 'table', 'check'] as const).find((each) => each === tab.dataset.go);
    if (place !== undefined) dispatch({ type: 'go', place });
  });
}

const rules = found('rules');
if (rules instanceof HTMLDialogElement) {
  found('show-rules').addEventListener('click', () => rules.showModal());
  found('hide-rules').addEventListener('click', () => rules.close());
}

const openLink = () => {
  if (location.hash.length > 1) dispatch({ type: 'open', link: location.hash.slice(1) });
};
addEventListener('hashchange', openLink);
render();
openLink();
