/** `azulejo show`: a picture of a state. */

import { type Command, Option } from 'commander';
import { type Host, loadConsole } from '../console.js';
import { STANDARD_STREAM } from '../files/file-access.js';
import { openNewFile } from '../files/saved-file.js';
import { reportLines } from '../issues.js';
import { addReadingOptions, addStateArguments, exampleOf, type StateOptions } from '../options.js';
import { answerWith, hasColours, limitOf, textOf, widthOf, write } from '../print/output.js';
import { drawState } from '../print/screen.js';
import { decoderFor } from '../questions.js';

interface ShowOptions extends StateOptions {
  readonly svg?: string;
  readonly force?: boolean;
  readonly colour?: boolean;
}

/** Draw the state, or list its issues. */
async function show(
  { entry, game }: Host,
  shared: string,
  players: string,
  options: ShowOptions,
): Promise<void> {
  const decoded = decoderFor(game, options)([shared, players]);
  answerWith(decoded.ok);
  if (!decoded.ok) {
    process.stderr.write(
      textOf(reportLines([shared, players], decoded.issues, limitOf(process.stderr))),
    );
    return;
  }
  const gameConsole = await loadConsole(entry);
  const { svg: file, colour = hasColours(process.stdout) } = options;
  if (file === undefined || gameConsole.drawSvg === undefined) {
    const width = widthOf(process.stdout);
    const lines = drawState(game, gameConsole, decoded.state, {
      colour,
      width,
      isForPeople: false,
    });
    await write(textOf(lines));
    return;
  }
  const picture = `${gameConsole.drawSvg(decoded.state)}\n`;
  if (file === STANDARD_STREAM) {
    await write(picture);
    return;
  }
  const saved = openNewFile(file, options.force);
  try {
    saved.prepare(picture)();
  } finally {
    saved.close();
  }
}

export async function define(command: Command, host: Host): Promise<void> {
  const { drawSvg } = await loadConsole(host.entry);
  const svg = new Option('--svg <file>', 'write an SVG to a file, "-" for standard output');
  const force = new Option('--force', 'replace the contents of the file of --svg');
  addReadingOptions(addStateArguments(command, 'required'), host.game)
    .addOption(svg.hideHelp(drawSvg === undefined))
    .addOption(force.hideHelp(drawSvg === undefined))
    .option(
      '--colour',
      'colour the text (default: on a terminal, unless NO_COLOR or FORCE_COLOR says otherwise)',
    )
    .option('--no-colour', 'do not colour the text')
    .addHelpText('after', () => helpOf(host))
    .action((shared: string, players: string, options: ShowOptions) => {
      if (options.svg !== undefined && drawSvg === undefined) {
        command.error(`error: option '--svg': found no SVG of ${host.entry.name}, expected text`);
      }
      return show(host, shared, players, options);
    });
}

function helpOf({ call, game }: Host): string {
  return `
Example:
  $ ${call} show ${exampleOf(game).position}`;
}
