import type { Standing, ToldJourney } from '#statecharts/claims-record.ts';
import type { Walkable } from '../claims-page.ts';
import { capital } from '../words.ts';
import { byId, h, sign } from './dom.ts';
import { stepList } from './panel.ts';
import type { Scene } from './scene-names.ts';
import { scenePanel } from './scene-panel.ts';

const standsAt = ({ begin, steps }: ToldJourney, at: number): readonly Standing[] => steps[at - 1]?.stands ?? begin;

function whereAll(journey: ToldJourney, at: number): HTMLElement {
  const before = new Map(standsAt(journey, at - 1).map(({ who, is }) => [who, is]));
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

/** Pictures of where a step leads to, what changed in it first; those of the server and the bank have none. */
function scenesAt(journey: ToldJourney, at: number): readonly Scene[] {
  const before = new Set(standsAt(journey, at - 1).map(({ who, is }) => `${who} ${is}`));
  const changedFirst = standsAt(journey, at).toSorted(
    (a, b) => Number(before.has(`${a.who} ${a.is}`)) - Number(before.has(`${b.who} ${b.is}`)),
  );
  return changedFirst.flatMap(({ link = '' }) => {
    const [, flow, state] = /^(.+)\.html#state=(.+)$/.exec(link) ?? [];
    return flow && state ? [{ flow, name: decodeURIComponent(state) }] : [];
  });
}

/** Makes a claim's journey walkable in its place; gives how to go to one of its steps, 0 for the beginning. */
function walkOf(claim: HTMLElement, id: string, journey: ToldJourney): (at: number) => void {
  const last = journey.steps.length;
  let at = 0;
  const turn = (words: string, by: number) => h('button', { type: 'button', class: 'outlined', onclick: () => go(at + by) }, words);
  const [back, next, where] = [turn('Back', -1), turn('Next', 1), h('span', { class: 'at', role: 'status' })];
  const walked = h('div', {});
  const standing = h('div', { class: 'where-all' });
  const screen = h('div', { class: 'screen' });
  const { show } = scenePanel(screen);
  claim
    .querySelector('.walk')
    ?.replaceChildren(h('div', { class: 'does-walk' }, sign('route'), back, next, where), walked, standing, screen);

  function go(to: number): void {
    at = Math.max(0, Math.min(last, to));
    back.ariaDisabled = String(at === 0);
    next.ariaDisabled = String(at === last);
    where.textContent = `Step ${at} of ${last}`;
    walked.replaceChildren(
      stepList(
        journey.steps.map(({ by, says }) => ({ words: capital(says), more: by })),
        at,
        go,
      ),
    );
    standing.replaceChildren(whereAll(journey, at));
    show(scenesAt(journey, at), journey.steps[at - 1]?.says ?? 'the beginning');
    history.replaceState(null, '', `#claim=${id}&step=${at}`);
  }
  claim.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') go(at + 1);
    if (key === 'ArrowLeft') go(at - 1);
  });
  return go;
}

export function openClaims(): void {
  const asked = new URLSearchParams(location.hash.slice(1));
  for (const { id, journey } of JSON.parse(byId('walks').textContent ?? '[]') as readonly Walkable[]) {
    const claim = byId(id);
    const button = claim.querySelector<HTMLElement>('[data-walk]');
    if (!journey || !button) continue;
    let go: ((at: number) => void) | null = null;
    const open = (at: number) => {
      claim.setAttribute('data-open', '');
      button.ariaExpanded = 'true';
      (go ??= walkOf(claim, id, journey))(at);
    };
    button.addEventListener('click', () => {
      if (!claim.hasAttribute('data-open')) return open(0);
      claim.removeAttribute('data-open');
      button.ariaExpanded = 'false';
    });
    if (asked.get('claim') !== id) continue;
    open(Number(asked.get('step') ?? 0));
    claim.scrollIntoView();
  }
}
