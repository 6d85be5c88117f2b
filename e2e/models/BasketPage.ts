import { expect, type Page } from '@playwright/test';
import { WORDS } from '../words.ts';

/** Basket and checkout. */
export class BasketPage {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  private get main() {
    return this.page.getByRole('main');
  }
  get heading() {
    return this.main.getByRole('heading', { level: 1, name: this.words.basket });
  }
  line(name: string) {
    return this.main.getByRole('listitem').filter({ hasText: name });
  }
  get name() {
    return this.main.getByRole('textbox', { name: this.words.name, exact: true });
  }
  get phone() {
    return this.main.getByRole('textbox', { name: this.words.phone, exact: true });
  }
  get noteForCourier() {
    return this.main.getByRole('textbox', { name: this.words.noteForCourier });
  }
  get login() {
    return this.main.getByRole('button', { name: this.words.login });
  }
  /** The button that leads to the last look; busy while the price is asked. */
  get payment() {
    return this.main.locator('button[type=submit]', { hasText: this.words.payment });
  }
  get collect() {
    return this.main.getByRole('checkbox', { name: "I'll pick it up" });
  }
  get tryAgain() {
    return this.main.getByRole('button', { name: 'Try again' });
  }
  get lastLook() {
    return this.page.getByRole('dialog', { name: this.words.checkYourOrder });
  }
  get orderedElsewhere() {
    return this.page.getByRole('heading', { name: 'This basket has already been ordered' });
  }
  get showOrder() {
    return this.page.getByRole('link', { name: 'Show the order' });
  }
  get orderAndPay() {
    return this.lastLook.getByRole('button', { name: this.words.orderAndPay });
  }
  /** The box that says how old its customer is. */
  get age() {
    return this.lastLook.getByRole('checkbox', { name: this.words.oldEnough });
  }
  get placing() {
    return this.page.getByRole('dialog', { name: 'Placing your order' });
  }
  get uncertain() {
    return this.page.getByRole('dialog', { name: 'Your order', exact: true });
  }
  get askAgain() {
    return this.uncertain.getByRole('button', { name: 'Try again' });
  }
  get promo() {
    return this.main.getByRole('textbox', { name: 'Promo code' });
  }
  get removePromo() {
    return this.main.getByRole('button', { name: 'Remove the promo code' });
  }
  get understood() {
    return this.page.getByRole('button', { name: 'Got it' });
  }
  get change() {
    return this.lastLook.getByRole('button', { name: 'Change' });
  }
  get minimum() {
    return this.page.getByRole('dialog', { name: 'Not quite enough yet' });
  }
  get collectInstead() {
    return this.main.getByText('Only pickup is possible right now.');
  }
  get changeAddress() {
    return this.main.getByRole('button', { name: 'Change the delivery address' });
  }
  get address() {
    return this.main.getByRole('combobox', { name: 'Delivery address' });
  }
  suggestion(text: string | RegExp) {
    return this.main.getByRole('option', { name: text }).first();
  }
  saved(name: string) {
    return this.main.getByRole('list', { name: 'Saved addresses' }).getByRole('button', { name });
  }
  get changingAddress() {
    return this.main.getByRole('status').filter({ hasText: 'Changing the address' });
  }
  get addressTrouble() {
    return this.main.getByRole('alert').filter({ hasText: 'Still delivering to' });
  }
  get houseNumber() {
    return this.main.getByRole('textbox', { name: 'House number' });
  }
  get placeName() {
    return this.main.getByRole('textbox', { name: 'Name of the place' });
  }
  get useProposal() {
    return this.main.getByRole('button', { name: /^Use the address at your pin: / });
  }
  get postcode() {
    return this.main.getByRole('textbox', { name: 'Post code' });
  }
  get wrongPostcode() {
    return this.main.getByText('Wrong postcode');
  }
  get applyPostcode() {
    return this.main.locator('form', { has: this.page.getByRole('textbox', { name: 'Post code' }) }).getByRole('button', { name: 'Apply' });
  }
  get floor() {
    return this.main.getByRole('textbox', { name: 'Floor' });
  }
  get entryCode() {
    return this.main.getByRole('textbox', { name: 'Entry code' });
  }
  get wrongFields() {
    return this.main.getByRole('alert').filter({ hasText: /Check \d fields?/ });
  }
  get promoTrouble() {
    return this.main.getByRole('alert').filter({ hasText: /^[A-Z0-9]+(:| needs )/ });
  }
  /** What stands beside the button that leads on: at the foot of a small screen it is always in sight. */
  get bar() {
    return this.main.locator('[data-foot-bar]');
  }
  get differences() {
    return this.main.getByRole('status').filter({ hasText: 'Prices have changed' });
  }
  get accept() {
    return this.main.getByRole('button', { name: 'Accept' });
  }
  get pickup() {
    return this.page.getByRole('dialog', { name: 'Collect your order' });
  }
  get confirmPickup() {
    return this.pickup.getByRole('button', { name: 'CONFIRM' });
  }
  get changePickup() {
    return this.pickup.getByRole('button', { name: 'CHANGE' });
  }
  get wallet() {
    return this.lastLook.getByRole('switch', { name: 'Wallet' });
  }

  /** Waits until the price stands and can be paid. */
  async isReady(): Promise<void> {
    await expect(this.payment).toContainText(/CHF|EUR/);
    await expect(this.payment).not.toHaveAttribute('aria-busy', 'true');
    await expect(this.payment).not.toHaveAttribute('aria-disabled', 'true');
  }

  /** The amount on the button, in minor units. */
  async amount(): Promise<number> {
    const [, whole = '', part = ''] = /(?:CHF|EUR)\s([\d’']+)\.(\d\d)/.exec((await this.payment.textContent()) ?? '') ?? [];
    return Number(whole.replace(/\D/g, '') + part);
  }
}
