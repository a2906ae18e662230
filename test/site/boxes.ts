/** Boxes as a browser lays them out: whether all of a board, or of the table around it, is seen, and nothing lies over anything else. */

/** What is measured. */
export interface Measured {
  /** The tag of the board. */
  readonly tag: string;
  /** The height that the board may have, where it is measured alone; otherwise it is measured with its table, in the window. */
  readonly room?: number;
  /** Pixels that what is pressed has at least, in each direction. */
  readonly least: number;
  /** What takes its place alone: none of it lies over anything else of it. */
  readonly apart?: {
    readonly selector: string;
    /** Whether texts do so as well. */
    readonly texts?: boolean;
    /** What may lie over what is in it. */
    readonly picture?: string;
    /** Pixels by which they may. */
    readonly slack: number;
  };
  /** What is as long as an edge. */
  readonly long?: string;
}

/** List what is wrong with the boxes, in the page: it uses nothing from outside of it. */
export function faultsIn({ tag, room, least, apart, long }: Measured): string[] {
  const board = document.querySelector(tag);
  const stage = room === undefined ? document.querySelector('.stage') : board;
  if (board === null || stage === null) return ['There is no board.'];
  const faults: string[] = [];
  const all: Element[] = [];
  const walk = (root: ParentNode) => {
    for (const each of root.querySelectorAll('*')) {
      all.push(each);
      if (each.shadowRoot !== null) walk(each.shadowRoot);
    }
  };
  walk(stage.shadowRoot ?? stage);

  const nameOf = (element: Element) => {
    const words = ['aria-label', 'data-item'].map((name) => element.getAttribute(name));
    const text = words.find((each) => each !== null) ?? element.textContent ?? '';
    const look = element.getAttribute('class') ?? `in ${element.parentElement?.className}`;
    return `${element.localName}.${look.split(' ')[0]} "${text.trim().slice(0, 30)}"`;
  };
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const parentOf = (element: Element) => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  };
  const around = (element: Element): Element[] => {
    const parent = parentOf(element);
    return parent === undefined || element === stage ? [] : [parent, ...around(parent)];
  };
  const isOutside = (inner: DOMRect, outer: DOMRect, right = 1, down = 1) =>
    inner.left < outer.left - right ||
    inner.right > outer.right + right ||
    inner.top < outer.top - down ||
    inner.bottom > outer.bottom + down;
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  const isSeen = (element: Element) => {
    const { width, height } = boxOf(element);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || Math.min(width, height) <= 1.5 || element.closest('svg, style') !== null) {
      return false;
    }
    // What is scrolled out of a list is not seen, either.
    return !around(element).some((each) => scrolls(each) && isOutside(boxOf(element), boxOf(each)));
  };
  const overlap = (one: DOMRect, other: DOMRect) =>
    [
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    ] as const;

  // The board is whole: in its room, or between the bar and the edge of the window.
  const whole = boxOf(board);
  if (room === undefined) {
    const bar = document.querySelector('.bar')?.getBoundingClientRect();
    if (bar === undefined) return ['There is no bar.'];
    const isBelow = bar.top >= whole.top;
    const floor = isBelow ? bar.top : innerHeight;
    if (whole.bottom > floor + 1) faults.push(`the board ends at ${whole.bottom}, not ${floor}`);
    if (whole.top < (isBelow ? 0 : bar.bottom) - 1) faults.push('the board begins under the bar');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  } else {
    if (whole.height > room + 0.5) faults.push(`the board is ${whole.height} high, not ${room}`);
    if (board.scrollWidth > board.clientWidth) faults.push('the board is wider than its place');
  }
  const frame = room === undefined ? new DOMRect(0, 0, innerWidth, innerHeight) : whole;
  const isCutOff = (element: Element) => {
    const isOff = isOutside(boxOf(element), frame);
    if (isOff) faults.push(`${nameOf(element)} is outside`);
    return isOff;
  };

  // What is pressed is large enough, and nothing lies over it.
  const hitAt = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    for (let next = hit; next !== null && next !== undefined; ) {
      hit = next;
      next = hit.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (next === hit) break;
    }
    return hit;
  };
  const CONTROLS = 'button, a[href], input, select, summary, [role="button"]';
  for (const control of all.filter((each) => each.matches(CONTROLS) && isSeen(each))) {
    if (isCutOff(control)) continue;
    const { left, top, width, height } = boxOf(control);
    if (Math.min(width, height) < least) {
      faults.push(`${nameOf(control)} is small: ${width} × ${height}`);
    }
    const points = [0.5, 0.25, 0.75].flatMap((x) => [0.5, 0.25, 0.75].map((y) => [x, y] as const));
    const isFree = points.some(([x, y]) => {
      const hit = hitAt(left + x * width, top + y * height);
      // Of a board that is measured alone, some may be out of the window.
      if (hit === null) return room !== undefined;
      return control.contains(hit) || around(hit).includes(control);
    });
    if (!isFree && getComputedStyle(control).pointerEvents !== 'none') {
      faults.push(`${nameOf(control)} is covered`);
    }
  }

  const {
    selector = ':not(*)',
    texts: areTexts = false,
    picture = ':not(*)',
    slack = 0,
  } = apart ?? {};

  // Texts are whole, and do not overlap.
  const textsIn = (element: Element) =>
    [...element.childNodes].filter(
      (each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim() !== '',
    );
  const written = all.filter((each) => textsIn(each).length > 0 && isSeen(each));
  const texts = written.flatMap((element) =>
    textsIn(element).flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((box) => ({ element, box }));
    }),
  );
  for (const element of written) {
    if (isCutOff(element)) continue;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    // Elements in a line have no size of their own.
    const clips = getComputedStyle(element).overflow !== 'visible';
    const isCut = scrollWidth > clientWidth + 1 || (clips && scrollHeight > clientHeight + 1);
    if (clientWidth > 0 && isCut) faults.push(`${nameOf(element)} is cut`);
  }
  for (const { element, box } of texts) {
    const clip = [element, ...around(element)].find(
      (each) => /hidden|clip/.test(getComputedStyle(each).overflow) && boxOf(each).width > 1.5,
    );
    const place = element.closest('button, li, div');
    // What is placed by its own styles may be anywhere.
    const isFree = [element, ...around(element)].some(
      (each) => place?.contains(each) === true && getComputedStyle(each).position === 'absolute',
    );
    const isNone = place === null || isFree || boxOf(place).width === 0;
    const { left, right } = isNone ? frame : boxOf(place);
    if (clip !== undefined && isOutside(box, boxOf(clip), 1.5, 3)) {
      faults.push(`${nameOf(element)} is cut`);
    } else if (box.left < left - 1 || box.right > right + 1) {
      faults.push(`${nameOf(element)} is longer than its place`);
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const [across, down] = overlap(one.box, other.box);
      if (one.element !== other.element && across > 2 + slack && down > 4 + slack) {
        faults.push(`${nameOf(one.element)} is over ${nameOf(other.element)}`);
      }
    }
  }

  // What takes its place alone does so, and edges are as long as they are.
  const alone = all.filter(
    (each) =>
      (each.matches(selector) || (areTexts && written.includes(each))) &&
      each.parentElement?.closest(picture) == null &&
      isSeen(each),
  );
  for (const [index, one] of alone.entries()) {
    isCutOff(one);
    for (const other of alone.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [across, down] = overlap(boxOf(one), boxOf(other));
      if (across > slack && down > slack) faults.push(`${nameOf(one)} is over ${nameOf(other)}`);
    }
  }
  for (const element of all.filter((each) => each.matches(long ?? ':not(*)') && isSeen(each))) {
    const { width, height } = boxOf(element);
    if (Math.max(width, height) < 50) faults.push(`${nameOf(element)} is flat`);
  }
  return [...new Set(faults)];
}
