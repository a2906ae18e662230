/**
 * Names of players in pictures: any text.
 *
 * @packageDocumentation
 */
import { listOf, textOf } from '../../boundary/arguments.js';
import { escapeUnsafe } from '../../text/escape.js';
import { columnsIn } from './styled-text.js';

/** Require that names are a list of texts. */
export function requireNames(names: readonly string[] | undefined): void {
  if (names === undefined) return;
  for (const name of listOf('Names', names, 'a list of texts')) textOf('Name', name);
}

/** Return the name of a player by index, safe to print; empty if it is not known. */
export function nameAt(index: number, names: readonly string[] = []): string {
  return escapeUnsafe(names[index] ?? '');
}

/** Put a player's letter and name together. */
export function labelOf(player: string, name: string): string {
  return name === '' ? player : `${player} ${name}`;
}

/** What marks a winner, behind the name. */
export const WINNER = ' ★';

const CUT = '..';

/** Cut a name that takes more columns of a terminal than there are for it. */
export function shortened(name: string, longest: number): string {
  if (columnsIn(name) <= longest) return name;
  const characters = [...name];
  let width = columnsIn(name);
  while (width > longest - CUT.length) width -= columnsIn(characters.pop() ?? '');
  return `${characters.join('')}${CUT}`;
}
