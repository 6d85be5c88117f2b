import { byId, h, isStill, shapes, sign } from './dom.ts';
import { hoverCard } from './hover-card.ts';
import type { Known } from './facts.ts';
import { mapOf } from './map.ts';

/** What a part of the drawing looks like beside its usual look: names of classes. */
export type Paint = {
  /** Class of the whole drawing: 'faded', 'covered'. */
  readonly whole?: string;
  readonly state?: (path: string) => string;
  readonly way?: (id: string) => string;
  /** A number beside a way. */
  readonly badge?: (id: string) => string | null;
};

/** The drawing of a page: how large it is, and what is lit. */
export type DrawingView = {
  readonly paint: (paint: Paint) => void;
  readonly zoom: (by: number | 'fit') => void;
  /** Brings states into view. */
  readonly reveal: (paths: readonly string[]) => void;
  readonly focus: (path: string) => void;
};

const classesOf = (element: Element): string[] => (element.getAttribute('data-own') ?? '').split(' ').filter(Boolean);

const setExtra = (element: Element, extra: string): void => {
  element.classList.remove(...classesOf(element));
  const names = extra.split(' ').filter(Boolean);
  element.classList.add(...names);
  element.setAttribute('data-own', names.join(' '));
};

/** The strongest of the classes of a line's ways: what is lit or missing must not hide behind what is not. */
const strongest = ['never', 'half', 'lit', 'open', 'off'] as const;

const ofLine = (extras: readonly string[]): string =>
  strongest.find((name) => extras.some((extra) => extra.split(' ').includes(name))) ?? '';

const svgName = 'http://www.w3.org/2000/svg';

const putBadge = (row: Element, text: string): void => {
  const rect = row.querySelector('rect');
  if (!rect) return;
  const [x, y] = [Number(rect.getAttribute('x')), Number(rect.getAttribute('y'))];
  const width = 12 + text.length * 6.2;
  const group = document.createElementNS(svgName, 'g');
  group.setAttribute('class', 'badge');
  group.innerHTML = `<rect x="${x - width + 3}" y="${y}" width="${width}" height="16" rx="8"/><text x="${x - width / 2 + 3}" y="${y + 12}" text-anchor="middle">${text}</text>`;
  row.append(group);
};

/** Takes the drawing of the page into hand. `choose` is told which state was clicked. */
export const drawingView = (known: Known, choose: (path: string) => void, chooseWay: (id: string) => void): DrawingView => {
  const scroll = byId('scroll');
  const svg = scroll.querySelector<SVGSVGElement>('svg.chart');
  if (!svg) throw new Error('the page has no drawing');
  const folded = new Set<string>();
  let size: number | 'usual' | 'fit' = 'usual';
  const map = mapOf(byId('map'), scroll, svg);

  /** `usual` fits the width as long as the words stay large enough to read; `fit` shows all of it, however small. */
  const scaleNow = (): number => {
    if (typeof size === 'number') return size;
    const wide = (scroll.clientWidth - 28) / svg.viewBox.baseVal.width;
    const high = (scroll.clientHeight - 28) / svg.viewBox.baseVal.height;
    if (size === 'fit') return Math.min(wide, high, 1.1);
    return Math.min(1, Math.max(wide, matchMedia('(max-width:900px)').matches ? 1 : 0.9));
  };
  const resize = () => {
    const scale = scaleNow();
    svg.style.width = `${Math.round(svg.viewBox.baseVal.width * scale)}px`;
    svg.style.height = `${Math.round(svg.viewBox.baseVal.height * scale)}px`;
    const told = document.getElementById('zoom-now');
    if (told) told.textContent = `${Math.round(scale * 100)} %`;
    map.draw();
  };

  const paint = (next: Paint) => {
    setExtra(svg, next.whole ?? '');
    for (const badge of shapes('.badge', svg)) badge.remove();
    for (const state of shapes('.state', svg)) setExtra(state, next.state?.(state.dataset.state ?? '') ?? '');
    for (const row of shapes('.row', svg)) {
      const id = row.dataset.way ?? '';
      setExtra(row, next.way?.(id) ?? '');
      const badge = next.badge?.(id);
      if (badge) putBadge(row, badge);
    }
    for (const line of shapes('.line,.tab', svg)) {
      const ids = (line.dataset.ways ?? '').split('\n');
      setExtra(line, ofLine(ids.map((id) => next.way?.(id) ?? '')));
    }
    map.draw();
  };

  const reveal = (paths: readonly string[]) => {
    const found = paths.flatMap((path) => shapes('.state', svg).filter((state) => state.dataset.state === path));
    if (found.length === 0) return;
    const frame = scroll.getBoundingClientRect();
    const areas = found.map((state) => (state.querySelector('.box') ?? state).getBoundingClientRect());
    const middle = (low: number, high: number) => (low + high) / 2;
    const x = middle(Math.min(...areas.map(({ left }) => left)), Math.max(...areas.map(({ right }) => right)));
    const y = middle(Math.min(...areas.map(({ top }) => top)), Math.max(...areas.map(({ bottom }) => bottom)));
    const inside = areas.every(
      (area) => area.left > frame.left + 8 && area.right < frame.right - 8 && area.top > frame.top + 30 && area.bottom < frame.bottom - 60,
    );
    if (inside) return;
    scroll.scrollBy({
      left: x - middle(frame.left, frame.right),
      top: y - middle(frame.top, frame.bottom) + 30,
      behavior: isStill() ? 'auto' : 'smooth',
    });
  };

  const focus = (path: string) => {
    const target = shapes('.state[role]', svg).find((state) => state.dataset.state === path);
    if (!target) return;
    for (const state of shapes('.state[role]', scroll)) state.setAttribute('tabindex', state === target ? '0' : '-1');
    target.focus({ preventScroll: true });
    reveal([path]);
  };

  const fold = (path: string) => {
    if (!folded.delete(path)) folded.add(path);
    const hidden = (inside: string) => [...folded].some((group) => inside.startsWith(`${group}.`));
    for (const state of shapes('.state', scroll)) {
      state.classList.toggle('away', hidden(state.dataset.state ?? ''));
      state.classList.toggle('folded', folded.has(state.dataset.state ?? ''));
    }
    for (const line of shapes('.line,.tab,.start', scroll)) {
      const [from = '', to = ''] = (line.dataset.line ?? '').split('>');
      line.classList.toggle('away', hidden(from) || hidden(to));
    }
  };

  scroll.addEventListener('click', (event) => {
    const at = event.target instanceof Element ? event.target : null;
    const row = at?.closest<SVGElement>('.row')?.dataset.way;
    const state = at?.closest<SVGElement>('.state');
    if (row !== undefined) chooseWay(row);
    else if (state?.classList.contains('is-group') && at?.closest('.group-title')) fold(state.dataset.state ?? '');
    else if (state) choose(state.dataset.state ?? '');
  });
  hoverCard(scroll, known);
  shapes('.state[role]', svg)[0]?.setAttribute('tabindex', '0');
  new ResizeObserver(resize).observe(scroll);
  resize();
  // A drawing that is wider than its frame opens where the flow begins.
  const begins = svg.querySelector('.start')?.getBoundingClientRect();
  const frame = scroll.getBoundingClientRect();
  if (begins) scroll.scrollLeft += begins.left + begins.width / 2 - (frame.left + frame.width / 2);

  return {
    paint,
    reveal,
    focus,
    zoom: (by) => {
      size = by === 'fit' ? 'fit' : Math.min(2, Math.max(0.25, scaleNow() * by));
      resize();
    },
  };
};

/** The strip below the drawing: the way to the table, and how large the drawing is. */
export const toolsStrip = (view: DrawingView, table: () => void): HTMLElement =>
  h(
    'div',
    { class: 'tools' },
    h('div', { class: 'choice' }, h('button', { type: 'button', title: 'Key T', onclick: table }, 'Table')),
    h(
      'div',
      { class: 'choice', role: 'group', 'aria-label': 'Zoom' },
      h('button', { type: 'button', 'aria-label': 'Smaller', onclick: () => view.zoom(1 / 1.2) }, sign('minus')),
      h('span', { id: 'zoom-now', class: 'zoom-now' }),
      h('button', { type: 'button', 'aria-label': 'Larger', onclick: () => view.zoom(1.2) }, sign('plus')),
      h('button', { type: 'button', onclick: () => view.zoom('fit') }, sign('fit'), 'Fit'),
    ),
  );
