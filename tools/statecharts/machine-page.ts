import type { AnyModel } from '../../tests/machines/harness/any-model.ts';
import { boxesIn, type Box, type Cause, type Kind, type Way } from './chart.ts';
import { kindNames } from './drawing.ts';
import { icon } from './icons.ts';
import { page } from './page-frame.ts';
import { pageScript } from './page-script.ts';
import type { Story } from './stories.ts';
import { anchor, escaped, uncapital } from './words.ts';

const causeNames: Record<Cause, string> = { customer: 'customer', answer: 'answer', failure: 'failure', time: 'time' };

const dashes: Record<Cause, string> = {
  customer: 'stroke-width="2.2"',
  answer: 'stroke-width="1.6"',
  failure: 'stroke-width="1.6" stroke-dasharray="6 3.5"',
  time: 'stroke-width="2" stroke-dasharray="1.5 3.5" stroke-linecap="round"',
};

const legend = (boxes: readonly Box[]): string => {
  const kinds = (['customer', 'answer', 'time', 'instant', 'blocked', 'good', 'end'] as const).filter((kind) => boxes.some((box) => box.kind === kind));
  const causes = Object.entries(causeNames) as [Cause, string][];
  const sample = (kind: Kind) => `<svg class="chart" width="20" height="15" aria-hidden="true"><g class="is-${kind}"><rect class="box" x="1" y="1" width="18" height="13" rx="3.5"/></g></svg>`;
  return [
    '<div class="legend">',
    ...kinds.map((kind) => `<span>${sample(kind)}${kindNames[kind]}</span>`),
    ...causes.map(([cause, name]) => `<span class="by by-${cause}">${icon(cause, 'way', 14)}<svg width="24" height="6" aria-hidden="true"><path d="M1 3h22" fill="none" stroke="currentColor" ${dashes[cause]}/></svg>${name}</span>`),
    `<span>${icon('stays', 'way', 14)}stays here</span>`,
    '</div>',
  ].join('');
};

const titleAt = (boxes: readonly Box[], path: string | null) => boxes.find((box) => box.path === path)?.title ?? '';

const goal = (boxes: readonly Box[], way: Way): string =>
  way.to === null ? `stays.${way.note ? ` ${escaped(way.note)}` : ''}` : `<a href="#state=${encodeURIComponent(way.to)}">${escaped(titleAt(boxes, way.to))}</a>`;

const section = (text: string) => (text ? text.split(/\s+/).map((one) => `§${escaped(one)}`).join(' ') : '');

const entry = (boxes: readonly Box[]) => (box: Box): string =>
  [
    `<li class="entry" data-state="${escaped(box.path)}"><span class="k-${box.kind}">${icon(box.kind, 'state')}</span>`,
    `<h3><a href="#state=${encodeURIComponent(box.path)}">${escaped(box.title)}</a></h3><span class="section">${section(box.section)}</span>`,
    `<p>${escaped(box.sentence || box.description)}</p>`,
    box.ways.length > 0
      ? `<ul>${box.ways.map((way) => `<li class="way"><span class="c-${way.cause}">${icon(way.to === null ? 'stays' : way.cause, 'way', 14)}</span><span><b>${escaped(way.words)}</b>${way.condition ? ` ${escaped(way.condition)}` : ''}: ${way.to === null ? goal(boxes, way) : escaped(titleAt(boxes, way.to))}</span></li>`).join('')}</ul>`
      : '',
    '</li>',
  ].join('');

const tableRows = (boxes: readonly Box[], box: Box): string => {
  const title = box.title + (box.kind === 'group' && box.children.length > 0 ? ' (group)' : '');
  const asks = box.asks.length > 0 ? `<p>Asks: ${escaped(box.asks.join(', '))}.</p>` : '';
  const state = (span: number) => `<th scope="rowgroup" rowspan="${span}">${escaped(title)}<p>${escaped(box.description)}</p>${asks}</th>`;
  const cells = box.ways.map((way) => `<td><span class="c-${way.cause}">${icon(way.cause, 'way', 14)}</span> ${escaped(way.words)}</td><td>${escaped(way.condition.replace(/^if /, ''))}</td><td>${goal(boxes, way)}</td>`);
  const lines = cells.length > 0 ? cells : [`<td colspan="3">${box.final ? 'It ends here.' : 'Nothing of its own.'}</td>`];
  return `<tbody id="row-${anchor(box.path)}">${lines.map((line, index) => `<tr>${index === 0 ? state(lines.length) : ''}${line}${index === 0 ? `<td rowspan="${lines.length}">${section(box.section)}</td>` : ''}</tr>`).join('')}</tbody>`;
};

const story = ({ slug, title, begins, steps, ends }: Story): string =>
  [
    `<li class="story" id="journey-${slug}"><h3><a href="#journey=${slug}">${escaped(title)}</a></h3><p class="aside">Begins when ${escaped(uncapital(begins))}.</p><ol>`,
    ...steps.map((step, index) => `<li data-ways="${escaped(JSON.stringify(step.ways))}"><span class="step">${index + 1}</span><span>${escaped(step.says)}</span></li>`),
    `</ol><p class="ends">${icon('good', 'state')}${escaped(ends)}.</p></li>`,
  ].join('');

/** Everything a machine's page tells. */
export type MachinePage = { readonly name: string; readonly model: AnyModel; readonly root: Box; readonly drawing: string; readonly stories: readonly Story[] };

/** How many states and transitions a chart has, groups counted as states. */
export const figuresOf = (root: Box): { readonly states: number; readonly transitions: number } => {
  const boxes = boxesIn(root);
  return { states: boxes.length - 1, transitions: boxes.reduce((sum, { ways }) => sum + ways.length, 0) };
};

/** The page of a machine. */
export const machinePage = ({ name, model, root, drawing, stories }: MachinePage): string => {
  const boxes = boxesIn(root).filter((box) => box.path !== '' || box.ways.length > 0);
  const { states, transitions } = figuresOf(root);
  const body = `<div class="head"><div><h1>${escaped(model.title)}</h1><p>${escaped(model.sentence)}</p></div>
<div class="figures"><div><b>${states}</b>states</div><div><b>${transitions}</b>transitions</div><div><b>${stories.length}</b>journeys</div></div></div>
<nav class="parts" aria-label="On this page"><a href="#drawing">Drawing</a><a href="#table">Table</a><a href="#journeys">Journeys <span class="count">${stories.length}</span></a><a href="${escaped(name)}.svg">Drawing alone</a></nav>
<main><div class="work" id="drawing"><div class="canvas">${legend(boxes)}<div class="scroll">
${drawing}
</div></div>
<aside class="panel"><h2>States in words</h2><p class="aside">What the customer sees, and the specification’s section.</p><ul>${boxes.filter(({ path }) => path !== '').map(entry(boxes)).join('\n')}</ul></aside></div>
<section class="block" id="table"><h2>Table</h2><p class="aside">The drawing in words: every state and every way out of it.</p><div class="wide"><table>
<thead><tr><th scope="col">State</th><th scope="col">What happens</th><th scope="col">If</th><th scope="col">Goes to</th><th scope="col">Section</th></tr></thead>
${boxes.map((box) => tableRows(boxes, box)).join('\n')}
</table></div></section>
<section class="block" id="journeys"><h2>Journeys</h2><p class="aside">Together they walk every transition. Each is executed on the real machine by its tests.</p><ol class="stories">
${stories.map(story).join('\n')}
</ol></section></main>
<footer class="foot">Used by ${escaped(model.usedBy)}. Answers to ${section(model.section)}. Drawn from the machine itself, <code>${escaped(model.machine.id)}</code>.</footer>`;
  return page({ title: `${model.title} · Statecharts`, where: `<b>${escaped(model.title)}</b>`, body, script: pageScript });
};
