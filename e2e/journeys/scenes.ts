import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import { pageNameOf, sceneFile, SCHEMES } from '#statecharts/draw/page/scene-names.ts';
import { SCENES } from '#statecharts/draw/scenes.ts';

const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }';
/** What comes a moment after a change (another language's words, a price in them) is in the picture, milliseconds. */
const SETTLING = 300;
/** Colours change at once: a frame or two on a slow machine, milliseconds. */
const RECOLOURING = 60;
/** A page's clock is stopped at a moment that is still to come, milliseconds. */
const SOON = 1_000;
/** Of 100: small letters stay easy to read. */
const QUALITY = 72;

type Scene = {
  /** The flow hears of another language and would move. */
  readonly byWordsAlone: boolean;
  readonly ownLanguageAlone: boolean;
  /** Whether the page still shows what it did before it spoke another language. */
  readonly isStill: () => Promise<void>;
};

/**
 * Takes pictures of what a flow shows, in every language, light and dark, once, when `npm run scenes` asks for them. The
 * language is changed where the page stands, so that the state stays what it is; where it does not, the walk ends, and the
 * next try takes the page's own language alone.
 */
export async function takeScene(
  page: Page,
  machine: string,
  name: string,
  { byWordsAlone, ownLanguageAlone, isStill }: Scene,
): Promise<void> {
  if (!process.env.SCENES) return;
  const own = join(SCENES, pageNameOf(machine));
  mkdirSync(own, { recursive: true });
  const alone = join(own, `${name}.alone`);
  const spoken = await page.locator('html').getAttribute('lang');
  const fileIn = (language: string, scheme: (typeof SCHEMES)[number]) => join(own, sceneFile(name, language, scheme));
  const isDone = (language: string) =>
    (language !== spoken && (ownLanguageAlone || existsSync(alone))) || SCHEMES.every((scheme) => existsSync(fileIn(language, scheme)));
  if (LANGUAGES.every(isDone)) return;
  const style = await page.addStyleTag({ content: STILL });
  // No wait of the flow ends while its picture is taken.
  await page.clock.pauseAt(await page.evaluate((soon) => Date.now() + soon, SOON));
  await inEachLanguage(page, { byWordsAlone, isDone }, async (language) => {
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(RECOLOURING);
      const taken = await page.screenshot();
      writeFileSync(fileIn(language, scheme), await sharp(taken).webp({ quality: QUALITY }).toBuffer());
    }
    await page.emulateMedia({ colorScheme: null });
  });
  await page.clock.resume();
  await style.evaluate((element) => {
    element.parentNode?.removeChild(element);
  });
  try {
    await isStill();
  } catch (error) {
    writeFileSync(alone, '');
    for (const language of LANGUAGES)
      for (const scheme of SCHEMES) if (language !== spoken) rmSync(fileIn(language, scheme), { force: true });
    throw error;
  }
}

type InTurn = Partial<Pick<Scene, 'byWordsAlone'>> & { readonly isDone?: (language: Language) => boolean };

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

export const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLING);

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
