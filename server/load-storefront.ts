import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Config } from './config.ts';
import type { PageRenderer, Storefront } from './http/pages.ts';
import { pageSettings } from './page-settings.ts';
import { PATHS } from './paths.ts';

export async function loadStorefront(config: Config): Promise<Storefront | null> {
  if (!existsSync(PATHS.pages)) return null;
  const draw = (await import(pathToFileURL(PATHS.pages).href)) as PageRenderer;
  const worker = config.serviceWorker ? { file: PATHS.worker } : 'off';
  return { files: PATHS.client, draw, settings: pageSettings(config), worker };
}
