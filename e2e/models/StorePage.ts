import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

/** One store with its menu; the basket stands beside it on wide screens and at its foot on small ones. */
export class StorePage {
  constructor(private readonly page: Page, private readonly words = WORDS.en) {}

  heading(name: string) { return this.page.getByRole('heading', { level: 1, name }); }
  item(name: string) { return this.page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('button', { name, exact: true }); }
  get panel() { return this.page.getByRole('region', { name: this.words.basket }); }
  get toBasket() { return this.page.getByRole('link', { name: new RegExp(`^${this.words.order}$|${this.words.viewBasket}`) }); }
}
