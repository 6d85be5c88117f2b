import type { MachineRuns } from '#statecharts/runs.ts';
import { house } from '../house.ts';
import { coverageOf, ofThisVersion, type Count, type Met, type Walked } from './coverage-of.ts';
import { h, sign } from './dom.ts';
import type { Known } from './facts.ts';
import type { Stage } from './panel.ts';
import { atTime, runsSeen } from './runs-seen.ts';

/** Whose walks are painted. */
export type Eyes = 'both' | 'actors' | 'browser';

let eyes: Eyes = 'both';

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
const advice: Readonly<Record<Exclude<Met, 'both'>, { readonly tag: string; readonly words: string }>> = {
  never: {
    tag: 'never walked',
    words: 'No test walks it: the model needs a sample that leads here, and the build fails until it has one.',
  },
  actors: {
    tag: 'only on actors',
    words: 'No browser journey walks it: give the flow in e2e/journeys an act for this sample, or the reason why no page can do it.',
  },
  browser: {
    tag: 'only in the browser',
    words: `The actor tests did not run on this machine, or ran on another version of the chart: ${house.commands.walk}.`,
  },
};

const paintOf = (met: Met): string => {
  if (eyes === 'actors') return met === 'both' || met === 'actors' ? '' : 'never';
  if (eyes === 'browser') return met === 'both' || met === 'browser' ? '' : 'never';
  return met === 'both' ? '' : met === 'never' ? 'never' : 'half';
};

const nothingRun = (): HTMLElement =>
  h(
    'div',
    { class: 'panel-body' },
    h('h2', {}, 'Coverage of the last run'),
    h(
      'p',
      { class: 'aside' },
      `No test ran on this computer yet. Run ${house.commands.walk} for the actors and ${house.commands.walkInBrowser} for the browser, then open this page again from the project’s folder.`,
    ),
  );

const gapItem = ({ known, view, go }: Stage, index: number, id: string, met: Exclude<Met, 'both'>): HTMLElement => {
  const way = known.ways.get(id);
  const story = known.stories.find(({ steps }) => steps.some(({ ways }) => ways.includes(id)));
  const step = story ? story.steps.findIndex(({ ways }) => ways.includes(id)) + 1 : null;
  return h(
    'li',
    { class: 'gap' },
    h('span', { class: 'number' }, String(index + 1)),
    h(
      'div',
      {},
      h('b', {}, `${known.titleOf(way?.from ?? '') || known.title}: ${way?.words ?? id}`),
      way?.condition ? h('span', {}, ` ${way.condition}`) : null,
      h('span', { class: `tag ${met === 'never' ? 'bad' : 'warn'}` }, advice[met].tag),
      h('p', {}, advice[met].words),
      h(
        'p',
        { class: 'links' },
        h('button', { type: 'button', class: 'link', onclick: () => view.reveal([way?.from ?? '', way?.to ?? way?.from ?? '']) }, 'Show'),
        story
          ? h(
              'button',
              { type: 'button', class: 'link', onclick: () => go({ part: 'journeys', journey: story.slug, step, state: null }) },
              `Steps to get there (${step})`,
            )
          : null,
      ),
    ),
  );
};

const health = (known: Known, { actors }: MachineRuns): HTMLElement => {
  const bad = [
    ...(actors?.unreachable ?? []).map((path) => `Nothing leads to ${known.titleOf(path)}.`),
    ...(actors?.stuck ?? []).map((path) => `Nobody gets out of ${known.titleOf(path)}, and it is no end.`),
  ];
  return h(
    'div',
    { class: 'health' },
    ...(bad.length > 0
      ? bad.map((words) => h('p', { class: 'c-failure' }, sign('failure', 'way', 15), words))
      : [
          h(
            'p',
            {},
            h('span', { class: 'c-answer' }, sign('answer', 'way', 15)),
            'No state is unreachable, and none but an end is without a way out.',
          ),
        ]),
  );
};

/** Paints what the last run walked, and lists what it did not. */
export const coveragePanel = (stage: Stage): void => {
  const { known, view, panel } = stage;
  const seen = runsSeen(known.machine);
  const runs = seen && ofThisVersion(known, seen);
  if (!runs || (!runs.actors && runs.browser.length === 0)) {
    panel.replaceChildren(nothingRun());
    view.paint({});
    return;
  }
  const coverage = coverageOf(known, runs);
  const numbers = new Map(coverage.gaps.map(({ id }, index) => [id, String(index + 1)]));
  const steps = Object.values(runs.actors?.journeys ?? {}).reduce((sum, run) => sum + run.steps, 0);
  const choice = (name: Eyes, words: string) =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': String(eyes === name),
        onclick: () => {
          eyes = name;
          coveragePanel(stage);
        },
      },
      words,
    );
  panel.replaceChildren(
    h(
      'div',
      { class: 'panel-body' },
      h('h2', {}, 'Coverage of the last run'),
      h(
        'p',
        { class: 'aside' },
        `${runs.actors ? `${atTime(runs.actors.at)} · ${Object.keys(runs.actors.journeys).length} journeys, ${steps} steps on actors` : 'No actor test ran'} · ${runs.browser.length} ${runs.browser.length === 1 ? 'test' : 'tests'} in the browser. Not committed.`,
      ),
      h(
        'div',
        { class: 'choice', role: 'group', 'aria-label': 'Whose walks are painted' },
        choice('both', 'Both'),
        choice('actors', 'Actors'),
        choice('browser', 'Browser'),
      ),
      bars('On actors', coverage.actors, `No actor test ran: ${house.commands.walk}.`),
      bars('In the browser', coverage.browser, 'No browser test of this flow ran.'),
      h('h2', {}, coverage.gaps.length === 0 ? 'No gap' : coverage.gaps.length === 1 ? '1 gap' : `${coverage.gaps.length} gaps`),
      h(
        'ul',
        {},
        coverage.gaps.flatMap(({ id, met }, index) => (met === 'both' ? [] : [gapItem(stage, index, id, met)])),
      ),
      health(known, runs),
    ),
  );
  view.paint({
    whole: 'covered',
    state: (path) => paintOf(coverage.state(path)),
    way: (id) => (runs.actors?.neverTaken.includes(id) ? '' : paintOf(coverage.way(id))),
    badge: (id) => numbers.get(id) ?? null,
  });
};
