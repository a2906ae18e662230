/** Keeping what was last chosen for a new game, for each game. */
import { readSetup, type Setup } from '../model/setup.js';
import type { PlayedGame } from '../played-game.js';
import { keep, keptValue } from '../storage/kept.js';

/** The key of what was chosen for a game. */
export function keyOfSetup(game: string): string {
  return `azulejo-setup/${game}`;
}

/** Return what was chosen for the last new game. */
export function storedSetup(game: PlayedGame): Setup {
  return readSetup(game, keptValue(keyOfSetup(game.rules.name)));
}

/** Keep what is chosen, for the next new game; its seed is for one only. */
export function keepSetup(game: PlayedGame, { seed: _, ...setup }: Setup): void {
  keep(keyOfSetup(game.rules.name), {}, () => setup);
}
