/** Pictures on narrow screens: the parts stand below each other, so that they are large enough. */

/** Below this width in pixels the picture flows. */
const NARROW = 620;

/** The picture's width in its own units where it flows: a board and its margins. */
const WIDTH = 528;
const MARGIN = 12;
const GAP = 14;

/** Room around the picture where it is wide, for outlines. */
const EDGE = 3;

/** Factories are drawn larger where it is narrow, so that a finger meets the right tile. */
const FACTORY_SCALE = 1.4;

interface Part {
  readonly group: SVGGElement;
  readonly box: DOMRect;
  readonly scale: number;
}

/** Arrange a picture for a width in pixels: in a wide one the parts are where they were drawn. */
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

/** Leave out factories where all are empty, and put the board of who moves before the others. */
function ordered(picture: SVGSVGElement, groups: readonly SVGGElement[]): SVGGElement[] {
  const isDealt =
    picture.querySelector('[data-source]:not([data-source=C]) [data-colour]') !== null;
  const parts = groups.filter((group) => isDealt || !isFactory(group));
  for (const group of groups) group.classList.toggle('away', !parts.includes(group));
  const boards = parts.filter(({ dataset }) => dataset.player !== undefined);
  const mover = boards.findIndex(({ dataset }) => dataset.player === picture.dataset.turn);
  const first = Math.max(0, mover);
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

/** Find where a part was drawn; a part may be moved as a whole. */
function boxOf(picture: SVGSVGElement, group: SVGGElement): DOMRect {
  const { x, y, width, height } = group.getBBox();
  const moved = group.transform.baseVal.consolidate()?.matrix ?? picture.createSVGMatrix();
  return new DOMRect(x + moved.e, y + moved.f, width, height);
}

/** Show one part of the drawing's plane. */
function show(picture: SVGSVGElement, x: number, y: number, width: number, height: number): void {
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
}

/** Put parts beside each other as long as there is room, then below; answer the height. */
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
