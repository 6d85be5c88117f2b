import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { LANGUAGES } from '../../contract/enumerations.ts';

const folder = '.cache/scenes';

/**
 * Takes a picture of a state in every language, once a viewport, when `npm run scenes` asks for pictures. The language
 * is changed where the page stands, so that the state stays what it is.
 */
export async function takeScene(page: Page, machine: string, state: string): Promise<void> {
  if (!process.env.SCENES) return;
  const own = join(folder, machine);
  const spoken = await page.locator('html').getAttribute('lang');
  mkdirSync(own, { recursive: true });
  for (const language of [...LANGUAGES].sort((one) => (one === spoken ? -1 : 1))) {
    const file = join(own, `${state}.${language}.${test.info().project.name}.png`);
    if (existsSync(file)) continue;
    if (!(await speak(page, language))) continue;
    await page.screenshot({ path: file });
  }
  if (spoken) await speak(page, spoken);
}

/** Presses the page's own switch, which a dialog may cover; false where the page has none. */
const speak = async (page: Page, language: string): Promise<boolean> => {
  if ((await page.locator('html').getAttribute('lang')) === language) return true;
  const pressed = await page.evaluate((wanted) => {
    const button = document.querySelector<HTMLButtonElement>(`button[lang="${wanted}"]`);
    button?.click();
    return button !== null;
  }, language);
  if (pressed) await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached', timeout: 5_000 });
  return pressed;
};
