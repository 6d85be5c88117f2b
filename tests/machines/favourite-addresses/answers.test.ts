import { favouriteAddressesModel } from '#machines/favourite-addresses/favourite-addresses.model.ts';
import { toFavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const both = [{ address: { address_name: 'Home' } }, { address: { address_name: 'Work' } }];
const nadia = { address_name: 'Nadia', floor: '2', entry_code: '19B', comment: 'Blue door' };

describeAnswers(favouriteAddressesModel, toFavouriteAddressesView, {
  'a customer deletes the wrong addresses': {
    shows: { rows: both, gone: 0, failed: null },
    asked: 'otherTabs listAddresses removeAddresses keepAddress keepAddress',
  },
  'an address cannot be saved': {
    shows: { form: { isNew: true, isSaving: false, draft: nadia, failure: { cause: 'offline' } }, rows: both },
    asked: 'otherTabs listAddresses saveAddress',
    with: { saveAddress: { addressId: null, address: { address_name: 'Nadia', entry_code: '19B' } } },
    emitted: ['form.kept', { type: 'form.kept', form: { draft: nadia } }],
  },
  'a customer closes the form halfway': {
    shows: { form: { isNew: true, isSaving: false, draft: nadia, failure: null }, isBegun: false },
    asked: 'otherTabs listAddresses',
    emitted: [
      'form.kept',
      'form.kept',
      { type: 'form.kept', form: { draft: nadia, isOpen: false } },
      { type: 'form.kept', form: { draft: nadia, isOpen: true } },
    ],
  },
  'more addresses are kept than one can keep': {
    shows: { form: { isNew: true, isSaving: false, draft: nadia, failure: { code: 1004, reason: 'addresses_many' } }, rows: both },
    asked: 'otherTabs listAddresses saveAddress',
    emitted: ['form.kept', 'form.kept'],
  },
  'the favourite addresses do not come': {
    shows: { is: 'viewing', rows: both, failed: null },
    asked: 'otherTabs listAddresses listAddresses',
  },
  'an address cannot be deleted': {
    shows: { rows: [{ isTicked: false }, { isTicked: true }], ticked: 1, gone: 0, failed: { what: 'deleting', failure: { code: 1005 } } },
    asked: 'otherTabs listAddresses removeAddresses',
    with: { removeAddresses: { ids: ['b'.repeat(24)] } },
  },
  'the deletion of an address cannot be undone': {
    shows: { gone: 1, failed: { what: 'undoing', failure: { code: 1004 } } },
    asked: 'otherTabs listAddresses removeAddresses keepAddress',
    with: { keepAddress: { address: { address_name: 'Work' } } },
  },
});
