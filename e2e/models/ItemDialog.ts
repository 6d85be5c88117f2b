import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

export class ItemDialog {
  constructor(
    private readonly page: Page,
    private readonly name: string,
    private readonly words = WORDS.en,
  ) {}

  get box() {
    return this.page.getByRole('dialog', { name: this.name });
  }
  get confirm() {
    return this.box.getByRole('button', { name: new RegExp(`^(${this.words.addToBasket}|Save|Enregistrer)`) });
  }
  get note() {
    return this.box.getByRole('textbox', { name: this.words.noteForStore });
  }
  get more() {
    return this.box.getByRole('button', { name: /^(One more|Un de plus)/ });
  }
  get less() {
    return this.box.getByRole('button', { name: /^(One less|Un de moins)/ });
  }
  get close() {
    return this.box.getByRole('button', { name: this.words.close, exact: true });
  }
  /** A row of a group, radio or box; pressing it chooses. */
  option(name: string) {
    return this.box.getByRole('group').getByText(name, { exact: true });
  }
}
