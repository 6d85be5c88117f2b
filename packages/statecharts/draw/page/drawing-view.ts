import { h, isStill, shapes, sign } from './dom.ts';

/** What a part of the drawing looks like beside its usual look: names of classes. */
export type Paint = {
  /** Class of the whole drawing: 'faded', 'covered'. */
  readonly whole?: string;
  readonly state?: (path: string) => string;
  readonly way?: (id: string) => string;
  readonly badge?: (id: string) => string | null;
};

export type DrawingView = {
  readonly paint: (paint: Paint) => void;
  readonly reveal: (paths: readonly string[]) => void;
  readonly strip: HTMLElement;
};

const setExtra = (element: SVGElement, extra: string): void => {
  const names = (text = '') => text.split(' ').filter(Boolean);
  element.classList.remove(...names(element.dataset.own));
  element.classList.add(...names(extra));
  element.dataset.own = extra;
};

/** The strongest of the classes of a line's ways: what is lit or missing must not hide behind what is not. */
const ofLine = (extras: readonly string[]): string =>
  ['never', 'half', 'lit', 'open'].find((name) => extras.some((extra) => extra.split(' ').includes(name))) ?? '';

const putBadge = (row: Element, text: string): void => {
  const rect = row.querySelector('rect');
  const [x, y] = [Number(rect?.getAttribute('x')), Number(rect?.getAttribute('y'))];
  const width = 12 + text.length * 6.2;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('class', 'badge');
  group.innerHTML = `<rect x="${x - width + 3}" y="${y}" width="${width}" height="16" rx="8"/><text x="${x - width / 2 + 3}" y="${y + 12}" text-anchor="middle">${text}</text>`;
  row.append(group);
};

/** Takes the drawing in a scrolled box into hand. `choose` is told which state was pressed, `chooseWay` which way. */
export const drawingView = (scroll: HTMLElement, choose: (path: string) => void, chooseWay: (id: string) => void): DrawingView => {
  const svg = scroll.querySelector<SVGSVGElement>('svg.chart');
  if (!svg) throw new Error('the page has no drawing');
  let scale: number | 'fit' | 'usual' = 'usual';
  const shown = h('span', { class: 'zoom-now' });

  /** Usually it fits the width as long as the words stay large enough to read; `fit` shows all of it, however small. */
  const scaleNow = (): number => {
    if (typeof scale === 'number') return scale;
    const wide = (scroll.clientWidth - 28) / svg.viewBox.baseVal.width;
    const high = (scroll.clientHeight - 28) / svg.viewBox.baseVal.height;
    if (scale === 'fit') return Math.min(wide, high, 1.1);
    return Math.min(1, Math.max(wide, matchMedia('(max-width:900px)').matches ? 1 : 0.9));
  };
  const resize = () => {
    const now = scaleNow();
    svg.style.width = `${Math.round(svg.viewBox.baseVal.width * now)}px`;
    svg.style.height = `${Math.round(svg.viewBox.baseVal.height * now)}px`;
    shown.textContent = `${Math.round(now * 100)} %`;
  };
  const zoom = (by: number | 'fit') => () => {
    scale = by === 'fit' ? by : Math.min(2, Math.max(0.25, scaleNow() * by));
    resize();
  };

  const stateOf = (target: EventTarget | null) => (target as Element | null)?.closest<SVGElement>('.state')?.dataset.state;
  scroll.addEventListener('click', ({ target }) => {
    const way = (target as Element | null)?.closest<SVGElement>('.row')?.dataset.way;
    const state = stateOf(target);
    if (way !== undefined) chooseWay(way);
    else if (state !== undefined) choose(state);
  });
  scroll.addEventListener('keydown', (event) => {
    const state = stateOf(event.target);
    if (state === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    choose(state);
  });
  new ResizeObserver(resize).observe(scroll);
  resize();
  // A drawing that is wider than its frame opens where the flow begins.
  const begins = svg.querySelector('.start')?.getBoundingClientRect();
  const frame = scroll.getBoundingClientRect();
  if (begins) scroll.scrollLeft += begins.left + begins.width / 2 - (frame.left + frame.width / 2);

  return {
    paint: ({ whole = '', state, way, badge }) => {
      setExtra(svg, whole);
      for (const old of shapes('.badge', svg)) old.remove();
      for (const box of shapes('.state', svg)) setExtra(box, state?.(box.dataset.state ?? '') ?? '');
      for (const row of shapes('.row', svg)) {
        const id = row.dataset.way ?? '';
        setExtra(row, way?.(id) ?? '');
        const text = badge?.(id);
        if (text) putBadge(row, text);
      }
      for (const line of shapes('.line,.tab', svg))
        setExtra(line, ofLine((line.dataset.ways ?? '').split('\n').map((id) => way?.(id) ?? '')));
    },
    reveal: (paths) => {
      const [first] = shapes('.state', svg).filter(({ dataset }) => paths.includes(dataset.state ?? ''));
      const box = first?.querySelector('.box')?.getBoundingClientRect();
      if (!box) return;
      const area = scroll.getBoundingClientRect();
      if (box.left > area.left && box.right < area.right && box.top > area.top && box.bottom < area.bottom) return;
      scroll.scrollBy({
        left: box.left + box.width / 2 - (area.left + area.width / 2),
        top: box.top + box.height / 2 - (area.top + area.height / 2),
        behavior: isStill() ? 'auto' : 'smooth',
      });
    },
    strip: h(
      'div',
      { class: 'tools' },
      h(
        'div',
        { class: 'choice', role: 'group', 'aria-label': 'Zoom' },
        h('button', { type: 'button', 'aria-label': 'Smaller', onclick: zoom(1 / 1.2) }, sign('minus')),
        shown,
        h('button', { type: 'button', 'aria-label': 'Larger', onclick: zoom(1.2) }, sign('plus')),
        h('button', { type: 'button', onclick: zoom('fit') }, sign('fit'), 'Fit'),
      ),
    ),
  };
};
