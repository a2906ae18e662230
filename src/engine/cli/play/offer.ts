/** The offer of a game: a few questions to a person who has said nothing but `play`. */
import { listChoices, quote } from '../../../text/message.js';
import { completeRules, type Setting } from '../../game/settings.js';
import type { AnyGame, GameOffer } from '../console.js';
import { flagOf, namedSettings, rulesFrom } from '../options.js';
import { exitAfter, foldedText, interrupt, onStopSignal } from '../print/output.js';
import { HUMAN } from '../seats.js';
import type { Conversation } from './human.js';
import { readTypedLines, type TypedLines } from './typed-lines.js';

/** The conversation with the person. */
type Talk = Pick<Conversation, 'say' | 'ask'>;

/** What the person chose. */
export interface ChosenGame {
  /** One agent for each player. */
  readonly agents: readonly string[];
  /** The values of settings, by name. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A question, to which every answer is a text. */
interface Question {
  readonly prompt: string;
  /** The default answer. */
  readonly usual: string;
  /** The answers in words. */
  readonly expected: string;
  /** Return the answer that a text means; `undefined` if it means none. */
  read(typed: string): string | undefined;
}

/** Leaving, instead of an answer. */
class Left extends Error {}

/** Words that leave. */
const LAST_WORDS: readonly string[] = ['quit', 'exit'];

/** Find the choice that a text is, or that alone begins or ends with it: `h` or `2` are enough. */
export function matchChoice(choices: readonly string[], typed: string): string | undefined {
  if (choices.includes(typed)) return typed;
  const only = (found: readonly string[]) => (found.length === 1 ? found[0] : undefined);
  return (
    only(choices.filter((choice) => choice.startsWith(typed))) ??
    only(choices.filter((choice) => choice.endsWith(typed)))
  );
}

/** Ask until there is an answer. */
async function answerTo(
  { prompt, usual, expected, read }: Question,
  { say, ask }: Talk,
): Promise<string> {
  for (;;) {
    const line = await ask(`${prompt} [${usual}]: `);
    const typed = line?.trim().toLowerCase();
    if (typed === undefined || LAST_WORDS.includes(typed)) throw new Left();
    const answer = typed === '' ? usual : read(typed);
    if (answer !== undefined) return answer;
    say([`Found ${quote(typed)}, expected ${expected}. Enter takes ${usual}, quit leaves.`]);
  }
}

function questionAbout(setting: Setting<unknown>, usual: string): Question {
  const { summary, expected, choices } = setting;
  const isShort = choices !== undefined;
  return {
    prompt: `${capital(summary)}${isShort ? `, ${expected}` : ''}`,
    usual,
    expected,
    read: (typed) => {
      const text = choices === undefined ? typed : matchChoice(choices, typed);
      return text !== undefined && setting.read(text) !== undefined ? text : undefined;
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Make a question with a few answers. */
function choiceOf(prompt: string, choices: readonly string[], usual: string): Question {
  return {
    prompt,
    usual,
    expected: listChoices(choices),
    read: (typed) => matchChoice(choices, typed),
  };
}

/** Ask for the number of players, where the rules leave it open. */
async function chooseSize(game: AnyGame, talk: Talk): Promise<Record<string, unknown>> {
  const players = new Map(namedSettings(game)).get('players');
  if (players === undefined) return {};
  const question = questionAbout(players, players.write(players.usual));
  return { players: players.read(await answerTo(question, talk)) };
}

/** Ask for the settings of the rules, other than the number of players. */
async function chooseRules(
  game: AnyGame,
  { settings: usual }: GameOffer,
  talk: Talk,
): Promise<Record<string, unknown>> {
  const rest = namedSettings(game).filter(([name]) => name !== 'players');
  const offered = usual === undefined ? rest : rest.filter(([name]) => name in usual);
  if (offered.length === 0) return {};
  // A game that offers nothing in particular may have many settings, which few want to change.
  if (usual === undefined) {
    const rules = rest.map(([name, { usual: value, write }]) => `${name} ${write(value)}`);
    talk.say([`Rules: ${rules.join(', ')}`]);
    const change = choiceOf('Change the rules, yes or no', ['yes', 'no'], 'no');
    if ((await answerTo(change, talk)) === 'no') return {};
  }
  const chosen: Record<string, unknown> = {};
  for (const [name, setting] of offered) {
    const question = questionAbout(setting, usual?.[name] ?? setting.write(setting.usual));
    chosen[name] = setting.read(await answerTo(question, talk));
  }
  return chosen;
}

/**
 * Offer a game.
 *
 * @param known - the names of the agents that can be seated
 * @returns what the person chose; `undefined` if the person left, or the input ended
 */
export async function offerGame(
  game: AnyGame,
  known: readonly string[],
  offer: GameOffer,
  talk: Talk,
): Promise<ChosenGame | undefined> {
  const seats = [HUMAN, ...known];
  const opponent = offer.opponent ?? known[Math.floor(known.length / 2)] ?? HUMAN;
  talk.say([
    `${game.title}: a few questions. Enter takes the answer in brackets, quit leaves.`,
    `Who can play: ${HUMAN} (a person here), ${known.join(', ')}`,
    '',
  ]);
  try {
    const size = await chooseSize(game, talk);
    const letters = game.players(completeRules(game.settings, rulesFrom(game, size)));
    const agents: string[] = [];
    for (const letter of letters) {
      const usual = agents.length === 0 ? HUMAN : opponent;
      agents.push(await answerTo(choiceOf(`Player ${letter}`, seats, usual), talk));
    }
    return { agents, settings: { ...size, ...(await chooseRules(game, offer, talk)) } };
  } catch (error) {
    if (error instanceof Left) return undefined;
    throw error;
  }
}

/** Write the options that ask for a game: `--agents human,level-2 --mosaic fixed`. */
export function optionsOf(game: AnyGame, { agents, settings }: ChosenGame): string {
  const given = namedSettings(game).flatMap(([name, { usual, write }]) => {
    const value = settings[name];
    // As many play as there are agents.
    const isUsual = value === undefined || name === 'players' || write(value) === write(usual);
    return isUsual ? [] : [flagOf(name), write(value)];
  });
  return ['--agents', agents.join(','), ...given].join(' ');
}

/** Whether somebody sits at a terminal, to whom a game can be offered. */
export function isAtTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** A game that was chosen at the terminal, where more lines are typed. */
export interface OfferedGame extends ChosenGame {
  readonly lines: TypedLines;
}

/**
 * Offer a game to the person at the terminal. A signal sets the exit status.
 *
 * @returns what was chosen; `undefined` if the person left, or a signal stopped the questions
 */
export async function offerAtTerminal(
  game: AnyGame,
  known: readonly string[],
  offer: GameOffer,
): Promise<OfferedGame | undefined> {
  const output = process.stdout;
  const lines = readTypedLines({ input: process.stdin, output, onInterrupt: interrupt });
  const ignoreSignals = onStopSignal((signal) => {
    exitAfter(signal);
    // The question that waits has no answer then.
    lines.close();
  });
  const say = (text: readonly string[]) => {
    output.write(foldedText(text, output));
  };
  const chosen = await offerGame(game, known, offer, { say, ask: lines.ask });
  ignoreSignals();
  if (chosen !== undefined) return { ...chosen, lines };
  lines.close();
  return undefined;
}
