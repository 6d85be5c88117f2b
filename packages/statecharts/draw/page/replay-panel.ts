import type { PageRecord } from '#statecharts/page-record.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import type { HarmlessFieldsOf } from '#statecharts/fit-record.ts';
import { actorsIn } from '#statecharts/recorded-actors.ts';
import { inWords } from '#statecharts/state-nodes.ts';
import { h, showInside, sign } from './dom.ts';
import { badgesOf, player, stepList, type Stage } from './panel.ts';
import { aboutRecord, flowsMet, loadForm, recordIn, takeRecords, type ReadRecord } from './record.ts';
import { scenesOf } from './scenes-of.ts';
import { replayedSteps, type ReplayedStep } from './replayed-steps.ts';

export const replayPanel = ({ known, view, panel, go, link, say, screen }: Stage, model: AnyModel, harmlessFields: HarmlessFieldsOf) => {
  let record: PageRecord | null = null;
  let chosen = 0;
  let wrong: string | null = null;
  let steps: readonly ReplayedStep[] = [];

  const own = () => (record ? actorsIn(record, known.machine) : []);
  const choose = (index: number) => {
    chosen = index;
    const actor = own()[index];
    steps = actor && record ? replayedSteps(known, model, actor, record.release, harmlessFields) : [];
  };
  const at = (step: number) => {
    const to = Math.min(steps.length, Math.max(1, step));
    go({ part: 'replay', step: to });
    const now = steps[to - 1];
    if (now) say(`Step ${to} of ${steps.length}. ${now.words}. ${now.disagrees ?? ''}`);
    return to < steps.length;
  };
  const playing = player(() => at((link().step ?? 0) + 1));
  const turn = (by: number) => {
    playing.stop();
    at((link().step ?? 0) + by);
  };
  const take = (read: ReadRecord) => {
    playing.stop();
    record = 'record' in read ? read.record : null;
    wrong = 'wrong' in read ? read.wrong : null;
    // The longest story first: an actor that only began and went tells nothing.
    const lengths = own().map(({ events }) => events.length);
    choose(Math.max(0, lengths.indexOf(Math.max(...lengths))));
    go({ part: 'replay', journey: null, state: null, step: steps.length > 0 ? 1 : null });
    say(wrong ?? `${steps.length} steps of ${known.title}.`);
  };

  const stepTold = ({ words, times, to, kept, at: since, disagrees, untold }: ReplayedStep) => ({
    words: times > 1 ? `${words} (${times} times)` : words,
    more: h(
      'span',
      {},
      [`${(since / 1000).toFixed(1)} s`, to.map((path) => known.titleOf(path)).join(', '), kept].filter(Boolean).join(' · '),
      disagrees ? h('small', { class: 'disagrees' }, disagrees) : null,
      untold ? h('small', { class: 'untold' }, untold) : null,
    ),
    isWrong: disagrees !== null,
  });

  const story = (of: PageRecord) => {
    const actors = own();
    const wrongAt = steps.flatMap(({ disagrees }, index) => (disagrees ? [index + 1] : []));
    const which = (event: Event) => {
      choose(Number((event.target as HTMLSelectElement).value));
      at(1);
    };
    const button = (words: string, press: () => void) => h('button', { type: 'button', class: 'outlined', onclick: press }, words);
    return [
      aboutRecord(of),
      actors.length > 1
        ? h(
            'select',
            { 'aria-label': 'Which of them', onchange: which },
            actors.map(({ events }, index) =>
              h('option', { value: index, selected: index === chosen }, `${index + 1} of ${actors.length}: ${events.length} steps`),
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
        actors[chosen]?.isWhole ? '' : ' Its beginning is forgotten: it is followed by the lines of the chart alone.',
      ),
      h(
        'div',
        { class: 'panel-head turns', role: 'group', 'aria-label': 'Step through' },
        button('Back', () => turn(-1)),
        button('Next', () => turn(1)),
        button('Play', () => (playing.stop(), playing.play())),
      ),
      stepList(steps.map(stepTold), link().step, (to) => turn(to - (link().step ?? 0))),
    ];
  };
  const nothing = (of: PageRecord) => {
    const met = flowsMet(of).map(({ machine, events }) => `${inWords(machine)} (${events})`);
    return [aboutRecord(of), h('p', {}, `Nothing of ${known.title} is in this record. It has: ${met.join(', ')}.`)];
  };

  const draw = () => {
    panel.replaceChildren(
      h(
        'div',
        { class: 'panel-body' },
        h('h2', {}, 'What happened, once more'),
        wrong ? h('p', { role: 'alert', class: 'wrong' }, sign('failure', 'way', 15), wrong) : null,
        record ? (steps.length > 0 ? story(record) : nothing(record)) : null,
        loadForm(
          'Drop a record anywhere on this page, paste it, or choose its file. It is what “Copy what happened” copies, on an error page of the shop and in its Help.',
          take,
        ),
      ),
    );
    showInside(panel, panel.querySelector('.current'));
    const done = steps.slice(0, link().step ?? 0);
    const now = done.at(-1);
    const badges = badgesOf(done);
    const was = new Set(done.flatMap(({ to }) => to));
    view.paint({
      whole: steps.length > 0 ? 'faded' : '',
      state: (path) => (now?.to.includes(path) ? 'lit now' : was.has(path) ? 'lit' : ''),
      way: (id) => (badges.has(id) ? `lit${now?.ways.includes(id) ? ' current' : ''}` : ''),
      badge: (id) => badges.get(id) ?? null,
    });
    if (!now) return;
    screen.show(scenesOf(known, now), now.to.map((path) => known.titleOf(path)).join(', '));
    view.reveal(now.to);
  };
  takeRecords(take);
  return {
    draw,
    turn,
    /** A record that came with the address is walked at once, and taken out of it. */
    arrive: () => {
      const brought = recordIn(location.hash);
      if (brought) take(brought);
    },
  };
};
