/**
 * Clauses of what a game may have besides its rules, and of what others make of it: the end of random
 * play, playouts, records, agents.
 */

import { derivedSeed, seededRng } from '../../random/seeds.js';
import type { Fault } from '../../text/parsed.js';
import type { Agent } from '../game/agent.js';
import { canonicalEvent, explainEvent } from '../game/events.js';
import type { GameTypes } from '../game/game.js';
import { viewOf } from '../game/game-value.js';
import { sumOf } from '../game/numbers.js';
import { readRecord } from '../record/read-record.js';
import type { GameRecord } from '../record/record.js';
import { replay } from '../record/replay.js';
import { writeRecord } from '../record/write-record.js';
import {
  attempt,
  type Clause,
  faultUnless,
  firstOf,
  nextEvent,
  probesOf,
  stateAfter,
  type Visit,
} from './clause.js';
import {
  asNumbers,
  asRecord,
  isEqual,
  isOne,
  MOST_MOVES,
  show,
  showIssues,
  someOf,
} from './data.js';

/** Most events of a random game that must come to an end by itself. */
const MOST_EVENTS = 5000;
/** Most events that are played from a view. */
const VIEW_EVENTS = 300;
/** Number of moves after which a playout stops. */
const PLAYOUT_MOVES = 7;

/** The clause that random play ends, in a game that ends by itself. */
export const RANDOM_ENDS: Clause<Visit> = {
  name: 'random.ends',
  rule: `Random play comes to an end within ${MOST_EVENTS} events.`,
  check: ({ game, state, event, choice, events }) => {
    // Once for a random game, where it stops.
    if (event !== undefined) return undefined;
    let current = state;
    for (let number = events.length; number < MOST_EVENTS; number++) {
      if (game.isOver(current)) return undefined;
      const next = nextEvent(game, current, derivedSeed(choice, number));
      const after = next === undefined ? undefined : stateAfter(game, current, next);
      // That nothing can happen is against another clause.
      if (after === undefined) return undefined;
      current = after;
    }
    return { found: `${MOST_EVENTS} events`, expected: 'the end of the game' };
  },
};

/** Clauses of what matches, searches and records do with a game. Those that take long are for some states. */
export const USE_CLAUSES: readonly Clause<Visit>[] = [
  {
    name: 'evaluate',
    rule: 'An evaluation shares the win among the players, and repeats with equal random numbers.',
    check: ({ game, rules, state, choice }) => {
      if (game.evaluate === undefined || game.isOver(state)) return undefined;
      const [shares, again]: unknown[] = [0, 1].map(() =>
        game.evaluate?.(state, seededRng(choice)),
      );
      const found = asNumbers(shares);
      const players = game.players(rules).length;
      const isShared = found?.length === players && isOne(sumOf(found));
      const isPart = found?.every((share) => share >= 0 && share <= 1) === true;
      return (
        faultUnless(isShared && isPart, shares, `${players} shares that add up to 1`) ??
        faultUnless(isEqual(again, shares), again, `${show(shares)} with equal random numbers`)
      );
    },
  },
  {
    name: 'rollout',
    rule: 'A rollout plays the given number of moves, or to the end, and repeats with equal random numbers.',
    check: ({ game, state, choice }) => {
      if (game.rollout === undefined) return undefined;
      const play = (moves: number) => game.rollout?.(state, seededRng(choice), { moves });
      const [playout, again, whole] = [PLAYOUT_MOVES, PLAYOUT_MOVES, MOST_EVENTS].map(play);
      const moves = Math.min(PLAYOUT_MOVES, whole?.moves ?? 0);
      const returns = asNumbers(playout?.returns);
      const sameReturns = game.isOver(state) ? game.returns(state) : returns;
      const isShared = returns?.length === game.returns(state).length && isOne(sumOf(returns));
      const hasScores = playout?.scores !== undefined;
      return (
        faultUnless(playout?.moves === moves, playout?.moves, `${moves} moves`) ??
        faultUnless(isShared, playout?.returns, 'returns that add up to 1') ??
        faultUnless(
          isEqual(sameReturns, returns),
          returns,
          `${show(sameReturns)}, as at the end`,
        ) ??
        faultUnless(hasScores === (game.scores !== undefined), playout, 'scores if the game has') ??
        faultUnless(isEqual(again, playout), again, `${show(playout)} with equal random numbers`)
      );
    },
  },
  {
    name: 'rollout.move',
    rule: 'A rollout of one move leads to the returns after a legal move.',
    check: ({ game, state, choice }) => {
      if (game.rollout === undefined || game.playerToMove(state) < 0) return undefined;
      const states = game.legalMoves(state).map((move) => game.applyMove(state, move));
      if (states.length === 0 || states.some((each) => game.chance?.isDue(each))) return undefined;
      const { returns } = game.rollout(state, seededRng(choice), { moves: 1 });
      const isReached = states.some((each) => isEqual(game.returns(each), [...returns]));
      return faultUnless(isReached, returns, 'the returns after one of the legal moves');
    },
  },
  {
    name: 'perft',
    rule: 'Sequences of one move are counted exactly, and no more of two moves than can be played.',
    check: ({ game, state }) => {
      if (game.perft === undefined || game.playerToMove(state) < 0) return undefined;
      const moves = game.legalMoves(state);
      const found = [0, 1].map((depth) => game.perft?.(state, depth));
      const fault = faultUnless(isEqual(found, [1, moves.length]), found, `[1,${moves.length}]`);
      if (fault !== undefined || moves.length > MOST_MOVES) return fault;
      const states = moves.map((move) => game.applyMove(state, move));
      if (states.some((each) => game.playerToMove(each) < 0)) return undefined;
      const count = sumOf(states.map((each) => game.legalMoves(each).length));
      const two: unknown = game.perft(state, 2);
      // A game that counts by itself may stop where a phase ends.
      const isRight = typeof two === 'number' && two >= 0 && two <= count;
      return faultUnless(isRight, two, `at most ${count} sequences of two moves`);
    },
  },
  {
    name: 'view',
    rule: 'A view is a state with the same player to move and the same legal moves; a view of a view is the same.',
    check: ({ game, rules, state }) => {
      if (game.view === undefined) return undefined;
      const mover = game.playerToMove(state);
      return firstOf(game.players(rules).keys(), (player) => {
        const seen = game.view?.(state, player);
        const [once, twice] = [game.encode(seen), game.encode(game.view?.(seen, player))];
        const next: unknown = game.playerToMove(seen);
        const moves = player === mover ? game.legalMoves(seen) : [];
        const expected = player === mover ? game.legalMoves(state) : [];
        return (
          faultUnless(next === mover, next, `${mover} as player to move in the view`) ??
          faultUnless(isEqual(moves, expected), moves, `${show(expected)} in the view`) ??
          faultUnless(isEqual(twice, once), twice, `${show(once)}, which is seen already`)
        );
      });
    },
  },
  {
    name: 'view.continues',
    rule: 'A view can be played on at random, as searches do: the player to move there has a legal move.',
    check: ({ game, rules, state, choice }) => {
      if (game.view === undefined) return undefined;
      return firstOf(game.players(rules).entries(), ([player, letter]) => {
        let current: unknown = game.view?.(state, player);
        for (let number = 0; number < VIEW_EVENTS && !game.isOver(current); number++) {
          const next = nextEvent(game, current, derivedSeed(choice, number));
          if (next === undefined) {
            const expected = `an event for ${show(game.encode(current))}`;
            return {
              found: 'nothing that can happen',
              expected: `${expected} in the view of ${letter}`,
            };
          }
          const after = stateAfter(game, current, next);
          if (after === undefined) {
            return {
              found: `an error for ${show(next)}`,
              expected: `a state in the view of ${letter}`,
            };
          }
          current = after;
        }
        return undefined;
      });
    },
  },
  {
    name: 'inspectEvent',
    rule: 'The effect of an event is plain data, with a kind.',
    check: ({ game, state, event }) => {
      if (game.inspectEvent === undefined || event === undefined) return undefined;
      const view: unknown = game.inspectEvent(state, event);
      const isPlain = isEqual(JSON.parse(JSON.stringify([view])), [view]);
      const { kind } = asRecord(view) ?? {};
      return faultUnless(
        isPlain && typeof kind === 'string',
        view,
        `plain data with a kind for ${event}`,
      );
    },
  },
  {
    name: 'inspectEvent.refuses',
    rule: 'An event that cannot happen is refused, not inspected.',
    check: (visit) =>
      firstOf(probesOf(visit, 'move'), (text) => {
        const { game, state } = visit;
        if (explainEvent(game, state, text) === undefined) return undefined;
        const view: unknown = attempt(() => game.inspectEvent?.(state, text));
        return faultUnless(view === undefined, view, `an error for ${show(text)}`);
      }),
  },
  {
    name: 'logActions',
    rule: 'The effect of a move is written on one line, is not the end of that of another move, and is read back as the move.',
    check: ({ game, rules, state }) => {
      const { logActions } = game;
      if (logActions === undefined) return undefined;
      const letter = game.players(rules)[game.playerToMove(state)] ?? '';
      const moves = someOf(game.legalMoves(state));
      const written = moves.map((move) => logActions.write(move));
      return firstOf(moves.entries(), ([index, move]) => {
        const text: unknown = written[index];
        if (typeof text !== 'string' || text.includes('\n')) {
          return faultUnless(false, text, `one line about ${move}`);
        }
        const read: unknown = logActions.read(text, letter);
        const longer = written.find((other) => other !== text && String(other).endsWith(text));
        return (
          faultUnless(read === move, read, `${move}, which is written as ${show(text)}`) ??
          faultUnless(longer === undefined, longer, `a text that does not end with ${show(text)}`)
        );
      });
    },
  },
  {
    name: 'record',
    rule: 'A record is read as it was written, and replayed to the same state.',
    check: ({ game, rules, start, events, state }) => {
      const record: GameRecord<GameTypes> = {
        game: game.name,
        rules,
        names: [...game.players(rules)],
        events,
        // The clauses of texts hold: the first state was encoded as two texts.
        start: start as readonly [string, string],
        ...(game.isOver(state) && {
          result: { kind: 'finished', standings: game.standings(state) },
        }),
      };
      const text = writeRecord(game, record);
      const read = readRecord(game, text);
      if (!read.ok) return { found: showIssues(read.issues), expected: 'the record to be read' };
      const replayed = replay(game, read.record);
      if (!replayed.ok) {
        return { found: showIssues(replayed.issues), expected: 'the record to be replayed' };
      }
      const [again, last] = [writeRecord(game, read.record), replayed.states.at(-1)];
      const [found, expected] = [game.encode(last), game.encode(state)];
      return (
        faultUnless(again === text, again, 'the text that was read') ??
        faultUnless(isEqual(found, expected), found, `${show(expected)} at the end`)
      );
    },
  },
];

/** The clause of the ready-made agents. */
export const AGENTS: Clause<Visit> = {
  name: 'agents',
  rule: 'Each agent is made without options, has its name, and chooses a legal move of its view by its random numbers.',
  check: ({ game, state, choice }) => {
    if (game.agents === undefined || game.legalMoves(state).length === 0) return undefined;
    return firstOf(Object.entries(game.agents), ([name, make]): Fault | undefined => {
      const choose = (): unknown => {
        const agent: Agent<unknown> = make();
        const context = { rng: seededRng(choice), budget: { iterations: 2 } };
        const seen = viewOf(game, state);
        const ready: unknown = agent.beginGame?.(seen, context);
        return ready instanceof Promise ? ready : agent.chooseMove(seen, context);
      };
      const { name: found } = make();
      const answer = choose();
      // What is promised cannot be waited for here.
      if (answer instanceof Promise) return void answer.catch(() => undefined);
      const again = choose();
      const legal = game.legalMoves(state);
      const isLegal = typeof answer === 'string' && legal.includes(canonicalEvent(game, answer));
      return (
        faultUnless(found === name, found, `the name of the agent ${name}`) ??
        faultUnless(isLegal, answer, `a legal move of the agent ${name}`) ??
        faultUnless(again === answer, again, `${answer} of ${name}, with equal random numbers`)
      );
    });
  },
};
