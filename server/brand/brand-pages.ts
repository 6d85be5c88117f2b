import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import { textOf, type Brand } from './brand.ts';
import { inHtml } from './in-html.ts';
import { retentionList } from './retention-lists.ts';
import { markdown } from './markdown.ts';

type BrandPage = {
  readonly path: string;
  readonly text: 'terms' | 'imprint';
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
};

const TERMS: BrandPage = {
  path: '/terms.html',
  text: 'terms',
  title: { en: 'Terms and privacy', fr: 'Conditions et confidentialité' },
  description: {
    en: 'Your rights, what we keep about you, where and for how long.',
    fr: 'Vos droits, ce que nous gardons sur vous, où et combien de temps.',
  },
};

export const BRAND_PAGES: readonly BrandPage[] = [
  TERMS,
  {
    path: '/imprint.html',
    text: 'imprint',
    title: { en: 'Imprint', fr: 'Mentions légales' },
    description: { en: 'Who runs this marketplace.', fr: 'Qui exploite cette place de marché.' },
  },
];

function filledIn(brand: Brand, language: Language, text: string): string {
  const { street, postcode, town } = brand.address;
  const words: Readonly<Record<string, string>> = {
    brand: brand.name,
    legalName: brand.legalName,
    street,
    postcode,
    town,
    telephone: brand.telephone,
    serviceArea: brand.serviceArea[language],
    ...brand.emails,
  };
  return text.replaceAll(/\{(\w+)\}/g, (open, name: string) => words[name] ?? open);
}

const article = (brand: Brand, { text }: BrandPage, language: Language): string =>
  `<article id="${language}" lang="${language}">${markdown(filledIn(brand, language, textOf(brand, `${text}.${language}.md`)), language, {
    '{kept on the server}': retentionList('server', language),
    '{kept in the browser}': retentionList('browser', language),
  })}</article>`;

const social = ({ social: links }: Brand): string =>
  links.map((link) => `<a href="${inHtml(link)}">${inHtml(new URL(link).hostname.replace(/^www\./, ''))}</a>`).join('');

export function brandPage(brand: Brand, page: BrandPage): string {
  const name = inHtml(brand.name);
  const [title, description] = [page.title, page.description].map((words) => LANGUAGES.map((language) => words[language])) as [
    string[],
    string[],
  ];
  const both = title.join(' / ');
  const [heading, ...others] = title;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${both} · ${name}</title><meta name="description" content="${description.join(' ')}"><meta property="og:title" content="${both} · ${name}"><meta property="og:type" content="website"><meta property="og:site_name" content="${name}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/terms.css"></head><body><header><a class="plate" href="/">${name}</a><nav aria-label="Language / Langue"><ul><li><a href="#en" lang="en" hreflang="en">English</a></li><li><a href="#fr" lang="fr" hreflang="fr">Français</a></li></ul></nav></header><main><h1>${heading} <span lang="fr">/ ${others.join(' / ')}</span></h1>${LANGUAGES.map((language) => article(brand, page, language)).join('')}</main><footer><a href="/">${name}</a>${BRAND_PAGES.filter(
    ({ path }) => path !== page.path,
  )
    .map(({ path, title: other }) => `<a href="${path}">${other.en} / ${other.fr}</a>`)
    .join('')}${social(brand)}<a href="/licences.txt">Licences</a></footer></body></html>`;
}

export const termsPage = (brand: Brand): string => brandPage(brand, TERMS);
