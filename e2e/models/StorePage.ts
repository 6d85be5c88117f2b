import { PageModel } from './PageModel.ts';

/** One store with its menu; the basket stands beside it on wide screens and at its foot on small ones. */
export class StorePage extends PageModel {
  heading = (name: string) => this.page.getByRole('heading', { level: 1, name });
  item = (name: string) =>
    this.page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('button', { name, exact: true });
  /** An item's whole card, for presses beside its name. */
  card = (name: string) =>
    this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name, exact: true }) });
  /** The heart of a signed-in customer; `name` is the store's. */
  favourite = (name: string) =>
    this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} (is a favourite|est un favori)`) });
  readonly search = this.page.getByRole('searchbox', { name: /^(Search the menu|Chercher dans la carte)/ });
  readonly foodFilters = this.page.getByRole('button', { name: /^(Diets and allergens|Régimes et allergènes)/ });
  food = (name: string) => this.page.getByRole('group').getByRole('button', { name, exact: true });
  section = (name: string) => this.page.getByRole('region', { name, exact: true });
  category = (name: string) => this.page.getByRole('navigation').filter({ visible: true }).getByRole('link', { name, exact: true });
  readonly categories = this.page.getByRole('navigation', { name: /^(Menu categories|Rubriques de la carte)/ }).filter({ visible: true });
  readonly currentCategory = this.categories.locator('[aria-current="location"]').filter({ visible: true });
  readonly panel = this.page.getByRole('region', { name: this.words.basket });
  readonly look = this.page.getByRole('button', { name: this.words.lookIntoBasket });
  readonly sheet = this.page.getByRole('dialog', { name: this.words.basket });
  readonly toBasket = this.page.getByRole('link', { name: new RegExp(`^${this.words.order}$|${this.words.viewBasket}`) });
}
