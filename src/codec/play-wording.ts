/**
 * What issues of moves and deals say in English, from their parameters, and what places are called.
 *
 * Apart from what only states have, which programs that play do not load.
 */
import type { Phase } from '../state/vocabulary.js';
import { issueIn, type PieceParameters, type Said, type Wording } from '../text/issue.js';
import { countOf, listChoices, writePiece, writeShown, writeType } from '../text/message.js';
import type {
  AzulIssue,
  ImpossibleDeal,
  IssueParameters,
  MalformedNotation,
  MalformedParts,
  MistypedMove,
  Path,
  TooMany,
  With,
} from './issues.js';

/** The words for a number that follows a name in a path. */
const NUMBERED: Readonly<Record<string, string>> = {
  factories: 'factory',
  deal: 'deal, factory',
  storage: 'storage row',
  mosaic: 'mosaic row',
};

/** Put a path into words: `player B, storage row 3`. */
export function placeName(path: Path): string {
  const names = path.flatMap((step, index) => {
    const before = path[index - 1];
    const next = path[index + 1];
    if (before === 'players') return `player ${step}`;
    if (typeof step === 'number') {
      return typeof before === 'string' ? `${NUMBERED[before]} ${step}` : `column ${step}`;
    }
    // What players and numbers are of is said with them.
    if (typeof next === 'number' || (step === 'players' && next !== undefined)) return [];
    return step.length === 1 ? `colour ${step}` : step;
  });
  return names.join(', ');
}

/** Say that a piece of a text was found, and what was expected. */
export function pieceFor(expected: string): (parameters: PieceParameters) => Said {
  return (parameters) => [writePiece(parameters), expected];
}

/** Say that tiles are not in order. */
export const sayTilesUnsorted = pieceFor('tiles in alphabetical order');

/** Say that there are too many tiles. */
export function sayTooManyTiles({ count, most }: TooMany): Said {
  return [countOf(count, 'tile'), `at most ${most}`];
}

/** What can be among factories. */
export const AMONG_FACTORIES = {
  factories: "factories' numbers and tiles",
  tiles: 'tiles a to e',
} as const;

/** What issues of factories say, which states and deals have. */
export const FACTORY_WORDING = {
  'factory.number-missing': pieceFor("a factory's number first"),
  'factory.number-unknown': pieceFor('a factory from 0 to 8'),
  'factory.repeated': () => ['the factory again', 'it once'],
  'factory.empty': () => ['an empty factory', 'no factory without tiles'],
  'factory.unsorted': ({ after }) => [`the factory after factory ${after}`, 'factories in order'],
  'factory.tiles-unsorted': sayTilesUnsorted,
  'factory.too-many-tiles': sayTooManyTiles,
} satisfies Partial<Wording<IssueParameters>>;

/** Say that a factory is not in the game. */
export function sayNotInGame({ factories, players }: IssueParameters['factory.not-in-game']): Said {
  return ['tiles', `only factories 0 to ${factories - 1} with ${players} players`];
}

/** What each character of a notation must be. */
const CHARACTERS = {
  player: 'a player from A to D',
  source: 'a factory from 0 to 8, C for the centre, or a storage row from 0 to 4',
  'colour-or-column': 'a colour a to e or, after a row, a column 0 to 4 or F',
  target: 'a row from 0 to 4, or F for the floor',
  end: 'the end of the move',
} as const;

function sayNotation(parameters: MalformedNotation): Said {
  return parameters.expected === 'text'
    ? [writeType(parameters.type), 'a move of 3 or 4 characters']
    : [writePiece(parameters), CHARACTERS[parameters.expected]];
}

/** What can happen in each phase instead of a move that cannot. */
const EVENTS: Readonly<Record<Phase, string>> = {
  drafting: 'a drafting move',
  tiling: 'a tiling move',
  'round-end': 'a deal before any move',
  'game-over': 'no move, as the game is over',
};

function sayImpossible(parameters: ImpossibleDeal): Said {
  switch (parameters.expected) {
    case 'tiles':
      return [
        writePiece({ text: parameters.tiles }),
        '4 tiles from the bag, then from the discard, or all that are left',
      ];
    case 'empty-deal':
      return [writeShown(parameters.value), 'F alone, as the game is over'];
    case 'other-phase': {
      const { phase, value } = parameters;
      const expected = phase === 'game-over' ? 'nothing, as the game is over' : EVENTS[phase];
      return [`the deal ${writeShown(value)}`, expected];
    }
  }
}

/** Parameters that have fewer values in moves and deals than anywhere. */
type InPlay = With<
  'shared.unexpected-character',
  PieceParameters & With<'expected', keyof typeof AMONG_FACTORIES>
> &
  With<'move.malformed', MalformedNotation>;

/** What issues of moves and deals say. */
export const PLAY_WORDING = {
  ...FACTORY_WORDING,
  'shared.unexpected-character': ({ expected, text }) => [
    writePiece({ text }),
    AMONG_FACTORIES[expected],
  ],
  'factory.not-in-game': sayNotInGame,
  'move.malformed': sayNotation,
  'move.wrong-phase': ({ move, kind, phase }) => [
    `the ${kind === 'draft' ? 'drafting' : kind} move ${move}`,
    EVENTS[phase],
  ],
  'move.not-your-turn': ({ player, playerToMove }) => [
    `a move by ${player}`,
    playerToMove === null ? 'no move now' : `a move by ${playerToMove}`,
  ],
  'move.colour-not-there': ({ colour, colours }) => [
    `no tile of colour ${colour}`,
    colours.length === 0 ? 'a factory or centre with tiles' : `colour ${listChoices(colours)}`,
  ],
  'move.row-full': ({ colour, tiles }) => [
    `${countOf(tiles, 'tile')} already`,
    `a row with room for colour ${colour}`,
  ],
  'move.row-holds-other-colour': ({ colour, held }) => [
    `colour ${held} already`,
    `no tiles or colour ${colour}`,
  ],
  'move.colour-in-mosaic-row': ({ colour }) => [
    `colour ${colour}, which is in the mosaic row next to it`,
    'a colour that is not there',
  ],
  'move.row-not-full': ({ tiles, needed }) => [countOf(tiles, 'tile'), `${needed}, a full row`],
  'move.row-not-next': ({ next }) => ['a row further down', `row ${next}, the topmost full one`],
  'move.cell-taken': () => ['a tile already', 'an empty cell'],
  'move.colour-in-mosaic-column': ({ colour }) => [
    `colour ${colour} in this column`,
    'a column without it',
  ],
  'move.colour-off-its-cell': ({ colour, home }) => [`colour ${colour}`, `column ${home} for it`],
  'move.floor-not-needed': ({ column }) => [
    'the floor',
    `a cell of the mosaic, such as column ${column}`,
  ],
  'deal.malformed': ({ value }) => [
    writeShown(value),
    'F, then factories in order, each a number and its tiles',
  ],
  'deal.impossible': sayImpossible,
} satisfies Partial<Wording<IssueParameters & InPlay>>;

/** The parameters of issues of factories, by code. */
export type FactoryIssues = Pick<
  IssueParameters & InPlay,
  keyof typeof FACTORY_WORDING | 'shared.unexpected-character'
>;

/** The parameters of issues of moves and deals, by code. */
export type PlayIssues = Pick<IssueParameters & InPlay, keyof typeof PLAY_WORDING>;

function refuserIn<Part extends 'move' | 'shared'>(part: Part) {
  return <Code extends keyof PlayIssues>(
    code: Code,
    path: Path,
    parameters: PlayIssues[Code],
  ): AzulIssue => {
    const facts = { code, part, path, parameters };
    return issueIn<PlayIssues, Code, Part>(facts, PLAY_WORDING, placeName);
  };
}

/** Make the issue of a move. */
export const refuseMove = /* @__PURE__ */ refuserIn('move');

/** Make the issue of a deal. */
export const refuseDeal = /* @__PURE__ */ refuserIn('shared');

function sayParts(parameters: MalformedParts): Said {
  switch (parameters.expected) {
    case 'kind':
      return [writeShown(parameters.value), 'the kind draft or tiling'];
    case 'part': {
      const { kind, name, value } = parameters;
      return [`${writeShown(value)} as ${name}`, `the parts of a ${kind} move`];
    }
    case 'parts': {
      const { kind, move } = parameters;
      const made = kind === 'draft' ? 'tiling' : 'draft';
      return [`the ${made} move ${move}`, `the parts of a ${kind} move`];
    }
  }
}

/** Say what people can type: H1 to H9 are factories, counted from 1. */
function sayTypable(phase: Phase, factories: number): string {
  switch (phase) {
    case 'drafting':
      return `C or H1 to H${factories}, a colour from a to e, a row from 1 to 5 or F for the floor`;
    case 'tiling':
      return 'a column from 1 to 5, or F for the floor';
    default:
      return EVENTS[phase];
  }
}

function sayTyped(parameters: MistypedMove): Said {
  const found = writeShown(parameters.value);
  return parameters.expected === 'typed-form'
    ? [found, `${parameters.form}, with spaces and counted from 1`]
    : [found, sayTypable(parameters.phase, parameters.factories)];
}

// Apart from the table, for programs that read moves or write them, but play none.

function malformed<Why extends IssueParameters['move.malformed']>(
  parameters: Why,
  say: (parameters: Why) => Said,
  place?: With<'index', number>,
): AzulIssue {
  const facts = { code: 'move.malformed', part: 'move', path: [], parameters, ...place } as const;
  return issueIn(facts, { 'move.malformed': say }, placeName);
}

/** Make the issue of what is not a notation. */
export function refuseNotation(
  parameters: MalformedNotation,
  place?: With<'index', number>,
): AzulIssue {
  return malformed(parameters, sayNotation, place);
}

/** Make the issue of parts that make no move. */
export function refuseParts(parameters: MalformedParts): AzulIssue {
  return malformed(parameters, sayParts);
}

/** Make the issue of a typed move. */
export function refuseTyped(parameters: MistypedMove): AzulIssue {
  return malformed(parameters, sayTyped);
}
