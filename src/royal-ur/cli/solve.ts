/**
 * `azulejo royal-ur solve`: the exact chances of a position with few tokens.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import type { Host } from '../../engine/cli/console.js';
import { addStateOptions, rulesFrom, type StateOptions } from '../../engine/cli/options.js';
import {
  answerQuestion,
  askAboutState,
  decoderFor,
  type Question,
} from '../../engine/cli/questions.js';
import { oneOf } from '../../engine/game/settings.js';
import { countOf, listChoices } from '../../text/message.js';
import { newGame } from '../api/chance.js';
import { type RoyalUrTypes, royalUrRules } from '../api/game.js';
import type { GameState } from '../api/game-state.js';
import { encodeState } from '../api/text.js';
import { type SolveOptions, solve } from '../solve/solve.js';
import type { Table } from '../solve/table.js';
import { SETTINGS } from '../state/vocabulary.js';

/** The tokens of the game that is solved where none is asked for. */
const TOKENS = 2;

/** Write a chance. */
function percent(chance: number): string {
  return `${(100 * chance).toFixed(6)}%`;
}

/** The numbers of tokens that a table can be made of. */
const SOLVABLE = [1, 2, 3] as const satisfies SolveOptions['tokens'][];

/** Whether a table can be made of a number of tokens. */
function isSolvable(tokens: number): tokens is SolveOptions['tokens'] {
  return SOLVABLE.some((each) => each === tokens);
}

/** Ask for the chances in a state. */
function askForChances(table: Table): Question<RoyalUrTypes> {
  return askAboutState((_, state: GameState) => {
    const chance = table.chance(state);
    const moves = table.analyse(state);
    return {
      yes: true,
      json: { turn: state.turn, chance, moves },
      output: () => [
        `${state.turn} wins with a chance of ${percent(chance)}`,
        ...moves.map(({ move, wins }) => `${move}  ${percent(wins)}`),
      ],
    };
  });
}

/** Ask for what is wrong with what is not a state. */
const askForFaults: Question<RoyalUrTypes> = askAboutState(() => ({ yes: false, json: {} }));

/** Solve the game of a state, and print its chances. */
async function solveState(
  command: Command,
  values: readonly (string | undefined)[],
  options: StateOptions,
): Promise<void> {
  const decoded = decoderFor(royalUrRules, options)(values);
  if (!decoded.ok) return answerQuestion(command, HOST, askForFaults, values, options);
  const { tokens, ...rules } = decoded.state.rules;
  if (!isSolvable(tokens)) {
    const found = countOf(tokens, 'token');
    return command.error(
      `error: found ${found} of each player, expected ${listChoices(SOLVABLE.map(String))}`,
    );
  }
  const table = await solve({ tokens, ...rules });
  return answerQuestion(command, HOST, askForChances(table), values, options);
}

/** The settings of games that can be solved. */
const SOLVED = {
  ...SETTINGS,
  tokens: oneOf(SOLVABLE, SETTINGS.tokens.summary, TOKENS),
};

/** The game, whose types are known here. */
const HOST = { game: royalUrRules };

/** Define the command. */
export function define(command: Command, { call }: Host): void {
  addStateOptions(command, { ...royalUrRules, settings: SOLVED }, 'optional')
    .addHelpText(
      'after',
      `
The chances are those under best play of both players. Without a state, they are those of the
first one; a game of ${TOKENS} tokens each is solved unless --tokens says otherwise.

Examples:
  $ ${call} solve --tokens 3
  $ ${call} solve A4 A1P04H0B2PH0`,
    )
    .action((shared: string | undefined, players: string | undefined, options: StateOptions) => {
      const start = newGame({ rules: { tokens: TOKENS, ...rulesFrom(royalUrRules, options) } });
      const values = shared === undefined ? encodeState(start) : [shared, players];
      return solveState(command, values, options);
    });
}
