import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PAGE_SETTINGS_ID } from '../contract/page-settings.ts';

const BRANDS = 'content/brands';

/** Where the brand lies that `BRAND` names: as `server/brand/brand.ts` finds it. */
function folderOf(named = (JSON.parse(readFileSync(`${BRANDS}/first.json`, 'utf8')) as { folder: string }).folder): string {
  return /^[\w-]+$/.test(named) ? join(BRANDS, named) : named;
}

export const brandInDev = (): Plugin => ({
  name: 'brand-in-dev',
  apply: 'serve',
  transformIndexHtml: () => {
    const brand = JSON.parse(readFileSync(join(folderOf(process.env.BRAND || undefined), 'brand.json'), 'utf8')) as { name: string };
    return [
      { tag: 'title', attrs: { 'data-first': true }, children: brand.name, injectTo: 'head' },
      {
        tag: 'script',
        attrs: { type: 'application/json', id: PAGE_SETTINGS_ID },
        children: JSON.stringify({ brand }).replaceAll('<', '\\u003c'),
        injectTo: 'body-prepend',
      },
    ];
  },
});
