import { h, sign } from './dom.ts';
import { sectionText, type Known } from './facts.ts';

/** Lights up the line under the pointer, with its boxes and a card that tells its rows. */
export const hoverCard = (scroll: HTMLElement, known: Known): void => {
  const card = h('div', { class: 'card', hidden: true });
  scroll.parentElement?.append(card);
  let at: string | null = null;

  const light = (id: string | null, x: number, y: number) => {
    if (id === at) return;
    at = id;
    for (const part of scroll.querySelectorAll('.hovered')) part.classList.remove('hovered');
    card.hidden = id === null;
    if (id === null) return;
    const [from = '', to = ''] = id.split('>');
    for (const part of scroll.querySelectorAll<SVGElement>('.line,.tab,.state'))
      if (part.dataset.line === id || part.dataset.state === from || part.dataset.state === to) part.classList.add('hovered');
    const ways = [...known.ways.values()].filter((way) => way.from === from && way.to === to);
    card.replaceChildren(
      h('b', {}, `${known.titleOf(from) || known.title} to ${known.titleOf(to)}`),
      ...ways.map((way) =>
        h(
          'p',
          { class: 'way' },
          h('span', { class: `c-${way.cause}` }, sign(way.cause, 'way', 13)),
          h('span', {}, h('b', {}, way.words), way.condition ? ` ${way.condition}` : '', way.note ? h('small', {}, way.note) : null),
        ),
      ),
      h('p', { class: 'aside' }, sectionText(known.boxes.get(from)?.section ?? '')),
    );
    const frame = scroll.parentElement?.getBoundingClientRect() ?? scroll.getBoundingClientRect();
    card.style.left = `${Math.max(8, Math.min(x - frame.left + 18, frame.width - 278))}px`;
    card.style.top = `${Math.max(46, Math.min(y - frame.top + 14, frame.height - card.offsetHeight - 56))}px`;
  };

  scroll.addEventListener('pointermove', (event) => {
    const part = event.target instanceof Element ? event.target.closest<SVGElement>('.line,.tab') : null;
    light(part?.dataset.line ?? null, event.clientX, event.clientY);
  });
  scroll.addEventListener('pointerleave', () => light(null, 0, 0));
};
