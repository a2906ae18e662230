/** What the page says in another language than English, and whether all of it can be read. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFlawless, overflows } from './browser.js';

/** Words that only English has. */
export const ENGLISH = /\b(the|of|and|with|this|tiles|player|points|moves|level)\b/i;

/** List what the page shows and says, apart from what is English on purpose. */
export function textsOf(page: Page): Promise<string[]> {
  // What is in a board is found as well.
  return page.locator('#page *').evaluateAll((all) => {
    const isMarked = (element: Element) => element.closest('[lang=en]:not(html)') !== null;
    const elements = all.filter((each) => !isMarked(each));
    return elements.flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const attributes = ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'data-name'];
      const said = attributes.map((name) => element.getAttribute(name) ?? '');
      return [...own.map(({ textContent }) => textContent ?? ''), ...said];
    });
  });
}

/** Expect that a page has no English, fits, and is accessible. */
export async function expectTranslated(page: Page): Promise<void> {
  expect((await textsOf(page)).filter((text) => ENGLISH.test(text))).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await expectFlawless(page);
}

/** List what is wider than its box: it is cut, or lies on what is next to it. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.locator('#page *').evaluateAll((all) =>
    all.flatMap((element) => {
      const isShown = element instanceof HTMLElement && element.checkVisibility();
      // Boards are measured by tests of their own.
      if (!isShown || element.getRootNode() !== document) return [];
      // A link is longer than any field, and scrolled in it.
      if (element.closest('.unseen, input, select') !== null) return [];
      const { clientWidth, scrollWidth } = element;
      // What is only for screen readers is a pixel wide.
      const isCut = clientWidth > 1 && scrollWidth > clientWidth + 1;
      return isCut ? [`${element.tagName}.${element.className}: ${element.innerText}`] : [];
    }),
  );
}
