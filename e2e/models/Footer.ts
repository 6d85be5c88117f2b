import type { Page } from '@playwright/test';

export class Footer {
  constructor(private readonly page: Page) {}

  private get foot() {
    return this.page.getByRole('contentinfo');
  }
  get home() {
    return this.foot.getByRole('link', { name: 'Escale' });
  }
}
