/**
 * Commands of games, whose arguments are often states.
 *
 * @packageDocumentation
 */
import { Command, type ParseOptionsResult } from 'commander';

/** An option: two dashes and a name, or one and a letter. The state of a finished game may begin with a dash, too. */
const OPTION = /^-(-.|[^-]$)/s;

/** A command that takes states as arguments, those that begin with a dash included. */
export class GameCommand extends Command {
  override parseOptions(words: string[]): ParseOptionsResult {
    const { operands, unknown } = super.parseOptions(words);
    const options = unknown.filter((word) => OPTION.test(word));
    const others = unknown.filter((word) => word !== '--');
    if (options.length === 0) return { operands: [...operands, ...others], unknown: [] };
    // The first one is complained about.
    return { operands, unknown: options };
  }
}
