/** Tsuro on the page. */
import {
  type GameState,
  inspect,
  loadSession,
  newSession,
  safeDecodeState,
  standings,
  type TsuroTypes,
  tsuro,
} from 'azulejo/tsuro';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { TSURO_AGENTS } from './agents.js';
import { TsuroBoard } from './board.js';
import { TsuroRules } from './rules.js';
import {
  eventEntry,
  eventSentence,
  hasNoMove,
  numberOf,
  playerWords,
  promptWords,
  sectionTitle,
  statusWords,
} from './words.js';

function ranking(state: GameState): Ranking {
  const view = inspect(state);
  return {
    head: ['Rank', 'Stone'],
    lines: standings(state).map(({ player, rank, winner }) => ({
      player: numberOf(player),
      winner,
      cells: [`${rank}`, playerWords(view, player)],
    })),
  };
}

export const tsuroGame: PlayedGame<TsuroTypes> = {
  rules: tsuro,
  players: [3, 5],
  settings: [
    {
      name: 'supply',
      legend: 'Tiles',
      choices: [
        { value: 'bag', label: 'From a bag', text: 'each of the 35 once, then again' },
        { value: 'cycle', label: 'In order', text: 'everybody knows what comes' },
        { value: 'endless', label: 'At random', text: 'any tile, each time' },
      ],
    },
    {
      name: 'end',
      legend: 'The game ends',
      choices: [
        { value: 'round', label: 'after a round' },
        { value: 'immediate', label: 'as soon as one is left' },
      ],
    },
  ],
  hides: true,
  agents: TSURO_AGENTS,
  words: {
    status: statusWords,
    prompt: promptWords,
    event: eventSentence,
    entry: eventEntry,
    section: sectionTitle,
  },
  sketch(encoded) {
    const decoded = safeDecodeState(encoded, { lenient: true, validate: false });
    return decoded.ok ? decoded.state : undefined;
  },
  newSession,
  loadSession,
  // By the reference's legality, a player can have no legal move.
  forcedEvent: (state) =>
    hasNoMove(state) && state.turn !== undefined ? `${state.turn}!` : undefined,
  chanceLabel: () => undefined,
  ranking,
  Board: TsuroBoard,
  Rules: TsuroRules,
};
