import type { JourneyRun } from '#statecharts/runs.ts';
import type { Story } from '../stories.ts';
import { h, isStill, showInside, sign } from './dom.ts';
import type { Stage } from './panel.ts';
import { runsSeen } from './runs-seen.ts';

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Who does what, with the doer in bold where the sentence begins with it. */
const whoDoesWhat = (says: string): readonly (HTMLElement | string)[] => {
  const [begins, doer] = /^(?:the (customer|server|bank|page)|(le client|le serveur|la banque|la page))\b/.exec(says) ?? [];
  return begins === undefined ? [sentence(says)] : [h('b', {}, sentence(doer ?? begins)), says.slice(begins.length)];
};

const tag = (good: boolean | null, words: string) =>
  h(
    'span',
    { class: `tag ${good === null ? '' : good ? 'good' : 'bad'}` },
    good === null ? null : sign(good ? 'answer' : 'failure', 'way', 13),
    words,
  );

const actorLine = (run: JourneyRun | undefined): HTMLElement =>
  h(
    'p',
    { class: 'result' },
    run ? tag(run.wrong === null, run.wrong === null ? 'passed' : 'failed') : tag(null, 'not run'),
    h('b', {}, 'On actors'),
    run
      ? h(
          'span',
          { class: 'aside' },
          `${run.done} of ${run.steps} steps, ${run.milliseconds} ms${run.wrong === null ? '' : `: ${run.wrong}`}`,
        )
      : null,
  );

const browserLine = (stage: Stage, { steps }: Story): HTMLElement => {
  const tests = runsSeen(stage.known.machine)?.browser ?? [];
  const walked = new Set(tests.filter(({ passed }) => passed).flatMap((test) => test.walked));
  const seen = steps.filter(({ ways }) => ways.every((id) => walked.has(id))).length;
  return h(
    'p',
    { class: 'result' },
    tests.length === 0 ? tag(null, 'not run') : tag(seen === steps.length, seen === steps.length ? 'walked' : 'in part'),
    h('b', {}, 'In the browser'),
    tests.length > 0 ? h('span', { class: 'aside' }, `${seen} of ${steps.length} steps, by ${tests.length} tests`) : null,
  );
};

let playing = 0;

/** Tells a journey and lights it up. */
export const journeysPanel = (stage: Stage): void => {
  const { known, view, panel, go, link, say } = stage;
  const stories = [...known.stories, ...known.walks];
  const story = stories.find(({ slug }) => slug === link().journey) ?? stories[0];
  clearTimeout(playing);
  if (!story) {
    panel.replaceChildren(
      h('div', { class: 'panel-body' }, h('h2', {}, 'No journey'), h('p', { class: 'aside' }, 'This machine never moves.')),
    );
    return;
  }
  const end = known.boxes.get((story.steps.at(-1)?.to ?? story.from).at(-1) ?? '')?.kind ?? 'end';
  const step = link().step;
  const select = (slug: string) => go({ journey: slug, step: null, state: null });
  const option = ({ slug, title }: Story) => h('option', { value: slug, selected: slug === story.slug }, title);
  const groupOf = (label: string, of: readonly Story[]) => (of.length > 0 ? h('optgroup', { label }, of.map(option)) : null);
  const at = (index: number) => go({ journey: story.slug, step: index, state: null });
  const play = () => {
    const next = (link().step ?? 0) + 1;
    if (next > story.steps.length) return;
    at(next);
    playing = window.setTimeout(play, isStill() ? 2_000 : 1_200);
  };
  const current = step === null ? null : (story.steps[step - 1] ?? null);
  panel.replaceChildren(
    h(
      'div',
      { class: 'panel-body' },
      h(
        'div',
        { class: 'panel-head' },
        h(
          'select',
          { 'aria-label': 'Journey', onchange: (event: Event) => select((event.target as HTMLSelectElement).value) },
          groupOf(
            'Questions',
            known.stories.filter(({ answer }) => answer !== ''),
          ),
          groupOf(
            'Journeys',
            known.stories.filter(({ answer }) => answer === ''),
          ),
          groupOf('Long walks of the tests', known.walks),
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'outlined',
            onclick: () => {
              if (link().step !== null && (link().step ?? 0) >= story.steps.length) at(0);
              play();
            },
          },
          sign('play', 'way', 15),
          'Play',
        ),
      ),
      h('h2', { class: 'journey-title' }, story.title),
      story.answer ? h('p', { class: 'answer' }, story.answer) : null,
      story.reads ? h('p', { class: 'answer reads' }, h('span', {}, 'The customer reads: '), h('q', {}, story.reads)) : null,
      story.question
        ? h('p', { class: 'aside' }, `Answers: ${story.question.charAt(0).toLowerCase()}${story.question.slice(1)}`)
        : h('p', { class: 'aside' }, `Begins when ${story.begins}.`),
      actorLine(runsSeen(known.machine)?.actors?.journeys[story.key]),
      browserLine(stage, story),
      story.question ? h('p', { class: 'aside' }, `Begins when ${story.begins}.`) : null,
      h(
        'ol',
        { class: 'steps' },
        story.steps.map(({ says, to }, index) =>
          h(
            'li',
            { class: step === index + 1 ? 'current' : '' },
            h(
              'button',
              { type: 'button', 'aria-current': step === index + 1 ? 'step' : null, onclick: () => at(index + 1) },
              h('span', { class: 'number' }, String(index + 1)),
              h('span', {}, whoDoesWhat(says), h('small', {}, to.map((path) => known.titleOf(path)).join(', '))),
            ),
          ),
        ),
      ),
      h('p', { class: 'ends' }, h('span', { class: `k-${end}` }, sign(end, 'state', 19)), `${story.ends}.`),
    ),
    h(
      'div',
      { class: 'panel-foot' },
      sign('link'),
      h('code', {}, `${known.name}.html#journey=${story.slug}${step === null ? '' : `&step=${step}`}`),
      h(
        'button',
        { type: 'button', class: 'link', onclick: () => void navigator.clipboard.writeText(location.href).then(() => say('Copied.')) },
        'Copy',
      ),
    ),
  );
  showInside(panel, panel.querySelector('.current'));
  const numbers = new Map<string, number[]>();
  for (const [index, { ways }] of story.steps.entries()) for (const id of ways) numbers.set(id, [...(numbers.get(id) ?? []), index + 1]);
  const paths = new Set([...story.from, ...story.steps.flatMap(({ to }) => to)]);
  view.paint({
    whole: 'faded',
    state: (path) => (current?.to.includes(path) ? 'lit now' : paths.has(path) ? 'lit' : ''),
    way: (id) => (numbers.has(id) ? `lit${current?.ways.includes(id) ? ' current' : ''}` : ''),
    badge: (id) => {
      const steps = numbers.get(id);
      return steps ? (steps.length > 3 ? `${steps.slice(0, 2).join(' · ')} …` : steps.join(' · ')) : null;
    },
  });
  view.reveal(current ? [...current.to] : story.from);
};
