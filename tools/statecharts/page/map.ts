/** The small map of the drawing, drawn again when something changes. */
export type DrawingMap = { readonly draw: () => void };

const width = 112;

type Corner = { readonly left: boolean; readonly top: boolean };

const corners: readonly Corner[] = [
  { left: true, top: true },
  { left: false, top: true },
  { left: false, top: false },
  { left: true, top: false },
];

/** Points on the lines of a drawing, in its own measures, near enough to each other that no line slips past a map. */
const pointsOf = (svg: SVGSVGElement): readonly DOMPoint[] =>
  [...svg.querySelectorAll<SVGPathElement>('.line:not(.away) path.wire')].flatMap((wire) => {
    const length = wire.getTotalLength();
    return Array.from({ length: Math.ceil(length / 24) + 1 }, (_, step) => wire.getPointAtLength(Math.min(length, step * 24)));
  });

/** How much of the drawing a corner would hide; what is lit weighs most. */
const hides = (
  points: readonly DOMPoint[],
  scroll: HTMLElement,
  { left, top }: Corner,
  size: { readonly width: number; readonly height: number },
): number => {
  const frame = scroll.getBoundingClientRect();
  const area = {
    left: left ? frame.left + 12 : frame.right - size.width - 28,
    top: top ? frame.top + 12 : frame.bottom - size.height - 24,
  };
  let cost = top ? 0 : 0.5;
  for (const part of scroll.querySelectorAll('svg.chart :is(.state:not(.is-group),.tab)')) {
    const { left: x, right, top: y, bottom } = part.getBoundingClientRect();
    if (right < area.left || x > area.left + size.width || bottom < area.top || y > area.top + size.height) continue;
    cost += part.matches('.lit,.now,.chosen') ? 100 : 1;
  }
  const toPage = scroll.querySelector<SVGSVGElement>('svg.chart')?.getScreenCTM();
  if (!toPage) return cost;
  const isUnder = (point: DOMPoint) => {
    const { x, y } = point.matrixTransform(toPage);
    return x > area.left && x < area.left + size.width && y > area.top && y < area.top + size.height;
  };
  return cost + (points.some(isUnder) ? 1 : 0);
};

/** Keeps the map in an empty corner; it goes away where there is none, and where the whole drawing is in sight anyway. */
export const mapOf = (holder: HTMLElement, scroll: HTMLElement, svg: SVGSVGElement): DrawingMap => {
  let points: readonly DOMPoint[] = [];
  const view = document.createElement('div');
  view.className = 'in-view';
  const place = () => {
    const copy = holder.querySelector('svg');
    if (!copy) return;
    const box = svg.getBoundingClientRect();
    const frame = scroll.getBoundingClientRect();
    const fits = box.width <= frame.width + 2 && box.height <= frame.height + 2;
    holder.hidden = fits;
    if (fits) return;
    const scale = width / box.width;
    const [x, y] = [Math.max(0, frame.left - box.left), Math.max(0, frame.top - box.top)];
    Object.assign(view.style, {
      left: `${x * scale + 6}px`,
      top: `${y * scale + 6}px`,
      width: `${Math.min(box.width - x, frame.width) * scale}px`,
      height: `${Math.min(box.height - y, frame.height) * scale}px`,
    });
    const size = { width: width + 16, height: box.height * scale + 16 };
    const [best] = corners.map((corner) => ({ corner, cost: hides(points, scroll, corner, size) })).sort((a, b) => a.cost - b.cost);
    holder.hidden = (best?.cost ?? 0) >= 1;
    holder.dataset.corner = `${best?.corner.top ? 'top' : 'bottom'} ${best?.corner.left ? 'left' : 'right'}`;
  };
  const draw = () => {
    const copy = svg.cloneNode(true) as SVGSVGElement;
    copy.removeAttribute('style');
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(Math.round((width * svg.viewBox.baseVal.height) / svg.viewBox.baseVal.width)));
    for (const part of copy.querySelectorAll('[tabindex],[role],[aria-label]'))
      for (const name of ['tabindex', 'role', 'aria-label', 'aria-describedby']) part.removeAttribute(name);
    points = pointsOf(svg);
    holder.replaceChildren(copy, view);
    place();
  };
  scroll.addEventListener('scroll', () => requestAnimationFrame(place));
  return { draw };
};
