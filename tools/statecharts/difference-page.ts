import { bestLayout } from './best-layout.ts';
import { bundle, pageFile } from './bundle.ts';
import { chartOf, type Box } from './chart.ts';
import { differenceOf, unionOf, type Change, type Difference } from './difference.ts';
import { drawingOf } from './drawing-svg.ts';
import { icon } from './icons.ts';
import type { NamedModel } from './models.ts';
import { page } from './page-frame.ts';
import { escaped } from './words.ts';

/** A machine before and after; null where there was or is none. */
export type Pair = {
  readonly name: string;
  readonly machine: string;
  readonly title: string;
  readonly before: Box | null;
  readonly after: Box | null;
};

/** The same machines of two versions, in the order of the newer one, those that are gone last. */
export const pairUp = (before: readonly NamedModel[], after: readonly NamedModel[]): readonly Pair[] => {
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  return names.map((name) => {
    const [old, now] = [before.find((one) => one.name === name), after.find((one) => one.name === name)];
    const model = (now ?? old)?.model;
    return {
      name,
      machine: model?.machine.id ?? name,
      title: model?.title ?? name,
      before: old ? chartOf(old.model) : null,
      after: now ? chartOf(now.model) : null,
    };
  });
};

/** What differs, machine by machine. */
export const differencesOf = (pairs: readonly Pair[]): readonly Difference[] =>
  pairs
    .map(({ name, machine, title, before, after }) => differenceOf(before, after, { name, machine, title }))
    .filter(({ changes }) => changes.length > 0);

const fates = { added: ['Added', 'plus'], removed: ['Removed', 'minus'], changed: ['Changed', 'pen'] } as const;

const list = (changes: readonly Change[]): string =>
  (['added', 'removed', 'changed'] as const)
    .map((fate) => {
      const own = changes.filter((change) => change.fate === fate);
      if (own.length === 0) return '';
      const [title, sign] = fates[fate];
      return `<h3 class="fate-${fate}">${title}</h3><ul class="changes">${own.map(({ sentence, more }) => `<li><span class="fate-${fate}">${icon(sign, 'way')}</span><span>${escaped(sentence)}${more ? `<small>${escaped(more)}</small>` : ''}</span></li>`).join('')}</ul>`;
    })
    .join('');

const style = `<style>.compare{padding:14px 20px 40px}.compare .machine{display:grid;grid-template-columns:minmax(0,1fr) 372px;gap:20px;padding:18px 0 26px;border-bottom:1px solid var(--rule)}.compare .machine h2{grid-column:1/-1;font-size:21px;line-height:26px}.drawn{overflow:auto;padding:10px;border:1px solid var(--rule);border-radius:8px;background:var(--paper)}.drawn .chart{max-width:100%;height:auto;min-width:560px}.drawn .choice{margin-bottom:8px}[data-show=before] .added,[data-show=after] .removed{display:none!important}@media (max-width:900px){.compare .machine{grid-template-columns:minmax(0,1fr)}}@media print{main{display:block!important}}</style>`;

/** The page of all differences: each machine's two versions in one drawing, and what changed in sentences. `index` is its way to the other pages. */
export const differencePage = async (
  pairs: readonly Pair[],
  differences: readonly Difference[],
  from: string,
  index: string,
): Promise<string> => {
  const parts: string[] = [];
  for (const { name, title, changes } of differences) {
    const pair = pairs.find((one) => one.name === name);
    const union = pair?.before && pair.after ? unionOf(pair.before, pair.after) : (pair?.after ?? pair?.before);
    if (!union) continue;
    const drawing = drawingOf(await bestLayout(union), false);
    const choice = (['before', 'both', 'after'] as const)
      .map(
        (one) =>
          `<button type="button" data-choose="${one}" aria-pressed="${one === 'both'}">${one === 'before' ? 'Before' : one === 'both' ? 'Both' : 'After'}</button>`,
      )
      .join('');
    parts.push(
      `<section class="machine" id="${escaped(name)}"><h2>${escaped(title)}${pair?.before ? '' : ' (new)'}${pair?.after ? '' : ' (gone)'}</h2><div class="drawn" data-show="both"><div class="choice" role="group" aria-label="Version">${choice}</div>${drawing}<script type="application/json">${JSON.stringify(changes).replaceAll('<', '\\u003c')}</script></div><div>${list(changes)}</div></section>`,
    );
  }
  const body = `${style}<div class="head"><div><h1>What changed</h1><p>${escaped(from)} against the working copy. Green is new, red is gone, amber is changed.</p></div></div><main class="compare">${parts.join('\n') || '<p class="aside">Nothing: every machine is as it was.</p>'}</main>`;
  const script = await bundle(`import { openDifferences } from ${JSON.stringify(pageFile('open-differences'))};\nopenDifferences();\n`);
  return page({
    title: 'Differences · Statecharts',
    where: 'Differences',
    find: null,
    body,
    script,
    index,
  });
};
