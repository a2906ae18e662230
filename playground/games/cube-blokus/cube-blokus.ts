/** Cube Blokus on the page. */
import { type CubeBlokusBoardElement, cubeBlokusWords } from 'azulejo/board/cube-blokus';
import {
  type CubeBlokusTypes,
  cubeBlokusRules,
  type GameState,
  LEVELS,
  PLAYER_IDS,
  piecesLeft,
  standings,
} from 'azulejo/cube-blokus';
import { wordsIn } from '../../../src/engine/board/language/catalogue.js';
import type { Language } from '../../../src/engine/board/language/languages.js';
import { levelChoices } from '../../shell/level-choices.js';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { ratingsOf } from './ratings.js';
import { CubeTraining } from './training.js';
import { CUBE_FINDINGS, CUBE_PAGE, type CubePageWords } from './words.js';

/** Make the game that speaks in these words. */
async function cubeIn(
  words: CubePageWords,
  language: Language,
): Promise<PlayedGame<CubeBlokusTypes>> {
  const { setup } = words;
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
        choices: PLAYER_IDS.map((player) => ({ value: player, label: setup.colours[player] })),
      },
    ],
    hides: false,
    agents: await levelChoices(language, LEVELS, false),
    words: {
      ...(await cubeBlokusWords(language)),
      theme: (name) => wordsIn(words.themes, name) ?? '',
      themeName: (name) => wordsIn(words.themeNames, name) ?? '',
    },
    forcedEvent: () => undefined,
    chanceLabel: () => undefined,
    ranking: (state) => ranking(words, state),
    board: 'azulejo-cube-blokus',
    more: { rate: ratingsOf } satisfies Partial<CubeBlokusBoardElement>,
    loadEditor: () => import('azulejo/board/cube-blokus-editor'),
    findings: () => CUBE_FINDINGS.load(language),
    puzzles: async () => (await import('./puzzles.js')).CUBE_PUZZLES,
    lessons: async () => (await import('./lessons.js')).cubeLessons(words),
    guide: '../guides/games-cube-blokus.html',
    shortRules: async () => words.rules,
    Extras: CubeTraining,
  };
}

/** The game in every language. */
export const CUBE_GAME = CUBE_PAGE.map(cubeIn);

function ranking({ setup }: CubePageWords, state: GameState): Ranking {
  return {
    head: setup.ranking,
    lines: standings(state).map(({ player, score, winner }) => ({
      player: PLAYER_IDS.indexOf(player),
      winner,
      cells: [`${score}`, `${piecesLeft(state, player).length}`],
    })),
  };
}
