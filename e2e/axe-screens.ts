import { ORDER_NEWS } from '../contract/order-news.ts';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { StoredUser } from '../contract/entities/user.ts';
import { LANGUAGES, type Language } from '../contract/enumerations.ts';
import { axeFindings } from './axe-findings.ts';
import { CAROUGE, newCustomer } from './demo-city.ts';
import { remember } from './open-page.ts';
import { inVerifyIf } from './tags.ts';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 320, height: 700 },
];
type Look = {
  readonly size: (typeof SIZES)[number];
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors?: 'active';
};

const EVERY_LOOK: readonly Look[] = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) => SIZES.map((size) => ({ size, language, colorScheme }))),
);
/** Colours that the reader's system has chosen: once as it is, once as wide as 1280 px zoomed to 400 %. */
const FORCED: readonly Look[] = [
  { size: { width: 1280, height: 900 }, language: 'en', colorScheme: 'dark', forcedColors: 'active' },
  { size: { width: 320, height: 256 }, language: 'fr', colorScheme: 'light', forcedColors: 'active' },
];
/** Two looks that differ in everything; every other screen takes the other pair. */
const pairOfLooks = (index: number): readonly Look[] =>
  EVERY_LOOK.filter(
    ({ size, language, colorScheme }) =>
      (size.width === 320) === (language === 'fr') && (size.width === 320) === ((colorScheme === 'dark') === (index % 2 === 0)),
  );
/** The looks of a screen: one of its pair for a change, by turns small and large; all that are asked for in `npm run verify`. */
function looksOf({ everyLook, onlySmall }: Screen, index: number): readonly Look[] {
  const looks = (everyLook && process.env.EVERY_TEST ? [...EVERY_LOOK, ...FORCED] : pairOfLooks(index)).filter(
    ({ size }) => !onlySmall || size.width === 320,
  );
  if (process.env.EVERY_TEST || looks.length < 2) return looks;
  return looks.filter(({ size }) => (size.width === 320) === index % 4 < 2);
}

export type Screen = {
  readonly name: string;
  /** What must be there before, such as a basket. Gives what `show` needs. */
  readonly arrange?: (page: Page) => Promise<string>;
  readonly show: (page: Page, arranged: string, language: Language) => Promise<void>;
  readonly everyLook?: true;
  /** One screen of each kind is looked at for a change; the others have the same parts. */
  readonly forAChange?: true;
  /** It draws a map, which takes a machine without a graphics card its time. */
  readonly drawsMap?: true;
  readonly onlySmall?: true;
  /** The part that is looked at, where what opens lies over the rest of the page, which is looked at closed. */
  readonly part?: string;
};

/** A screen of somebody new at Rue de Carouge 12, once they were given something. */
export const customerAt =
  (path: string, give: (api: APIRequestContext, user: StoredUser) => Promise<unknown> = async () => undefined): Screen['arrange'] & {} =>
  async (page) => {
    const user = await newCustomer(page.request);
    await give(page.request, user);
    await remember(page, { user, place: CAROUGE });
    return path;
  };

/** Has axe look at one screen of each kind in one look; with EVERY_TEST at each in two that differ in everything, at some in all eight and in forced colours, as `npm run verify` does. */
export function axeFindsNothing(screens: readonly Screen[]): void {
  for (const [index, screen] of screens.entries()) {
    test(`axe finds nothing on ${screen.name}`, inVerifyIf(!screen.forAChange), async ({ page, hasTouch }) => {
      test.skip(hasTouch, 'it sets its own widths');
      test.slow(Boolean(screen.everyLook ?? screen.drawsMap), 'more looks are more work, and so is a map without a graphics card');
      // A stream of news never ends, and the network would never be idle.
      await page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404 }));
      const arranged = (await screen.arrange?.(page)) ?? '';
      let opened = '';
      for (const { size, language, colorScheme, forcedColors } of looksOf(screen, index)) {
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme, forcedColors: forcedColors ?? 'none' });
        // Anew for each colour scheme: what the browser has not drawn yet keeps the colours of the earlier one.
        const look = `${language}, ${colorScheme}${forcedColors ? ', forced colours' : ''}`;
        if (opened !== look) {
          await remember(page, { language });
          await screen.show(page, arranged, language);
          await page.waitForLoadState('networkidle');
          // What waits for a newer price is dimmed until it comes, and is no text to be read meanwhile.
          await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
          opened = look;
        }
        expect(
          await axeFindings(page, { contrast: !forcedColors, ...(screen.part ? { part: screen.part } : {}) }),
          `${look}, ${size.width} px`,
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(size.width);
      }
    });
  }
}
