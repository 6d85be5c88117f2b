import type { Doer } from '#machines/model.ts';
import { outsider, type Message } from '../../systems/messages.ts';
import { partsIn } from '../../systems/system.ts';
import { all, h } from '../dom.ts';
import { sentence, titlesAt, type SystemStage } from './system-stage.ts';

const outsiders: ReadonlyMap<string, readonly [by: Doer, name: string]> = new Map(
  (
    [
      ['customer', 'Customer'],
      ['server', 'Server'],
      ['bank', 'Bank'],
      ['page', 'Browser'],
      ['time', 'Time'],
    ] as const
  ).map(([by, name]) => [outsider(by), [by, name]]),
);
const isOutside = (who: string): boolean => outsiders.has(who);

/** Who stands where: the customer first, then the flows, then whoever else is outside; only those who said or heard something. */
const lanesOf = (stage: SystemStage, messages: readonly Message[]): readonly string[] => {
  const heard = new Set(messages.flatMap(({ from, to }) => [from, to]));
  const own = partsIn(stage.system.root).map(({ id }) => id);
  const joined = stage.system.joined.flatMap(partsIn).map(({ id }) => id);
  const [customer, server, bank, page, time] = [...outsiders.keys()];
  return [customer, ...own, server, bank, ...joined, page, time].flatMap((who) => (who !== undefined && heard.has(who) ? [who] : []));
};

const nameOf = (stage: SystemStage, who: string): string => outsiders.get(who)?.[1] ?? stage.known(who).title;

/** The words of the listener's chart for what it heard; the sample's, where somebody outside said it. */
const wordsOf = (stage: SystemStage, { to, says, walked, event }: Message): string => {
  if (says !== null) return sentence(says);
  const known = stage.known(to);
  const way = known.ways.get(walked[0] ?? '') ?? [...known.ways.values()].find((one) => one.event === event);
  return way?.words ?? event;
};

const changeOf = (stage: SystemStage, message: Message): HTMLElement => {
  const { to, before, after, walked } = message;
  if (isOutside(to)) return h('p', { class: 'change' }, 'It is asked, and answers later.');
  const known = stage.known(to);
  const [was, is] = [titlesAt(known, before).join(', '), titlesAt(known, after).join(', ')];
  const note = walked.map((id) => known.ways.get(id)?.note).find(Boolean);
  if (walked.length === 0) return h('p', { class: 'change' }, h('b', {}, known.title), ' ', h('span', {}, 'It changed nothing.'));
  return h(
    'p',
    { class: 'change' },
    h('b', {}, known.title),
    ' · ',
    h('span', {}, 'Before:'),
    ' ',
    h('b', {}, was || '–'),
    ' · ',
    h('span', {}, 'After:'),
    ' ',
    h('b', {}, is),
    note ? [' · ', h('span', {}, note)] : null,
  );
};

/** What flows and those outside told each other, newest at the bottom: a column for each, an arrow for each message. */
export const sequence = (stage: SystemStage, isAll: boolean, showAll: (all: boolean) => void): HTMLElement => {
  const messages = stage
    .run()
    .messages()
    .filter(({ walked }) => isAll || walked.length > 0);
  const lanes = lanesOf(stage, messages);
  const row = (message: Message, index: number) => {
    const [from, to] = [lanes.indexOf(message.from), lanes.indexOf(message.to)];
    const isFirst = messages[index - 1]?.step !== message.step;
    const kind = [
      from === to ? 'to-itself' : to < from ? 'leftwards' : '',
      isOutside(message.from) ? `by-${outsiders.get(message.from)?.[0]}` : '',
      isOutside(message.to) ? 'asks' : '',
      message.walked.length === 0 ? 'idle' : '',
    ].join(' ');
    const press = h(
      'button',
      {
        type: 'button',
        class: `message ${kind}`,
        style: `--from:${from};--to:${to}`,
        'aria-expanded': 'false',
        onclick: () => {
          const isOpen = press.getAttribute('aria-expanded') === 'true';
          press.setAttribute('aria-expanded', String(!isOpen));
          if (isOpen) press.nextElementSibling?.remove();
          else press.after(changeOf(stage, message));
        },
      },
      h('span', { class: 'between' }, h('span', {}, nameOf(stage, message.from)), ' → ', h('span', {}, nameOf(stage, message.to)), ': '),
      isFirst ? h('span', { class: 'step-of', 'aria-hidden': 'true' }, String(message.step)) : null,
      h('span', { class: 'words-of' }, wordsOf(stage, message)),
      h('span', { class: 'wire-of', 'aria-hidden': 'true' }),
    );
    return h('li', {}, press);
  };
  const box = h('input', { type: 'checkbox', checked: isAll, onchange: () => showAll(box.checked) });
  return h(
    'section',
    { class: 'said', 'aria-label': 'Messages' },
    h('div', { class: 'said-head' }, h('h2', {}, 'What they tell each other'), h('label', {}, box, 'Also what changed nothing')),
    h(
      'div',
      {
        class: 'sequence',
        tabindex: 0,
        role: 'group',
        'aria-label': 'Messages, newest last',
        style: `--lanes:${Math.max(1, lanes.length)};--wide:${lanes.length * 76}px`,
      },
      h(
        'div',
        { class: 'lanes', 'aria-hidden': 'true' },
        lanes.map((who) => h('span', { class: isOutside(who) ? 'outside' : '' }, nameOf(stage, who))),
      ),
      h(
        'ol',
        {},
        messages.map((message, index) => row(message, index)),
      ),
    ),
  );
};

/** Brings the newest message into sight. */
export const showNewest = (): void => {
  const [scroll] = all('.sequence');
  if (!scroll) return;
  scroll.scrollTop = scroll.scrollHeight;
  const wire = all('.message .wire-of', scroll).at(-1);
  if (!wire) return;
  const [frame, area] = [scroll.getBoundingClientRect(), wire.getBoundingClientRect()];
  if (area.right > frame.right) scroll.scrollLeft += area.right - frame.right + 40;
};
