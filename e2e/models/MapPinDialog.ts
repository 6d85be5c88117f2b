import type { Page } from '@playwright/test';
import { WORDS } from '../words.ts';

export class MapPinDialog {
  constructor(
    private readonly page: Page,
    private readonly words = WORDS.en,
  ) {}

  get entry() {
    return this.page.getByRole('option', { name: this.words.putPin });
  }
  get box() {
    return this.page.getByRole('dialog', { name: this.words.putPin });
  }
  get map() {
    return this.box.getByRole('application', { name: /^(Map with a pin|Carte avec un repère)$/ });
  }
  get canvas() {
    return this.map.locator('canvas');
  }
  get coming() {
    return this.map.getByText('Loading the map');
  }
  get missing() {
    return this.map.getByText('Your browser can’t show the map.');
  }
  get place() {
    return this.box.getByRole('status');
  }
  get lookUpAgain() {
    return this.box.getByRole('button', { name: 'Try again' });
  }
  get take() {
    return this.box.getByRole('button', { name: /^(Deliver here|Looking up the address|Livrer ici|Recherche de l’adresse)/ });
  }
  control(name: string) {
    return this.box.getByRole('button', { name, exact: true });
  }

  /** Drags the map from its middle by so many pixels. */
  async drag(right: number, down: number): Promise<void> {
    const box = await this.map.boundingBox();
    if (!box) throw new Error('the map is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + right, y + down, { steps: 4 });
    await this.page.mouse.up();
  }
}
