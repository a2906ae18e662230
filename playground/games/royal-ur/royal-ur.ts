/** The Royal Game of Ur on the page. */
import { royalUrWords } from 'azulejo/board/royal-ur';
import {
  type GameState,
  LEVELS,
  PLAYER_IDS,
  type RoyalUrTypes,
  royalUrRules,
  standings,
} from 'azulejo/royal-ur';
import { wordsIn } from '../../../src/engine/board/language/catalogue.js';
import type { Language } from '../../../src/engine/board/language/languages.js';
import { levelChoices } from '../../shell/level-choices.js';
import type { PlayedGame, SettingChoice } from '../../shell/played-game.js';
import { UR_FINDINGS, UR_PAGE, UR_TEACHING, type UrPageWords } from './words.js';

function settingsIn({ setup }: UrPageWords): readonly SettingChoice[] {
  return [
    {
      name: 'tokens',
      legend: setup.tokens,
      choices: ['7', '5', '3', '2', '1'].map((value) => ({ value, label: value })),
      isInStrings: true,
    },
    {
      name: 'safeRosettes',
      legend: setup.safeRosettes,
      choices: [
        { value: 'true', label: setup.safe },
        { value: 'false', label: setup.notSafe },
      ],
    },
    {
      name: 'rosettesGrantRolls',
      legend: setup.rosettes,
      choices: [
        { value: 'true', label: setup.rosetteRolls },
        { value: 'false', label: setup.rosetteNothing },
      ],
    },
    {
      name: 'capturesGrantRolls',
      legend: setup.captures,
      choices: [
        { value: 'false', label: setup.captureNothing },
        { value: 'true', label: setup.captureRolls },
      ],
    },
    {
      name: 'zero',
      legend: setup.zero,
      choices: [
        { value: 'pass', label: setup.zeroPasses },
        { value: 'again', label: setup.zeroAgain },
      ],
    },
  ];
}

/** Make the game that speaks in these words. */
async function urIn(words: UrPageWords, language: Language): Promise<PlayedGame<RoyalUrTypes>> {
  return {
    rules: royalUrRules,
    players: [2, 2],
    settings: settingsIn(words),
    hides: false,
    agents: await levelChoices(language, LEVELS, true),
    words: {
      ...(await royalUrWords(language)),
      theme: (name) => wordsIn(words.themes, name) ?? '',
      themeName: (name) => wordsIn(words.themeNames, name) ?? '',
    },
    forcedEvent: () => undefined,
    chanceLabel: () => undefined,
    roller: (state) => PLAYER_IDS.indexOf(state.turn),
    ranking: (state: GameState) => ({
      head: words.setup.ranking,
      lines: standings(state).map(({ player, home, progress, winner }) => ({
        player: PLAYER_IDS.indexOf(player),
        winner,
        cells: [`${home}`, `${progress}`],
      })),
    }),
    board: 'azulejo-royal-ur',
    leading: (own) => 1 - own,
    loadEditor: () => import('azulejo/board/royal-ur-editor'),
    findings: () => UR_FINDINGS.load(language),
    puzzles: async () => (await import('./puzzles.js')).UR_PUZZLES,
    lessons: async () => (await import('./lessons.js')).urLessons(await UR_TEACHING.load(language)),
    guide: '../guides/games-royal-ur.html',
    shortRules: async () => (await UR_TEACHING.load(language)).rules,
  };
}

/** The game in every language. */
export const UR_GAME = UR_PAGE.map(urIn);
