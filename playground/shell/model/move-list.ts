/** The events of a game as a list by sections, with what each changed. */
import type { Mark } from 'azulejo/agents';
import type { PlayedGame } from '../played-game.js';
import { type GameInWords, statusOf } from './ending.js';
import { type Branch, branchesOf, linesOf, sharedLength } from './lines.js';
import { eventsOf, forfeitOf, type Match, stateAt } from './match.js';
import { curveOf } from './review.js';

export interface MoveEntry {
  /** Number of events up to this one. */
  readonly events: number;
  /** Who moved; -1 for a chance event. */
  readonly player: number;
  readonly text: string;
  /** How the points changed, by player. */
  readonly changes: readonly number[];
}

export interface MoveSection {
  readonly title: string;
  readonly entries: readonly MoveEntry[];
}

interface Described extends MoveEntry {
  /** The title of the section that the event is in, if the game knows it. */
  readonly section: string | undefined;
}

/** What was described before: by the game, which speaks one language, and by the state before the event, which is immutable. */
const KNOWN = new WeakMap<PlayedGame, WeakMap<object, Map<string, Described>>>();

function describe(
  game: PlayedGame,
  match: Match,
  event: string,
  index: number,
  earlier: number,
): Described {
  const before = stateAt(match, index);
  const ofGame = KNOWN.get(game) ?? new WeakMap<object, Map<string, Described>>();
  KNOWN.set(game, ofGame);
  // States are objects in every game.
  const known = ofGame.get(before as object) ?? new Map<string, Described>();
  ofGame.set(before as object, known);
  const found = known.get(event);
  if (found !== undefined) return found;
  const { rules, words } = game;
  const after = rules.scores?.(stateAt(match, index + 1)) ?? [];
  const former = rules.scores?.(before) ?? [];
  const described = {
    events: index + 1,
    player: rules.playerToMove(before),
    text: words.entry(before, event),
    changes: after.map((points, player) => points - (former[player] ?? 0)),
    section: words.section(before, event, earlier),
  };
  known.set(event, described);
  return described;
}

/** List all events of a game by sections. */
export function moveList(game: PlayedGame, match: Match): MoveSection[] {
  const sections: { title: string; entries: MoveEntry[] }[] = [];
  for (const [index, event] of eventsOf(match).entries()) {
    const entry = describe(game, match, event, index, sections.length);
    const last = sections.at(-1);
    const { section = last?.title ?? '' } = entry;
    if (section !== last?.title || last === undefined) {
      sections.push({ title: section, entries: [entry] });
    } else last.entries.push(entry);
  }
  return sections;
}

/** A line of the game in the list. */
export interface ListedLine {
  readonly line: number;
  /**
   * By sections: those of a variation begin where it branches off. Of a very long line, they are what is near, and the
   * text says next to which entries others are left out.
   */
  readonly sections: readonly MoveSection[];
  /**
   * How good the moves were that are rated, by the number of events up to each. Moves that lines share have the marks
   * of the line on the table.
   */
  readonly marks: ReadonlyMap<number, Mark>;
  /** Number of its events, and of those that it shares with the line on the table. */
  readonly length: number;
  readonly shared: number;
  /** How the forfeit that ended it is said, if one did. */
  readonly ending: string | undefined;
  /** The variations that branch off from it. */
  readonly branches: readonly (Branch & ListedLine)[];
}

function marksOf(match: Match): ReadonlyMap<number, Mark> {
  return new Map(
    curveOf(match).flatMap(({ events, move: { mark } }) =>
      mark === 'forced' ? [] : [[events, mark] as const],
    ),
  );
}

/** Number of entries on either side of the one in the middle: the lines of usual games are listed whole. */
const NEAR = 1000;

/**
 * List the main line with all variations. Of very long ones, what is near the position that is shown is listed, and the
 * way there.
 *
 * @param shown - number of events up to that position
 */
export function listLines(
  speaking: GameInWords,
  match: Match,
  shown = match.count,
  line = 0,
  from = 0,
): ListedLine {
  const session = linesOf(match)[line] ?? match.line;
  const { length } = session.record.events;
  const listed = { ...match, line: session, count: length };
  const shared = sharedLength(session.record.events, eventsOf(match));
  const here = [...marksOf(match)].filter(([events]) => events <= shared);
  // In steps, so that the list stays as it is from most moves to the next.
  const middle = Math.round(Math.min(shown, shared) / NEAR) * NEAR;
  const isNear = (events: number) => Math.abs(events - middle) <= NEAR;
  const marked = (entry: MoveEntry): MoveEntry => {
    const { events, text } = entry;
    const isCut = Math.abs(events - middle) === NEAR && events > from + 1 && events < length;
    return isCut ? { ...entry, text: `… ${text}` } : entry;
  };
  const sections = moveList(speaking.game, listed).map(({ title, entries }) => {
    const near = entries.filter(({ events }) => events > from && isNear(events));
    return { title, entries: near.map(marked) };
  });
  return {
    line,
    sections: sections.filter(({ entries }) => entries.length > 0),
    marks: new Map([...marksOf(listed), ...here]),
    length,
    shared,
    ending: isNear(length) ? forfeitOf(listed) && statusOf(speaking, listed) : undefined,
    branches: branchesOf(match)
      .filter((branch) => branch.parent === line && isNear(branch.from))
      .map((branch) => ({
        ...branch,
        ...listLines(speaking, match, shown, branch.line, branch.from),
      })),
  };
}

/** Name the section that the game is in. */
export function currentSection(game: PlayedGame, match: Match): string {
  const begun = moveList(game, match).filter(
    ({ entries }) => (entries[0]?.events ?? 0) <= match.count,
  );
  return begun.at(-1)?.title ?? '';
}
