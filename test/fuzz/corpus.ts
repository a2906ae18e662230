/**
 * Inputs that once did harm, and what they did. They are tried before new ones are made.
 *
 * A finding is printed as an entry of this list.
 */
import type { TextInput } from './checks.js';

/** An input, and what was wrong. */
export interface Entry {
  readonly was: string;
  readonly input: TextInput;
}

const START = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const DEALT = ['AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000', 'A0MSFB0MSF'] as const;

const RECORD = `azulejo-record 1
game azul
rules players=2 mosaic=variant tilingOrder=top-down
player A "Ada"
player B "Bob"
seed 42
start AFCeB1919191919D0000000000 A12Ma00b01c02d03SFB9MSFf
move ACe0
move A04
deal F
result finished
standing A score=19 rows=1 winner
standing B score=8 rows=0
end
`;

/** All of them. */
export const CORPUS: readonly Entry[] = [
  {
    was: 'a message cleared the terminal',
    input: { check: 'state', encoded: ['AF\u001b[2JCf', '\u009b2JA0MSF'] },
  },
  {
    was: 'a message turned the direction of writing',
    input: { check: 'state', encoded: ['AF\u202eCf', 'A0MS\u2066FB0MSF'] },
  },
  {
    was: 'a message held characters that cannot be seen',
    input: { check: 'state', encoded: ['A\u{e0041}F\u3164C\u2800f', 'A0M\u034fSFB0MSF'] },
  },
  {
    was: 'half a character broke the text into which it was copied',
    input: { check: 'state', encoded: ['A\ud800FCf', 'A0M\udc00SFB0MSF'] },
  },
  {
    was: 'a number with more digits than a double',
    input: {
      check: 'state',
      encoded: [`AFCfB${'9'.repeat(400)}D0`, 'A0MSFB0MSF'],
    },
  },
  {
    was: 'the player in turn has no full row, and another has one',
    input: { check: 'state', encoded: ['BFCfB1920202020D0000000000', 'A0MS0a1FB0MSF'] },
  },
  {
    was: 'a state without validation that has more tiles than the game',
    input: {
      check: 'state',
      encoded: ['AF0aaaaCaaaafB9999999999D9999999999', 'A0MS0a1FaaaaaaaB0MSF'],
      options: { validate: false },
    },
  },
  {
    was: 'a deal of garbage was ignored',
    input: { check: 'deal', encoded: START, text: 'Fgarbage!!' },
  },
  {
    was: 'a deal in the middle of a round was ignored',
    input: { check: 'deal', encoded: DEALT, text: 'F0cdde1bbbe2abde3cdee4bcce' },
  },
  {
    was: 'a move with a control character in its message',
    input: { check: 'move', encoded: DEALT, text: 'A0\u009b1' },
  },
  {
    was: 'a move with an invisible character behind it',
    input: { check: 'move', encoded: DEALT, text: 'A0c2\u{e0041}' },
  },
  {
    was: 'a record with text behind its end was complete, without a warning',
    input: { check: 'end', kind: 'record', text: RECORD, behind: 'garbage' },
  },
  {
    was: 'a log with text behind its last line was complete, without a warning',
    input: { check: 'end', kind: 'log', text: 'Ada: Z e 1 true\n', behind: 'garbage' },
  },
  {
    was: 'a record with carriage returns',
    input: { check: 'record', text: RECORD.replaceAll('\n', '\r\n') },
  },
  {
    was: 'a record whose seed has a leading zero',
    input: { check: 'record', text: RECORD.replace('seed 42', 'seed 042') },
  },
  {
    was: 'a record whose name holds raw invisible characters',
    input: { check: 'record', text: RECORD.replace('Ada', 'A\u3164d\u{e0041}a\u2800') },
  },
  {
    was: 'a record cut in the middle of an escape',
    input: { check: 'record', text: RECORD.slice(0, RECORD.indexOf('Ada')).concat('\\u00') },
  },
  {
    was: 'a record that asks for a player who is not there',
    input: { check: 'record', text: RECORD.replace('players=2', 'players=4') },
  },
  { was: 'nothing but line feeds', input: { check: 'record', text: '\n'.repeat(100_000) } },
  { was: 'nothing but NULs', input: { check: 'log', text: '\u0000'.repeat(10_000) } },
];
