import { test, type Page } from '@playwright/test';

/** What a browser that draws maps without a graphics card says of itself when its page is looked at. */
const OF_SOFTWARE_GRAPHICS = /GPU stall due to ReadPixels/;
/** What one that is told to draw no pictures says of those that were sent ahead (`playwright.config.ts`). */
const OF_NO_PICTURES = /image loading is disabled|was preloaded using link preload but not used/;
/** What the test's browser says where it is told to have no service worker. */
const OF_NO_WORKER = /Service Worker registration blocked by Playwright/;
const isInWords = () => test.info().project.name.endsWith('-in-words');

/** Everything that a page complains of from now on: errors, warnings, requests that fail or are answered with an error. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const ofItself = [OF_SOFTWARE_GRAPHICS, OF_NO_WORKER, ...(isInWords() ? [OF_NO_PICTURES] : [])];
    if (ofItself.some((own) => own.test(message.text()))) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that the page itself gives up, such as a poll on leaving, is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
