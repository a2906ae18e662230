/** Clauses of what happens: moves, chance events and players who drop out. */

import { seededRng } from '../../random/seeds.js';
import { applyEvent, checkEvent, eventKind, explainEvent } from '../game/events.js';
import { sumOf } from '../game/numbers.js';
import { type Clause, faultUnless, firstOf, probesOf, type Visit } from './clause.js';
import {
  asList,
  asTexts,
  isEqual,
  isIssue,
  isOne,
  messageOf,
  show,
  showError,
  showMessage,
} from './data.js';

const explained = 'an issue made by issueAt, or undefined';

/** The functions that explain and apply each kind of event. */
const FUNCTIONS = [
  ['move', 'explainMove', 'applyMove'],
  ['chance', 'chance.explain', 'chance.apply'],
  ['forfeit', 'forfeits.explain', 'forfeits.apply'],
] as const;

/** Clauses of what happens, for each kind of event. */
export const EVENT_CLAUSES: readonly Clause<Visit>[] = FUNCTIONS.flatMap(
  ([kind, explain, apply]): readonly Clause<Visit>[] => {
    /** Check an event that happens, of this kind. */
    const happening =
      (check: (visit: Visit, event: string) => ReturnType<Clause<Visit>['check']>) =>
      (visit: Visit) =>
        visit.event === undefined || eventKind(visit.game, visit.event) !== kind
          ? undefined
          : check(visit, visit.event);
    return [
      {
        name: `${explain}.total`,
        rule: 'Any text has an issue or none, and causes no error.',
        check: (visit) =>
          firstOf(probesOf(visit, kind), (text) => {
            const issue: unknown = explainEvent(visit.game, visit.state, text);
            return faultUnless(issue === undefined || isIssue(issue), issue, explained);
          }),
      },
      {
        name: `${apply}.refuses`,
        rule: 'An event with an issue is refused, with an error of the same message; any other is applied.',
        check: (visit) =>
          firstOf(probesOf(visit, kind), (text) => {
            const { game, state } = visit;
            const issue = explainEvent(game, state, text);
            if (issue === undefined) {
              const after: unknown = game.encode(applyEvent(game, state, text));
              return faultUnless(asTexts(after)?.length === 2, after, `a state after ${text}`);
            }
            const expected = `the error ${showMessage(issue.message)} for ${show(text)}`;
            try {
              applyEvent(game, state, text);
            } catch (error) {
              const isRight = messageOf(error)?.includes(issue.message) === true;
              return isRight ? undefined : { found: `the error ${showError(error)}`, expected };
            }
            return { found: 'a state', expected };
          }),
      },
      // Before any other that applies an event: what it changes would be found by them.
      {
        name: `${apply}.pure`,
        rule: 'The state that an event is applied to is not changed.',
        check: happening(({ game, state }, event) => {
          const before = game.encode(state);
          applyEvent(game, state, event);
          const found = game.encode(state);
          const expected = `${show(before)}, as before ${event} was applied to it`;
          return faultUnless(isEqual(found, before), found, expected);
        }),
      },
      {
        name: `${apply}.legal`,
        rule: 'An event that can happen has no issue, and leads to a state.',
        check: happening(({ game, state }, event) => {
          const issue: unknown = explainEvent(game, state, event);
          const after: unknown = game.encode(applyEvent(game, state, event));
          return (
            faultUnless(issue === undefined, issue, `undefined for ${event}`) ??
            faultUnless(
              asTexts(after)?.length === 2,
              after,
              `two texts of the state after ${event}`,
            )
          );
        }),
      },
      {
        name: `${apply}.repeats`,
        rule: 'The same event in the same state leads to the same state.',
        check: happening(({ game, state }, event) => {
          const [first, again] = [0, 1].map(() => game.encode(applyEvent(game, state, event)));
          return faultUnless(isEqual(again, first), again, `${show(first)} after ${event} again`);
        }),
      },
    ];
  },
);

/** How often chance is drawn to see how frequent each outcome is. */
const DRAWS = 4000;

/** Standard deviations between what is drawn and what is likely that are no accident. */
const MOST_DEVIATIONS = 6;

export const CHANCE_CLAUSES: readonly Clause<Visit>[] = [
  {
    name: 'chance.sample',
    rule: 'A drawn event depends on the random numbers alone, is well-formed, and can happen.',
    check: ({ game, state, choice }) => {
      const { chance } = game;
      if (chance?.isDue(state) !== true) return undefined;
      const event: unknown = chance.sample(state, seededRng(choice));
      if (typeof event !== 'string') return faultUnless(false, event, 'a text');
      const again: unknown = chance.sample(state, seededRng(choice));
      const issue: unknown = checkEvent(game, event) ?? explainEvent(game, state, event);
      const kind = eventKind(game, event);
      return (
        faultUnless(again === event, again, `${show(event)} with equal random numbers`) ??
        faultUnless(kind === 'chance', `${event}, a ${kind}`, 'a chance event') ??
        faultUnless(issue === undefined, issue, `undefined for ${event}`)
      );
    },
  },
  {
    name: 'chance.outcomes',
    rule: 'The outcomes are all that can be drawn, each can happen, and their probabilities add up to 1.',
    check: ({ game, state, choice }) => {
      const { chance } = game;
      if (chance?.outcomes === undefined || !chance.isDue(state)) return undefined;
      const outcomes = chance.outcomes(state);
      if (asList(outcomes) === undefined) return faultUnless(false, outcomes, 'a list');
      const events = outcomes.map(({ event }) => event);
      const drawn = chance.sample(state, seededRng(choice));
      const total = sumOf(outcomes.map(({ probability }) => probability));
      return (
        faultUnless(events.includes(drawn), events, `${drawn} among them, which is drawn`) ??
        faultUnless(isOne(total), total, 'probabilities that add up to 1') ??
        firstOf(outcomes, ({ event, probability }) => {
          const issue: unknown = explainEvent(game, state, event);
          return (
            faultUnless(probability > 0, probability, `a probability above 0 for ${event}`) ??
            faultUnless(issue === undefined, issue, `undefined for ${event}`)
          );
        })
      );
    },
  },
  {
    name: 'chance.frequencies',
    rule: 'Each event is drawn as often as the outcomes say.',
    check: ({ game, state, choice, events }) => {
      const { chance } = game;
      // Once in a game is enough.
      const isFirst = !events.some((event) => eventKind(game, event) === 'chance');
      if (chance?.outcomes === undefined || !isFirst || !chance.isDue(state)) return undefined;
      const counts = new Map<string, number>();
      const rng = seededRng(choice);
      for (let draw = 0; draw < DRAWS; draw++) {
        const event = chance.sample(state, rng);
        counts.set(event, (counts.get(event) ?? 0) + 1);
      }
      return firstOf(chance.outcomes(state), ({ event, probability }) => {
        const count = counts.get(event) ?? 0;
        const deviation = Math.sqrt(DRAWS * probability * (1 - probability));
        const isLikely = Math.abs(count - DRAWS * probability) <= MOST_DEVIATIONS * deviation;
        const expected = `${event} about ${Math.round(DRAWS * probability)} times in ${DRAWS} draws`;
        return faultUnless(isLikely, count, expected);
      });
    },
  },
  {
    name: 'chance.draw',
    rule: 'An event that is drawn and applied in one step is that of `sample`, and leads to the state that it leads to in two.',
    check: ({ game, state, choice }) => {
      const { chance } = game;
      if (chance?.draw === undefined || !chance.isDue(state)) return undefined;
      const drawn = chance.draw(state, seededRng(choice));
      const expected = game.encode(chance.apply(state, drawn.event));
      const found = game.encode(drawn.state);
      const sampled: unknown = chance.sample(state, seededRng(choice));
      return (
        faultUnless(isEqual(found, expected), found, `${show(expected)} after ${drawn.event}`) ??
        faultUnless(drawn.event === sampled, drawn.event, `${show(sampled)}, as sample draws it`)
      );
    },
  },
];

export const FORFEIT_CLAUSES: readonly Clause<Visit>[] = [
  {
    name: 'forfeits.drops',
    rule: 'A player who drops out has no turn, cannot drop out again, and has no larger win share.',
    check: ({ game, rules, state }) => {
      const { forfeits } = game;
      if (forfeits === undefined) return undefined;
      return firstOf(game.players(rules).entries(), ([player, letter]) => {
        if (forfeits.explain(state, player) !== undefined) return undefined;
        const after = forfeits.apply(state, player);
        const [share = 0, before = 0] = [game.returns(after)[player], game.returns(state)[player]];
        const next = game.playerToMove(after);
        const again: unknown = forfeits.explain(after, player);
        return (
          faultUnless(next !== player, next, `another player to move after ${letter}!`) ??
          faultUnless(isIssue(again), again, `an issue for ${letter}! after ${letter}!`) ??
          faultUnless(share <= before, share, `a share of at most ${before} after ${letter}!`)
        );
      });
    },
  },
  {
    name: 'forfeits.over',
    rule: 'Nobody drops out of a game that is over.',
    check: ({ game, rules, state }) => {
      const { forfeits } = game;
      if (forfeits === undefined || !game.isOver(state)) return undefined;
      return firstOf(game.players(rules).entries(), ([player, letter]) => {
        const issue: unknown = forfeits.explain(state, player);
        return faultUnless(isIssue(issue), issue, `an issue for ${letter}!, as the game is over`);
      });
    },
  },
];
