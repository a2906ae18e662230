/** The issues of Tsuro's texts, each with an example that gives it and no other. */

import type { DecodeOptions } from 'azulejo/game';
import { applyAll, type EncodedState } from 'azulejo/game';
import {
  applyChance,
  type Deal,
  decodeState,
  explainMove,
  forfeit,
  type GameState,
  IllegalChanceError,
  IllegalForfeitError,
  newGame,
  type PlayerId,
  type Rules,
  readCs4500Action,
  readCs4500Board,
  type TsuroIssue,
  tsuro,
  validateState,
} from 'azulejo/tsuro';

/** What gives an issue. */
export interface TsuroIssueExample {
  readonly code: TsuroIssue['code'];
  /** What was handed over, in words or as it is. */
  readonly example: string;
  /** Severity in lenient decoding; an error there, too, if absent. */
  readonly lenient?: 'warning';
  readonly judge: (lenient: boolean) => readonly TsuroIssue[];
}

const SHARED = 'A0HTB00-34';
const PLAYERS = 'A-B-C-';

function issueOf(act: () => unknown): readonly TsuroIssue[] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof IllegalChanceError || error instanceof IllegalForfeitError) {
      // This game's functions throw no other issues.
      return [error.issue as TsuroIssue];
    }
    throw error;
  }
}

/** A state that is decoded. */
function whole(
  code: TsuroIssue['code'],
  encoded: unknown,
  options: DecodeOptions<Rules> = {},
  lenient?: 'warning',
): TsuroIssueExample {
  const example = JSON.stringify(encoded) ?? 'undefined';
  const judge = (isLenient: boolean) => validateState(encoded, { lenient: isLenient, ...options });
  return { code, example, ...(lenient && { lenient }), judge };
}

const shared = (code: TsuroIssue['code'], text: string, lenient?: 'warning') =>
  whole(code, [text, PLAYERS], {}, lenient);
const players = (code: TsuroIssue['code'], text: string, lenient?: 'warning') =>
  whole(code, [SHARED, text], {}, lenient);

function move(code: TsuroIssue['code'], state: GameState, text: string): TsuroIssueExample {
  const judge = () => {
    const issue = explainMove(state, text);
    return issue === undefined ? [] : [issue];
  };
  return { code, example: `${tsuro.encode(state).join(' ')} ${text}`, judge };
}

function deal(code: TsuroIssue['code'], state: GameState, text: string): TsuroIssueExample {
  const judge = () => issueOf(() => applyChance(state, text as Deal));
  return { code, example: `${tsuro.encode(state).join(' ')} ${text}`, judge };
}

function drop(code: TsuroIssue['code'], state: GameState, player: PlayerId): TsuroIssueExample {
  const judge = () => issueOf(() => forfeit(state, player));
  return { code, example: `${tsuro.encode(state).join(' ')} ${player}!`, judge };
}

function json(
  code: TsuroIssue['code'],
  read: (value: unknown) => { readonly ok: boolean; readonly issues?: readonly TsuroIssue[] },
  value: unknown,
): TsuroIssueExample {
  return { code, example: JSON.stringify(value), judge: () => read(value).issues ?? [] };
}

/** The set-up: player A has three tiles. */
const SETUP = applyChance(newGame(), 'D000102');
/** The set-up: player A has begun, B has three tiles. */
const SECOND = applyAll(tsuro, SETUP, ['A02n10c', 'D030405']);
const OVER: EncodedState = ['-6HT3013nB', 'AX6B30fCX5'];
/** A turn of A, of whose options some loop; some leave the board; all do one or the other. */
const LOOPING: EncodedState = ['A1H0334T0034n0233n2034nB', 'A00cB02dC20e'];
const LEAVING: EncodedState = ['A1H2134T0021n5034nB', 'A00eB50eCX1'];
const STUCK: EncodedState = ['A1H0734T0022n5034nB', 'A00eB50eCX1'];
const REFERENCE = { rules: { legality: 'reference' } } as const;
/** Well-formed, but A's avatar faces the edge of the board. */
const IMPOSSIBLE: EncodedState = ['A1H0001T0034n0234nB', 'A00aB02bCX1'];

/** One example or more of every code. */
export const TSURO_ISSUES: readonly TsuroIssueExample[] = [
  whole('state.not-two-strings', [SHARED]),
  whole('state.not-two-strings', 'A0HTB00-34'),
  whole('state.not-two-strings', null),
  whole('shared.not-a-string', [1, PLAYERS]),
  shared('shared.too-long', `A0HTB${'00,'.repeat(300)}`),
  shared('shared.unexpected-character', 'A0xHTB00-34'),
  shared('shared.section-missing', 'A0HB00-34'),
  shared('shared.section-repeated', 'A0HTTB00-34'),
  shared('shared.sections-unsorted', 'A0THB00-34', 'warning'),
  whole('players.not-a-string', [SHARED, undefined]),
  players('players.too-long', `A-B-C-${' '.repeat(60)}`),
  players('players.unexpected-character', ' A-B-C-'),
  shared('turn.missing', 'F0HTB00-34'),
  shared('turn.missing', '0HTB00-34'),
  shared('round.malformed', 'AHTB00-34'),
  shared('round.malformed', 'A1000HTB00-34'),
  shared('round.leading-zero', 'A00HTB00-34', 'warning'),
  shared('hand.tile-malformed', 'A0H000135TB02-34'),
  shared('hand.tile-malformed', 'A0H0TB00-34'),
  shared('board.tile-malformed', 'A0HT1002xB00-34'),
  shared('board.tile-malformed', 'A0HT1035nB00-34'),
  shared('board.tile-malformed', 'A0HT1002B00-34'),
  whole('board.square-repeated', ['B0HT1002n1003nB00-34', 'A10cB-C-']),
  whole('board.tiles-unsorted', ['C0HT3003n1002nB00-34', 'A10cB30cC-'], {}, 'warning'),
  whole('board.rotation-not-canonical', ['B0HT1002eB00-34', 'A10cB-C-'], {}, 'warning'),
  shared('bag.item-malformed', 'A0HTB00-35'),
  shared('bag.item-malformed', 'A0HTB00-34,'),
  shared('bag.item-malformed', 'A0HTB05-03'),
  shared('bag.tile-repeated', 'A0HTB00-34,03'),
  shared('bag.tiles-unsorted', 'A0HTB03,01', 'warning'),
  shared('bag.runs-not-merged', 'A0HTB00,01,02', 'warning'),
  shared('bag.runs-not-merged', 'A0HTB00-01', 'warning'),
  players('player.missing', 'A-C-'),
  players('player.missing', ''),
  players('player.repeated', 'A-B-B-C-'),
  players('player.unsorted', 'B-A-C-', 'warning'),
  players('status.malformed', 'A-B-C'),
  players('status.malformed', 'A-B10iC-'),
  players('status.malformed', 'A-BX1000C-'),
  players('status.leading-zero', 'A-BF00C-', 'warning'),
  players('players.too-few', 'A-B-'),
  whole('avatar.no-tile', ['B0HTB00-34', 'A10cB-C-']),
  whole('avatar.not-facing-empty-square', ['B0HT1002nB00-34', 'A10aB-C-']),
  whole('avatar.not-facing-empty-square', ['C0HT1002n2003nB00-34', 'A10cB20eC-']),
  shared('hand.wrong-size', 'A0H0001TB02-34'),
  whole('turn.not-in-game', ['A0HT1002nB00-34', 'A10cB-C-']),
  whole('turn.not-in-game', ['C1HT1002n3002nB00-34', 'A10cB30cCX1']),
  whole('turn.missing-player', ['-0HTB00-34', PLAYERS]),
  whole('turn.missing-player', ['-1HT1002n3002nB00-34', 'A10cB30cCX1']),
  whole('turn.game-not-over', ['A2HT1002nB00-34', 'A10cBX1CX1']),
  whole('turn.game-not-over', ['A2HTB00-34', 'AX2BX2CX1']),
  whole('player.not-placed', ['A1HT1002n3002nB00-34', 'A10cB30cC-']),
  whole('player.placed-early', ['A0HT1002nB00-34', 'A-B10cC-']),
  whole('status.later-round', ['A1HT1002n3002nB00-34', 'A10cB30cCX2']),
  whole('bag.not-empty', [SHARED, PLAYERS], { rules: { supply: 'endless' } }),
  // The types of a caller without types can be wrong.
  whole('rules.unknown-value', [SHARED, PLAYERS], { rules: { supply: 'sack' as 'bag' } }),
  whole('rules.different', [SHARED, PLAYERS], { rules: { players: 4 } }),
  move('move.malformed', SETUP, 'A02x'),
  move('move.malformed', SETUP, 'F02n'),
  move('move.malformed', SETUP, 'A35n'),
  move('move.malformed', SETUP, 'A02n1x'),
  move('move.malformed', SETUP, 'A02n10i'),
  move('move.malformed', SETUP, 'A02n10cc'),
  move('move.wrong-phase', newGame(), 'A02n10c'),
  move('move.wrong-phase', decodeState(OVER), 'B02n'),
  move('move.wrong-phase', SETUP, 'A02n'),
  move('move.wrong-phase', decodeState(LOOPING), 'A34n10c'),
  move('move.not-your-turn', SETUP, 'B02n10c'),
  move('move.tile-not-offered', SETUP, 'A03n10c'),
  move('move.square-inside', SETUP, 'A02n55c'),
  move('move.square-taken', SECOND, 'B03n10c'),
  move('move.square-beside-tile', SECOND, 'B03n00c'),
  move('move.port-faces-edge', SETUP, 'A02n00a'),
  move('move.no-empty-square', decodeState(IMPOSSIBLE, { validate: false }), 'A00n'),
  move('move.leaves-board', decodeState(LEAVING), 'A34n'),
  move('move.leaves-board', decodeState(STUCK, REFERENCE), 'A07n'),
  move('move.makes-loop', decodeState(LOOPING), 'A34n'),
  move('move.makes-loop', decodeState(STUCK, REFERENCE), 'A34n'),
  deal('deal.malformed', newGame(), 'D00010'),
  deal('deal.malformed', newGame(), 'D000135'),
  deal('deal.wrong-phase', SETUP, 'D030405'),
  deal('deal.wrong-phase', decodeState(OVER), 'D0304'),
  deal('deal.wrong-size', newGame(), 'D0001'),
  deal('deal.impossible', newGame(), 'D000100'),
  deal('deal.impossible', newGame({ rules: { supply: 'cycle' } }), 'D000201'),
  drop('forfeit.impossible', decodeState(OVER), 'B'),
  drop('forfeit.impossible', forfeit(newGame(), 'A'), 'A'),
  json('json.malformed', readCs4500Board, 'board'),
  json('json.malformed', readCs4500Board, [[[34, 0], 'red', 'C', 0]]),
  json('json.malformed', readCs4500Board, [[34, 'red', 'C', 0, 0]]),
  json('json.malformed', readCs4500Board, [[[35, 0], 'red', 'C', 0, 0]]),
  json('json.malformed', readCs4500Board, [[[34, 45], 'red', 'C', 0, 0]]),
  json('json.malformed', readCs4500Board, [[[34, 0], 'pink', 'C', 0, 0]]),
  json('json.malformed', readCs4500Board, [[[34, 0], 'red', 'c', 0, 0]]),
  json('json.malformed', readCs4500Board, [[[34, 0], 'red', 'C', 10, 0]]),
  json('json.malformed', readCs4500Board, [[34, 0, 'red', 'C', 0, 0]]),
  json('json.malformed', readCs4500Action, []),
  json('json.malformed', readCs4500Action, ['red', 34]),
  json('json.square-different', readCs4500Board, [
    [[34, 0], 'red', 'C', 0, 0],
    [[33, 0], 0, 0],
  ]),
  json('json.square-repeated', readCs4500Board, [
    [[34, 0], 'red', 'C', 0, 0],
    [[34, 0], 0, 0],
  ]),
  json('json.avatar-repeated', readCs4500Board, [
    [[34, 0], 'red', 'C', 0, 0],
    [[34, 0], 'red', 'C', 2, 0],
  ]),
  json('json.no-avatar', readCs4500Board, [[[34, 0], 0, 0]]),
];
