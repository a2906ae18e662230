/** Style sheets of games and of the study tools, each loaded when it is needed. */
import { PATIENCE } from '../resource.js';

/** Load a style sheet: of a game, or of what all games have. */
export function loadStyles(name: string, { isGame = true } = {}): Promise<void> {
  const href = `${name}.css`;
  if (document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  if (isGame) link.dataset.game = name;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    // A game without its looks is better than none, and looks that come late are as good.
    link.onerror = () => resolve();
    setTimeout(resolve, PATIENCE);
    document.head.append(link);
  });
}

/** Load a study tool, and the style sheet of them all. */
export async function withStudyStyles<Part>(part: Promise<Part>): Promise<Part> {
  await loadStyles('study', { isGame: false });
  return part;
}

/** Let only the style sheets of one game count, so that those of others need not know of it. */
export function showStyles(name: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-game]')) {
    link.disabled = link.dataset.game !== name;
  }
}
