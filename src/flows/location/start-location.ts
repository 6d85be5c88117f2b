import { createActor, fromPromise } from 'xstate';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { locationMachine } from '#machines/location/location.machine.ts';
import type { SeenOf } from '../flow.ts';
import type { Api } from '#src/api/api.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';
import { geocoderFor } from '#src/maps/choose-geocoder.ts';
import { locate } from './locate.ts';

/** The location's flow with its ports filled, started at a place. */
export const locationFlow = (api: Api, place: CurrentLocation | null) =>
  actorFlow(
    createActor(locationMachine.provide({ actors: { locate: fromPromise(({ signal }) => locate(geocoderFor(api), signal)) } }), {
      input: { place },
      inspect,
    }),
    (snapshot): SeenOf<typeof locationMachine> => snapshot,
  );
