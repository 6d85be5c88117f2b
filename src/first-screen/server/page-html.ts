import type { Language } from '#contract/enumerations.ts';
import { demoClockStrip, DEMO_CLOCK_STYLE } from './demo-clock-strip.ts';
import { PAGE_SETTINGS_ID, type PageLook, type PageSettings } from '#contract/page-settings.ts';
import { brandName } from '#src/api/page-settings.ts';
import type { PageFacts } from '../page-facts.ts';

export type Manifest = Readonly<
  Record<string, { file: string; name?: string; src?: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }>
>;

const ENTRY = 'src/app/main.tsx';
const FONT = /bricolage-grotesque-latin-wght-normal.*\.woff2$/;

/** Text that may stand inside a script block without ending it. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

function gather(manifest: Manifest, keys: readonly string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const key of keys) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

const routeKeys = (manifest: Manifest, routeId: string): string[] => {
  const file = routeId === '/' ? 'index' : routeId.slice(1).replaceAll('/', '.');
  return Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${file}.tsx?`));
};

const LOADED_BY: Readonly<Record<string, readonly string[]>> = { '/basket': ['flows', 'checkout'] };

const STYLED_BY: Readonly<Record<string, readonly string[]>> = { '/basket': ['src/features/time/schedule/ScheduledTime.tsx'] };

const BEGINS_AGAIN = 'src/first-screen/browser/begin-again.ts';

const ASKS_EARLY: Readonly<Record<string, string>> = { '/basket': 'src/first-screen/browser/ask-first-basket.ts' };

const keysNamed = (manifest: Manifest, names: readonly string[]): string[] =>
  Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ''));

/** React puts titles and meta tags before the content: they belong into the head. */
export function splitHead(rendered: string): { head: string; body: string } {
  const tags: string[] = [];
  let body = rendered;
  for (
    let match = /^<(?:title[^>]*>[^<]*<\/title>|(?:meta|link)[^>]*\/?>)/.exec(body);
    match;
    match = /^<(?:title[^>]*>[^<]*<\/title>|(?:meta|link)[^>]*\/?>)/.exec(body)
  ) {
    tags.push(match[0].replace(/^<(title|meta)/, '<$1 data-first'));
    body = body.slice(match[0].length);
  }
  return { head: tags.join(''), body };
}

const SAYS = {
  en: '<p class="no-script" lang="en">Orders need JavaScript: please switch it on in your browser. You can look around without it.</p>',
  fr: '<p class="no-script" lang="fr">Pour commander, JavaScript est nécessaire : activez-le dans votre navigateur. Vous pouvez regarder sans lui.</p>',
} as const;
const WITHOUT_SCRIPT: Record<Language, string> = {
  en: `<noscript>${SAYS.en}${SAYS.fr}</noscript>`,
  fr: `<noscript>${SAYS.fr}${SAYS.en}</noscript>`,
};

const TOO_OLD = {
  en: '<p lang="en">This browser is too old to order with: please update it, or use another one. You can look around with it.</p>',
  fr: '<p lang="fr">Ce navigateur est trop ancien pour commander : mettez-le à jour ou utilisez-en un autre. Vous pouvez regarder avec lui.</p>',
} as const;
/** Shown by its style to a browser older than the supported ones, which may run no script of ours (decision 151). */
const FOR_OLD_BROWSERS: Record<Language, string> = {
  en: `<div class="too-old" data-nosnippet>${TOO_OLD.en}${TOO_OLD.fr}</div>`,
  fr: `<div class="too-old" data-nosnippet>${TOO_OLD.fr}${TOO_OLD.en}</div>`,
};

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', fr: 'fr_CH' };
const PICTURE_SIZE = [
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
] as const;

/** Tags that tell others of a page: its one address, and how a link to it looks in a message. Title and description are attribute text already. */
function factTags(
  { canonical, alternates, picture }: PageFacts,
  { title, description, language }: { title: string; description: string; language: Language },
): string {
  const metas = [
    ['og:site_name', inAttribute(brandName())],
    ['og:type', 'website'],
    ['og:locale', LOCALES[language]],
    ...Object.values(LOCALES)
      .filter((locale) => locale !== LOCALES[language])
      .map((locale) => ['og:locale:alternate', locale] as const),
    ['og:image', inAttribute(picture)],
    ...PICTURE_SIZE,
    ['og:title', title],
    ...(description ? [['og:description', description]] : []),
    ...(canonical === null ? [] : [['og:url', inAttribute(canonical)]]),
  ];
  return [
    canonical === null ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${inAttribute(canonical)}">`,
    ...alternates.map(([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${inAttribute(href)}">`),
    ...metas.map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

const settingsBlock = (settings: PageSettings): string =>
  `<script type="application/json" id="${PAGE_SETTINGS_ID}">${inScript({ ...settings, brand: { ...settings.brand, house: undefined } })}</script>`;

/**
 * The whole document of a page's first screen, without an inline script. Its styles stand in it, which spares the first
 * paint a round trip; the links that name their files are disabled, so that parts that come later find theirs loaded.
 */
export function pageHtml(input: {
  rendered: string;
  language: Language;
  manifest: Manifest;
  readStyles: (file: string) => string;
  routeIds: readonly string[];
  texts: readonly string[];
  firstData: unknown;
  facts: PageFacts;
  settings: PageSettings;
  look: PageLook;
}): { html: string; inlineStyles: string } {
  const { manifest, language, look } = input;
  const texts = input.texts.map((group) => `locales/${language}/${group}.po`);
  const { scripts, styles: always } = gather(manifest, [
    ENTRY,
    ...input.routeIds.flatMap((id) => [...routeKeys(manifest, id), ...keysNamed(manifest, LOADED_BY[id] ?? [])]),
    ...texts,
  ]);
  const styles = [
    ...new Set([
      ...always,
      ...gather(
        manifest,
        input.routeIds.flatMap((id) => STYLED_BY[id] ?? []),
      ).styles,
    ]),
  ];
  const entry = manifest[ENTRY]?.file ?? '';
  const early = input.routeIds.flatMap((id) => manifest[ASKS_EARLY[id] ?? '']?.file ?? []);
  const font = Object.values(manifest)
    .map(({ file }) => file)
    .find((file) => FONT.test(file));
  const { head, body } = splitHead(input.rendered);
  const title = /<title[^>]*>([^<]*)/.exec(head)?.[1] ?? brandName();
  const description = /name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const { structured } = input.facts;
  const inlineStyles = styles.map((file) => input.readStyles(file)).join('') + look.theme + (input.settings.clock ? DEMO_CLOCK_STYLE : '');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    '<meta name="color-scheme" content="light dark">',
    ...(['light', 'dark'] as const).map(
      (scheme) => `<meta name="theme-color" content="${look.colours[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...early.map((file) => `<script type="module" async src="/${file}" fetchpriority="high"></script>`),
    `<style>${inlineStyles}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    font && look.usesBuiltType ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin fetchpriority="low">` : '',
    ...scripts.filter((file) => file !== entry).map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    head.includes('<title') ? head : `<title data-first>${title}</title>${head}`,
    factTags(input.facts, { title: title.replaceAll('"', '&quot;'), description, language }),
    `<script type="module" src="/${entry}" fetchpriority="low" data-begins></script>`,
    `<script type="module" src="/${manifest[BEGINS_AGAIN]?.file ?? ''}" fetchpriority="low"></script>`,
    `</head><body>${FOR_OLD_BROWSERS[language]}${WITHOUT_SCRIPT[language]}${demoClockStrip(language, input.settings.clock)}<div id="app">${body}</div>${settingsBlock(input.settings)}<script type="application/json" id="first-data">${inScript(input.firstData)}</script>${structured ? `<script type="application/ld+json">${inScript(structured)}</script>` : ''}</body></html>`,
  ].join('');
  return { html, inlineStyles };
}
