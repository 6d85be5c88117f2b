import type { Doer } from '#statecharts/model.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { capital, duration } from '../words.ts';
import { walkAsTest } from './as-test.ts';
import { h, sign } from './dom.ts';
import { doerNames, wideButton, type Stage } from './panel.ts';
import { simulator, statesOf, type Simulation } from './simulation.ts';

const doers: readonly Doer[] = ['bank', 'customer', 'server', 'page', 'time'];

export const simulatePanel = ({ known, view, panel, say }: Stage, model: AnyModel) => {
  const machine = simulator(model);
  let now = machine.start(0);

  const titles = (paths: readonly string[]) => paths.map((path) => known.titleOf(path)).join(', ');
  const wordsOf = (index: number) => capital(now.log[index]?.sample?.says ?? model.inputs[now.input]?.says ?? 'start');
  const step = (next: Simulation) => {
    now = next;
    draw();
    say(`${wordsOf(now.log.length - 1)}. Now: ${titles(statesOf(now.still))}.`);
    view.reveal(statesOf(now.still));
  };
  const movedTo = (next: Simulation): string => {
    const before = new Set(statesOf(now.still));
    return titles(statesOf(next.still).filter((path) => !before.has(path)));
  };

  const groupOf = (by: Doer, possible: ReturnType<typeof machine.possible>) => {
    const rows = possible
      .filter(({ sample }) => sample.by === by)
      .map(({ sample, next, walked }) => {
        const way = known.ways.get(walked[0] ?? '');
        const rest = now.still.timers.find(({ eventType }) => eventType === sample.event.type)?.due;
        const more = rest === undefined ? (way?.condition ?? '') : `${duration(Math.round(rest - now.still.now))} forward`;
        const cause = way?.cause ?? 'customer';
        return wideButton(cause, `c-${cause}`, capital(sample.says), more, movedTo(next) || 'stays', () => step(next));
      });
    return rows.length > 0 ? [h('section', { class: 'doer' }, h('h3', {}, sign(by, 'way', 15), doerNames[by]), rows)] : [];
  };

  const logLine = (index: number) => {
    const isLast = index === now.log.length - 1;
    return h(
      'li',
      {},
      h(
        'button',
        {
          type: 'button',
          class: `log-line${isLast ? ' last' : ''}`,
          'aria-current': isLast ? 'step' : null,
          onclick: () => step(machine.backTo(now, index)),
        },
        h('span', { class: 'nr' }, String(index)),
        h('span', {}, wordsOf(index)),
      ),
    );
  };
  const asTest = () =>
    walkAsTest(known, {
      begins: model.inputs[now.input]?.says ?? 'it starts',
      input: now.input,
      says: now.log.flatMap(({ sample }) => (sample ? [sample.says] : [])),
    });
  const copy = () => void navigator.clipboard.writeText(asTest()).then(() => say('Copied.'));

  const draw = () => {
    const possible = machine.possible(now);
    const at = statesOf(now.still);
    const sentences = at.flatMap((path) => known.boxes.get(path)?.description ?? []).join(' ');
    const isOver = now.still.snapshot.status !== 'active';
    const begins = model.inputs.map(({ says }, index) => h('option', { value: index, selected: index === now.input }, says));
    panel.replaceChildren(
      h(
        'div',
        { class: 'panel-body' },
        h(
          'div',
          { class: 'panel-head' },
          h('h2', {}, titles(at)),
          h(
            'button',
            {
              type: 'button',
              class: 'outlined',
              'aria-disabled': now.log.length > 1 ? null : 'true',
              onclick: () => step(machine.backTo(now, now.log.length - 2)),
            },
            sign('back'),
            'Step back',
          ),
        ),
        h('p', { class: 'aside' }, isOver ? `${sentences} It is over.` : sentences),
        h(
          'label',
          { class: 'aside inputs' },
          'Begins when ',
          h('select', { onchange: (event: Event) => step(machine.start(Number((event.target as HTMLSelectElement).value))) }, begins),
        ),
        doers.flatMap((by) => groupOf(by, possible)),
      ),
      h(
        'div',
        { class: 'panel-foot log' },
        h(
          'div',
          { class: 'panel-head' },
          h('h3', {}, 'Log'),
          h('button', { type: 'button', class: 'link', onclick: copy }, 'Copy as a test'),
        ),
        h(
          'ol',
          {},
          now.log.map((_, index) => logLine(index)),
        ),
      ),
    );
    panel.querySelector('.log ol')?.scrollTo(0, Number.MAX_SAFE_INTEGER);
    const was = new Set(now.log.flatMap(({ still }) => statesOf(still)));
    const last = new Set(now.log.at(-1)?.walked);
    const open = new Set(possible.flatMap(({ walked }) => walked));
    view.paint({
      whole: 'faded',
      state: (path) => (at.includes(path) ? 'now' : was.has(path) ? 'was' : ''),
      way: (id) => (last.has(id) ? 'lit' : open.has(id) ? 'open' : ''),
    });
  };
  return { draw, reveal: () => view.reveal(statesOf(now.still)) };
};
