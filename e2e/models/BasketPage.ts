import { expect } from '@playwright/test';
import { PageModel } from './PageModel.ts';

type Row = 'where' | 'when' | 'who' | 'pay';
const CHANGE: Readonly<Record<Row, RegExp>> = {
  where: /^(Change the delivery address|Modifier l’adresse de livraison)$/,
  when: /^(Change the time|Modifier l’heure)$/,
  who: /^(Change name and phone|Modifier le nom et le téléphone)$/,
  pay: /^(Change how you pay|Modifier le moyen de paiement)$/,
};

export class BasketPage extends PageModel {
  private readonly main = this.page.getByRole('main');
  readonly heading = this.main.getByRole('heading', { level: 1, name: this.words.basket });
  line = (name: string) => this.main.getByRole('listitem').filter({ hasText: name });
  row = (row: Row) => this.main.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: CHANGE[row] }) });
  private readonly sheet = this.page.getByRole('dialog');

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

  readonly name = this.sheet.getByRole('textbox', { name: this.words.name, exact: true });
  readonly phone = this.sheet.getByRole('textbox', { name: this.words.phone, exact: true });
  readonly noteForCourier = this.sheet.getByRole('textbox', { name: this.words.noteForCourier });
  readonly login = this.main.getByRole('button', { name: this.words.login });
  /** What stands beside the button that leads on: at the foot of a small screen it is always in sight. */
  private readonly bar = this.main.locator('[data-foot-bar]');
  /** The button that leads to the last look; busy while the price is asked. */
  readonly payment = this.bar.locator('button', { hasText: this.words.payment });
  readonly collect = this.main.getByRole('checkbox', { name: "I'll pick it up" });
  readonly tryAgain = this.main.getByRole('button', { name: 'Try again' });
  readonly lastLook = this.page.getByRole('dialog', { name: this.words.checkYourOrder });
  readonly orderedElsewhere = this.page.getByRole('heading', { name: 'This basket has already been ordered' });
  readonly showOrder = this.page.getByRole('link', { name: 'Show the order' });
  readonly orderAndPay = this.lastLook.getByRole('button', { name: this.words.orderAndPay });
  readonly age = this.lastLook.getByRole('checkbox', { name: this.words.oldEnough });
  readonly placing = this.page.getByRole('dialog', { name: 'Placing your order' });
  readonly uncertain = this.page.getByRole('dialog', { name: 'Your order', exact: true });
  readonly askAgain = this.uncertain.getByRole('button', { name: 'Try again' });
  readonly promo = this.main.getByRole('textbox', { name: 'Promo code' });
  readonly openPromo = this.main.getByRole('button', { name: 'Promo code', exact: true });

  /** Gives a code, whose field is opened where it is not. */
  async givePromo(code: string): Promise<void> {
    await expect(this.openPromo.or(this.promo)).toBeVisible();
    if (await this.openPromo.isVisible()) await this.openPromo.click();
    await this.promo.fill(code);
    await this.promo.press('Enter');
  }

  readonly removePromo = this.main.getByRole('button', { name: 'Remove the promo code' });
  readonly understood = this.page.getByRole('button', { name: 'Got it' });
  readonly change = this.lastLook.getByRole('button', { name: 'Change' });
  readonly minimum = this.page.getByRole('dialog', { name: 'Not quite enough yet' });
  readonly collectInstead = this.main.getByText('Only pickup is possible right now.');
  readonly changeAddress = this.sheet.getByRole('button', { name: 'Change the delivery address' });
  saved = (name: string) => this.sheet.getByRole('list', { name: 'Saved addresses' }).getByRole('button', { name });
  readonly changingAddress = this.sheet.getByRole('status').filter({ hasText: 'Changing the address' });
  readonly addressTrouble = this.sheet.getByRole('alert').filter({ hasText: 'Still delivering to' });
  readonly postcode = this.sheet.getByRole('textbox', { name: /^(Post code|Code postal)$/ });
  readonly wrongPostcode = this.sheet.getByText(/^(Wrong postcode|Code postal incorrect)$/);
  readonly applyPostcode = this.sheet
    .locator('form', { has: this.page.getByRole('textbox', { name: /^(Post code|Code postal)$/ }) })
    .getByRole('button', { name: /^(Apply|Appliquer)$/ });
  readonly floor = this.sheet.getByRole('textbox', { name: 'Floor' });
  readonly entryCode = this.sheet.getByRole('textbox', { name: 'Entry code' });
  readonly promoTrouble = this.main.getByRole('alert').filter({ hasText: /^[A-Z0-9]+(:| needs )/ });
  readonly houseNumber = this.sheet.getByRole('textbox', { name: 'House number' });
  readonly differences = this.main.getByRole('status').filter({ hasText: 'Prices have changed' });
  readonly accept = this.main.getByRole('button', { name: 'Accept' });
  readonly pickup = this.page.getByRole('dialog', { name: 'Collect your order' });
  readonly confirmPickup = this.pickup.getByRole('button', { name: 'CONFIRM' });
  readonly changePickup = this.pickup.getByRole('button', { name: 'CHANGE' });

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
