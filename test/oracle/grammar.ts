/**
 * The words of the state format and of the move notation, and nothing about play.
 * format.md, "Grammar (EBNF)".
 */

/** The state of a game as format.md opens: "an array of two strings, [shared, players]". */
export type Encoded = readonly [shared: string, players: string];

/** format.md: `tile = "a" | "b" | "c" | "d" | "e"`. */
export type Colour = 'a' | 'b' | 'c' | 'd' | 'e';

/** format.md: `letter = "A" | "B" | "C" | "D"`, which `turn` is too. */
export type Letter = 'A' | 'B' | 'C' | 'D';

/** The five colours, in the order of the alphabet. */
export const colours: readonly Colour[] = ['a', 'b', 'c', 'd', 'e'];

/** The players' names in turn order. rules.md, "Components": players. */
export const letters: readonly Letter[] = ['A', 'B', 'C', 'D'];

/** The numbers of the rows and of the columns. rules.md, "Components": a player's board. */
export const boardNumbers: readonly number[] = [0, 1, 2, 3, 4];

/** format.md: `digit0-8`, the numbers that a factory can be written with. */
export const factoryNumbers: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The colour written as this text. */
export function readColour(text: string | undefined): Colour {
  const found = colours.find((colour) => colour === text);
  if (found === undefined) {
    throw new Error(`Not a colour: ${String(text)}`);
  }
  return found;
}

/** The player letter written as this text. */
export function readLetter(text: string | undefined): Letter {
  const found = letters.find((letter) => letter === text);
  if (found === undefined) {
    throw new Error(`Not a player: ${String(text)}`);
  }
  return found;
}

/** The parts of a shared string, each still text. */
export interface SharedParts {
  readonly turn: string;
  /** Each text is a factory's digit and its tiles, like `0cdde`. */
  readonly factories: readonly string[];
  readonly centreTiles: string;
  readonly centreToken: string;
  /** Five texts of two digits. */
  readonly bag: readonly string[];
  /** Five texts of two digits. */
  readonly discard: readonly string[];
}

/** The parts of one player in a players string, each still text. */
export interface PlayerParts {
  readonly letter: string;
  readonly score: string;
  /** Each text is a cell, like `a13`. */
  readonly cells: readonly string[];
  /** Each text is a line, like `2e4`. */
  readonly lines: readonly string[];
  readonly floorTiles: string;
  readonly floorToken: string;
}

/** All the pieces of the text that fit the pattern, in the order of the text. */
function pieces(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[0]);
}

/** format.md: `{ factory }`, a digit and 1 to 4 tiles each. Undefined when it does not fit. */
export function splitFactories(text: string): string[] | undefined {
  if (!/^([0-8][a-e]{1,4})*$/.test(text)) {
    return undefined;
  }
  return pieces(text, /[0-8][a-e]+/g);
}

/** format.md: `shared`. Undefined when the text does not fit; order and bounds come later. */
export function splitShared(text: string): SharedParts | undefined {
  const match = /^([A-D])F([0-8a-e]*)C([a-e]*)(f?)B([0-9]{10})D([0-9]{10})$/.exec(text);
  if (match === null) {
    return undefined;
  }
  const [, turn = '', factoriesText = '', centreTiles = '', centreToken = ''] = match;
  const [, , , , , bagText = '', discardText = ''] = match;
  const factories = splitFactories(factoriesText);
  if (factories === undefined) {
    return undefined;
  }
  const bag = pieces(bagText, /[0-9]{2}/g);
  const discard = pieces(discardText, /[0-9]{2}/g);
  return { turn, factories, centreTiles, centreToken, bag, discard };
}

/** format.md: `player`. */
function splitPlayer(text: string): PlayerParts {
  const pattern =
    /^([A-D])([0-9]{1,3})M((?:[a-e][0-4][0-4])*)S((?:[0-4][a-e][1-5])*)F([a-e]*)(f?)$/;
  const match = pattern.exec(text);
  if (match === null) {
    throw new Error(`Not a player: ${text}`);
  }
  const [, letter = '', score = '', cellsText = '', linesText = ''] = match;
  const [, , , , , floorTiles = '', floorToken = ''] = match;
  const cells = pieces(cellsText, /[a-e][0-4][0-4]/g);
  const lines = pieces(linesText, /[0-4][a-e][1-5]/g);
  return { letter, score, cells, lines, floorTiles, floorToken };
}

/** format.md: `players`. Undefined when the text does not fit; order and bounds come later. */
export function splitPlayers(text: string): PlayerParts[] | undefined {
  const onePlayer = '[A-D][0-9]{1,3}M(?:[a-e][0-4][0-4])*S(?:[0-4][a-e][1-5])*F[a-e]*f?';
  if (!new RegExp(`^(?:${onePlayer})+$`).test(text)) {
    return undefined;
  }
  return pieces(text, new RegExp(onePlayer, 'g')).map(splitPlayer);
}

/** A drafting move, read. format.md: `draft`. */
export interface DraftMove {
  readonly kind: 'draft';
  readonly letter: Letter;
  readonly source: number | 'C';
  readonly colour: Colour;
  readonly target: number | 'F';
}

/** A tiling move, read. format.md: `tiling`. */
export interface TilingMove {
  readonly kind: 'tiling';
  readonly letter: Letter;
  readonly row: number;
  readonly target: number | 'F';
}

/** A move of either kind. */
export type Move = DraftMove | TilingMove;

/** format.md: `draft` or `tiling`. Undefined when the text fits neither. */
export function readMove(text: string): Move | undefined {
  if (/^[A-D][0-8C][a-e][0-4F]$/.test(text)) {
    return {
      kind: 'draft',
      letter: readLetter(text[0]),
      source: text[1] === 'C' ? 'C' : Number(text[1]),
      colour: readColour(text[2]),
      target: text[3] === 'F' ? 'F' : Number(text[3]),
    };
  }
  if (/^[A-D][0-4][0-4F]$/.test(text)) {
    return {
      kind: 'tiling',
      letter: readLetter(text[0]),
      row: Number(text[1]),
      target: text[2] === 'F' ? 'F' : Number(text[2]),
    };
  }
  return undefined;
}

/** Every text of `draft` and then every text of `tiling`: 1200 and 120. */
export function allNotations(): readonly string[] {
  const targets = ['0', '1', '2', '3', '4', 'F'];
  const sources = ['0', '1', '2', '3', '4', '5', '6', '7', '8', 'C'];
  const notations: string[] = [];
  for (const letter of letters) {
    for (const source of sources) {
      for (const colour of colours) {
        for (const target of targets) {
          notations.push(letter + source + colour + target);
        }
      }
    }
  }
  for (const letter of letters) {
    for (const row of boardNumbers) {
      for (const target of targets) {
        notations.push(letter + String(row) + target);
      }
    }
  }
  return notations;
}
