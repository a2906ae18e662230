/** Checking that a game keeps the contract which the interface `Game` is, by random games. */

import { anything, array, nat, oneof, tuple } from 'fast-check';
import { integerInRange, knownOptions, listOf, wrongType } from '../../boundary/values.js';
import { checkedSeed } from '../../random/seeds.js';
import type { Game, GameTypes } from '../game/game.js';
import { completeRules, type RulesOptionsOf } from '../game/settings.js';
import { type AnyGame, type Clause, type Visit, visitsOf } from './clause.js';
import { CHANCE_CLAUSES, EVENT_CLAUSES, FORFEIT_CLAUSES } from './event-clauses.js';
import { MEMBER_CLAUSES, SETTING_CLAUSES, usualRules } from './members.js';
import { MOVE_CLAUSES } from './move-clauses.js';
import { AGENTS, RANDOM_ENDS, USE_CLAUSES } from './optional-clauses.js';
import {
  breachOf,
  type ContractBreach,
  firstFault,
  type Place,
  type Runs,
  search,
} from './search.js';
import { START_CLAUSES, STATE_CLAUSES } from './state-clauses.js';
import { TENSOR_CLAUSES } from './tensor-clauses.js';
import { INPUT_CLAUSES, TEXT_CLAUSES, UNCHANGED } from './text-clauses.js';

/**
 * Options of {@link checkContract}; all have defaults.
 *
 * @typeParam Rules - the type of the game's complete rules
 */
export interface ContractOptions<Rules> {
  /**
   * The sets of rules to play by, at least one, each with the settings that differ from the defaults. By default, the
   * default rules, and those that differ from them in one setting, once for each of its choices.
   */
  readonly rules?: readonly RulesOptionsOf<Rules>[] | undefined;
  /** Number of random games by each set of rules, an integer from 1; 15 by default. */
  readonly games?: number | undefined;
  /** Seed of the random games, a safe integer; 0 by default. */
  readonly seed?: number | undefined;
  /** Whether random games need not end; if `false`, the default, each must end within 5000 events. */
  readonly endless?: boolean | undefined;
}

/** Number of events of a random game that are looked at. */
const EVENTS = 300;
/** Number of values of any type that are given to the game. */
const INPUTS = 100;
/** Clauses that take long are checked after so many events, and where a random game stops. */
const FEW: readonly number[] = [0, 1, 4, 16, 64];
/** Agents, which may take a second for a move, choose one after so many events of one game. */
const AGENTS_CHOOSE: readonly number[] = [1, 4];

/** The choices of random games. */
const CHOICES = array(nat(0xffff), { maxLength: EVENTS + 1, size: 'max' });

/** The choices of a game until agents have chosen. */
const FIRST_CHOICES = array(nat(0xffff), { minLength: 6, maxLength: 6 });

/** Any sequence of UTF-16 code units, unpaired surrogates among them. */
const TEXT = array(oneof(nat(0x7f), nat(0xffff)), { maxLength: 12 }).map((codes) =>
  String.fromCharCode(...codes),
);

/** Any value, any text, and pairs of texts. */
const ANYTHING = oneof(anything(), TEXT, tuple(TEXT, TEXT));

/** Complete rules that are given. */
function givenRules(game: AnyGame, list: readonly object[]): readonly object[] {
  const copy = listOf('Rules', list, 'a list of rules');
  integerInRange('Rules, their number', copy.length, 1);
  return copy.map((rules) => completeRules<object>(game.settings, rules));
}

/** Play random games by each of some rules, and report the clauses that are broken. */
function checkGames(
  game: AnyGame,
  rulesList: readonly object[],
  runs: Runs,
  clauses: readonly Clause<Visit>[],
  isChecked: (visit: Visit) => boolean = () => true,
  choices = CHOICES,
): ContractBreach[] {
  const breaches: ContractBreach[] = [];
  let left = clauses;
  for (const rules of rulesList) {
    const found = search(choices, runs, left, (each, some) =>
      firstFault(visitsOf(game, rules, each), (visit) => (isChecked(visit) ? some : [])),
    );
    for (const { clause, fault, subject } of found) {
      breaches.push(breachOf(game, clause, fault, subject, runs.seed));
    }
    left = left.filter((clause) => !found.some((each) => each.clause === clause));
  }
  return breaches;
}

/** Check clauses of some subjects, and report the first fault of each clause. */
function checkEach<Subject>(
  game: AnyGame,
  clauses: readonly Clause<Subject>[],
  subjects: readonly Subject[],
  seed: number,
  placeOf: (subject: Subject) => Place = () => ({}),
): ContractBreach[] {
  return clauses.flatMap((clause) => {
    const found = firstFault(subjects, () => [clause]);
    if (found === undefined) return [];
    return [breachOf(game, clause, found.fault, placeOf(found.subject), seed)];
  });
}

/** Give the game values of any type, and report the clauses that are broken. */
function checkInputs(game: AnyGame, seed: number): ContractBreach[] {
  const runs = { seed, numRuns: INPUTS };
  const found = search(ANYTHING, runs, INPUT_CLAUSES, (value, left) =>
    firstFault([{ game, value }], () => left),
  );
  return found.map(({ clause, fault }) => breachOf(game, clause, fault, {}, seed));
}

/** Report what breaks when others use a game that keeps the contract otherwise. */
function checkUses(game: AnyGame, rulesList: readonly object[], runs: Runs): ContractBreach[] {
  const isOneOfFew = ({ event, events }: Visit) =>
    event === undefined || FEW.includes(events.length);
  const doesAgentChoose = ({ events }: Visit) => AGENTS_CHOOSE.includes(events.length);
  const one = { ...runs, numRuns: 1 };
  return [
    ...checkGames(game, rulesList, runs, [...TENSOR_CLAUSES, ...USE_CLAUSES], isOneOfFew),
    ...checkGames(game, rulesList, one, [AGENTS], doesAgentChoose, FIRST_CHOICES),
  ];
}

/** Clauses of every state, and of what happens in it. */
const VISIT_CLAUSES: readonly Clause<Visit>[] = [
  ...STATE_CLAUSES,
  ...MOVE_CLAUSES,
  ...TEXT_CLAUSES,
  // Before events are applied, which has clauses of its own.
  UNCHANGED,
  ...EVENT_CLAUSES,
  ...CHANCE_CLAUSES,
  ...FORFEIT_CLAUSES,
];

/**
 * Check that a game of your own keeps the contract of the interface `Game` of `azulejo/game`: in the states of random
 * games by several sets of rules, and for inputs of any kind. It needs the package `fast-check`.
 *
 * Whatever wrong value the game's functions return or throw is reported as a breach, never thrown here. A function of
 * the game that never returns cannot be stopped.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the game, which may be broken in any way
 * @param options - sets of rules, number of random games, seed, whether games must end
 * @returns one breach for each clause that is broken, with what was found and the events that lead there; empty if the
 * game keeps the contract. The same seed gives the same breaches
 * @throws RangeError if `games` is not an integer from 1, the seed is not a safe integer, `rules` is empty, or a
 * setting has an invalid value; TypeError if an option or a setting does not exist, or has another type
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo';
 * import { checkContract } from 'azulejo/testing';
 *
 * const broken = { ...azul, isOver: () => false, returns: () => [1, 1] };
 * const [breach] = checkContract(broken, { rules: [{}], games: 1 });
 * breach?.clause; // 'returns.sum'
 * breach?.found; // '[1,1]'
 * ```
 */
export function checkContract<Types extends GameTypes>(
  game: Game<Types>,
  options?: ContractOptions<Types['rules']>,
): readonly ContractBreach[] {
  const own = knownOptions('Options', options, ['rules', 'games', 'seed', 'endless']);
  const { rules, games = 15, endless = false } = own;
  const numRuns = integerInRange('Games', games, 1);
  const seed = checkedSeed(own.seed ?? 0);
  if (typeof endless !== 'boolean') throw wrongType('Endless', endless, 'true or false');
  // The functions of any game are called with what it returned itself.
  const given = game as unknown as AnyGame;

  // Each of these needs what comes before it.
  const members = checkEach(given, MEMBER_CLAUSES, [{ game }], seed);
  if (members.length > 0) return members;
  const settings = checkEach(given, SETTING_CLAUSES, [{ game: given }], seed);
  if (settings.length > 0) return settings;

  const rulesList = rules === undefined ? usualRules(given) : givenRules(given, rules);
  const beginnings = rulesList.map((each) => ({ game: given, rules: each }));
  const runs = { seed, numRuns };
  const clauses = endless ? VISIT_CLAUSES : [...VISIT_CLAUSES, RANDOM_ENDS];
  const breaches = [
    ...checkEach(given, START_CLAUSES, beginnings, seed, ({ rules: begun }) => ({ rules: begun })),
    ...checkGames(given, rulesList, runs, clauses),
    ...checkInputs(given, seed),
  ];
  // What others make of a game can go wrong in any way while the game breaks its contract.
  return breaches.length > 0 ? breaches : checkUses(given, rulesList, runs);
}
