/** `azulejo engine`: ready-made agents for programs that speak the protocol. */

import type { Command } from 'commander';
import { playersOf, SEARCHER } from '../../agents/players.js';
import { LONGEST_LINE, lineSplitter } from '../../external/protocol-words.js';
import type { Host } from '../console.js';
import { EngineSession } from '../engine-session.js';
import { untilRead } from '../print/output.js';
import { addAgentOption, exampleSeats } from '../seats.js';

/** Follow the lines of standard input to `quit`, or to its end. */
async function converse(session: EngineSession): Promise<void> {
  const lines = lineSplitter(LONGEST_LINE);
  for await (const piece of process.stdin as AsyncIterable<Uint8Array>) {
    // What follows `quit` is not read.
    if (lines.add(piece).some((line) => session.receive(line))) return;
    // A host that does not read its answers is not answered further.
    await untilRead();
  }
  for (const line of lines.rest()) session.receive(line);
}

async function run({ game, version }: Host, agent = SEARCHER): Promise<void> {
  const players = playersOf(game);
  const session = new EngineSession({
    players,
    version,
    agent,
    now: () => performance.now(),
    write: (line) => process.stdout.write(`${line}\n`),
  });
  await converse(session);
  await session.end();
}

export async function define(command: Command, host: Host): Promise<void> {
  const { names } = playersOf(host.game).agents;
  addAgentOption(command, names, SEARCHER)
    .addHelpText('after', () => helpOf(host, names))
    .action(({ agent }: { readonly agent?: string }) => run(host, agent));
}

function helpOf({ call, game }: Host, [opponent = SEARCHER]: readonly string[]): string {
  const seats = exampleSeats(game, `exec:${call} engine`, opponent);
  return `
Reads the lines of a host from standard input and answers on standard output, as docs/protocol.md
specifies: azulejo, setoption, isready, newgame, position, go, stop, quit. Ends at quit, at the
end of its input, or on any signal.

Example:
  $ ${call} simulate --agents "${seats}" --games 10 --iterations 100`;
}
