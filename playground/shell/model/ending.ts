/** How a game ends: by its rules, or by a player who gives up where the others cannot play on. */
import type { PlayedGame, Ranking } from '../played-game.js';
import type { ShellWords } from '../words.js';
import { playAfter, withLine } from './lines.js';
import { eventsOf, forfeitOf, isOver, type Match, namesOf, stateAt } from './match.js';
import { ownSeat } from './seats.js';

/** Why a player forfeits, as records have it. */
export type ForfeitReason = keyof ShellWords['forfeit']['reasons'];

const REASONS: readonly ForfeitReason[] = ['gave up', 'out of time'];

/** A game, and the words to speak of it: a page has both. */
export interface GameInWords {
  readonly game: PlayedGame;
  readonly words: ShellWords;
}

/** Return the letter of a player. */
function letterOf(game: PlayedGame, match: Match, player: number): string {
  return game.rules.players(match.line.record.rules)[player] ?? '';
}

/**
 * Let a player give up: the others play on if the rules say so, else the game ends. What was undone stays in a line of
 * its own.
 */
export function giveUp(
  game: PlayedGame,
  match: Match,
  player: number,
  reason: ForfeitReason,
): Match {
  const letter = letterOf(game, match, player);
  if (game.rules.forfeits !== undefined) return playAfter(match, match.count, `${letter}!`);
  const line = match.line.at(match.count).end({ kind: 'forfeit', player: letter, reason });
  return match.count < eventsOf(match).length ? withLine(match, line) : { ...match, line };
}

/** List the players who win by a forfeit that ended the game: all others. */
function winnersByForfeit(game: PlayedGame, match: Match, loser: string): number[] {
  return namesOf(match).flatMap((_, player) =>
    letterOf(game, match, player) === loser ? [] : [player],
  );
}

/** Whether the person at this device has won alone. */
function isOwnWin(game: PlayedGame, match: Match, events: number): boolean {
  const winners = rankingOf(game, match, events)?.lines.filter(({ winner }) => winner) ?? [];
  return winners.length === 1 && winners[0]?.player === ownSeat(match);
}

/** Describe what happens next after a number of events, or how the game has ended. */
export function statusOf({ game, words }: GameInWords, match: Match, events = match.count): string {
  const names = namesOf(match);
  const forfeit = forfeitOf(match, events);
  const isOwn = isOwnWin(game, match, events);
  if (forfeit === undefined) {
    return isOwn ? words.table.youWin : game.words.status(stateAt(match, events), names);
  }
  const winners = winnersByForfeit(game, match, forfeit.player);
  const loser = names.find((_, player) => letterOf(game, match, player) === forfeit.player) ?? '';
  const { won, youWon, reasons, otherReason } = words.forfeit;
  const reason = REASONS.find((each) => each === forfeit.reason);
  // Other programs have reasons of their own.
  const why = reason === undefined ? otherReason : reasons[reason];
  if (isOwn) return youWon(loser, why);
  return won(
    winners.map((player) => names[player] ?? ''),
    loser,
    why,
  );
}

/** Rank the players of a game that is over after a number of events; `undefined` if it is not. */
export function rankingOf(
  game: PlayedGame,
  match: Match,
  events = match.count,
): Ranking | undefined {
  if (!isOver(game, match, events)) return undefined;
  const ranking = game.ranking(stateAt(match, events));
  const forfeit = forfeitOf(match, events);
  if (forfeit === undefined) return ranking;
  const winners = winnersByForfeit(game, match, forfeit.player);
  const lines = ranking.lines.map((line) => ({ ...line, winner: winners.includes(line.player) }));
  return { ...ranking, lines: lines.toSorted((a, b) => Number(b.winner) - Number(a.winner)) };
}

/** Describe what giving up means for the others, as a question's text. */
export function forfeitWords({ game, words }: GameInWords, match: Match, player: number): string {
  const names = namesOf(match);
  const { dropsOut, ends } = words.forfeit;
  if (game.rules.forfeits !== undefined) return dropsOut(names[player] ?? '');
  return ends(names.filter((_, index) => index !== player));
}
