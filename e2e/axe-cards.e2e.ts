import { expect, type Page } from '@playwright/test';
import type { Language } from '../contract/enumerations.ts';
import { axeFindsNothing, type Screen } from './axe-screens.ts';
import { saveCard } from './demo-city.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openPage } from './open-page.ts';
import { customerWithBasket, openBasket } from './with-basket.ts';

const ACCEPTED = '4242424242424242';
const MASTERCARD = '5555555555554444';
const CHALLENGE = '4000002500003155';

async function rememberCards(page: Page, numbers: readonly string[]): Promise<void> {
  const { user } = await customerWithBasket(page);
  for (const number of numbers) await saveCard(page.request, user, number);
}

async function openCards(page: Page, language: Language, ...numbers: readonly string[]): Promise<PaymentDialog> {
  await rememberCards(page, numbers);
  const basket = await openBasket(page, language);
  await basket.payment.click();
  const payment = new PaymentDialog(page, language);
  await payment.byCard.check();
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  return payment;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'the saved cards of the last look',
    everyLook: true,
    show: async (page, _, language) => {
      await expect((await openCards(page, language, ACCEPTED, MASTERCARD)).card('4444')).toBeVisible();
    },
  },
  {
    name: 'the fields of a card, one of them wrong',
    forAChange: true,
    everyLook: true,
    show: async (page, _, language) => {
      const payment = await openCards(page, language);
      await payment.add.click();
      await payment.fillCard('4242424242424241');
      await payment.save.click();
      await expect(payment.number).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the question of a bank',
    everyLook: true,
    show: async (page, _, language) => {
      const payment = await openCards(page, language, CHALLENGE);
      await payment.pay.click();
      await expect(payment.question).toBeVisible();
    },
  },
  {
    name: 'a payment that is being checked',
    everyLook: true,
    show: async (page, _, language) => {
      const payment = await openCards(page, language, ACCEPTED);
      await page.route('**/sandbox/v1/**', (route) => route.abort());
      await payment.pay.click();
      await expect(payment.checking).toBeVisible();
      await expect(payment.resume).toBeVisible();
      await page.unroute('**/sandbox/v1/**');
    },
  },
  {
    name: 'the page that checks a payment',
    everyLook: true,
    show: async (page, _, language) => {
      const payment = await openCards(page, language, CHALLENGE);
      await payment.pay.click();
      await expect(payment.question).toBeVisible();
      await openPage(page, '/checking');
      await expect(payment.checkingPage).toBeVisible();
      await expect(payment.resume).toBeVisible();
    },
  },
  {
    name: 'the saved cards of an account',
    everyLook: true,
    show: async (page, _, language) => {
      await rememberCards(page, [ACCEPTED, MASTERCARD]);
      await openPage(page, '/payments');
      await expect(page.getByText('···· 4444').first()).toBeVisible();
      await new PaymentDialog(page, language).add.click();
      await expect(new PaymentDialog(page, language).number).toBeVisible();
      // The bar at the top hides what it stands over, here nothing that can be pressed.
      await page.locator('#cards').evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'the panel of a top-up, its amount wrong',
    forAChange: true,
    everyLook: true,
    show: async (page) => {
      await rememberCards(page, [ACCEPTED, MASTERCARD]);
      await openPage(page, '/payments');
      await page.getByRole('button', { name: /^(Top up|Recharger)$/ }).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('textbox').fill('0');
      await panel.getByRole('button', { name: /^(Add|Ajouter)$/ }).click();
      await expect(panel.getByText(/^(Enter Proper amount|Saisissez un montant valable)\./)).toBeVisible();
    },
  },
];

axeFindsNothing(SCREENS);
