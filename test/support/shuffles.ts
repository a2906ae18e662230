/** Canonical texts put out of order, with the same meaning. */
import { seededRng } from 'azulejo';
import type { EncodedState } from 'azulejo/game';

type Shuffle = <Value>(values: readonly Value[]) => Value[];

function shuffler(seed: number): Shuffle {
  const rng = seededRng(seed);
  return (values) =>
    values
      .map((value) => ({ value, key: rng() }))
      .sort((one, other) => one.key - other.key)
      .map(({ value }) => value);
}

function tiles(text: string, shuffle: Shuffle): string {
  return shuffle([...text]).join('');
}

/** The groups that a pattern finds in a text. */
function groups(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

function sharedSections(text: string, shuffle: Shuffle): string {
  const [, turn = '', factories = '', centre = '', piles = '', discard = ''] =
    /^(.)F(.*)C(.*)(B\d+)(D\d+)$/.exec(text) ?? [];
  const mixed = groups(factories, /\d[a-e]+/g).map(
    (group) => group.charAt(0) + tiles(group.slice(1), shuffle),
  );
  const sections = [`F${shuffle(mixed).join('')}`, `C${tiles(centre, shuffle)}`, piles, discard];
  return turn + shuffle(sections).join('');
}

function board(text: string, shuffle: Shuffle): string {
  const [, head = '', mosaic = '', storage = '', floor = ''] =
    /^(.\d+)M(.*)S(.*)F(.*)$/.exec(text) ?? [];
  const sections = [
    `M${shuffle(groups(mosaic, /.../g)).join('')}`,
    `S${shuffle(groups(storage, /.../g)).join('')}`,
    `F${tiles(floor, shuffle)}`,
  ];
  return head + shuffle(sections).join('');
}

/** Shuffle everything in two canonical strings that has an order. */
export function shuffled([shared, players]: EncodedState, seed: number): EncodedState {
  const shuffle = shuffler(seed);
  const boards = groups(players, /[A-D]\d+M[^A-D]*/g).map((text) => board(text, shuffle));
  return [sharedSections(shared, shuffle), shuffle(boards).join('')];
}
