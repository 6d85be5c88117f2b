import { fileURLToPath } from 'node:url';
import type { Words } from '#tests/claims/explore.ts';
import type { ClaimsRecord, Standing, ToldClaim, ToldJourney, ToldWorld } from '#tests/claims/telling/record.ts';
import { bundle } from './bundle.ts';
import { claimsStyle } from './claims-style.ts';
import { translatorOf } from './french-files.ts';
import { icon } from './icons.ts';
import { page } from './page-frame.ts';
import { escaped } from './words.ts';

/** What the page's code needs of a claim to walk its journey. */
export type Walkable = Pick<ToldClaim, 'id' | 'journey'>;

const KINDS: Readonly<Record<ToldClaim['kind'], Words>> = {
  always: { en: 'Always', fr: 'Toujours' },
  never: { en: 'Never', fr: 'Jamais' },
  'leads to': { en: 'Leads to', fr: 'Mène à' },
};
const WORLDS: Readonly<Record<string, Words>> = {
  one: { en: 'One page', fr: 'Une page' },
  two: { en: 'Two tabs at the same moment', fr: 'Deux onglets au même moment' },
  tabs: { en: 'Two tabs, loaded anew', fr: 'Deux onglets rechargés' },
  press: { en: 'Two tabs, one press', fr: 'Deux onglets, un seul appui' },
  reasons: { en: 'Every refusal', fr: 'Chaque refus' },
  sessions: { en: 'Sessions that end', fr: 'Sessions qui prennent fin' },
  everything: { en: 'Everything at once', fr: 'Tout à la fois' },
  customers: { en: 'One customer after another', fr: 'Un client après l’autre' },
};
const worldName = (id: string): Words => WORLDS[id] ?? { en: id, fr: id };

/** Both languages; the one that is chosen is shown. */
const told = ({ en, fr }: Words): string =>
  `<span class="told" lang="en">${escaped(en)}</span><span class="told" lang="fr">${escaped(fr)}</span>`;
const said = (en: string, fr: string): string => told({ en, fr });
/** The language that is not chosen. */
const otherwise = ({ en, fr }: Words): string =>
  `<span class="told" lang="en"><span lang="fr">${escaped(fr)}</span></span><span class="told" lang="fr"><span lang="en">${escaped(en)}</span></span>`;

const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202F');

function claimCard(claim: ToldClaim, worlds: readonly ToldWorld[]): string {
  const { id, says, means, kind, isTrue, journey, bugs } = claim;
  const own = worlds.filter((world) => claim.worlds.includes(world.id));
  const situations = own.reduce((sum, world) => sum + world.situations, 0);
  const tag = isTrue
    ? `<span class="tag good">${icon('good', 'way', 14)}${said('Proved', 'Prouvé')}</span>`
    : `<span class="tag bad">${icon('failure', 'way', 14)}${said('Broken', 'Démenti')}</span>`;
  const button = isTrue ? said('Walk an example', 'Suivre un exemple') : said('Walk what breaks it', 'Suivre ce qui le dément');
  const broken = bugs.map(({ says: bug }) => `<li lang="en">${escaped(bug)}</li>`).join('');
  return `<article class="claim${isTrue ? '' : ' broken'}" id="${escaped(id)}"><header><div><h3>${told(says)}</h3><p class="other">${otherwise(says)}</p></div>${
    journey
      ? `<button type="button" class="outlined walk-it" data-walk="${escaped(id)}" aria-expanded="false">${icon('route', 'way', 16)}${button}</button>`
      : ''
  }<p class="means">${told(means)}</p><div class="facts">${tag}<span class="tag">${told(KINDS[kind])}</span><span>§${escaped(claim.section)}</span><span>${said(`${number(situations)} situations`, `${number(situations)} situations`)}</span>${own
    .map((world) => `<a href="#world-${escaped(world.id)}">${told(worldName(world.id))}</a>`)
    .join(
      '',
    )}<details><summary>${said('Bugs that break it', 'Erreurs qui le démentent')}</summary><ul>${broken}</ul></details></div></header><div class="walk"></div></article>`;
}

const worldRow = (world: ToldWorld, claims: readonly ToldClaim[]): string => {
  const many = claims.filter((claim) => claim.worlds.includes(world.id)).length;
  const cell = (name: string, value: string) => `<td class="figure" data-of="${name}">${value}</td>`;
  return `<tr id="world-${escaped(world.id)}"><td><b>${told(worldName(world.id))}</b><br>${told(world.says)}</td>${cell('claims', String(many))}${cell('situations', number(world.situations))}${cell('moves', number(world.moves))}${cell('s', (world.milliseconds / 1000).toFixed(1))}</tr>`;
};

const how = said(
  'Each move is reckoned by the storefront’s own charts, with their children, beside a small chart of the server and one of the bank (decision 105). Nothing is drawn by lot: every order in which things can happen is gone through to its end, faults come as often as they like, and any wait may be the next to end. ‘Leads to’ is promised without the customer: once no more faults happen, answers arrive and waits end.',
  'Chaque pas est calculé par les diagrammes mêmes de la boutique, enfants compris, à côté d’un petit diagramme du serveur et d’un de la banque (décision 105). Rien n’est tiré au sort : tous les ordres possibles sont parcourus jusqu’au bout, les pannes surviennent aussi souvent qu’elles veulent, et n’importe quelle attente peut finir la première. « Mène à » est promis sans le client : dès qu’il n’y a plus de panne, les réponses arrivent et les attentes finissent.',
);

/** A chart's titles in French where the page is French: the record has them as the chart says them. */
const standingIn = (standing: Standing): Standing => {
  const flow = standing.link?.split('.html')[0];
  return flow === undefined ? standing : { ...standing, is: { ...standing.is, fr: translatorOf(flow)(standing.is.en) ?? standing.is.fr } };
};
const journeyIn = (journey: ToldJourney | null): ToldJourney | null =>
  journey && {
    ...journey,
    begin: journey.begin.map(standingIn),
    steps: journey.steps.map((step) => ({ ...step, stands: step.stands.map(standingIn) })),
  };

/** The page of what owners claim of a purchase: each claim in both languages, with a journey that can be walked. */
export async function claimsPage({ claims, worlds, command, recorded }: ClaimsRecord): Promise<string> {
  const broken = claims.filter(({ isTrue }) => !isTrue);
  const order = [...broken, ...claims.filter(({ isTrue }) => isTrue)];
  const sum =
    broken.length === 0
      ? said(`${claims.length} claims, all proved`, `${claims.length} affirmations, toutes prouvées`)
      : said(`${broken.length} of ${claims.length} claims broken`, `${broken.length} affirmations sur ${claims.length} démenties`);
  const heads = [
    said('World', 'Monde'),
    said('Claims', 'Affirmations'),
    said('Moments', 'Moments'),
    said('Moves', 'Pas'),
    said('Processor, s', 'Processeur, s'),
  ];
  const walks: readonly Walkable[] = order.map(({ id, journey }) => ({ id, journey: journeyIn(journey) }));
  const body = `${claimsStyle}<main class="claims" data-lang="en"><h1>${said('What is always true of a purchase', 'Ce qui est toujours vrai d’un achat')}</h1><p class="lead">${how}</p><div class="head-row"><span class="sum">${sum}</span></div>${order
    .map((claim) => claimCard(claim, worlds))
    .join(
      '\n',
    )}<h2>${said('The worlds they are proved in', 'Les mondes où elles sont prouvées')}</h2><div class="wide worlds"><table><thead><tr>${heads.map((head, index) => `<th scope="col"${index > 0 ? ' class="figure"' : ''}>${head}</th>`).join('')}</tr></thead><tbody>${worlds
    .map((world) => worldRow(world, claims))
    .join(
      '',
    )}</tbody></table></div><p class="aside">${said(`Recorded ${recorded} by`, `Relevé le ${recorded} par`)} <code>${escaped(command)}</code></p></main><script type="application/json" id="walks">${JSON.stringify(walks).replaceAll('<', '\\u003c')}</script>`;
  const script = await bundle(
    `import { openClaims } from ${JSON.stringify(fileURLToPath(new URL('page/open-claims.ts', import.meta.url)))};\nopenClaims();\n`,
  );
  return page({ title: 'What is always true of a purchase · Statecharts', where: 'Claims', find: null, body, script });
}
