import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './http/pages.ts';
import { PATHS } from './paths.ts';

/** What draws pages, as it was built; null where it was not. */
export const loadPages = async (): Promise<PageRenderer | null> =>
  existsSync(PATHS.pages) ? ((await import(pathToFileURL(PATHS.pages).href)) as PageRenderer) : null;
