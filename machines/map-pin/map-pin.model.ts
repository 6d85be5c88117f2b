import type { Place } from '#contract/calls/places.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { mapPinMachine } from './map-pin.machine.ts';
import { FIRST_ZOOM } from './pin-view.ts';
import { mapPinQuestions } from './map-pin.questions.ts';

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
    { says: 'the customer drags the map', by: 'customer', event: { type: 'map.dragged', view: { ...eauxVives, zoom: FIRST_ZOOM } } },
    {
      says: 'the customer turns the wheel',
      by: 'customer',
      event: { type: 'map.dragged', view: { ...plainpalais, zoom: FIRST_ZOOM + 0.5 } },
    },
    { says: 'the customer pushes the pin north', by: 'customer', event: { type: 'pin.pushed', towards: 'north', far: false } },
    { says: 'the customer pushes the pin far west', by: 'customer', event: { type: 'pin.pushed', towards: 'west', far: true } },
    { says: 'the customer comes nearer', by: 'customer', event: { type: 'zoom.stepped', by: 1 } },
    { says: 'the customer goes farther', by: 'customer', event: { type: 'zoom.stepped', by: -1 } },
    { says: 'the customer takes the pin’s place', by: 'customer', event: { type: 'pin.taken' } },
    { says: 'the customer asks again', by: 'customer', event: { type: 'name.wanted' } },
    { says: 'the map is drawn', by: 'page', event: { type: 'map.drawn' } },
    { says: 'the map cannot be drawn', by: 'page', event: { type: 'map.failed' } },
    { says: 'the pin has rested', by: 'time', event: { type: 'xstate.after.pinRests.mapPin.resting' } },
    { says: 'an address stands there', by: 'server', event: { type: 'xstate.done.actor.nameIt', output: ok(carouge) } },
    { says: 'nobody delivers there', by: 'server', event: { type: 'xstate.done.actor.nameIt', output: ok(null) } },
    {
      says: 'no name can be had',
      by: 'server',
      event: { type: 'xstate.done.actor.nameIt', output: failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const) },
    },
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
