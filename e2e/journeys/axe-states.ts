import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { inEachLanguage, settle } from './scenes.ts';

const seen = new Set<string>();

/** What is not in sight would keep the colours in which it was first drawn. By the page's own hand, which its policy lets do that. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Has axe look at a page as it stands, light and dark: once for a state, in a language and width. */
async function axeFindsNothingIn(page: Page, state: string, language: string): Promise<void> {
  const name = `${state}, ${language}`;
  if (seen.has(name)) return;
  seen.add(name);
  await drawAll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect.soft(await axeFindings(page), `${name}, ${colorScheme}`).toEqual([]);
    test.info().annotations.push({ type: 'axe', description: `${name}, ${colorScheme}` });
  }
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Has axe look at the state in which a walk ends, in every language, light and dark, in `npm run verify` alone. In the middle
 * of a walk it would change it: a look takes seconds, in which waits pass, and another language has everything asked anew.
 */
export async function axeFindsNothingAtTheEnd(page: Page, state: string): Promise<void> {
  if (!process.env.EVERY_TEST || process.env.SCENES) return;
  await inEachLanguage(page, {}, (language) => axeFindsNothingIn(page, state, language));
}
