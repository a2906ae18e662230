/** Style sheets of the games, each loaded when it is needed. */
import { PATIENCE } from '../resource.js';

/**
 * Load a style sheet of a game.
 *
 * @param game - the game with which it counts
 * @param name - that of the style sheet, by default the game's
 */
export function loadStyles(game: string, name = game): Promise<void> {
  const href = `${name}.css`;
  if (document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.game = game;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    // A game without its looks is better than none, and looks that come late are as good.
    link.onerror = () => resolve();
    setTimeout(resolve, PATIENCE);
    document.head.append(link);
  });
}

/** Let only the style sheets of one game count, so that those of others need not know of it. */
export function showStyles(name: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-game]')) {
    link.disabled = link.dataset.game !== name;
  }
}
