/**
 * Reading the notation of moves, with everything that is wrong with it.
 *
 * @packageDocumentation
 */
import { excerpt, typeOf, writePiece, writeType } from '../../text/message.js';
import type { CubeBlokusIssue } from './issue.js';
import { rejectMove } from './move-issue.js';
import {
  isReading,
  type MoveFault,
  type MoveReading,
  readNotation,
  squareName,
} from './notation.js';

/** What must be at a place of a move. */
const EXPECTED: Readonly<Record<MoveFault['expected'], string>> = {
  player: 'a player from A to D',
  face: 'a face: U, L, F, R, B or D',
  column: 'a column from a to i',
  row: 'a row from 1 to 9',
  end: 'the end of the move, which has five squares at most',
  'other-square': 'each square once',
};

/** Return a move, or the issue of its text. */
export function readMove(text: unknown): MoveReading | CubeBlokusIssue {
  if (typeof text !== 'string') {
    const type = typeOf(text);
    return rejectMove({ expected: 'text', type }, [writeType(type), 'a move, such as AUb8']);
  }
  const result = readNotation(text);
  return isReading(result) ? result : explainFault(text, result);
}

function explainFault(text: string, fault: MoveFault): CubeBlokusIssue {
  const { index, expected } = fault;
  if (fault.expected === 'other-square') {
    const square = squareName(fault.square);
    const said = [`${square} again`, EXPECTED[expected]] as const;
    return rejectMove({ expected: fault.expected, square }, said, { index });
  }
  const parameters = { expected: fault.expected, text: excerpt(text.slice(index)) };
  const said = [writePiece(parameters), EXPECTED[expected]] as const;
  return rejectMove(parameters, said, { index });
}

/** Return the issue of a move's notation, whatever the state; `undefined` if it is well-formed. */
export function checkMove(text: unknown): CubeBlokusIssue | undefined {
  const result = readMove(text);
  return 'code' in result ? result : undefined;
}
