/** Boards in places of many sizes: whether all of them is seen, nothing over anything else, nothing cut. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

/** Return what is wrong with the boxes of a board, in a room of a height. What is in `picture` may overlap. */
function faultsIn(page: Page, tag: string, height: number, picture: string): Promise<string[]> {
  return page.evaluate(
    ([name, room, inPicture]) => {
      const host = document.querySelector(name);
      const tree = host?.shadowRoot;
      if (host == null || tree == null) return ['no board'];
      const faults: string[] = [];
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const nameOf = (element: Element) =>
        `${element.localName}.${element.getAttribute('class')} ${element.textContent?.trim()}`;
      const frame = boxOf(host);
      if (frame.height > room + 0.5) faults.push(`as high as ${frame.height}`);
      const isSeen = (element: Element) => {
        const { clipPath, visibility, opacity } = getComputedStyle(element);
        const { width } = boxOf(element);
        return width > 0 && clipPath === 'none' && visibility === 'visible' && opacity !== '0';
      };
      const ownTexts = (element: Element) =>
        [...element.childNodes].filter(
          (each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim() !== '',
        );
      const all = [...tree.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          (element.localName === 'button' || ownTexts(element).length > 0) &&
          element.closest('svg, style') === null &&
          isSeen(element),
      );
      const isOutside = (inner: DOMRect, outer: DOMRect) =>
        inner.left < outer.left - 1 ||
        inner.right > outer.right + 1 ||
        inner.top < outer.top - 1 ||
        inner.bottom > outer.bottom + 1;
      for (const element of all) {
        const box = boxOf(element);
        if (isOutside(box, frame)) faults.push(`outside: ${nameOf(element)}`);
        if (element.localName === 'button' && Math.min(box.width, box.height) < 24) {
          faults.push(`as small as ${box.width} × ${box.height}: ${nameOf(element)}`);
        }
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        // Elements in a line have no size of their own.
        const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
        if (clientWidth > 0 && isCut && ownTexts(element).length > 0) {
          faults.push(`cut: ${nameOf(element)}`);
        }
        for (const text of ownTexts(element)) {
          const range = document.createRange();
          range.selectNodeContents(text);
          const around = element.closest('button, li, div');
          const { left, right } = range.getBoundingClientRect();
          const place = around === null ? frame : boxOf(around);
          const isLong = left < place.left - 1 || right > place.right + 1;
          if (isLong) faults.push(`longer than its place: ${nameOf(element)}`);
        }
      }
      const pictures = [...tree.querySelectorAll(inPicture)];
      const apart = [...all.filter((each) => each.closest(inPicture) === null), ...pictures];
      for (const [index, one] of apart.entries()) {
        for (const other of apart.slice(index + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          const [a, b] = [boxOf(one), boxOf(other)];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 1 && down > 1) faults.push(`${nameOf(one)} over ${nameOf(other)}`);
        }
      }
      return faults;
    },
    [tag, height, picture] as const,
  );
}

/** Expect that a board is whole in a place, whatever it shows. Each is in one language, or in all of them. */
export async function expectWhole(
  page: Page,
  tag: string,
  picture: string,
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
      const faults = await faultsIn(page, tag, most, picture);
      found.push(...faults.map((fault) => `${name}, ${language}: ${fault}`));
    }
  }
  expect(found, `${width} × ${height}`).toEqual([]);
}
