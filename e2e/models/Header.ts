import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

export class Header {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  get bar() {
    return this.page.getByRole('banner');
  }
  get place() {
    return this.bar.getByRole('button', { name: this.words.deliverTo });
  }
  get locate() {
    return this.bar.getByRole('button', { name: 'Use my location' });
  }
  get locating() {
    return this.bar.getByText('Looking for your location');
  }
  get addressField() {
    return this.bar.getByRole('combobox', { name: this.words.deliveryAddress });
  }
  get suggestions() {
    return this.bar.getByRole('listbox', { name: this.words.addresses }).getByRole('option');
  }
  suggestion(text: string | RegExp) {
    return this.suggestions.filter({ hasText: text }).first();
  }
  get basket() {
    return this.bar.getByRole('link', { name: /^(Basket|Panier)/ });
  }
  get signIn() {
    return this.bar.getByRole('link', { name: this.words.signIn });
  }
  get account() {
    return this.bar.getByRole('button', { name: /your account|votre compte/ });
  }

  async chooseAddress(text: string): Promise<void> {
    await this.place.click();
    await this.addressField.fill(text);
  }

  async signOut(): Promise<void> {
    await this.account.click();
    await this.bar.getByRole('button', { name: 'Logout' }).click();
  }
}
