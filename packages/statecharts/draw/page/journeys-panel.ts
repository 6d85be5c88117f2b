import type { JourneyRun } from '#statecharts/runs.ts';
import type { Story } from '../stories.ts';
import { capital } from '../words.ts';
import { h, showInside, sign } from './dom.ts';
import { badgesOf, player, stepList, type Stage } from './panel.ts';
import { lastRunsOf } from './last-runs.ts';
import { scenesOf } from './scenes-of.ts';

const result = (isGood: boolean | null, says: string, where: string, more: string) =>
  h(
    'p',
    { class: 'result' },
    h('span', { class: `tag ${isGood === null ? '' : isGood ? 'good' : 'bad'}` }, says),
    h('b', {}, where),
    h('span', { class: 'aside' }, more),
  );

const onActors = (run: JourneyRun | undefined): HTMLElement => {
  if (!run) return result(null, 'not run', 'On actors', '');
  const { wrong, done, steps, milliseconds } = run;
  return result(
    wrong === null,
    wrong === null ? 'passed' : 'failed',
    'On actors',
    `${done} of ${steps} steps, ${milliseconds} ms ${wrong ?? ''}`,
  );
};

const inBrowser = (machine: string, { steps }: Story): HTMLElement => {
  const tests = lastRunsOf(machine)?.browser ?? [];
  if (tests.length === 0) return result(null, 'not run', 'In the browser', '');
  const walked = new Set(tests.filter(({ passed }) => passed).flatMap((test) => test.walked));
  const seen = steps.filter(({ ways }) => ways.every((id) => walked.has(id))).length;
  return result(seen === steps.length, seen === steps.length ? 'walked' : 'in part', 'In the browser', `${seen} of ${steps.length} steps`);
};

export const journeysPanel = (stage: Stage) => {
  const { known, view, panel, go, link, screen } = stage;
  const storyNow = () => known.stories.find(({ slug }) => slug === link().journey) ?? known.stories[0];
  const turn = (by: number) => {
    const story = storyNow();
    if (story) go({ journey: story.slug, step: Math.min(story.steps.length, Math.max(1, (link().step ?? 0) + by)), state: null });
    return (link().step ?? 0) < (story?.steps.length ?? 0);
  };
  const playing = player(() => turn(1));

  const draw = (): void => {
    const story = storyNow();
    if (!story) return panel.replaceChildren(h('div', { class: 'panel-body' }, h('h2', {}, 'Nobody asked anything of this flow yet.')));
    const { step } = link();
    const { title, answer, reads, begins, steps, ends, from, slug, key } = story;
    const end = known.boxes.get((steps.at(-1)?.to ?? from).at(-1) ?? '')?.kind ?? 'end';
    const current = step === null ? null : (steps[step - 1] ?? null);
    const choose = (event: Event) => go({ journey: (event.target as HTMLSelectElement).value, step: null, state: null });
    const play = () => {
      playing.stop();
      if (step === steps.length) go({ journey: slug, step: 0, state: null });
      playing.play();
    };
    panel.replaceChildren(
      h(
        'div',
        { class: 'panel-body' },
        h(
          'div',
          { class: 'panel-head' },
          h(
            'select',
            { 'aria-label': 'Journey', onchange: choose },
            known.stories.map((one) => h('option', { value: one.slug, selected: one.slug === slug }, one.title)),
          ),
          h('button', { type: 'button', class: 'outlined', onclick: play }, sign('play', 'way', 15), 'Play'),
        ),
        h('h2', { class: 'journey-title' }, title),
        h('p', { class: 'answer' }, answer),
        reads ? h('p', { class: 'answer reads' }, 'The customer reads: ', h('q', {}, reads)) : null,
        h('p', { class: 'aside' }, `Begins when ${begins}.`),
        onActors(lastRunsOf(known.machine)?.actors?.journeys[key]),
        inBrowser(known.machine, story),
        stepList(
          steps.map(({ says, to }) => ({ words: capital(says), more: to.map((path) => known.titleOf(path)).join(', ') })),
          step,
          (to) => {
            playing.stop();
            go({ journey: slug, step: to, state: null });
          },
        ),
        h('p', { class: 'ends' }, h('span', { class: `k-${end}` }, sign(end, 'state', 19)), `${ends}.`),
      ),
    );
    showInside(panel, panel.querySelector('.current'));
    const badges = badgesOf(steps);
    const paths = new Set([...from, ...steps.flatMap(({ to }) => to)]);
    view.paint({
      whole: 'faded',
      state: (path) => (current?.to.includes(path) ? 'lit now' : paths.has(path) ? 'lit' : ''),
      way: (id) => (badges.has(id) ? `lit${current?.ways.includes(id) ? ' current' : ''}` : ''),
      badge: (id) => badges.get(id) ?? null,
    });
    const to = current?.to ?? from;
    screen.show(scenesOf(known, current ?? { ways: [], to }), to.map((path) => known.titleOf(path)).join(', '));
    view.reveal(to);
  };
  return { draw, turn, stop: playing.stop };
};
