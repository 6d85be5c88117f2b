import { createActor } from 'xstate';
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import type { Api } from '#src/api/api.ts';
import { geocoderFor } from '#src/maps/choose-geocoder.ts';
import { actorFlow } from '../actor-flow.ts';
import type { SnapshotOf } from '../flow.ts';
import { inspect } from '../inspected.ts';
import type { LocationFlow } from './location-flow.ts';
import { addressSearchWith } from './address-search-ports.ts';

export function addressSearchFlow(api: Api, location: LocationFlow, isAround: boolean) {
  const actor = createActor(addressSearchWith(geocoderFor(api), location), { inspect });
  if (isAround) actor.on('place.found', ({ place }) => location.send({ type: 'place.chosen', place }));
  return actorFlow(actor, (snapshot): SnapshotOf<typeof addressSearchMachine> => snapshot);
}
