import { figuresOf, type MachinePage } from './machine-page.ts';
import { page } from './page-frame.ts';
import { escaped } from './words.ts';

/** Shows only the flows that have all the words looked for. */
const filterScript = `
const box=document.getElementById('find'),rows=[...document.querySelectorAll('tbody tr')];
box.addEventListener('input',()=>{const words=box.value.toLowerCase().split(/\\s+/);for(const row of rows)row.hidden=!words.every(word=>row.dataset.words.includes(word))});
addEventListener('keydown',e=>{if(e.key==='/'&&document.activeElement!==box){e.preventDefault();box.focus()}});
`;

const style = `<style>#find{width:min(420px,100%);min-height:44px;margin-top:12px;padding:0 12px;border:1.5px solid var(--rule-strong);border-radius:8px;background:var(--surface);color:inherit;font:inherit}tbody th a{font-size:15px}[hidden]{display:none}@media print{#find{display:none}}</style>`;

/** The page that lists every flow on one line each. */
export const indexPage = (pages: readonly MachinePage[]): string => {
  const rows = pages.map(({ name, model, root, stories }) => {
    const { states, transitions } = figuresOf(root);
    const words = [model.title, model.sentence, model.usedBy, model.section, ...Object.values(model.states)].join(' ').toLowerCase();
    return `<tr data-words="${escaped(words)}"><th scope="row"><a href="${escaped(name)}.html">${escaped(model.title)}</a></th><td>${escaped(model.sentence)}</td><td>${escaped(model.usedBy)}</td><td class="number">${states}</td><td class="number">${transitions}</td><td class="number">${stories.length}</td><td>§${escaped(model.section)}</td></tr>`;
  });
  const sum = (count: (one: MachinePage) => number) => pages.reduce((total, one) => total + count(one), 0);
  const body = `${style}<div class="head"><div><h1>How the shop behaves</h1><p>Drawn from the running code. Choose a flow to read it.</p></div>
<div class="figures"><div><b>${pages.length}</b>${pages.length === 1 ? 'flow' : 'flows'}</div><div><b>${sum(({ root }) => figuresOf(root).states)}</b>states</div><div><b>${sum(({ root }) => figuresOf(root).transitions)}</b>transitions</div><div><b>${sum(({ stories }) => stories.length)}</b>journeys</div></div></div>
<main class="block"><label for="find" class="aside">Find a flow, a state’s sentence or a section</label><br><input id="find" type="search" autocomplete="off">
<div class="wide"><table><thead><tr><th scope="col">Flow</th><th scope="col">What it is for</th><th scope="col">Used by</th><th scope="col" class="number">States</th><th scope="col" class="number">Transitions</th><th scope="col" class="number">Journeys</th><th scope="col">Section</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div></main>`;
  return page({ title: 'Statecharts', where: 'All flows', body, script: filterScript });
};
