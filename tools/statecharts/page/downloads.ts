import type { AnyModel } from '#tests/machines/harness/any-model.ts';
import { forms, isFormName } from '../export/forms.ts';
import { all } from './dom.ts';

/** Gives the page's links to other forms of its chart something to save: they are made here, of the machine that the page holds. */
export const offerDownloads = (name: string, model: AnyModel): void => {
  for (const link of all('a[data-export]')) {
    const form = link.dataset.export ?? '';
    if (!isFormName(form)) continue;
    const { ending, mediaType, of } = forms[form];
    link.setAttribute('href', URL.createObjectURL(new Blob([of(model).text], { type: mediaType })));
    link.setAttribute('download', `${name}${ending}`);
  }
};
