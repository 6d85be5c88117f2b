import { PageModel } from './PageModel.ts';

export class MapPinDialog extends PageModel {
  readonly entry = this.page.getByRole('option', { name: this.words.putPin });
  readonly box = this.page.getByRole('dialog', { name: this.words.putPin });
  readonly map = this.box.getByRole('application', { name: /^(Map with a pin|Carte avec un repère)$/ });
  readonly canvas = this.map.locator('canvas');
  readonly coming = this.map.getByText('Loading the map');
  readonly missing = this.map.getByText('Your browser can’t show the map.');
  readonly place = this.box.getByRole('status');
  readonly lookUpAgain = this.box.getByRole('button', { name: 'Try again' });
  readonly take = this.box.getByRole('button', { name: /^(Deliver here|Looking up the address|Livrer ici|Recherche de l’adresse)/ });
  control = (name: string) => this.box.getByRole('button', { name, exact: true });

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
