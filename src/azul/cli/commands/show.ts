/**
 * `azulejo show`: a picture of a state.
 *
 * @packageDocumentation
 */
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
// picocolors: knows from NO_COLOR and the kind of terminal whether colours are wanted.
import pc from 'picocolors';
import { renderSvg } from '../../render/svg.js';
import { renderText } from '../../render/text.js';
import { decode } from '../decode.js';
import { answerWith } from '../exit.js';
import { reportLines } from '../issue-lines.js';
import { addReadingOptions, addStateArguments, type StateOptions } from '../options.js';
import { textOf, write } from '../output.js';

const STANDARD_OUTPUT = '-';

interface ShowOptions extends StateOptions {
  readonly svg?: string;
  readonly colour?: boolean;
}

/** Draw the state, or say what is wrong with it. */
async function show(shared: string, players: string, options: ShowOptions): Promise<void> {
  const result = decode([shared, players], options);
  answerWith(result.ok);
  if (!result.ok) {
    process.stderr.write(textOf(reportLines([shared, players], result.issues)));
    return;
  }
  const { svg: file, colour = pc.isColorSupported && process.stdout.isTTY } = options;
  if (file === undefined) {
    await write(textOf([renderText(result.state, { colour })]));
    return;
  }
  const picture = textOf([renderSvg(result.state)]);
  if (file === STANDARD_OUTPUT) await write(picture);
  else writeFileSync(file, picture);
}

/** Define the command. */
export function define(command: Command): void {
  addReadingOptions(addStateArguments(command, 'required'))
    .option('--svg <file>', 'write the picture as SVG to a file, "-" for standard output')
    .option('--colour', 'colour the text (default: on a terminal, unless NO_COLOR is set)')
    .option('--no-colour', 'do not colour the text')
    .addHelpText('after', HELP)
    .action(show);
}

const HELP = `
Example:
  $ azulejo show AF0ccddCfB2020181820D0000000000 A0MSFB0MSF`;
