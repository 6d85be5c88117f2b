import { outsider, type Message } from '../systems/messages.ts';
import { partsOf, type Part } from '../systems/system.ts';
import { capital } from '../words.ts';
import { byId, h, sign } from './dom.ts';
import { drawingView } from './drawing-view.ts';
import { titlesAt, type SystemStage } from './system-stage.ts';

const OUTSIDE: ReadonlyMap<string, string> = new Map(
  (['customer', 'server', 'bank', 'page', 'time'] as const).map((by) => [outsider(by), by === 'page' ? 'Browser' : capital(by)]),
);
const nameOf = (stage: SystemStage, who: string): string => OUTSIDE.get(who) ?? stage.known(who).title;

const STANDS = { unborn: 'Not yet begun', over: 'Over', running: '' } as const;

const boxOf = (stage: SystemStage, part: Part, moved: ReadonlySet<string>): HTMLElement => {
  const own = stage.now.parts.find((one) => one.part.id === part.id);
  const known = stage.known(part.id);
  const at = own?.at ?? [];
  const kinds = at.map((path) => known.boxes.get(path)?.kind);
  const look = kinds.includes('blocked') ? 'blocked' : kinds.includes('good') ? 'good' : own && own.asked.length > 0 ? 'answering' : '';
  return h(
    'div',
    {
      class: `flow ${own?.is ?? ''} ${look} ${part.parts.length > 0 ? 'holds' : ''} ${moved.has(part.id) ? 'moved' : ''}`,
      'data-flow': part.id,
    },
    h(
      'button',
      { type: 'button', 'aria-description': 'Opens its chart', onclick: () => stage.open(part.id) },
      h('b', {}, known.title),
      h('span', { class: 'at' }, own?.is === 'unborn' ? '' : titlesAt(known, at)),
      h('span', { class: 'waits' }, STANDS[own?.is ?? 'unborn']),
    ),
    part.parts.length > 0
      ? h(
          'div',
          { class: 'inside' },
          part.parts.map((inner) => boxOf(stage, inner, moved)),
        )
      : null,
  );
};

/** The words of the listener's chart for what it heard; the sample's, where somebody outside said it. */
const wordsOf = (stage: SystemStage, { to, says, walked, event }: Message): string => {
  if (says !== null) return capital(says);
  const { ways } = stage.known(to);
  return (ways.get(walked[0] ?? '') ?? [...ways.values()].find((one) => one.event === event))?.words ?? event;
};

const messageLine = (stage: SystemStage, message: Message): HTMLElement => {
  const { step, from, to, before, after } = message;
  const change = OUTSIDE.has(to) ? '' : `${titlesAt(stage.known(to), before) || '–'} → ${titlesAt(stage.known(to), after)}`;
  return h(
    'li',
    { class: 'message' },
    h('span', { class: 'nr' }, String(step)),
    h('b', {}, `${nameOf(stage, from)} → ${nameOf(stage, to)}`),
    h('span', {}, wordsOf(stage, message), change ? h('small', {}, change) : null),
  );
};

/** The system as boxes, each flow inside the one that runs it, with those that moved last marked; below, what they told each other. */
const whole = (stage: SystemStage, into: HTMLElement): void => {
  const messages = stage.run.messages().filter(({ walked }) => walked.length > 0);
  const last = messages.filter(({ step }) => step > 0 && step === stage.steps.length);
  const moved = new Set(last.map(({ to }) => to));
  const list = h(
    'ol',
    { class: 'messages', tabindex: 0, 'aria-label': 'Messages, newest last' },
    messages.map((message) => messageLine(stage, message)),
  );
  into.replaceChildren(
    h(
      'div',
      { class: 'boxes' },
      [stage.system.root, ...stage.system.joined].map((part) => boxOf(stage, part, moved)),
    ),
    h('section', { class: 'said', 'aria-label': 'Messages' }, h('h2', {}, 'What they tell each other'), list),
  );
  list.scrollTop = list.scrollHeight;
};

const partChart = (stage: SystemStage, into: HTMLElement, id: string): void => {
  const known = stage.known(id);
  const part = partsOf(stage.system).find((one) => one.id === id);
  const scroll = h('div', { class: 'scroll', role: 'group', 'aria-label': 'Drawing' });
  scroll.append((byId(`drawing-${known.name}`) as HTMLTemplateElement).content.cloneNode(true));
  into.replaceChildren(
    h(
      'nav',
      { class: 'crumbs', 'aria-label': 'Where you are' },
      h('button', { type: 'button', class: 'outlined', onclick: () => stage.open(null) }, sign('back'), 'Back to the system'),
      h('b', {}, known.title),
      h('a', { href: `${known.name}.html` }, 'Its own page'),
    ),
    scroll,
  );
  const openInner = (path: string) => {
    const inner = part?.parts.find((one) => known.boxes.get(path)?.asks.includes(one.id));
    if (inner) stage.open(inner.id);
  };
  const view = drawingView(scroll, openInner, () => undefined);
  into.append(view.strip);
  const own = stage.now.parts.find((one) => one.part.id === id);
  const at = own?.is === 'unborn' ? [] : (own?.at ?? []);
  const step = stage.steps.length;
  const last = new Set(stage.run.messages().flatMap((message) => (message.step === step && message.to === id ? message.walked : [])));
  view.paint({ whole: 'faded', state: (path) => (at.includes(path) ? 'now' : ''), way: (way) => (last.has(way) ? 'lit' : '') });
  view.reveal(at);
};

export const systemView = (stage: SystemStage, into: HTMLElement): void => {
  const { open } = stage.link;
  into.classList.toggle('opened', open !== null);
  if (open === null) whole(stage, into);
  else partChart(stage, into, open);
};
