import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readBrand } from '#server/brand/brand.ts';
import type { PageRenderer } from '#server/http/pages.ts';
import { mailsTo } from '../customer.ts';
import { testServer, type TestServer, quietApp } from '../test-server.ts';

const BRANDS = ['escale', 'colvert'] as const;

const draw: PageRenderer = {
  renderPage: ({ settings, look, language }) =>
    Promise.resolve({ status: 200, html: JSON.stringify({ settings, look, language }), inlineStyles: [look.theme] }),
  renderBasket: () => Promise.resolve(null),
};

const server = testServer('postgres');
const apps = {} as Record<(typeof BRANDS)[number], TestServer['app']>;
beforeAll(async () => {
  for (const name of BRANDS)
    apps[name] = await quietApp(
      { ...server.services, brand: readBrand(name) },
      {
        storefront: { files: import.meta.dirname, draw },
      },
    );
});
afterAll(async () => {
  for (const name of BRANDS) await apps[name].close();
});

const of = async (read: (app: TestServer['app']) => Promise<unknown>) => Promise.all(BRANDS.map((name) => read(apps[name])));
const get = (app: TestServer['app'], url: string) => app.inject({ url });

describe('one build with two brands', () => {
  test('tells its pages whose they are, and how they look', async () => {
    const [first, other] = (await of(async (app) => (await get(app, '/')).json<object>())) as [object, object];
    expect(first).toMatchObject({
      settings: { brand: { name: 'Escale' } },
      look: { theme: '', colours: { light: '#ffffff', dark: '#1e1c18' }, usesBuiltType: true },
    });
    expect(other).toMatchObject({
      settings: { brand: { name: 'Colvert', apps: { appStore: null } } },
      look: {
        theme: expect.stringContaining('--plaque:light-dark(#12352b'),
        colours: { light: '#fffefa', dark: '#17201c' },
        usesBuiltType: false,
      },
    });
  });
  test.each([
    ['de-CH, de;q=0.9', ['en', 'fr']],
    ['de, en;q=0.5', ['en', 'en']],
    ['*', ['en', 'en']],
    ['', ['en', 'en']],
  ])('speaks its own language to whoever wishes for none of ours, and English to who wishes for none: %s', async (wish, languages) => {
    const shown = await of(
      async (app) => (await app.inject({ url: '/', headers: { 'accept-language': wish } })).json<{ language: string }>().language,
    );
    expect(shown).toEqual(languages);
  });
  test('allows each theme by its digest alone', async () => {
    const policies = (await of(async (app) => (await get(app, '/')).headers['content-security-policy'])) as string[];
    expect(policies[0]).not.toBe(policies[1]);
    for (const policy of policies) expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'(;|$)/);
  });
  test('has a manifest of each, whose icons are there', async () => {
    const manifests = (await of(async (app) => (await get(app, '/manifest.webmanifest')).json<object>())) as {
      name: string;
      theme_color: string;
      icons: { src: string; type: string; purpose: string }[];
      shortcuts: { url: string }[];
    }[];
    expect(manifests.map(({ name, theme_color }) => [name, theme_color])).toEqual([
      ['Escale', '#ffffff'],
      ['Colvert', '#fffefa'],
    ]);
    for (const { shortcuts } of manifests) expect(shortcuts.map(({ url }) => url)).toEqual(['/orders', '/basket']);
    for (const { icons } of manifests) expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'any', 'maskable', 'monochrome']);
    for (const { src, type } of manifests[1]?.icons ?? [])
      expect([src, (await get(apps.colvert, src)).headers['content-type']]).toEqual([src, type]);
  });
  test('has its manifest in the language of the page, with pictures of the shop where it has them', async () => {
    const [escale, colvert] = (await of(async (app) => (await get(app, '/manifest.webmanifest?lang=fr')).json<object>())) as {
      lang: string;
      shortcuts: { name: string }[];
      screenshots: { src: string }[];
    }[];
    expect([escale?.lang, colvert?.lang]).toEqual(['fr', 'fr']);
    expect(escale?.shortcuts.map(({ name }) => name)).toEqual(['Vos commandes', 'Votre panier']);
    expect(colvert?.screenshots).toEqual([]);
    expect(escale?.screenshots).toHaveLength(2);
    for (const { src } of escale?.screenshots ?? [])
      expect([src, (await get(apps.escale, src)).headers['content-type']]).toEqual([src, 'image/jpeg']);
    const unknown = (await get(apps.escale, '/manifest.webmanifest?lang=xx')).json<{ lang: string }>();
    expect(unknown.lang).toBe('en');
  });
  test.each([
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/open-graph.png',
    '/brand/landing.svg',
    '/brand/landing-wide.svg',
    '/brand/logo.svg',
    '/theme.css',
  ])('serves %s of each, once', async (path) => {
    const [first, other] = (await of((app) => get(app, path))) as Awaited<ReturnType<typeof get>>[];
    expect([first?.statusCode, other?.statusCode]).toEqual([200, 200]);
    expect(first?.rawPayload.equals(other?.rawPayload ?? Buffer.of())).toBe(false);
    const again = await apps.escale.inject({ url: path, headers: { 'if-none-match': String(first?.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
  test.each(['/brand/brand.json', '/brand/..%2fescale%2fbrand.json', '/brand/terms.en.md', '/brand/nothing.svg'])(
    'keeps %s to itself',
    async (path) => expect((await get(apps.colvert, path)).statusCode).not.toBe(200),
  );
  test('has the terms and the imprint of each, and nothing of the other', async () => {
    for (const path of ['/terms.html', '/imprint.html']) {
      const [first, other] = (await of(async (app) => (await get(app, path)).body)) as [string, string];
      expect(first).toContain('Escale');
      expect(other).toContain('Colvert');
      expect(other).not.toContain('Escale');
      expect(other).toContain('bonjour@colvert.example');
    }
  });
  test('signs its letters and colours them, and names itself in them', async () => {
    const email = 'nobody.reads@example.org';
    await apps.colvert.inject({ method: 'POST', url: endpoints.send_email.path, payload: { email } });
    const [letter] = await mailsTo({ ...server, services: { ...server.services, brand: readBrand('colvert') } }, email);
    expect(letter?.words).toContain('news from Colvert');
    expect(letter?.words).toContain('\n\nColvert Coopérative, Chemin des Roseaux 4, 1290\u00A0Versoix\nHelp: ');
    expect(letter?.html).toContain('background:#12352b');
    expect(letter?.html).not.toMatch(/Escale|1b3ba6|\{brand\}/);
  });
});
