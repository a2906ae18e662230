/** Tsuro on the page. */
import { type TsuroGameWords, tsuroWords } from 'azulejo/board/tsuro';
import {
  type GameState,
  LEVELS,
  legalMoves,
  PLAYER_IDS,
  standings,
  type TsuroTypes,
  tsuroRules,
} from 'azulejo/tsuro';
import { wordsIn } from '../../../src/engine/board/language/catalogue.js';
import type { Language } from '../../../src/engine/board/language/languages.js';
import { levelChoices } from '../../shell/level-choices.js';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { TSURO_FINDINGS, TSURO_PAGE, TSURO_TEACHING, type TsuroPageWords } from './words.js';

/** Whether the player to move has no legal move, which only the reference's legality makes possible. */
function hasNoMove(state: GameState): boolean {
  const isReference = state.phase === 'turn' && state.rules.legality === 'reference';
  return isReference && legalMoves(state).length === 0;
}

function ranking({ setup }: TsuroPageWords, words: TsuroGameWords, state: GameState): Ranking {
  return {
    head: setup.ranking,
    lines: standings(state).map(({ player, rank, winner }) => ({
      player: PLAYER_IDS.indexOf(player),
      winner,
      cells: [`${rank}`, words.fate(state, player)],
    })),
  };
}

/** Make the game that speaks in these words. */
async function tsuroIn(page: TsuroPageWords, language: Language): Promise<PlayedGame<TsuroTypes>> {
  const { setup } = page;
  const words = await tsuroWords(language);
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
    agents: await levelChoices(language, LEVELS, true),
    words: {
      ...words,
      theme: (name) => wordsIn(page.themes, name) ?? '',
      themeName: (name) => wordsIn(page.themeNames, name) ?? '',
    },
    // By the reference's legality, a player can have no legal move.
    forcedEvent: (state) =>
      hasNoMove(state) && state.turn !== undefined ? `${state.turn}!` : undefined,
    chanceLabel: () => undefined,
    ranking: (state) => ranking(page, words, state),
    board: 'azulejo-tsuro',
    loadEditor: () => import('azulejo/board/tsuro-editor'),
    findings: () => TSURO_FINDINGS.load(language),
    puzzles: async () => (await import('./puzzles.js')).TSURO_PUZZLES,
    lessons: async () =>
      (await import('./lessons.js')).tsuroLessons(await TSURO_TEACHING.load(language)),
    guide: '../guides/games-tsuro.html',
    shortRules: async () => (await TSURO_TEACHING.load(language)).rules,
  };
}

/** The game in every language. */
export const TSURO_GAME = TSURO_PAGE.map(tsuroIn);
