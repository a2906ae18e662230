/** Cube Blokus on the page. */
import {
  type CubeBlokusTypes,
  cubeBlokusRules,
  type GameState,
  PLAYER_IDS,
  piecesLeft,
  safeDecodeState,
  standings,
} from 'azulejo/cube-blokus';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { cubeAgents } from './agents.js';
import { CubeBoard } from './board.js';
import { CUBE_FINDINGS } from './findings.js';
import { CubeLearning } from './learning.js';
import { CubeRules } from './rules.js';
import {
  CUBE,
  type CubeWords,
  eventEntry,
  eventSentence,
  moveRefusal,
  numberOf,
  promptWords,
  reasonName,
  sectionTitle,
  statusWords,
  themeWords,
} from './words.js';

/** Make the game that speaks in these words. */
function cubeIn(words: CubeWords): PlayedGame<CubeBlokusTypes> {
  const { setup, board } = words;
  return {
    rules: cubeBlokusRules,
    players: [4, 4],
    settings: [
      {
        name: 'bonus',
        legend: setup.bonus,
        choices: [
          { value: '0,20', label: setup.bonus20, text: setup.aboutBonus },
          { value: '15,20', label: setup.bonus15, text: setup.aboutBonus },
          { value: '0,0', label: setup.noBonus },
        ],
      },
      {
        name: 'first',
        legend: setup.first,
        choices: PLAYER_IDS.map((player) => ({ value: player, label: board.colour(player) })),
      },
    ],
    hides: false,
    agents: cubeAgents(words),
    words: {
      status: (state, names) => statusWords(words, state, names),
      prompt: (state) => promptWords(words, state),
      event: (before, event, names) => eventSentence(words, before, event, names),
      entry: (_, event) => eventEntry(words, event),
      reason: (part) => reasonName(words, part),
      section: (before, event) => sectionTitle(words, before, event),
      refusal: (state, move, names) => moveRefusal(words, state, move, names),
      theme: (name) => themeWords(words, name),
    },
    sketch(encoded) {
      const decoded = safeDecodeState(encoded, { lenient: true, validate: false });
      return decoded.ok ? decoded.state : undefined;
    },
    forcedEvent: () => undefined,
    chanceLabel: () => undefined,
    ranking: (state) => ranking(words, state),
    Board: CubeBoard,
    findings: () => CUBE_FINDINGS.load(words.forms.language),
    puzzles: async () => (await import('./puzzles.js')).CUBE_PUZZLES,
    Rules: CubeRules,
    Extras: CubeLearning,
  };
}

/** The game in every language. */
export const CUBE_GAME = CUBE.map(cubeIn);

function ranking({ setup }: CubeWords, state: GameState): Ranking {
  return {
    head: setup.ranking,
    lines: standings(state).map(({ player, score, winner }) => ({
      player: numberOf(player),
      winner,
      cells: [`${score}`, `${piecesLeft(state, player).length}`],
    })),
  };
}
