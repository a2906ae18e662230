/**
 * Issues: what is wrong with an input, as data first and a sentence second.
 *
 * @packageDocumentation
 */

/** List every issue code: the area first, what is wrong with it second. */
export const ISSUE_CODES = [
  // What was handed over is not a state at all.
  'state.not-two-strings',
  'shared.not-a-string',
  'shared.too-long',
  'shared.unexpected-character',
  'shared.section-missing',
  'shared.section-repeated',
  'shared.sections-unsorted',
  'players.not-a-string',
  'players.too-long',
  'players.unexpected-character',
  'players.section-missing',
  'players.section-repeated',
  'players.sections-unsorted',
  // One place of the text breaks the grammar, its order or its bounds.
  'turn.missing',
  'factory.number-missing',
  'factory.number-unknown',
  'factory.repeated',
  'factory.empty',
  'factory.unsorted',
  'factory.tiles-unsorted',
  'factory.too-many-tiles',
  'centre.tiles-unsorted',
  'centre.too-many-tiles',
  'bag.count-malformed',
  'bag.count-out-of-range',
  'discard.count-malformed',
  'discard.count-out-of-range',
  'player.missing',
  'player.repeated',
  'player.unsorted',
  'score.missing',
  'score.too-long',
  'score.leading-zero',
  'mosaic.cell-malformed',
  'mosaic.cell-repeated',
  'mosaic.cells-unsorted',
  'storage.line-malformed',
  'storage.line-repeated',
  'storage.line-empty',
  'storage.lines-unsorted',
  'floor.tiles-unsorted',
  'floor.too-many-pieces',
  'token.repeated',
  // The text is well-formed, but no game can be in this state.
  'players.too-few',
  'turn.unknown-player',
  'factory.not-in-game',
  'tiles.not-conserved',
  'token.not-one',
  'mosaic.colour-repeated-in-row',
  'mosaic.colour-repeated-in-column',
  'mosaic.colour-off-its-cell',
  'storage.line-overfull',
  'storage.colour-in-mosaic-row',
  'centre.more-than-factories-left',
  'factory.partly-filled-early',
  // A setting does not exist.
  'rules.unknown-value',
  // A move is not one, or cannot be made.
  'move.malformed',
  'move.wrong-phase',
  'move.not-your-turn',
  'move.colour-not-there',
  'move.row-full',
  'move.row-holds-other-colour',
  'move.colour-in-mosaic-row',
  'move.row-not-full',
  'move.row-not-next',
  'move.cell-taken',
  'move.colour-in-mosaic-column',
  'move.colour-off-its-cell',
  'move.floor-not-needed',
  // A deal is not one, or cannot be drawn.
  'deal.malformed',
  'deal.impossible',
] as const;

/** Name what is wrong. Codes are stable: programs may rely on them. */
export type IssueCode = (typeof ISSUE_CODES)[number];

/** Name the text that an issue is about. A deal counts as `shared`, of which it is a part. */
export type IssuePart = 'shared' | 'players' | 'move';

/** Describe one thing that is wrong with an input. */
export interface Issue {
  /** What is wrong, for programs. */
  readonly code: IssueCode;
  /** `error`: the input is refused; `warning`: it has one obvious meaning and is accepted. */
  readonly severity: 'error' | 'warning';
  /** Which text it is about. */
  readonly part: IssuePart;
  /** Offset in that text, in UTF-16 code units; absent where the issue has no single place. */
  readonly index?: number;
  /** Where in the state, for example `['players', 'B', 'storage', 3]`. */
  readonly path: readonly (string | number)[];
  /** What was found. */
  readonly found: string;
  /** What was expected instead. */
  readonly expected: string;
  /** One sentence for people, made of the above. Control characters in it are escaped. */
  readonly message: string;
}

/** The words for a number that follows a name in a path. */
const NUMBERED: Readonly<Record<string, string>> = {
  factories: 'factory',
  deal: 'deal, factory',
  storage: 'storage row',
  mosaic: 'mosaic row',
};

function stepName(step: string | number, before: string | number | undefined): string {
  if (before === 'players') return `player ${step}`;
  if (typeof step === 'string') return step.length === 1 ? `colour ${step}` : step;
  return typeof before === 'string' ? `${NUMBERED[before]} ${step}` : `column ${step}`;
}

/** Put a path into words: `player B, storage row 3`. */
function placeName(path: Issue['path']): string {
  const names = path
    .map((step, index) => {
      const next = path[index + 1];
      const isCounted = step === 'players' || typeof next === 'number';
      return isCounted && next !== undefined && typeof step === 'string'
        ? ''
        : stepName(step, path[index - 1]);
    })
    .filter((name) => name !== '');
  return names.join(', ');
}

/** What an issue is made of; its sentence follows from the rest. */
export type IssueFacts = Omit<Issue, 'message' | 'severity'> & Partial<Pick<Issue, 'severity'>>;

/** Make an issue: an error unless it is said to be a warning. */
export function makeIssue(facts: IssueFacts): Issue {
  const place = placeName(facts.path) || facts.part;
  const sentence = `${place}: found ${facts.found}, expected ${facts.expected}.`;
  const message = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  // Readers report the same path again and again; whoever gets an issue may change its own.
  return { severity: 'error', ...facts, path: [...facts.path], message };
}

/** Say how many there are: `1 tile`, `2 tiles`. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Longest piece of an input that a message repeats. */
const LONGEST_QUOTE = 40;

/** Quote a piece of an input so that printing it can do no harm. */
export function quote(text: string): string {
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  const safe = short.replace(
    /[^ -!#-[\]-~…]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${safe}"`;
}

/** List what there is to choose from: `2, 3 or 4`. */
export function listChoices(choices: readonly (string | number)[]): string {
  const last = choices.slice(-1).join('');
  return choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Show what was found where one of some values was expected. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' ? String(value) : kindOf(value);
}

/** Name what a value is, where a text was expected. */
export function kindOf(value: unknown): string {
  // Nothing else is asked of the value: a proxy could throw.
  return value === null ? 'null' : `a value of type ${typeof value}`;
}
