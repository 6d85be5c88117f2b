import type { PageBrand } from './brand.ts';

/** Calls behind a button that is there only where the API has them. What a page asks by itself is not among them: that it is absent is its answer. */
export const OPTIONAL_CALLS = [
  'delete_account',
  'export_account',
  'get_invoice',
  'rating_to_provider',
  'rating_to_store',
  'set_profile_picture',
  'share_order',
] as const;
export type OptionalCall = (typeof OPTIONAL_CALLS)[number];

/** What a deployment sets that its pages have to know: its server tells it in each page. */
export type PageSettings = {
  /** Whose marketplace it is. */
  readonly brand: PageBrand;
  /** Where the browser calls the API; the page's own origin where it is not said. */
  readonly apiUrl?: string;
  readonly mapboxToken?: string;
  /** The clock of a demo that shows another time than the real one: the time when the page was drawn, epoch milliseconds, how many seconds pass in one, and its timezone. */
  readonly clock?: { readonly now: number; readonly pace: number; readonly timezone: string };
  /** For an API that tells no key itself. */
  readonly stripePublishableKey?: string;
  /** What another API does not have: nothing on a page leads to it. */
  readonly lacks?: readonly OptionalCall[];
};

/** What a deployment sets beside its brand. */
export type DeploymentSettings = Omit<PageSettings, 'brand' | 'lacks'>;

/** How pages of a brand look otherwise than as they are built. */
export type PageLook = {
  /** Style that stands behind the page's own; '' for the brand that they are built with. */
  readonly theme: string;
  /** What a browser colours its bar with: as the header that it stands over. */
  readonly colours: { readonly light: string; readonly dark: string };
  /** Whether the typeface that the pages are built with is used at all. */
  readonly usesBuiltType: boolean;
};

/** The element of a page that holds them, as JSON. */
export const PAGE_SETTINGS_ID = 'settings';
/** The element of a page that says that its time is a demo's. */
export const DEMO_CLOCK_ID = 'demo-clock';
