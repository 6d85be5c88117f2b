import { systemAsTest } from './as-test.ts';
import type { Doer } from '#statecharts/model.ts';
import type { SystemJourney } from '../systems/system.ts';
import type { Act } from '../systems/run-system.ts';
import { capital, duration } from '../words.ts';
import { h, sign } from './dom.ts';
import { doerNames, stepList, wideButton } from './panel.ts';
import type { SystemStage } from './system-stage.ts';

const doers: readonly Doer[] = ['bank', 'server', 'customer', 'time', 'page'];

const actButton = (stage: SystemStage, { part, sample, isTime, rest }: Act): HTMLElement => {
  const isFailure = sample.event.type.startsWith('xstate.error.');
  const colour = isTime ? 'c-time' : isFailure ? 'c-failure' : sample.by === 'customer' ? 'c-customer' : 'c-answer';
  return wideButton(
    isFailure ? 'failure' : sample.by,
    colour,
    capital(sample.says),
    isTime ? `${duration(Math.round(rest))} forward` : '',
    stage.known(part.id).title,
    () => stage.replay(stage.begins, [...stage.steps, [part.id, sample.says]]),
  );
};

/** What can happen now, by who makes it happen; of the flow that is open alone, where one is. */
const acts = (stage: SystemStage): readonly HTMLElement[] => {
  const { open } = stage.link;
  const here = stage.now.acts.filter(({ part }) => open === null || part.id === open);
  if (here.length === 0) return [h('p', { class: 'aside' }, 'Nothing can happen here now from outside.')];
  return doers.flatMap((by) => {
    const own = here.filter((act) => (act.isTime ? by === 'time' : act.sample.by === by));
    const rows = own.map((act) => actButton(stage, act));
    return rows.length > 0 ? [h('section', { class: 'doer' }, h('h3', {}, sign(by, 'way', 15), doerNames[by]), rows)] : [];
  });
};

const told = (stage: SystemStage, { slug, title, answer, steps }: SystemJourney): readonly HTMLElement[] => [
  h('button', { type: 'button', class: 'link', onclick: () => stage.play(null, 0) }, 'All journeys'),
  h('h2', { class: 'journey-title' }, title),
  h('p', { class: 'answer' }, answer),
  stepList(
    steps.map(([part, says]) => ({ words: capital(says), more: stage.known(part).title })),
    stage.link.step,
    (step) => stage.play(slug, step),
  ),
];

const asTest = ({ system: { title }, exported, from, begins, steps, now }: SystemStage): string =>
  systemAsTest({ title, exported, from }, { begins, steps, ends: Object.fromEntries(now.parts.map(({ part, at }) => [part.id, at])) });

/** What happened so far; a click goes back there. */
const log = (stage: SystemStage): HTMLElement =>
  h(
    'div',
    { class: 'panel-foot log' },
    h(
      'div',
      { class: 'panel-head' },
      h('h3', {}, 'Log'),
      h('button', { type: 'button', class: 'link', onclick: () => void navigator.clipboard.writeText(asTest(stage)) }, 'Copy as a test'),
    ),
    h(
      'ol',
      {},
      [null, ...stage.steps].map((step, index) =>
        h(
          'li',
          {},
          h(
            'button',
            { type: 'button', class: 'log-line', onclick: () => stage.replay(stage.begins, stage.steps.slice(0, index)) },
            h('span', { class: 'nr' }, String(index)),
            h('span', {}, capital(step ? step[1] : stage.begins)),
            h('span', { class: 'goal' }, step ? stage.known(step[0]).title : ''),
          ),
        ),
      ),
    ),
  );

/** What can happen, or the journey that is played; below it the ready journeys and what happened so far. */
export const systemPanel = (stage: SystemStage): readonly HTMLElement[] => {
  const { system, begins, steps, link } = stage;
  const journey = system.journeys.find(({ slug }) => slug === link.journey);
  const ready = system.journeys.map(({ slug, title, answer }) =>
    wideButton('route', 'c-customer', title, answer, '', () => stage.play(slug, 0)),
  );
  const begin = (event: Event) => stage.replay((event.target as HTMLSelectElement).value, []);
  return [
    h(
      'div',
      { class: 'panel-body' },
      journey
        ? told(stage, journey)
        : [
            h(
              'div',
              { class: 'panel-head' },
              h('h2', {}, 'What can happen now'),
              h(
                'button',
                {
                  type: 'button',
                  class: 'outlined',
                  'aria-disabled': steps.length > 0 ? null : 'true',
                  onclick: () => stage.replay(begins, steps.slice(0, -1)),
                },
                sign('back'),
                'Step back',
              ),
            ),
            h(
              'label',
              { class: 'aside inputs' },
              'Begins when ',
              h(
                'select',
                { onchange: begin },
                system.root.model.inputs.map(({ says }) => h('option', { value: says, selected: says === begins }, says)),
              ),
            ),
            ...acts(stage),
            h('h2', {}, 'Ready journeys'),
            ...ready,
          ],
    ),
    log(stage),
  ];
};
