import type { Place } from '#contract/calls/places.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { mapPinMachine } from './map-pin.machine.ts';
import { FIRST_ZOOM } from './pin-view.ts';
import { mapPinQuestions } from './map-pin.questions.ts';
import { answered, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

export const plainpalais = { latitude: 46.1969, longitude: 6.1428 } as const;
export const carouge: Place = {
  label: 'Rue de Carouge 12',
  detail: '1205 Genève, Plainpalais',
  kind: 'house',
  ...plainpalais,
  street: 'Rue de Carouge',
  house_number: '12',
  postcode: '1205',
  city: 'Genève',
};
export const eauxVives = { latitude: 46.204, longitude: 6.161 } as const;

export const mapPinModel = defineModel({
  machine: mapPinMachine,
  title: 'Pin on the map',
  sentence: 'Lets the customer say with a pin where to deliver, and names what stands there.',
  usedBy: 'every address field',
  section: '1.2',
  inputs: [{ says: 'the pin stands where the customer looks around from', input: { point: plainpalais } }],
  events: [
    byCustomer('the customer drags the map', { type: 'map.dragged', view: { ...eauxVives, zoom: FIRST_ZOOM } }),
    byCustomer('the customer turns the wheel', { type: 'map.dragged', view: { ...plainpalais, zoom: FIRST_ZOOM + 0.5 } }),
    byCustomer('the customer pushes the pin north', { type: 'pin.pushed', towards: 'north', far: false }),
    byCustomer('the customer pushes the pin far west', { type: 'pin.pushed', towards: 'west', far: true }),
    byCustomer('the customer comes nearer', { type: 'zoom.stepped', by: 1 }),
    byCustomer('the customer goes farther', { type: 'zoom.stepped', by: -1 }),
    byCustomer('the customer takes the pin’s place', { type: 'pin.taken' }),
    byCustomer('the customer asks again', { type: 'name.wanted' }),
    byPage('the map is drawn', { type: 'map.drawn' }),
    byPage('the map cannot be drawn', { type: 'map.failed' }),
    byTime('the pin has rested', passed('pinRests.mapPin.resting')),
    byServer('an address stands there', answered('nameIt', ok(carouge))),
    byServer('nobody delivers there', answered('nameIt', ok(null))),
    byServer('no name can be had', answered('nameIt', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const))),
  ],
  project: ({ context: { view, place, drawing } }) => ({
    place: place?.label ?? null,
    drawing,
    isAtFirst: view.latitude === plainpalais.latitude && view.longitude === plainpalais.longitude,
  }),
  invariants: [
    {
      says: 'a name is known in one state only, and where it was taken from it',
      holds: ({ value, context }) => value === 'taken' || (value === 'named') === (context.place !== null),
    },
    {
      says: 'the pin never leaves the map',
      holds: ({ context: { view } }) =>
        view.latitude >= 46.12 &&
        view.latitude <= 46.37 &&
        view.longitude >= 5.95 &&
        view.longitude <= 6.32 &&
        view.zoom >= 11 &&
        view.zoom <= 17,
    },
  ],
  questions: mapPinQuestions,
});
