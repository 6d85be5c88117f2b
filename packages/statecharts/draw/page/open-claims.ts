import type { Doer } from '#statecharts/claims-record.ts';
import type { Standing, ToldJourney } from '#statecharts/claims-record.ts';
import type { Walkable } from '../claims-page.ts';
import type { Icon } from '../icons.ts';
import { byId, h, sign } from './dom.ts';

const SIGNS: Readonly<Record<Doer, Icon>> = {
  customer: 'customer',
  server: 'server',
  bank: 'bank',
  network: 'route',
  time: 'time',
  page: 'page',
};
const DOERS: Readonly<Record<Doer, string>> = {
  customer: 'customer',
  server: 'server',
  bank: 'bank',
  network: 'network',
  time: 'time',
  page: 'page',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const standsAt = ({ begin, steps }: ToldJourney, at: number): readonly Standing[] => (at === 0 ? begin : (steps[at - 1]?.stands ?? begin));

function whereAll(journey: ToldJourney, at: number): HTMLElement {
  const before = new Map(at === 0 ? [] : standsAt(journey, at - 1).map(({ who, is }) => [who, is]));
  const rows = standsAt(journey, at).map(({ who, is, link }) =>
    h(
      'tr',
      { class: at > 0 && before.get(who) !== is ? 'changed' : null },
      h('th', { scope: 'row' }, who),
      h('td', {}, link ? h('a', { href: link }, is) : is),
    ),
  );
  return h('table', {}, h('caption', {}, 'Where everybody stands; what changed is marked'), h('tbody', {}, rows));
}

/** Makes a claim's journey walkable in its place; gives how to go to one of its steps, 0 for the beginning. */
function walkOf(claim: HTMLElement, { id, journey }: Walkable & { readonly journey: ToldJourney }): (at: number) => void {
  const place = claim.querySelector('.walk') as HTMLElement;
  const last = journey.steps.length;
  let at = 0;
  const back = h('button', { type: 'button', class: 'outlined', onclick: () => go(at - 1) }, sign('back'), 'Back');
  const next = h('button', { type: 'button', class: 'outlined', onclick: () => go(at + 1) }, sign('play'), 'Next');
  const where = h('span', { class: 'at', role: 'status' });
  const beginning: string = 'the page stands open at the basket';
  const steps = [{ by: 'page' as const, says: beginning }, ...journey.steps].map(({ by, says }, index) =>
    h(
      'li',
      {},
      h(
        'button',
        { type: 'button', onclick: () => go(index) },
        h('span', { class: 'nr' }, String(index)),
        h('span', { class: `by-${by}` }, sign(SIGNS[by])),
        h('span', {}, capital(says), h('small', {}, DOERS[by])),
      ),
    ),
  );
  const standing = h('div', { class: 'where-all' });
  const keys = h('span', { class: 'aside' }, h('kbd', {}, '←'), ' ', h('kbd', {}, '→'));
  place.replaceChildren(h('div', { class: 'does-walk' }, back, next, where, keys), h('ol', {}, steps), standing);

  function go(to: number): void {
    at = Math.max(0, Math.min(last, to));
    steps.forEach((step, index) => {
      const button = step.firstElementChild as HTMLElement;
      if (index === at) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      button.classList.toggle('later', index > at);
    });
    for (const [button, isOff] of [
      [back, at === 0],
      [next, at === last],
    ] as const) {
      if (isOff) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
    where.replaceChildren(`Step ${at} of ${last}`);
    standing.replaceChildren(whereAll(journey, at));
    history.replaceState(null, '', `#claim=${id}&step=${at}`);
  }
  claim.addEventListener('keydown', ({ key, target }) => {
    if (!claim.hasAttribute('data-open') || (target as Element).matches('select,input')) return;
    if (key === 'ArrowRight') go(at + 1);
    if (key === 'ArrowLeft') go(at - 1);
  });
  return go;
}

/** Lets the journeys of claims be walked. */
export function openClaims(): void {
  const walks = JSON.parse(byId('walks').textContent ?? '[]') as readonly Walkable[];
  const opens = new Map<string, (at: number) => void>();
  for (const walkable of walks) {
    const { id, journey } = walkable;
    const claim = byId(id);
    const button = claim.querySelector<HTMLElement>('[data-walk]');
    if (!journey || !button) continue;
    let go: ((at: number) => void) | null = null;
    const open = (at: number) => {
      claim.setAttribute('data-open', '');
      button.setAttribute('aria-expanded', 'true');
      go ??= walkOf(claim, { id, journey });
      go(at);
    };
    opens.set(id, open);
    button.addEventListener('click', () => {
      if (!claim.hasAttribute('data-open')) return open(0);
      claim.removeAttribute('data-open');
      button.setAttribute('aria-expanded', 'false');
    });
  }
  const asked = new URLSearchParams(location.hash.slice(1));
  const id = asked.get('claim');
  if (id === null) return;
  opens.get(id)?.(Number(asked.get('step') ?? 0));
  document.getElementById(id)?.scrollIntoView();
}
