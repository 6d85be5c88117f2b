import { expect, type Page } from '@playwright/test';
import { WORDS } from '../words.ts';

type Row = 'where' | 'when' | 'who' | 'pay';
const CHANGE: Readonly<Record<Row, RegExp>> = {
  where: /^(Change the delivery address|Modifier l’adresse de livraison)$/,
  when: /^(Change the time|Modifier l’heure)$/,
  who: /^(Change name and phone|Modifier le nom et le téléphone)$/,
  pay: /^(Change how you pay|Modifier le moyen de paiement)$/,
};

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
  row(row: Row) {
    return this.main.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: CHANGE[row] }) });
  }
  private get sheet() {
    return this.page.getByRole('dialog');
  }
  async open(row: Row): Promise<void> {
    const done = this.sheet.getByRole('button', { name: this.words.done });
    if (await done.isVisible()) return;
    await this.row(row).getByRole('button').click();
    await expect(done).toBeVisible();
  }
  async done(): Promise<void> {
    await this.sheet.getByRole('button', { name: this.words.done }).click();
    await expect(this.sheet).toBeHidden();
  }
  async within(row: Row, act: () => Promise<void>): Promise<void> {
    await this.open(row);
    await act();
    await this.done();
  }
  get name() {
    return this.sheet.getByRole('textbox', { name: this.words.name, exact: true });
  }
  get phone() {
    return this.sheet.getByRole('textbox', { name: this.words.phone, exact: true });
  }
  get noteForCourier() {
    return this.sheet.getByRole('textbox', { name: this.words.noteForCourier });
  }
  get login() {
    return this.main.getByRole('button', { name: this.words.login });
  }
  /** The button that leads to the last look; busy while the price is asked. */
  get payment() {
    return this.bar.locator('button', { hasText: this.words.payment });
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
  get openPromo() {
    return this.main.getByRole('button', { name: 'Promo code', exact: true });
  }
  /** Gives a code, whose field is opened where it is not. */
  async givePromo(code: string): Promise<void> {
    await expect(this.openPromo.or(this.promo)).toBeVisible();
    if (await this.openPromo.isVisible()) await this.openPromo.click();
    await this.promo.fill(code);
    await this.promo.press('Enter');
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
    return this.sheet.getByRole('button', { name: 'Change the delivery address' });
  }
  saved(name: string) {
    return this.sheet.getByRole('list', { name: 'Saved addresses' }).getByRole('button', { name });
  }
  get changingAddress() {
    return this.sheet.getByRole('status').filter({ hasText: 'Changing the address' });
  }
  get addressTrouble() {
    return this.sheet.getByRole('alert').filter({ hasText: 'Still delivering to' });
  }
  get postcode() {
    return this.sheet.getByRole('textbox', { name: /^(Post code|Code postal)$/ });
  }
  get wrongPostcode() {
    return this.sheet.getByText(/^(Wrong postcode|Code postal incorrect)$/);
  }
  get applyPostcode() {
    return this.sheet
      .locator('form', { has: this.page.getByRole('textbox', { name: /^(Post code|Code postal)$/ }) })
      .getByRole('button', { name: /^(Apply|Appliquer)$/ });
  }
  get floor() {
    return this.sheet.getByRole('textbox', { name: 'Floor' });
  }
  get entryCode() {
    return this.sheet.getByRole('textbox', { name: 'Entry code' });
  }
  get promoTrouble() {
    return this.main.getByRole('alert').filter({ hasText: /^[A-Z0-9]+(:| needs )/ });
  }
  /** What stands beside the button that leads on: at the foot of a small screen it is always in sight. */
  private get bar() {
    return this.main.locator('[data-foot-bar]');
  }
  get houseNumber() {
    return this.sheet.getByRole('textbox', { name: 'House number' });
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
