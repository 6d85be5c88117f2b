import type { Box } from '../chart.ts';
import { sectionWords } from '../words.ts';
import { h, showInside, sign } from './dom.ts';
import { waysOut } from './facts.ts';
import { wayLine, type Stage } from './panel.ts';

/** From disk, or from an archive, there is no shop to open a state in. */
const isServedByShop = location.pathname.startsWith('/statecharts/');

const entry = ({ known, go, link }: Stage, box: Box): HTMLElement => {
  const isChosen = link().state === box.path;
  const passing = known.stories.filter(({ steps, from }) => from.includes(box.path) || steps.some(({ to }) => to.includes(box.path)));
  const [first] = passing;
  return h(
    'li',
    { class: `entry${isChosen ? ' chosen' : ''}`, 'data-state': box.path },
    h('span', { class: `k-${box.kind}` }, sign(box.kind, 'state', 17)),
    h('h3', {}, h('a', { href: `#state=${encodeURIComponent(box.path)}` }, box.title)),
    h('span', { class: 'section' }, sectionWords(box.section)),
    h('p', {}, box.description),
    box.shows ? h('p', { class: 'shows' }, `“${box.shows}”`) : null,
    isChosen
      ? h(
          'ul',
          {},
          waysOut(known, box.path).map((way) => wayLine(known, way)),
        )
      : null,
    isChosen && first
      ? h(
          'p',
          { class: 'links' },
          h(
            'button',
            { type: 'button', class: 'link', onclick: () => go({ part: 'journeys', journey: first.slug, step: null, state: null }) },
            `${passing.length} ${passing.length === 1 ? 'journey passes' : 'journeys pass'} here`,
          ),
          isServedByShop
            ? h(
                'a',
                {
                  class: 'link',
                  href: `/scene/${known.name}/${encodeURIComponent(box.path)}`,
                  target: '_blank',
                  title: 'In the owner’s view, whose key the start printed',
                },
                'Open in the shop',
              )
            : null,
        )
      : null,
  );
};

/** Shows the states in words; the chosen one with its ways out. */
export const readPanel = (stage: Stage): void => {
  const { known, view, panel, link } = stage;
  const { state } = link();
  const boxes = [...known.boxes.values()].filter(({ path }) => path !== '');
  panel.replaceChildren(
    h(
      'div',
      { class: 'panel-body' },
      h('h2', {}, 'States in words'),
      h(
        'ul',
        {},
        boxes.map((box) => entry(stage, box)),
      ),
    ),
    h('div', { class: 'panel-foot' }, `Used by ${known.usedBy}. ${sectionWords(known.section)}`),
  );
  showInside(panel, panel.querySelector('.chosen'));
  const out = new Set(state === null ? [] : waysOut(known, state).map(({ id }) => id));
  view.paint({ state: (path) => (path === state ? 'chosen' : ''), way: (id) => (out.has(id) ? 'lit' : '') });
  if (state !== null) view.reveal([state]);
};
