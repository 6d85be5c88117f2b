import { figuresOf, type MachinePage } from './machine-page.ts';
import { icon } from './icons.ts';
import { json, page } from './page-frame.ts';
import { factsOf } from './page/facts.ts';
import { entriesOf } from './search.ts';
import { escaped, sectionWords } from './words.ts';

const style = `
.index{padding:0 22px 30px}.index>.head{padding:13px 0 6px;background:none}.index .block{padding:18px 0;background:none}
.ask{display:flex;max-width:560px;align-items:center;gap:8px;min-height:44px;margin:6px 0;padding:0 12px;border:1.5px solid var(--rule-strong);border-radius:8px;background:var(--surface)}.ask input{flex:1;min-width:0;border:0;outline:0;background:none}.ask:focus-within{box-shadow:0 0 0 3px var(--accent)}
.flow-table{min-width:900px}.flow-table tbody th span{margin-left:8px;font-weight:440;font-size:12.5px;color:var(--ink-2)}.flow-table td{font-size:13.5px;color:var(--ink-2)}.flow-table tbody :is(td,th){padding-block:3px}.flow-table.untested .of-run{display:none}
.coverage-cell{display:grid;grid-template-columns:58px auto;gap:8px;align-items:center;white-space:nowrap}.coverage-cell b{color:var(--ink)}
.results li{position:relative;display:grid;grid-template-columns:112px minmax(0,1fr) auto;gap:2px 12px;padding:9px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px;color:var(--ink-2)}.results a{font-weight:640;font-size:15px;line-height:20px}.results a::after{content:'';position:absolute;inset:0}.results p{max-width:84ch}
.all-asked>div{columns:3 330px;column-gap:32px;margin-top:8px}.all-asked section{break-inside:avoid-column;margin-bottom:16px}.all-asked li{padding:4px 0;font-size:13.5px;line-height:18px}
.brought{margin:8px 0;padding:12px 16px;border:1.5px solid var(--accent);border-radius:8px;background:var(--surface)}.brought li{display:flex;gap:10px;padding:4px 0}.brought li span{color:var(--ink-2)}
@media (max-width:900px){.index{padding:0 14px 20px}.results li{grid-template-columns:minmax(0,1fr) auto}.results li div{grid-column:1/-1;grid-row:2}.index :is(.results,.all-asked,.brought,.links) a{display:inline-block;padding:6px 0;min-height:32px}}
`;

const flowRow = ({ name, model, root, stories }: MachinePage): string => {
  const { states, transitions } = figuresOf(root);
  const figures = [states, transitions, stories.length].map((count) => `<td class="figure">${count}</td>`).join('');
  return `<tr data-machine="${escaped(model.machine.id)}"><th scope="row"><a href="${escaped(name)}.html">${escaped(model.title)}</a><span>${escaped(model.sentence)}</span></th><td>${escaped(model.usedBy)}</td>${figures}<td class="of-run" data-actors></td><td class="of-run" data-browser></td><td>${escaped(sectionWords(model.section))}</td></tr>`;
};

const askedOf = ({ name, model, stories }: MachinePage): string => {
  const lines = (model.questions ?? []).map(
    ({ when }, index) => `<li><a href="${escaped(name)}.html#journey=${escaped(stories[index]?.slug ?? '')}">… ${escaped(when)}?</a></li>`,
  );
  return lines.length === 0
    ? ''
    : `<section><h3><a href="${escaped(name)}.html">${escaped(model.title)}</a></h3><ul>${lines.join('')}</ul></section>`;
};

const HEADS = ['Flow', 'Who uses it', 'States', 'Transitions', 'Journeys', 'On actors', 'In the browser', 'Specification'];
const classOf = (head: string): string =>
  ['States', 'Transitions', 'Journeys'].includes(head) ? ' class="figure"' : /^(On|In) /.test(head) ? ' class="of-run"' : '';

/** What a project's index is headed by, and what may be asked there. */
export type IndexWords = { readonly title: string; readonly asks: string; readonly claims: string };

export const indexPage = (
  pages: readonly MachinePage[],
  systems: readonly { readonly name: string; readonly title: string }[],
  akin: readonly string[],
  words: IndexWords,
): string => {
  const others = [
    ...systems.map(({ name, title }) => `<a href="${name}.html">${escaped(title)}</a>`),
    `<a href="claims.html">${escaped(words.claims)}</a>`,
    '<a href="#questions">All questions</a>',
  ];
  const body = `<main class="index"><div class="head"><div><h1>${escaped(words.title)}</h1><p>Drawn from the running code. Choose a flow to read it, play it, or see what its tests walked.</p></div></div>
<label class="ask">${icon('search', 'way', 16)}<span class="unseen">Find a question, answer, state or message</span><input id="find" type="search" autocomplete="off" placeholder="${escaped(words.asks)}"><kbd>/</kbd></label>
<p class="links">${others.join(' ')}</p>
<section class="brought" id="brought" aria-label="What happened in a page" hidden></section>
<section class="results" id="results" aria-label="What was found" hidden></section>
<section class="flows"><div class="wide"><table class="flow-table untested" id="flow-table"><thead><tr>${HEADS.map((head) => `<th scope="col"${classOf(head)}>${head}</th>`).join('')}</tr></thead>
<tbody>
${pages.map(flowRow).join('\n')}
</tbody></table></div><p class="aside" id="last-run">No test ran on this computer yet: npm run paths.</p></section>
<section class="block" aria-labelledby="load-title"><h2 id="load-title">What happened in a page</h2><div id="bring"></div></section>
<section class="block all-asked" id="questions" aria-labelledby="all-asked"><h2 id="all-asked">What happens when …</h2><p class="aside">Each question has an answer and the journey that shows it; tests walk every one.</p><div>${pages.map(askedOf).join('\n')}</div></section></main>
${json(
  'flows',
  pages.map((one) => factsOf(one, one.root)),
)}
${json('searched', { entries: pages.flatMap(({ name, root, stories }) => entriesOf(name, root, stories)), akin })}`;
  return page({ name: 'index', title: 'Statecharts', where: null, style, body });
};
