import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../words.ts';

export class LandingPage {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.headline });
  }
  get address() {
    return this.page.getByRole('combobox', { name: this.words.deliveryAddress });
  }
  get continueBar() {
    return this.page.getByRole('link', { name: this.words.continueOrder });
  }
  get adverts() {
    return this.page.getByRole('region', { name: 'Offers' });
  }
  dots(region: Locator) {
    return region.getByRole('button', { name: /, page \d+ of \d+$/ });
  }
  get categories() {
    return this.page.getByRole('region', { name: 'Categories' });
  }
  suggestion(text: string | RegExp) {
    return this.page.getByRole('listbox', { name: this.words.addresses }).getByRole('option', { name: text }).first();
  }
}
