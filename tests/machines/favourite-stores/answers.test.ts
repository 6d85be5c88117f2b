import { favouriteStoresModel } from '#machines/favourite-stores/favourite-stores.model.ts';
import { toFavouriteStoresView } from '#machines/favourite-stores/favourite-stores.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const openFirst = [{ store: { name: 'Rade' } }, { store: { name: 'Lalibela' } }];

describeAnswers(favouriteStoresModel, toFavouriteStoresView, {
  'a customer deletes the wrong stores': {
    shows: { rows: openFirst, gone: 0, failed: null },
    asked: 'hearGrounds listStores removeStores keepStores',
    with: { removeStores: { ids: ['b'.repeat(24)] }, keepStores: { ids: ['b'.repeat(24)] } },
  },
  'deleting fails': {
    shows: { rows: [{ isTicked: true }, { isTicked: false }], ticked: 1, gone: 0, failed: { failure: { code: 555 } } },
    asked: 'hearGrounds listStores removeStores',
  },
  'the favourite stores do not come': {
    shows: { is: 'viewing', rows: openFirst, failed: null },
    asked: 'hearGrounds listStores listStores',
  },
  'the deletion of a favourite store cannot be undone': {
    shows: { rows: [{ store: { name: 'Lalibela' } }], gone: 1, failed: { failure: { code: 554 } } },
    asked: 'hearGrounds listStores removeStores keepStores',
  },
});
