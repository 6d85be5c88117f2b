import type { Doer } from '#machines/model.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { duration } from '../words.ts';
import { h, sign } from './dom.ts';
import { doerIcon, doerName, wideButton, type Stage } from './panel.ts';
import { simulator, type Impossible, type Possible, type Simulation } from './simulation.ts';

const doers: readonly Doer[] = ['bank', 'customer', 'server', 'page', 'time'];

const clockText = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds >= 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : `${seconds} s`;
};

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Most grey buttons shown. */
const mostImpossible = 4;

/** The test that walks the same steps, for a tester to keep. */
const asTest = (stage: Stage, model: AnyModel, { input, log }: Simulation): string => {
  const says = log.flatMap(({ sample }) => (sample ? [`    ${JSON.stringify(sample.says)},`] : []));
  return [
    `// Begins when ${model.inputs[input]?.says ?? 'it starts'}.`,
    `test('${model.title}: a walk', async () => {`,
    `  const journey = journeyOf(anyModel(model), ${input}, [`,
    ...says,
    '  ]);',
    '  expect(journey && (await runOnActor(anyModel(model), journey))).toBeNull();',
    '});',
  ].join('\n');
};

/** Plays the machine by hand in the page. */
export const simulatePanel = (stage: Stage, model: AnyModel) => {
  const { known, view, panel, say } = stage;
  const machine = simulator(model);
  let now = machine.start(0);

  const titles = (paths: readonly string[]) => paths.map((path) => known.titleOf(path)).join(', ');
  const colourOf = (walked: readonly string[]) => known.ways.get(walked[0] ?? '')?.cause ?? 'customer';
  const step = (next: Simulation) => {
    now = next;
    draw();
    const last = now.log.at(-1);
    say(`${last?.sample ? `${sentence(last.sample.says)}. ` : ''}Now: ${titles(now.at)}.`);
    view.reveal(now.at);
  };

  const button = (possible: Possible) => {
    const { sample, walked, to } = possible;
    const cause = colourOf(walked);
    const way = known.ways.get(walked[0] ?? '');
    return wideButton(
      cause === 'time' ? 'forward' : cause,
      `c-${cause}`,
      sentence(sample.says),
      way?.condition ?? '',
      to.length > 0 ? titles(to) : 'stays',
      () => step(machine.happen(now, sample)),
    );
  };

  const timeButtons = (possible: readonly Possible[]) =>
    machine.waiting(now).map(({ event, rest, whole }, index) => {
      const found = possible.find(({ sample }) => sample.event.type === event);
      const bar = h('div', { class: 'rest' }, h('i', { style: `width:${Math.max(2, 100 - (rest / whole) * 100)}%` }));
      const press = found && index === 0 ? () => step(machine.happen(now, found.sample)) : null;
      return h(
        'div',
        {},
        wideButton(
          'forward',
          'c-time',
          `Go ${duration(Math.round(rest))} forward`,
          `${clockText(rest)} left of ${clockText(whole)}${index > 0 ? '; another wait ends before' : ''}`,
          found ? titles(found.to) : '',
          press,
        ),
        bar,
      );
    });

  const reason = ({ conditions, facts }: Impossible): string =>
    conditions.length > 0
      ? `Only if ${conditions.join(', or if ')}.${facts.length > 0 ? ` Now ${facts.join(', ')}.` : ''}`
      : `In ${titles(now.at)} it does nothing.`;

  const logLine = (index: number) => {
    const entry = now.log[index];
    const last = index === now.log.length - 1;
    const before = now.log[index - 1];
    const was = before ? new Set(statesAt(before.still)) : new Set<string>();
    const to = entry ? statesAt(entry.still).filter((path) => !was.has(path)) : [];
    return h(
      'li',
      {},
      h(
        'button',
        {
          type: 'button',
          class: `log-line${last ? ' last' : ''}`,
          'aria-current': last ? 'step' : null,
          onclick: () => step(machine.backTo(now, index)),
        },
        h('span', { class: 'nr' }, String(index)),
        h('span', {}, sentence(entry?.sample?.says ?? model.inputs[now.input]?.says ?? 'start')),
        h('span', { class: 'goal' }, titles(to) || 'stays'),
      ),
    );
  };

  const draw = () => {
    const possible = machine.possible(now);
    const impossible = machine.impossible(now);
    const groups = doers.flatMap((by) => {
      const own = possible.filter(({ sample }) => sample.by === by && !sample.event.type.startsWith('xstate.after.'));
      const rows = by === 'time' ? [...own.map(button), ...timeButtons(possible)] : own.map(button);
      return rows.length > 0 ? [h('section', { class: 'doer' }, h('h3', {}, sign(doerIcon[by], 'way', 15), doerName(by)), rows)] : [];
    });
    const sentences = now.at
      .map((path) => known.boxes.get(path)?.sentence)
      .filter(Boolean)
      .join(' ');
    const over = now.still.snapshot.status !== 'active';
    panel.replaceChildren(
      h(
        'div',
        { class: 'panel-body' },
        h(
          'div',
          { class: 'panel-head' },
          h('h2', {}, titles(now.at)),
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
          h(
            'button',
            { type: 'button', class: 'plain', 'aria-label': 'Start again', onclick: () => step(machine.start(now.input)) },
            sign('reset'),
          ),
        ),
        h('p', { class: 'aside' }, over ? `${sentences} It is over.` : sentences),
        model.inputs.length > 1
          ? h(
              'label',
              { class: 'aside inputs' },
              'Begins when ',
              h(
                'select',
                { onchange: (event: Event) => step(machine.start(Number((event.target as HTMLSelectElement).value))) },
                model.inputs.map(({ says }, index) => h('option', { value: index, selected: index === now.input }, says)),
              ),
            )
          : null,
        groups,
        impossible.length > 0
          ? h(
              'section',
              { class: 'doer' },
              h('h3', {}, sign('lock', 'way', 15), 'Not possible now'),
              [...impossible]
                .sort((a, b) => b.conditions.length - a.conditions.length)
                .slice(0, mostImpossible)
                .map((one) => wideButton('lock', '', sentence(one.sample.says), reason(one), '', null)),
              impossible.length > mostImpossible ? h('p', { class: 'aside' }, `and ${impossible.length - mostImpossible} more`) : null,
            )
          : null,
      ),
      h(
        'div',
        { class: 'panel-foot log' },
        h(
          'div',
          { class: 'panel-head' },
          h('h3', {}, 'Log'),
          h(
            'button',
            {
              type: 'button',
              class: 'link',
              onclick: () => void navigator.clipboard.writeText(asTest(stage, model, now)).then(() => say('Copied.')),
            },
            'Copy as a test',
          ),
        ),
        h(
          'ol',
          {},
          now.log.map((_, index) => logLine(index)),
        ),
      ),
    );
    const logBox = panel.querySelector('.log ol');
    if (logBox) logBox.scrollTop = logBox.scrollHeight;
    const was = new Set(now.log.flatMap(({ still }) => statesAt(still)));
    const last = new Set(now.log.at(-1)?.walked);
    const open = new Set(possible.flatMap(({ walked }) => walked));
    const reachable = new Set(possible.flatMap(({ to }) => to));
    view.paint({
      whole: 'faded',
      state: (path) => (now.at.includes(path) ? 'now' : was.has(path) ? 'was' : reachable.has(path) ? 'near' : ''),
      way: (id) => (last.has(id) ? 'lit' : open.has(id) ? 'open' : ''),
    });
  };
  const statesAt = (still: Simulation['still']) => machineStates(still);
  return { draw, reveal: () => view.reveal(now.at) };
};

const machineStates = ({ snapshot }: Simulation['still']): readonly string[] =>
  [...snapshot._nodes].filter((node) => node.type === 'atomic' || node.type === 'final').map((node) => node.path.join('.'));
