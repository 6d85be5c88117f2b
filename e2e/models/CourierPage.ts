import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/enumerations.ts';

const WORDS = {
  en: {
    go: /^(Next: |Continue)/,
    receiver: /Receiver$/,
    vehicles: 'Vehicle',
    pay: /^Payment/,
    last: /^Order and pay/,
    thanks: /Thank you.*We’re looking for a courier\./,
    remove: /^Remove photo/,
  },
  fr: {
    go: /^(Ensuite|Continuer)/,
    receiver: /Destinataire$/,
    vehicles: 'Véhicule',
    pay: /^Paiement/,
    last: /^Commander et payer/,
    thanks: /Merci.*Nous cherchons un livreur\./,
    remove: /^Retirer la photo/,
  },
} as const;

export type End = 'pickup' | 'dropOff';

export class CourierPage {
  readonly words;
  constructor(
    private readonly page: Page,
    language: Language = 'en',
  ) {
    this.words = WORDS[language];
  }

  field(end: End, name: 'address' | 'door' | 'name' | 'phone' | 'note') {
    return this.page.locator(`#parcel-${end}-${name}`);
  }
  get go() {
    return this.page.getByRole('button', { name: this.words.go });
  }
  get receiver() {
    return this.page.getByRole('button', { name: this.words.receiver });
  }
  get vehicles() {
    return this.page.getByRole('region', { name: this.words.vehicles, exact: true });
  }
  vehicle(name: RegExp) {
    return this.vehicles.getByRole('radio', { name });
  }
  get pay() {
    return this.page.getByRole('button', { name: this.words.pay });
  }
  get last() {
    return this.page.getByRole('dialog').getByRole('button', { name: this.words.last });
  }
  get thanks() {
    return this.page.getByRole('heading', { name: this.words.thanks });
  }
  get files() {
    return this.page.locator('input[type=file][multiple]');
  }
  get photos() {
    return this.page.getByRole('button', { name: this.words.remove });
  }

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
