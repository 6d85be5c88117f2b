import { PageModel } from './PageModel.ts';

export class AddressesPage extends PageModel {
  readonly main = this.page.getByRole('main');
  readonly form = this.page.getByRole('dialog', {
    name: /^(Add an address|Change an address|Ajouter une adresse|Modifier une adresse)$/,
  });
  row = (name: string) => this.main.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  box = (name: string) => this.main.getByRole('checkbox', { name: new RegExp(`^(Select|Sélectionner) ${name}$`) });
  readonly add = this.main.getByRole('button', {
    name: /^(Add an address|Finish adding your address|Ajouter une adresse|Terminer l’ajout de l’adresse)$/,
  });
  readonly edit = this.main.getByRole('button', { name: /^(Edit|Done|Modifier|Terminé)$/ });
  readonly delete = this.main.getByRole('button', { name: /^(Delete|Supprimer) \d/ });
  readonly place = this.form.getByRole('combobox');
  field = (name: string) => this.form.getByRole('textbox', { name, exact: true });
  readonly save = this.form.getByRole('button', { name: /^(Save address|Enregistrer|Saving)/ });
}
