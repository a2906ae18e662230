/** States as a player on another machine sees them: a board, and tiles on offer. */
import { completeRules } from '../../engine/game/settings.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';
import { readBoard, readTiles } from '../api/cs4500.js';
import { applyChance } from '../api/deals.js';
import { type GameState, stateOf } from '../api/game-state.js';
import type { TsuroIssue } from '../codec/issues.js';
import { writeDeal } from '../codec/notation.js';
import { Status } from '../state/position.js';
import { playerCount, SETTINGS, sharedRules } from '../state/settings.js';
import { EMPTY_BAG } from '../state/tiles.js';
import { PLAYER_COUNTS, PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';

/** What a player knows of a game besides its board. */
export interface Table {
  readonly player: PlayerId;
  readonly others: readonly PlayerId[];
  /** Which placements are legal: no message says that. */
  readonly legality: Rules['legality'] | undefined;
}

function refuseBoard([issue]: readonly TsuroIssue[]): Parsed<never> {
  return refuse({ found: 'another board', expected: 'a board', message: issue?.message });
}

/** Return the rules, as far as they are known: tiles come from anywhere. */
export function rulesOf({ player, others, legality }: Table): Rules {
  const last = Math.max(...[player, ...others].map((each) => PLAYER_IDS.indexOf(each)));
  const players = playerCount(last + 1) ?? PLAYER_COUNTS[0];
  return sharedRules(completeRules(SETTINGS, { players, supply: 'endless', legality }));
}

/**
 * Read the state in which a player begins. Others whose colours come later and who have no avatar have not begun yet; those
 * who come earlier have left. The order of another server may differ, so that not every such state is valid.
 */
export function setupState(
  json: unknown,
  hand: readonly number[],
  table: Table,
): Parsed<GameState> {
  const issues: TsuroIssue[] = [];
  const { board, avatars } = readTiles(json, issues);
  if (issues.length > 0) return refuseBoard(issues);
  const rules = rulesOf(table);
  const turn = PLAYER_IDS.indexOf(table.player);
  const players = PLAYER_IDS.slice(0, rules.players).map((id, player) => {
    const isAwaited = player > turn && table.others.includes(id);
    const absent = isAwaited ? Status.NotPlaced : Status.Forfeited;
    return player === turn ? Status.NotPlaced : (avatars.get(player) ?? absent);
  });
  return accept(stateOf({ rules, turn, round: 0, hand, board, bag: EMPTY_BAG, players }));
}

/** Read the state in which a player places a tile. */
export function turnState(json: unknown, hand: readonly number[], table: Table): Parsed<GameState> {
  const mover = PLAYER_IDS.indexOf(table.player);
  const read = readBoard(json, { rules: rulesOf(table), mover });
  return read.ok ? accept(applyChance(read.state, writeDeal(hand))) : refuseBoard(read.issues);
}
