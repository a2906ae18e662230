/** What is wrong with a position, as the editor says it: of every issue of every game, in every language. */
import { join } from 'node:path';
import { ISSUE_CODES as AZUL_CODES, seededRng } from 'azulejo';
import { ISSUE_CODES as CUBE_CODES } from 'azulejo/cube-blokus';
import { newSession } from 'azulejo/record';
import { ISSUE_CODES as UR_CODES } from 'azulejo/royal-ur';
import { ISSUE_CODES as TSURO_CODES, validateState } from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { AZUL_GAME } from '../../playground/games/azul/azul.js';
import { CUBE_GAME } from '../../playground/games/cube-blokus/cube-blokus.js';
import { UR_GAME } from '../../playground/games/royal-ur/royal-ur.js';
import { TSURO_GAME } from '../../playground/games/tsuro/tsuro.js';
import type { SayFinding } from '../../playground/shell/findings.js';
import type { Issue, PlayedGame } from '../../playground/shell/played-game.js';
import { AZUL } from '../../src/azul/board/words.js';
import type { Catalogue } from '../../src/engine/board/language/catalogue.js';
import type { Language } from '../../src/engine/board/language/languages.js';
import { mutate } from '../fuzz/mutate.js';
import { CUBE_BLOKUS_ISSUE_EXAMPLES } from '../support/cube-blokus-issue-examples.js';
import { ISSUE_EXAMPLES } from '../support/issue-examples.js';
import { ROYAL_UR_ISSUE_EXAMPLES } from '../support/royal-ur-issue-examples.js';
import { TSURO_ISSUE_TABLES } from '../support/tsuro-issue-tables.js';

/** A game, the codes of its issues, and an example of each or more. */
interface Subject {
  readonly game: Catalogue<PlayedGame>;
  readonly codes: readonly string[];
  readonly examples: readonly Issue[];
}

/** What some issues of Tsuro say in other words. */
const TSURO_VARIANTS: readonly unknown[] = [
  ...['A0HTB00-34', ['A0HTB00-34,', 'A-B-C-']],
  ['C0HT1002n2003nB00-34', 'A10cB20eC-'],
  ['A2HTB00-34', 'AX2BX2CX1'],
  ['-2H0001T1002nB02-34', 'A10cBX2CX2'],
];

const SUBJECTS: Readonly<Record<string, Subject>> = {
  azul: {
    game: AZUL_GAME as Catalogue<PlayedGame>,
    codes: AZUL_CODES,
    examples: ISSUE_EXAMPLES.flatMap(({ example, judge }) => judge(example, false)),
  },
  ur: {
    game: UR_GAME as Catalogue<PlayedGame>,
    codes: UR_CODES,
    examples: ROYAL_UR_ISSUE_EXAMPLES.flatMap(({ example, judge }) => judge(example, false)),
  },
  tsuro: {
    game: TSURO_GAME as Catalogue<PlayedGame>,
    codes: TSURO_CODES,
    examples: [
      ...TSURO_ISSUE_TABLES.flatMap(({ example, judge }) => judge(example, false)),
      ...TSURO_VARIANTS.flatMap((encoded) => validateState(encoded)),
    ],
  },
  cube: {
    game: CUBE_GAME as Catalogue<PlayedGame>,
    codes: CUBE_CODES,
    examples: CUBE_BLOKUS_ISSUE_EXAMPLES.flatMap(({ example, judge }) => judge(example, false)),
  },
};

/** What the issues of moves and of other texts begin with, which no position has. */
const OF_EVENTS = /^(move|deal|roll|forfeit|json)\./;

/** Parameters that follow from what a sentence says, or are not needed to understand it. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  'state.not-two-strings': ['found'],
  'rules.unknown-value': ['allowed'],
  'shared.section-missing': ['section'],
  'shared.section-repeated': ['section'],
  'shared.sections-unsorted': ['section'],
  'players.section-missing': ['section'],
  'players.section-repeated': ['section'],
  'players.sections-unsorted': ['section'],
  'factory.not-in-game': ['players'],
  'factory.partly-filled-early': ['needed'],
  'factory.too-few-empty': ['empty'],
  'turn.unknown-player': ['players'],
  'turn.not-in-game': ['round'],
  'turn.game-not-over': ['players'],
  'mosaic.colour-repeated-in-row': ['column'],
  'mosaic.colour-repeated-in-column': ['row'],
  // The token is on the square of both.
  'square.taken-twice': ['player'],
};

function isNumber(found: unknown): found is number {
  return typeof found === 'number';
}

/** Whether a sentence has a number, or the place with that index: people count from 1. */
function hasNumber(sentence: string, number: number): boolean {
  return [number, number + 1].some((each) => new RegExp(`(?<!\\d)${each}(?!\\d)`).test(sentence));
}

/** Whether a sentence has the squares of Cube Blokus, or the column and the row of one of Tsuro. */
function hasSquare(sentence: string, square: string): boolean {
  if (/^\d\d$/.test(square)) {
    return (
      sentence.includes(square) || [...square].every((digit) => hasNumber(sentence, Number(digit)))
    );
  }
  return sentence.includes(square.slice(1));
}

type Has = (sentence: string, value: unknown, colours: Readonly<Record<string, string>>) => boolean;

const hasText: Has = (sentence, value) => sentence.includes(String(value));
const hasLetter: Has = (sentence, value) => new RegExp(`\\b${value}\\b`).test(sentence);
const hasColour: Has = (sentence, value, colours) =>
  // The beginning is the same in the plural: `azul`, `azules`.
  sentence.toLowerCase().includes(`${colours[String(value)]?.slice(0, 3).toLowerCase()}`);

/** How parameters that are not numbers are found in a sentence, by their names. */
const HAVE: Readonly<Record<string, Has>> = {
  text: hasText,
  digits: hasText,
  type: (sentence, value) => value === 'string' || hasText(sentence, value, {}),
  letter: hasText,
  letters: (sentence, value) => [value].flat().every((letter) => hasLetter(sentence, letter, {})),
  rotation: hasText,
  canonical: hasText,
  place: hasText,
  tile: hasText,
  setting: hasText,
  piece: hasText,
  player: hasLetter,
  playerToMove: hasLetter,
  face: hasLetter,
  colour: hasColour,
  cellColour: hasColour,
  square: (sentence, value) => hasSquare(sentence, String(value)),
  after: (sentence, value) => hasSquare(sentence, String(value)),
  faced: (sentence, value) => value === null || hasSquare(sentence, String(value)),
  squares: (sentence, value) => [value].flat().every((each) => hasSquare(sentence, String(each))),
  players: (sentence, value) => [value].flat().every((each) => hasLetter(sentence, each, {})),
  pieces: (sentence, value) => [value].flat().every((each) => hasText(sentence, each, {})),
  // One letter of a player, or nobody; of what is expected, its own words.
  found: (sentence, value) => value === null || hasLetter(sentence, value, {}),
  expected: () => true,
  tiles: (sentence, value) => [value].flat().every((tile) => hasNumber(sentence, Number(tile))),
};

/** List the parameters of an issue that a sentence does not have. */
function missingFrom(
  sentence: string,
  { code, parameters = {}, path }: Issue,
  colours: Readonly<Record<string, string>>,
): string[] {
  const facts = Object.entries(parameters).flatMap(([name, value]): [string, unknown][] =>
    // What was found can be a value, and tokens can be those of each player.
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [[name, value]],
  );
  const tokensInWords = { 'token.repeated': 2, 'token.not-one': 0 }[code];
  const unsaid = UNSAID[code] ?? [];
  const owner: [string, unknown][] =
    path[0] === 'players' && path[1] !== undefined ? [['player', path[1]]] : [];
  return [...facts, ...owner]
    .filter(([name, value]) => {
      if (unsaid.includes(name) || (name === 'tokens' && value === tokensInWords)) return false;
      if (isNumber(value)) return !hasNumber(sentence, value);
      const has = HAVE[name];
      if (has === undefined) throw new Error(`${code}: nobody knows how to find ${name}.`);
      return !has(sentence, value, colours);
    })
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`);
}

/** Words that only English has. */
const ENGLISH = /\b(the|of|and|with|this|tiles|player|points|found|expected|nothing)\b/i;

/** Return positions of a game, the first of which is that of its beginning. */
function positionsOf(game: PlayedGame): (readonly [string, string])[] {
  let session = newSession(game.rules, { seed: 7 });
  const rng = seededRng(11);
  const positions = [game.rules.encode(session.state)];
  while (positions.length < 60) {
    const { chance } = game.rules;
    if (chance?.isDue(session.state) === true) session = session.draw();
    else {
      const moves = game.rules.legalMoves(session.state);
      const move = moves[Math.floor(rng() * moves.length)];
      if (move === undefined) break;
      session = session.play(move);
    }
    positions.push(game.rules.encode(session.state));
  }
  return positions;
}

/** Return issues of strings that were broken at random, with the rules of the menu and others. */
function brokenStrings(game: PlayedGame): Issue[] {
  const rng = seededRng(5);
  const positions = positionsOf(game);
  return Array.from({ length: 600 }, (_, number) => {
    const [shared, players] = positions[number % positions.length] ?? ['', ''];
    const [other, others] = positions[(7 * number) % positions.length] ?? ['', ''];
    const isShared = number % 3 !== 0;
    const pair = [
      isShared ? mutate(rng, shared, other) : shared,
      isShared && number % 2 === 0 ? players : mutate(rng, players, others),
    ] as const;
    const decoded = game.rules.decode(pair, { lenient: number % 4 === 0 });
    return decoded.ok ? decoded.warnings : decoded.issues;
  }).flat();
}

/** Leave out issues that say the same as others. */
function different(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [`${issue.code} ${issue.message}`, issue])).values()];
}

describe.each(Object.entries(SUBJECTS))('the findings of %s', (name, { game, codes, examples }) => {
  const load = async (language: Language): Promise<SayFinding> =>
    (await game.load(language)).findings();

  const issues = game
    .load('en')
    .then((loaded) => [
      ...examples.filter(({ code }) => !OF_EVENTS.test(code)),
      ...different(brokenStrings(loaded)),
    ]);

  test('are about every code', async () => {
    const seen = new Set((await issues).map(({ code }) => code));
    expect([...seen].toSorted()).toEqual(codes.filter((code) => !OF_EVENTS.test(code)).toSorted());
  });

  test.each(['en', 'de', 'es', 'pt'] as const)('are whole in %s', async (language) => {
    const say = await load(language);
    const { colours } = (await AZUL.load(language)).board;
    const problems = (await issues).flatMap((issue) => {
      const sentence = say(issue) ?? '';
      const isEnglish = sentence === issue.message;
      if (language === 'en' && isEnglish) return [];
      // What is quoted can be anything, and types have the names that programs know.
      const own = sentence
        .replace(/„[^“]*“|«[^»]*»|“[^”]*”/g, '…')
        .replace(/(typ|tipo|type) undefined/i, '…');
      const isWrong =
        !/^[\p{Lu}\d…].*\.$/u.test(own) ||
        /undefined|NaN|\[object|\s{2}| [.,;:!?]|,\./.test(own) ||
        (language !== 'en' && ENGLISH.test(own));
      const missing = missingFrom(sentence, issue, colours);
      return isEnglish || isWrong || missing.length > 0
        ? [`${issue.code} ${missing} ${JSON.stringify(issue.parameters)}: ${sentence}`]
        : [];
    });
    expect(problems).toEqual([]);
  });

  test('are the same in no two languages', async () => {
    const [german, spanish, portuguese] = await Promise.all([load('de'), load('es'), load('pt')]);
    for (const issue of await issues) {
      const said = [german, spanish, portuguese].map((say) => say(issue));
      expect(new Set(said).size, String(said[1])).toBe(said.length);
    }
  });

  test('of every code say the same as before', async () => {
    const says = await Promise.all((['en', 'de', 'es', 'pt'] as const).map(load));
    const lines = different(examples)
      .filter(({ code }) => !OF_EVENTS.test(code))
      .flatMap((issue) => {
        const said = says.map((say) => say(issue)).filter((text) => text !== issue.message);
        return [`${issue.code}: ${issue.message}`, ...said.map((text) => `  ${text}`)];
      });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      join(import.meta.dirname, 'findings', `${name}.txt`),
    );
  });

  test('are left to the library where it is no position', async () => {
    const say = await load('de');
    const ofEvents = examples.filter(({ code }) => OF_EVENTS.test(code));
    expect(ofEvents.length).toBeGreaterThan(0);
    expect(new Set(ofEvents.map(say))).toEqual(new Set([undefined]));
  });
});
