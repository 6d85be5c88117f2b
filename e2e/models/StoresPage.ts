import { PageModel } from './PageModel.ts';

export class StoresPage extends PageModel {
  /** The stores alone: dishes stand in a region of their own. */
  readonly stores = this.page.getByRole('main').getByRole('article').and(this.page.locator(':not([aria-labelledby="dishes-title"] *)'));
  store = (name: string) => this.page.getByRole('main').getByRole('article').getByRole('link', { name, exact: true });
  readonly search = this.page.getByRole('searchbox', { name: /^(Search stores and dishes|Chercher un commerce ou un plat)/ });
  readonly dishes = this.page.getByRole('region', { name: /^(Dishes|Plats)$/ });
  dish = (name: string) => this.dishes.getByRole('link', { name, exact: true });
}
