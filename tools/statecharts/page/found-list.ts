import type { Icon } from '../icons.ts';
import { h, sign } from './dom.ts';
import type { Found } from './find-entries.ts';
import type { EntryKind } from './found-entry.ts';

const most = 24;

const called: Readonly<Record<EntryKind, readonly [string, Icon]>> = {
  question: ['Question', 'book'],
  journey: ['Journey', 'route'],
  message: ['Message', 'message'],
  state: ['State', 'list'],
  event: ['What happens', 'play'],
};

/** Shows what was found for what was typed, the first of it, and the rest when it is asked for; says so where nothing was. */
export const showFound = (list: HTMLElement, found: Found): void => {
  const line = ({ kind, title, more, link, flow, of }: Found['entries'][number]) =>
    h(
      'li',
      { 'data-kind': kind },
      h('span', { class: 'kind' }, sign(called[kind][1], 'way', 15), called[kind][0]),
      h('div', {}, h('a', { href: `${flow}.html#${link}` }, title), more === '' ? null : h('p', {}, more)),
      h('span', { class: 'of' }, of),
    );
  const shown = found.entries.slice(0, most);
  const rest = found.entries.slice(most);
  const says =
    found.entries.length === 0
      ? 'Nothing here has these words. Try fewer or others: what happens, what is read, or who does it.'
      : found.isWhole
        ? `${found.entries.length} found.`
        : `Nothing has all of these words. ${found.entries.length} have most of them.`;
  const button = h('button', { type: 'button', class: 'outlined' }, `Show ${rest.length} more`);
  button.addEventListener('click', () => {
    list.querySelector('ol')?.append(...rest.map(line));
    button.remove();
    list.querySelector<HTMLElement>(`li:nth-child(${most + 1}) a`)?.focus();
  });
  list.replaceChildren(
    h('p', { class: 'aside', id: 'found-says', role: 'status' }, says),
    ...(shown.length > 0 ? [h('ol', {}, shown.map(line))] : []),
    ...(rest.length > 0 ? [button] : []),
  );
};
