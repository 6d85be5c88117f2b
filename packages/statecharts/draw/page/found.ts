import type { Icon } from '../icons.ts';
import type { Entry, EntryKind } from '../search.ts';
import { h, sign } from './dom.ts';

const MOST = 24;

const called: Readonly<Record<EntryKind, readonly [string, Icon]>> = {
  question: ['Question', 'book'],
  message: ['Message', 'message'],
  state: ['State', 'list'],
  event: ['What happens', 'play'],
};

/** Shows the first of what was found; says so where nothing was. */
export const showFound = (list: HTMLElement, found: readonly Entry[]): void => {
  const says =
    found.length === 0
      ? 'Nothing here has these words. Try fewer or others: what happens, what is read, or who does it.'
      : found.length > MOST
        ? `The first ${MOST} of ${found.length} found.`
        : `${found.length} found.`;
  const line = ({ kind, title, more, link, flow, of }: Entry) =>
    h(
      'li',
      {},
      h('span', { class: 'kind' }, sign(called[kind][1], 'way', 15), ` ${called[kind][0]}`),
      h('div', {}, h('a', { href: `${flow}.html#${link}` }, title), more === '' ? null : h('p', {}, more)),
      h('span', {}, of),
    );
  list.replaceChildren(h('p', { class: 'aside', role: 'status' }, says), h('ol', {}, found.slice(0, MOST).map(line)));
};
