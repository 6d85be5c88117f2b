import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

export class ProfilePage {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  get main() {
    return this.page.getByRole('main');
  }
  get edit() {
    return this.main.getByRole('button', { name: this.words.edit });
  }
  get save() {
    return this.main.locator('button[type=submit]');
  }
  get cancel() {
    return this.main.getByRole('button', { name: 'Cancel' });
  }
  field(name: string) {
    return this.main.getByRole('textbox', { name, exact: true });
  }
}
