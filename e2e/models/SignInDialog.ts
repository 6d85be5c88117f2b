import type { Page } from '@playwright/test';
import type { somebodyNew } from '../demo-city.ts';
import { WORDS } from '../words.ts';

export class SignInDialog {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  get signInBox() {
    return this.page.getByRole('dialog', { name: this.words.signIn });
  }
  get signUpBox() {
    return this.page.getByRole('dialog', { name: this.words.signUp });
  }
  get forgotBox() {
    return this.page.getByRole('dialog', { name: this.words.forgotPassword });
  }
  get checkEmailBox() {
    return this.page.getByRole('dialog', { name: this.words.checkEmail });
  }
  get box() {
    return this.signInBox.or(this.signUpBox).or(this.forgotBox).or(this.checkEmailBox);
  }
  get close() {
    return this.box.getByRole('button', { name: this.words.close, exact: true });
  }
  /** The button that sends the form, whatever it says while it is busy. */
  get submit() {
    return this.box.locator('form').locator('button[type=submit]');
  }
  get ratherSignUp() {
    return this.signInBox.getByRole('button', { name: this.words.signUp });
  }
  get ratherSignIn() {
    return this.signUpBox
      .or(this.forgotBox)
      .or(this.checkEmailBox)
      .getByRole('button', { name: new RegExp(`(^|Back to )${this.words.signIn}$`, 'i') });
  }
  get forgot() {
    return this.signInBox.getByRole('button', { name: this.words.forgotPassword });
  }

  async signIn(identifier: string, password: string): Promise<void> {
    await this.signInBox.getByRole('textbox', { name: this.words.emailOrPhone }).fill(identifier);
    await this.signInBox.getByRole('textbox', { name: this.words.password }).fill(password);
    await this.submit.click();
  }

  async askForNewPassword(email: string): Promise<void> {
    await this.forgotBox.getByRole('textbox', { name: this.words.email }).fill(email);
    await this.submit.click();
  }

  async signUp(who: ReturnType<typeof somebodyNew>): Promise<void> {
    const field = (name: string) => this.signUpBox.getByRole('textbox', { name, exact: true });
    await field(this.words.firstName).fill(who.first_name);
    await field(this.words.lastName).fill(who.last_name);
    await field(this.words.email).fill(who.email);
    await field(this.words.password).fill(who.password);
    await field(this.words.phone).fill(who.phone);
    await this.signUpBox.getByRole('checkbox', { name: this.words.acceptTerms }).check();
    await this.submit.click();
  }
}
