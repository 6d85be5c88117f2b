import { expect, type Locator, type Page } from '@playwright/test';

/** The address of `fill`, as the demo city's gazetteer knows it. */
const SERVETTE = 'Rue de la Servette 45';

/** The page of favourite addresses and the form over it, in English or French. */
export class AddressesPage {
  readonly main: Locator;
  readonly form: Locator;
  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.form = page.getByRole('dialog', { name: /^(Add an address|Change an address|Ajouter une adresse|Modifier une adresse)$/ });
  }

  row = (name: string) => this.main.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  change = (name: string) => this.main.getByRole('button', { name: new RegExp(`^(Change|Modifier) ${name}$`) });
  box = (name: string) => this.main.getByRole('checkbox', { name: new RegExp(`^(Select|Sélectionner) ${name}$`) });
  get again() {
    return this.main.getByRole('button', { name: /^(Try again|Réessayer)$/ });
  }
  get add() {
    return this.main.getByRole('button', {
      name: /^(Add an address|Finish adding your address|Ajouter une adresse|Terminer l’ajout de l’adresse)$/,
    });
  }
  get edit() {
    return this.main.getByRole('button', { name: /^(Edit|Done|Modifier|Terminé)$/ });
  }
  get delete() {
    return this.main.getByRole('button', { name: /^(Delete|Supprimer) \d/ });
  }
  get undo() {
    return this.main.getByRole('button', { name: /^(Undo|Annuler)$/ });
  }
  get read() {
    return this.main.getByRole('button', { name: /^(Close|Fermer)$/ });
  }

  get place() {
    return this.form.getByRole('combobox');
  }
  field = (name: string) => this.form.getByRole('textbox', { name, exact: true });
  get save() {
    return this.form.getByRole('button', { name: /^(Save address|Enregistrer|Saving)/ });
  }
  get cancel() {
    return this.form.getByRole('button', { name: /^(Cancel|Annuler)$/ });
  }
  get close() {
    return this.form.getByRole('button', { name: /^(Close|Fermer)$/ });
  }

  /** Searches for an address and takes the first that is found. */
  async choose(address: string) {
    await this.place.fill(address);
    await this.form.getByRole('option').filter({ hasText: address }).first().click();
    await expect(this.place).toHaveValue(new RegExp(`^${address},`));
  }

  /** Fills in all five fields, in English. */
  async fill() {
    await this.choose(SERVETTE);
    await this.field('Address name').fill('Nadia');
    for (const [name, value] of [
      ['Floor', '2'],
      ['Entry code', '19B'],
      ['Comment', 'Blue door'],
    ] as const) {
      await this.form.getByRole('checkbox', { name: `No ${name.toLowerCase()}` }).uncheck();
      await this.field(name).fill(value);
    }
  }
}
