import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

/** One store with its menu; the basket stands beside it on wide screens and at its foot on small ones. */
export class StorePage {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name });
  }
  item(name: string) {
    return this.page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('button', { name, exact: true });
  }
  /** The heart of a signed-in customer; `name` is the store's. */
  favourite(name: string) {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} (is a favourite|est un favori)`) });
  }
  get search() {
    return this.page.getByRole('searchbox', { name: /^(Search the menu|Chercher dans la carte)/ });
  }
  get foodFilters() {
    return this.page.getByRole('button', { name: /^(Diets and allergens|Régimes et allergènes)/ });
  }
  food(name: string) {
    return this.page.getByRole('group').getByRole('button', { name, exact: true });
  }
  section(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }
  category(name: string) {
    return this.page.getByRole('navigation').filter({ visible: true }).getByRole('link', { name, exact: true });
  }
  get categories() {
    return this.page.getByRole('navigation', { name: /^(Menu categories|Rubriques de la carte)/ }).filter({ visible: true });
  }
  get currentCategory() {
    return this.categories.locator('[aria-current="location"]').filter({ visible: true });
  }
  get panel() {
    return this.page.getByRole('region', { name: this.words.basket });
  }
  get look() {
    return this.page.getByRole('button', { name: this.words.lookIntoBasket });
  }
  get sheet() {
    return this.page.getByRole('dialog', { name: this.words.basket });
  }
  get toBasket() {
    return this.page.getByRole('link', { name: new RegExp(`^${this.words.order}$|${this.words.viewBasket}`) });
  }
}
