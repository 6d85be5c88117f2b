import { PageModel } from './PageModel.ts';

export class Header extends PageModel {
  readonly bar = this.page.getByRole('banner');
  readonly place = this.bar.getByRole('button', { name: this.words.deliverTo });
  readonly locate = this.bar.getByRole('button', { name: 'Use my location' });
  readonly locating = this.bar.getByText('Looking for your location');
  readonly addressField = this.bar.getByRole('combobox', { name: this.words.deliveryAddress });
  readonly suggestions = this.bar.getByRole('listbox', { name: this.words.addresses }).getByRole('option');
  suggestion = (text: string | RegExp) => this.suggestions.filter({ hasText: text }).first();
  readonly basket = this.bar.getByRole('link', { name: /^(Basket|Panier)/ });
  readonly signIn = this.bar.getByRole('link', { name: this.words.signIn });
  readonly account = this.bar.getByRole('button', { name: /your account|votre compte/ });

  async chooseAddress(text: string): Promise<void> {
    await this.place.click();
    await this.addressField.fill(text);
  }

  async signOut(): Promise<void> {
    await this.account.click();
    await this.bar.getByRole('button', { name: 'Logout' }).click();
  }
}
