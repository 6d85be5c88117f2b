import type { Page } from '@playwright/test';

export class StoresPage {
  constructor(private readonly page: Page) {}

  /** The stores alone: dishes stand in a region of their own. */
  get stores() {
    return this.page.getByRole('main').getByRole('article').and(this.page.locator(':not([aria-labelledby="dishes-title"] *)'));
  }
  store(name: string) {
    return this.page.getByRole('main').getByRole('article').getByRole('link', { name, exact: true });
  }
  get search() {
    return this.page.getByRole('searchbox', { name: /^(Search stores and dishes|Chercher un commerce ou un plat)/ });
  }
  get dishes() {
    return this.page.getByRole('region', { name: /^(Dishes|Plats)$/ });
  }
  dish(name: string) {
    return this.dishes.getByRole('link', { name, exact: true });
  }
}
