import { createActor, fromPromise } from 'xstate';
import { sessionCalls } from '../../contract/calls/session.ts';
import { addressSearchMachine } from '../../machines/address-search/address-search.machine.ts';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { failed, ok } from '../../machines/result.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Api } from '../api/api.ts';
import type { Flows } from '../flows/flows.tsx';
import { geocoderFor } from './geocoder.ts';
import { laterCart } from './later-cart.ts';
import { locate } from './locate.ts';
import type { Keeper } from './storage.ts';

/** Brings something once; a failed try may be repeated. */
function once<T>(bring: () => Promise<T>): () => Promise<T> {
  let brought: Promise<T> | null = null;
  return () => (brought ??= bring().catch((error: unknown) => {
    brought = null;
    throw error;
  }));
}

/** Every flow with every port filled: here and nowhere else. The actors are not started yet. */
export function createFlows(api: Api, keeper: Keeper): Flows {
  const geocoder = geocoderFor(api);
  const location = createActor(
    locationMachine.provide({ actors: { locate: fromPromise(({ signal }) => locate(geocoder, signal)) } }),
    { input: { place: keeper.read('current_location') } },
  );
  const session = createActor(
    sessionMachine.provide({
      actors: {
        askWhoIAm: fromPromise(async ({ input, signal }) => {
          const answered = await api.call(sessionCalls.get_detail, { user_id: input.user._id, server_token: input.user.server_token }, { signal });
          return answered.ok ? ok(answered.value.user) : answered;
        }),
        signOut: fromPromise(async ({ input, signal }) => {
          const answered = await api.call(sessionCalls.logout, { store_id: input.user._id, user_id: input.user._id, server_token: input.user.server_token }, { signal });
          return answered.ok ? ok(null) : failed(answered.failure);
        }),
      },
    }),
    { input: { user: keeper.read('user') } },
  );
  return {
    location,
    addressSearch: addressSearchMachine.provide({ actors: { findPlaces: fromPromise(({ input, signal }) => geocoder.search(input.text, signal)) } }),
    session,
    cart: laterCart(async () => (await import('./cart-flow-with.ts')).cartFlowWith(api, () => location.getSnapshot().context.place)),
    signInLogic: once(async () => (await import('./sign-in-ports.ts')).signInWith(api)),
    orderPlacementLogic: once(async () => (await import('./checkout-ports.ts')).orderPlacementWith(api)),
  };
}
