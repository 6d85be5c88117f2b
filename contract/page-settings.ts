import type { PageBrand } from './brand.ts';

/** What a deployment sets that its pages have to know: its server tells it in each page. */
export type PageSettings = {
  readonly brand?: PageBrand;
  /** Where the browser calls the API; the page's own origin where it is not said. */
  readonly apiUrl?: string;
  readonly mapboxToken?: string;
  /** For an API that tells no key itself. */
  readonly stripePublishableKey?: string;
};

/** The element of a page that holds them, as JSON. */
export const PAGE_SETTINGS_ID = 'settings';
