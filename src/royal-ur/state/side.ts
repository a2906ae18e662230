/**
 * One player's tokens as one number: a bit for each square with a token, the count in the hand, the
 * count at home.
 *
 * @packageDocumentation
 */
import { Step, StepBits } from './path.js';

/** The bits of a side above those of the squares, which are bits 1 to 14. */
enum SideBits {
  Hand = 16,
  Home = 20,
  CountMask = 15,
  /** The most that one digit can say: only in a state that was not validated there can be more. */
  MostCount = 9,
  OneInHand = 0x10000,
  OneAtHome = 0x100000,
  /** The bits of tokens that are not at home. */
  Away = 0xfffff,
}

/** Make a side. */
export function sideOf(hand: number, squares: number, home: number): number {
  return (home << SideBits.Home) | (hand << SideBits.Hand) | squares;
}

/** Return the squares with a token: bit by step. */
export function squaresOf(side: number): number {
  return side & StepBits.Squares;
}

/** Return the number of tokens in the hand. */
export function handOf(side: number): number {
  return (side >> SideBits.Hand) & SideBits.CountMask;
}

/** Return the number of tokens at home. */
export function homeOf(side: number): number {
  return side >> SideBits.Home;
}

/** Whether all tokens are at home. */
export function isAllHome(side: number): boolean {
  return side >= SideBits.OneAtHome && (side & SideBits.Away) === 0;
}

/** Return the steps that a token can leave: those with a token, bit 0 for the hand. */
export function sourcesOf(side: number): number {
  return side & (SideBits.CountMask << SideBits.Hand)
    ? (side & StepBits.Squares) | 1
    : side & StepBits.Squares;
}

/** Return a side from which a token has left a step. */
export function withoutToken(side: number, step: number): number {
  return step === Step.Hand ? side - SideBits.OneInHand : side & ~(1 << step);
}

/** Return a side with one more token on a step; there are no more than 9 at home. */
export function withToken(side: number, step: number): number {
  if (step !== Step.Home) return side | (1 << step);
  return homeOf(side) < SideBits.MostCount ? side + SideBits.OneAtHome : side;
}

/** Return a side whose token on a step was captured; there are no more than 9 in the hand. */
export function captured(side: number, step: number): number {
  const rest = side & ~(1 << step);
  return handOf(side) < SideBits.MostCount ? rest + SideBits.OneInHand : rest;
}

/** Count the bits of a set of steps. */
export function countSteps(steps: number): number {
  const pairs = steps - ((steps >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  return (Math.imul((fours + (fours >> 4)) & 0x0f0f, 0x101) >> 8) & 31;
}

/** Return the lowest step of a set that is not empty. */
export function lowestStep(steps: number): number {
  return 31 - Math.clz32(steps & -steps);
}

/** List the steps of a set, ascending. */
export function stepsOf(bits: number): number[] {
  const steps: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) steps.push(lowestStep(rest));
  return steps;
}

/** Count a side's tokens. */
export function tokensOf(side: number): number {
  return handOf(side) + countSteps(squaresOf(side)) + homeOf(side);
}

/** Add up how far a side's tokens have come, in steps: home is 15. */
export function progressOf(side: number): number {
  let progress = Step.Home * homeOf(side);
  for (let rest = squaresOf(side); rest !== 0; rest &= rest - 1) progress += lowestStep(rest);
  return progress;
}
