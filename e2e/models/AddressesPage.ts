import { type Locator, type Page } from '@playwright/test';

/** The address of `fill`, as the demo city's gazetteer knows it. */

export class AddressesPage {
  readonly main: Locator;
  readonly form: Locator;
  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.form = page.getByRole('dialog', { name: /^(Add an address|Change an address|Ajouter une adresse|Modifier une adresse)$/ });
  }

  row = (name: string) => this.main.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  box = (name: string) => this.main.getByRole('checkbox', { name: new RegExp(`^(Select|Sélectionner) ${name}$`) });
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

  get place() {
    return this.form.getByRole('combobox');
  }
  field = (name: string) => this.form.getByRole('textbox', { name, exact: true });
  get save() {
    return this.form.getByRole('button', { name: /^(Save address|Enregistrer|Saving)/ });
  }
}
