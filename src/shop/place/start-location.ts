import { createActor, fromPromise } from 'xstate';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { locationMachine } from '#machines/location/location.machine.ts';
import type { SnapshotOf } from '../flow.ts';
import type { Api } from '#src/api/api.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';
import { geocoderFor } from '#src/maps/choose-geocoder.ts';
import { locate } from './locate.ts';

export function locationFlow(api: Api, place: CurrentLocation | null, keep: (place: CurrentLocation) => void) {
  const actor = createActor(
    locationMachine.provide({ actors: { locate: fromPromise(({ signal }) => locate(geocoderFor(api), signal)) } }),
    {
      input: { place },
      inspect,
    },
  );
  actor.subscribe(({ context }) => {
    // As it begins it may be older than what another tab keeps.
    if (context.place && context.place !== place) keep(context.place);
  });
  return actorFlow(actor, (snapshot): SnapshotOf<typeof locationMachine> => snapshot);
}
