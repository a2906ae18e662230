/** Azul on the page. */
import {
  type AzulTypes,
  azulRules,
  bonusPoints,
  type GameState,
  inspect,
  LEVELS,
  legalMoves,
  PLAYER_IDS,
  standings,
} from 'azulejo';
import { azulWords } from 'azulejo/board/azul';
import { wordsIn } from '../../../src/engine/board/language/catalogue.js';
import type { Language } from '../../../src/engine/board/language/languages.js';
import { levelChoices } from '../../shell/level-choices.js';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { AZUL_FINDINGS, AZUL_PAGE, AZUL_TEACHING, type AzulPageWords } from './words.js';

/** Make the game that speaks in these words. */
async function azulIn(words: AzulPageWords, language: Language): Promise<PlayedGame<AzulTypes>> {
  const { setup } = words;
  return {
    rules: azulRules,
    players: [2, 4],
    settings: [
      {
        name: 'mosaic',
        legend: setup.mosaic,
        choices: [
          { value: 'fixed', label: setup.fixed, text: setup.aboutFixed },
          { value: 'variant', label: setup.variant, text: setup.aboutVariant },
        ],
      },
    ],
    hides: false,
    agents: await levelChoices(language, LEVELS, false),
    words: {
      ...(await azulWords(language)),
      theme: (name) => wordsIn(words.themes, name) ?? '',
      themeName: (name) => wordsIn(words.themeNames, name) ?? '',
    },
    forcedEvent(state) {
      if (state.phase !== 'tiling') return undefined;
      const [move, other] = legalMoves(state);
      return other === undefined ? move : undefined;
    },
    chanceLabel: (state) => (isFirstDeal(state) ? undefined : roundEndLabel(words, state)),
    ranking: (state) => ranking(words, state),
    board: 'azulejo-azul',
    leading: (own) => own,
    loadEditor: () => import('azulejo/board/azul-editor'),
    findings: () => AZUL_FINDINGS.load(language),
    puzzles: async () => (await import('./puzzles.js')).AZUL_PUZZLES,
    lessons: async () =>
      (await import('./lessons.js')).azulLessons(await AZUL_TEACHING.load(language)),
    guide: '../guides/rules.html',
    shortRules: async () => (await AZUL_TEACHING.load(language)).rules,
  };
}

/** The game in every language. */
export const AZUL_GAME = AZUL_PAGE.map(azulIn);

/** Whether no tile has been dealt yet, so that the bag holds all. */
function isFirstDeal(state: GameState): boolean {
  const { bag } = inspect(state);
  return state.phase === 'round-end' && Object.values(bag).every((tiles) => tiles === 20);
}

/** Describe what follows a round: another one, or the end of the game. */
function roundEndLabel({ setup }: AzulPageWords, state: GameState): string {
  const isLast = Object.values(azulRules.players(state.rules)).some(
    (player) => bonusPoints(state, player).rows > 0,
  );
  return isLast ? setup.finalScores : setup.nextRound;
}

function ranking({ setup }: AzulPageWords, state: GameState): Ranking {
  return {
    head: setup.ranking,
    lines: standings(state).map(({ player, score, winner }) => {
      const { rows, columns, colours } = bonusPoints(state, player);
      return {
        player: PLAYER_IDS.indexOf(player),
        winner,
        cells: [`${score}`, `+${rows}`, `+${columns}`, `+${colours}`],
      };
    }),
  };
}
