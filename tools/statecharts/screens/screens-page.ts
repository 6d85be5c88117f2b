import type { Entry, Searched } from '../page/found-entry.ts';
import { frenchFor } from '../french-files.ts';
import type { MachinePage } from '../machine-page.ts';
import { page } from '../page-frame.ts';
import type { Dictionary } from '../translator.ts';
import { escaped } from '../words.ts';
import { anchorOf, screenAt, screenGroups, screens } from './all-screens.ts';
import { ruleGroups } from './all-rules.ts';
import { helpAnswers, type HelpAnswer } from './help-answers.ts';
import type { Rule } from './rule.ts';
import type { Said, Screen } from './screen.ts';
import { shopWordsFrench, shopWordsSearched, shopWordsSections, wordsOfCard, type ShopWords } from './shop-words.ts';
import type { WaysOn } from './ways-on.ts';

/** The file of the page. */
export const SCREENS_PAGE = 'screens.html';

type Flow = Pick<MachinePage, 'name' | 'model'>;

const style = `<style>
.screens{padding:18px 24px 48px;max-width:1240px;margin:0 auto}.screens h1{font-size:28px;line-height:34px}.screens .lead{max-width:780px;margin-top:4px;color:var(--ink-2)}.screens h2{margin-top:30px;font-size:21px;line-height:26px}
.screen{margin-top:12px;padding:12px 18px 14px;border:1px solid var(--rule);border-radius:8px;background:var(--surface);scroll-margin-top:64px}.screen:target{border-color:var(--accent);box-shadow:0 0 0 3px var(--accent-soft)}.screen h3{font-size:18px;line-height:24px;font-weight:680;color:var(--ink)}.screen code{font-size:13px;color:var(--ink-2);overflow-wrap:anywhere}.screen p{max-width:84ch;margin-top:4px}.screen dl{display:grid;grid-template-columns:96px minmax(0,1fr);gap:4px 12px;margin-top:8px;font-size:14px;line-height:22px}.screen dt{color:var(--ink-2)}.screen dd{display:flex;flex-wrap:wrap;gap:2px 14px}
.screens .rules{display:grid;gap:2px;max-width:96ch;margin-top:8px}.rules li{padding:6px 12px;border-left:3px solid var(--rule);scroll-margin-top:64px}.rules li:target{border-color:var(--accent);background:var(--accent-soft)}.screens h3.of-rules{margin-top:20px;font-size:18px;line-height:24px;font-weight:680;color:var(--ink)}
details summary{min-height:44px;padding-top:10px;cursor:pointer;color:var(--ink-2);font-size:14px}.said{columns:3 260px;column-gap:24px;font-size:14px;line-height:22px}.said li{break-inside:avoid;overflow-wrap:anywhere}.told{width:100%;min-width:0;max-width:96ch;table-layout:fixed}.told td:nth-child(1){width:72px}.told td:nth-child(2){width:124px}.told code{overflow-wrap:anywhere;white-space:normal}.told td{padding:4px 14px 4px 0;vertical-align:top;font-size:14px}.told tr{scroll-margin-top:64px}.told tr:target{background:var(--accent-soft)}
.screens .answers{columns:2 420px;column-gap:32px}.screens .answers .screen{break-inside:avoid}
@media (max-width:900px){.screens{padding:14px 12px 40px}.screen{padding:12px}.screen dl{grid-template-columns:minmax(0,1fr)}.screen dd a{display:inline-flex;align-items:center;min-height:44px}}
@media print{main{display:block!important}.screens{padding:0}.screen{break-inside:avoid}}
</style>`;

const linkToScreen = (screen: Screen): string => `<a href="#${anchorOf(screen)}">${escaped(screen.title.en)}</a>`;

/** The screens that ways lead to, each once, in the order of the page. */
const screensOf = ({ routes }: WaysOn, from: Screen): readonly Screen[] => {
  const met = new Set([...routes].flatMap((route) => screenAt(route) ?? []));
  return screens.filter((screen) => screen !== from && met.has(screen));
};

const card = (waysOn: (route: string) => WaysOn, flows: readonly Flow[], shopWords: ShopWords) => (screen: Screen) => {
  const ways = waysOn(screen.route);
  const onwards = screensOf(ways, screen);
  const own = flows.filter(({ name }) => ways.flows.has(name));
  const addresses = [screen.route, ...(screen.alsoAt ?? [])].map((route) => `<code>${escaped(route)}</code>`).join(' ');
  return `<article class="screen" id="${anchorOf(screen)}"><h3>${escaped(screen.title.en)}</h3>${addresses}${screen.shows.map(({ en }) => `<p>${escaped(en)}</p>`).join('')}<dl>${onwards.length > 0 ? `<dt>Leads to</dt><dd>${onwards.map(linkToScreen).join('')}</dd>` : ''}${own.length > 0 ? `<dt>Flows</dt><dd>${own.map(({ name, model }) => `<a href="${escaped(name)}.html">${escaped(model.title)}</a>`).join('')}</dd>` : ''}</dl>${wordsOfCard(shopWords, screen)}</article>`;
};

const answered = ({ id, question, answer, group }: HelpAnswer): string =>
  `<article class="screen" id="help-${escaped(id)}"><h3>${escaped(question.en)}</h3><code>/help#${escaped(id)}</code><p>${escaped(answer.en)}</p><p class="aside">${escaped(group.en)}</p></article>`;

const told = ({ id, rule }: Rule): string => `<li id="rule-${escaped(id)}">${escaped(rule.en)}</li>`;

const WORDS: readonly Said[] = [
  { en: 'Screens', fr: 'Écrans' },
  { en: 'What is on every screen', fr: 'Ce qui est sur chaque écran' },
  {
    en: 'Every address of the storefront, what is seen there, where it leads, and the flows that it brings. The ways and flows are read from the code; those of the header and footer are on every page.',
    fr: 'Chaque adresse de la boutique, ce qu’on y voit, où elle mène, et les parcours qu’elle apporte. Chemins et parcours sont lus dans le code ; ceux de l’en-tête et du pied de page sont sur chaque page.',
  },
  { en: 'Leads to', fr: 'Mène à' },
  { en: 'Flows', fr: 'Parcours' },
  { en: 'What the shop itself answers', fr: 'Ce que la boutique répond elle-même' },
  {
    en: 'The questions of its help page, as customers read them.',
    fr: 'Les questions de sa page d’aide, telles que les clients les lisent.',
  },
  { en: 'Rules', fr: 'Règles' },
  {
    en: 'What always holds, a sentence each: how much, how long, what is required, what of two things counts.',
    fr: 'Ce qui vaut toujours, une phrase chacun : combien, combien de temps, ce qui est obligatoire, laquelle de deux choses compte.',
  },
];

/** The French of the page, which the index needs too. */
export const screensFrench = (shopWords: ShopWords, where: 'page' | 'index'): Dictionary => ({
  ...shopWordsFrench(shopWords, where),
  ...Object.fromEntries(
    [
      ...WORDS,
      ...screenGroups.map(({ title }) => title),
      ...screens.flatMap(({ title, shows }) => [title, ...shows]),
      ...ruleGroups().flatMap(({ title, rules }) => [title, ...rules.map(({ rule }) => rule)]),
      ...helpAnswers().flatMap(({ group, question, answer }) => [group, question, answer]),
    ].map(({ en, fr }) => [en, fr]),
  ),
});

/** What can be found of screens, of what the shop's help answers, and of what is read. */
export function screensSearched(shopWords: ShopWords): Searched {
  const ofScreen = (screen: Screen): readonly Entry[] => [
    { kind: 'screen', title: screen.title.en, more: screen.route, link: anchorOf(screen) },
    ...screen.shows.map(({ en }): Entry => ({ kind: 'screen', title: en, more: screen.title.en, link: anchorOf(screen) })),
  ];
  return {
    name: SCREENS_PAGE.replace('.html', ''),
    title: 'Screens',
    entries: [
      ...screens.flatMap(ofScreen),
      ...ruleGroups().flatMap(({ title, rules }) =>
        rules.map(({ id, rule, called }): Entry => ({
          kind: 'rule',
          title: rule.en,
          more: title.en,
          ...(called === undefined ? {} : { called }),
          link: `rule-${id}`,
        })),
      ),
      ...helpAnswers().map(({ id, question, answer, words }): Entry => ({
        kind: 'help',
        title: question.en,
        more: answer.en,
        called: words,
        link: `help-${id}`,
      })),
      ...shopWordsSearched(shopWords),
    ],
  };
}

/** The page of every screen of the storefront, and of what its help answers. */
export function screensPage(waysOn: (route: string) => WaysOn, flows: readonly Flow[], shopWords: ShopWords): string {
  const groups = screenGroups.map(
    ({ title, screens: own }) => `<h2>${escaped(title.en)}</h2>${own.map(card(waysOn, flows, shopWords)).join('\n')}`,
  );
  const rules = ruleGroups().map(
    ({ title, rules: own }) => `<h3 class="of-rules">${escaped(title.en)}</h3><ul class="rules">${own.map(told).join('\n')}</ul>`,
  );
  const answers = helpAnswers();
  const body = `${style}<main class="screens"><h1>What is on every screen</h1><p class="lead">${escaped(WORDS[2]?.en ?? '')}</p>${groups.join('\n')}<h2 id="rules">Rules</h2><p class="lead">${escaped(WORDS[8]?.en ?? '')}</p>${rules.join('\n')}<h2 id="help">What the shop itself answers</h2><p class="lead">The questions of its help page, as customers read them.</p><div class="answers">${answers.map(answered).join('\n')}</div>${shopWordsSections(shopWords)}</main>`;
  return page({
    title: 'Screens · Statecharts',
    where: 'Screens',
    find: null,
    body,
    script: '',
    french: { ...frenchFor(body), ...screensFrench(shopWords, 'page') },
  });
}
