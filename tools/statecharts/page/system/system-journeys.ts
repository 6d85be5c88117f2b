import type { SystemJourney } from '../../systems/system.ts';
import { h, sign } from '../dom.ts';
import { logOf } from './log.ts';
import { sentence, type SystemStage } from './system-stage.ts';

const ready = (stage: SystemStage): HTMLElement =>
  h(
    'div',
    { class: 'ready' },
    stage.system.journeys.map(({ slug, title, answer }) =>
      h(
        'button',
        { type: 'button', class: 'wide-button', onclick: () => stage.go({ journey: slug, step: 0 }) },
        h('span', { class: 'c-customer' }, sign('route', 'way', 17)),
        h('span', {}, title, h('small', {}, answer)),
      ),
    ),
  );

const told = (stage: SystemStage, { slug, title, answer, steps }: SystemJourney): readonly HTMLElement[] => {
  const { step } = stage.link();
  const to = (next: number) => stage.go({ journey: slug, step: Math.min(steps.length, Math.max(0, next)) });
  const turn = (words: string, next: number, isPossible: boolean) =>
    h(
      'button',
      {
        type: 'button',
        class: 'outlined',
        'aria-disabled': isPossible ? null : 'true',
        onclick: () => (isPossible ? to(next) : undefined),
      },
      words,
    );
  return [
    h('button', { type: 'button', class: 'link', onclick: () => stage.go({ side: 'journeys', journey: null, step: 0 }) }, 'All journeys'),
    h('h2', { class: 'journey-title' }, title),
    h('p', { class: 'answer' }, answer),
    h('div', { class: 'turns' }, turn('Step back', step - 1, step > 0), turn('Next step', step + 1, step < steps.length)),
    h(
      'ol',
      { class: 'steps' },
      steps.map(([part, says], index) =>
        h(
          'li',
          { class: index + 1 === step ? 'current' : '' },
          h(
            'button',
            { type: 'button', 'aria-current': index + 1 === step ? 'step' : null, onclick: () => to(index + 1) },
            h('span', { class: 'number' }, String(index + 1)),
            h('span', {}, h('b', {}, sentence(says)), h('small', {}, stage.known(part).title)),
          ),
        ),
      ),
    ),
  ];
};

/** The journeys of the system: all of them, or the one that is played. */
export const systemJourneysPanel = (stage: SystemStage): readonly HTMLElement[] => {
  const journey = stage.system.journeys.find(({ slug }) => slug === stage.link().journey);
  return [
    h(
      'div',
      { class: 'panel-body' },
      journey
        ? told(stage, journey)
        : [h('h2', {}, 'Ready journeys'), h('p', { class: 'aside' }, 'Played step by step on the real charts.'), ready(stage)],
    ),
    logOf(stage),
  ];
};
