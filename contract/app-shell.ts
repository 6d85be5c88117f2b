/** The address of the page without a screen, from which every page of the storefront can begin: a service worker keeps it for the time without a network. */
export const APP_SHELL = '/app-shell';

/** Where the service worker stands. */
export const SERVICE_WORKER = '/sw.js';

/** What a page says to the service worker of a newer release: this page was opened since it came. */
export const TAKE_OVER = 'take over';
