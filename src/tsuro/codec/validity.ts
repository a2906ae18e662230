/** The conditions over a whole state. */
import type { RulesOptionsOf } from '../../engine/game/settings.js';
import type { IssueWith } from '../../text/issue.js';
import {
  collectIssues,
  type IssueReport,
  type Readable,
  type TextPart,
} from '../../text/reader.js';
import {
  EDGE,
  facedSquare,
  hasLeftIn,
  isInGame,
  isOnBoard,
  NOBODY,
  offerSize,
  optionAt,
  type Position,
  roundLeft,
  Status,
} from '../state/position.js';
import { countTiles } from '../state/tiles.js';
import type { PlayerId, Rules } from '../state/vocabulary.js';
import { placeName, type TextIssues } from './issues.js';
import { playerLetter, writePlace, writeSquare } from './notation.js';
import { checkPast } from './past.js';
import { TEXT_WORDING } from './wording.js';

type TextIssue = IssueWith<TextIssues, TextPart>;
type Report = IssueReport<TextIssues>;

/** List the conditions that a position breaks, as far as its texts were read without a fault. */
export function violations(position: Position, { shared, players }: Readable): TextIssue[] {
  const { issues, report } = collectIssues<TextIssues>(TEXT_WORDING, placeName);
  if (shared) {
    checkHand(position, report);
    checkBag(position, report);
  }
  if (!shared || !players) return issues;
  for (const [player, status] of position.players.entries()) {
    checkPlayer(position, player, status, report);
  }
  // Without these, it is not known who is in the game.
  if (issues.length === 0) checkTurn(position, report);
  if (issues.length === 0) checkPast(position, report);
  return issues;
}

/** Report the given rules that a position contradicts: the number of players is in the text. */
export function contradictions(
  { players: { length: players } }: Position,
  { players: expected }: RulesOptionsOf<Rules>,
  report: Report,
): void {
  if (expected === undefined || expected === players) return;
  report('players', 'rules.different', ['rules', 'players'], { players, expected });
}

function checkHand(position: Position, report: Report): void {
  const tiles = position.hand.length;
  const needed = offerSize(position);
  if (tiles === 0 || tiles === needed) return;
  report('shared', 'hand.wrong-size', ['hand'], { tiles, needed });
}

function checkBag({ rules, bag }: Position, report: Report): void {
  const tiles = countTiles(bag);
  if (rules.supply === 'endless' && tiles > 0)
    report('shared', 'bag.not-empty', ['bag'], { tiles });
}

function checkPlayer(position: Position, number: number, status: number, report: Report): void {
  const { round } = position;
  const player = playerLetter(number);
  const path = ['players', player];
  if (isOnBoard(status)) {
    checkAvatar(position, number, status, report);
  } else if (status === Status.NotPlaced) {
    if (round > 0) report('players', 'player.not-placed', path, { player, round });
  } else if (roundLeft(status) > round) {
    const left = roundLeft(status);
    report('players', 'status.later-round', path, { player, left, round });
  }
}

function checkAvatar(position: Position, number: number, status: number, report: Report): void {
  const player = playerLetter(number);
  const path = ['players', player];
  const place = writePlace(status);
  if (optionAt(position, status >> 3) < 0) {
    report('players', 'avatar.no-tile', path, { player, place });
    return;
  }
  const square = facedSquare(status);
  if (square !== EDGE && optionAt(position, square) < 0) return;
  const faced = square === EDGE ? null : writeSquare(square);
  report('players', 'avatar.not-facing-empty-square', path, { player, place, faced });
}

/**
 * Whether a player who is alone on the board can still have a turn in this round: others have left in it, or
 * it is the first round of a board of the course, from which they are absent.
 */
function canBeAlone({ rules, round, players }: Position): boolean {
  return (
    rules.end === 'round' &&
    players.some(
      (status) =>
        // On such a board, who is absent has left in round 0.
        hasLeftIn(status, round) || (round === 1 && status === Status.AtEdge),
    )
  );
}

/** Check whose turn it is, and that the game is over exactly when the rules say so. */
function checkTurn(position: Position, report: Report): void {
  const { turn, round } = position;
  const players = position.players.flatMap((status, player) =>
    isInGame(status) ? [playerLetter(player)] : [],
  );
  const isSetUp = !position.players.includes(Status.NotPlaced);
  const path = ['turn'];
  if (turn === NOBODY) {
    if (players.length > 1 || !isSetUp) {
      report('shared', 'turn.missing-player', path, { players });
    }
    return;
  }
  const player = playerLetter(turn);
  const isOver = players.length === 0 || (players.length === 1 && !canBeAlone(position));
  if (isSetUp && isOver) report('shared', 'turn.game-not-over', path, { player, players });
  else if (round === 0) checkSetup(position, player, report);
  else if (!players.includes(player)) {
    report('shared', 'turn.not-in-game', path, { player, round, players });
  }
}

/** Check that everybody before the player to move has been placed, and nobody after. */
function checkSetup(position: Position, player: PlayerId, report: Report): void {
  const { turn, round, players } = position;
  const next = players.indexOf(Status.NotPlaced);
  if (next !== turn) {
    const parameters = { player, round, players: next < 0 ? [] : [playerLetter(next)] };
    report('shared', 'turn.not-in-game', ['turn'], parameters);
    return;
  }
  for (const [index, status] of players.entries()) {
    if (index < turn || !isOnBoard(status)) continue;
    const early = playerLetter(index);
    const path = ['players', early];
    report('players', 'player.placed-early', path, { player: early, playerToMove: player });
  }
}
