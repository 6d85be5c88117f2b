import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

export class LandingPage extends PageModel {
  readonly heading = this.page.getByRole('heading', { level: 1, name: this.words.headline });
  readonly address = this.page.getByRole('combobox', { name: this.words.deliveryAddress });
  readonly continueBar = this.page.getByRole('link', { name: this.words.continueOrder });
  readonly adverts = this.page.getByRole('region', { name: 'Offers' });
  dots = (region: Locator) => region.getByRole('button', { name: /, page \d+ of \d+$/ });
  readonly categories = this.page.getByRole('region', { name: 'Categories' });
  suggestion = (text: string | RegExp) =>
    this.page.getByRole('listbox', { name: this.words.addresses }).getByRole('option', { name: text }).first();
}
