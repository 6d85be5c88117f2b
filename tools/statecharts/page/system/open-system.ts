import { all, byId, showInside } from '../dom.ts';
import { know } from '../facts.ts';
import { actNamed, replayed, type SystemRun } from '../../systems/run-system.ts';
import type { System, ToldStep } from '../../systems/system.ts';
import type { SystemFacts } from '../../systems/system-facts.ts';
import { actsPanel } from './acts-panel.ts';
import { boxes } from './boxes.ts';
import { partChart } from './part-chart.ts';
import { sequence, showNewest } from './sequence.ts';
import { systemJourneysPanel } from './system-journeys.ts';
import { readSystemLink, writeSystemLink, type SystemLink } from './system-link.ts';
import { sentence, titlesAt, type SystemStage } from './system-stage.ts';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches('input,select,textarea');

/** Puts life into a system's page: called once, by the script at its end. */
export const openSystem = (system: System): void => {
  const facts = JSON.parse(byId('facts').textContent ?? '') as SystemFacts;
  const known = new Map(facts.parts.map((part) => [part.id, know(part.facts)]));
  const field = byId('find') as HTMLInputElement;
  let link: SystemLink = readSystemLink(location.hash);
  let begins = system.root.model.inputs[0]?.says ?? '';
  let steps: readonly ToldStep[] = [];
  let run: SystemRun = replayed(system, begins, steps);
  let now = run.now();
  let isAll = false;
  let drawn: string | null | undefined;
  let paint: (() => void) | null = null;

  const start = (from: string, through: readonly ToldStep[]) => {
    run.stop();
    begins = from;
    steps = through;
    run = replayed(system, begins, steps);
    now = run.now();
  };

  const stage: SystemStage = {
    system,
    exported: facts.exported,
    known: (id) => {
      const found = known.get(id);
      if (!found) throw new Error(`the page knows no flow ${id}`);
      return found;
    },
    link: () => link,
    run: () => run,
    now: () => now,
    begins: () => begins,
    steps: () => steps,
    go: (change) => {
      const before = link;
      link = { ...link, ...change };
      if (link.journey !== null) link = { ...link, side: 'journeys' };
      if (before.open === link.open) history.replaceState(null, '', writeSystemLink(link));
      else history.pushState(null, '', writeSystemLink(link));
      follow();
      if (before.open !== link.open) focusAfter(before.open);
    },
    happen: (step) => {
      const act = actNamed(now, step);
      if (!act) return;
      run.happen(act);
      now = run.now();
      steps = [...steps, step];
      leaveJourney();
      draw();
      tell();
    },
    replay: (from, through) => {
      start(from, through);
      leaveJourney();
      draw();
      tell();
    },
    say: (words) => {
      byId('live').textContent = words;
    },
  };

  const leaveJourney = () => {
    const journey = system.journeys.find(({ slug }) => slug === link.journey);
    if (!journey) return;
    const isOnIt = begins === journey.begins && steps.every((step, index) => step.join() === journey.steps[index]?.join());
    link = isOnIt ? { ...link, step: steps.length } : { ...link, side: 'simulate', journey: null, step: 0 };
    history.replaceState(null, '', writeSystemLink(link));
  };
  const tell = () => {
    const last = steps.at(-1);
    const moved = new Set(
      run
        .messages()
        .filter(({ step, walked, after }) => step === steps.length && walked.length > 0 && after.length > 0)
        .map(({ to }) => to),
    );
    const states = now.parts
      .filter(({ part }) => moved.has(part.id))
      .map(({ part, at }) => `${stage.known(part.id).title}: ${titlesAt(stage.known(part.id), at).join(', ')}.`);
    stage.say([`${sentence(last?.[1] ?? begins)}.`, ...states].join(' '));
  };
  /** After opening, the way back has the focus; after closing, the box that was open. */
  const focusAfter = (closed: string | null) => {
    const target = link.open === null ? all(`.flow[data-flow="${closed}"]>button`)[0] : all('.crumbs .outlined')[0];
    target?.focus();
  };

  /** Plays as far as the address says. */
  const follow = () => {
    const journey = system.journeys.find(({ slug }) => slug === link.journey);
    if (!journey) {
      draw();
      return;
    }
    const through = journey.steps.slice(0, link.step);
    if (
      begins !== journey.begins ||
      steps.length !== through.length ||
      steps.some((step, index) => step.join() !== through[index]?.join())
    ) {
      start(journey.begins, through);
      draw();
      tell();
    } else draw();
  };

  const panel = byId('panel');
  const drawPanel = () => {
    const scrolled = panel.querySelector('.panel-body')?.scrollTop ?? 0;
    panel.replaceChildren(...(link.side === 'journeys' ? systemJourneysPanel(stage) : actsPanel(stage)));
    const body = panel.querySelector('.panel-body');
    if (body && link.side === 'simulate') body.scrollTop = scrolled;
    showInside(panel, panel.querySelector('.steps .current'));
    const log = panel.querySelector('.log ol');
    if (log) log.scrollTop = log.scrollHeight;
  };
  const draw = () => {
    for (const tab of all('[data-part]')) {
      if (tab.dataset.part === link.side) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    }
    drawPanel();
    const into = byId('stage');
    into.classList.toggle('opened', link.open !== null);
    if (link.open !== null && known.has(link.open)) {
      if (drawn !== link.open) paint = partChart(stage, into, link.open);
      drawn = link.open;
      paint?.();
      return;
    }
    drawn = null;
    paint = null;
    const focused = document.activeElement?.closest<HTMLElement>('.flow')?.dataset.flow;
    into.replaceChildren(
      boxes(stage),
      sequence(stage, isAll, (next) => {
        isAll = next;
        draw();
      }),
    );
    if (focused !== undefined) all(`.flow[data-flow="${focused}"]>button`)[0]?.focus();
    showNewest();
  };

  for (const tab of all('[data-part]'))
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      stage.go({ side: tab.dataset.part === 'journeys' ? 'journeys' : 'simulate', journey: null, step: 0 });
    });
  field.addEventListener('input', () => {
    if (link.side === 'journeys') stage.go({ side: 'simulate', journey: null, step: 0 });
    else drawPanel();
  });
  addEventListener('popstate', () => {
    const before = link.open;
    link = readSystemLink(location.hash);
    follow();
    if (before !== link.open) focusAfter(before);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target === field) {
      field.value = '';
      drawPanel();
      field.blur();
      return;
    }
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && link.open !== null) stage.go({ open: null });
    else if (event.key === '/') {
      event.preventDefault();
      field.focus();
    } else if ((event.key === '[' || event.key === ']') && link.journey !== null) {
      const journey = system.journeys.find(({ slug }) => slug === link.journey);
      const next = link.step + (event.key === ']' ? 1 : -1);
      if (journey && next >= 0 && next <= journey.steps.length) stage.go({ step: next });
    }
  });
  follow();
};
