import type { Page } from '@playwright/test';

/** The list of stores around a place. */
export class StoresPage {
  constructor(private readonly page: Page) {}

  get stores() { return this.page.getByRole('main').getByRole('article'); }
  store(name: string) { return this.page.getByRole('main').getByRole('article').getByRole('link', { name, exact: true }); }
}
