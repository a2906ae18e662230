/** The picture of a position, with the parts that can be touched. */
import { renderSvg } from 'azulejo/render';
import { positionOf } from '../model/game.js';
import type { Action, Page } from '../model/page.js';
import { placeKey, places, type Touch, touches } from '../model/touch.js';
import { flow } from './flow.js';

type Dispatch = (action: Action) => void;

/** Return the key of the part that a group of the picture is, if it is one. */
function keyOf({ dataset }: SVGElement): string | undefined {
  const { source, colour, player, row, column, floor } = dataset;
  if (source !== undefined) return colour && placeKey('source', source, colour);
  if (player === undefined) return undefined;
  const place = [row, column, floor].filter((part) => part !== undefined);
  return place.length > 0 ? placeKey(player, ...place) : undefined;
}

/**
 * Return the element to touch for a part: the whole group. If it contains text, its overlay instead, so
 * that the text does not become part of the accessible name.
 */
function controlOf(group: SVGElement): SVGElement {
  const isWritten = group.querySelector('text') !== null;
  return (isWritten ? group.querySelector<SVGElement>('.area') : null) ?? group;
}

/** Parse a picture of the library, which escapes the names in it. */
function parse(svg: string, styles: CSSStyleSheet): SVGSVGElement {
  // The page's Content-Security-Policy forbids style elements, but not the same rules as an object.
  const [before = '', rules = '', after = ''] = svg.split(/<\/?style>/);
  styles.replaceSync(rules);
  const { documentElement } = new DOMParser().parseFromString(before + after, 'image/svg+xml');
  const picture = document.importNode(documentElement, true);
  if (!(picture instanceof SVGSVGElement)) throw new Error('The picture is not an SVG.');
  // Parts of a group can be buttons, unlike those of an image.
  picture.setAttribute('role', 'group');
  picture.removeAttribute('width');
  picture.removeAttribute('height');
  return picture;
}

/** A board in the page. */
export interface Board {
  readonly element: HTMLElement;
  /** Show the position of a page, and what can be done in it. */
  show(page: Page): void;
}

/** Make a board. */
export function createBoard(dispatch: Dispatch): Board {
  const element = document.createElement('div');
  element.className = 'board';
  element.tabIndex = -1;
  const styles = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styles);
  let shown = '';
  let groups: ReadonlyMap<string, SVGElement> = new Map();
  let current: ReadonlyMap<string, Touch> = new Map();

  const touch = (event: Event) => {
    const group = event.target instanceof Element ? event.target.closest('[data-touch]') : null;
    const found = group instanceof SVGElement ? current.get(group.dataset.touch ?? '') : undefined;
    if (found === undefined) return;
    event.preventDefault();
    dispatch(found.action);
    if (event.type === 'keydown' && found.action.type === 'pick') focusTarget();
  };
  const focusOn = (key: string) => {
    const group = groups.get(key);
    if (group !== undefined) controlOf(group).focus();
  };
  const focusTarget = () => {
    const target = [...current.values()].find((each) => each.target);
    if (target !== undefined) focusOn(target.key);
  };
  element.addEventListener('click', touch);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') touch(event);
  });
  const arrange = () => {
    const picture = element.querySelector('svg');
    if (picture !== null && element.clientWidth > 0) flow(picture, element.clientWidth);
  };
  new ResizeObserver(arrange).observe(element);

  const draw = (svg: string) => {
    const focused = document.activeElement;
    const key = focused instanceof SVGElement ? focused.dataset.touch : undefined;
    const picture = parse(svg, styles);
    element.replaceChildren(picture);
    groups = new Map(
      [...picture.querySelectorAll<SVGElement>('g[data-source], g[data-player]')].flatMap(
        (group) => {
          const name = keyOf(group);
          return name === undefined ? [] : [[name, group] as const];
        },
      ),
    );
    shown = svg;
    arrange();
    return key;
  };

  const mark = (page: Page) => {
    current = new Map(touches(page).map((each) => [each.key, each]));
    const pointed = new Set(page.pointed === undefined ? [] : places(page.pointed));
    for (const [key, group] of groups) {
      const here = current.get(key);
      group.classList.toggle('highlight', pointed.has(key) || here?.picked === true);
      group.classList.toggle('target', here?.target === true);
      setAttributes(controlOf(group), {
        'data-touch': here && key,
        role: here && 'button',
        tabindex: here && '0',
        'aria-label': here?.label,
        'aria-pressed': here?.action.type === 'pick' ? `${here.picked}` : undefined,
      });
    }
  };

  return {
    element,
    show: (page) => {
      if (page.game === undefined) return;
      const { names } = page.game;
      const svg = renderSvg(positionOf(page.game), { names });
      const lost = svg === shown ? undefined : draw(svg);
      mark(page);
      if (lost !== undefined && current.has(lost)) focusOn(lost);
      else if (lost !== undefined) element.focus();
    },
  };
}

function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
