import type { PageRecord } from '#contract/page-record.ts';
import { inWords } from '#statecharts/state-nodes.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { actorsIn } from '#statecharts/recorded-actors.ts';
import { aboutRecord } from './about-record.ts';
import { loadForm } from './load-form.ts';
import { takeRecords } from './load-record.ts';
import { all, h, isStill, sign } from './dom.ts';
import { flowsMet } from './flows-met.ts';
import type { Stage } from './panel.ts';
import type { ReadRecord } from './read-record.ts';
import { recordIn } from './record-in-address.ts';
import { replayedSteps, type ReplayedStep } from './replayed-steps.ts';

const clock = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
};

/** Plays what happened in somebody's page on this drawing. */
export const replayPanel = (stage: Stage, model: AnyModel) => {
  const { known, view, panel, go, link, say } = stage;
  let record: PageRecord | null = null;
  let chosen = 0;
  let wrong: string | null = null;
  let steps: readonly ReplayedStep[] = [];
  let playing = 0;

  const own = () => (record ? actorsIn(record, known.machine) : []);
  const choose = (index: number) => {
    chosen = index;
    const actor = own()[index];
    steps = actor && record ? replayedSteps(known, model, actor, record.release) : [];
  };
  const take = (read: ReadRecord) => {
    clearTimeout(playing);
    record = 'record' in read ? read.record : null;
    wrong = 'wrong' in read ? read.wrong : null;
    // The longest story first: an actor that only began and went tells nothing.
    const lengths = own().map(({ events }) => events.length);
    choose(Math.max(0, lengths.indexOf(Math.max(...lengths))));
    go({ part: 'replay', journey: null, state: null, step: steps.length > 0 ? 1 : null });
    say(wrong ?? (steps.length > 0 ? `${steps.length} steps of ${known.title}.` : `Nothing of ${known.title} is in this record.`));
  };

  const at = (step: number) => {
    const to = Math.min(steps.length, Math.max(1, step));
    go({ part: 'replay', step: to });
    const now = steps[to - 1];
    if (now) say(`Step ${to} of ${steps.length}. ${now.words}. ${now.disagrees ?? ''}`);
  };
  const turn = (by: number) => {
    clearTimeout(playing);
    playing = 0;
    at((link().step ?? 0) + by);
  };
  const play = () => {
    const next = (link().step ?? 0) + 1;
    if (next > steps.length) {
      playing = 0;
      draw();
      return;
    }
    playing = next < steps.length ? window.setTimeout(play, isStill() ? 2_000 : 1_200) : 0;
    at(next);
  };
  const playOrStop = () => {
    if (playing) {
      turn(0);
      return;
    }
    if ((link().step ?? 0) >= steps.length) at(1);
    play();
  };

  const bring = () =>
    loadForm(
      'Drop a record anywhere on this page, paste it, or choose its file. It is what “Copy what happened” copies, on an error page of the shop and in its Help.',
      take,
    );

  const nothing = (of: PageRecord) =>
    h(
      'p',
      {},
      `Nothing of ${known.title} is in this record. It has: `,
      flowsMet(of)
        .map(({ machine, events }) => `${inWords(machine)} (${events})`)
        .join(', '),
      '.',
    );

  const stepLine = (step: ReplayedStep, index: number) =>
    h(
      'li',
      { class: link().step === index + 1 ? 'current' : '' },
      h(
        'button',
        { type: 'button', 'aria-current': link().step === index + 1 ? 'step' : null, onclick: () => (turn(0), at(index + 1)) },
        h('span', { class: `number${step.disagrees ? ' wrong' : ''}` }, String(index + 1)),
        h(
          'span',
          {},
          step.words,
          step.times > 1 ? ` (${step.times} times)` : '',
          h(
            'small',
            {},
            `${clock(step.at)} · ${step.to.map((path) => known.titleOf(path)).join(', ')}${step.kept ? ` · ${step.kept}` : ''}`,
          ),
          step.disagrees ? h('small', { class: 'disagrees' }, sign('failure', 'way', 13), step.disagrees) : null,
          step.untold ? h('small', { class: 'untold' }, step.untold) : null,
        ),
      ),
    );

  const story = (of: PageRecord) => {
    const actors = own();
    const wrongAt = steps.flatMap(({ disagrees }, index) => (disagrees ? [index + 1] : []));
    const isWhole = actors[chosen]?.isWhole ?? false;
    return [
      aboutRecord(of),
      actors.length > 1
        ? h(
            'select',
            {
              'aria-label': 'Which of them',
              onchange: (event: Event) => (choose(Number((event.target as HTMLSelectElement).value)), at(1)),
            },
            actors.map(({ events }, index) =>
              h(
                'option',
                { value: index, selected: index === chosen },
                `${known.title} ${index + 1} of ${actors.length}: ${events.length} steps`,
              ),
            ),
          )
        : null,
      h(
        'p',
        { class: 'result' },
        h('span', { class: `tag ${wrongAt.length > 0 ? 'bad' : 'good'}` }, wrongAt.length > 0 ? 'disagrees' : 'agrees'),
        wrongAt.length > 0
          ? ` Record and chart disagree at step ${wrongAt.join(', ')}.`
          : ` All ${steps.length} steps are as this chart has them.`,
        isWhole ? '' : ' Its beginning is forgotten: it is followed by the lines of the chart alone.',
      ),
      h(
        'div',
        { class: 'panel-head turns', role: 'group', 'aria-label': 'Step through' },
        h('button', { type: 'button', class: 'outlined', title: 'Key [', onclick: () => turn(-1) }, sign('back'), 'Back'),
        h('button', { type: 'button', class: 'outlined', title: 'Key ]', onclick: () => turn(1) }, sign('forward'), 'Next'),
        h(
          'button',
          { type: 'button', class: 'outlined', title: 'Space', onclick: playOrStop },
          sign(playing ? 'pause' : 'play', 'way', 15),
          playing ? 'Stop' : 'Play',
        ),
      ),
      h('ol', { class: 'steps' }, steps.map(stepLine)),
    ];
  };

  const draw = () => {
    panel.replaceChildren(
      h(
        'div',
        { class: 'panel-body' },
        h('h2', {}, 'What happened, once more'),
        wrong ? h('p', { role: 'alert', class: 'wrong' }, sign('failure', 'way', 15), wrong) : null,
        record && steps.length > 0 ? story(record) : null,
        record && steps.length === 0 ? [aboutRecord(record), nothing(record)] : null,
        bring(),
      ),
    );
    const [current] = all('.current', panel);
    current?.scrollIntoView({ block: 'nearest' });
    const step = link().step ?? 0;
    const done = steps.slice(0, step);
    const now = done.at(-1);
    const numbers = new Map<string, number[]>();
    for (const [index, { ways }] of done.entries()) for (const id of ways) numbers.set(id, [...(numbers.get(id) ?? []), index + 1]);
    const was = new Set(done.flatMap(({ to }) => to));
    view.paint({
      whole: steps.length > 0 ? 'faded' : '',
      state: (path) => (now?.to.includes(path) ? 'lit now' : was.has(path) ? 'lit' : ''),
      way: (id) => (numbers.has(id) ? `lit${now?.ways.includes(id) ? ' current' : ''}` : ''),
      badge: (id) => {
        const at = numbers.get(id);
        return at ? (at.length > 3 ? `… ${at.slice(-2).join(' · ')}` : at.join(' · ')) : null;
      },
    });
    if (now) view.reveal(now.to);
  };

  /** A record that came with the address is walked at once, and taken out of it. */
  const arrive = () => {
    const brought = recordIn(location.hash);
    if (brought) take(brought);
  };

  takeRecords(take);
  addEventListener('keydown', (event) => {
    if (link().part !== 'replay' || steps.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches('input,select,textarea,button')) return;
    const act: (() => void) | undefined = { '[': () => turn(-1), ']': () => turn(1), ' ': playOrStop }[event.key];
    if (!act || event.target instanceof SVGElement) return;
    event.preventDefault();
    act();
  });
  return { draw, arrive };
};
