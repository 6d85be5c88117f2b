import { alwaysAnswered } from '../always-answered.ts';
import { fromCallback } from 'xstate';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import type { Geocoder } from '#src/maps/geocoder.ts';
import type { LocationFlow } from './location-flow.ts';

export const addressSearchWith = (geocoder: Geocoder, location: LocationFlow): typeof addressSearchMachine =>
  addressSearchMachine.provide({
    actors: {
      findPlaces: alwaysAnswered(({ input, signal }) => geocoder.search(input.text, signal)),
      device: fromCallback(({ sendBack }) => {
        location.send({ type: 'location.asked' });
        return location.subscribe(() => {
          const { value, context } = location.getSnapshot();
          if (location.isThere() && value !== 'locating')
            sendBack({ type: 'device.updated', place: context.trouble === null ? context.place : null });
        });
      }),
    },
  });
