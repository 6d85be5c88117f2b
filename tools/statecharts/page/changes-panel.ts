import type { Change, Fate } from '../difference.ts';
import { around } from './around.ts';
import { h, sign } from './dom.ts';
import type { Stage } from './panel.ts';
import { changesSeen } from './runs-seen.ts';

const fates: Readonly<Record<Fate, { readonly title: string; readonly icon: 'plus' | 'minus' | 'pen' }>> = {
  added: { title: 'Added', icon: 'plus' },
  removed: { title: 'Removed', icon: 'minus' },
  changed: { title: 'Changed', icon: 'pen' },
};

/** The list of what changed, in sentences. */
export const changeList = (changes: readonly Change[]): readonly HTMLElement[] =>
  (['added', 'removed', 'changed'] as const).flatMap((fate) => {
    const own = changes.filter((change) => change.fate === fate);
    if (own.length === 0) return [];
    return [
      h('h3', { class: `fate-${fate}` }, fates[fate].title),
      h(
        'ul',
        { class: 'changes' },
        own.map(({ sentence, more }) =>
          h(
            'li',
            {},
            h('span', { class: `fate-${fate}` }, sign(fates[fate].icon)),
            h('span', {}, sentence, more ? h('small', {}, more) : null),
          ),
        ),
      ),
    ];
  });

/** What a number of changes is called: '2 added, 1 removed'. */
export const inFigures = (changes: readonly Change[]): string =>
  (['added', 'removed', 'changed'] as const)
    .map((fate) => ({ fate, count: changes.filter((change) => change.fate === fate).length }))
    .filter(({ count }) => count > 0)
    .map(({ fate, count }) => `${count} ${fate}`)
    .join(', ');

/** Shows what changed since the revision that was last asked about. */
export const changesPanel = ({ known, view, panel }: Stage): void => {
  const seen = changesSeen(known.machine);
  const changes = seen?.difference?.changes ?? [];
  panel.replaceChildren(
    h(
      'div',
      { class: 'panel-body' },
      h('h2', {}, 'What changed'),
      seen
        ? h('p', { class: 'aside' }, `Since ${seen.revision}: ${inFigures(changes) || 'nothing'}.`)
        : h(
            'p',
            { class: 'aside' },
            'Compare with any earlier version: run the line below in the project’s folder, then open this page again.',
          ),
      changeList(changes),
      seen && changes.length > 0
        ? h(
            'p',
            { class: 'links' },
            h('a', { href: `${around().left}statecharts/differences.html#${known.name}` }, 'Both versions in one drawing'),
          )
        : null,
    ),
    h('div', { class: 'panel-foot' }, h('code', {}, around().compare)),
  );
  const states = new Map(changes.flatMap((change) => change.states.map((path) => [path, change.fate] as const)));
  const ways = new Map(changes.flatMap((change) => change.ways.map((id) => [id, change.fate] as const)));
  view.paint(seen ? { whole: 'compared', state: (path) => states.get(path) ?? '', way: (id) => ways.get(id) ?? '' } : {});
};
