import type { Icon } from '../icons.ts';
import { entriesOf } from '../search-entries.ts';
import { byId, h, sign } from './dom.ts';
import { finderOf, type Found } from './find-entries.ts';
import type { EntryKind } from './found-entry.ts';
import { readLink } from './link.ts';
import type { Stage } from './panel.ts';

const most = 12;

const signs: Readonly<Record<EntryKind, Icon>> = {
  question: 'book',
  journey: 'route',
  message: 'message',
  state: 'list',
  event: 'play',
};

/** Finds questions, journeys, messages, states and what happens by words, as one types. */
export const searchIn = ({ known, go }: Stage): void => {
  const field = byId('find') as HTMLInputElement;
  const list = h('ul', { class: 'found', id: 'found', hidden: true });
  field.parentElement?.append(list);
  let find: ((typed: string) => Found | null) | null = null;
  const close = () => {
    list.hidden = true;
  };
  const look = (typed: string): Found | null => {
    find ??= finderOf([{ name: known.name, title: known.title, entries: entriesOf(known.root, known.stories) }]);
    return find(typed);
  };
  const line = ({ kind, title, more, link }: Found['entries'][number]) =>
    h(
      'li',
      {},
      h(
        'button',
        {
          type: 'button',
          onclick: () => {
            close();
            go(readLink(link));
          },
        },
        sign(signs[kind]),
        h('span', {}, h('b', {}, title), h('small', {}, more)),
      ),
    );

  field.addEventListener('input', () => {
    const found = look(field.value);
    list.hidden = found === null;
    if (!found) return;
    const rest = found.entries.length - most;
    list.replaceChildren(
      ...found.entries.slice(0, most).map(line),
      ...(found.entries.length === 0 ? [h('li', { class: 'aside' }, 'Nothing here has these words.')] : []),
      ...(rest > 0 ? [h('li', { class: 'aside' }, `and ${rest} more`)] : []),
    );
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('button')?.click();
    if (key === 'Escape') {
      field.value = '';
      close();
      field.blur();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !field.parentElement?.contains(target)) close();
  });
};
