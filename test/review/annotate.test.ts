/** Reviews as comments: what they say, and that nothing else of a record changes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import { eventKind } from '../../src/engine/game/events.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { readRecord } from '../../src/engine/record/read-record.js';
import type { GameRecord } from '../../src/engine/record/record.js';
import { writeRecord } from '../../src/engine/record/write-record.js';
import type { GameReview } from '../../src/engine/review/game-review.js';
import { annotateRecord, reviewGame } from '../../src/engine/review/review-game.js';
import { type PigTypes, pig } from '../support/pig.js';

const RECORD: GameRecord<PigTypes> = {
  game: 'pig',
  rules: { players: 2, target: 20 },
  names: ['Ada', 'Bob'],
  start: pig.encode(pig.start({ players: 2, target: 20 })),
  events: ['Ar', 'R3', 'Ah', 'Br'],
};

const REVIEW: GameReview<PigTypes> = {
  ...{ game: 'pig', rules: { players: 2, target: 20 }, iterations: 50, seed: 3 },
  moves: [
    { number: 1, event: 0, player: 'A', move: 'Ar', mark: 'forced' },
    {
      ...{ number: 2, event: 2, player: 'A', move: 'Ah', mark: 'mistake', loss: 0.1234 },
      ...{ winShare: 0.4, best: { move: 'Ar', winShare: 0.5234 }, uncertain: true, exact: false },
      reasons: [
        { part: 'rolls', points: 1.26 },
        { part: 'denial', points: -0.5 },
        { part: 'small', points: 0.04 },
      ],
    },
    {
      ...{ number: 3, event: 3, player: 'B', move: 'Br', mark: 'best', loss: 0, winShare: 0.61 },
      ...{ best: { move: 'Br', winShare: 0.61 }, reasons: [], uncertain: false, exact: true },
    },
  ],
  chance: [{ event: 1, events: ['R3'], change: [-0.02, 0.02], standardError: [0.01, 0.013] }],
  curve: [[], [0.4, 0.6], [0.39, 0.61]],
  players: [
    {
      ...{ player: 'A', name: 'Ada', accuracy: 54.04, loss: 0.1234, luck: -0.02, forced: 1 },
      ...{ luckError: 0.01, marks: { best: 0, good: 0, inaccuracy: 0, mistake: 1, blunder: 0 } },
    },
    {
      ...{ player: 'B', name: 'Bob', loss: 0, luck: 0.02, forced: 0 },
      marks: { best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
    },
  ],
};

const COMMENTS = [
  { after: 0, text: 'review: 50 iterations for each position, seed 3' },
  { after: 1, text: 'review: forced' },
  {
    after: 2,
    text: 'review: luck A -2.0%, B +2.0%; standard error A 1.0%, B 1.3%',
  },
  {
    after: 3,
    text: 'review: mistake (uncertain), loses 12.3% against Ar, which gains rolls +1.3, denial -0.5; win share A 40.0%, B 60.0%',
  },
  { after: 4, text: 'review: best (exact); win share A 39.0%, B 61.0%' },
  {
    after: 4,
    text: 'review: A accuracy 54.0, loses 12.3%, luck -2.0% (standard error 1.0%); best 0, good 0, inaccuracy 0, mistake 1, blunder 0, forced 1',
  },
  {
    after: 4,
    text: 'review: B loses 0.0%, luck +2.0%; best 1, good 0, inaccuracy 0, mistake 0, blunder 0, forced 0',
  },
];

describe('a record with its review', () => {
  test('has a comment on each move, on chance and on each player', () => {
    expect(annotateRecord(RECORD, REVIEW)).toEqual({ ...RECORD, comments: COMMENTS });
    expect('comments' in RECORD).toBe(false);
  });

  test('keeps other comments, before those of the review, and replaces those of an earlier one', () => {
    const comments = [
      { after: 3, text: 'a note on a review' },
      { after: 3, text: 'review: best' },
      { after: 4, text: 'the end' },
    ];
    const once = annotateRecord({ ...RECORD, comments }, REVIEW);
    const [note, , end] = comments;
    expect(once.comments).toEqual([
      ...COMMENTS.slice(0, 3),
      note,
      ...COMMENTS.slice(3, 4),
      end,
      ...COMMENTS.slice(4),
    ]);
    expect(annotateRecord(once, REVIEW)).toEqual(once);
  });

  test('says nothing of what a review that was stopped does not know', () => {
    const { moves, curve } = REVIEW;
    const part = { ...REVIEW, moves: moves.slice(0, 1), curve: curve.slice(0, 1), chance: [] };
    const { comments = [] } = annotateRecord(RECORD, part);
    expect(comments.map(({ after }) => after)).toEqual([0, 1, 4, 4]);
  });

  test('is not one of another game', () => {
    const other = { ...REVIEW, game: 'dog' } as unknown as GameReview<PigTypes>;
    expect(() => annotateRecord(RECORD, other)).toThrow(
      new RangeError('Review: found "dog" with an event 3, expected "pig" with 4 events.'),
    );
    const short = { ...RECORD, events: RECORD.events.slice(0, 3) };
    expect(() => annotateRecord(short, REVIEW)).toThrow(RangeError);
  });

  test('can be written and read, whatever was played', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1000), async (seed) => {
        const agents = [randomAgent(pig), randomAgent(pig)];
        const { record } = await playMatch(pig, agents, { seed });
        const annotated = annotateRecord(record, await reviewGame(pig, record, { iterations: 5 }));
        const read = readRecord(pig, writeRecord(pig, annotated));
        expect(read.ok && read.record).toEqual(annotated);
        const { comments = [], ...rest } = annotated;
        expect(rest).toEqual(record);
        for (const [index, event] of record.events.entries()) {
          const about = comments.filter(({ after }) => after === index + 1);
          if (eventKind(pig, event) === 'move') expect(about.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 10 },
    );
  });
});
