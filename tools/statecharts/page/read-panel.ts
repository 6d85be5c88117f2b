import type { Box } from '../chart.ts';
import { house } from '../house.ts';
import { h, showInside, sign } from './dom.ts';
import { sectionText, waysOut, type Known } from './facts.ts';
import { goal, wayLine, wideButton, type Stage } from './panel.ts';

const entry =
  ({ known, go, link }: Stage) =>
  (box: Box): HTMLElement => {
    const chosen = link().state === box.path;
    const passing = known.stories.filter(({ steps, from }) => from.includes(box.path) || steps.some(({ to }) => to.includes(box.path)));
    const first = passing[0];
    return h(
      'li',
      { class: `entry${chosen ? ' chosen' : ''}`, 'data-state': box.path },
      h('span', { class: `k-${box.kind}` }, sign(box.kind, 'state', 17)),
      h('h3', {}, h('a', { href: `#state=${encodeURIComponent(box.path)}` }, box.title)),
      h('span', { class: 'section' }, sectionText(box.section)),
      h('p', {}, box.sentence || box.description),
      box.shows ? h('p', { class: 'shows' }, `“${box.shows}”`) : null,
      chosen
        ? h(
            'ul',
            {},
            waysOut(known, box.path).map((way) => wayLine(known, way)),
          )
        : null,
      chosen && first
        ? h(
            'p',
            { class: 'links' },
            h(
              'button',
              { type: 'button', class: 'link', onclick: () => go({ part: 'journeys', journey: first.slug, step: null, state: null }) },
              `${passing.length} ${passing.length === 1 ? 'journey passes' : 'journeys pass'} here`,
            ),
          )
        : null,
    );
  };

const phoneDetail = (known: Known, box: Box, go: Stage['go']): HTMLElement => {
  const out = waysOut(known, box.path);
  const into = [...known.ways.values()].filter(({ to }) => to === box.path);
  const button = (way: (typeof out)[number], path: string | null, words: string, right: string) =>
    wideButton(
      way.to === null ? 'stays' : way.cause,
      `c-${way.cause}`,
      way.words,
      words,
      right,
      path === null ? null : () => go({ state: path }),
    );
  return h(
    'section',
    { class: 'on-phones' },
    h('h2', {}, box.title),
    h('p', {}, box.sentence || box.description),
    h('h3', {}, 'Ways out'),
    out.map((way) => button(way, way.to, way.condition, goal(known, way))),
    into.length > 0 ? h('h3', {}, 'Ways in') : null,
    into.map((way) => button(way, way.from, `from ${known.titleOf(way.from)}${way.condition ? `, ${way.condition}` : ''}`, '')),
  );
};

/** Shows the states in words; the chosen one with its ways out. */
export const readPanel = (stage: Stage): void => {
  const { known, view, panel, link, go } = stage;
  const { state } = link();
  const chosen = state === null ? undefined : known.boxes.get(state);
  const boxes = [...known.boxes.values()].filter(({ path }) => path !== '');
  panel.replaceChildren(
    h(
      'div',
      { class: 'panel-body' },
      chosen ? phoneDetail(known, chosen, go) : null,
      h('h2', {}, 'States in words'),
      h('p', { class: 'aside' }, `What ${house.person} sees${known.section ? ', and the specification’s section' : ''}.`),
      h('ul', {}, boxes.map(entry(stage))),
    ),
    h(
      'div',
      { class: 'panel-foot' },
      ...(known.section ? [h('b', {}, 'Specification'), ` ${sectionText(known.section)}. `] : []),
      `Used by ${known.usedBy}. Drawn from `,
      h('code', {}, known.machine),
      '.',
    ),
  );
  showInside(panel, panel.querySelector('.chosen'));
  const out = new Set(state === null ? [] : waysOut(known, state).map(({ id }) => id));
  view.paint({ state: (path) => (path === state ? 'chosen' : ''), way: (id) => (out.has(id) ? 'lit' : '') });
  if (state !== null) view.reveal([state]);
};
