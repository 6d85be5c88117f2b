import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import type { SeenOf } from '../flow.ts';
import type { Api } from '#src/api/api.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';
import type { LocationFlow } from '../location/location-flow.ts';
import { geocoderFor } from '#src/maps/choose-geocoder.ts';

/** The field that a search belongs to: it hears of the place that was meant, and tells when it is gone; whoever listens gets the way to stop. */
export type SearchedField = {
  readonly onFound: (place: CurrentLocation) => void;
  readonly onLeft: (heard: () => void) => () => void;
};

/** The search of one address field with its ports filled, started. The location's flow, where there is one, is told what is found, and the field after it. */
export function addressSearchFlow(api: Api, location: LocationFlow | null, { onFound, onLeft }: SearchedField) {
  const geocoder = geocoderFor(api);
  const actor = createActor(
    addressSearchMachine.provide({
      actors: {
        findPlaces: fromPromise(({ input, signal }) => geocoder.search(input.text, signal)),
        field: fromCallback(({ sendBack }) => onLeft(() => sendBack({ type: 'field.left' }))),
      },
    }),
    { inspect },
  );
  actor.on('place.found', ({ place }) => {
    location?.send({ type: 'place.chosen', place });
    onFound(place);
  });
  return actorFlow(actor, (snapshot): SeenOf<typeof addressSearchMachine> => snapshot);
}
