import type { Doer } from '#machines/model.ts';
import { duration } from '../../words.ts';
import type { Act } from '../../systems/what-can-happen.ts';
import { byId, h, sign } from '../dom.ts';
import { doerIcon, doerName } from '../panel.ts';
import { logOf } from './log.ts';
import { sentence, type SystemStage } from './system-stage.ts';

const doers: readonly Doer[] = ['bank', 'server', 'customer', 'time', 'page'];
const isFailure = ({ sample }: Act) => sample.event.type.startsWith('xstate.error.');

/** What is waited for comes first, what breaks last. */
const placeOf = (act: Act): number => (isFailure(act) ? 2 : act.sample.event.type.startsWith('xstate.done.') ? 0 : 1);

const button = (stage: SystemStage, act: Act): HTMLElement =>
  h(
    'button',
    { type: 'button', class: 'wide-button', onclick: () => stage.happen([act.part.id, act.sample.says]) },
    h(
      'span',
      { class: act.isTime ? 'c-time' : isFailure(act) ? 'c-failure' : `c-${act.sample.by === 'customer' ? 'customer' : 'answer'}` },
      sign(act.isTime ? 'forward' : isFailure(act) ? 'failure' : doerIcon[act.sample.by], 'way', 17),
    ),
    h('span', {}, sentence(act.sample.says), h('small', {}, act.isTime ? `Go ${duration(Math.round(act.rest))} forward` : '')),
    h('span', { class: 'goal' }, stage.known(act.part.id).title),
  );

const groups = (stage: SystemStage, acts: readonly Act[]): readonly HTMLElement[] =>
  doers.flatMap((by) => {
    const own = acts.filter((act) => (act.isTime ? by === 'time' : act.sample.by === by));
    if (own.length === 0) return [];
    const rows = own.toSorted((a, b) => placeOf(a) - placeOf(b)).map((act) => button(stage, act));
    return [h('section', { class: 'doer' }, h('h3', {}, sign(doerIcon[by], 'way', 15), h('span', {}, doerName(by))), rows)];
  });

const typed = (): string => (byId('find') as HTMLInputElement).value.trim().toLowerCase();

const fits = (stage: SystemStage, { part, sample }: Act, words: readonly string[]): boolean => {
  const text = `${sample.says} ${stage.known(part.id).title} ${doerName(sample.by)}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** What can happen now, by who makes it happen; what the search narrows, and first what happens to the flow that is open. */
export const actsPanel = (stage: SystemStage): readonly HTMLElement[] => {
  const words = typed().split(/\s+/).filter(Boolean);
  const acts = stage.now().acts.filter((act) => fits(stage, act, words));
  const { open } = stage.link();
  const here = open === null ? acts : acts.filter(({ part }) => part.id === open);
  const elsewhere = open === null ? [] : acts.filter(({ part }) => part.id !== open);
  const nothing = words.length > 0 ? 'Nothing that can happen now has these words.' : 'Nothing can happen here now from outside.';
  const { inputs } = stage.system.root.model;
  return [
    h(
      'div',
      { class: 'panel-body acts' },
      h(
        'div',
        { class: 'panel-head' },
        h('h2', {}, 'What can happen now'),
        h(
          'button',
          {
            type: 'button',
            class: 'outlined',
            'aria-disabled': stage.steps().length > 0 ? null : 'true',
            onclick: () => stage.replay(stage.begins(), stage.steps().slice(0, -1)),
          },
          sign('back'),
          'Step back',
        ),
        h(
          'button',
          { type: 'button', class: 'plain', 'aria-label': 'Start again', onclick: () => stage.replay(stage.begins(), []) },
          sign('reset'),
        ),
      ),
      inputs.length > 1
        ? h(
            'label',
            { class: 'aside inputs' },
            'Begins when ',
            h(
              'select',
              { onchange: (event: Event) => stage.replay((event.target as HTMLSelectElement).value, []) },
              inputs.map(({ says }) => h('option', { value: says, selected: says === stage.begins() }, says)),
            ),
          )
        : null,
      here.length === 0 ? h('p', { class: 'aside' }, nothing) : groups(stage, here),
      elsewhere.length > 0 ? h('details', {}, h('summary', {}, 'Elsewhere in the system'), groups(stage, elsewhere)) : null,
    ),
    logOf(stage),
  ];
};
