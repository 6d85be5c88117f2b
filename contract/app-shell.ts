/** The address of the page without a screen, from which every page of the storefront can begin: a service worker keeps it for the time without a network. */
export const APP_SHELL = '/app-shell';

/** Where the service worker stands. */
export const SERVICE_WORKER = '/sw.js';
