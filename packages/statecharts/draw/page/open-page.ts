import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from '#statecharts/model.ts';
import type { HarmlessFieldsOf } from '#statecharts/fit-record.ts';
import { anyModel } from '#statecharts/any-model.ts';
import { coverageOf } from './coverage-of.ts';
import { coveragePanel } from './coverage-panel.ts';
import { all, byId } from './dom.ts';
import { drawingView } from './drawing-view.ts';
import { know, type Facts } from './facts.ts';
import { journeysPanel } from './journeys-panel.ts';
import { parts, readLink, writeLink, type Link, type Part } from './link.ts';
import type { Stage } from './panel.ts';
import { readPanel } from './read-panel.ts';
import { replayPanel } from './replay-panel.ts';
import { loadLastRuns, lastRunsOf } from './last-runs.ts';
import { scenePanel } from './scene-panel.ts';
import { simulatePanel } from './simulate-panel.ts';

export const openPage = <M extends AnyStateMachine>(typed: MachineModel<M>, harmlessFields: HarmlessFieldsOf): void => {
  const known = know(JSON.parse(byId('facts').textContent ?? '') as Facts);
  const model = anyModel(typed);
  let link: Link = readLink(location.hash);

  const go = (change: Partial<Link>) => {
    const leaves = change.part !== undefined && change.part !== 'journeys' && change.journey === undefined;
    link = { ...link, ...(leaves ? { journey: null, step: null } : {}), ...change };
    if (link.journey !== null) link = { ...link, part: 'journeys' };
    history.replaceState(null, '', writeLink(link));
    draw();
  };
  const choose = (state: string | null) => go({ state, part: 'read', journey: null, step: null });
  const view = drawingView(byId('scroll'), choose, (id) => choose(known.ways.get(id)?.from ?? null));
  byId('strip').replaceWith(view.strip);
  const say = (words: string) => void (byId('live').textContent = words);
  const stage: Stage = { known, view, panel: byId('panel'), link: () => link, go, say, screen: scenePanel(byId('screen')) };
  const simulate = simulatePanel(stage, model);
  const journeys = journeysPanel(stage);
  const replay = replayPanel(stage, model, harmlessFields);

  const show: Readonly<Record<Part, () => void>> = {
    read: () => readPanel(stage),
    simulate: () => {
      simulate.draw();
      simulate.reveal();
    },
    journeys: journeys.draw,
    coverage: () => coveragePanel(stage),
    replay: replay.draw,
  };
  const draw = () => {
    for (const tab of all('[data-part]')) {
      if (tab.dataset.part === link.part) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    }
    document.body.dataset.part = link.part;
    stage.screen.hide();
    show[link.part]();
  };
  for (const part of parts)
    all(`[data-part=${part}]`)[0]?.addEventListener('click', (event) => {
      event.preventDefault();
      journeys.stop();
      go({ part, state: null, journey: null, step: null });
    });
  addEventListener('hashchange', () => {
    link = readLink(location.hash);
    draw();
    replay.arrive();
  });
  addEventListener('keydown', ({ key, target }) => {
    if ((target as Element).matches('input,select,textarea')) return;
    const turn = link.part === 'journeys' ? journeys.turn : link.part === 'replay' ? replay.turn : () => undefined;
    if (key === '[' || key === ']') turn(key === ']' ? 1 : -1);
    else if (key === 'Escape') go({ part: link.part, state: null, journey: null, step: null });
  });
  draw();
  replay.arrive();
  loadLastRuns(() => {
    const runs = lastRunsOf(known.machine);
    const count = runs ? coverageOf(known, runs).gaps.length : 0;
    byId('count-coverage').textContent = count === 0 ? '' : count === 1 ? '1 gap' : `${count} gaps`;
    draw();
  });
};
