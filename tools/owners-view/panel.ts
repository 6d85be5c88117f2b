/** The owner's view: which machines run in the shop's page, where each is, and what can happen next. */
import type { AnyModel, AnySample } from '#tests/machines/harness/any-model.ts';
import { chartOf } from '../statecharts/chart.ts';
import { all, byId, h, shapes, sign } from '../statecharts/page/dom.ts';
import { know, sectionText, waysOut, type Known } from '../statecharts/page/facts.ts';
import { wideButton } from '../statecharts/page/panel.ts';
import { storiesOf } from '../statecharts/stories.ts';
import { goneEvent, sceneKey, seenEvent, type Bridge, type Seen } from './seen.ts';

type Flow = {
  readonly known: Known;
  readonly model: AnyModel;
  readonly svg: string;
  seen: Seen;
  readonly trail: { readonly at: Date; readonly words: string; readonly walked: readonly string[]; readonly states: readonly string[] }[];
};

const models = import.meta.glob('/machines/*/*.model.ts');
const drawings = import.meta.glob<string>('/docs/statecharts/*.birds-eye.svg', { query: '?raw', import: 'default' });

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

const loadFlows = async (): Promise<ReadonlyMap<string, Omit<Flow, 'seen' | 'trail'>>> => {
  const loaded = await Promise.all(
    Object.entries(models).map(async ([file, load]) => {
      const model = Object.values((await load()) as Record<string, unknown>).find(isModel);
      const name = /([^/]+)\.model\.ts$/.exec(file)?.[1] ?? '';
      if (!model) return [];
      const root = chartOf(model);
      const svg = (await drawings[`/docs/statecharts/${name}.birds-eye.svg`]?.()) ?? '';
      const known = know({
        name,
        machine: model.machine.id,
        title: model.title,
        sentence: model.sentence,
        usedBy: model.usedBy,
        section: model.section,
        root,
        stories: storiesOf(model, root),
        walks: [],
      });
      return [[model.machine.id, { known, model, svg: svg.replace(/<style>[\s\S]*?<\/style>/, '') }] as const];
    }),
  );
  return new Map(loaded.flat());
};

const frame = byId('shop') as HTMLIFrameElement;
const bridge = (): Bridge | undefined => (frame.contentWindow as (Window & { readonly ownersView?: Bridge }) | null)?.ownersView;
const flows = new Map<string, Flow>();
const loading = loadFlows();
let shown: string | null = null;

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const titles = ({ known, seen }: Flow) => seen.states.map((path) => known.titleOf(path)).join(', ');

/** Plays a journey's steps in the shop: the page loads anew, and the machine is led there as soon as it starts. */
const openScene = ({ known, model }: Flow, slug: string, steps: number): void => {
  const story = known.stories.find((one) => one.slug === slug);
  const samples = story?.steps.slice(0, steps).flatMap(({ says }) => model.events.find((sample) => sample.says === says) ?? []) ?? [];
  frame.contentWindow?.sessionStorage.setItem(
    sceneKey,
    JSON.stringify({ machine: known.machine, events: samples.map(({ event }) => event) }),
  );
  frame.contentWindow?.location.reload();
};

const canHappen = (flow: Flow): readonly AnySample[] => {
  const heard = new Set(flow.seen.states.flatMap((path) => waysOut(flow.known, path).map(({ event }) => event)));
  return flow.seen.over ? [] : flow.model.events.filter(({ event }) => heard.has(event.type));
};

const paint = (flow: Flow): void => {
  const svg = byId('drawing').querySelector('svg');
  if (!svg) return;
  svg.classList.add('faded');
  const walked = new Set(flow.trail.flatMap((entry) => entry.walked));
  const was = new Set(flow.trail.flatMap(({ states }) => states));
  const out = new Set(flow.seen.states.flatMap((path) => waysOut(flow.known, path).map(({ id }) => id)));
  for (const state of shapes('.state', svg)) {
    const path = state.dataset.state ?? '';
    state.classList.toggle('now', flow.seen.states.includes(path));
    state.classList.toggle('was', was.has(path) && !flow.seen.states.includes(path));
  }
  for (const line of shapes('.line', svg)) {
    const ids = (line.dataset.ways ?? '').split('\n');
    line.classList.toggle(
      'lit',
      ids.some((id) => walked.has(id)),
    );
    line.classList.toggle(
      'open',
      ids.some((id) => out.has(id)),
    );
  }
};

const side = (flow: Flow): void => {
  const box = flow.known.boxes.get(flow.seen.states[0] ?? '');
  const select = h(
    'select',
    { 'aria-label': 'Scene' },
    flow.known.stories.flatMap(({ slug, title, steps }) =>
      steps.map((step, index) =>
        h('option', { value: `${slug} ${index + 1}` }, `${title}: ${step.to.map((path) => flow.known.titleOf(path)).join(', ')}`),
      ),
    ),
  );
  byId('side').replaceChildren(
    h('span', { class: 'now-tag' }, 'now'),
    h('h2', {}, titles(flow)),
    h('p', { class: 'aside' }, box?.sentence ?? ''),
    h('p', { class: 'aside' }, sectionText(box?.section ?? '')),
    h(
      'section',
      { class: 'doer' },
      h('h3', {}, 'Let it happen'),
      canHappen(flow).map((sample) =>
        wideButton(sample.by === 'time' ? 'forward' : sample.by, '', sentence(sample.says), '', '', () =>
          bridge()?.send(flow.known.machine, sample.event),
        ),
      ),
    ),
    h(
      'section',
      { class: 'doer' },
      h('h3', {}, 'What happened'),
      h(
        'ol',
        { class: 'happened' },
        [...flow.trail]
          .reverse()
          .slice(0, 12)
          .map(({ at, words }) => h('li', {}, h('span', {}, words), h('small', {}, at.toLocaleTimeString('en-GB')))),
      ),
    ),
    h(
      'section',
      { class: 'doer' },
      h('h3', {}, sign('camera', 'way', 15), 'Open a scene'),
      select,
      h(
        'button',
        {
          type: 'button',
          class: 'outlined',
          onclick: () => {
            const [slug = '', steps = '0'] = select.value.split(' ');
            openScene(flow, slug, Number(steps));
          },
        },
        'Open in the shop',
      ),
    ),
  );
};

const draw = (): void => {
  const names = [...flows.keys()];
  if (shown === null || !flows.has(shown)) shown = names.at(-1) ?? null;
  byId('flows').replaceChildren(
    ...[...flows].map(([id, flow]) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(id === shown),
          onclick: () => {
            shown = id;
            draw();
          },
        },
        h('b', {}, flow.known.title),
        h('span', {}, titles(flow)),
      ),
    ),
  );
  const flow = shown === null ? undefined : flows.get(shown);
  const holder = byId('drawing');
  if (!flow) {
    delete holder.dataset.machine;
    holder.replaceChildren(
      h(
        'p',
        { class: 'aside' },
        'No flow runs on this page now. A flow begins when somebody needs it: press Sign in, look for an address, or put a dish into the basket.',
      ),
    );
    byId('side').replaceChildren();
    return;
  }
  if (holder.dataset.machine !== flow.known.machine) {
    holder.dataset.machine = flow.known.machine;
    holder.innerHTML = flow.svg;
  }
  paint(flow);
  side(flow);
};

const take = async (seen: Seen): Promise<void> => {
  const facts = (await loading).get(seen.machine);
  if (!facts) return;
  const isNew = !flows.has(seen.machine);
  const flow = flows.get(seen.machine) ?? { ...facts, seen, trail: [] };
  flow.seen = seen;
  const words = seen.walked
    .map((id) => flow.known.ways.get(id)?.words)
    .filter(Boolean)
    .join(', ');
  if (seen.walked.length > 0 || isNew)
    flow.trail.push({ at: new Date(), words: words || 'It begins', walked: seen.walked, states: seen.states });
  flows.set(seen.machine, flow);
  // What moves is what one wants to see, unless it only polls.
  if (isNew || (seen.walked.length > 0 && flow.known.machine !== 'session')) shown = seen.machine;
  draw();
};

const leave = async (machine: string | null): Promise<void> => {
  await loading;
  if (machine === null) flows.clear();
  else flows.delete(machine);
  draw();
};

addEventListener(seenEvent, (event) => void take((event as CustomEvent<Seen>).detail));
addEventListener(goneEvent, (event) => void leave((event as CustomEvent<string | null>).detail));
draw();

const toggle = (id: string, change: (isOn: boolean) => void) =>
  byId(id).addEventListener('click', () => {
    const isOn = byId(id).getAttribute('aria-pressed') !== 'true';
    byId(id).setAttribute('aria-pressed', String(isOn));
    change(isOn);
  });
toggle('hold', (isOn) => bridge()?.hold(isOn));
toggle('broad', (isOn) => byId('owner').classList.toggle('broad', isOn));
byId('own').addEventListener('click', () => open(frame.contentWindow?.location.href, '_blank'));
frame.addEventListener('load', () => {
  for (const button of all('#hold')) button.setAttribute('aria-pressed', 'false');
  bridge()?.tell();
});
