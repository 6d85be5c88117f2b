import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from '#machines/model.ts';
import { anyModel } from '#statecharts/any-model.ts';
import { coverageOf } from './coverage-of.ts';
import { coveragePanel } from './coverage-panel.ts';
import { all, byId, h } from './dom.ts';
import { drawingView, toolsStrip } from './drawing-view.ts';
import { know, type Facts, type Known } from './facts.ts';
import { journeysPanel } from './journeys-panel.ts';
import { listenToKeys } from './keys.ts';
import { parts, readLink, writeLink, type Link, type Part } from './link.ts';
import type { Stage } from './panel.ts';
import { readPanel } from './read-panel.ts';
import { replayPanel } from './replay-panel.ts';
import { hearOfRuns, runsSeen } from './runs-seen.ts';
import { searchIn } from './search.ts';
import { simulatePanel } from './simulate-panel.ts';

const percent = (done: number, of: number) => `${of === 0 ? 100 : Math.floor((done / of) * 100)} %`;

/** Figures and counts that only the last run knows. */
const showRuns = (known: Known): void => {
  const runs = runsSeen(known.machine);
  if (!runs) return;
  const { actors, browser, gaps } = coverageOf(known, runs);
  const figure = (words: string, walked: typeof actors) =>
    walked &&
    h(
      'div',
      { class: 'walked', title: `${walked.transitions.done} of ${walked.transitions.of} transitions` },
      h('b', {}, percent(walked.transitions.done, walked.transitions.of)),
      words,
    );
  for (const earlier of all('#figures .walked')) earlier.remove();
  byId('figures').append(...[figure('walked on actors', actors), figure('in the browser', browser)].flatMap((one) => one ?? []));
  if (!actors && !browser) return;
  byId('count-coverage').textContent = gaps.length === 0 ? '' : gaps.length === 1 ? '1 gap' : `${gaps.length} gaps`;
  byId('count-coverage').classList.toggle('bad', gaps.length > 0);
};

/** Puts life into a machine's page: called once, by the script at its end. */
export const openPage = <M extends AnyStateMachine>(typed: MachineModel<M>): void => {
  const known = know(JSON.parse(byId('facts').textContent ?? '') as Facts);
  const model = anyModel(typed);
  const panel = byId('panel');
  const live = byId('live');
  let link: Link = readLink(location.hash);

  const view = drawingView(
    known,
    (path) => go({ state: path, ...(link.part === 'coverage' ? {} : { part: 'read', journey: null, step: null }) }),
    (id) => go({ state: known.ways.get(id)?.from ?? null, part: 'read', journey: null, step: null }),
  );
  const stage: Stage = {
    known,
    view,
    panel,
    link: () => link,
    go: (change) => go(change),
    say: (words) => {
      live.textContent = words;
    },
  };
  const simulate = simulatePanel(stage, model);
  const replay = replayPanel(stage, model);

  const draw = () => {
    for (const tab of all('[data-part]')) {
      if (tab.dataset.part === link.part) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    }
    document.body.dataset.part = link.part;
    const show: Readonly<Record<Part, () => void>> = {
      read: () => readPanel(stage),
      simulate: () => {
        simulate.draw();
        simulate.reveal();
      },
      journeys: () => journeysPanel(stage),
      coverage: () => coveragePanel(stage),
      replay: () => replay.draw(),
    };
    show[link.part]();
  };
  const go = (change: Partial<Link>) => {
    link = {
      ...link,
      ...(change.part !== undefined && change.part !== 'journeys' && change.journey === undefined ? { journey: null, step: null } : {}),
      ...change,
    };
    if (link.journey !== null) link = { ...link, part: 'journeys' };
    history.replaceState(null, '', writeLink(link));
    draw();
  };

  const showTable = () => byId('table').scrollIntoView();
  byId('strip').replaceWith(toolsStrip(view, showTable));
  for (const part of parts)
    all(`[data-part=${part}]`)[0]?.addEventListener('click', (event) => {
      event.preventDefault();
      go({ part, state: null, journey: null, step: null });
    });
  addEventListener('hashchange', () => {
    link = readLink(location.hash);
    draw();
    replay.arrive();
  });
  listenToKeys(stage, { table: showTable, clear: () => go({ part: link.part, state: null, journey: null, step: null }) });
  searchIn(stage);
  draw();
  if (link.state === null && link.journey === null && known.root.initial !== null) view.reveal([known.root.initial]);
  replay.arrive();
  hearOfRuns(() => {
    showRuns(known);
    draw();
  });
};
