import { fileURLToPath } from 'node:url';
import type { ClaimsRecord, ToldClaim, ToldWorld } from '#statecharts/claims-record.ts';
import { bundle } from './bundle.ts';
import { claimsStyle } from './claims-style.ts';
import { icon } from './icons.ts';
import { page } from './page-frame.ts';
import { escaped } from './words.ts';

/** What the page's code needs of a claim to walk its journey. */
export type Walkable = Pick<ToldClaim, 'id' | 'journey'>;

const KINDS: Readonly<Record<ToldClaim['kind'], string>> = {
  always: 'Always',
  never: 'Never',
  'leads to': 'Leads to',
};
const WORLDS: Readonly<Record<string, string>> = {
  one: 'One page',
  two: 'Two tabs at the same moment',
  tabs: 'Two tabs, loaded anew',
  press: 'Two tabs, one press',
  reasons: 'Every refusal',
  sessions: 'Sessions that end',
  everything: 'Everything at once',
  customers: 'One customer after another',
};
const worldName = (id: string): string => WORLDS[id] ?? id;

const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202F');

function claimCard(claim: ToldClaim, worlds: readonly ToldWorld[]): string {
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
    .map((world) => `<a href="#world-${escaped(world.id)}">${escaped(worldName(world.id))}</a>`)
    .join('')}<details><summary>Bugs that break it</summary><ul>${broken}</ul></details></div></header><div class="walk"></div></article>`;
}

const worldRow = (world: ToldWorld, claims: readonly ToldClaim[]): string => {
  const many = claims.filter((claim) => claim.worlds.includes(world.id)).length;
  const cell = (name: string, value: string) => `<td class="figure" data-of="${name}">${value}</td>`;
  return `<tr id="world-${escaped(world.id)}"><td><b>${escaped(worldName(world.id))}</b><br>${escaped(world.says)}</td>${cell('claims', String(many))}${cell('situations', number(world.situations))}${cell('moves', number(world.moves))}${cell('s', (world.milliseconds / 1000).toFixed(1))}</tr>`;
};

const how =
  'Each move is reckoned by the storefront’s own charts, with their children, beside a small chart of the server and one of the bank (decision 105). Nothing is drawn by lot: every order in which things can happen is gone through to its end, faults come as often as they like, and any wait may be the next to end. ‘Leads to’ is promised without the customer: once no more faults happen, answers arrive and waits end.';

/** The page of what owners claim of a purchase: each claim with a journey that can be walked. */
export async function claimsPage({ claims, worlds, command, recorded }: ClaimsRecord): Promise<string> {
  const broken = claims.filter(({ isTrue }) => !isTrue);
  const order = [...broken, ...claims.filter(({ isTrue }) => isTrue)];
  const sum = broken.length === 0 ? `${claims.length} claims, all proved` : `${broken.length} of ${claims.length} claims broken`;
  const heads = ['World', 'Claims', 'Moments', 'Moves', 'Processor, s'];
  const walks: readonly Walkable[] = order.map(({ id, journey }) => ({ id, journey }));
  const body = `${claimsStyle}<main class="claims"><h1>What is always true of a purchase</h1><p class="lead">${how}</p><div class="head-row"><span class="sum">${sum}</span></div>${order
    .map((claim) => claimCard(claim, worlds))
    .join(
      '\n',
    )}<h2>The worlds they are proved in</h2><div class="wide worlds"><table><thead><tr>${heads.map((head, index) => `<th scope="col"${index > 0 ? ' class="figure"' : ''}>${head}</th>`).join('')}</tr></thead><tbody>${worlds
    .map((world) => worldRow(world, claims))
    .join(
      '',
    )}</tbody></table></div><p class="aside">Recorded ${recorded} by <code>${escaped(command)}</code></p></main><script type="application/json" id="walks">${JSON.stringify(walks).replaceAll('<', '\\u003c')}</script>`;
  const script = await bundle(
    `import { openClaims } from ${JSON.stringify(fileURLToPath(new URL('page/open-claims.ts', import.meta.url)))};\nopenClaims();\n`,
  );
  return page({ title: 'What is always true of a purchase · Statecharts', where: 'Claims', find: null, body, script });
}
