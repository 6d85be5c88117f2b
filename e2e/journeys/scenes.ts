import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import { widthOf } from '../width-of.ts';

const folder = '.cache/scenes';
const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }';
/** What comes a moment after a change (another language's words, a price in them) is in the picture, milliseconds. */
const SETTLING = 300;

/** `inTheDark`: one picture more, in dark colours. `byWordsAlone`: the flow hears of another language and would move. */
type Scene = { readonly inTheDark?: boolean; readonly byWordsAlone?: boolean };

/**
 * Takes a picture of what a flow shows in every language, once a viewport, when `npm run scenes` asks for pictures. The
 * language is changed where the page stands, so that the state stays what it is.
 */
export async function takeScene(
  page: Page,
  machine: string,
  name: string,
  { inTheDark = false, byWordsAlone = false }: Scene = {},
): Promise<void> {
  if (!process.env.SCENES) return;
  const own = join(folder, machine);
  const spoken = await page.locator('html').getAttribute('lang');
  mkdirSync(own, { recursive: true });
  const style = await page.addStyleTag({ content: STILL });
  const fileIn = (language: string, more = '') => join(own, `${name}.${language}.${widthOf(test.info())}${more}.png`);
  await inEachLanguage(page, { byWordsAlone, isDone: (language) => existsSync(fileIn(language)) }, async (language) => {
    await page.screenshot({ path: fileIn(language) });
    if (!inTheDark || language !== spoken) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    await page.screenshot({ path: fileIn(language, '.dark') });
    await page.emulateMedia({ colorScheme: null });
  });
  await style.evaluate((element) => {
    element.parentNode?.removeChild(element);
  });
}

type InTurn = Pick<Scene, 'byWordsAlone'> & { readonly isDone?: (language: Language) => boolean };

/** Does something in every language, the page's own one first, where the page stands; leaves it as it spoke. A page without a switch of language is seen in its own alone. */
export async function inEachLanguage(
  page: Page,
  { byWordsAlone = false, isDone = () => false }: InTurn,
  see: (language: Language) => Promise<void>,
): Promise<void> {
  const spoken = await page.locator('html').getAttribute('lang');
  for (const language of [...LANGUAGES].sort((one) => (one === spoken ? -1 : 1))) {
    if (isDone(language)) continue;
    if (byWordsAlone) await tellNobodyOfTheLanguage(page);
    if (!(await speak(page, language))) continue;
    await settle(page);
    await see(language);
  }
  if (spoken && byWordsAlone) await tellNobodyOfTheLanguage(page);
  if (spoken && (await speak(page, spoken))) await settle(page);
}

export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    (wait) =>
      new Promise((settled) => {
        setTimeout(settled, wait);
      }),
    SETTLING,
  );

/**
 * The next change of language ends with the words on the screen: the page, which says it in its `lang` first and tells
 * its flows afterwards, breaks off between the two.
 */
const tellNobodyOfTheLanguage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root: { lang: string } = document.documentElement;
    Object.defineProperty(root, 'lang', {
      configurable: true,
      set: (language: string) => {
        Reflect.deleteProperty(root, 'lang');
        root.lang = language;
        throw new Error('only the words change');
      },
    });
  });

/** Presses the page’s own language switch, which a dialog may cover; false where the page has none. */
export const speak = async (page: Page, language: string): Promise<boolean> => {
  if ((await page.locator('html').getAttribute('lang')) === language) return true;
  const pressed = await page.evaluate((wanted) => {
    const button = document.querySelector<HTMLButtonElement>(`button[lang="${wanted}"]`);
    button?.click();
    return button !== null;
  }, language);
  if (pressed) await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached', timeout: 5_000 });
  return pressed;
};
