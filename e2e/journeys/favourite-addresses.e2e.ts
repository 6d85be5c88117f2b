import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { favouriteAddressesModel } from '#machines/favourite-addresses/favourite-addresses.model.ts';
import { filledIn, home, work } from '#machines/favourite-addresses/sample-addresses.ts';
import { CAROUGE, newCustomer, saveAddress } from '../demo-city.ts';
import { AddressesPage } from '../models/AddressesPage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

type State = 'loading' | 'unavailable' | 'viewing' | 'editing' | 'filling' | 'saving' | 'deleting' | 'undoing';

const ports = {
  listAddresses: endpoints.get_favourite_addresses.path,
  saveAddress: endpoints.add_favourite_address.path,
  removeAddresses: endpoints.delete_favourite_address.path,
  keepAddress: endpoints.add_favourite_address.path,
};
const elsewhere = 'the two tabs of e2e/favourite-addresses.e2e.ts';

actInThePage<State, { readonly addresses: AddressesPage }>({
  model: modelOf(favouriteAddressesModel),
  ports,
  unreachable: {
    'the server tells none': 'whoever these journeys are about keeps two; the empty page is in e2e/favourite-addresses.e2e.ts',
    'the server tells as many as one can keep': 'e2e/favourite-addresses.e2e.ts keeps as many',
    'the customer adds where they look around from': 'e2e/favourite-addresses.e2e.ts keeps the address of the header',
    'the server keeps it beside the others': 'the page is told what the server really keeps; the shorter list is part of it',
    'the server deletes Work alone': 'the page is told what the server really keeps; the shorter list is part of it',
    'another tab changes the addresses': elsewhere,
    'nothing is heard of other tabs any more': 'what is listened to lives in the same page',
  },
  rules: [],
  unseen: ['settling'],
  undecided: { 'settling | always | 0': 'another tab changes the addresses' },
  open: async (page, _calls, input) => {
    const user = await newCustomer(page.request);
    for (const { _id, ...address } of [home, work]) await saveAddress(page.request, user, address);
    await remember(page, { user, place: CAROUGE });
    if (input === 1)
      await page.evaluate(
        (kept) => localStorage.setItem('storefront.address_form', kept),
        JSON.stringify({ holder: user._id, form: { addressId: null, draft: filledIn, isOpen: true } }),
      );
    await openPage(page, '/addresses');
    return { addresses: new AddressesPage(page) };
  },
  acts: {
    'the customer asks again': ({ props: { addresses } }) => addresses.again.click(),
    'the customer adds an address': ({ props: { addresses } }) => addresses.add.click(),
    'the customer changes Work': ({ props: { addresses } }) => addresses.change('Work').click(),
    'the customer fills everything in': ({ props: { addresses } }) => addresses.fill(),
    'the customer empties its name': ({ props: { addresses } }) => addresses.field('Address name').fill(''),
    'the customer saves it': ({ props: { addresses } }) => addresses.save.click(),
    'the customer closes the form': ({ props: { addresses } }) => addresses.close.click(),
    'the customer cancels': ({ props: { addresses } }) => addresses.cancel.click(),
    'the customer presses Edit, or closes it': ({ props: { addresses } }) => addresses.edit.click(),
    'the customer ticks Work, or takes the tick away': ({ props: { addresses } }) => addresses.box('Work').click(),
    'the customer ticks Home, or takes the tick away': ({ props: { addresses } }) => addresses.box('Home').click(),
    'the customer deletes what is ticked': ({ props: { addresses } }) => addresses.delete.click(),
    'the customer undoes it': ({ props: { addresses } }) => addresses.undo.click(),
    'the customer has read it': ({ props: { addresses } }) => addresses.read.click(),
  },
  states: {
    loading: ({ calls }) => expect.poll(() => calls.isWaiting(ports.listAddresses)).toBe(true),
    unavailable: ({ props: { addresses } }) => expect(addresses.again).toBeVisible(),
    viewing: async ({ props: { addresses } }) => {
      await expect(addresses.form).toBeHidden();
      await expect(addresses.main.getByRole('checkbox')).toHaveCount(0);
      await expect(addresses.add).toBeEnabled();
    },
    editing: ({ props: { addresses } }) => expect(addresses.main.getByRole('checkbox').first()).toBeVisible(),
    filling: async ({ props: { addresses } }) => {
      await expect(addresses.form).toBeVisible();
      await expect(addresses.save).not.toHaveAttribute('aria-busy', 'true');
    },
    saving: ({ props: { addresses } }) => expect(addresses.save).toHaveAttribute('aria-busy', 'true'),
    deleting: ({ props: { addresses } }) => expect(addresses.main.getByText(/being deleted\.$/)).toBeVisible(),
    undoing: ({ props: { addresses } }) => expect(addresses.undo).toHaveAttribute('aria-busy', 'true'),
  },
});
