import { expect } from '@playwright/test';
import { modelIn } from './PageModel.ts';
import { inBoth } from '../words.ts';

const WORDS = inBoth({
  go: [/^(Next: |Continue)/, /^(Ensuite|Continuer)/],
  receiver: [/Receiver$/, /Destinataire$/],
  vehicles: ['Vehicle', 'Véhicule'],
  pay: [/^Payment/, /^Paiement/],
  last: [/^Order and pay/, /^Commander et payer/],
  thanks: [/Thank you.*We’re looking for a courier\./, /Merci.*Nous cherchons un livreur\./],
  remove: [/^Remove photo/, /^Retirer la photo/],
});

export type End = 'pickup' | 'dropOff';

export class CourierPage extends modelIn(WORDS) {
  field = (end: End, name: 'address' | 'door' | 'name' | 'phone' | 'note') => this.page.locator(`#parcel-${end}-${name}`);
  readonly go = this.page.getByRole('button', { name: this.words.go });
  readonly receiver = this.page.getByRole('button', { name: this.words.receiver });
  readonly vehicles = this.page.getByRole('region', { name: this.words.vehicles, exact: true });
  vehicle = (name: RegExp) => this.vehicles.getByRole('radio', { name });
  readonly pay = this.page.getByRole('button', { name: this.words.pay });
  readonly last = this.page.getByRole('dialog').getByRole('button', { name: this.words.last });
  readonly thanks = this.page.getByRole('heading', { name: this.words.thanks });
  readonly files = this.page.locator('input[type=file][multiple]');
  readonly photos = this.page.getByRole('button', { name: this.words.remove });

  async find(end: End, text: string): Promise<void> {
    await this.field(end, 'address').fill(text);
    await expect(this.page.getByRole('option').first()).toContainText(text.split(' ').at(-1) ?? text);
    await this.field(end, 'address').press('Enter');
    await expect(this.field(end, 'address')).toHaveValue(new RegExp(text));
  }

  async fillIn(): Promise<void> {
    await this.find('pickup', 'Rue de Carouge 12');
    await this.find('dropOff', 'Rue de la Servette 45');
    await this.receiver.click();
    await this.field('dropOff', 'name').fill('Nadia Keller');
    await this.field('dropOff', 'phone').fill('0041 78 412 88 60');
  }

  async toThePrice(name = /^Bike|^Vélo/): Promise<void> {
    await this.vehicle(name).first().check({ force: true });
    await this.go.click();
    await expect(this.pay).toContainText('CHF');
  }
}
