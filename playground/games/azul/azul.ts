/** Azul on the page. */
import { bonusPoints, type GameState, legalMoves, safeDecodeState, standings } from 'azulejo';
import { type AzulTypes, azul } from 'azulejo/agents';
import { loadSession, newSession } from 'azulejo/record';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { AZUL_AGENTS } from './agents.js';
import { AzulBoard } from './board.js';
import { AzulRules } from './rules.js';
import {
  eventEntry,
  eventSentence,
  isFresh,
  numberOf,
  promptWords,
  reasonName,
  sectionTitle,
  statusWords,
} from './words.js';

export const azulGame: PlayedGame<AzulTypes> = {
  rules: azul,
  players: [2, 4],
  settings: [
    {
      name: 'mosaic',
      legend: 'Mosaic',
      choices: [
        { value: 'fixed', label: 'Fixed', text: 'every cell has its own colour' },
        { value: 'variant', label: 'Variant', text: 'you choose the column' },
      ],
    },
  ],
  hides: false,
  agents: AZUL_AGENTS,
  words: {
    status: statusWords,
    prompt: promptWords,
    event: eventSentence,
    entry: eventEntry,
    reason: reasonName,
    section: (_, event, earlier) => sectionTitle(event, earlier),
  },
  sketch(encoded, { mosaic }) {
    const decoded = safeDecodeState(encoded, {
      mosaic: mosaic === 'variant' ? 'variant' : 'fixed',
      lenient: true,
      validate: false,
    });
    return decoded.ok ? decoded.state : undefined;
  },
  newSession,
  loadSession,
  forcedEvent(state) {
    if (state.phase !== 'tiling') return undefined;
    const [move, other] = legalMoves(state);
    return other === undefined ? move : undefined;
  },
  chanceLabel: (state) => (isFresh(state) ? undefined : roundEndLabel(state)),
  ranking,
  Board: AzulBoard,
  editor: async () => ({ Editor: (await import('./editor.js')).AzulEditor }),
  puzzles: async () => (await import('./puzzles.js')).AZUL_PUZZLES,
  Rules: AzulRules,
};

/** Say what follows a round: another one, or the end of the game. */
function roundEndLabel(state: GameState): string {
  const isLast = Object.values(azul.players(state.rules)).some(
    (player) => bonusPoints(state, player).rows > 0,
  );
  return isLast ? 'Final scores' : 'Next round';
}

function ranking(state: GameState): Ranking {
  return {
    head: ['Points', 'Rows', 'Columns', 'Colours'],
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
