/**
 * What is Azul's in a record: its rules, states, deals, moves and standings.
 *
 * @packageDocumentation
 */

import { IllegalDealError } from '../../codec/errors.js';
import { makeIssue } from '../../codec/issue.js';
import { readDeal } from '../../codec/read-deal.js';
import { readMove } from '../../codec/read-move.js';
import {
  type Deal,
  type EncodedState,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../../state/vocabulary.js';
import { quote } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';
import type { GameState } from '../api/game-state.js';
import { applyMove, explainMove } from '../api/play.js';
import { isDeal, nextRound } from '../api/rounds.js';
import { type Standing, standings } from '../api/score.js';
import { encodeState, safeDecodeState } from '../api/text.js';
import type { GameRecord } from './game-record.js';
import type { RecordedGame } from './recorded-game.js';

/** Gather the types of Azul's records. */
export interface AzulTypes {
  /** The game's name. */
  readonly game: 'azul';
  /** The rules in force. */
  readonly rules: Rules;
  /** A player's letter. */
  readonly player: PlayerId;
  /** The first state as its two strings; a fresh game is one that waits for its first deal. */
  readonly start: EncodedState;
  /** A deal, for `nextRound`, or a move. */
  readonly event: Deal | Move;
  /** How a player stands. */
  readonly standing: Standing;
}

/** Hold one game of Azul: plain data, safe for JSON. */
export type AzulRecord = GameRecord<AzulTypes>;

/** The most factories that a game has; which of them one game has shows when it is played. */
const MOST_FACTORIES = 9;

function readDealText(text: string): Parsed<Deal> {
  const tiles = readDeal(text, MOST_FACTORIES);
  // What could be read as a deal is one.
  return Array.isArray(tiles) ? accept(text as Deal) : refuse(tiles);
}

function readMoveText(text: string): Parsed<Move> {
  const place = readMove(text);
  // What has a place among the notations is one.
  return typeof place === 'number' ? accept(text as Move) : refuse(place);
}

const RULES = /^players=([234]) mosaic=(variant|fixed) tilingOrder=(top-down|any)$/;

function readRules(text: string): Parsed<Rules> {
  const [, players, mosaic, tilingOrder] = RULES.exec(text) ?? [];
  if (players === undefined) {
    const expected = 'players=2, 3 or 4, mosaic=variant or fixed, tilingOrder=top-down or any';
    return refuse({ found: quote(text), expected });
  }
  return accept({
    players: players === '2' ? 2 : players === '3' ? 3 : 4,
    mosaic: mosaic === 'fixed' ? mosaic : 'variant',
    tilingOrder: tilingOrder === 'any' ? tilingOrder : 'top-down',
  });
}

/** Decode the first state under its rules, which its strings do not say. */
function begin(start: EncodedState, rules: Rules): Parsed<GameState> {
  const { mosaic, tilingOrder } = rules;
  const decoded = safeDecodeState(start, { mosaic, tilingOrder });
  if (!decoded.ok) return refuse(...decoded.issues.filter(({ severity }) => severity === 'error'));
  const { players } = decoded.state.rules;
  if (players === rules.players) return accept(decoded.state);
  return refuse({ found: `${players} boards`, expected: `${rules.players}, one for each player` });
}

function readStart(text: string, rules: Rules): Parsed<EncodedState> {
  const [shared, players, ...more] = text.split(' ');
  if (shared === undefined || players === undefined || more.length > 0) {
    const expected = 'a shared string, a space and a players string';
    return refuse({ found: quote(text), expected });
  }
  const begun = begin([shared, players], rules);
  return begun.ok ? accept(encodeState(begun.value)) : begun;
}

const STANDING = /^([A-D]) score=(0|[1-9]\d{0,2}) rows=([0-5])( winner)?$/;

function readStanding(text: string): Parsed<Standing> {
  const [, letter, score, rows, winner] = STANDING.exec(text) ?? [];
  const player = PLAYER_IDS.find((id) => id === letter);
  if (player === undefined) {
    const expected = 'a player, score= and rows= with numbers, and behind them winner or nothing';
    return refuse({ found: quote(text), expected });
  }
  return accept({
    player,
    score: Number(score),
    rows: Number(rows),
    winner: winner !== undefined,
  });
}

/** What can happen in the phases in which nothing is dealt. */
const EXPECTED = {
  drafting: 'a drafting move',
  tiling: 'a tiling move',
  'game-over': 'nothing, as the game is over',
} as const;

function playDeal(state: GameState, deal: Deal): Parsed<GameState> {
  if (state.phase !== 'round-end') {
    const found = `the deal ${quote(deal)}`;
    const about = { code: 'deal.impossible', part: 'shared', path: ['phase'] } as const;
    return refuse(makeIssue({ ...about, found, expected: EXPECTED[state.phase] }));
  }
  try {
    return accept(nextRound(state, deal));
  } catch (error) {
    if (error instanceof IllegalDealError) return refuse(error.issue);
    throw error;
  }
}

function playMove(state: GameState, move: Move): Parsed<GameState> {
  const issue = explainMove(state, move);
  return issue === undefined ? accept(applyMove(state, move)) : refuse(issue);
}

/** Azul, as records know it. */
export const AZUL: RecordedGame<AzulTypes, GameState> = {
  name: 'azul',
  writeRules: ({ players, mosaic, tilingOrder }) =>
    `players=${players} mosaic=${mosaic} tilingOrder=${tilingOrder}`,
  readRules,
  players: (rules) => PLAYER_IDS.slice(0, rules.players),
  writeStart: ([shared, players]) => `${shared} ${players}`,
  readStart,
  events: [
    { keyword: 'deal', holds: isDeal, read: readDealText },
    { keyword: 'move', holds: (event) => !isDeal(event), read: readMoveText },
  ],
  writeStanding: ({ player, score, rows, winner }) =>
    `${player} score=${score} rows=${rows}${winner ? ' winner' : ''}`,
  readStanding,
  begin,
  play: (state, event) => (isDeal(event) ? playDeal(state, event) : playMove(state, event)),
  isOver: (state) => state.phase === 'game-over',
  standings,
};
