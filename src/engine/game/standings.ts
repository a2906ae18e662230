/** Standings as text: `A score=19 rows=1 winner`. */

import { quote } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';

/**
 * The kind of a field in a player's standing: `number` (an integer), `word` (a text without spaces) or `flag` (a
 * boolean). Records write a number as `name=7`, a word as `name=word`, and a flag as `name` if it is true.
 * {@link StandingFields} has one for each field.
 */
export type FieldKind = 'number' | 'word' | 'flag';

/**
 * The kind of a field that a player's standing need not have: an integer, or a text without spaces. Records leave out a
 * field that is absent. Part of {@link StandingFields}.
 */
export type OptionalFieldKind = 'optional number' | 'optional word';

/**
 * The kind of each field of a player's standing except `player`, in the order in which records write the fields: for
 * example `{ score: 'number', winner: 'flag' }`. This is the type of {@link Game.standingFields}.
 *
 * @typeParam Standing - the type of a player's standing
 */
export type StandingFields<Standing> = {
  readonly [Name in Exclude<keyof Standing, 'player'>]-?: undefined extends Standing[Name]
    ? OptionalFieldKind
    : FieldKind;
};

/** A field's name, its kind, and whether a standing can be without it. */
interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isOptional: boolean;
}

/** Read a field from a word; `undefined` for a word that is none. */
function readField({ name, kind }: Field, word: string): unknown {
  if (kind === 'flag') return word === name ? true : undefined;
  const text = word.slice(name.length + 1);
  if (!word.startsWith(`${name}=`) || text === '') return undefined;
  if (kind === 'word') return text;
  return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined;
}

function fieldsOf(fields: object): readonly Field[] {
  // The values of every table of fields are kinds.
  const entries = Object.entries(fields) as [string, FieldKind | OptionalFieldKind][];
  return entries.map(([name, kind]) => {
    if (kind === 'optional number') return { name, kind: 'number', isOptional: true };
    if (kind === 'optional word') return { name, kind: 'word', isOptional: true };
    return { name, kind, isOptional: kind === 'flag' };
  });
}

/** Write a standing. Fields without a value, and flags that are false, are left out. */
export function writeStanding<Standing extends { readonly player: string }>(
  fields: StandingFields<Standing>,
  standing: Standing,
): string {
  const values = new Map<string, unknown>(Object.entries(standing));
  const words = fieldsOf(fields).flatMap(({ name, kind }) => {
    const value = values.get(name);
    if (value === undefined || value === false) return [];
    return kind === 'flag' ? [name] : [`${name}=${value}`];
  });
  return [standing.player, ...words].join(' ');
}

/** Read a standing. A flag that is not there is false. */
export function readStanding<Standing extends { readonly player: string }>(
  fields: StandingFields<Standing>,
  players: readonly string[],
  text: string,
): Parsed<Standing> {
  const [player = '', ...words] = text.split(' ');
  const standing = new Map<string, unknown>([['player', player]]);
  let isComplete = players.includes(player);
  for (const field of fieldsOf(fields)) {
    const value = readField(field, words[0] ?? '');
    if (value !== undefined) words.shift();
    else if (!field.isOptional) isComplete = false;
    if (value !== undefined || field.kind === 'flag') standing.set(field.name, value ?? false);
  }
  if (isComplete && words.length === 0) {
    // Every field has been read by its kind.
    return accept(Object.fromEntries(standing) as unknown as Standing);
  }
  const names = fieldsOf(fields).map(({ name, kind, isOptional }) => {
    const text = kind === 'flag' ? name : `${name}=`;
    return isOptional ? `[${text}]` : text;
  });
  return refuse({ found: quote(text), expected: ['a player', ...names].join(', ') });
}

/** List the players who win or share the win. */
export function winnersIn<Player>(
  standings: readonly { readonly player: Player; readonly winner: boolean }[],
): Player[] {
  return standings.flatMap(({ player, winner }) => (winner ? [player] : []));
}
