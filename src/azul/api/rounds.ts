/** Games, rounds and their chance events: deals. */
import { isIterable, LONGEST_LIST, wrongType } from '../../boundary/values.js';
import { writeDeal, writeTiles } from '../../codec/encode.js';
import type { AzulIssue, ImpossibleDeal, Path } from '../../codec/issues.js';
import { refuseDeal } from '../../codec/play-wording.js';
import { readDeal } from '../../codec/read-tiles.js';
import type { DrawnEvent } from '../../engine/game/game.js';
import { type NewGameOptions, newGameOptions } from '../../engine/game/settings.js';
import { dealGiven, dealRandom, drawColour, endRound, freshGame } from '../../moves/round.js';
import { checkedRng, pick, type Rng } from '../../random/rng.js';
import { at, type Cells, countTiles, factoryCount } from '../../state/cells.js';
import { Cell, Lane, Rule } from '../../state/layout.js';
import { clearSources, isOffering } from '../../state/offers.js';
import type { RulesOptions } from '../../state/rules.js';
import { COLOURS, type Colour, type Deal, type Rules, SOURCES } from '../../state/vocabulary.js';
import { IllegalChanceError } from '../../text/issue.js';
import { shown } from '../../text/message.js';
import { cellsOf, type GameState, phaseOf, stateOf } from './game-state.js';
import { settingsFor } from './settings.js';

/** Make the cells of a game before its first deal; with random numbers, any player begins. */
export function startGame(rules: RulesOptions | undefined, rng: Rng | undefined): Cells {
  const settings = settingsFor(rules);
  const first = rng === undefined ? 0 : pick(checkedRng(rng), settings >> 2);
  return freshGame(settings, first);
}

/**
 * Begin a game of Azul.
 *
 * @param options - `rules`, those that differ from the defaults; `rng`, random numbers with which the first player and the
 *   first deal are drawn
 * @returns with random numbers, the state before the first drafting move; without, that before the first
 *   deal, in which player A begins
 * @throws TypeError if the options or the rules are not an object, an option or a setting is unknown, or `rng` is not a
 *   function; RangeError if a setting has an invalid value, or a random number is not in [0, 1)
 *
 * @example
 * ```ts
 * const state = newGame({ rules: { players: 4, mosaic: 'fixed' }, rng: seededRng(1) });
 * legalMoves(state).length > 0; // true
 * newGame().phase; // 'round-end'
 * ```
 */
export function newGame(options?: NewGameOptions<Rules>): GameState {
  const { rules, rng } = newGameOptions(options);
  const cells = startGame(rules, rng);
  if (rng !== undefined) dealRandom(cells, rng);
  return stateOf(cells);
}

/** Read the tiles of each factory; throw for what is not a deal. */
function tilesOf(cells: Readonly<Cells>, text: string): readonly number[] {
  const tiles = readDeal(text, factoryCount(cells));
  if (Array.isArray(tiles)) return tiles;
  throw new IllegalChanceError(tiles);
}

function impossible(path: Path, parameters: ImpossibleDeal): AzulIssue {
  return refuseDeal('deal.impossible', path, parameters);
}

/** Deal into empty sources: what is given, or at random. */
function deal(cells: Cells, source: string | Rng): void {
  if (typeof source === 'function') {
    dealRandom(cells, source);
    return;
  }
  const deal = tilesOf(cells, source);
  const factory = dealGiven(cells, deal);
  if (factory < 0) return;
  const tiles = writeTiles(at(deal, factory), Lane.Width);
  throw new IllegalChanceError(
    impossible(['deal', factory], { expected: 'tiles', factory, tiles }),
  );
}

/**
 * Apply a deal: it begins the first round, or ends a round and begins the next.
 *
 * Every floor is settled. If a mosaic row is complete, or no tile is left, the game is over and the bonuses
 * are added; else the factories are filled. The details are in docs/rules.md.
 *
 * @param state - a state of any phase
 * @param source - a {@link Deal} (any text is safe to pass, as it is checked), or a source of random numbers
 *   with which one is drawn. The deal with which the game ends is `'F'`
 * @returns the state before the round's first move, or of the phase `game-over`. While no deal is due, random
 *   numbers return the same state
 * @throws {@link IllegalChanceError} if a given deal is malformed (`deal.malformed`, or a code of the factories such as
 *   `factory.unsorted`), or cannot be drawn or is not due (`deal.impossible`); RangeError if a random number is not in
 *   [0, 1); TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const fresh = decodeState(['BFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * applyChance(fresh, 'F0cdde1bbbe2abde3cdee4bcce').phase; // 'drafting'
 * ```
 */
export function applyChance(state: GameState, source: string | Rng): GameState {
  const phase = phaseOf(state);
  if (phase !== 'round-end') {
    if (typeof source === 'function') return state;
    throw new IllegalChanceError(
      checkDeal(source) ??
        impossible(['phase'], { expected: 'other-phase', phase, value: shown(source) }),
    );
  }
  const cells = cellsOf(state).slice();
  if (!endRound(cells)) deal(cells, source);
  else if (typeof source !== 'function' && source !== 'F') {
    throw new IllegalChanceError(
      checkDeal(source) ?? impossible(['deal'], { expected: 'empty-deal', value: shown(source) }),
    );
  }
  return stateOf(cells, state);
}

/** The most factories that a game has; how many one game has shows when it is played. */
const MOST_FACTORIES = SOURCES.length - 1;

/** Whether a text is meant as a deal rather than a move. */
export function isDealEvent(event: unknown): event is Deal {
  return typeof event === 'string' && event.startsWith('F');
}

/** Check a deal's notation, whatever the state; `undefined` if it is well-formed. */
export function checkDeal(text: unknown): AzulIssue | undefined {
  const tiles = readDeal(text, MOST_FACTORIES);
  return Array.isArray(tiles) ? undefined : tiles;
}

/**
 * Return whether a value is a well-formed {@link Deal}, whatever the state and the number of players: factories 0 to 8
 * are accepted. {@link explainChance} says whether a state accepts it.
 *
 * @param text - any value
 * @returns `true` if it is well-formed; its type is then narrowed to `Deal`
 *
 * @example
 * ```ts
 * isChance('F0cdde1bbbe2abde3cdee4bcce'); // true
 * // The factories are not in the order of their numbers.
 * isChance('F1bbbe0cdde'); // false
 * ```
 */
export function isChance(text: unknown): text is Deal {
  return checkDeal(text) === undefined;
}

/**
 * Explain why a deal cannot begin the first or the next round.
 *
 * @param state - any state
 * @param deal - any value; only the notation of a {@link Deal} can be accepted
 * @returns `undefined` if {@link applyChance} accepts the deal, else the `issue` of the error that it throws
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * explainChance(fresh, 'F0cdde1bbbe2abde3cdee4bcce'); // undefined
 * explainChance(fresh, 'F0aaaa')?.code; // 'deal.impossible'
 * ```
 */
export function explainChance(state: GameState, deal: unknown): AzulIssue | undefined {
  cellsOf(state);
  // Random numbers are no deal.
  if (typeof deal === 'function') return checkDeal(deal);
  try {
    // Any other value is refused, with the issue that is returned.
    applyChance(state, deal as string);
    return undefined;
  } catch (error) {
    // No other issue is thrown here.
    if (error instanceof IllegalChanceError) return error.issue as AzulIssue;
    throw error;
  }
}

/**
 * Fill the factories, and do nothing else: floors and the token stay as they are, and the phase does not
 * matter.
 *
 * @param state - any state; while a factory or the centre holds a tile, nothing is dealt
 * @param source - a {@link Deal} (any text is safe to pass, as it is checked), or a source of random numbers
 *   with which one is drawn
 * @returns the state with filled factories, in the phase `drafting` if there was a tile to deal; the same
 *   state while a factory or the centre holds a tile
 * @throws {@link IllegalChanceError} if a given deal is malformed (`deal.malformed`, or a code of the factories such as
 * `factory.unsorted`), also in a state in which nothing is dealt, or cannot be drawn (`deal.impossible`); RangeError if
 * a random number is not in [0, 1); TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const empty = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * refillFactories(empty, seededRng(1)).phase; // 'drafting'
 * ```
 */
export function refillFactories(state: GameState, source: string | Rng): GameState {
  const found = cellsOf(state);
  if (isOffering(found)) {
    if (typeof source !== 'function') tilesOf(found, source);
    return state;
  }
  const cells = found.slice();
  deal(cells, source);
  return stateOf(cells, state);
}

/**
 * Draw the deal that begins the next round, at random and without applying it.
 *
 * @param state - any state. In the phase `round-end`, the result is a deal for {@link applyChance}, `'F'` if
 *   the game ends; in any other phase, a deal from bag and discard for {@link refillFactories}
 * @param rng - random numbers in [0, 1) that draw the tiles, such as those of {@link seededRng}
 * @returns the deal; in the phase `round-end`, the one that {@link applyChance} draws from the same random numbers
 * @throws RangeError if a random number is not in [0, 1); TypeError if `rng` is not a function, or `state` is not a
 * {@link GameState}
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * const deal = sampleChance(fresh, seededRng(1));
 * equalStates(applyChance(fresh, deal), applyChance(fresh, seededRng(1))); // true
 * ```
 */
export function sampleChance(state: GameState, rng: Rng): Deal {
  const cells = cellsOf(state).slice();
  if (phaseOf(state) === 'round-end' && endRound(cells)) return 'F';
  clearSources(cells);
  dealRandom(cells, checkedRng(rng));
  return writeDeal(cells);
}

/** Draw the deal at the end of a round, and begin the next round with it; throw where no deal is due. */
export function drawRound(state: GameState, rng: Rng): DrawnEvent<GameState, Deal> {
  // This throws: no deal is due.
  if (phaseOf(state) !== 'round-end') applyChance(state, sampleChance(state, rng));
  const cells = cellsOf(state).slice();
  checkedRng(rng);
  if (endRound(cells)) return { event: 'F', state: stateOf(cells, state) };
  dealRandom(cells, rng);
  return { event: writeDeal(cells), state: stateOf(cells, state) };
}

/**
 * Draw the colour of one tile from the bag, or from the discard when the bag is empty.
 *
 * @param state - any state, which is not changed: the tile stays where it is
 * @param rng - random numbers in [0, 1), by which each tile is drawn with the same probability
 * @returns the colour of the tile; `undefined` if bag and discard are both empty
 * @throws RangeError if a random number is not in [0, 1); TypeError if `rng` is not a function, or `state` is not a
 * {@link GameState}
 *
 * @example
 * ```ts
 * drawTile(decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']), () => 0); // 'a'
 * ```
 */
export function drawTile(state: GameState, rng: Rng): Colour | undefined {
  const cells = cellsOf(state);
  const pile = countTiles(cells, Cell.Bag) > 0 ? Cell.Bag : Cell.Discard;
  const total = countTiles(cells, pile);
  return total === 0 ? undefined : COLOURS[drawColour(cells, pile, total, checkedRng(rng))];
}

/** Whether nothing was dealt yet: every tile is in the bag. */
export function isFresh(state: GameState): boolean {
  const cells = cellsOf(state);
  return (
    phaseOf(state) === 'round-end' &&
    COLOURS.every((_, colour) => at(cells, Cell.Bag + colour) === Rule.TilesOfColour)
  );
}

/** Return the number of the round that a game begins in: 0 before the first deal. */
export function firstRound(start: GameState): number {
  return isFresh(start) ? 0 : 1;
}

/**
 * Return the number of the current round of a game, which a state alone does not say.
 *
 * @param start - the first state: a new game, before or after its first deal. A game that begins with another
 *   state begins in round 1
 * @param events - the deals and moves so far; they are not checked
 * @returns the number, from 1; 0 before the first deal. At the end of a round, and once the game is over, the
 *   number of the round that ended last
 * @throws TypeError if the events are not iterable or are a text, or `start` is not a {@link GameState}; RangeError if
 * there are more than ten million events
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * roundNumber(fresh, []); // 0
 * roundNumber(fresh, ['F0cdde1bbbe2abde3cdee4bcce', 'A1b2']); // 1
 * ```
 */
export function roundNumber(start: GameState, events: Iterable<string>): number {
  if (!isIterable(events)) throw wrongType('Events', events, 'a list of deals and moves');
  let round = firstRound(start);
  let count = 0;
  for (const event of events) {
    if (++count > LONGEST_LIST) {
      throw new RangeError(
        `Events: found more than ${LONGEST_LIST}, expected at most ${LONGEST_LIST}.`,
      );
    }
    // The empty deal ends the last round, and begins none.
    if (isDealEvent(event) && event !== 'F') round++;
  }
  return round;
}
