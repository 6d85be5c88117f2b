import type { Place } from '#contract/calls/places.ts';
import { toCurrentLocation } from '#domain/current-location.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { addressSearchMachine } from './address-search.machine.ts';
import { addressSearchQuestions } from './address-search.questions.ts';
import { answered, broke, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

const house = (street: string, number: string, postcode: string): Place => ({
  label: `${street} ${number}`,
  detail: `${postcode} Genève`,
  kind: 'house',
  latitude: 46.1969,
  longitude: 6.1428,
  street,
  house_number: number,
  postcode,
  city: 'Genève',
});
export const carouge: Place = house('Rue de Carouge', '12', '1205');
export const rhone: Place = house('Rue du Rhône', '50', '1204');
export const point = { ...toCurrentLocation(rhone), latitude: 46.2035, longitude: 6.1496 };
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

export const addressSearchModel = defineModel({
  machine: addressSearchMachine,
  title: 'Address search',
  sentence: 'Suggests addresses for what is typed, and never one that was suggested for something else.',
  usedBy: 'the landing page, the header’s address box and the store list',
  section: '1.2',
  inputs: [{ says: 'the field is empty', input: undefined }],
  events: [
    byCustomer('the customer types an address', { type: 'text.typed', text: 'rue de carouge 12' }),
    byCustomer('the customer types a single letter', { type: 'text.typed', text: 'r' }),
    byCustomer('the customer empties the field', { type: 'text.cleared' }),
    byCustomer('the customer leaves the field', { type: 'field.left' }),
    byCustomer('the customer picks a suggestion', { type: 'place.picked', place: carouge }),
    byCustomer('the customer picks what was suggested for another text', { type: 'place.picked', place: rhone }),
    byCustomer('the customer asks for the first suggestion', { type: 'first.wanted' }),
    byCustomer('the customer puts a pin on the map', { type: 'place.given', place: point }),
    byCustomer('the customer asks for their own location', { type: 'device.wanted' }),
    byPage('the device says where the customer is', { type: 'device.updated', place: point }),
    byPage('a place is meant', { type: 'place.meant' }),
    byPage('the device is not found', { type: 'device.updated', place: null }),
    byTime('the typing pauses', passed('typingPause.addressSearch.text.pausing')),
    byServer('there are suggestions', answered('findPlaces', ok([carouge]))),
    byServer('there are no suggestions', answered('findPlaces', ok([]))),
    byServer('no suggestions can be had', answered('findPlaces', offline)),
    byServer('the first suggestion is there', answered('findFirst', ok([carouge]))),
    byServer('there is no first suggestion', answered('findFirst', ok([]))),
    byServer('the first suggestion cannot be had', answered('findFirst', offline)),
    byPage('the device is not heard any more', broke('device')),
  ],
  samplesOf: {
    'place.picked': ({ context: { places } }) =>
      places.map((place) => byCustomer(`the customer picks ${place.label}`, { type: 'place.picked', place } as const)),
  },
  project: ({ context }) => ({
    text: context.text,
    places: context.places.map(({ label }) => label),
    before: context.before.map(({ label }) => label),
    trouble: context.trouble,
  }),
  invariants: [
    {
      says: 'suggestions are there in one state only',
      holds: ({ value, context }) => (value.text === 'suggesting') === context.places.length > 0,
    },
    {
      says: 'suggestions of a moment ago are there only while others are asked for',
      holds: ({ value, context }) =>
        context.before.length === 0 || value.text === 'pausing' || value.text === 'searching' || value.text === 'taking',
    },
    {
      says: 'a message about the search is gone while it is asked again',
      holds: ({ value, context }) => (value.text !== 'pausing' && value.text !== 'searching') || context.trouble === null,
    },
  ],
  steps: [
    {
      says: 'once a place is found nothing is typed or asked any more',
      holds: ({ after: { value, context }, emitted }) =>
        emitted.length === 0 ||
        (value.text === 'resting' && value.device === 'unasked' && context.text === '' && context.places.length === 0),
    },
    {
      says: 'a field that is left gives up what was typed, and the device',
      holds: ({ event, after: { value, context } }) =>
        event.type !== 'field.left' || (value.text === 'resting' && value.device === 'unasked' && context.text === ''),
    },
    {
      says: 'suggestions for another text are gone with the first letter',
      holds: ({ event, after: { context } }) =>
        event.type !== 'text.typed' || (context.text === event.text && context.places.length === 0 && context.trouble === null),
    },
  ],
  questions: addressSearchQuestions,
});
