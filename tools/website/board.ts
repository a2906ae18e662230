/** The board of the front page: two agents play, move by move, until someone presses Pause. */
import {
  AGENTS,
  applyChance,
  applyMove,
  decodeState,
  type GameState,
  type Move,
  newGame,
  renderSvg,
  seededRng,
} from 'azulejo';

/** Milliseconds for which each picture is shown. */
const PAUSE = { before: 900, after: 700, end: 6000 };

function find<Found extends Element>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (element === null) throw new Error(`The page has no element ${selector}.`);
  return element;
}

const picture = find<HTMLImageElement>('.board img');
const caption = find<HTMLElement>('.board code');
const button = find<HTMLButtonElement>('.board button');

const agent = AGENTS.greedy();
const rng = seededRng(Date.now() % 1_000_000);
const { shared = '', players = '' } = picture.dataset;
let state = decodeState([shared, players]);
let chosen: Move | undefined;
let isPlaying = false;
let isRunning = false;

/** Show a state, once its picture is ready, so that nothing flickers. */
async function show(shown: GameState, text: string, highlight: readonly Move[]): Promise<void> {
  const next = new Image();
  const svg = renderSvg(shown, { names: ['Ada', 'Bob'], highlight });
  next.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await next.decode();
  picture.src = next.src;
  caption.textContent = text;
}

/** Show what comes next, and return for how long. */
async function step(): Promise<number> {
  if (chosen !== undefined) {
    state = applyMove(state, chosen);
    chosen = undefined;
    await show(state, caption.textContent ?? '', []);
    return PAUSE.after;
  }
  if (state.phase === 'game-over') {
    state = newGame({ rng });
    await show(state, 'newGame({ rng })', []);
    return PAUSE.after;
  }
  if (state.phase === 'round-end') {
    state = applyChance(state, rng);
    const isOver = state.phase === 'game-over';
    await show(state, isOver ? 'standings(state)' : 'applyChance(state, rng)', []);
    return isOver ? PAUSE.end : PAUSE.after;
  }
  chosen = agent.chooseMove(state, { rng });
  await show(state, `applyMove(state, '${chosen}')`, [chosen]);
  return PAUSE.before;
}

/** Play until the game is paused. Pressing the button twice does not start a second game. */
async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  while (isPlaying) {
    const pause = await step();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  isRunning = false;
}

function setPlaying(playing: boolean): void {
  isPlaying = playing;
  button.textContent = playing ? 'Pause' : 'Watch';
  if (playing) run();
}

button.addEventListener('click', () => setPlaying(!isPlaying));
button.hidden = false;
setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
