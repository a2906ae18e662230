/**
 * The command line: reads the arguments and runs the command that they name.
 *
 * @packageDocumentation
 */
// commander: arguments, help and suggestions, no dependencies, the most used of its kind.
import { Command, CommanderError } from 'commander';
import { version } from '../../../package.json';
import { COMMANDS } from './commands.js';
import { legible } from './excerpt.js';
import { Exit } from './exit.js';

/** Longest complaint about arguments; these can be of any length. */
const LONGEST_COMPLAINT = 400;

/** Run the command that the arguments name, and set the exit status. */
export async function run(args: readonly string[]): Promise<void> {
  const program = await programFor(args);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? Exit.Yes : Exit.Usage;
  }
}

/** Make the program. Commands that the arguments do not name are there for the help alone. */
async function programFor(args: readonly string[]): Promise<Command> {
  const names = COMMANDS.map(({ name }) => name);
  const program = new Command('azulejo')
    .description('The rules of the board game Azul: check states, play moves, play games.')
    .version(version)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => write(legible(text.trimEnd(), LONGEST_COMPLAINT)),
    })
    .showHelpAfterError(`Commands: ${names.join(', ')}. See "azulejo --help" for more.`)
    .addHelpText('after', HELP);
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).description(summary);
    command.showHelpAfterError(hintFor(`azulejo ${name}`));
    if (args.includes(name)) (await load()).define(command);
  }
  return program;
}

function hintFor(command: string): string {
  return `See "${command} --help" for what is expected.`;
}

const HELP = `
Exit status: 0 yes or done, 1 no (invalid, illegal), 2 wrong usage.

Example:
  $ azulejo play --seed 1`;
