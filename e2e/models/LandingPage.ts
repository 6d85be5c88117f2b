import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../words.ts';

export class LandingPage {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: this.words.headline });
  }
  get address() {
    return this.page.getByRole('combobox', { name: this.words.deliveryAddress });
  }
  get continueBar() {
    return this.page.getByRole('link', { name: this.words.continueOrder });
  }
  get adverts() {
    return this.page.getByRole('region', { name: 'Offers' });
  }
  dots(region: Locator) {
    return region.getByRole('button', { name: /, page \d+ of \d+$/ });
  }
  /** From now on counts how often the adverts are turned, by themselves or by somebody: the count stands at once, before they have moved. */
  async countTurns(): Promise<() => Promise<number>> {
    const track = this.adverts.getByRole('list');
    await track.evaluate((list) => {
      const scrollTo = list.scrollTo.bind(list);
      const turned: typeof scrollTo = (...to: unknown[]) => {
        list.dataset.turns = String(Number(list.dataset.turns ?? 0) + 1);
        scrollTo(...(to as [ScrollToOptions]));
      };
      Object.assign(list, { scrollTo: turned });
    });
    return () => track.evaluate((list) => Number(list.dataset.turns ?? 0));
  }
  get categories() {
    return this.page.getByRole('region', { name: 'Categories' });
  }
  suggestion(text: string | RegExp) {
    return this.page.getByRole('listbox', { name: this.words.addresses }).getByRole('option', { name: text }).first();
  }
}
