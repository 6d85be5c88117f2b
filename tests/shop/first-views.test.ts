import { createActor, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import { deliveryTimeMachine } from '#machines/delivery-time/delivery-time.machine.ts';
import { toDeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { dietsMachine } from '#machines/diets/diets.machine.ts';
import { toDietsView } from '#machines/diets/diets.view.ts';
import { locationMachine } from '#machines/location/location.machine.ts';
import { fulfilmentMachine } from '#machines/fulfilment/fulfilment.machine.ts';
import { toFulfilmentView } from '#machines/fulfilment/fulfilment.view.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toToastsView } from '#machines/toasts/toasts.view.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { FIRST_SEARCH } from '#src/shop/place/address-search-flow.ts';
import { LOADING } from '#src/shop/cart/cart-flow.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { firstSession } from '#src/shop/session/session-flow.ts';
import { FIRST_DIETS } from '#src/shop/diets/diets-flow.ts';
import { FIRST_TOASTS } from '#src/shop/toasts/toasts.ts';
import { FIRST_WHEN } from '#src/shop/fulfilment/fulfilment-time-flow.ts';

const begun = (machine: AnyStateMachine, input?: unknown) => {
  const { value, context } = createActor(machine, { input }).getSnapshot();
  return { value, context };
};
const lea = { _id: 'lea', server_token: 'token' } as StoredUser;
const here = { address: 'Rue de la Corraterie 7' } as CurrentLocation;

describe('a flow that is not loaded yet is seen as its chart begins', () => {
  test.each([null, lea])('the session of %j', (user) => {
    expect(firstSession(user)).toEqual(begun(sessionMachine, { user, jitter: 0 }));
  });

  test.each([null, here])('the location, at %j', (place) => {
    expect(firstLocation(place)).toEqual(begun(locationMachine, { place }));
  });

  test('the search of an address field', () => {
    expect(FIRST_SEARCH).toEqual(begun(addressSearchMachine));
  });

  test('when, and how', () => {
    expect(FIRST_WHEN).toEqual({
      time: toDeliveryTimeView(createActor(deliveryTimeMachine, { input: { remembered: null } }).getSnapshot()),
      way: toFulfilmentView(createActor(fulfilmentMachine).getSnapshot()),
    });
  });

  test('where what somebody eats is kept', () => {
    expect(FIRST_DIETS).toEqual(toDietsView(createActor(dietsMachine).getSnapshot()));
  });

  test('good news', () => {
    expect(FIRST_TOASTS).toEqual(toToastsView(createActor(toastsMachine).getSnapshot()));
  });

  test('the basket of whoever may have one', () => {
    expect(LOADING).toEqual(toCartView(createActor(cartMachine, { input: { unsent: null } }).getSnapshot()));
  });
});
