/** The Royal Game of Ur on the page. */
import {
  type GameState,
  loadSession,
  newSession,
  type RoyalUrTypes,
  royalUr,
  safeDecodeState,
  standings,
} from 'azulejo/royal-ur';
import type { PlayedGame, SettingChoice } from '../../shell/played-game.js';
import { UR_AGENTS } from './agents.js';
import { UrBoard } from './board.js';
import { UrRules } from './rules.js';
import {
  eventEntry,
  eventSentence,
  numberOf,
  promptWords,
  sectionTitle,
  statusWords,
} from './words.js';

const SETTINGS: readonly SettingChoice[] = [
  {
    name: 'tokens',
    legend: 'Tokens of each player',
    choices: ['7', '5', '3', '2', '1'].map((value) => ({ value, label: value })),
  },
  {
    name: 'safeRosettes',
    legend: 'A token on the rosette in the middle',
    choices: [
      { value: 'true', label: 'is safe' },
      { value: 'false', label: 'can be captured' },
    ],
  },
  {
    name: 'rosettesGrantRolls',
    legend: 'Landing on a rosette',
    choices: [
      { value: 'true', label: 'gives another roll' },
      { value: 'false', label: 'gives nothing' },
    ],
  },
  {
    name: 'capturesGrantRolls',
    legend: 'A capture',
    choices: [
      { value: 'false', label: 'gives no roll' },
      { value: 'true', label: 'gives another roll' },
    ],
  },
  {
    name: 'zero',
    legend: 'A roll of 0',
    choices: [
      { value: 'pass', label: 'passes the turn' },
      { value: 'again', label: 'is rolled again' },
    ],
  },
];

export const urGame: PlayedGame<RoyalUrTypes> = {
  rules: royalUr,
  players: [2, 2],
  settings: SETTINGS,
  hides: false,
  agents: UR_AGENTS,
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
  ranking: (state: GameState) => ({
    head: ['Home', 'Steps'],
    lines: standings(state).map(({ player, home, progress, winner }) => ({
      player: numberOf(player),
      winner,
      cells: [`${home}`, `${progress}`],
    })),
  }),
  Board: UrBoard,
  Rules: UrRules,
};
