import type { Page } from '@playwright/test';
import type { CurrentLocation } from '../contract/entities/address.ts';
import type { StoredUser } from '../contract/entities/user.ts';
import type { Language } from '../contract/enumerations.ts';

export type Remembered = {
  readonly user?: StoredUser;
  readonly place?: CurrentLocation;
  readonly cartToken?: string;
  readonly language?: Language;
  readonly lastOrder?: string;
};

/** An address of the origin that starts no application and has next to nothing to draw. */
export const QUIET_PATH = '/robots.txt';

/** Makes the browser remember things of an origin, the test's own where none is named, as earlier visits would have. */
export async function remember(page: Page, { user, place, cartToken, language, lastOrder }: Remembered, origin = ''): Promise<void> {
  const kept = {
    ...(user ? { user: JSON.stringify(user) } : {}),
    ...(place ? { current_location: JSON.stringify(place) } : {}),
    ...(cartToken ? { cart_unique_token: cartToken } : {}),
    ...(language ? { language } : {}),
    ...(lastOrder ? { 'storefront.last_order_id': lastOrder } : {}),
  };
  await page.goto(origin + QUIET_PATH);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

/** Waits until the application has taken the place of the first screen, so that whatever is pressed is heard. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = document.querySelector('#app')?.firstElementChild;
    return shown !== null && shown !== undefined && Object.keys(shown).some((key) => key.startsWith('__reactFiber'));
  });
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** From now on the server draws no basket: the page asks for its own, so that what a test answers is what it shows. */
export const drawNoBasket = (page: Page): Promise<unknown> => page.route('**/first-screens/*', (route) => route.fulfill({ status: 204 }));
