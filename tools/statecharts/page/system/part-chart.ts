import { partsOf, type Part } from '../../systems/system.ts';
import { byId, h, sign } from '../dom.ts';
import { drawingView, type DrawingView } from '../drawing-view.ts';
import type { SystemStage } from './system-stage.ts';

/** The parts around a part, the outermost first, and the part itself. */
const wayTo = (stage: SystemStage, id: string): readonly Part[] => {
  const around = partsOf(stage.system).find(({ parts }) => parts.some((part) => part.id === id));
  const own = partsOf(stage.system).filter((part) => part.id === id);
  return around ? [...wayTo(stage, around.id), ...own] : own;
};

const crumbs = (stage: SystemStage, id: string): HTMLElement => {
  const known = stage.known(id);
  const steps = wayTo(stage, id).slice(0, -1);
  const to = (words: string, open: string | null) =>
    h('li', {}, h('button', { type: 'button', class: 'link', onclick: () => stage.go({ open }) }, words), sign('chevron', 'way', 14));
  return h(
    'nav',
    { class: 'crumbs', 'aria-label': 'Where you are' },
    h('button', { type: 'button', class: 'outlined', onclick: () => stage.go({ open: null }) }, sign('back'), 'Back to the system'),
    h(
      'ol',
      {},
      steps.map((part) => to(stage.known(part.id).title, part.id)),
      h('li', { 'aria-current': 'page' }, h('b', {}, known.title)),
    ),
    h('a', { href: `${known.name}.html` }, 'Its own page'),
    h('p', { id: 'of-state' }, known.sentence),
  );
};

const zoomStrip = (view: () => DrawingView): HTMLElement =>
  h(
    'div',
    { class: 'tools' },
    h('span', {}),
    h(
      'div',
      { class: 'choice', role: 'group', 'aria-label': 'Zoom' },
      h('button', { type: 'button', 'aria-label': 'Smaller', onclick: () => view().zoom(1 / 1.2) }, sign('minus')),
      h('span', { id: 'zoom-now', class: 'zoom-now' }),
      h('button', { type: 'button', 'aria-label': 'Larger', onclick: () => view().zoom(1.2) }, sign('plus')),
      h('button', { type: 'button', onclick: () => view().zoom('fit') }, sign('fit'), 'Fit'),
    ),
  );

/** The chart of one flow, opened in its place, with the states that it is in now. Gives what paints it after each step. */
export const partChart = (stage: SystemStage, into: HTMLElement, id: string): (() => void) => {
  const known = stage.known(id);
  const drawing = byId(`drawing-${known.name}`) as HTMLTemplateElement;
  const scroll = h('div', { class: 'scroll', id: 'scroll', role: 'group', 'aria-label': 'Drawing' });
  scroll.append(drawing.content.cloneNode(true));
  const strip = zoomStrip(() => view);
  into.replaceChildren(crumbs(stage, id), scroll, strip, h('div', { class: 'map', id: 'map', 'aria-hidden': 'true' }));
  const tell = (path: string) => {
    const box = known.boxes.get(path);
    byId('of-state').textContent = box ? box.sentence || box.description || box.title : known.sentence;
  };
  const view = drawingView(
    known,
    (path) => {
      const inner = partsOf(stage.system)
        .find((part) => part.id === id)
        ?.parts.find((part) => known.boxes.get(path)?.asks.includes(part.id));
      if (inner && known.boxes.get(path)?.children.length === 0) stage.go({ open: inner.id });
      else tell(path);
    },
    (way) => tell(known.ways.get(way)?.from ?? ''),
  );
  return () => {
    const own = stage.now().parts.find(({ part }) => part.id === id);
    const at = own?.is === 'unborn' ? [] : (own?.at ?? []);
    const around = new Set(['', ...at.flatMap((path) => path.split('.').map((_, index, all) => all.slice(0, index + 1).join('.')))]);
    const step = stage.steps().length;
    const last = new Set(
      stage
        .run()
        .messages()
        .filter((message) => message.step === step && message.to === id)
        .flatMap(({ walked }) => walked),
    );
    const open = new Map([...known.ways.values()].filter(({ from }) => around.has(from)).map((way) => [way.id, way.to]));
    const near = new Set(open.values());
    view.paint({
      whole: 'faded',
      state: (path) => (at.includes(path) ? 'now' : near.has(path) ? 'near' : ''),
      way: (way) => (last.has(way) ? 'lit' : open.has(way) ? 'open' : ''),
    });
    view.reveal(at);
  };
};
