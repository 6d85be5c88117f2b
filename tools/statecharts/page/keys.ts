import { byId, shapes } from './dom.ts';
import type { Stage } from './panel.ts';

const turns: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

const middleOf = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = (element.querySelector('.box') ?? element).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The nearest state in a direction, states at the side counted as farther. */
const neighbour = (from: Element, states: readonly SVGElement[], [dx, dy]: readonly [number, number]): SVGElement | null => {
  const [x, y] = middleOf(from);
  const near = states
    .map((state) => {
      const [a, b] = middleOf(state);
      const on = (a - x) * dx + (b - y) * dy;
      return { state, on, cost: on + 2 * (Math.abs((a - x) * dy) + Math.abs((b - y) * dx)) };
    })
    .filter(({ on }) => on > 4)
    .sort((one, other) => one.cost - other.cost);
  return near[0]?.state ?? null;
};

const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches('input,select,textarea');

/**
 * The keyboard: the drawing is one stop of Tab, arrows walk from state to state, Enter selects, Esc clears; `/` searches,
 * T leads to the table, `[` and `]` go through a journey, Space plays it.
 */
export const listenToKeys = (stage: Stage, { table, clear }: { readonly table: () => void; readonly clear: () => void }): void => {
  const { view, go, link, known } = stage;
  const plain: Readonly<Record<string, () => void>> = {
    '/': () => byId('find').focus(),
    t: table,
    Escape: clear,
    '[': () => turn(-1),
    ']': () => turn(1),
  };
  const turn = (by: number) => {
    if (link().part !== 'journeys') return;
    const story = [...known.stories, ...known.walks].find(({ slug }) => slug === link().journey) ?? known.stories[0];
    if (story) go({ journey: story.slug, step: Math.min(story.steps.length, Math.max(1, (link().step ?? 0) + by)) });
  };
  addEventListener('keydown', (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = document.activeElement?.closest<SVGElement>('svg.chart .state[role]');
    const direction = turns[event.key];
    if (at && direction) {
      event.preventDefault();
      const next = neighbour(at, shapes('.state[role]:not(.away)', at.closest('svg') ?? document), direction);
      if (next) view.focus(next.dataset.state ?? '');
      return;
    }
    if (at && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      go({ state: at.dataset.state ?? null, part: 'read', journey: null, step: null });
      return;
    }
    if (event.key === ' ' && link().part === 'journeys' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      turn(1);
      return;
    }
    const act = plain[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
};
