import { bundle, pageFile } from '../../../tools/statecharts/bundle.ts';
import { icon } from '../../../tools/statecharts/icons.ts';
import { figuresOf, type MachinePage } from '../../../tools/statecharts/machine-page.ts';
import type { Searched } from '../../../tools/statecharts/page/found-entry.ts';
import { packed } from '../../../tools/statecharts/page/packed-entries.ts';
import { page } from '../../../tools/statecharts/page-frame.ts';
import { entriesOf } from '../../../tools/statecharts/search-entries.ts';
import { escaped } from '../../../tools/statecharts/words.ts';
import { house } from './house.ts';

const style = `<style>
.flows,.results,.asked{padding:0 24px 28px}.index .head{flex-wrap:wrap;gap:14px 24px}.filters{display:flex;flex:1 1 520px;flex-wrap:wrap;gap:8px;align-items:center}.filters .field{display:flex;flex:1 1 240px;max-width:360px;align-items:center;gap:8px;min-height:42px;padding:0 12px;border:1.5px solid var(--rule-strong);border-radius:8px;background:var(--surface)}.filters input{flex:1;min-width:0;border:0;outline:0;background:none}.field:focus-within{box-shadow:0 0 0 3px var(--accent)}.filters .outlined{min-height:42px}
.flow-table.untested .of-run{display:none}#figures .walked+.walked{display:none}.flow-table td.figure{font-weight:600}.flow-table tbody th span{display:block;font-weight:440;font-size:13px;color:var(--ink-2)}.coverage-cell{display:grid;grid-template-columns:58px auto;gap:8px;align-items:center;white-space:nowrap}
.asked li,.results li{padding:7px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px}.results li{display:grid;grid-template-columns:120px minmax(0,1fr) auto;gap:2px 12px}.results .kind{display:flex;gap:6px;align-items:center;align-self:start}.asked span,.results p,.results .of{color:var(--ink-2)}
@media (max-width:900px){.flows,.results,.asked{padding:0 14px 20px}.results li{grid-template-columns:minmax(0,1fr) auto}.results li div{grid-column:1/-1;grid-row:2}.asked a,.results a{display:inline-block;padding:6px 0}}
</style>`;

const flowRow = ({ name, model, root, stories }: MachinePage): string => {
  const { states, transitions } = figuresOf(root);
  return `<tr data-machine="${escaped(model.machine.id)}"><th scope="row"><a href="${escaped(name)}.html">${escaped(model.title)}</a><span>${escaped(model.sentence)}</span></th><td>${escaped(model.usedBy)}</td><td class="figure">${states}</td><td class="figure">${transitions}</td><td class="figure">${stories.length}</td><td class="of-run" data-actors></td><td class="of-run" data-run></td></tr>`;
};

const searchedOf = ({ name, model, root, stories }: MachinePage): Searched => ({
  name,
  title: model.title,
  entries: [{ kind: 'state', title: model.title, more: `${model.sentence} ${model.usedBy}`, link: 'read' }, ...entriesOf(root, stories)],
});

/** What people ask, each with the way to the journey that answers it. */
const asked = (pages: readonly MachinePage[]): string => {
  const questions = pages.flatMap(({ name, model, stories }) =>
    (model.questions ?? []).map(
      ({ when }, index) =>
        `<li><a href="${escaped(name)}.html#journey=${escaped(stories[index]?.slug ?? '')}">… ${escaped(when)}?</a> <span>${escaped(model.title)}</span></li>`,
    ),
  );
  return questions.length === 0
    ? ''
    : `<section class="asked" aria-labelledby="asked"><h2 id="asked">What happens when …</h2><ul>${questions.join('\n')}</ul></section>`;
};

const told = (facts: unknown): string => JSON.stringify(facts).replaceAll('<', '\\u003c');

/** The page that lists every flow and every question, and finds what is looked for in all of them. */
export const indexPage = async (pages: readonly MachinePage[]): Promise<string> => {
  const sum = (count: (one: MachinePage) => number) => pages.reduce((total, one) => total + count(one), 0);
  const flows = pages.map(({ name, model, root }) => ({
    name,
    machine: model.machine.id,
    title: model.title,
    sentence: '',
    usedBy: '',
    section: '',
    root,
    stories: [],
    walks: [],
  }));
  const body = `${style}<main class="index"><div class="head"><div><h1>How it behaves</h1><p>Drawn from the running code. Choose a flow to read it, play it, or see what its tests walked.</p></div>
<div class="filters"><label class="field">${icon('search', 'way', 16)}<span class="unseen">Find a question, answer, state or message</span><input id="find" type="search" autocomplete="off" placeholder="Ask what happens"><kbd>/</kbd></label><button class="outlined" id="with-gaps" type="button" aria-pressed="false" hidden>${icon('filter', 'way', 16)}With gaps <span class="count" id="count-gaps"></span></button><button class="outlined" id="only-changed" type="button" aria-pressed="false" hidden>${icon('changes', 'way', 16)}Changed <span class="count" id="count-changed"></span></button><span class="aside" id="last-run">Nothing was walked on this computer yet: ${escaped(house.commands.walk)}</span></div>
<div class="figures" id="figures"><div><b>${pages.length}</b>${pages.length === 1 ? 'flow' : 'flows'}</div><div><b>${sum(({ root }) => figuresOf(root).states)}</b>states</div><div><b>${sum(({ root }) => figuresOf(root).transitions)}</b>transitions</div><div><b>${sum(({ stories }) => stories.length)}</b>journeys</div></div></div>
<section class="flows"><div class="wide"><table class="flow-table untested" id="flow-table"><thead><tr><th scope="col">Flow</th><th scope="col">Where</th><th scope="col">States</th><th scope="col">Transitions</th><th scope="col">Journeys</th><th scope="col" class="of-run">Walked</th><th scope="col" class="of-run">Last run</th></tr></thead>
<tbody>
${pages.map(flowRow).join('\n')}
</tbody></table></div><p class="aside" id="none" hidden>No flow is left.</p><ul id="first"></ul></section>
<section class="results" id="results" aria-label="What was found" hidden></section>
<div class="side">${asked(pages)}</div></main>
<script type="application/json" id="flows">${told(flows)}</script>
<script type="application/json" id="searched">${told(packed(pages.map(searchedOf)))}</script>`;
  const script = await bundle(`import { openIndex } from ${JSON.stringify(pageFile('open-index'))};\nopenIndex();\n`);
  return page({ title: house.plate, where: null, find: null, body, script });
};
