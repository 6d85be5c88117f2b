import { boxesIn, kindWords, looksOf, type Box, type Cause, type Kind, type Way } from './chart.ts';
import { icon, type Icon } from './icons.ts';
import type { NamedModel } from './models.ts';
import { factsOf } from './page/facts.ts';
import { parts, type Part } from './page/link.ts';
import { json, page } from './page-frame.ts';
import type { Story } from './stories.ts';
import { anchor, escaped, sectionWords } from './words.ts';

export type MachinePage = NamedModel & {
  readonly root: Box;
  readonly drawing: string;
  readonly stories: readonly Story[];
};

const dashes: Record<Cause, string> = {
  customer: 'stroke-width="2.2"',
  answer: 'stroke-width="1.6"',
  failure: 'stroke-width="1.6" stroke-dasharray="6 3.5"',
  time: 'stroke-width="2" stroke-dasharray="1.5 3.5" stroke-linecap="round"',
};

const sample = (words: string, colour: string, dash: string): string =>
  `<span class="${colour}"><svg width="26" height="6" aria-hidden="true"><path d="M1 3h24" fill="none" stroke="currentColor" ${dash}/></svg>${words}</span>`;

/** What colours, patterns and icons mean. */
const legend = (boxes: readonly Box[]): string => {
  const kinds = (['customer', 'answer', 'time', 'instant', 'blocked', 'good', 'end', 'history'] as const).filter((kind) =>
    boxes.some((box) => box.kind === kind),
  );
  const box = (kind: Kind) =>
    `<svg class="chart" width="20" height="15" aria-hidden="true"><g class="${looksOf(kind)}"><rect class="box" x="1" y="1" width="18" height="13" rx="3.5"/>${kind === 'good' || kind === 'end' ? '<rect class="inner" x="3.5" y="3.5" width="13" height="8" rx="2"/>' : ''}</g></svg>`;
  const causes: readonly Cause[] = ['customer', 'answer', 'failure', 'time'];
  return [
    '<div class="legend usual">',
    ...kinds.map((kind) => `<span>${box(kind)}${kindWords[kind]}</span>`),
    '<i></i>',
    ...causes.map(
      (cause) =>
        `<span class="by c-${cause}">${icon(cause, 'way', 14)}<svg width="20" height="6" aria-hidden="true"><path d="M1 3h18" fill="none" stroke="currentColor" ${dashes[cause]}/></svg>${cause}</span>`,
    ),
    `<span>${icon('stays', 'way', 14)}stays here</span></div>`,
    `<div class="legend of-coverage">${sample('walked on actors and in the browser', 'c-answer', 'stroke-width="2.6"')}${sample('walked by one of them only', 'c-time', 'stroke-width="2.6" stroke-dasharray="9 4"')}${sample('never walked', 'c-failure', 'stroke-width="3.4" stroke-dasharray="2.5 4"')}<i></i><span>a number names the gap in the list</span></div>`,
  ].join('');
};

const goal = (boxes: readonly Box[], way: Way): string =>
  way.to === null
    ? `stays.${way.note ? ` ${escaped(way.note)}` : ''}`
    : `<a href="#state=${encodeURIComponent(way.to)}">${escaped(boxes.find(({ path }) => path === way.to)?.title ?? way.to)}</a>`;

const tableRows = (boxes: readonly Box[], box: Box): string => {
  const title = box.title + (box.kind === 'group' && box.path ? ' (group)' : '');
  const more = [box.description, box.shows && `“${box.shows}”`, box.asks.length > 0 && `Asks: ${box.asks.join(', ')}.`]
    .filter(Boolean)
    .map((text) => `<p>${escaped(String(text))}</p>`);
  const cells = box.ways.map(
    (way) =>
      `<td><span class="c-${way.cause}">${icon(way.cause, 'way', 14)}</span> ${escaped(way.words)}</td><td>${escaped(way.condition.replace(/^if /, ''))}</td><td>${goal(boxes, way)}</td>`,
  );
  const lines = cells.length > 0 ? cells : [`<td colspan="3">${box.final ? 'It ends here.' : 'Nothing of its own.'}</td>`];
  const rows = lines.map(
    (line, index) =>
      `<tr>${index === 0 ? `<th scope="rowgroup" rowspan="${lines.length}">${escaped(title)}${more.join('')}</th>` : ''}${line}${index === 0 ? `<td rowspan="${lines.length}">${escaped(sectionWords(box.section))}</td>` : ''}</tr>`,
  );
  return `<tbody id="row-${anchor(box.path)}">${rows.join('')}</tbody>`;
};

export const figuresOf = (root: Box): { readonly states: number; readonly transitions: number } => {
  const boxes = boxesIn(root);
  return { states: boxes.length - 1, transitions: boxes.reduce((sum, { ways }) => sum + ways.length, 0) };
};

const tabNames: Readonly<Record<Part, readonly [string, Icon]>> = {
  read: ['Read', 'book'],
  simulate: ['Simulate', 'play'],
  journeys: ['Journeys', 'route'],
  coverage: ['Coverage', 'coverage'],
  replay: ['Replay', 'reset'],
};

const tab = (part: Part, count: string): string => {
  const [words, sign] = tabNames[part];
  return `<a href="#${part}" data-part="${part}"${part === 'read' ? ' aria-current="page"' : ''}>${icon(sign, 'way', 16)}${words}<span class="count" id="count-${part}">${count}</span></a>`;
};

/** The page of a machine; `systems` are the pages of those that it is part of. */
export const machinePage = (named: MachinePage, systems: readonly { readonly name: string; readonly title: string }[]): string => {
  const { model, root, drawing, stories } = named;
  const boxes = boxesIn(root).filter((box) => box.path !== '' || box.ways.length > 0);
  const { states, transitions } = figuresOf(root);
  const body = `<div class="head"><div><h1>${escaped(model.title)}</h1><p>${escaped(model.sentence)}</p></div>
<div class="figures" id="figures"><div><b>${states}</b>states</div><div><b>${transitions}</b>transitions</div><div><b>${stories.length}</b>${stories.length === 1 ? 'journey' : 'journeys'}</div></div></div>
<nav class="parts" aria-label="What to do with this flow">${parts
    .map((part) => tab(part, part === 'journeys' ? String(stories.length) : ''))
    .join('')}</nav>
<main>
<div class="work" id="work"><section class="canvas" aria-label="Drawing">${legend(boxes)}<div class="scroll" id="scroll">
${drawing}
</div><div id="strip"></div></section>
<aside class="panel" id="panel" aria-label="In words"></aside>
<aside class="screen" id="screen" aria-label="The customer’s screen" hidden></aside></div>
<section class="block" id="table" aria-label="Table"><h2>The drawing as a table</h2><p class="aside">Every state and every way out of it. ${systems.map((one) => `<a href="${one.name}.html">Part of: ${escaped(one.title)}</a>`).join(' · ')}</p><div class="wide"><table>
<thead><tr><th scope="col">State</th><th scope="col">What happens</th><th scope="col">If</th><th scope="col">Goes to</th><th scope="col">Section</th></tr></thead>
${boxes.map((box) => tableRows(boxes, box)).join('\n')}
</table></div></section>
</main>
<p class="unseen" id="live" aria-live="polite"></p>
${json('facts', { ...factsOf(named, root), stories })}`;
  return page({ name: named.name, title: `${model.title} · Statecharts`, where: model.title, hasScenes: true, body });
};
