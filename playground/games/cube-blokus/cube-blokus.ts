/** Cube Blokus on the page. */
import {
  type CubeBlokusTypes,
  cubeBlokus,
  type GameState,
  loadSession,
  newSession,
  PLAYER_IDS,
  piecesLeft,
  safeDecodeState,
  standings,
} from 'azulejo/cube-blokus';
import type { PlayedGame, Ranking } from '../../shell/played-game.js';
import { CUBE_AGENTS } from './agents.js';
import { CubeBoard } from './board.js';
import { CubeLearning } from './learning.js';
import { CubeRules } from './rules.js';
import {
  COLOUR_NAMES,
  capital,
  eventEntry,
  eventSentence,
  numberOf,
  promptWords,
  sectionTitle,
  statusWords,
} from './words.js';

export const cubeGame: PlayedGame<CubeBlokusTypes> = {
  rules: cubeBlokus,
  players: [4, 4],
  settings: [
    {
      name: 'bonus',
      legend: 'Bonus for placing all pieces',
      choices: [
        { value: '0,20', label: '20', text: 'if I1 is the last' },
        { value: '15,20', label: '15, or 20', text: 'if I1 is the last' },
        { value: '0,0', label: 'None' },
      ],
    },
    {
      name: 'first',
      legend: 'Who begins',
      choices: PLAYER_IDS.map((player) => ({
        value: player,
        label: capital(COLOUR_NAMES[player]),
      })),
    },
  ],
  hides: false,
  agents: CUBE_AGENTS,
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
  forcedEvent: () => undefined,
  chanceLabel: () => undefined,
  ranking,
  Board: CubeBoard,
  Rules: CubeRules,
  Extras: CubeLearning,
};

function ranking(state: GameState): Ranking {
  return {
    head: ['Points', 'Pieces left'],
    lines: standings(state).map(({ player, score, winner }) => ({
      player: numberOf(player),
      winner,
      cells: [`${score}`, `${piecesLeft(state, player).length}`],
    })),
  };
}
