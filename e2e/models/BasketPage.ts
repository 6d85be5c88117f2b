import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

/** Basket and checkout. */
export class BasketPage {
  constructor(private readonly page: Page, private readonly words = WORDS.en) {}

  private get main() { return this.page.getByRole('main'); }
  get heading() { return this.main.getByRole('heading', { level: 1, name: this.words.basket }); }
  line(name: string) { return this.main.getByRole('listitem').filter({ hasText: name }); }
  get name() { return this.main.getByRole('textbox', { name: this.words.name, exact: true }); }
  get phone() { return this.main.getByRole('textbox', { name: this.words.phone, exact: true }); }
  get login() { return this.main.getByRole('button', { name: this.words.login }); }
  /** The button that leads to the last look; busy while the price is asked. */
  get payment() { return this.main.locator('button[type=submit]', { hasText: this.words.payment }); }
  get collect() { return this.main.getByRole('checkbox', { name: "I'll pick it up" }); }
  get tryAgain() { return this.main.getByRole('button', { name: 'Try again' }); }
  get lastLook() { return this.page.getByRole('dialog', { name: this.words.checkYourOrder }); }
  get orderAndPay() { return this.lastLook.getByRole('button', { name: this.words.orderAndPay }); }
  get placing() { return this.page.getByRole('dialog', { name: 'Placing your order' }); }
  get uncertain() { return this.page.getByRole('dialog', { name: 'Your order', exact: true }); }
  get askAgain() { return this.uncertain.getByRole('button', { name: 'Try again' }); }
  get promo() { return this.main.getByRole('textbox', { name: 'Promo code' }); }
  get removePromo() { return this.main.getByRole('button', { name: 'Remove the promo code' }); }
  get understood() { return this.main.getByRole('button', { name: 'Understood' }); }
  get change() { return this.lastLook.getByRole('button', { name: 'Change' }); }
  get minimum() { return this.page.getByRole('dialog', { name: /minimum/i }); }
  get collectInstead() { return this.main.getByText('Only pickup is possible right now.'); }
}
