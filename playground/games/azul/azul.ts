/** Azul on the page. */
import {
  type AzulTypes,
  azulRules,
  bonusPoints,
  type GameState,
  legalMoves,
  safeDecodeState,
  standings,
} from 'azulejo';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { loadStyles } from '../../shell/running/styles.js';
import { azulAgents } from './agents.js';
import { AzulBoard } from './board.js';
import { AZUL_FINDINGS } from './findings.js';
import { AzulRules } from './rules.js';
import {
  AZUL,
  type AzulWords,
  eventEntry,
  eventSentence,
  isFresh,
  moveRefusal,
  numberOf,
  reasonName,
  sectionTitle,
  statusWords,
  themeWords,
} from './words.js';

/** Make the game that speaks in these words. */
function azulIn(words: AzulWords): PlayedGame<AzulTypes> {
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
    agents: azulAgents(words),
    words: {
      status: (state, names) => statusWords(words, state, names),
      prompt: ({ phase }) => words.prompts[phase],
      event: (before, event, names) => eventSentence(words, before, event, names),
      entry: (before, event) => eventEntry(words, before, event),
      reason: (part) => reasonName(words, part),
      section: (_, event, earlier) => sectionTitle(words, event, earlier),
      refusal: (state, move, names) => moveRefusal(words, state, move, names),
      theme: (name) => themeWords(words, name),
    },
    sketch(encoded, { mosaic }) {
      const decoded = safeDecodeState(encoded, {
        rules: { mosaic: mosaic === 'variant' ? 'variant' : 'fixed' },
        lenient: true,
        validate: false,
      });
      return decoded.ok ? decoded.state : undefined;
    },
    forcedEvent(state) {
      if (state.phase !== 'tiling') return undefined;
      const [move, other] = legalMoves(state);
      return other === undefined ? move : undefined;
    },
    chanceLabel: (state) => (isFresh(state) ? undefined : roundEndLabel(words, state)),
    ranking: (state) => ranking(words, state),
    Board: AzulBoard,
    async editor() {
      const [{ AzulEditor }] = await Promise.all([
        import('./editor.js'),
        loadStyles('azul', 'azul-editor'),
      ]);
      return { Editor: AzulEditor };
    },
    findings: () => AZUL_FINDINGS.load(words.forms.language),
    puzzles: async () => (await import('./puzzles.js')).AZUL_PUZZLES,
    Rules: AzulRules,
  };
}

/** The game in every language. */
export const AZUL_GAME = AZUL.map(azulIn);

/** Describe what follows a round: another one, or the end of the game. */
function roundEndLabel({ setup }: AzulWords, state: GameState): string {
  const isLast = Object.values(azulRules.players(state.rules)).some(
    (player) => bonusPoints(state, player).rows > 0,
  );
  return isLast ? setup.finalScores : setup.nextRound;
}

function ranking({ setup }: AzulWords, state: GameState): Ranking {
  return {
    head: setup.ranking,
    lines: standings(state).map(({ player, score, winner }) => {
      const { rows, columns, colours } = bonusPoints(state, player);
      return {
        player: numberOf(player),
        winner,
        cells: [`${score}`, `+${rows}`, `+${columns}`, `+${colours}`],
      };
    }),
  };
}
