import type { Page } from '@playwright/test';

/** The list of stores around a place. */
export class StoresPage {
  constructor(private readonly page: Page) {}

  get stores() { return this.page.getByRole('main').getByRole('article'); }
  store(name: string) { return this.page.getByRole('main').getByRole('article').getByRole('link', { name, exact: true }); }
  get search() { return this.page.getByRole('searchbox', { name: /^(Search stores and dishes|Chercher un commerce ou un plat)/ }); }
  get dishes() { return this.page.getByRole('region', { name: /^(Dishes|Plats)$/ }); }
  dish(name: string) { return this.dishes.getByRole('link', { name, exact: true }); }
}
