/** Boards in places of many sizes: whether all of them is seen, nothing over anything else, nothing cut. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsIn } from '../site/boxes.js';
import { type Board, drawn, painted } from './pages.js';

/** Places for a board, in pixels: what a page leaves of usual windows. */
export const ROOMS = [
  [900, 610],
  [980, 500],
  [990, 450],
  [640, 330],
  [390, 770],
  [360, 665],
  [788, 1000],
  [1540, 920],
] as const;

export const LANGUAGES = ['en', 'de', 'es', 'pt'] as const;

/** All languages in all places, in place of one for each: `EVERY_ROOM=1`. */
const isThorough = 'EVERY_ROOM' in process.env;

/** What a board shows in a place. */
export interface Shown {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** What is played then, and selectors of what is pressed. */
  readonly event?: string;
  readonly presses?: readonly string[];
}

/** Expect that a board is whole in a place, whatever it shows. Each is in one language, or in all of them. */
export async function expectWhole(
  page: Page,
  tag: string,
  [width, height]: readonly [number, number],
  all: readonly Shown[],
  /** The most that it may be high. */
  most = height,
): Promise<void> {
  await page.setViewportSize({ width: Math.max(width + 40, 320), height: height + 40 });
  const found: string[] = [];
  for (const [index, { name, properties, event, presses = [] }] of all.entries()) {
    const one = LANGUAGES[(index + width) % LANGUAGES.length] ?? 'en';
    for (const language of isThorough ? LANGUAGES : [one]) {
      await page.evaluate(
        ([selector, values, size]) => {
          const element = document.querySelector<Board>(selector);
          if (element === null) return;
          element.style.display = 'flex';
          element.style.width = `${size[0]}px`;
          element.style.setProperty('--azulejo-room', `${size[1]}px`);
          Object.assign(element, values);
        },
        [tag, { ...properties, language }, [width, height]] as const,
      );
      await page.waitForFunction(
        ([selector, spoken]) =>
          document.querySelector(selector)?.shadowRoot?.querySelector<HTMLElement>('[part=board]')
            ?.lang === spoken,
        [tag, language] as const,
      );
      await drawn(page);
      if (event !== undefined) {
        await page.evaluate(
          // The event is one of the game.
          ([selector, played]) => document.querySelector<Board>(selector)?.play(played as 'A0c2'),
          [tag, event] as const,
        );
      }
      for (const press of presses) {
        await page.evaluate(
          ([selector, pressed]) =>
            document
              .querySelector(selector)
              ?.shadowRoot?.querySelector<HTMLElement>(pressed)
              ?.click(),
          [tag, press] as const,
        );
      }
      await painted(page);
      const faults = await page.evaluate(faultsIn, {
        tag,
        room: most,
        least: 24,
        // What is in a picture may overlap.
        apart: { selector: 'button, .board', texts: true, picture: '.board', slack: 1 },
      });
      found.push(...faults.map((fault) => `${name}, ${language}: ${fault}`));
    }
  }
  expect(found, `${width} × ${height}`).toEqual([]);
}
