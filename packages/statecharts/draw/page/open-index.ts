import { inWords } from '#statecharts/state-nodes.ts';
import { finderOf, type Entry } from '../search.ts';
import { coverageOf, type Walked } from './coverage-of.ts';
import { all, byId, h, sign } from './dom.ts';
import { know, type Facts, type Known } from './facts.ts';
import { showFound } from './found.ts';
import { aboutRecord, flowsMet, hashWith, loadForm, takeRecords, type ReadRecord } from './record.ts';
import { atTime, loadLastRuns, lastRunsOf } from './last-runs.ts';

const cell = (walked: Walked | null): HTMLElement | string => {
  if (!walked) return 'none';
  const { done, of } = walked.transitions;
  const share = of === 0 ? 100 : Math.floor((done / of) * 100);
  const look = share === 100 ? '' : share > 80 ? ' part' : ' low';
  return h(
    'span',
    { class: 'coverage-cell', title: `${done} of ${of} transitions` },
    h('span', { class: `bar${look}` }, h('i', { style: `width:${share}%` })),
    h('b', {}, `${share} %`),
  );
};

const showRuns = (flows: readonly Known[]): void => {
  const times = flows.flatMap((known) => {
    const row = all('tr[data-machine]').find((one) => one.dataset.machine === known.machine);
    const runs = lastRunsOf(known.machine);
    if (!row || !runs) return [];
    const { actors, browser } = coverageOf(known, runs);
    row.querySelector('[data-actors]')?.replaceChildren(cell(actors));
    row.querySelector('[data-browser]')?.replaceChildren(cell(browser));
    return [runs.actors?.at ?? [], ...runs.browser.map(({ at }) => at)].flat();
  });
  const latest = times.toSorted().at(-1);
  // Columns of nothing are not shown.
  byId('flow-table').classList.toggle('untested', latest === undefined);
  if (latest) byId('last-run').textContent = `Last run ${atTime(latest)}`;
};

/** Takes a record that is dropped or pasted anywhere on the index, and says which flows it met, or why it is none. */
const takeRecordsHere = (flows: readonly Known[]): void => {
  const holder = byId('brought');
  const take = (read: ReadRecord) => {
    holder.hidden = false;
    holder.replaceChildren(h('h2', { tabindex: '-1' }, 'What happened in a page'));
    if ('wrong' in read) holder.append(h('p', { role: 'alert', class: 'wrong' }, sign('failure', 'way', 15), ` ${read.wrong}`));
    else {
      const met = flowsMet(read.record).map(({ machine, events }) => {
        const known = flows.find((flow) => flow.machine === machine);
        const name = known ? h('a', { href: `${known.name}.html${hashWith(read.record)}` }, known.title) : h('b', {}, inWords(machine));
        return h('li', {}, name, h('span', {}, events === 1 ? '1 event' : `${events} events`));
      });
      holder.append(h('p', {}, 'Each flow is walked step by step on its drawing.'), aboutRecord(read.record), h('ul', {}, met));
    }
    holder.querySelector('h2')?.focus();
  };
  const words = 'Drop anywhere on this page what “Copy what happened” copied, paste it, or choose its file.';
  byId('bring').replaceChildren(loadForm(words, take));
  takeRecords(take);
};

/** Looks for what is typed in everything that the flows say; the address keeps it. */
const searchHere = (): void => {
  const field = byId('find') as HTMLInputElement;
  const results = byId('results');
  const { entries, akin } = JSON.parse(byId('searched').textContent ?? '') as { entries: readonly Entry[]; akin: readonly string[] };
  let find: ReturnType<typeof finderOf> | null = null;
  const search = () => {
    const isAsked = field.value.trim() !== '';
    byId('flow-table').parentElement?.toggleAttribute('hidden', isAsked);
    results.hidden = !isAsked;
    if (isAsked) showFound(results, (find ??= finderOf(entries, akin))(field.value));
  };
  const searchFromAddress = () => {
    const typed = new URLSearchParams(location.hash.slice(1)).get('find');
    if (typed === null) return;
    field.value = typed;
    search();
  };
  field.addEventListener('input', () => {
    search();
    history.replaceState(null, '', field.value.trim() === '' ? location.pathname : `#find=${encodeURIComponent(field.value)}`);
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') results.querySelector('a')?.click();
  });
  addEventListener('hashchange', searchFromAddress);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || document.activeElement === field) return;
    event.preventDefault();
    field.focus();
  });
  searchFromAddress();
};

/** Puts life into the index: the last run's figures, the search, records. */
export const openIndex = (): void => {
  const flows = (JSON.parse(byId('flows').textContent ?? '[]') as readonly Facts[]).map(know);
  loadLastRuns(() => showRuns(flows));
  takeRecordsHere(flows);
  searchHere();
};
