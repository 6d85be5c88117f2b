import { createActor, fromPromise } from 'xstate';
import type { Place } from '#contract/calls/places.ts';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import type { SeenOf } from '../flow.ts';
import type { Api } from '#src/api/api.ts';
import { actorFlow } from '../actor-flow.ts';
import { geocoderFor } from '#src/maps/choose-geocoder.ts';

/** The search of one address field with its ports filled, started. */
export function addressSearchFlow(api: Api, onFound: (place: Place) => void) {
  const geocoder = geocoderFor(api);
  const actor = createActor(
    addressSearchMachine.provide({ actors: { findPlaces: fromPromise(({ input, signal }) => geocoder.search(input.text, signal)) } }),
  );
  actor.on('place.found', ({ place }) => onFound(place));
  return actorFlow(actor, (snapshot): SeenOf<typeof addressSearchMachine> => snapshot);
}
