import { bringToIndex } from './brought-to-index.ts';
import { coverageOf, type Walked } from './coverage-of.ts';
import { all, byId, h, sign } from './dom.ts';
import { know, type Facts, type Known } from './facts.ts';
import { finderOf, type Found } from './find-entries.ts';
import { showFound } from './found-list.ts';
import { unpacked } from './packed-entries.ts';
import { atTime, hearOfRuns, runsSeen } from './runs-seen.ts';

const percent = ({ done, of }: Walked['transitions']) => (of === 0 ? 100 : Math.floor((done / of) * 100));

const cell = (walked: Walked | null): HTMLElement => {
  if (!walked) return h('span', { class: 'coverage-cell' }, h('span', { class: 'bar' }), h('b', {}, 'none'));
  const share = percent(walked.transitions);
  return h(
    'span',
    { class: 'coverage-cell', title: `${walked.transitions.done} of ${walked.transitions.of} transitions` },
    h('span', { class: `bar${share === 100 ? '' : share > 80 ? ' part' : ' low'}` }, h('i', { style: `width:${share}%` })),
    h('b', {}, `${share} %`),
  );
};

type Row = { readonly row: HTMLElement; readonly gaps: number };

const fill = (
  known: Known,
  row: HTMLElement,
): Row & { readonly actors: Walked | null; readonly browser: Walked | null; readonly at: string | null } => {
  const runs = runsSeen(known.machine) ?? { actors: null, browser: [] };
  const { actors, browser, gaps } = coverageOf(known, runs);
  const at =
    [runs.actors?.at, ...runs.browser.map((run) => run.at)]
      .filter((one) => one !== undefined)
      .sort()
      .at(-1) ?? null;
  const bad = Object.values(runs.actors?.journeys ?? {}).some(({ wrong }) => wrong !== null) || runs.browser.some(({ passed }) => !passed);
  row.querySelector('[data-actors]')?.replaceChildren(cell(actors));
  row.querySelector('[data-browser]')?.replaceChildren(cell(browser));
  row
    .querySelector('[data-run]')
    ?.replaceChildren(
      at === null
        ? 'not yet'
        : h(
            'span',
            { class: bad ? 'c-failure' : 'c-answer' },
            sign(bad ? 'failure' : 'answer', 'way', 13),
            ` ${atTime(at).split(', ').at(-1) ?? ''}`,
          ),
    );
  return { row, gaps: gaps.length, actors, browser, at };
};

const showResults = (): void => {
  for (const row of all('[data-section]')) {
    const runs = runsSeen(row.dataset.of ?? '')?.actors;
    const keys = row.querySelector<HTMLElement>('[data-keys]')?.dataset.keys?.split(' ') ?? [];
    const known = keys.flatMap((key) => runs?.journeys[key] ?? []);
    const wrong = known.filter((run) => run.wrong !== null).length;
    const tag =
      known.length === 0
        ? h('span', { class: 'tag' }, 'not run')
        : h(
            'span',
            { class: `tag ${wrong === 0 ? 'good' : 'bad'}` },
            sign(wrong === 0 ? 'answer' : 'failure', 'way', 13),
            wrong === 0 ? `${known.length} passed` : `${wrong} of ${known.length} failed`,
          );
    row.querySelector('[data-result]')?.replaceChildren(tag);
  }
};

/** Writes what the last runs say into the table, its figures and its asides. */
const showRuns = (flows: readonly Known[]): readonly Row[] => {
  const rows = flows.flatMap((known) => {
    const row = all('tr[data-machine]').find((one) => one.dataset.machine === known.machine);
    return row ? [{ known, ...fill(known, row) }] : [];
  });
  const ran = rows.filter(({ at }) => at !== null);
  const total = (pick: (row: (typeof rows)[number]) => Walked | null) =>
    rows.reduce((sum, row) => ({ done: sum.done + (pick(row)?.transitions.done ?? 0), of: sum.of + [...row.known.ways].length }), {
      done: 0,
      of: 0,
    });
  const latest = ran
    .map(({ at }) => at ?? '')
    .sort()
    .at(-1);
  if (latest) {
    byId('last-run').textContent = `Last run ${atTime(latest)}`;
    for (const earlier of all('#figures .walked')) earlier.remove();
    for (const [words, pick] of [
      ['on actors', (row: (typeof rows)[number]) => row.actors],
      ['in the browser', (row: (typeof rows)[number]) => row.browser],
    ] as const) {
      const sum = total(pick);
      byId('figures').append(
        h('div', { class: 'walked', title: `${sum.done} of ${sum.of} transitions` }, h('b', {}, `${percent(sum)} %`), words),
      );
    }
    const first = [...ran]
      .filter(({ gaps }) => gaps > 0)
      .sort((a, b) => b.gaps - a.gaps)
      .slice(0, 5);
    byId('first').replaceChildren(
      ...first.map(({ known, gaps, browser }) =>
        h(
          'li',
          {},
          h('span', { class: browser ? 'c-time' : 'c-failure' }, sign(browser ? 'time' : 'failure')),
          h(
            'span',
            {},
            h('a', { href: `${known.name}.html#coverage` }, known.title),
            browser ? `: ${gaps} ${gaps === 1 ? 'way' : 'ways'} not walked by both` : ': no browser run yet',
          ),
        ),
      ),
      ...(first.length === 0 ? [h('li', {}, h('span', { class: 'c-answer' }, sign('answer')), h('span', {}, 'No gap in any flow.'))] : []),
    );
  }
  showResults();
  // What no run has told is not asked after: no columns of nothing, no filter that knows nothing.
  byId('flow-table').classList.toggle('untested', !latest);
  byId('with-gaps').hidden = !latest;
  byId('count-gaps').textContent = latest ? String(rows.filter(({ gaps }) => gaps > 0).length) : '';
  return rows;
};

/** Looks for what is typed in everything that the flows say. */
const lookFor = (): ((typed: string) => Found | null) => {
  let find: ((typed: string) => Found | null) | null = null;
  return (typed) => {
    find ??= finderOf(unpacked(byId('searched').textContent ?? '[]'));
    return find(typed);
  };
};

/** Puts life into the index: the last run's figures, the filters and the search. */
export const openIndex = (): void => {
  const flows = (JSON.parse(byId('flows').textContent ?? '[]') as readonly Facts[]).map(know);
  let rows = showRuns(flows);
  const field = byId('find') as HTMLInputElement;
  const results = byId('results');
  const look = lookFor();
  const gapsAlone = byId('with-gaps');
  const filter = () => {
    const onlyGaps = gapsAlone.getAttribute('aria-pressed') === 'true';
    for (const { row, gaps } of rows) row.hidden = onlyGaps && gaps === 0;
    byId('none').hidden = rows.some(({ row }) => !row.hidden);
  };
  const search = () => {
    const found = look(field.value);
    for (const part of all('.flows,.side')) part.hidden = found !== null;
    results.hidden = found === null;
    if (found) showFound(results, found);
  };
  const searchFromAddress = () => {
    const typed = new URLSearchParams(location.hash.slice(1)).get('find');
    if (typed === null) return;
    field.value = typed;
    search();
  };
  field.addEventListener('input', () => {
    search();
    history.replaceState(
      null,
      '',
      field.value.trim() === '' ? location.pathname + location.search : `#find=${encodeURIComponent(field.value)}`,
    );
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') results.querySelector('a')?.click();
  });
  gapsAlone.addEventListener('click', () => {
    gapsAlone.setAttribute('aria-pressed', String(gapsAlone.getAttribute('aria-pressed') !== 'true'));
    filter();
  });
  hearOfRuns(() => {
    rows = showRuns(flows);
    filter();
  });
  bringToIndex(flows);
  searchFromAddress();
  addEventListener('hashchange', searchFromAddress);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || document.activeElement === field) return;
    event.preventDefault();
    field.focus();
  });
};
