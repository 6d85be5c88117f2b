import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { complaintsOf } from './quiet-console.ts';

/** The drawn pages as they are read: from disk, with no server and no network. */
const folder = pathToFileURL(fileURLToPath(new URL('../docs/statecharts/', import.meta.url))).href;
const address = (name: string, link = '') => `${folder}${name}.html${link}`;

const open = async (page: Page, name: string, link: string) => {
  const complaints = complaintsOf(page);
  await page.goto(address(name, link));
  return () => complaints.filter((complaint) => !/^failed: .*\/\.cache\//.test(complaint));
};

/** What is the same in both languages: names of files, and words that both have. */
const alike =
  /^(?:Escale|English|EN|Français|FR|Mermaid|Messages?|Page|Position|Questions?|SCXML|Section|Session|Version|Zoom|sessions|[Tt]ransitions|[\w-]+\.(?:e2e|test)(?:, [\w-]+\.(?:e2e|test))*)$/;

/** Every text that the page shows or says to a screen reader now, drawings and code left out. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('script,style,code,kbd,template')) continue;
      if (node instanceof Text) found.push(node.data.trim());
      else if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'label']) found.push(node.getAttribute(name) ?? '');
    }
    return found.filter((text) => /\p{L}/u.test(text));
  });

/** How many states, journeys and steps of a part are looked at. */
const most = 8;

/** All texts of a page in one language, each of its parts opened, some states chosen, some steps played. */
const readThrough = async (page: Page, name: string, language: 'en' | 'fr'): Promise<ReadonlySet<string>> => {
  const complaints = await open(page, name, `?lang=${language}`);
  const texts = new Set<string>();
  const read = async () => {
    for (const text of await textsOn(page)) texts.add(text);
  };
  await read();
  for (const tab of await page.locator('.parts a').all()) {
    await tab.click();
    await read();
    const part = await tab.getAttribute('data-part');
    if (part === 'read')
      for (const state of (await page.locator('#panel .entry h3 a').all()).slice(0, most)) {
        await state.click();
        await read();
      }
    if (part === 'journeys')
      for (const [index] of (await page.locator('#panel option').all()).slice(0, most).entries()) {
        await page.locator('#panel select').selectOption({ index });
        await read();
      }
    if (part === 'simulate')
      for (let step = 0; step < most && (await page.locator('#panel .wide-button:not(.impossible)').count()) > 0; step += 1) {
        await page.locator('#panel .wide-button:not(.impossible)').first().click();
        await read();
      }
    if (part === 'forbidden')
      for (const button of await page.locator('#moves button').all()) {
        await button.click();
        await read();
      }
  }
  for (const side of await page.locator('[data-side]').all()) {
    await side.click();
    await read();
  }
  for (const [index] of (await page.locator('body:has([data-side]) #panel .wide-button').all()).slice(0, most).entries()) {
    await page.locator('#panel .wide-button').nth(index).click();
    await read();
    await page.locator('#panel .link').first().click();
  }
  expect(complaints()).toEqual([]);
  return texts;
};

/** One of each kind; the others are read for `npm run verify`. That no word lacks its French is held by the words' own test. */
const PAGES = ['index', 'payment-failures', 'payment', 'checkout-system'];
if (process.env.EVERY_LOOK) PAGES.push('order-placement', 'delivery-time', 'courier-system');
/** Each of the two schemes is seen in another of these files for a change. */
const SCHEMES = process.env.EVERY_LOOK ? (['light', 'dark'] as const) : (['dark'] as const);

test.describe('the statecharts in French', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'they set their own widths');

  for (const name of PAGES)
    test(`nothing of ${name} stays English, whatever is opened`, async ({ page }) => {
      const english = await readThrough(page, name, 'en');
      const french = await readThrough(page, name, 'fr');
      expect(english.size).toBeGreaterThan(20);
      expect([...french].filter((text) => english.has(text) && !alike.test(text))).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });

  test('the switch keeps what is read in sight, is remembered, and goes back', async ({ page }) => {
    const complaints = await open(page, 'payment', '#state=declined');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
    await expect(page).toHaveURL(/#state=declined$/);
    await expect(page.locator('#panel .chosen h3')).toHaveText('Carte refusée');
    await expect(page.getByRole('group', { name: /^Schéma/ }).locator('.state[data-state="declined"]')).toHaveClass(/\bchosen\b/);
    await page.goto(address('index'));
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^… la carte est refusée après/ })
      .click();
    await expect(page.locator('#panel h2')).toHaveText(
      'Que se passe-t-il quand la carte est refusée après que le portefeuille a payé sa part\u202f?',
    );
    await expect(page.locator('#panel .ends')).toHaveText('Carte refusée.');
    await expect(page.locator('#panel .steps b').first()).toHaveText('Le serveur');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('#panel .ends')).toHaveText('Declined.');
    await page.goto(address('cart'));
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
    expect(complaints()).toEqual([]);
  });

  test('the address’s language wins over the one kept, and is handed on', async ({ page }) => {
    await open(page, 'index', '?lang=en');
    await page.goto(address('index', '?lang=fr'));
    await expect(page.getByRole('heading', { level: 1, name: 'Comment la boutique se comporte' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('link', { name: 'Panier', exact: true }).first().click();
    await expect(page).toHaveURL(/cart\.html\?lang=fr$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Panier' })).toBeVisible();
  });

  test('search finds French words, and a printed sheet has French states with their numbers', async ({ page }) => {
    const complaints = await open(page, 'order-placement', '?lang=fr');
    await page.keyboard.press('/');
    await page.keyboard.type('coup d’œil');
    await expect(page.locator('#found li').first()).toContainText('Dernier coup d’œil');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#state=choosing$/);
    const sheet = page.locator('.sheet');
    const numbers = await sheet.locator('li h3 b').allTextContents();
    const drawn = await sheet.locator('.sheet-drawing .number-plate').allTextContents();
    expect(drawn.toSorted()).toEqual(numbers.filter((number) => number !== '–').toSorted());
    await expect(sheet.locator('.sheet-drawing .state').filter({ hasText: 'Dernier coup d’œil' })).toHaveCount(1);
    expect(complaints()).toEqual([]);
  });

  test('every page opens in French without a complaint and without scrolling sideways at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of SCHEMES)
      for (const name of ['index', 'payment-failures', 'payment', 'courier-booking', 'running-orders', 'tracking']) {
        await page.emulateMedia({ colorScheme });
        const complaints = await open(page, name, '?lang=fr');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).toBe(0);
        for (const language of await page.locator('.languages a').all())
          expect.soft((await language.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
        expect.soft(complaints(), name).toEqual([]);
      }
  });
});
