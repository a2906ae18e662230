/** What is said after a game: how those who have watched can play, and how a game that was stopped is resumed. */
import type { Host } from '../console.js';
import { shellWord, widthOf, wrap } from '../print/output.js';
import { joinSeats } from '../seats.js';
import type { GamePaths } from './game-files.js';

/** Describe how those who have watched can play. */
export function howToPlay({ call }: Host): string {
  return `Play yourself: npx ${call} play (in a clone: ${call.replace('azulejo', 'node dist/cli.js')} play)`;
}

/** Describe how a game that was stopped can be resumed. */
export function howToResume(
  { call, typed }: Host,
  { record, log }: GamePaths,
  seats: readonly string[],
): string[] {
  const saved = record ?? log;
  if (saved === undefined) {
    return wrap('This game is not saved. Option --record FILE saves one.', widthOf(process.stderr));
  }
  const files = [
    `--from ${shellWord(saved)}`,
    ...(record === undefined ? [] : [`--record ${shellWord(record)}`]),
    ...(log === undefined ? [] : [`--log ${shellWord(log)}`]),
  ];
  const agents = joinSeats(seats.map((seat) => typed.get(seat) ?? seat));
  return [
    'The game is saved. Resume it with:',
    `  ${call} play --agents ${shellWord(agents)} ${files.join(' ')}`,
  ];
}
