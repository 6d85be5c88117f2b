import type { ClaimsRecord, ToldClaim, ToldWorld } from '#statecharts/claims-record.ts';
import { icon } from './icons.ts';
import { json, page } from './page-frame.ts';
import { escaped } from './words.ts';

const style = `
.claims{padding:18px 24px 48px;max-width:1240px;margin:0 auto}.claims h1{font-size:28px;line-height:34px}.claims .lead{max-width:780px;margin-top:4px;color:var(--ink-2)}.claims h2{margin-top:30px;font-size:21px;line-height:26px}
.claims .head-row{display:flex;flex-wrap:wrap;gap:10px 18px;align-items:center;margin-top:14px}.claims .head-row .choice button{min-height:44px}.claims .sum{font-weight:640}
.claim{margin-top:12px;border:1px solid var(--rule);border-left:5px solid var(--answer);border-radius:8px;background:var(--surface);overflow:hidden}.claim.broken{border-left-color:var(--failure)}
.claim>header{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 18px;padding:14px 18px 12px}.claim h3{font-size:18px;line-height:24px;font-weight:680;color:var(--ink)}.claim .means{grid-column:1;font-size:14.5px;line-height:20px;max-width:760px}.claim .facts{grid-column:1;display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;font-size:13px;line-height:18px;color:var(--ink-2)}.claim .facts a{min-height:24px;display:inline-flex;align-items:center}
.claim .walk-it{grid-column:2;grid-row:1/4;align-self:start;min-height:44px}.claim[data-open] .walk-it{background:var(--accent-soft);color:var(--accent);border-color:var(--accent)}
.walk{display:none;grid-template-columns:minmax(0,1fr) minmax(0,1fr) minmax(220px,300px);gap:6px 26px;padding:12px 18px 18px;border-top:1px solid var(--rule);background:var(--ground)}.claim[data-open] .walk{display:grid}
.walk .does-walk{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;justify-content:flex-start}.walk .does-walk button{min-height:44px;min-width:96px;justify-content:center}.walk .at{font-weight:640;font-variant-numeric:tabular-nums}.walk .does-walk kbd{background:var(--sunken)}
.walk .screen{padding:0;border:0;overflow:visible}.walk .screen.unmade{grid-column:1/-1}.walk .steps{margin-top:0}.walk .steps li{margin:0}.walk .steps button{min-height:44px;padding:6px 10px}.claim.broken .walk li:last-child button{color:var(--failure)}
.walk table{min-width:0;margin-top:0;table-layout:fixed;font-size:14px}.walk th,.walk td{width:50%;padding:8px 10px;overflow-wrap:anywhere}.walk tbody th{font-weight:500;color:var(--ink-2)}.walk td{font-weight:560}.walk tr.changed>*{background:var(--half)}.walk caption{padding:0 0 4px;text-align:left;font:640 13px/18px inherit;color:var(--ink-2);font-size:13px}
.claims .worlds td:first-child{width:56%}
@media (max-width:900px){.claims{padding:14px 12px 40px}.claim>header{grid-template-columns:minmax(0,1fr);padding:12px}.claim .walk-it{grid-column:1;grid-row:auto;order:1;justify-content:center}.claim summary{min-height:44px;display:list-item;line-height:44px}.walk{grid-template-columns:minmax(0,1fr);padding:10px 12px 14px}.walk .does-walk{position:sticky;top:0;z-index:2;padding:6px 0;background:var(--ground)}.walk .does-walk kbd{display:none}.walk .does-walk button{flex:1}.walk .where-all{order:-1}.walk .does-walk{order:-2}.claims .worlds thead{display:none}.claims .worlds table{min-width:0}.claims .worlds :is(tbody,tr,th,td){display:block;width:auto!important;border:0;padding:0;text-align:left!important}.claims .worlds tr{padding:10px 0;border-bottom:1px solid var(--rule)}.claims .worlds td[data-of]::before{content:attr(data-of) ': ';color:var(--ink-2)}.claim .facts a{min-height:44px}}
@media print{main{display:block!important}.claims .walk,.claims .walk-it,.claims .head-row{display:none!important}.claim{break-inside:avoid}}
`;

export type Walkable = Pick<ToldClaim, 'id' | 'journey'>;

const KINDS: Readonly<Record<ToldClaim['kind'], string>> = {
  always: 'Always',
  never: 'Never',
  'leads to': 'Leads to',
};
/** What a project calls its claims: the page's heading, how they are proved, and each world by its id. */
export type ClaimsWords = { readonly title: string; readonly how: string; readonly worlds: Readonly<Record<string, string>> };

const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202F');

function claimCard(claim: ToldClaim, worlds: readonly ToldWorld[], nameOf: (id: string) => string): string {
  const { id, says, means, kind, isTrue, journey, bugs } = claim;
  const own = worlds.filter((world) => claim.worlds.includes(world.id));
  const situations = own.reduce((sum, world) => sum + world.situations, 0);
  const tag = isTrue
    ? `<span class="tag good">${icon('good', 'way', 14)}Proved</span>`
    : `<span class="tag bad">${icon('failure', 'way', 14)}Broken</span>`;
  const button = isTrue ? 'Walk an example' : 'Walk what breaks it';
  const broken = bugs.map(({ says: bug }) => `<li>${escaped(bug)}</li>`).join('');
  return `<article class="claim${isTrue ? '' : ' broken'}" id="${escaped(id)}"><header><div><h3>${escaped(says)}</h3></div>${
    journey
      ? `<button type="button" class="outlined walk-it" data-walk="${escaped(id)}" aria-expanded="false">${icon('route', 'way', 16)}${button}</button>`
      : ''
  }<p class="means">${escaped(means)}</p><div class="facts">${tag}<span class="tag">${escaped(KINDS[kind])}</span><span>§${escaped(claim.section)}</span><span>${number(situations)} situations</span>${own
    .map((world) => `<a href="#world-${escaped(world.id)}">${escaped(nameOf(world.id))}</a>`)
    .join('')}<details><summary>Bugs that break it</summary><ul>${broken}</ul></details></div></header><div class="walk"></div></article>`;
}

const worldRow = (world: ToldWorld, claims: readonly ToldClaim[], name: string): string => {
  const many = claims.filter((claim) => claim.worlds.includes(world.id)).length;
  const cell = (name: string, value: string) => `<td class="figure" data-of="${name}">${value}</td>`;
  return `<tr id="world-${escaped(world.id)}"><td><b>${escaped(name)}</b><br>${escaped(world.says)}</td>${cell('claims', String(many))}${cell('situations', number(world.situations))}${cell('moves', number(world.moves))}${cell('s', (world.milliseconds / 1000).toFixed(1))}</tr>`;
};

export function claimsPage({ claims, worlds, command, recorded }: ClaimsRecord, words: ClaimsWords): string {
  const nameOf = (id: string): string => words.worlds[id] ?? id;
  const broken = claims.filter(({ isTrue }) => !isTrue);
  const order = [...broken, ...claims.filter(({ isTrue }) => isTrue)];
  const sum = broken.length === 0 ? `${claims.length} claims, all proved` : `${broken.length} of ${claims.length} claims broken`;
  const heads = ['World', 'Claims', 'Moments', 'Moves', 'Processor, s'];
  const walks: readonly Walkable[] = order.map(({ id, journey }) => ({ id, journey }));
  const body = `<main class="claims"><h1>${escaped(words.title)}</h1><p class="lead">${escaped(words.how)}</p><div class="head-row"><span class="sum">${sum}</span></div>${order
    .map((claim) => claimCard(claim, worlds, nameOf))
    .join(
      '\n',
    )}<h2>The worlds they are proved in</h2><div class="wide worlds"><table><thead><tr>${heads.map((head, index) => `<th scope="col"${index > 0 ? ' class="figure"' : ''}>${head}</th>`).join('')}</tr></thead><tbody>${worlds
    .map((world) => worldRow(world, claims, nameOf(world.id)))
    .join(
      '',
    )}</tbody></table></div><p class="aside">Recorded ${recorded} by <code>${escaped(command)}</code></p></main>${json('walks', walks)}`;
  return page({ name: 'claims', title: `${words.title} · Statecharts`, where: 'Claims', hasScenes: true, style, body });
}
