/** The table: the picture of the game, the controls, and the players. */
import { bonusPoints, encodeState, inspect, PLAYER_IDS, playerToMove, standings } from 'azulejo';
import {
  type Game,
  isAtEnd,
  nextDealSeed,
  positionOf,
  redoTarget,
  undoTarget,
} from '../model/game.js';
import {
  type Action,
  agentToMove,
  canMove,
  movesOf,
  type Page,
  type Rating,
} from '../model/page.js';
import { SEATS, seatLabel, seatNamed } from '../model/seats.js';
import { LARGEST_SEED } from '../model/setup.js';
import { moveWords, nextSentence, playerName } from '../model/words.js';
import { type Description, h, type Tree } from './html.js';

type Dispatch = (action: Action) => void;

/** Side effects of the table, outside the state of the page. */
export interface Outside {
  copyLink(): void;
  downloadRecord(): void;
  newSeed(): number;
}

/** Describe the table, with the picture. */
export function tableView(page: Page, board: Node, dispatch: Dispatch, outside: Outside): Tree[] {
  const { game } = page;
  if (game === undefined) return [];
  return [
    h(
      'section',
      { class: 'stage', 'aria-label': 'The table' },
      statusView(page, game),
      endView(page, game, dispatch, outside),
      board,
      timeView(game, dispatch),
    ),
    h(
      'div',
      { class: 'side' },
      roundEndView(page, game, dispatch),
      movesView(page, game, dispatch),
      playersView(game, dispatch),
      keepView(game, dispatch, outside),
    ),
  ];
}

function statusView(page: Page, game: Game): Description {
  const state = positionOf(game);
  const agent = agentToMove(page);
  const next = nextSentence(state, game.names);
  const player = playerToMove(state);
  const isThinking = agent !== undefined && player !== undefined;
  const doing = isThinking ? `${playerName(player, game.names)} is thinking …` : next;
  const how = canMove(page) ? hint(page, state.phase) : '';
  return h('div', { class: 'status' }, h('h2', {}, doing), h('p', { class: 'aside' }, how));
}

function hint({ pick }: Page, phase: string): string {
  if (phase === 'tiling') return 'Choose a cell of the mosaic row next to a full row.';
  return pick === undefined
    ? 'Choose a colour of a factory or the centre, then a row or the floor.'
    : 'Now choose a row or the floor.';
}

function button(label: string, onclick: () => void, more: Record<string, string | boolean> = {}) {
  return h('button', { type: 'button', onclick, ...more }, label);
}

/** Buttons and a slider to go back and forth. */
function timeView(game: Game, dispatch: Dispatch): Description {
  const { cursor, events } = game;
  const to = (target: number) => () => dispatch({ type: 'show', cursor: target });
  return h(
    'div',
    { class: 'time', role: 'group', 'aria-label': 'Back and forth' },
    button('Undo', () => dispatch({ type: 'undo' }), { disabled: undoTarget(game) === undefined }),
    button('Redo', () => dispatch({ type: 'redo' }), { disabled: redoTarget(game) === undefined }),
    button('◀', to(cursor - 1), { disabled: cursor === 0, 'aria-label': 'One step back' }),
    h('input', {
      type: 'range',
      min: 0,
      max: events.length,
      value: `${cursor}`,
      'aria-label': 'Position',
      'aria-valuetext': `${cursor} of ${events.length}`,
      disabled: events.length === 0,
      oninput: (event) => to(Number(inputOf(event).value))(),
    }),
    button('▶', to(cursor + 1), { disabled: isAtEnd(game), 'aria-label': 'One step forward' }),
    h('span', { class: 'aside count' }, `${cursor} / ${events.length}`),
    !isAtEnd(game) &&
      button('Continue from here', () => dispatch({ type: 'continue' }), {
        title: 'Discard the events after this position',
      }),
  );
}

/** Return the input of an event. */
export function inputOf(event: Event): HTMLInputElement {
  // Only handlers of inputs call this.
  return event.currentTarget as HTMLInputElement;
}

function roundEndView(page: Page, game: Game, dispatch: Dispatch): Description | undefined {
  if (positionOf(game).phase !== 'round-end') return undefined;
  const deal = (event: Event) => {
    event.preventDefault();
    dispatch({ type: 'deal' });
  };
  return h(
    'form',
    { class: 'panel', onsubmit: deal, 'data-key': 'deal' },
    h('h3', {}, 'The round is over'),
    h('p', { class: 'aside' }, 'Floors are settled, then the next round is dealt by this seed.'),
    h(
      'div',
      { class: 'line' },
      h('label', { for: 'deal-seed' }, 'Seed'),
      h('input', {
        id: 'deal-seed',
        inputmode: 'numeric',
        maxlength: `${LARGEST_SEED}`.length,
        value: page.dealSeed || `${nextDealSeed(game)}`,
        oninput: (event) => dispatch({ type: 'deal-seed', text: inputOf(event).value }),
      }),
      h('button', { type: 'submit', class: 'primary' }, 'Next round'),
    ),
  );
}

/** The standings, when the game is over. */
function endView(
  page: Page,
  game: Game,
  dispatch: Dispatch,
  outside: Outside,
): Description | undefined {
  const state = positionOf(game);
  if (state.phase !== 'game-over') return undefined;
  const head = ['', 'Player', 'Points', 'Rows', 'Columns', 'Colours'];
  const lines = standings(state).map(({ player, score, winner }) => {
    const { rows, columns, colours } = bonusPoints(state, player);
    const name = playerName(player, game.names);
    return h(
      'tr',
      { class: winner ? 'winner' : undefined },
      h('td', {}, winner ? '★' : ''),
      h('th', { scope: 'row' }, name),
      ...[score, `+${rows}`, `+${columns}`, `+${colours}`].map((cell) => h('td', {}, `${cell}`)),
    );
  });
  const again = () => dispatch({ type: 'start', seed: outside.newSeed() });
  return h(
    'section',
    { class: 'panel end', 'aria-label': 'Standings', 'data-key': 'end' },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...head.map((cell) => h('th', { scope: 'col' }, cell)))),
      h('tbody', {}, ...lines),
    ),
    h(
      'div',
      { class: 'line' },
      button('Play again', again, { class: 'primary' }),
      button('Download the record', outside.downloadRecord),
      page.setup.players !== state.rules.players &&
        button('Start menu', () => dispatch({ type: 'go', place: 'menu' })),
    ),
  );
}

/** The legal moves, with the ratings of a search. */
function movesView(page: Page, game: Game, dispatch: Dispatch): Description | undefined {
  const state = positionOf(game);
  const moves = movesOf(page);
  if (moves.length === 0) return undefined;
  const { analysis, analysing } = page;
  const ratings = new Map(analysis?.ratings.map((rating) => [rating.move, rating]));
  const order = analysis === undefined ? moves : analysis.ratings.map(({ move }) => move);
  const most = Math.max(1, ...(analysis?.ratings.map(({ visits }) => visits) ?? []));
  const isPlayable = canMove(page);
  const items = order.map((move) => {
    const point = () => dispatch({ type: 'point', move });
    const leave = () => dispatch({ type: 'point', move: undefined });
    const rating = ratings.get(move);
    return h(
      'li',
      { 'data-key': move },
      h(
        'button',
        {
          type: 'button',
          'data-move': move,
          disabled: !isPlayable,
          onclick: () => dispatch({ type: 'play', move }),
          onmouseenter: point,
          onmouseleave: leave,
          onfocus: point,
          onblur: leave,
        },
        h('code', {}, move),
        h('span', {}, moveWords(state, move)),
        rating && ratingView(rating, most),
      ),
    );
  });
  return h(
    'section',
    { class: 'panel moves', 'aria-label': 'Legal moves', 'data-key': 'moves' },
    h(
      'div',
      { class: 'line spread' },
      h('h3', {}, `${moves.length} legal ${moves.length === 1 ? 'move' : 'moves'}`),
      h(
        'label',
        { class: 'check' },
        h('input', {
          type: 'checkbox',
          checked: analysing,
          onchange: (event) => dispatch({ type: 'analyse', on: inputOf(event).checked }),
        }),
        'Analyse',
      ),
    ),
    analysing && h('p', { class: 'aside' }, searchedText(page)),
    h('ol', { tabindex: 0, 'aria-label': 'Moves' }, ...items),
  );
}

function searchedText({ analysis }: Page): string {
  const count = (analysis?.iterations ?? 0).toLocaleString('en');
  return `Bars: visits of each move in ${count} iterations of a search. Per cent: expected share of the win.`;
}

function ratingView({ visits, wins }: Rating, most: number): Description {
  const percent = `${Math.round(wins * 100)} %`;
  return h(
    'span',
    { class: 'rating', title: `${visits} visits` },
    h('meter', { min: 0, max: most, value: visits, 'aria-label': 'Visits' }),
    h('span', {}, visits === 0 ? '–' : percent),
  );
}

/** The players in short: name, seat, points. */
function playersView(game: Game, dispatch: Dispatch): Description {
  const state = positionOf(game);
  const { players } = inspect(state);
  const next = playerToMove(state);
  const lines = players.map(({ player, score }) => {
    const index = PLAYER_IDS.indexOf(player);
    const name = playerName(player, game.names);
    return h(
      'li',
      { 'aria-current': player === next ? 'true' : undefined },
      h('strong', {}, name),
      seatSelect(`Who plays for ${name}`, game.seats[index] ?? 'human', (seat) =>
        dispatch({ type: 'change-seat', index, seat }),
      ),
      h('span', { class: 'score' }, `${score}`),
    );
  });
  return h(
    'section',
    { class: 'panel players', 'aria-label': 'Players', 'data-key': 'players' },
    h('h3', {}, 'Players'),
    h('ul', {}, ...lines),
  );
}

/** Describe a list to choose who makes the moves of a player. */
export function seatSelect(
  label: string,
  seat: (typeof SEATS)[number],
  choose: (seat: (typeof SEATS)[number]) => void,
): Description {
  return h(
    'select',
    {
      'aria-label': label,
      value: seat,
      onchange: (event) => choose(seatNamed(inputOf(event).value) ?? 'human'),
    },
    ...SEATS.map((each) => h('option', { value: each }, seatLabel(each))),
  );
}

/** The position as text, and buttons for the link and the record. */
function keepView(game: Game, dispatch: Dispatch, outside: Outside): Description {
  const [shared, players] = encodeState(positionOf(game));
  return h(
    'section',
    { class: 'panel keep', 'aria-label': 'Keep and share', 'data-key': 'keep' },
    h('h3', {}, 'Position'),
    h('code', { class: 'text', 'data-text': 'shared' }, shared),
    h('code', { class: 'text', 'data-text': 'players' }, players),
    h('p', { class: 'aside' }, `Seed of the game: ${game.seed}`),
    h(
      'div',
      { class: 'line' },
      button('Copy link', outside.copyLink),
      button('Check or change it', () => dispatch({ type: 'check-position', shared, players })),
      button('Download record', outside.downloadRecord),
    ),
  );
}
