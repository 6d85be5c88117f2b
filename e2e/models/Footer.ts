import { PageModel } from './PageModel.ts';

export class Footer extends PageModel {
  private readonly foot = this.page.getByRole('contentinfo');
  readonly home = this.foot.getByRole('link', { name: 'Escale' });
}
