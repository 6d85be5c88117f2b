import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

/** Where everything starts. */
export class LandingPage {
  constructor(private readonly page: Page, private readonly words = WORDS.en) {}

  get heading() { return this.page.getByRole('heading', { level: 1, name: this.words.headline }); }
  get address() { return this.page.getByRole('combobox', { name: this.words.deliveryAddress }); }
  get find() { return this.page.getByRole('button', { name: this.words.findStores }); }
  get continueBar() { return this.page.getByRole('link', { name: this.words.continueOrder }); }
  suggestion(text: string | RegExp) { return this.page.getByRole('listbox', { name: this.words.addresses }).getByRole('option', { name: text }).first(); }
}
