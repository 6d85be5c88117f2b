import { PageModel } from './PageModel.ts';

export class OrderPages extends PageModel {
  readonly thanks = this.page.getByRole('heading', { level: 1, name: this.words.thanks });
  readonly number = this.page.getByRole('main').getByText(/^(Order|Commande) \S+$/);
  readonly track = this.page.getByRole('link', { name: this.words.track });
  readonly stage = this.page.getByRole('main').getByRole('heading', { level: 1 });
}
