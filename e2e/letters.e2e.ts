import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readBrand } from '#server/brand/brand.ts';
import { leadTakenLetter, leadNoticeLetter } from '#server/mail/lead-texts.ts';
import { written, type Letter } from '#server/mail/letter.ts';
import {
  accountChangedLetter,
  emailConfirmationLetter,
  newsletterQuestion,
  newsletterWelcome,
  passwordResetLetter,
} from '#server/mail/mail-texts.ts';
import { LANGUAGES, type Language } from '../contract/enumerations.ts';
import { fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { moveOrder, orderTold } from './own-orders.ts';
import { IN_VERIFY } from './tags.ts';
import { WORDS } from './words.ts';

const siteUrl = 'https://storefront.example';
const link = `${siteUrl}/new-password#${'a1b2c3'.repeat(13)}`;
const ZOE = { firstName: 'Zoé', link };
const LEAD = {
  kind: 'partner',
  uniqueId: 12,
  firstName: 'Zoé',
  lastName: 'Test',
  email: 'zoe@example.org',
  mobile: '+41791234567',
} as const;

/** Every letter that tells of no order, and one of an order whose lines are long. */
const LETTERS: Readonly<Record<string, (language: Language) => Letter>> = {
  'a new password': (language) => passwordResetLetter(language, ZOE),
  'a changed account': (language) => accountChangedLetter(language, ZOE),
  'an address to be confirmed': (language) => emailConfirmationLetter(language, ZOE),
  'the newsletter’s question': (language) => newsletterQuestion(language, { link }),
  'the newsletter': (language) => newsletterWelcome(language, { siteUrl, unsubscribeUrl: link }),
  'thanks to a partner': (language) => leadTakenLetter(language, LEAD),
  'a partner’s request': (language) =>
    leadNoticeLetter(language, { ...LEAD, address: 'Rue de Carouge 12', company: 'Café Zoé', postalCode: '1205' }),
  'long lines': () => ({
    subject: 'A'.repeat(80),
    paragraphs: ['B'.repeat(200)],
    arrival: 'C'.repeat(80),
    tables: [
      [{ label: 'D'.repeat(80), details: ['E'.repeat(80)], amount: 'CHF 1,234.50' }],
      [{ label: 'F', amount: 'CHF 1.00', isTotal: true }],
    ],
    link: { label: 'G'.repeat(60), url: link },
    ends: { label: 'H'.repeat(60), url: link },
  }),
};

/** It is as wide as its page, and nothing in it is hard to read, small and large, light and dark. */
async function expectReadable(page: Page): Promise<void> {
  for (const width of [390, 640])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
}

/** Opens the HTML of a customer's newest letter with such a subject, out of the mailbox. */
async function openLetter(page: Page, address: string, subject: RegExp): Promise<void> {
  const letter = page
    .getByRole('article')
    .filter({ hasText: address })
    .filter({ has: page.getByRole('heading', { name: subject }) });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(letter.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await letter.first().getByRole('link', { name: 'As HTML' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

for (const brandName of ['escale', 'colvert'])
  for (const [name, letter] of Object.entries(LETTERS))
    test(`${name}, a letter of ${brandName}, can be read`, IN_VERIFY, async ({ page }) => {
      const brand = readBrand(brandName);
      for (const language of LANGUAGES) {
        await page.setContent(written(language, letter(language), { brand, siteUrl }).html);
        await expectReadable(page);
      }
    });

const SUBJECTS = {
  en: { receipt: /^Your order \d+ from/, ended: /was cancelled$/ },
  fr: { receipt: /^Votre commande \d+ chez/, ended: /a été annulée$/ },
} as const satisfies Record<Language, object>;
const PAGES = [
  { path: '/newsletter/confirm', button: /^(Subscribe|S’abonner)$/ },
  { path: '/newsletter/unsubscribe', button: /^(Unsubscribe|Se désabonner)$/ },
  { path: '/confirm-email', button: /^(Confirm|Confirmer)$/ },
];

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ extraHTTPHeaders: { 'accept-language': language } });

    test('letters about an order can be read', IN_VERIFY, async ({ page }) => {
      const user = await newCustomer(page.request);
      const holder = holderOf(user);
      await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), WORDS[language].fondue, 2);
      const orderId = await placeOrder(page.request, holder);
      await openLetter(page, user.email, SUBJECTS[language].receipt);
      await expectReadable(page);
      const { unique_id: number } = await orderTold(page.request, holder, orderId);
      await moveOrder(page.request, { holder, orderId, number }, 'reject');
      await openLetter(page, user.email, SUBJECTS[language].ended);
      await expectReadable(page);
    });

    for (const { path, button } of PAGES)
      test(`${path} can be read, before and after its button`, IN_VERIFY, async ({ page }) => {
        await page.goto(`${path}?token=nothing`);
        await expectReadable(page);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('status')).toBeVisible();
        await expectReadable(page);
      });
  });
