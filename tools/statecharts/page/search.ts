import { byId, h, sign } from './dom.ts';
import { sectionText } from './facts.ts';
import type { Stage } from './panel.ts';

const most = 12;

/** Finds states, ways, messages, sections and journeys by words, as one types. */
export const searchIn = ({ known, go }: Stage): void => {
  const field = byId('find') as HTMLInputElement;
  const list = h('ul', { class: 'found', id: 'found', hidden: true });
  field.parentElement?.append(list);
  const close = () => {
    list.hidden = true;
  };

  const hits = (words: readonly string[]) => {
    const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
    return [
      ...[...known.boxes.values()]
        .filter(({ path }) => path !== '')
        .filter((box) => fits([box.title, box.description, box.sentence, box.shows, box.section, sectionText(box.section)].join(' ')))
        .map((box) => ({
          icon: sign(box.kind, 'state'),
          words: box.title,
          more: box.sentence,
          press: () => go({ part: 'read', state: box.path, journey: null, step: null }),
        })),
      ...[...known.ways.values()]
        .filter((way) => fits([way.words, way.condition, way.note].join(' ')))
        .map((way) => ({
          icon: sign(way.cause),
          words: `${way.words} ${way.condition}`.trim(),
          more: `${known.titleOf(way.from) || known.title}${way.to === null ? ', stays' : ` to ${known.titleOf(way.to)}`}`,
          press: () => go({ part: 'read', state: way.from || null, journey: null, step: null }),
        })),
      ...known.stories
        .filter((story) => fits([story.title, story.question].join(' ')))
        .map((story) => ({
          icon: sign('route'),
          words: story.title,
          more: story.question,
          press: () => go({ part: 'journeys', journey: story.slug, step: null, state: null }),
        })),
    ];
  };

  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length > 0 ? hits(words) : [];
    list.hidden = words.length === 0;
    list.replaceChildren(
      ...found.slice(0, most).map(({ icon, words: text, more, press }) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              onclick: () => {
                close();
                press();
              },
            },
            icon,
            h('span', {}, h('b', {}, text), h('small', {}, more)),
          ),
        ),
      ),
      ...(found.length === 0
        ? [h('li', { class: 'aside' }, 'Nothing has these words.')]
        : found.length > most
          ? [h('li', { class: 'aside' }, `and ${found.length - most} more`)]
          : []),
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
