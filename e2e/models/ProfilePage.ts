import { PageModel } from './PageModel.ts';

export class ProfilePage extends PageModel {
  readonly main = this.page.getByRole('main');
  readonly edit = this.main.getByRole('button', { name: this.words.edit });
  readonly save = this.main.locator('button[type=submit]');
  readonly cancel = this.main.getByRole('button', { name: 'Cancel' });
  field = (name: string) => this.main.getByRole('textbox', { name, exact: true });
}
