/**
 * The conditions over a whole state.
 *
 * @packageDocumentation
 */
import { countTiles } from '../state/bag.js';
import { EDGE, facedSquare } from '../state/board.js';
import {
  isInGame,
  isOnBoard,
  NOBODY,
  offerSize,
  optionAt,
  type Position,
  roundLeft,
  Status,
} from '../state/position.js';
import type { PlayerId } from '../state/vocabulary.js';
import type { Issue } from './issue.js';
import type { IssueParameters, TextIssueCode } from './issue-parameters.js';
import { playerLetter, writePlace, writeSquare } from './notation.js';
import { makeTextIssue } from './text-issue.js';

/** A collector of the issues of a state. */
type Report = <Code extends TextIssueCode>(
  part: 'shared' | 'players',
  code: Code,
  path: Issue['path'],
  parameters: IssueParameters[Code],
) => void;

/** Which strings were read without a fault: conditions are judged only over these. */
export interface Readable {
  readonly shared: boolean;
  readonly players: boolean;
}

/** List the conditions that a position breaks. */
export function violations(position: Position, { shared, players }: Readable): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (part, code, path, parameters) => {
    issues.push(makeTextIssue({ code, part, path, parameters }));
  };
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
  return issues;
}

function checkHand(position: Position, report: Report): void {
  const tiles = position.hand.length;
  const allowed = position.turn === NOBODY ? [0] : [0, offerSize(position)];
  if (allowed.includes(tiles)) return;
  report('shared', 'hand.wrong-size', ['hand'], { tiles, allowed });
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

/** List the players whose status fulfils something. */
function playersWith({ players }: Position, isIt: (status: number) => boolean): PlayerId[] {
  return players.flatMap((status, player) => (isIt(status) ? [playerLetter(player)] : []));
}

/**
 * Check whose turn it is. With one avatar left, a game that ends only after a round can be over or not: the
 * text does not say who has had a turn in this round.
 */
function checkTurn(position: Position, report: Report): void {
  const { rules, turn, round } = position;
  const players = playersWith(position, isInGame);
  const path = ['turn'];
  if (turn === NOBODY) {
    const isPossible = players.length < 2 && !position.players.includes(Status.NotPlaced);
    if (!isPossible) report('shared', 'turn.missing-player', path, { players });
    return;
  }
  const player = playerLetter(turn);
  const least = round > 0 && rules.end === 'immediate' ? 2 : 1;
  if (players.length < least) {
    report('shared', 'turn.game-not-over', path, { player, players });
    return;
  }
  const isTheirs = (status: number) =>
    round === 0 ? status === Status.NotPlaced : isOnBoard(status);
  if (isTheirs(position.players[turn] ?? Status.Forfeited)) return;
  const parameters = { player, round, players: playersWith(position, isTheirs) };
  report('shared', 'turn.not-in-game', path, parameters);
}
