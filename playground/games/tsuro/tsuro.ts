/** Tsuro on the page. */
import {
  type GameState,
  inspect,
  safeDecodeState,
  standings,
  type TsuroTypes,
  tsuroRules,
} from 'azulejo/tsuro';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { tsuroAgents } from './agents.js';
import { TsuroBoard } from './board.js';
import { TSURO_FINDINGS } from './findings.js';
import { TsuroRules } from './rules.js';
import {
  eventEntry,
  eventSentence,
  hasNoMove,
  moveRefusal,
  numberOf,
  playerWords,
  promptWords,
  sectionTitle,
  statusWords,
  TSURO,
  type TsuroWords,
  themeWords,
} from './words.js';

function ranking(words: TsuroWords, state: GameState): Ranking {
  const view = inspect(state);
  return {
    head: words.setup.ranking,
    lines: standings(state).map(({ player, rank, winner }) => ({
      player: numberOf(player),
      winner,
      cells: [`${rank}`, playerWords(words, view, player)],
    })),
  };
}

/** Make the game that speaks in these words. */
function tsuroIn(words: TsuroWords): PlayedGame<TsuroTypes> {
  const { setup } = words;
  return {
    rules: tsuroRules,
    players: [3, 5],
    settings: [
      {
        name: 'supply',
        legend: setup.supply,
        choices: [
          { value: 'bag', label: setup.bag, text: setup.aboutBag },
          { value: 'cycle', label: setup.cycle, text: setup.aboutCycle },
          { value: 'endless', label: setup.endless, text: setup.aboutEndless },
        ],
      },
      {
        name: 'end',
        legend: setup.end,
        choices: [
          { value: 'round', label: setup.afterRound },
          { value: 'immediate', label: setup.atOnce },
        ],
      },
    ],
    hides: true,
    agents: tsuroAgents(words),
    words: {
      status: (state, names) => statusWords(words, state, names),
      prompt: (state) => promptWords(words, state),
      event: (before, event, names) => eventSentence(words, before, event, names),
      entry: (before, event) => eventEntry(words, before, event),
      section: (before) => sectionTitle(words, before),
      refusal: (state, move) => moveRefusal(words, state, move),
      theme: (name) => themeWords(words, name),
    },
    sketch(encoded) {
      const decoded = safeDecodeState(encoded, { lenient: true, validate: false });
      return decoded.ok ? decoded.state : undefined;
    },
    // By the reference's legality, a player can have no legal move.
    forcedEvent: (state) =>
      hasNoMove(state) && state.turn !== undefined ? `${state.turn}!` : undefined,
    chanceLabel: () => undefined,
    ranking: (state) => ranking(words, state),
    Board: TsuroBoard,
    findings: () => TSURO_FINDINGS.load(words.forms.language),
    puzzles: async () => (await import('./puzzles.js')).TSURO_PUZZLES,
    Rules: TsuroRules,
  };
}

/** The game in every language. */
export const TSURO_GAME = TSURO.map(tsuroIn);
