/** The names of the players as the board has them. */
import { useMemo } from 'preact/hooks';
import { type Match, namesOf } from '../model/match.js';
import { useShellWords } from './language.js';

/** Return the players' names, with `you` at the only person at this device, if there is one. */
export function useNames(match: Match, own: number | undefined): readonly string[] {
  const { you } = useShellWords().table;
  const names = namesOf(match);
  return useMemo(
    () => names.map((name, player) => (player === own ? you(name) : name)),
    [names, own, you],
  );
}
