/**
 * Arguments and options that several commands take.
 *
 * @packageDocumentation
 */
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { DecodeOptions } from '../../codec/read-state.js';
import { DEFAULT_RULES } from '../../state/rules.js';
import { MOSAICS, TILING_ORDERS } from '../../state/vocabulary.js';

/** What a command that reads states is asked for. */
export interface StateOptions extends DecodeOptions {
  readonly json?: boolean;
}

/** Add the two strings of a state; without them a command may read standard input. */
export function addStateArguments(command: Command, need: 'required' | 'optional'): Command {
  const name = (text: string) => (need === 'required' ? `<${text}>` : `[${text}]`);
  return command
    .addArgument(new Argument(name('shared'), 'the shared string of the state'))
    .addArgument(new Argument(name('players'), 'the players string of the state'));
}

/** Add the rules that a state's strings do not say. */
export function addRulesOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--mosaic <kind>', 'which mosaic is played')
        .choices(MOSAICS)
        .default(DEFAULT_RULES.mosaic),
    )
    .addOption(
      new Option('--tiling-order <order>', 'in which order full rows are tiled')
        .choices(TILING_ORDERS)
        .default(DEFAULT_RULES.tilingOrder),
    );
}

/** Add everything that says how states are read. */
export function addReadingOptions(command: Command): Command {
  return addRulesOptions(command).option(
    '--lenient',
    'accept, with a warning, what is out of order but has one meaning',
  );
}

/** Add everything that says how states are read and answers written. */
export function addStateOptions(command: Command): Command {
  return addReadingOptions(command).option('--json', 'answer with one JSON object on a line');
}

/** Make a parser of integers within bounds. */
export function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Expected an integer from ${least} to ${most}.`);
  };
}
