import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

export class OrderPages {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  get thanks() {
    return this.page.getByRole('heading', { level: 1, name: this.words.thanks });
  }
  get number() {
    return this.page.getByRole('main').getByText(/^(Order|Commande) \S+$/);
  }
  get track() {
    return this.page.getByRole('link', { name: this.words.track });
  }
  get stage() {
    return this.page.getByRole('main').getByRole('heading', { level: 1 });
  }
}
