import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedModel } from '../models.ts';
import { forms, isFormName } from './forms.ts';

/** What to export, and where to. */
export type ExportOrder = {
  /** The word for the form. */
  readonly form: string;
  /** The one flow that is meant, by its file's name; null for all. */
  readonly flow: string | null;
  readonly folder: string;
};

/**
 * Writes charts in another form, a file each, and gives what there is to say of it, a line each.
 * @throws Error where there is no such form or flow
 */
export function exportAll(models: readonly NamedModel[], { form, flow, folder }: ExportOrder): readonly string[] {
  if (!isFormName(form)) throw new Error(`There is no form “${form}”: ${Object.keys(forms).join(', ')}`);
  const meant = models.filter(({ name }) => flow === null || name === flow);
  if (meant.length === 0) throw new Error(`There is no flow “${flow ?? ''}”: ${models.map(({ name }) => name).join(', ')}`);
  mkdirSync(folder, { recursive: true });
  return meant.flatMap(({ name, model }) => {
    const { text, lost } = forms[form].of(model);
    const file = join(folder, `${name}${forms[form].ending}`);
    writeFileSync(file, text);
    return [file, ...lost.map((sentence) => `  ${sentence}`)];
  });
}
