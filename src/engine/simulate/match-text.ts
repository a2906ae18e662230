/** Matches as they come back from a queue, where anyone may have put them: each is played again from its moves. */
import { integerInRange, listOf, ownProperties, textOf } from '../../boundary/values.js';
import { showValue } from '../../text/message.js';
import { eventKind } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import type { MatchResult } from '../match/play-match.js';
import { type NamedMatch, playNamedMatch } from './shard.js';
import { readCause } from './tally-text.js';

/**
 * Read the result of a match: what the agents decided, and why they forfeited. All else follows from these, as the match
 * is played again: rules, names, seed, chance, the end.
 *
 * @throws RangeError or TypeError if it is not a match that was asked for
 */
export async function readMatch<Types extends GameTypes>(
  game: Game<Types>,
  match: NamedMatch<Types>,
  given: MatchResult<Types>,
): Promise<MatchResult<Types>> {
  const { record, forfeits } = ownProperties('Result', given);
  const { events } = ownProperties('Record', record);
  const texts = listOf('Events', events, 'a list of texts').map((event, index) =>
    textOf(`Event ${index}`, event),
  );
  const causes = listOf('Forfeits', forfeits, 'a list').map((each, index) =>
    readCause(`Forfeit ${index}`, each),
  );
  const decisions = texts.filter((text) => eventKind(game, text) !== 'chance').values();
  // What is no move is a forfeit, also where nothing is left.
  const chooseMove = () => decisions.next().value as Types['move'];
  const untimed = { ...match, budget: undefined, timeLimit: undefined };
  const again = await playNamedMatch(game, () => ({ name: '', chooseMove }), untimed, {});
  const { length } = again.record.events;
  for (const [index, event] of again.record.events.entries()) {
    if (event === texts[index]) continue;
    const [found, expected] = [texts[index], event].map(showValue);
    throw new RangeError(`Event ${index}: found ${found}, expected ${expected}.`);
  }
  integerInRange('Events', texts.length, length, length);
  integerInRange('Forfeits', causes.length, again.forfeits.length, again.forfeits.length);
  const [first] = causes;
  const { result } = again.record;
  const ownResult =
    result?.kind === 'forfeit' && first ? { ...result, reason: first.message } : result;
  return {
    ...again,
    forfeits: again.forfeits.map((forfeit, index) => ({ ...forfeit, ...causes[index] })),
    record: { ...again.record, result: ownResult },
  };
}
