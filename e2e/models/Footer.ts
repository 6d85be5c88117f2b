import type { Page } from '@playwright/test';
import type { Language } from '#contract/enumerations.ts';

/** What stands under every page outside of the account. */
export class Footer {
  constructor(private readonly page: Page) {}

  private get foot() {
    return this.page.getByRole('contentinfo');
  }
  get home() {
    return this.foot.getByRole('link', { name: 'Escale' });
  }

  async speak(language: Language): Promise<void> {
    await this.foot.getByRole('combobox', { name: /^(Language|Langue)$/ }).selectOption(language);
  }
}
