/** The owner's view: which machines run in the shop's page, where each is, and what can happen to it now. */
import { actorGoneEvent, actorStepEvent, type Bridge, type ActorStep } from '#src/owners-view/bridge.ts';
import { all, byId, h, shapes } from '#statecharts/draw/page/dom.ts';
import { waysOut } from '#statecharts/draw/page/facts.ts';
import { loadFlows, type FlowFacts } from './load-flows.ts';
import { NOT_BEGUN } from './not-begun.ts';
import { statesOf, takeMoment, type RunningFlow } from './running-flow.ts';
import { beginsAt, sceneAt, sceneOf, type Scene } from './scene.ts';
import { drawSide, openEvents } from './side.ts';

const frame = byId('shop') as HTMLIFrameElement;
const bridge = (): Bridge | undefined => (frame.contentWindow as (Window & { readonly ownersView?: Bridge }) | null)?.ownersView;
const flows = new Map<string, RunningFlow>();
const loading = loadFlows();
/** Flows that only ask again and again: they do not take the drawing from what the owner looks at. */
const IN_THE_BACKGROUND = ['session', 'activeOrders', 'fulfilmentTime', 'deliveryTime', 'fulfilment', 'location', 'page'];
const MOST_OVER = 3;
let shown: string | null = null;
let scene: Scene | null = null;
/** Why the link that was followed leads nowhere. */
let nowhere = '';

/** Plays a journey's steps in the shop: the page loads anew, and the machine is led there as soon as it starts. */
const openScene = (flow: FlowFacts, slug: string, steps: number): void => {
  scene = sceneOf(flow, slug, steps);
  frame.contentWindow?.location.reload();
};

/** `/scene/FLOW/STATE` comes here: the shop's page where the flow begins, and the shortest question's way to the state. */
const openLinked = async (link: string): Promise<void> => {
  const [name = '', state = ''] = link.split('/');
  const flow = [...(await loading).values()].find(({ known }) => known.name === name);
  scene = flow ? sceneAt(flow, state) : null;
  if (scene) frame.src = beginsAt(name);
  else nowhere = `No question leads to ${link}.`;
  draw();
};

const paint = (flow: RunningFlow): void => {
  const svg = byId('drawing').querySelector('svg');
  if (!svg) return;
  svg.classList.add('faded');
  const walked = new Set(flow.trail.flatMap((moment) => moment.walked));
  const was = new Set(flow.trail.flatMap(({ states }) => states));
  const possible = openEvents(flow, bridge());
  const open = new Set(
    flow.seen.states.flatMap((path) => waysOut(flow.known, path).flatMap(({ id, event }) => (possible.has(event) ? [id] : []))),
  );
  for (const state of shapes('.state', svg)) {
    const path = state.dataset.state ?? '';
    state.classList.toggle('now', flow.seen.states.includes(path));
    state.classList.toggle('was', was.has(path) && !flow.seen.states.includes(path));
  }
  for (const line of shapes('.line', svg)) {
    const ids = (line.dataset.ways ?? '').split('\n');
    const isLit = ids.some((id) => walked.has(id));
    line.classList.toggle('lit', isLit);
    line.classList.toggle('open', !isLit && ids.some((id) => open.has(id)));
  }
};

const tab = (key: string, flow: RunningFlow) => {
  const alike = [...flows].filter(([, other]) => other.known === flow.known).map(([actor]) => actor);
  const number = alike.length > 1 ? ` ${alike.indexOf(key) + 1}` : '';
  const press = () => {
    shown = key;
    draw();
  };
  return h(
    'button',
    { type: 'button', 'aria-pressed': String(key === shown), class: flow.seen.over ? 'over' : '', onclick: press },
    h('b', {}, flow.known.title, number),
    h('span', {}, flow.seen.over ? `${statesOf(flow)}, over` : statesOf(flow)),
  );
};

/** Flows that are not on the page yet: those of every page with why, the others with where they live. */
const drawAbsent = async (): Promise<void> => {
  const known = [...(await loading).values()].filter((one) => ![...flows.values()].some((flow) => flow.known === one.known));
  const title = (words: string) => h('b', {}, words);
  const here = known.filter(({ known: { machine } }) => machine in NOT_BEGUN);
  const elsewhere = known.filter(({ known: { machine } }) => !(machine in NOT_BEGUN));
  byId('absent').replaceChildren(
    h(
      'ul',
      { class: 'not-begun', 'aria-label': 'Not begun yet' },
      here.map((one) => h('li', {}, title(one.known.title), ` ${NOT_BEGUN[one.known.machine] ?? ''}`)),
    ),
    h(
      'details',
      {},
      h('summary', {}, `${elsewhere.length} flows begin elsewhere`),
      h(
        'ul',
        {},
        elsewhere.map((one) => h('li', {}, title(one.known.title), `: ${one.known.usedBy}`)),
      ),
    ),
  );
};

const draw = (): void => {
  const keys = [...flows.keys()];
  if (shown === null || !flows.has(shown)) shown = keys.at(-1) ?? null;
  byId('flows').replaceChildren(...[...flows].map(([key, flow]) => tab(key, flow)));
  byId('count').classList.toggle('told', scene !== null || nowhere !== '');
  byId('count').textContent = scene
    ? `${scene.title} goes to “${scene.state}” as soon as it begins, on ${scene.usedBy}`
    : nowhere || `${flows.size} ${flows.size === 1 ? 'flow' : 'flows'} on this page`;
  all('[aria-pressed=true]', byId('flows'))[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  void drawAbsent();
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
  drawSide(flow, bridge(), openScene);
};

/** Only the last ones that are over stay, to be looked at. */
const forgetOver = (): void => {
  const over = [...flows].filter(([key, { seen }]) => seen.over && key !== shown).map(([key]) => key);
  for (const key of over.slice(0, Math.max(0, over.length - MOST_OVER))) flows.delete(key);
};

const take = async (seen: ActorStep): Promise<void> => {
  const facts = (await loading).get(seen.machine);
  if (!facts) return;
  const isNew = !flows.has(seen.actor);
  const flow: RunningFlow = flows.get(seen.actor) ?? { ...facts, seen, trail: [] };
  takeMoment(flow, seen, isNew);
  flows.set(seen.actor, flow);
  // What moves is what one wants to see, unless it only polls.
  const isQuiet = IN_THE_BACKGROUND.includes(seen.machine);
  if (shown === null || ((isNew || seen.walked.length > 0) && !isQuiet)) shown = seen.actor;
  forgetOver();
  draw();
  if (isNew) playScene(seen);
};

/** Plays the scene that waits for this flow: answers come at once, so that no real one is awaited on the way. */
const playScene = ({ actor, machine }: ActorStep): void => {
  if (scene?.machine !== machine) return;
  const { events } = scene;
  scene = null;
  byId('hold').setAttribute('aria-pressed', 'true');
  bridge()?.hold(true);
  for (const event of events) bridge()?.send(actor, event);
};

const leave = async (actor: string | null): Promise<void> => {
  await loading;
  if (actor === null) {
    flows.clear();
    byId('hold').setAttribute('aria-pressed', 'false');
  } else flows.delete(actor);
  draw();
};

addEventListener(actorStepEvent, (event) => void take((event as CustomEvent<ActorStep>).detail));
addEventListener(actorGoneEvent, (event) => void leave((event as CustomEvent<string | null>).detail));
draw();
const linked = new URLSearchParams(location.search).get('scene');
if (linked !== null) void openLinked(linked);

const toggle = (id: string, change: (isOn: boolean) => void) =>
  byId(id).addEventListener('click', () => {
    const isOn = byId(id).getAttribute('aria-pressed') !== 'true';
    byId(id).setAttribute('aria-pressed', String(isOn));
    change(isOn);
  });
toggle('hold', (isOn) => bridge()?.hold(isOn));
toggle('broad', (isOn) => byId('owner').classList.toggle('broad', isOn));
byId('own').addEventListener('click', () => open(frame.contentWindow?.location.href, '_blank'));
/** On a phone one of them at a time. */
const looks = all('.looks [data-look]');
for (const button of looks)
  button.addEventListener('click', () => {
    byId('owner').dataset.look = button.dataset.look;
    for (const other of looks) other.setAttribute('aria-pressed', String(other === button));
  });
frame.addEventListener('load', () => {
  bridge()?.sendAll();
});
