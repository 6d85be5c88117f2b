import type { somebodyNew } from '../demo-city.ts';
import { PageModel } from './PageModel.ts';

export class SignInDialog extends PageModel {
  readonly signInBox = this.page.getByRole('dialog', { name: this.words.signIn });
  readonly signUpBox = this.page.getByRole('dialog', { name: this.words.signUp });
  readonly forgotBox = this.page.getByRole('dialog', { name: this.words.forgotPassword });
  readonly checkEmailBox = this.page.getByRole('dialog', { name: this.words.checkEmail });
  readonly box = this.signInBox.or(this.signUpBox).or(this.forgotBox).or(this.checkEmailBox);
  readonly close = this.box.getByRole('button', { name: this.words.close, exact: true });
  /** The button that sends the form, whatever it says while it is busy. */
  readonly submit = this.box.locator('form').locator('button[type=submit]');
  readonly ratherSignUp = this.signInBox.getByRole('button', { name: this.words.signUp });
  readonly ratherSignIn = this.signUpBox
    .or(this.forgotBox)
    .or(this.checkEmailBox)
    .getByRole('button', { name: new RegExp(`(^|Back to )${this.words.signIn}$`, 'i') });
  readonly forgot = this.signInBox.getByRole('button', { name: this.words.forgotPassword });

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
