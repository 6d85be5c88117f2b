import { coverageOf, ofThisVersion, type Count, type Met, type Walked } from './coverage-of.ts';
import { h } from './dom.ts';
import type { Stage } from './panel.ts';
import { atTime, lastRunsOf } from './last-runs.ts';

const bar = (words: string, { done, of }: Count): HTMLElement =>
  h(
    'div',
    { class: 'bar-row' },
    h('span', {}, words),
    h('span', { class: `bar${done === of ? '' : ' part'}` }, h('i', { style: `width:${of === 0 ? 100 : (done / of) * 100}%` })),
    h('b', {}, `${done} of ${of}`),
  );

const bars = (title: string, walked: Walked | null, none: string): HTMLElement =>
  h(
    'div',
    { class: 'bars' },
    h('h3', {}, title),
    ...(walked
      ? [bar('States', walked.states), bar('Transitions', walked.transitions), bar('Guard branches', walked.branches)]
      : [h('p', { class: 'aside' }, none)]),
  );

/** What a gap is called, and what to do about it. */
const advice: Readonly<Record<Exclude<Met, 'both'>, readonly [tag: string, words: string]>> = {
  never: ['never walked', 'No test walks it: the model needs a sample that leads here, and the build fails until it has one.'],
  actors: [
    'only on actors',
    'No browser journey walks it: give the flow in e2e/journeys an act for this sample, or the reason why no page can do it.',
  ],
  browser: ['only in the browser', 'The actor tests did not run on this machine, or ran on another version of the chart: npm run paths.'],
};

const gapItem = ({ known, view, go }: Stage, number: number, id: string, met: Exclude<Met, 'both'>): HTMLElement => {
  const way = known.ways.get(id);
  const story = known.stories.find(({ steps }) => steps.some(({ ways }) => ways.includes(id)));
  const step = story ? story.steps.findIndex(({ ways }) => ways.includes(id)) + 1 : null;
  const [tag, words] = advice[met];
  const link = (text: string, press: () => void) => h('button', { type: 'button', class: 'link', onclick: press }, text);
  return h(
    'li',
    { class: 'gap' },
    h('span', { class: 'number' }, String(number)),
    h(
      'div',
      {},
      h('b', {}, `${known.titleOf(way?.from ?? '')}: ${way?.words ?? id} ${way?.condition ?? ''}`),
      h('span', { class: `tag ${met === 'never' ? 'bad' : 'warn'}` }, tag),
      h('p', {}, words),
      h(
        'p',
        { class: 'links' },
        link('Show', () => view.reveal([way?.from ?? ''])),
        story ? link(`Steps to get there (${step})`, () => go({ part: 'journeys', journey: story.slug, step, state: null })) : null,
      ),
    ),
  );
};

export const coveragePanel = (stage: Stage): void => {
  const { known, view, panel } = stage;
  const seen = lastRunsOf(known.machine);
  const runs = seen && ofThisVersion(known, seen);
  const body = (...parts: readonly (HTMLElement | readonly HTMLElement[])[]) =>
    panel.replaceChildren(h('div', { class: 'panel-body' }, h('h2', {}, 'Coverage of the last run'), ...parts));
  if (!runs || (!runs.actors && runs.browser.length === 0)) {
    body(
      h(
        'p',
        { class: 'aside' },
        'No test ran on this computer yet. Run npm run paths for the actors and npm test for the browser, then open this page again from the project’s folder.',
      ),
    );
    view.paint({});
    return;
  }
  const coverage = coverageOf(known, runs);
  const { actors } = runs;
  const numbers = new Map(coverage.gaps.map(({ id }, index) => [id, String(index + 1)]));
  const bad = [
    ...(actors?.unreachable ?? []).map((path) => `Nothing leads to ${known.titleOf(path)}.`),
    ...(actors?.stuck ?? []).map((path) => `Nobody gets out of ${known.titleOf(path)}, and it is no end.`),
  ];
  body(
    h('p', { class: 'aside' }, `${actors ? `${atTime(actors.at)}, ` : ''}${runs.browser.length} tests in the browser. Not committed.`),
    bars('On actors', coverage.actors, 'No actor test ran: npm run paths.'),
    bars('In the browser', coverage.browser, 'No browser test of this flow ran.'),
    bad.map((words) => h('p', { class: 'c-failure' }, words)),
    h('h2', {}, coverage.gaps.length === 0 ? 'No gap' : coverage.gaps.length === 1 ? '1 gap' : `${coverage.gaps.length} gaps`),
    h(
      'ul',
      {},
      coverage.gaps.flatMap(({ id, met }, index) => (met === 'both' ? [] : [gapItem(stage, index + 1, id, met)])),
    ),
  );
  const paintOf = (met: Met) => (met === 'both' ? '' : met === 'never' ? 'never' : 'half');
  view.paint({
    whole: 'covered',
    state: (path) => paintOf(coverage.state(path)),
    way: (id) => (actors?.neverTaken.includes(id) ? '' : paintOf(coverage.way(id))),
    badge: (id) => numbers.get(id) ?? null,
  });
};
