import type { FastifyReply } from 'fastify';
import { LANGUAGES } from '#contract/enumerations.ts';
import { addressesOf, addressIn } from '#domain/page-address.ts';
import { BRAND_PAGES } from '../brand/brand-pages.ts';

const HOUR = 3_600;
const FOUND = ['/', '/deliveries', '/help', '/partner', '/hopper'];
const IN_BOTH = BRAND_PAGES.map(({ path }) => path);

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function entriesOf(address: string): string[] {
  const others = addressesOf(address).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${inXml(href)}"/>`,
  );
  return LANGUAGES.map((language) => `<url><loc>${inXml(addressIn(address, language))}</loc>${others.join('')}</url>`);
}

export const sitemap = (origin: string, paths: readonly string[] = []): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...FOUND, ...paths].flatMap((path) => entriesOf(origin + path)),
    ...IN_BOTH.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

export const sendSitemap = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.header('cache-control', `public, max-age=${HOUR}`).type('application/xml; charset=utf-8').send(xml);
