import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import { BRAND_PAGES, brandPage } from '../brand/brand-pages.ts';
import { FIRST_FOLDER, type Brand } from '../brand/brand.ts';
import { colourOf } from '../brand/theme.ts';
import { encodedText, type EncodedText } from '../memory/encoded-text.ts';
import { sendEncoded } from './send-encoded.ts';

/** How long a browser may keep what is the brand's before it asks again, seconds: its addresses stay when it changes. */
const HOUR = 3_600;
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const typeOf = (path: string): string => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const KNOWN: Readonly<Record<string, string>> = {
  '/favicon.svg': 'icon.svg',
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
  '/icon-maskable-512.png': 'icon-maskable-512.png',
  '/icon-monochrome.svg': 'icon-monochrome.svg',
  '/open-graph.png': 'open-graph.png',
};
const SERVED = /^[\w-]+\.(?:svg|png|jpg|webp|woff2)$/;

const SHORTCUTS = {
  orders: { en: 'Your orders', fr: 'Vos commandes' },
  basket: { en: 'Your basket', fr: 'Votre panier' },
} as const;

/** Pictures of the shop that an installation shows, where a brand has them: as `npm run readme-pictures` takes them. */
const SCREENSHOTS = [
  { file: 'screenshot-phone.jpg', sizes: '390x844', form_factor: 'narrow' },
  { file: 'screenshot-desktop.jpg', sizes: '1280x844', form_factor: 'wide' },
];

function manifestOf({ name, serviceArea, slogan, folder, tokens }: Brand, language: Language): string {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: typeOf(src), purpose });
  return JSON.stringify({
    name,
    short_name: name,
    description: `${slogan[language]} ${serviceArea[language]}`,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: language,
    shortcuts: [
      { name: SHORTCUTS.orders[language], url: '/orders', icons: [icon('/icon-192.png', '192x192', 'any')] },
      { name: SHORTCUTS.basket[language], url: '/basket', icons: [icon('/icon-192.png', '192x192', 'any')] },
    ],
    screenshots: SCREENSHOTS.filter(({ file }) => existsSync(join(folder, file))).map(({ file, ...shown }) => ({
      src: `/brand/${file}`,
      type: typeOf(file),
      ...shown,
    })),
    background_color: colourOf(tokens, '--ground')[0],
    theme_color: colourOf(tokens, '--surface')[0],
    icons: [
      icon('/favicon.svg', 'any', 'any'),
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
      icon('/icon-monochrome.svg', 'any', 'monochrome'),
    ],
  });
}

type Asset = { readonly text: EncodedText; readonly mark: string };

/** Serves what is the brand's beside its pages: theme, icons, art, manifest, terms, imprint. Each is read when it is first asked for. */
export function serveBrand(app: FastifyInstance, brand: Brand, siteUrl: string): void {
  const assets = new Map<string, Asset>();
  const assetOf = (path: string, read: () => string | Buffer): Asset => {
    const there = assets.get(path);
    if (there) return there;
    const content = read();
    const text = encodedText(typeof content === 'string' ? content : [content]);
    const made = { text, mark: `"${createHash('sha256').update(text.plain).digest('base64url').slice(0, 27)}"` };
    assets.set(path, made);
    return made;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, read: () => string | Buffer) => {
    const { text, mark } = assetOf(path, read);
    void reply.header('cache-control', `public, max-age=${HOUR}`).header('etag', mark).type(typeOf(path));
    if (request.headers['if-none-match'] === mark) return reply.code(304).send();
    if (/\.(png|jpg|webp|woff2|ico)$/.test(path)) return reply.send(text.plain);
    // A drawing has its style in it.
    if (path.endsWith('.svg')) void reply.header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'");
    return sendEncoded(request, reply, text);
  };
  const folderHas = (file: string) => existsSync(join(brand.folder, file));
  const fileOf = (file: string) => () => readFileSync(join(brand.folder, file));

  for (const [path, file] of Object.entries(KNOWN)) app.get(path, (request, reply) => send(request, reply, path, fileOf(file)));
  app.get<{ Params: { file: string } }>('/brand/:file', (request, reply) => {
    const { file } = request.params;
    return SERVED.test(file) && folderHas(file) ? send(request, reply, `/brand/${file}`, fileOf(file)) : reply.callNotFound();
  });
  app.get('/theme.css', (request, reply) =>
    send(request, reply, '/theme.css', () => readFileSync(join(FIRST_FOLDER, 'theme.css'), 'utf8') + brand.theme),
  );
  app.get<{ Querystring: { lang?: unknown } }>('/manifest.webmanifest', (request, reply) => {
    const language = LANGUAGES.find((one) => one === request.query.lang) ?? brand.defaultLanguage;
    return send(request, reply, `/manifest.${language}.webmanifest`, () => manifestOf(brand, language));
  });
  for (const page of BRAND_PAGES)
    app.get(page.path, (request, reply) =>
      send(request, reply.header('link', `<${new URL(siteUrl).origin}${page.path}>; rel="canonical"`), page.path, () =>
        brandPage(brand, page),
      ),
    );
}
