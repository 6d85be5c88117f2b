import type { PageBrand } from '#contract/brand.ts';
import { PAGE_SETTINGS_ID, type PageSettings } from '#contract/page-settings.ts';

let loaded: PageSettings | undefined;

export const setPageSettings = (settings: PageSettings): void => void (loaded = settings);

export const pageSettings = (): PageSettings =>
  (loaded ??= JSON.parse(
    (typeof document === 'undefined' ? null : document.getElementById(PAGE_SETTINGS_ID)?.textContent) ?? '{}',
  ) as PageSettings);

export const apiUrl = (): string => pageSettings().apiUrl ?? '';

export const pageBrand = (): PageBrand => pageSettings().brand;

export const brandName = (): string => pageBrand().name;

/** How long the page has been open by the server’s clock, whole milliseconds: a demo's may go faster than the page's own. */
export const openFor = (): number => Math.round(performance.now() * (pageSettings().clock?.pace ?? 1));
