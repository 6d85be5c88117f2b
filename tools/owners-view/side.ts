import type { Bridge, Wait } from '#src/owners-view/bridge.ts';
import type { Doer } from '#statecharts/model.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { byId, h, sign } from '#statecharts/draw/page/dom.ts';
import { wideButton } from '#statecharts/draw/page/panel.ts';
import { capital, duration, sectionWords } from '#statecharts/draw/words.ts';
import { statesOf, type RunningFlow } from './running-flow.ts';
import { whatCanHappen } from './what-can-happen.ts';

const doers: readonly Doer[] = ['bank', 'customer', 'server', 'page'];
const doerHeads: Readonly<Record<Doer, string>> = {
  bank: 'Let the bank answer',
  customer: 'Let the customer act',
  server: 'Let the server answer',
  page: 'Around it',
  time: 'Time',
};
const SHOWN_OF_TRAIL = 12;
const TICK = 200;

const left = (rest: number) =>
  rest >= 60_000 ? `${Math.floor(rest / 60_000)} min ${Math.round((rest % 60_000) / 1000)} s` : `${(rest / 1000).toFixed(1)} s`;

/** The ids of the events that can happen now: what the drawing shows as open. */
export const openEvents = (flow: RunningFlow, bridge: Bridge | undefined): ReadonlySet<string> =>
  new Set([...possible(flow, bridge).map(({ event }) => event.type), ...(bridge?.waits(flow.seen.actor) ?? []).map(({ event }) => event)]);

const possible = ({ model, seen }: RunningFlow, bridge: Bridge | undefined) =>
  bridge && !seen.over
    ? whatCanHappen(model, {
        snapshot: bridge.snapshot(seen.actor) as AnyMachineSnapshot,
        can: (event) => bridge.can(seen.actor, event),
        asking: bridge.asking(seen.actor),
      })
    : [];

const trailOf = ({ trail }: RunningFlow) =>
  h(
    'section',
    { class: 'doer' },
    h('h3', {}, 'What happened'),
    h(
      'ol',
      { class: 'trail' },
      trail
        .slice(-SHOWN_OF_TRAIL)
        .map(({ at, words, cause }, index, shown) =>
          h(
            'li',
            { class: `${cause ? `c-${cause}` : ''}${index === shown.length - 1 ? ' last' : ''}` },
            h('span', {}, words),
            h('small', {}, at.toLocaleTimeString('en-GB')),
          ),
        ),
    ),
  );

let ticking = 0;

const waitButton = ({ known, seen }: RunningFlow, bridge: Bridge, wait: Wait) => {
  const way = [...known.ways.values()].find(({ event }) => event === wait.event);
  const bar = h('i', {});
  const button = wideButton(
    'forward',
    'c-time',
    way?.words ?? `After ${duration(Math.round(wait.whole))}`,
    'left',
    way?.to ? known.titleOf(way.to) : '',
    () => bridge.skip(seen.actor, wait.id),
  );
  const told = button.querySelector('small');
  const show = (rest: number) => {
    if (told) told.textContent = `${left(rest)} left · skip`;
    bar.style.width = `${Math.max(2, 100 - (rest / Math.max(1, wait.whole)) * 100)}%`;
  };
  show(wait.rest);
  return { id: wait.id, show, shown: h('div', { class: 'wait' }, button, h('div', { class: 'rest' }, bar)) };
};

const waitsOf = (flow: RunningFlow, bridge: Bridge | undefined) => {
  clearInterval(ticking);
  const waits = bridge?.waits(flow.seen.actor) ?? [];
  if (!bridge || waits.length === 0) return null;
  const buttons = waits.map((wait) => waitButton(flow, bridge, wait));
  ticking = window.setInterval(() => {
    const now = new Map(bridge.waits(flow.seen.actor).map(({ id, rest }) => [id, rest]));
    for (const { id, show } of buttons) show(now.get(id) ?? 0);
  }, TICK);
  return h(
    'section',
    { class: 'doer' },
    h('h3', {}, sign('time', 'way', 15), doerHeads.time),
    buttons.map(({ shown }) => shown),
  );
};

const scenesOf = ({ known, stories }: RunningFlow, open: (slug: string, steps: number) => void) => {
  const select = h(
    'select',
    { 'aria-label': 'Scene' },
    stories().map(({ slug, title, steps }) =>
      h(
        'optgroup',
        { label: title },
        steps.map((step, index) =>
          h('option', { value: `${slug} ${index + 1}` }, `${index + 1}. ${step.to.map((path) => known.titleOf(path)).join(', ')}`),
        ),
      ),
    ),
  );
  const press = () => {
    const [slug = '', steps = '0'] = select.value.split(' ');
    open(slug, Number(steps));
  };
  return h(
    'section',
    { class: 'doer' },
    h('h3', {}, sign('camera', 'way', 15), 'Open a scene'),
    select,
    h('button', { type: 'button', class: 'outlined', onclick: press }, 'Open in the shop'),
  );
};

export const drawSide = (
  flow: RunningFlow,
  bridge: Bridge | undefined,
  openScene: (flow: RunningFlow, slug: string, steps: number) => void,
): void => {
  const { known, seen } = flow;
  const box = known.boxes.get(seen.states[0] ?? '');
  const now = possible(flow, bridge);
  const groups = doers.flatMap((by) => {
    const own = now.filter((sample) => sample.by === by);
    return own.length === 0
      ? []
      : [
          h(
            'section',
            { class: 'doer' },
            h('h3', {}, sign(by, 'way', 15), doerHeads[by]),
            own.map((sample) => {
              const cause = [...known.ways.values()].find(({ event }) => event === sample.event.type)?.cause ?? 'customer';
              return wideButton(cause, `c-${cause}`, capital(sample.says.replace(/^the (customer|server|bank|page) /, '')), '', '', () =>
                bridge?.send(seen.actor, sample.event),
              );
            }),
          ),
        ];
  });
  byId('side').replaceChildren(
    h('span', { class: 'now-tag' }, seen.over ? 'over' : 'now'),
    h('h2', {}, statesOf(flow)),
    h('p', { class: 'aside' }, box?.description ?? ''),
    box?.shows ? h('p', { class: 'shows' }, `“${box.shows}”`) : '',
    h('p', { class: 'aside' }, sectionWords(box?.section ?? '')),
    ...groups,
    waitsOf(flow, bridge) ?? '',
    seen.over ? h('p', { class: 'aside' }, 'It is over: nothing can happen to it any more.') : '',
    trailOf(flow),
    scenesOf(flow, (slug, steps) => openScene(flow, slug, steps)),
  );
};
