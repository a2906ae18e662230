/** Pictures on narrow screens: the parts are stacked, so that they are large enough. */

/** Width in pixels below which the parts are stacked. */
const NARROW = 620;

/** Width of a stacked picture in its own units: a board and its margins. */
const WIDTH = 528;
const MARGIN = 12;
const GAP = 14;

/** Margin around a wide picture, for outlines. */
const EDGE = 3;

/** Factories are larger in a narrow picture, so that a finger hits the right tile. */
const FACTORY_SCALE = 1.4;

interface Part {
  readonly group: SVGGElement;
  readonly box: DOMRect;
  readonly scale: number;
}

/** Arrange a picture for a width in pixels: a wide one keeps its layout. */
export function flow(picture: SVGSVGElement, width: number): void {
  const groups = [...picture.querySelectorAll<SVGGElement>(':scope > g')];
  for (const group of groups) {
    group.dataset.transform ??= group.getAttribute('transform') ?? '';
    group.setAttribute('transform', group.dataset.transform);
    group.classList.remove('away');
  }
  if (width < NARROW) {
    show(picture, 0, 0, WIDTH, arrange(ordered(picture, groups).map(partOf)));
  } else {
    const boxes = groups.map((group) => boxOf(picture, group));
    const left = Math.min(...boxes.map(({ x }) => x)) - EDGE;
    const top = Math.min(...boxes.map(({ y }) => y)) - EDGE;
    const right = Math.max(...boxes.map((box) => box.right)) + EDGE;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE;
    show(picture, left, top, right - left, bottom - top);
  }
}

/** Leave out the factories if all are empty, and put the board of the player to move first. */
function ordered(picture: SVGSVGElement, groups: readonly SVGGElement[]): SVGGElement[] {
  const isDealt =
    picture.querySelector('[data-source]:not([data-source=C]) [data-colour]') !== null;
  const parts = groups.filter((group) => isDealt || !isFactory(group));
  for (const group of groups) group.classList.toggle('away', !parts.includes(group));
  const boards = parts.filter(({ dataset }) => dataset.player !== undefined);
  const toMove = boards.findIndex(({ dataset }) => dataset.player === picture.dataset.turn);
  const first = Math.max(0, toMove);
  const others = parts.filter((group) => !boards.includes(group));
  return [...others, ...boards.slice(first), ...boards.slice(0, first)];
}

function isFactory({ dataset }: SVGGElement): boolean {
  return /^\d$/.test(dataset.source ?? '');
}

function partOf(group: SVGGElement): Part {
  const box = group.getBBox();
  const room = (WIDTH - 2 * MARGIN) / box.width;
  return { group, box, scale: Math.min(room, isFactory(group) ? FACTORY_SCALE : 1) };
}

/** Return the bounds of a part in the picture, including its transform. */
function boxOf(picture: SVGSVGElement, group: SVGGElement): DOMRect {
  const { x, y, width, height } = group.getBBox();
  const moved = group.transform.baseVal.consolidate()?.matrix ?? picture.createSVGMatrix();
  return new DOMRect(x + moved.e, y + moved.f, width, height);
}

/** Show one area of the drawing. */
function show(picture: SVGSVGElement, x: number, y: number, width: number, height: number): void {
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
}

/** Arrange parts in rows, as many in each as fit, and return the height. */
function arrange(parts: readonly Part[]): number {
  let top = MARGIN;
  let row: Part[] = [];
  const widthOf = ({ box, scale }: Part) => box.width * scale;
  const rowWidth = () => row.reduce((sum, part) => sum + widthOf(part), (row.length - 1) * GAP);
  const place = () => {
    let left = (WIDTH - rowWidth()) / 2;
    for (const part of row) {
      const { group, box, scale } = part;
      const x = left - box.x * scale;
      const y = top - box.y * scale;
      group.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
      left += widthOf(part) + GAP;
    }
    top += Math.max(0, ...row.map(({ box, scale }) => box.height * scale)) + GAP;
    row = [];
  };
  for (const part of parts) {
    row.push(part);
    if (row.length > 1 && rowWidth() > WIDTH - 2 * MARGIN) {
      row.pop();
      place();
      row.push(part);
    }
  }
  if (row.length > 0) place();
  return top;
}
