import { expect, test, type APIRequestContext } from '@playwright/test';
import { storeNamed } from './demo-city.ts';
import { openPage } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { ACCOUNT_ROUTES, OPEN_ROUTES } from './routes.ts';
import { IN_VERIFY } from './tags.ts';

/** What of schema.org's terms the storefront uses: by type, properties that search engines want, and others that it may have. */
const TERMS: Readonly<Record<string, { readonly wanted: readonly string[]; readonly may?: readonly string[] }>> = {
  Organization: {
    wanted: ['name', 'url', 'logo'],
    may: ['legalName', 'slogan', 'description', 'telephone', 'email', 'address', 'sameAs'],
  },
  WebSite: { wanted: ['name', 'url'], may: ['inLanguage', 'publisher'] },
  BreadcrumbList: { wanted: ['itemListElement'] },
  ListItem: { wanted: ['position', 'name', 'item'] },
  FAQPage: { wanted: ['mainEntity'], may: ['inLanguage'] },
  Question: { wanted: ['name', 'acceptedAnswer'], may: ['url'] },
  Answer: { wanted: ['text'] },
  PostalAddress: { wanted: ['streetAddress', 'addressLocality', 'addressCountry'], may: ['postalCode'] },
  GeoCoordinates: { wanted: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { wanted: ['dayOfWeek', 'opens', 'closes'] },
  AggregateRating: { wanted: ['ratingValue', 'ratingCount'], may: ['bestRating'] },
  Menu: { wanted: ['hasMenuSection'] },
  MenuSection: { wanted: ['name', 'hasMenuItem'] },
  MenuItem: { wanted: ['name', 'offers'], may: ['description', 'suitableForDiet'] },
  Offer: { wanted: ['price', 'priceCurrency'] },
};
const SHOP = {
  wanted: ['name', 'image', 'address', 'url', 'telephone'],
  may: ['description', 'geo', 'openingHoursSpecification', 'priceRange', 'aggregateRating'],
};
const FOOD = { wanted: [...SHOP.wanted, 'servesCuisine'], may: [...SHOP.may, 'hasMenu'] };
const ALL: typeof TERMS = { ...TERMS, Store: SHOP, FoodEstablishment: FOOD, Restaurant: FOOD };

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What is wrong with structured data, in words: unknown types and properties, and what is wanted and missing or empty. */
function misfitsOf(node: unknown, at = ''): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((part, index) => misfitsOf(part, `${at}[${index}]`));
  if (typeof node !== 'object' || node === null) return [];
  const { '@type': type, '@context': context, '@graph': graph, '@id': id, ...properties } = node as Record<string, unknown>;
  if (graph !== undefined) return [...(context === 'https://schema.org' ? [] : [`${at} is not of schema.org`]), ...misfitsOf(graph, at)];
  if (typeof type !== 'string') return id === undefined ? [`${at} is nothing`] : [];
  const terms = ALL[type];
  if (!terms) return [`${at} is a ${type}`];
  return [
    ...terms.wanted.filter((name) => isEmpty(properties[name])).map((name) => `${at} ${type} has no ${name}`),
    ...Object.keys(properties)
      .filter((name) => ![...terms.wanted, ...(terms.may ?? [])].includes(name))
      .map((name) => `${at} ${type} has ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => misfitsOf(value, `${at}.${name}`)),
  ];
}

type Found = { readonly status: number; readonly html: string };
const read = async (request: APIRequestContext, path: string): Promise<Found> => {
  const answered = await request.get(path);
  return { status: answered.status(), html: await answered.text() };
};
const tagIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
const structuredIn = (html: string) =>
  JSON.parse(tagIn(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? 'null') as {
    '@graph': Record<string, unknown>[];
  } | null;
const inText = (text: string) => text.replaceAll('&amp;', '&');
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => inText(address));

test('every address of the sitemap is a page of its own, in its language, with all that others are told', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = locationsIn(sitemap);
  expect(addresses.length).toBeGreaterThan(80);
  expect(new Set(addresses).size).toBe(addresses.length);
  // One in six for a change, of either language.
  for (const address of addresses.filter((_, turn) => process.env.EVERY_TEST || turn % 12 < 2)) {
    const { status, html } = await read(request, address);
    expect([address, status]).toEqual([address, 200]);
    if (address.includes('/terms.html')) continue;
    const language = address.includes('lang=fr') ? 'fr' : 'en';
    const told = {
      language: tagIn(html, /<html lang="(\w+)"/),
      canonical: inText(tagIn(html, /<link rel="canonical" href="([^"]+)"/) ?? ''),
      robots: tagIn(html, /name="robots" content="([^"]+)"/),
      url: inText(tagIn(html, /property="og:url" content="([^"]+)"/) ?? ''),
    };
    expect([address, told]).toEqual([address, { language, canonical: address, robots: null, url: address }]);
    const title = tagIn(html, /<title[^>]*>([^<]+)/) ?? '';
    expect([address, tagIn(html, /property="og:title" content="([^"]+)"/)]).toEqual([address, title]);
    expect([address, (tagIn(html, /name="description" content="([^"]+)"/) ?? '').length > 20]).toEqual([address, true]);
    expect([address, tagIn(html, /property="og:image" content="([^"]+)"/)]).toEqual([address, expect.stringMatching(/^http.+\.png$/)]);
    const others = [...html.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, name, href = '']) => `${name} ${inText(href)}`);
    const plain = address.replace(/[?&]lang=fr$/, '');
    const french = `${plain}${plain.includes('?') ? '&' : '?'}lang=fr`;
    expect([address, others]).toEqual([address, [`en ${plain}`, `fr ${french}`, `x-default ${plain}`]]);
    const structured = structuredIn(html);
    expect([address, html.includes('<!--$!-->')]).toEqual([address, false]);
    if (structured) expect([address, misfitsOf(structured)]).toEqual([address, []]);
  }
  expect(addresses[0]).toBe(`${baseURL}/`);
});

test('each kind of page says in the words of schema.org what it is', async ({ request }) => {
  const { path } = await storeNamed(request, 'Café de la Rade');
  const typesAt = async (address: string) =>
    structuredIn((await read(request, address)).html)?.['@graph'].map((node) => node['@type']) ?? [];
  const categories = locationsIn(await (await request.get('/sitemap.xml')).text()).filter((address) => address.includes('/stores?'));
  expect(await typesAt('/')).toEqual(['Organization', 'WebSite']);
  expect(await typesAt('/help')).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(await typesAt(categories[0] ?? '')).toEqual(['BreadcrumbList']);
  expect(await typesAt(path)).toEqual(['Restaurant', 'BreadcrumbList']);
  expect(await typesAt('/basket')).toEqual([]);
  const help = structuredIn((await read(request, '/help?lang=fr')).html)?.['@graph'][0] as { mainEntity: { name: string }[] };
  expect(help.mainEntity.map(({ name }) => name)).toContain('Puis-je annuler une commande\u202f?');
});

test('what is not there says so with its status, to whoever asks for it in which way', async ({ request }) => {
  for (const path of ['/nothing', '/nothing/at/all', '/geneva/restaurants/x/aaaaaaaaaaaaaaaaaaaaaaaa', '/geneva/restaurants/x/short']) {
    const { status, html } = await read(request, path);
    expect([path, status, html.includes('<meta name="robots" content="noindex">'), /<title/.test(html)]).toEqual([path, 404, true, true]);
    expect([path, (await request.head(path)).status()]).toEqual([path, 404]);
  }
  expect((await read(request, '/nothing')).html).toContain('delivered in Geneva');
  expect((await request.head('/')).status()).toBe(200);
  for (const own of ['/orders', '/profile', '/basket', '/welcome', '/courier_order', '/stores'])
    expect([own, (await read(request, own)).html.includes('<meta name="robots" content="noindex">')]).toEqual([own, true]);
});

test('a link in a language is had in it by whoever comes with another, and is forgotten in the address', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openPage(page, '/help');
  await openPage(page, '/help?lang=fr#cancel-an-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible();
  await expect(page).toHaveURL(/\/help#cancel-an-order$/);
  await page.getByRole('contentinfo').getByLabel('Langue').selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the page of terms says where it is and what it is about', async ({ request, baseURL }) => {
  const answered = await request.get('/terms.html');
  expect(answered.headers().link).toBe(`<${baseURL}/terms.html>; rel="canonical"`);
  expect(await answered.text()).toMatch(/<meta name="description" content=".{40,}">/);
});

/** What adverts, messengers and people hang on an address. */
const ODD = [
  'utm_source=x&fbclid=a%20b',
  'diets=vegan',
  'diets=%5B',
  'diets=vegan&diets=halal',
  'without=%22',
  'everything=1',
  'city=%5B%22a%22%5D',
  'dialog=nothing',
  'dialog=signIn&dialog=signUp',
  'dish=%5B',
  'q=%5B1%5D',
  'sort=zzz',
  'order_id=X',
  'step=%7B',
  'a=%&=&&b',
  'diets=%E0%A4',
  '__proto__=x',
];

test('an address with more than it needs, or with what cannot be read, is the page that it names', IN_VERIFY, async ({ request }) => {
  const { path } = await storeNamed(request, 'Snack 24');
  const others = ['/basket', '/stores', '/shared', '/user/login', '/user/register', '/store/logout'];
  const missing: string[] = [];
  for (const page of [path, `/store${path}`, ...Object.keys({ ...OPEN_ROUTES, ...ACCOUNT_ROUTES }), ...others]) {
    const answers = await Promise.all(ODD.map((odd) => request.get(`${page}?${odd}`)));
    missing.push(...answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url()));
  }
  expect(missing).toEqual([]);
  const plain = await read(request, path);
  const odd = await read(request, `${path}?diets=vegan&utm_source=x`);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s;
  expect(tagIn(odd.html, heading)).toBe(tagIn(plain.html, heading));
  expect(tagIn(odd.html, /<link rel="canonical" href="([^"]+)"/)).toBe(tagIn(plain.html, /<link rel="canonical" href="([^"]+)"/));
});
