import { bundle } from './bundle.ts';
import { figuresOf, type MachinePage } from './machine-page.ts';
import { icon } from './icons.ts';
import { page } from './page-frame.ts';
import { fileURLToPath } from 'node:url';
import type { Searched } from './page/found-entry.ts';
import { packed } from './page/packed-entries.ts';
import { flowsBySection, type SectionRow } from './requirements.ts';
import { entriesOf } from './search-entries.ts';
import { systems } from './systems/all-systems.ts';
import { escaped, sectionWords } from './words.ts';

const style = `<style>
.index{display:grid;grid-template-columns:minmax(0,1fr) 340px;grid-template-rows:auto 1fr;align-items:start}.index>.head{padding:13px 22px 0 24px;background:none}.index>.head h1{font-size:28px;line-height:34px}.flows{padding:0 22px 30px 24px;min-width:0}
.filters{display:flex;flex:1;flex-wrap:wrap;gap:8px;align-items:center}.filters .field{display:flex;flex:1 1 240px;max-width:340px;align-items:center;gap:8px;min-height:42px;padding:0 12px;border:1.5px solid var(--rule-strong);border-radius:8px;background:var(--surface)}.filters input{flex:1;min-width:0;border:0;outline:0;background:none}.field:focus-within{box-shadow:0 0 0 3px var(--accent)}.filters .outlined{min-height:42px}.filters .aside{margin-left:auto}
.flow-table{min-width:900px;margin-top:2px;table-layout:fixed}.flow-table :is(th,td):nth-child(2){width:17%}.flow-table :is(th,td):is(:nth-child(3),:nth-child(5)){width:66px}.flow-table :is(th,td):nth-child(4){width:88px}.flow-table .of-run{width:120px}.flow-table .of-run:nth-child(8){width:82px}.flow-table :is(th,td):last-child{width:92px;padding-right:0}.flow-table.untested .of-run{display:none}.flow-table.untested :is(th,td):nth-child(2){width:22%}
.flow-table th a{font:660 15px/18px inherit;font-size:14.5px;line-height:15.5px}.flow-table tbody th span{margin-left:8px;font-weight:440;font-size:12.5px;color:var(--ink-2)}.flow-table tbody :is(th,td:nth-child(2)){overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.flow-table td{font-size:13.5px;color:var(--ink-2);vertical-align:middle}.flow-table thead th{padding-bottom:3px}.flow-table tbody :is(td,th){padding-block:0;line-height:15.5px}.flow-table td.figure{color:var(--ink);font-weight:600}.flow-table tbody tr:hover{background:var(--accent-soft)}.index .figures{gap:6px 18px}.flow-table [data-run]{white-space:nowrap}
.coverage-cell{display:grid;grid-template-columns:58px auto;gap:8px;align-items:center;white-space:nowrap}.coverage-cell b{color:var(--ink);font-weight:640}
.side{grid-area:1/2/3/3;padding:18px 20px;border-left:1px solid var(--rule);background:var(--surface);min-height:calc(100vh - 52px)}.asked li{padding:7px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px}.asked a{font-weight:560}.asked li span{color:var(--ink-2);white-space:nowrap}.asked .links{margin:8px 0 18px}.bare li{display:grid;grid-template-columns:52px minmax(0,1fr);gap:2px 6px;padding:8px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px}.bare li b{font-weight:640}.bare li p{grid-column:2;color:var(--ink-2);font-size:13px}.side .section{color:var(--ink-2);font-weight:600}.bare h2:not(:first-child){margin-top:18px}
.requirements{grid-column:1/-1}.requirements td:first-child{white-space:nowrap;font-weight:600}.requirements .states{display:flex;flex-wrap:wrap;gap:2px 10px}
.results{grid-column:1/-1;padding:6px 22px 30px 24px;min-width:0}.results ol{margin:6px 0 14px}.results li{display:grid;grid-template-columns:112px minmax(0,1fr) auto;gap:2px 12px;padding:9px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px;color:var(--ink-2)}.results .kind{display:flex;gap:6px;align-items:center;align-self:start;font-weight:560}.results a{font-weight:640;font-size:15px;line-height:20px}.results li{position:relative}.results li a::after{content:'';position:absolute;inset:0}.results p{max-width:84ch}.results .of{font-weight:560;white-space:nowrap}
.all-asked{grid-column:1/-1;border-top:1px solid var(--rule)}.all-asked>div{columns:3 330px;column-gap:32px;margin-top:8px}.all-asked section{break-inside:avoid-column;margin-bottom:16px}.all-asked li{padding:4px 0;font-size:13.5px;line-height:18px}.all-asked h3 a{color:var(--ink)}
.brought{grid-column:1;margin:8px 22px 4px 24px;padding:12px 16px;border:1.5px solid var(--accent);border-radius:8px;background:var(--surface)}.brought ul{columns:3 220px;column-gap:28px;margin-top:6px}.brought li{display:flex;gap:10px;align-items:baseline;break-inside:avoid;padding:4px 0;font-size:14px;line-height:19px}.brought li span{color:var(--ink-2);font-size:13px}.brought a{font-weight:600}.dropping .index{outline:3px solid var(--accent);outline-offset:-3px}.bring-in .bring{margin:4px 0 18px;padding:0;border:0}.bring-in .bring textarea{width:100%}.brought h2{flex:0 1 auto}.brought .panel-head{justify-content:space-between}
@media (min-width:1361px){.index>.head{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 28px;align-items:end}.index>.head p{font-size:14px;line-height:19px}.filters{display:contents}.filters .field{position:absolute;top:5px;left:260px;width:440px;max-width:none}.filters .aside{grid-area:2/1;margin:0;font-size:12.5px;line-height:17px}.filters .outlined{grid-row:3;justify-self:start;margin-top:4px}.index>.head .figures{grid-area:1/2/3/3}}
@media (max-width:1360px){.index{grid-template-columns:minmax(0,1fr);grid-template-rows:none}.side{display:contents}.asked{padding:10px 22px 6px 24px}.asked ul{columns:2 340px;column-gap:28px}.asked li{break-inside:avoid}.asked .links{margin-bottom:4px}.flows,.results,.bring-in,.bare,.all-asked,.requirements{order:1}.bring-in{padding:0 22px 0 24px}.bare{padding:18px 22px;border-top:1px solid var(--rule);background:var(--surface)}}
@media (max-width:900px){.brought{margin:8px 14px}.brought a{display:inline-flex;align-items:center;min-height:44px}.index>.head{padding:12px 14px 0}.index .filters{margin-top:10px}.flows,.results{padding:0 14px 20px}.results li{grid-template-columns:minmax(0,1fr) auto}.results li div{grid-column:1/-1;grid-row:2}.results a,.all-asked a{display:inline-block;padding:6px 0;min-height:32px}.asked,.bring-in,.bare{padding-left:14px;padding-right:14px}.asked a{display:inline-block;padding:4px 0}.filters .aside{margin-left:0}}
@media print{main{display:block!important}.index{display:block}.index>div.head{display:flex!important;padding:0 0 8px}.filters,.asked,.results,.bare a{display:none}.flow-table,.requirements table{font-size:10px}}
</style>`;

const flowRow = ({ name, model, root, stories }: MachinePage): string => {
  const { states, transitions } = figuresOf(root);
  return `<tr data-machine="${escaped(model.machine.id)}"><th scope="row"><a href="${escaped(name)}.html">${escaped(model.title)}</a><span title="${escaped(model.sentence)}">${escaped(model.sentence)}</span></th><td title="${escaped(model.usedBy)}">${escaped(model.usedBy)}</td><td class="figure">${states}</td><td class="figure">${transitions}</td><td class="figure">${stories.length}</td><td class="of-run" data-actors></td><td class="of-run" data-browser></td><td class="of-run" data-run></td><td>${escaped(sectionWords(model.section))}</td></tr>`;
};

const searchedOf = ({ name, model, root, stories }: MachinePage): Searched => ({
  name,
  title: model.title,
  entries: [
    { kind: 'state', title: model.title, more: `${model.sentence} ${model.usedBy} ${sectionWords(model.section)}`, link: 'read' },
    ...entriesOf(root, stories),
  ],
});

const requirementRow =
  (pages: readonly MachinePage[]) =>
  ({ section, flows }: SectionRow): string => {
    const lines = flows.map(({ name, states, journeys }) => {
      const flow = pages.find((one) => one.name === name);
      return `<tr data-section="${escaped(section.id)}" data-of="${escaped(flow?.model.machine.id ?? '')}"><td>§${escaped(section.id)}</td><td>${escaped(section.title)}</td><td><a href="${escaped(name)}.html">${escaped(flow?.model.title ?? name)}</a></td><td><span class="states">${states.map(({ path, title }) => `<a href="${escaped(name)}.html#state=${encodeURIComponent(path)}">${escaped(title)}</a>`).join('')}</span></td><td>${journeys.length > 0 ? `<a href="${escaped(name)}.html#journey=${escaped(journeys[0]?.slug ?? '')}" data-keys="${journeys.map(({ key }) => key).join(' ')}">${journeys.length} ${journeys.length === 1 ? 'journey' : 'journeys'}</a>` : ''}</td><td data-result></td></tr>`;
    });
    const tests = section.tests.map((test) => `<code>${escaped(test)}</code>`).join('<br>');
    return lines.length > 0
      ? lines.join('')
      : `<tr><td>§${escaped(section.id)}</td><td>${escaped(section.title)}</td><td colspan="2">No machine: ${escaped(section.why)}</td><td colspan="2">${tests || '<span class="tag bad">no test yet</span>'}</td></tr>`;
  };

const uncovered = ({ section }: SectionRow): string =>
  `<li><span class="section">§${escaped(section.id)}</span><b>${escaped(section.title)}</b><p>${
    section.tests.length > 0
      ? section.tests
          .map((test) =>
            escaped(
              test
                .split('/')
                .at(-1)
                ?.replace(/\.tsx?$/, '') ?? test,
            ),
          )
          .join(', ')
      : '<span class="tag bad">no test yet</span>'
  }</p></li>`;

/** Questions that stand beside the flows: one of each of those flows that are asked about most. */
const mostAsked = 12;

type Asked = { readonly when: string; readonly slug: string };

const questionsOf = ({ model, stories }: MachinePage): readonly Asked[] =>
  (model.questions ?? []).map(({ when }, index) => ({ when, slug: stories[index]?.slug ?? '' }));

const wayToAnswer = (name: string, { when, slug }: Asked): string =>
  `<a href="${escaped(name)}.html#journey=${escaped(slug)}">… ${escaped(when)}?</a>`;

const howMany = (pages: readonly MachinePage[]): number => pages.reduce((sum, one) => sum + questionsOf(one).length, 0);

/** What people ask most, each with the way to the journey that answers it. */
const asked = (pages: readonly MachinePage[]): string => {
  const lines = [...pages]
    .sort((one, other) => questionsOf(other).length - questionsOf(one).length)
    .slice(0, mostAsked)
    .flatMap((one) =>
      questionsOf(one)
        .slice(0, 1)
        .map((question) => `<li>${wayToAnswer(one.name, question)} <span>${escaped(one.model.title)}</span></li>`),
    );
  return `<section class="asked" aria-labelledby="asked"><h2 id="asked">What happens when …</h2><ul>${lines.join('\n')}</ul><p class="links"><a href="#questions">All ${howMany(pages)} questions</a> <a href="payment-failures.html">All that goes wrong with a payment, and what the customer sees</a> <a href="claims.html">What always holds, and what never happens: proved</a></p><h2>Flows that run together</h2><p class="links">${systems.map(({ system }) => `<a href="${escaped(system.name)}.html">${escaped(system.title)}</a>`).join(' ')}</p></section><section class="load-in" aria-labelledby="load-title"><h2 id="load-title">What happened in a page</h2><div id="bring"></div></section>`;
};

/** Every question, by its flow. */
const allAsked = (pages: readonly MachinePage[]): string => {
  const flows = pages
    .filter((one) => questionsOf(one).length > 0)
    .map(
      (one) =>
        `<section><h3><a href="${escaped(one.name)}.html">${escaped(one.model.title)}</a></h3><ul>${questionsOf(one)
          .map((question) => `<li>${wayToAnswer(one.name, question)}</li>`)
          .join('')}</ul></section>`,
    );
  return `<section class="block all-asked" id="questions" aria-labelledby="all-asked"><h2 id="all-asked">What happens when …</h2><p class="aside">All ${howMany(pages)} questions, each with an answer and the journey that shows it; tests walk every one.</p><div>${flows.join('\n')}</div></section>`;
};

/** The page that lists every flow on one line each, and where every section of the specification is kept. */
export const indexPage = async (pages: readonly MachinePage[]): Promise<string> => {
  const sum = (count: (one: MachinePage) => number) => pages.reduce((total, one) => total + count(one), 0);
  const sections = flowsBySection(pages);
  const bare = sections.filter(({ flows }) => flows.length === 0);
  const body = `${style}<main class="index"><div class="head"><div><h1>How the shop behaves</h1><p>Drawn from the running code. Choose a flow to read it, play it, or see what its tests walked.</p></div>
<div class="filters"><label class="field">${icon('search', 'way', 16)}<span class="unseen">Find a question, answer, state or message</span><input id="find" type="search" autocomplete="off" placeholder="Ask: card declined, slot full, second tab …"><kbd>/</kbd></label><button class="outlined" id="with-gaps" type="button" aria-pressed="false" hidden>${icon('filter', 'way', 16)}With gaps <span class="count" id="count-gaps"></span></button><span class="aside" id="last-run">No test ran on this computer yet: npm run paths.</span></div>
<div class="figures" id="figures"><div><b>${pages.length}</b>${pages.length === 1 ? 'flow' : 'flows'}</div><div><b>${sum(({ root }) => figuresOf(root).states)}</b>states</div><div><b>${sum(({ root }) => figuresOf(root).transitions)}</b>transitions</div><div><b>${sum(({ stories }) => stories.length)}</b>journeys</div></div></div>
<section class="brought" id="brought" aria-label="What happened in a page" hidden></section>
<section class="flows"><div class="wide"><table class="flow-table untested" id="flow-table"><thead><tr><th scope="col">Flow</th><th scope="col">Who uses it</th><th scope="col" class="figure">States</th><th scope="col" class="figure">Transitions</th><th scope="col" class="figure">Journeys</th><th scope="col" class="of-run">On actors</th><th scope="col" class="of-run">In the browser</th><th scope="col" class="of-run">Last run</th><th scope="col">Specification</th></tr></thead>
<tbody>
${pages.map(flowRow).join('\n')}
</tbody></table></div><p class="aside" id="none" hidden>No flow is left.</p></section>
<section class="results" id="results" aria-label="What was found" hidden></section>
<aside class="side">${asked(pages)}<div class="bare"><h2>What no machine covers</h2><p class="aside">Sections that are pure views or rules, and what tests them.</p><ul>${bare.map(uncovered).join('\n')}</ul><p class="links"><a href="#requirements">All ${sections.length} sections: machine, states, journeys, result</a></p><h2>Look here first</h2><ul id="first"><li><span></span><p>Nothing is known before a test ran.</p></li></ul></div></aside>
${allAsked(pages)}
<section class="block requirements" id="requirements"><h2>Requirements</h2><p class="aside">Each section of the specification, the states that answer to it, the journeys that pass them, and how those went last.</p><div class="wide"><table><thead><tr><th scope="col">Section</th><th scope="col">What it says</th><th scope="col">Flow</th><th scope="col">States</th><th scope="col">Journeys</th><th scope="col">Last result</th></tr></thead><tbody>
${sections.map(requirementRow(pages)).join('\n')}
</tbody></table></div></section></main>
<script type="application/json" id="flows">${JSON.stringify(pages.map(({ name, model, root }) => ({ name, machine: model.machine.id, title: model.title, sentence: '', usedBy: '', section: '', root, stories: [], walks: [] }))).replaceAll('<', '\\u003c')}</script>
<script type="application/json" id="searched">${JSON.stringify(packed(pages.map(searchedOf))).replaceAll('<', '\\u003c')}</script>`;
  const script = await bundle(
    `import { openIndex } from ${JSON.stringify(fileURLToPath(new URL('page/open-index.ts', import.meta.url)))};\nopenIndex();\n`,
  );
  return page({ title: 'Statecharts', where: null, find: null, body, script });
};
