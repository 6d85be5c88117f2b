import type { PageRecord } from '#contract/page-record.ts';
import { inWords } from '#statecharts/state-nodes.ts';
import { takeRecords } from './load-record.ts';
import { loadForm } from './load-form.ts';
import { byId, h, sign } from './dom.ts';
import type { Known } from './facts.ts';
import { flowsMet, type FlowMet } from './flows-met.ts';
import type { ReadRecord } from './read-record.ts';
import { hashWith } from './record-in-address.ts';
import { aboutRecord } from './about-record.ts';

const howOften = (events: number): string => (events === 1 ? '1 event' : `${events} events`);

const line = (flows: readonly Known[], { machine, events }: FlowMet, hash: string): HTMLElement => {
  const known = flows.find((flow) => flow.machine === machine);
  return h(
    'li',
    {},
    known
      ? h('a', { href: `${known.name}.html${hash}` }, known.title)
      : h('b', { title: 'These pages have no drawing of it.' }, inWords(machine)),
    h('span', {}, howOften(events)),
  );
};

/** Which flows a record met, each with the way to its drawing, where the record is walked. */
const story = (flows: readonly Known[], record: PageRecord): readonly HTMLElement[] => {
  const met = flowsMet(record);
  const hash = hashWith(record);
  return [
    h(
      'p',
      {},
      met.length === 1
        ? 'One flow is in this record. It is walked step by step on its drawing.'
        : `${met.length} flows are in this record. Each is walked step by step on its drawing.`,
    ),
    aboutRecord(record),
    h(
      'ul',
      {},
      met.map((one) => line(flows, one, hash)),
    ),
  ];
};

/** Takes a record that is dropped or pasted anywhere on the index, and says which flows it met or why it is none. */
export const bringToIndex = (flows: readonly Known[]): void => {
  const holder = byId('brought');
  const take = (read: ReadRecord) => {
    holder.hidden = false;
    holder.replaceChildren(
      h(
        'div',
        { class: 'panel-head' },
        h('h2', { tabindex: '-1' }, 'What happened in a page'),
        h('button', { type: 'button', class: 'outlined', onclick: () => (holder.hidden = true) }, 'Close'),
      ),
      ...('wrong' in read
        ? [h('p', { role: 'alert', class: 'wrong' }, sign('failure', 'way', 15), ` ${read.wrong}`)]
        : story(flows, read.record)),
    );
    holder.querySelector('h2')?.focus();
    holder.scrollIntoView({ block: 'nearest' });
  };
  byId('bring').replaceChildren(
    loadForm(
      'Drop anywhere on this page what “Copy what happened” copied in the shop, paste it, or choose its file: it is said which flows it met.',
      take,
    ),
  );
  takeRecords(take);
};
