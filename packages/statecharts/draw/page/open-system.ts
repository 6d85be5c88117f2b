import { replayed } from '../systems/run-system.ts';
import type { System, ToldStep } from '../systems/system.ts';
import type { SystemFacts } from '../systems/system-page.ts';
import { capital } from '../words.ts';
import { byId, showInside } from './dom.ts';
import { know } from './facts.ts';
import { standingScene } from './scene-names.ts';
import { scenePanel } from './scene-panel.ts';
import { systemPanel } from './system-panel.ts';
import { readSystemLink, titlesAt, writeSystemLink, type SystemStage } from './system-stage.ts';
import { systemView } from './system-view.ts';

export const openSystem = (system: System): void => {
  const { exported, from, parts } = JSON.parse(byId('facts').textContent ?? '') as SystemFacts;
  const knownBy = new Map(parts.map(({ id, facts }) => [id, know(facts)]));
  const known: SystemStage['known'] = (id) => {
    const found = knownBy.get(id);
    if (!found) throw new Error(`the page knows no flow ${id}`);
    return found;
  };
  let link = readSystemLink(location.hash);
  let begins = system.root.model.inputs[0]?.says ?? '';
  let steps: readonly ToldStep[] = [];
  let run = replayed(system, begins, steps);

  /** The flows that were told something in the last step. */
  const moved = () => run.now().parts.filter(({ part }) => run.messages().some(({ step, to }) => step === steps.length && to === part.id));

  const start = (from: string, through: readonly ToldStep[]) => {
    run.stop();
    [begins, steps] = [from, through];
    run = replayed(system, begins, steps);
    const states = moved().map(({ part, at }) => `${known(part.id).title}: ${titlesAt(known(part.id), at)}.`);
    byId('live').textContent = [`${capital(steps.at(-1)?.[1] ?? begins)}.`, ...states].join(' ');
  };
  const panel = byId('panel');
  const screen = scenePanel(byId('screen'));
  const draw = () => {
    const scrolled = panel.querySelector('.panel-body')?.scrollTop ?? 0;
    const stage: SystemStage = {
      system,
      exported,
      from,
      known,
      link,
      run,
      begins,
      steps,
      now: run.now(),
      open: (open) => {
        link = { ...link, open };
        history.pushState(null, '', writeSystemLink(link));
        draw();
      },
      replay: (from, through) => {
        start(from, through);
        link = { ...link, journey: null, step: 0 };
        history.replaceState(null, '', writeSystemLink(link));
        draw();
      },
      play: (journey, step) => {
        link = { ...link, journey, step };
        history.replaceState(null, '', writeSystemLink(link));
        follow();
      },
    };
    panel.replaceChildren(...systemPanel(stage));
    panel.querySelector('.panel-body')?.scrollTo(0, scrolled);
    panel.querySelector('.log ol')?.scrollTo(0, Number.MAX_SAFE_INTEGER);
    showInside(panel, panel.querySelector('.steps .current'));
    systemView(stage, byId('stage'));
    if (link.journey === null) return screen.hide();
    const scenes = [...moved(), ...stage.now.parts].map(({ part, at }) => ({ flow: part.page, name: standingScene(at) }));
    screen.show(scenes, steps.at(-1)?.[1] ?? begins);
  };
  const follow = () => {
    const journey = system.journeys.find(({ slug }) => slug === link.journey);
    if (journey) start(journey.begins, journey.steps.slice(0, link.step));
    draw();
  };
  addEventListener('popstate', () => {
    link = readSystemLink(location.hash);
    follow();
  });
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || link.open === null || (target as Element).matches('select')) return;
    link = { ...link, open: null };
    history.replaceState(null, '', writeSystemLink(link));
    draw();
  });
  follow();
};
