import { expect, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { FewPlaces } from '#contract/entities/schedule.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { StoreRules } from '#domain/schedule/store-rules.ts';
import { fillBasket, holderOf, storeNamed, type Holder } from '../demo-city.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { Header } from '../models/Header.ts';

/** What the page is told of a store: its rules, and the slots of which few places are left. */
export type OperatedRules = StoreRules & { readonly few_places?: readonly FewPlaces[] };
type Invoice = { readonly success: boolean; readonly store: object };

/**
 * A basket page whose invoices describe the store as a sample has it. What is priced is the server's own; where the real
 * store would refuse, the price is the one of the beginning.
 */
export class OperatedStore {
  #rules: OperatedRules | null = null;
  #first: Invoice | null = null;
  readonly basket: BasketPage;
  private readonly holder: Holder;

  private constructor(
    private readonly page: Page,
    user: StoredUser,
  ) {
    this.basket = new BasketPage(page);
    this.holder = holderOf(user);
  }

  static async of(page: Page, user: StoredUser): Promise<OperatedStore> {
    const told = new OperatedStore(page, user);
    await page.route(`**${endpoints.get_order_cart_invoice.path}`, async (route) => {
      if (told.#rules === null || told.#first === null) return route.continue();
      const answer = (await (await route.fetch()).json()) as Invoice;
      const now = (await (await page.request.post(endpoints.get_cart.path, { data: { ...told.holder } })).json()) as {
        server_time: string;
      };
      const invoice = answer.success ? answer : told.#first;
      await route.fulfill({ json: { ...invoice, store: { ...invoice.store, ...told.#rules }, server_time: now.server_time } });
    });
    return told;
  }

  async fill(storeName: string): Promise<string> {
    const { page, holder } = this;
    const store = await storeNamed(page.request, storeName);
    const plain = store.items.find((item) => item.specifications.length === 0 && item.is_item_in_stock && item.price >= 10)?.name ?? '';
    await page.request.post(endpoints.clear_cart.path, { data: { ...holder } });
    await fillBasket(page.request, holder, store, plain, 4);
    return store.id;
  }

  /** Fills the basket at a store and opens it; the page then knows these rules of the store. */
  async tell(storeName: string, rules: OperatedRules): Promise<void> {
    const { page, holder } = this;
    await this.fill(storeName);
    this.#rules = null;
    this.#first = (await (await page.request.post(endpoints.get_order_cart_invoice.path, { data: { ...holder } })).json()) as Invoice;
    this.#rules = rules;
    const priced = page.waitForResponse((response) => response.url().endsWith(endpoints.get_order_cart_invoice.path));
    await this.look();
    // It has heard of them, or the basket's page would lead home.
    await expect(new Header(page).basket).toHaveAccessibleName(/4 items/);
    await this.goTo('/basket');
    // The basket is another one, so its price is asked anew, and the answer tells the rules.
    await priced;
    // Whether it can be paid now is the store's rules' to say.
    await expect(this.basket.payment).toContainText('CHF');
    await expect(this.basket.payment).not.toHaveAttribute('aria-busy', 'true');
  }

  /** The page asks for its basket, as when it is shown again, and so hears the server's time. */
  async look(): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.url().endsWith(endpoints.get_cart.path));
    await this.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await answered;
  }

  async goTo(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      if (location.pathname === to) return;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(this.page).toHaveURL(path);
  }

  /** Takes the last dish out of the basket, which leads home. */
  async empty(): Promise<void> {
    await this.goTo('/basket');
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(this.page).toHaveURL(/\/(home)?$/);
  }

  async order(): Promise<void> {
    // Asked before: behind a dialog nobody can read the box.
    const isCollected = await this.basket.collect.isChecked();
    await this.basket.payment.click();
    if (isCollected) await this.basket.confirmPickup.click();
    await this.basket.orderAndPay.click();
    await expect(this.page).toHaveURL(/\/thankyou/);
  }
}
