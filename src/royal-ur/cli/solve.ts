/** `azulejo royal-ur solve`: the exact chances of a position, and the table of all positions. */
import type { Command } from 'commander';
import type { Host } from '../../engine/cli/console.js';
import { openGrowingFile } from '../../engine/cli/files/growing-file.js';
import { earlierParts, runAndPrint } from '../../engine/cli/long-run.js';
import {
  addStateOptions,
  keptFile,
  rulesFrom,
  type StateOptions,
} from '../../engine/cli/options.js';
import {
  answerQuestion,
  askAboutState,
  decoderFor,
  type Question,
} from '../../engine/cli/questions.js';
import { completeRules, differentSettings, oneOf } from '../../engine/game/settings.js';
import { countOf } from '../../text/message.js';
import { newGame } from '../api/chance.js';
import { type RoyalUrTypes, royalUrRules } from '../api/game.js';
import type { GameState } from '../api/game-state.js';
import { encodeState } from '../api/text.js';
import { solve } from '../solve/solve.js';
import type { Table } from '../solve/table.js';
import { type Rules, SETTINGS, TOKEN_COUNTS } from '../state/vocabulary.js';
import { type GrownTable, growTable } from './grow-table.js';
import { tableOfFile } from './table-maker.js';

/** The tokens of the game that is solved where none is asked for. */
const TOKENS = 2;

/** Most tokens of a game that is solved for one answer. */
const MOST_TOKENS = 4;

interface SolveOptions extends StateOptions {
  readonly out?: string;
  readonly force?: boolean;
  readonly table?: string;
}

/** Digits of a percentage that was solved now; and of one from a file, where it is rounded. */
const DIGITS = 6;
const DIGITS_OF_FILE = 5;

/** Write a win probability. */
function percent(winShare: number, digits: number): string {
  return `${(100 * winShare).toFixed(digits)}%`;
}

/** Ask for the win probabilities in a state. */
function askForChances(table: Table, digits: number): Question<RoyalUrTypes> {
  return askAboutState((_, state: GameState) => {
    const winShare = table.winShare(state);
    const moves = table.analyse(state);
    return {
      yes: true,
      json: { turn: state.turn, winShare, moves },
      output: () => [
        `${state.turn} wins with probability ${percent(winShare, digits)}`,
        ...moves.map((each) => `${each.move}  ${percent(each.winShare, digits)}`),
      ],
    };
  });
}

/** Ask for what is wrong with what is not a state. */
const askForFaults: Question<RoyalUrTypes> = askAboutState(() => ({ yes: false, json: {} }));

/** Return the table of a game: that of a file, or one that is made now. */
function tableFor(command: Command, rules: Rules, { table: path }: SolveOptions): Promise<Table> {
  if (path === undefined) {
    if (rules.tokens <= MOST_TOKENS) return solve(rules);
    const found = countOf(rules.tokens, 'token');
    return command.error(
      `error: found ${found} of each player, expected 1 to ${MOST_TOKENS}, or a --table, which --out writes`,
    );
  }
  const table = tableOfFile(path);
  const [different] = differentSettings(SETTINGS, rules, table.rules);
  if (different === undefined) return Promise.resolve(table);
  const { name, found, expected } = different;
  return command.error(`error: ${name}: found ${found}, expected ${expected}, as in the table`);
}

/** Print the win probabilities of a state. */
async function solveState(
  command: Command,
  values: readonly (string | undefined)[],
  options: SolveOptions,
): Promise<void> {
  const decoded = decoderFor(royalUrRules, options)(values);
  if (!decoded.ok) return answerQuestion(command, HOST, askForFaults, values, options);
  const table = await tableFor(command, decoded.state.rules, options);
  const digits = options.table === undefined ? DIGITS : DIGITS_OF_FILE;
  return answerQuestion(command, HOST, askForChances(table, digits), values, options);
}

/** A table that was written. */
interface Written extends GrownTable {
  readonly rules: Rules;
  /** Win probability of the player who begins. */
  readonly winShare: number;
}

/** Write the table of a game into a file. */
async function writeTable(path: string, rules: Rules, options: SolveOptions): Promise<void> {
  const file = openGrowingFile(path);
  let solved = 0;
  try {
    await runAndPrint<Written | { readonly solved: number }>({
      unit: 'position',
      json: options.json ?? false,
      work: async ({ signal, onProgress }) => {
        const grown = await growTable(path, file, {
          rules,
          force: options.force ?? false,
          signal,
          onProgress: (progress) => {
            solved = progress.solved;
            onProgress(solved, progress.positions);
          },
        });
        const winShare = tableOfFile(path).winShare(newGame({ rules }));
        return { rules, ...grown, winShare };
      },
      soFar: () => ({ solved }),
      done: (result) => ('solved' in result ? result.solved : result.positions),
      lines: async (result) =>
        'solved' in result
          ? ['The same command continues.']
          : [
              `${countOf(result.positions, 'position')} in ${countOf(result.parts, 'part')}` +
                `${earlierParts(result.kept)}; ${countOf(result.bytes, 'byte')}`,
              `A, who begins, wins with probability ${percent(result.winShare, DIGITS_OF_FILE)}`,
            ],
    });
  } finally {
    file.close();
  }
}

/** The settings of games, of which fewer tokens than usual are solved. */
const SOLVED = {
  ...SETTINGS,
  tokens: oneOf(TOKEN_COUNTS, SETTINGS.tokens.summary, TOKENS),
};

/** The game, whose types are known here. */
const HOST = { game: royalUrRules };

/** Answer, or write a table. */
async function run(
  command: Command,
  shared: string | undefined,
  players: string | undefined,
  options: SolveOptions,
): Promise<void> {
  const given = rulesFrom(royalUrRules, options);
  const { out, table } = options;
  if (out === undefined) {
    const usual: Partial<Rules> =
      table === undefined ? { tokens: TOKENS } : tableOfFile(table).rules;
    const start = newGame({ rules: completeRules(SETTINGS, { ...usual, ...given }) });
    const values = shared === undefined ? encodeState(start) : [shared, players];
    return solveState(command, values, options);
  }
  if (shared !== undefined || table !== undefined) {
    command.error(
      `error: option '--out': found a ${table === undefined ? 'state' : '--table'}, expected rules alone`,
    );
  }
  return writeTable(out, completeRules(SETTINGS, { tokens: TOKENS, ...given }), options);
}

/** Define the command. */
export function define(command: Command, { call }: Host): void {
  addStateOptions(command, { ...royalUrRules, settings: SOLVED }, 'optional')
    .option(
      '--out <file>',
      'write the table of all positions, or continue the one in the file',
      keptFile,
    )
    .option('--force', 'replace the contents of the file of --out')
    .option('--table <file>', 'read the probabilities from a table that --out wrote')
    .addHelpText(
      'after',
      `
The win probabilities are those under best play of both players. Without a state, they are those of
the first one, in a game of ${TOKENS} tokens each unless --tokens says otherwise.

With up to ${MOST_TOKENS} tokens, the game is solved in seconds. The table of 7 is 551 MB, and takes 775 MB of
memory and some minutes on one processor. Whatever stops it, the parts in the file stay complete,
and the same command continues.

Examples:
  $ ${call} solve --tokens 3
  $ ${call} solve A4 A1P04H0B2PH0
  $ ${call} solve --tokens 7 --out ur7.table
  $ ${call} solve A4 A7PH0B7PH0 --table ur7.table`,
    )
    .action((shared: string | undefined, players: string | undefined, options: SolveOptions) =>
      run(command, shared, players, options),
    );
}
